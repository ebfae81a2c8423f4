//! Changes to saved games without playing them, whichever call fails: what is reported is true, and
//! all other games stay as they are.

use kitchen_table::games::GameId;
use kitchen_table::games::dealt::Dealt;
use kitchen_table::saves::{Entry, FileError, GameKey, Journal, StorageError, join};
use kitchen_table::setup::names::LONGEST_TITLE;
use kitchen_table::setup::{Chair, Setup, Who};
use kitchen_table::ui::registry;
use kitchen_table::ui::saved_games::{NotOpened, all, import_texts, remove, rename, repair};
use kitchen_table::ui::saving::SavedGame;
use kitchen_table::web::save_db::{peek, put};
use kitchen_table::web::simulated_browser::{self, Call, Fault};

use super::{Wrong, all_killed, all_wrong, each, outcome, restart, side};

/// A game that was dealt to these people, without any moves.
fn lines(names: &str) -> Vec<String> {
    let mut setup = Setup::new(GameId::Dealt);
    setup.chairs = vec![Chair::named(Who::Person, names); 3];
    let game = side(GameId::Dealt).deal(&setup, 7).expect("three can play");
    game.autosave().lines()
}

type Texts = Vec<(String, Result<String, FileError>)>;

fn file(games: &[Vec<String>]) -> Texts {
    vec![("games.jsonl".into(), Ok(join(games)))]
}

/// The saved games.
pub(super) fn games() -> Vec<SavedGame> {
    outcome(all())
        .expect("the database answers")
        .expect("it is open")
}

/// The lines of all saved games, sorted.
pub(super) fn contents() -> Vec<Vec<String>> {
    let mut all: Vec<_> = games().iter().map(|kept| peek(kept.key)).collect();
    all.sort();
    all
}

/// Imports a game for each of these names, and returns how many of them are saved.
pub(super) async fn import(names: &[&str]) -> usize {
    let games: Vec<_> = names.iter().map(|name| lines(name)).collect();
    import_texts(file(&games)).await.tally.opened
}

/// Two saved games, after the page was just opened.
pub(super) fn two_games() -> [SavedGame; 2] {
    assert_eq!(outcome(import(&["Ann", "Bo"])), Some(2));
    let mut games = games();
    games.sort_by_key(|kept| peek(kept.key));
    restart();
    games.try_into().expect("two games")
}

/// The calls to the browser if nothing goes wrong, without those that come `before`.
pub(super) fn calls(before: fn(), act: fn(&[SavedGame; 2])) -> Vec<Call> {
    let done = move || {
        let games = two_games();
        before();
        simulated_browser::plan(|_, _| None);
        act(&games);
        simulated_browser::log()
    };
    std::thread::spawn(done).join().expect("nothing goes wrong")
}

/// Does something with each fault and each kill of the browser, and checks the result.
fn whatever_happens(act: fn(&[SavedGame; 2]), look: fn(&[SavedGame; 2], Wrong)) {
    let calls = calls(|| (), act);
    let both = [all_wrong(&calls), all_killed(&calls)].concat();
    each("among the saved games", &both, |wrong| {
        let games = two_games();
        let other = peek(games[1].key);
        wrong.plan();
        look(&games, wrong);
        restart();
        assert_eq!(peek(games[1].key), other, "another game is another");
        // Everything that is there can be read.
        for kept in self::games() {
            assert!(kept.label.is_some());
            outcome(whole(kept.key)).expect("the database answers");
        }
    });
}

async fn whole(game: GameKey) {
    let opened = kitchen_table::ui::saved_games::open(game).await;
    opened.unwrap_or_else(|why| panic!("{why:?}"));
}

#[test]
fn a_deleted_game_is_gone_and_one_whose_deletion_failed_is_there() {
    fn delete(games: &[SavedGame; 2]) -> Option<Result<(), StorageError>> {
        let key = games[0].key;
        outcome(async move { remove(key, None).await.map(drop) })
    }
    whatever_happens(
        |games| {
            let _ = delete(games);
        },
        |games, wrong| {
            let before = peek(games[0].key);
            let said = delete(games);
            let there = peek(games[0].key);
            match said {
                Some(Ok(())) => assert!(there.is_empty()),
                Some(Err(_)) if wrong.fault != Fault::Unacknowledged => assert_eq!(there, before),
                // Whole or gone.
                _ => assert!(there.is_empty() || there == before),
            }
        },
    );
}

#[test]
fn a_title_is_kept_exactly_if_reported_so() {
    fn entitle(games: &[SavedGame; 2]) -> Option<Result<(), NotOpened>> {
        let key = games[0].key;
        outcome(async move { rename(key, "Sunday", None).await })
    }
    whatever_happens(
        |games| drop(entitle(games)),
        |games, wrong| {
            let before = peek(games[0].key);
            let said = entitle(games);
            let there = peek(games[0].key);
            assert!(there.starts_with(&before));
            let titled = there.len() > before.len();
            match said {
                Some(Ok(())) => assert!(titled),
                Some(Err(_)) if wrong.fault != Fault::Unacknowledged => assert!(!titled),
                _ => {}
            }
        },
    );
}

#[test]
fn a_closed_game_gets_a_title_without_its_code() {
    let stored = || {
        let games = two_games();
        games.map(|kept| (kept.clone(), peek(kept.key)))
    };
    let [(kept, lines), _] = std::thread::spawn(stored).join().expect("two games");
    let (key, label) = (kept.key, kept.label.expect("a label"));
    put(key, &label.write(), lines.iter().cloned().map(Ok).collect());
    for title in ["Sunday", ""] {
        let entitled = outcome(async move { rename(key, title, None).await });
        assert_eq!(entitled, Some(Ok(())));
        let mut expected = label.clone();
        expected.title = Some(title.to_owned()).filter(|title| !title.is_empty());
        assert_eq!(games()[0].label, Some(expected));
    }
    assert!(registry::side(GameId::Dealt).is_none());
    let there = peek(key);
    assert!(there.starts_with(&lines) && there.len() == lines.len() + 2);
    outcome(whole(key)).expect("the database answers");
}

#[test]
fn a_game_that_lost_its_label_gets_it_back_with_a_title() {
    let [kept, _] = two_games();
    let lines = peek(kept.key).into_iter().map(Ok).collect();
    put(kept.key, "no label", lines);
    let entitled = outcome(async move { rename(kept.key, "Sunday", None).await });
    assert_eq!(entitled, Some(Ok(())));
    let labels = games().into_iter().filter_map(|kept| kept.label);
    let titled = labels.filter(|label| label.title.as_deref() == Some("Sunday"));
    assert_eq!(titled.count(), 1);
}

#[test]
fn a_title_is_cut_wherever_it_comes_from() {
    let [kept, other] = two_games();
    let (long, cut) = ("t".repeat(1_500_000), Some("t".repeat(LONGEST_TITLE)));
    let title = |key| {
        let kept = games().into_iter().find(|kept| kept.key == key);
        kept.and_then(|kept| kept.label).and_then(|it| it.title)
    };
    let (key, long_too) = (kept.key, long.clone());
    let entitled = outcome(async move { rename(key, &long_too, None).await });
    assert_eq!(entitled, Some(Ok(())));
    assert_eq!(title(key), cut);
    assert!(peek(key).concat().len() < 3_000);
    let mut label = other.label.expect("a label");
    label.title = Some(long);
    let lines = peek(other.key).into_iter().map(Ok).collect();
    put(other.key, &label.write(), lines);
    assert_eq!(title(other.key), cut);
}

#[test]
fn an_imported_game_takes_no_more_room_than_one_of_this_page() {
    let mut lines = lines(&"n".repeat(500_000));
    let before = Journal::read::<Dealt>(&lines, &mut ());
    let mut journal = before.expect("it is whole").journal;
    lines.push(journal.add(&Entry::Titled("t".repeat(1_500_000))).into());
    for there in [0, 1] {
        let import = outcome(import_texts(file(std::slice::from_ref(&lines))));
        let tally = import.expect("it answers").tally;
        assert_eq!((tally.opened, tally.there), (1 - there, there));
    }
    assert!(contents().concat().concat().len() < 3_000);
    // A game that was saved as it is, is there as well.
    restart();
    put(7, "", lines.iter().cloned().map(Ok).collect());
    let import = outcome(import_texts(file(&[lines])));
    assert_eq!(import.expect("it answers").tally.there, 1);
}

#[test]
fn imported_games_are_there_if_reported_so_and_never_twice() {
    fn bring() -> Option<kitchen_table::ui::saved_games::Import> {
        outcome(import_texts(file(&[
            lines("Ann"),
            lines("Cy"),
            lines("Di"),
        ])))
    }
    whatever_happens(
        |_| drop(bring()),
        |_, wrong| {
            let said = bring();
            restart();
            let there = contents();
            let mut once = there.clone();
            once.dedup();
            assert_eq!(there, once, "a game is there twice");
            let Some(import) = said else {
                return;
            };
            let tally = import.tally;
            assert_eq!(tally.opened + tally.there + tally.not_saved, 3);
            assert_eq!(import.trouble.is_some(), tally.not_saved > 0);
            if wrong.fault != Fault::Unacknowledged {
                assert_eq!(there.len(), 2 + tally.opened);
            }
            // Once more, and all are there.
            let again = bring().expect("it answers").tally;
            assert_eq!(
                (again.opened, again.there),
                (5 - there.len() - 1, 3 - (5 - there.len() - 1))
            );
            assert_eq!(contents().len(), 4);
        },
    );
}

#[test]
fn rescuing_a_damaged_game_makes_a_game_of_its_own_or_changes_nothing() {
    fn mend(games: &[SavedGame; 2]) -> Option<Result<(), NotOpened>> {
        let key = games[0].key;
        outcome(async move { repair(key).await.map(drop) })
    }
    whatever_happens(
        |games| drop(mend(games)),
        |games, wrong| {
            let before = peek(games[0].key);
            let said = mend(games);
            assert_eq!(peek(games[0].key), before, "the damaged one stays as it is");
            restart();
            let there = contents().len();
            match said {
                Some(Ok(())) => assert_eq!(there, 3),
                Some(Err(_)) if wrong.fault != Fault::Unacknowledged => assert_eq!(there, 2),
                _ => assert!(there == 2 || there == 3),
            }
        },
    );
}
