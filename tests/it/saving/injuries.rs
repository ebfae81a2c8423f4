//! Fifty ways to damage a saved game: each is reported, and none of the games is changed.

use kitchen_table::engine::{Seat, Seats, Status};
use kitchen_table::games::GameId;
use kitchen_table::i18n::saves::Msg;
use kitchen_table::setup::Setup;
use kitchen_table::ui::saved_games::{NotOpened, all, bytes, open, rename};
use kitchen_table::ui::saving::Label;
use kitchen_table::ui::words::say;
use kitchen_table::web::save_db::{peek, put};
use serde_json::Value;

use super::outcome;
use super::story::Whole;
use crate::saves::forged;

const FOREIGN: &str = "This isn't a Kitchen Table game.";
const DAMAGED: &str = "This game is damaged:";
const AGAINST: &str = "This game can't be replayed:";
const NOBODY: &str = "This game doesn't say who sits where:";

/// A line, or the JSON for something that is not text.
type Line = Result<String, String>;

/// Makes the damaged lines from those of a whole game and of another one.
type Change = Box<dyn Fn(&[String], &[String]) -> Vec<Line>>;

/// What happened, what is reported, and how the lines change.
type Injury = (&'static str, &'static str, Change);

fn texts(lines: impl IntoIterator<Item = String>) -> Vec<Line> {
    lines.into_iter().map(Ok).collect()
}

/// Changes one line.
fn line(at: usize, change: impl Fn(&str) -> Line + 'static) -> Change {
    Box::new(move |lines, _| {
        let mut all = texts(lines.iter().cloned());
        let at = at.min(all.len() - 1);
        all[at] = change(&lines[at]);
        all
    })
}

const LAST: usize = usize::MAX;

fn text(at: usize, change: impl Fn(&str) -> String + 'static) -> Change {
    line(at, move |it| Ok(change(it)))
}

/// Changes the lines.
fn lines(change: impl Fn(&mut Vec<String>, &[String]) + 'static) -> Change {
    Box::new(move |lines, others| {
        let mut lines = lines.to_vec();
        change(&mut lines, others);
        texts(lines)
    })
}

/// Changes a field of the first line, and seals it again.
fn says(pointer: &'static str, value: impl Into<Value>) -> Change {
    let value = value.into();
    text(0, move |it| {
        forged(it, "", |save| {
            *save.pointer_mut(pointer).expect(pointer) = value.clone();
        })
    })
}

fn flip(line: &str, at: usize) -> String {
    let other = if line[at..].starts_with('x') {
        "y"
    } else {
        "x"
    };
    [&line[..at], other, &line[at + 1..]].concat()
}

/// Changes the letter at this offset from the word.
fn flip_at(word: &'static str, behind: usize) -> impl Fn(&str) -> String {
    move |line| flip(line, line.find(word).expect(word) + behind)
}

fn cut_early_and_late() -> Vec<Injury> {
    vec![
        (
            "nothing is left of the deal",
            FOREIGN,
            text(0, |_| String::new()),
        ),
        (
            "one letter is left of the deal",
            FOREIGN,
            text(0, |it| it[..1].into()),
        ),
        (
            "the deal is cut early",
            DAMAGED,
            text(0, |it| it[..40].into()),
        ),
        (
            "the deal is cut in the middle",
            DAMAGED,
            text(0, |it| it[..it.len() / 2].into()),
        ),
        (
            "the deal is cut at its end",
            DAMAGED,
            text(0, |it| it[..it.len() - 1].into()),
        ),
        (
            "nothing is left of a move",
            DAMAGED,
            text(2, |_| String::new()),
        ),
        (
            "a move is cut in the middle",
            DAMAGED,
            text(2, |it| it[..it.len() / 2].into()),
        ),
        (
            "a move is cut at its end",
            DAMAGED,
            text(2, |it| it[..it.len() - 1].into()),
        ),
        (
            "the last move is cut",
            DAMAGED,
            text(LAST, |it| it[..20].into()),
        ),
    ]
}

fn other_letters() -> Vec<Injury> {
    vec![
        (
            "a letter of the format is another",
            FOREIGN,
            text(0, flip_at("kitchen", 0)),
        ),
        (
            "a letter of who sits there is another",
            DAMAGED,
            text(0, flip_at("person", 0)),
        ),
        (
            "a letter of the deal is another",
            DAMAGED,
            text(0, flip_at("seed", 0)),
        ),
        (
            "a sign of the deal is another",
            DAMAGED,
            text(0, |it| flip(it, 0)),
        ),
        (
            "a digit of its seal is another",
            DAMAGED,
            text(0, flip_at("\"sum\"", 8)),
        ),
        (
            "a letter of a move is another",
            DAMAGED,
            text(1, flip_at("Played", 0)),
        ),
        (
            "the time of a move is another",
            DAMAGED,
            text(2, |it| {
                let (before, after) = it.split_once("\"at\":").expect("a time");
                [before, "\"at\":1", after].concat()
            }),
        ),
        (
            "the last letter is another",
            DAMAGED,
            text(LAST, |it| flip(it, it.len() - 1)),
        ),
    ]
}

fn other_lines() -> Vec<Injury> {
    vec![
        (
            "the deal comes second",
            FOREIGN,
            lines(|it, _| it.swap(0, 1)),
        ),
        (
            "the first moves are swapped",
            DAMAGED,
            lines(|it, _| it.swap(1, 2)),
        ),
        (
            "later moves are swapped",
            DAMAGED,
            lines(|it, _| it.swap(2, 3)),
        ),
        (
            "the deal is doubled",
            DAMAGED,
            lines(|it, _| it.insert(0, it[0].clone())),
        ),
        (
            "a move is doubled",
            DAMAGED,
            lines(|it, _| it.insert(1, it[1].clone())),
        ),
        (
            "the deal and a move are one line",
            DAMAGED,
            lines(|it, _| {
                let one = it.remove(1);
                it[0] += &one;
            }),
        ),
        (
            "the deal is missing",
            FOREIGN,
            lines(|it, _| drop(it.remove(0))),
        ),
        (
            "the first move is missing",
            DAMAGED,
            lines(|it, _| drop(it.remove(1))),
        ),
        (
            "a later move is missing",
            DAMAGED,
            lines(|it, _| drop(it.remove(2))),
        ),
        (
            "the deal is of another game",
            DAMAGED,
            lines(|it, others| it[0] = others[0].clone()),
        ),
        (
            "a move is of another game",
            DAMAGED,
            lines(|it, others| it[1] = others[1].clone()),
        ),
        (
            "a later move is of another game",
            DAMAGED,
            lines(|it, others| it[2] = others[2].clone()),
        ),
        (
            "another game follows",
            DAMAGED,
            lines(Vec::extend_from_slice),
        ),
        (
            "it is a diary",
            FOREIGN,
            lines(|it, _| {
                *it = ["Dear diary", "today I played cards"]
                    .map(String::from)
                    .into();
            }),
        ),
        (
            "it is huge",
            DAMAGED,
            text(0, |it| it.to_owned() + &" ".repeat(5 << 20)),
        ),
        (
            "it is huge and something else",
            FOREIGN,
            lines(|it, _| *it = vec!["x".repeat(5 << 20)]),
        ),
        ("it is empty", FOREIGN, lines(|it, _| it.clear())),
    ]
}

fn no_text() -> Vec<Injury> {
    let no_text = |at, what: &'static str| line(at, move |_| Err(what.into()));
    vec![
        ("the deal is a number", FOREIGN, no_text(0, "7")),
        ("the deal is nothing", FOREIGN, no_text(0, "null")),
        (
            "the deal is a list",
            FOREIGN,
            line(0, |it| Err(format!("[{it:?}]"))),
        ),
        (
            "the deal is an object",
            FOREIGN,
            line(0, |it| Err(it.into())),
        ),
        ("a move is true", DAMAGED, no_text(1, "true")),
        ("a move is an object", DAMAGED, line(2, |it| Err(it.into()))),
    ]
}

fn sealed_anew() -> Vec<Injury> {
    vec![
        (
            "it is of an older version",
            "saved in format 0, but this page reads format 1",
            says("/version", 0),
        ),
        (
            "it is of a later version",
            "saved in format 9, but this page reads format 1",
            says("/version", 9),
        ),
        ("its version is a word", DAMAGED, says("/version", "one")),
        (
            "it was played by later rules",
            "played with version 2 of its rules",
            says("/rules", 2),
        ),
        (
            "it is of a game that is unknown",
            "no game called \"bridge\" here",
            says("/game", "bridge"),
        ),
        (
            "it is of another program",
            FOREIGN,
            says("/format", "chess"),
        ),
        ("too many play", AGAINST, says("/record/options/players", 6)),
        (
            "the deal is of another seed",
            DAMAGED,
            says("/record/seed", 4),
        ),
        (
            "somebody unknown sits there",
            NOBODY,
            says("/seats/1", "cat"),
        ),
        (
            "a name is missing",
            NOBODY,
            says("/names", Vec::<String>::new()),
        ),
    ]
}

#[test]
fn fifty_damaged_games_are_each_reported_and_none_is_changed() {
    let all_injuries = [
        cut_early_and_late(),
        other_letters(),
        other_lines(),
        no_text(),
        sealed_anew(),
    ];
    let injuries: Vec<Injury> = all_injuries.into_iter().flatten().collect();
    assert_eq!(injuries.len(), 50);
    let games = [7, 8].map(|seed| Whole::dealt(GameId::Dealt, seed).lines);
    let (whole, others) = (&games[0][..12], &games[1][..12]);
    let status = Status::ToAct(Seats::only(Seat(0)));
    let label = Label::new(&Setup::new(GameId::Dealt), None, 11, &status).write();
    for (key, (what, sentence, injure)) in (1..).zip(&injuries) {
        put(key, &label, injure(whole, others));
        let before = peek(key);
        let entitled = outcome(rename(key, "Sunday", None)).expect("the database answers");
        let opened = outcome(open(key)).expect("the database answers");
        assert_eq!(entitled.as_ref().err(), opened.as_ref().err(), "{what}");
        match opened {
            Err(NotOpened::Damage(damage)) => {
                let said = say(Msg::from(&damage.why));
                assert!(said.contains(sentence), "{what}: {said}");
            }
            other => panic!("{what}: {other:?}"),
        }
        assert_eq!(peek(key), before, "{what}");
        assert_eq!(outcome(bytes(key)), Some(Ok(before)), "{what}");
    }
    let listed = outcome(all())
        .expect("the database answers")
        .expect("it is open");
    assert_eq!(listed.len(), 50);
}
