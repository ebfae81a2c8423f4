//! The rules of each game as people read them, in every language.

use kitchen_table::games::{GameId, dealt, slapshot, sloop, stroop, swoop};
use kitchen_table::i18n::booklet::{Article, Chapter, Footnote, Line, Passage, Run};
use kitchen_table::i18n::stroop::cards as stroop_words;
use kitchen_table::i18n::texts::booklet;
use kitchen_table::i18n::{self, Language};

fn clauses(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Sloop => sloop::CLAUSES,
        GameId::Dealt => dealt::CLAUSES,
        GameId::Swoop => swoop::CLAUSES,
        GameId::Stroop => stroop::CLAUSES,
        GameId::Slapshot => slapshot::CLAUSES,
    }
}

/// Every language with each of these.
fn in_each_language<T: Copy>(all: &[T]) -> impl Iterator<Item = (Language, T)> {
    let languages = Language::ALL.iter();
    languages.flat_map(|&language| all.iter().map(move |&it| (language, it)))
}

fn articles(language: Language, game: GameId) -> impl Iterator<Item = &'static Article> {
    let chapters = booklet(language, game).iter();
    chapters.flat_map(|chapter| chapter.articles)
}

/// The article of a clause.
#[track_caller]
pub(crate) fn article(language: Language, game: GameId, clause: &str) -> &'static Article {
    let found = articles(language, game).find(|article| article.clause == clause);
    found.unwrap_or_else(|| panic!("{clause} has no article"))
}

/// The lines of an article.
#[track_caller]
pub(crate) fn lines_of(language: Language, game: GameId, clause: &str) -> Vec<Line> {
    let parts = article(language, game, clause).passages.iter();
    parts.flat_map(Passage::lines).collect()
}

/// All lines of a game's rules.
pub(crate) fn lines(language: Language, game: GameId) -> Vec<Line> {
    let parts = booklet(language, game)
        .iter()
        .flat_map(Chapter::all_passages);
    parts.flat_map(Passage::lines).collect()
}

/// What a line says, with the cards as they are written.
pub(crate) fn said(line: Line) -> String {
    let words = line.runs().map(|run| match run {
        Run::Words(it) | Run::Term(it) | Run::See(it) | Run::Cards(it) => it,
    });
    words.collect()
}

/// The cards shown in a line, as written.
pub(crate) fn cards(line: Line) -> Vec<&'static str> {
    let faces = line.runs().filter_map(|run| match run {
        Run::Cards(faces) => Some(faces.split(' ')),
        _ => None,
    });
    faces.flatten().collect()
}

#[test]
fn every_clause_has_its_article() {
    for (language, game) in in_each_language(&GameId::ALL) {
        let titled: Vec<&str> = articles(language, game)
            .map(|article| article.clause)
            .collect();
        assert_eq!(titled, clauses(game), "{language:?}");
    }
}

/// Which clauses have which marks.
const MARKED: [(GameId, Footnote, &[&str]); 8] = [
    (
        GameId::Slapshot,
        Footnote::Ruling,
        &[
            "SH-1.3", "SH-1.5", "SH-2.1", "SH-2.2", "SH-2.3", "SH-3.1", "SH-3.6", "SH-3.7",
            "SH-4.1", "SH-4.3", "SH-4.4", "SH-4.5", "SH-5.1", "SH-5.2", "SH-5.3", "SH-6.2",
            "SH-6.3", "SH-6.4",
        ],
    ),
    (GameId::Slapshot, Footnote::Reconstructed, &["SH-6.1"]),
    (GameId::Slapshot, Footnote::Described, &["SH-1.4"]),
    (GameId::Slapshot, Footnote::Option, &["SH-1.4", "SH-6.2"]),
    (
        GameId::Stroop,
        Footnote::Ruling,
        &[
            "ST-1.1", "ST-1.3", "ST-2.3", "ST-3.2", "ST-3.5", "ST-3.6", "ST-4.1", "ST-4.2",
            "ST-4.3", "ST-4.4", "ST-4.5", "ST-5.1", "ST-6.1", "ST-6.2", "ST-7.3",
        ],
    ),
    (
        GameId::Stroop,
        Footnote::Reconstructed,
        &["ST-7.1", "ST-7.2", "ST-7.4"],
    ),
    (GameId::Stroop, Footnote::Described, &["ST-1.1"]),
    (
        GameId::Stroop,
        Footnote::Option,
        &[
            "ST-2.2", "ST-2.3", "ST-3.5", "ST-3.6", "ST-3.7", "ST-4.5", "ST-6.2",
        ],
    ),
];

#[test]
fn marks_show_what_is_not_in_the_rule_book() {
    for (language, (game, mark, expected)) in in_each_language(&MARKED) {
        let marked = articles(language, game).filter(|article| {
            let mut parts = article.passages.iter();
            parts.any(|part| part.bears(mark))
        });
        let marked: Vec<&str> = marked.map(|article| article.clause).collect();
        assert_eq!(marked, expected, "{language:?}, {game:?}, {mark:?}");
    }
}

#[test]
fn optional_chapters_are_marked() {
    let rows = [(GameId::Sloop, ["SL-9"]), (GameId::Slapshot, ["SH-5"])];
    for (language, (game, expected)) in in_each_language(&rows) {
        let optional = booklet(language, game).iter().filter(|chapter| {
            let mut parts = chapter.passages.iter();
            parts.any(|part| part.bears(Footnote::Option))
        });
        let optional: Vec<&str> = optional.map(|chapter| chapter.name).collect();
        assert_eq!(optional, expected, "{language:?}, {game:?}");
    }
}

fn is_card_of_sloop(face: &str) -> bool {
    let number = face.strip_suffix('!').unwrap_or(face).parse::<u8>();
    let lowest = if face.ends_with('!') { 4 } else { 1 };
    face == "Wild" || number.is_ok_and(|number| (lowest..=12).contains(&number))
}

/// Whether something printed like a card is one.
type IsCard = fn(&str) -> bool;

/// Whether this is a word as printed: big or little by its letters, then its color, and whether it is hollow.
fn is_card_of_stroop(face: &str) -> bool {
    let mut parts = face.split('.');
    let (word, ink, pattern) = (parts.next(), parts.next(), parts.next());
    let is_word = |word: &str| {
        let words = stroop::deck(false).into_iter().map(|card| {
            let word = stroop_words::Msg::Word(card.face().word);
            i18n::text(Language::English, word)
        });
        let one_size = word.to_lowercase() == word || word.to_uppercase() == word;
        one_size && words.into_iter().any(|it| it == word.to_lowercase())
    };
    word.is_some_and(is_word)
        && ink.is_some_and(|ink| ["blue", "red", "black", "yellow"].contains(&ink))
        && pattern.is_none_or(|pattern| pattern == "hollow")
        && parts.next().is_none()
}

#[test]
fn cards_in_the_rules_are_cards_of_the_game() {
    let rows: [(GameId, IsCard); 3] = [
        (GameId::Sloop, is_card_of_sloop),
        (GameId::Slapshot, |face| {
            slapshot::cards::deck().contains(&crate::slapshot::scene::card(face))
        }),
        (GameId::Stroop, is_card_of_stroop),
    ];
    for (language, (game, is_card)) in in_each_language(&rows) {
        for line in lines(language, game) {
            assert!(cards(line).into_iter().all(is_card), "{game:?}: {line:?}");
        }
    }
}
