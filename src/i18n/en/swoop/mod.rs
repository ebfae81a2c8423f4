//! Swoop in English.

mod cards;
mod log;
mod prompt;
mod rules;

use super::words::capital;
use crate::engine::BySeat;
use crate::games::swoop::Rank;
use crate::games::swoop::play::SWOOP;
use crate::i18n::swoop::{Lookup, Msg};
pub(super) use cards::plural;
use cards::{a_card, all, face, lies, of, worth};

pub(in crate::i18n) use prompt::prompt;
pub(in crate::i18n) use rules::RULES;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Face(rank) => face(*rank).into(),
        Msg::Cards(rank, many) => cards::cards(*rank, *many),
        Msg::Lookup(what) => lookup(*what).into(),
        Msg::Refusal(refusal) => prompt::why_not(*refusal),
        Msg::Event(what, names) => log::event(what, names),
        Msg::Secret(what, name) => log::secret(what, name),

        Msg::TargetRule => "Points that end the game".into(),
        Msg::TargetChoice(points) => target(*points),
        Msg::TimeRule => "Time limit".into(),
        Msg::TimeChoice(None) => "None".into(),
        Msg::TimeChoice(Some(minutes)) => of(*minutes, "minute"),

        Msg::Pile => "The pile".into(),
        Msg::PileHolds { cards: 0, .. } => "The pile is empty".into(),
        Msg::PileHolds { cards, points } => worth(*cards, *points),
        Msg::Top { rank, run } => top(*rank, *run),
        Msg::Run(run) => format!("{run} of {SWOOP}"),
        Msg::Gone(cards) => format!("{} out of play", of(*cards, "card")),
        Msg::Decks(decks) => of(*decks, "deck"),
        Msg::PlaysAgain(name) => format!("{name} plays again"),

        Msg::Round => "round".into(),
        Msg::ForStart { names, drawn } => for_start(names, drawn),
        Msg::Left(cards) => format!("{cards}\u{a0}left"),
        Msg::TimeLeft(minutes) => format!("{} left", of(*minutes, "minute")),
        Msg::TimeCalled => "Time is called: last round".into(),
        Msg::Count(cards) => cards.to_string(),
        Msg::HandCount(cards) => format!("{} in hand", of(*cards, "card")),
        Msg::Known { known, all: false } => format!("among them {}", all(known)),
        Msg::Known { known, all: true } => format!("namely {}", all(known)),
        Msg::Lies(place) => lies(place),
        Msg::Total(total) => format!("{} in all", of(*total, "point")),
        Msg::Points(points) => points.to_string(),
        Msg::Pts(points) => format!("{points}\u{a0}{}", if *points == 1 { "pt" } else { "pts" }),
        Msg::FewLeft { name, left } => format!("{name} has only {} left.", of(*left, "card")),
        Msg::Caught { points, blinds } => caught(*points, *blinds),

        Msg::RoundOver(round) => format!("Round {round} is over"),
        Msg::PointsScored => "Points in each round".into(),
        Msg::Totals => "Total".into(),
    }
}

/// A target, and about how many rounds it takes to get there.
fn target(points: u16) -> String {
    let rounds = (points.saturating_add(20) / 42).max(1);
    format!("{points} (about {})", of(rounds, "round"))
}

/// "3 sevens on top, one more swoops".
fn top(rank: Rank, run: u8) -> String {
    let on_top = capital(&format!("{} on top", cards::cards(rank, run)));
    if run == SWOOP - 1 {
        format!("{on_top}, one more swoops")
    } else {
        on_top
    }
}

/// "You hold 61 points and 3 face-down cards".
fn caught(points: u32, blinds: u8) -> String {
    let seen = of(points, "point");
    let unseen = match blinds {
        0 => String::new(),
        _ => format!(" and {}", of(blinds, "face-down card")),
    };
    format!("You hold {seen}{unseen}")
}

/// The quick reference.
fn lookup(what: Lookup) -> &'static str {
    match what {
        Lookup::Fits => {
            "Play one card or more of one rank, from your hand, your face-up cards or both. They must be the same as the top of the pile or lower. Ace is lowest, king highest. On an empty pile anything goes."
        }
        Lookup::Higher => {
            "A higher card takes the pile into your hand, itself included, and your turn ends. There is no passing."
        }
        Lookup::Four => {
            "Four of a rank together on the pile, whoever played them, swoop it: it is out of play, and the player of the last one plays again."
        }
        Lookup::SwoopCards => {
            "10s and jokers fit on everything and swoop the pile at once. Their player plays again."
        }
        Lookup::FaceDown => {
            "A face-down card can be turned over once the face-up card on it is gone. If it is higher, you take the pile."
        }
        Lookup::GoOn => {
            "After a face-up card, or a face-down card that held, you may turn over uncovered face-down cards in the same turn. To a face-down card you may add cards of its rank."
        }
        Lookup::Score => {
            "The round ends when somebody has no cards left. For the others, each 10 and joker counts 50, jack, queen and king 10, ace 1, the rest what they show. The lowest total wins."
        }
    }
}

fn for_start(names: &BySeat<String>, drawn: &BySeat<Option<Rank>>) -> String {
    let each = drawn.iter().filter_map(|(seat, card)| {
        let card = a_card((*card)?);
        Some(format!("{} {card}", names[seat]))
    });
    format!(
        "Drawn for the start: {}.",
        each.collect::<Vec<_>>().join(", ")
    )
}
