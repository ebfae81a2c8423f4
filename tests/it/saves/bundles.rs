//! Several games in one file: all of them come out again, and damage to one stays with it.

use kitchen_table::games::dealt::Dealt;
use kitchen_table::saves::{
    Journal, LARGEST_FILE, MOST_GAMES, Save, Splitter, backup, join, report, split,
};
use kitchen_table::settings::{Settings, Theme};

use super::journals::Written;
use super::{GAMES, game};

/// All test journals with this many lines.
fn games(lines: usize) -> Vec<Vec<String>> {
    (0..GAMES)
        .map(|seed| Written::many(seed, lines).lines())
        .collect()
}

#[test]
fn all_games_of_a_file_come_out_again() {
    for games in [games(1), games(40), games(300)] {
        assert_eq!(split(&join(&games)), games);
    }
    assert_eq!(split(&join(&[])), Vec::<Vec<String>>::new());
}

#[test]
fn line_endings_and_blank_lines_in_a_file_do_not_matter() {
    let games = games(20);
    let text = join(&games);
    let packed: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
    for carried in [
        text.replace('\n', "\r\n"),
        text.replace('\n', "\n\n\n"),
        text.replace('\n', " \t\n  "),
        packed.join("\n"),
        format!("\u{FEFF}{text}"),
        format!("\n\r\n \n{}\n\n", text.trim()),
    ] {
        assert_eq!(split(&carried), games, "{carried:.200?}");
    }
}

#[test]
fn a_game_in_one_line_is_a_file_too() {
    let (save, table) = game(3, 100);
    let games = split(&save.write());
    assert_eq!(games.len(), 1);
    let read = Journal::read::<Dealt>(&games[0], &mut ()).expect("it is whole");
    assert_eq!((read.save, read.table), (save, table));
}

#[test]
fn a_file_read_in_chunks_contains_the_same_games() {
    let text = format!("\u{FEFF}{}", join(&games(20)).replace('\n', "\r\n"));
    for size in [1, 7, 1000, text.len()] {
        let mut splitter = Splitter::default();
        let pieces = text.as_bytes().chunks(size);
        assert!(pieces.fold(true, |_, piece| splitter.read(piece)));
        assert_eq!(splitter.end().games, games(20));
    }
}

#[test]
fn a_file_of_another_kind_is_given_up_early() {
    for foreign in ["{\"format\":1}\n", "Dear diary\n\n"] {
        let mut splitter = Splitter::default();
        let piece = foreign.repeat(50);
        let read = (0..)
            .take_while(|_| splitter.read(piece.as_bytes()))
            .count();
        assert!(read < 10, "{read}");
        assert!(splitter.end().games.is_empty());
    }
}

#[test]
fn a_file_of_very_many_games_is_read_in_part() {
    let games = games(3);
    let file = |many: usize| {
        let games: Vec<_> = games.iter().cycle().take(many).cloned().collect();
        join(&games)
    };
    let read = |text: &str| {
        let mut splitter = Splitter::default();
        (splitter.read(text.as_bytes()), splitter.end())
    };
    let (reads_on, all) = read(&file(MOST_GAMES));
    assert!(reads_on && !all.has_more && all.games.len() == MOST_GAMES);
    // However many follow, and whatever they are.
    for more in [file(1), "{\"format\":1}\n".repeat(300_000)] {
        let (reads_on, part) = read(&format!("{}\n{more}{}", file(MOST_GAMES), file(1)));
        assert!(!reads_on && part.has_more);
        assert_eq!(part.games, all.games);
    }
}

#[test]
fn settings_are_exported_with_all_games_and_older_pages_skip_them() {
    let games = games(3);
    let theme = Theme::Dark;
    let settings = Settings {
        theme,
        ..Settings::default()
    };
    let text = backup_file(&games, &settings);
    let mut splitter = Splitter::default();
    splitter.read(text.as_bytes());
    let bundle = splitter.end();
    assert_eq!(bundle.games, games);
    let found = bundle.settings.expect("they are there");
    assert_eq!(
        serde_json::from_value::<Settings>(found).ok(),
        Some(settings)
    );
    // To older pages the line is part of a report's header.
    assert!(text.starts_with("{\"report\":\"kitchen-table\","));
    assert_eq!(split(&text), games);
    assert_eq!(
        split(&backup_file(&[], &Settings::default())),
        Vec::<Vec<String>>::new()
    );
}

/// The text of a backup that fits into one file.
fn backup_file(games: &[Vec<String>], settings: &Settings) -> String {
    let files = backup(games, settings);
    assert_eq!(files.len(), 1);
    files.concat()
}

#[test]
fn what_is_too_much_for_a_file_is_saved_as_several_that_can_be_read() {
    let game = &games(1)[0];
    let long = vec![game[0].clone(), "x".repeat(LARGEST_FILE / 2)];
    for (games, files) in [
        (vec![game.clone(); MOST_GAMES], 1),
        (vec![game.clone(); 2 * MOST_GAMES + 1], 3),
        (vec![long.clone(); 3], 3),
        (vec![game.clone(), long, game.clone()], 1),
    ] {
        let texts = backup(&games, &Settings::default());
        assert_eq!(texts.len(), files);
        let mut there = 0;
        for text in texts {
            assert!(text.len() <= LARGEST_FILE);
            let mut splitter = Splitter::default();
            splitter.read(text.as_bytes());
            let bundle = splitter.end();
            assert!(!bundle.has_more && bundle.settings.is_some());
            there += bundle.games.len();
        }
        assert_eq!(there, games.len());
    }
}

/// Three journals, and each game that their lines lead to.
fn three() -> (Vec<Vec<String>>, Vec<Save<Dealt>>) {
    let games: Vec<_> = (4..7).map(|seed| Written::many(seed, 4).lines()).collect();
    let read = |lines: &[String]| {
        Journal::read::<Dealt>(lines, &mut ())
            .expect("it is whole")
            .save
    };
    let led = games
        .iter()
        .flat_map(|lines| (1..=lines.len()).map(|many| read(&lines[..many])));
    let led = led.collect();
    (games, led)
}

/// The range of each game in the text.
fn places(games: &[Vec<String>], text: &str) -> Vec<std::ops::Range<usize>> {
    let place = |lines: &Vec<String>| {
        let game = lines.join("\n");
        let start = text.find(&game).expect("it is there");
        start..start + game.len()
    };
    games.iter().map(place).collect()
}

/// Asserts that an altered file contains no new readable game, and contains these games untouched.
fn none_new(altered: &[u8], led: &[Save<Dealt>], untouched: &[&Vec<String>]) {
    let text = String::from_utf8_lossy(altered);
    let found = split(&text);
    for lines in found.iter().filter(|lines| !untouched.contains(lines)) {
        if let Ok(read) = Journal::read::<Dealt>(lines, &mut ()) {
            assert!(led.contains(&read.save), "{text}");
        }
    }
    for lines in untouched {
        assert!(found.contains(lines), "{lines:?} in {text}");
    }
}

#[test]
fn a_truncated_file_has_all_games_before_the_cut() {
    let (games, led) = three();
    let text = join(&games);
    let places = places(&games, &text);
    for cut in 0..text.len() {
        let before = games.iter().zip(&places).filter(|(_, at)| at.end <= cut);
        let before: Vec<_> = before.map(|(game, _)| game).collect();
        none_new(&text.as_bytes()[..cut], &led, &before);
    }
}

#[test]
fn a_change_in_one_game_does_not_touch_the_games_beside_it() {
    let (games, led) = three();
    let text = join(&games);
    let places = places(&games, &text);
    for at in 0..text.len() {
        let beside = games
            .iter()
            .zip(&places)
            .filter(|(_, it)| !it.contains(&at));
        let mut beside: Vec<_> = beside.map(|(game, _)| game).collect();
        // A change between two games belongs to both.
        if beside.len() == games.len() {
            beside.clear();
        }
        let byte = text.as_bytes()[at];
        let flipped = byte ^ (1 << (at % 8));
        for now in [vec![], vec![flipped], vec![b'\n'], vec![byte, b'"']] {
            let mut altered = text.clone().into_bytes();
            altered.splice(at..=at, now);
            none_new(&altered, &led, &beside);
        }
    }
}

#[test]
fn a_damaged_game_does_not_affect_its_neighbors() {
    let whole = games(10);
    for rubbish in [
        "Dear diary",
        "7",
        "null",
        "{}",
        "{\"Rewo",
        "\u{FFFD}PNG",
        "\"format\"",
    ] {
        let damaged = vec![rubbish.to_owned(), whole[0][1].clone()];
        for at in 0..3 {
            let mut games = whole[1..3].to_vec();
            games.insert(at, damaged.clone());
            let found = split(&join(&games));
            let others = found.iter().filter(|lines| whole.contains(lines)).count();
            // An object without content is taken for a line of the game before it.
            assert!(
                others == 2 || rubbish == "{}" && at > 0,
                "{rubbish} at {at}: {found:?}"
            );
        }
    }
}

#[test]
fn a_bug_report_is_read_like_any_other_file() {
    let lines = Written::many(5, 30).lines();
    let text = report("1.2.3", "Mozilla/5.0 (\"X\")", &lines);
    let first: serde_json::Value =
        serde_json::from_str(text.lines().next().expect("a line")).expect("JSON");
    assert_eq!(first["page"], "1.2.3");
    assert_eq!(first["browser"], "Mozilla/5.0 (\"X\")");
    assert_eq!(split(&text), std::slice::from_ref(&lines));
    let header = text.find('\n').expect("a line");
    for at in 0..header {
        let mut altered = text.clone().into_bytes();
        altered[at] ^= 1 << (at % 8);
        let found = split(&String::from_utf8_lossy(&altered));
        assert!(found.contains(&lines), "{found:?}");
    }
}

#[test]
fn a_foreign_file_contains_no_game() {
    for text in [
        "",
        "\u{FEFF}",
        "\n \r\n",
        "Dear diary,\n\ntoday we played Dealt!\n",
        "{\"pace\":\"Instant\"}",
        "{\n  \"format\": 1,\n  \"record\": []\n}",
        "[\n]",
        "{\"report\":\"kitchen-table\"}",
        "\u{FFFD}PNG\r\n\u{1A}\n",
    ] {
        assert_eq!(split(text), Vec::<Vec<String>>::new(), "{text:?}");
    }
    let large = format!("{}{}", join(&games(3)), " ".repeat(LARGEST_FILE));
    assert!(split(&large).is_empty());
}
