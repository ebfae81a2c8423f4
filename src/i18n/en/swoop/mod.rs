//! Swoop in English.

mod cards;
mod log;
mod prompt;
mod refusals;

use super::words::{agree, capital, count, within};
use crate::engine::BySeat;
use crate::games::swoop::{Rank, SWOOP};
use crate::i18n::Names;
use crate::i18n::swoop::{Asks, Highlight, Lookup, Msg, Note};
pub(super) use cards::plural;
use cards::{a_card, all, face, lies, worth};

pub(in crate::i18n) use prompt::prompt;

#[expect(
    clippy::too_many_lines,
    reason = "one exhaustive match of sentences reads best whole"
)]
pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Asks(what) => asks(*what),
        Msg::Note(what) => note(*what).into(),
        Msg::Face(rank) => face(*rank).into(),
        Msg::Cards(rank, many) => cards::cards(*rank, *many),
        Msg::Lookup(what) => lookup(*what).into(),
        Msg::Refusal(refusal) => refusals::why_not(*refusal),
        Msg::Event(what, names) => log::event(what, names),
        Msg::Highlight(Highlight::Long(rounds)) => count(*rounds, "round"),
        Msg::Highlight(Highlight::MostSwoops(name, swoops)) => {
            format!("{name} swooped the most: {}", count(*swoops, "time"))
        }
        Msg::Highlight(Highlight::LargestPile(name, cards)) => {
            format!("{name} took the biggest pile: {}", count(*cards, "card"))
        }
        Msg::Moment(what, names) => log::moment(what, names),
        Msg::Took { rank, name, cards } => {
            let card = capital(&a_card(*rank));
            let who = within(name);
            format!("{card} is higher: {who} took {}", count(*cards, "card"))
        }
        Msg::Secret(what, name) => log::secret(what, name),

        Msg::TargetRule => "Points to end the game".into(),
        Msg::TargetChoice(points) => target(*points),
        Msg::TimeRule => "Time limit".into(),
        Msg::TimeChoice(None) => "None".into(),
        Msg::TimeChoice(Some(minutes)) => count(*minutes, "minute"),

        Msg::Pile => "The pile".into(),
        Msg::PileHolds { cards: 0, .. } => "The pile is empty".into(),
        Msg::PileHolds { cards, points } => worth(*cards, *points),
        Msg::Top { rank, run } => top(*rank, *run),
        Msg::Run(run) => format!("{run} of {SWOOP}"),
        Msg::PlayedBy(name) => format!("played by {}", within(name)),
        Msg::TurnInBrief(turn) => log::last_turn(turn),
        Msg::LastTurn(turn) => format!("Last turn: {turn}"),
        Msg::Gone(cards) => format!("{} out of play", count(*cards, "card")),
        Msg::Decks(decks) => count(*decks, "deck"),
        Msg::PlaysAgain(name) => format!("{name} {} again", agree(name, "plays", "play")),

        Msg::Round => "round".into(),
        Msg::ForStart { names, drawn } => for_start(names, drawn),
        Msg::Plus(points) => format!("+{points}"),
        Msg::Left(cards) => format!("{cards}\u{a0}left"),
        Msg::TimeLeft(minutes) => format!("{} left", count(*minutes, "minute")),
        Msg::TimeCalled => "Time's up: last round".into(),
        Msg::Count(cards) => cards.to_string(),
        Msg::HandCount(cards) => format!("{} in hand", count(*cards, "card")),
        Msg::Known { known, all: false } => format!("including {}", all(known)),
        Msg::Known { known, all: true } => format!("all known: {}", all(known)),
        Msg::Lies(place) => lies(place),
        Msg::Total(total) => format!("Total {total}"),
        Msg::Points(points) => points.to_string(),
        Msg::Pts(points) => format!("{points}\u{a0}{}", if *points == 1 { "pt" } else { "pts" }),
        Msg::FewLeft { name, left } => {
            let has = agree(name, "has", "have");
            format!("{name} {has} only {} left.", count(*left, "card"))
        }
        Msg::Caught { points, blinds } => caught(*points, *blinds),

        Msg::RoundOver(round) => format!("Round {round} is over"),
        Msg::PointsScored => "Points per round".into(),
        Msg::Totals => "Total".into(),
    }
}

/// What a player may do.
fn asks(what: Asks) -> String {
    match what {
        Asks::Turn(None) => "the pile is empty, anything goes".into(),
        Asks::Turn(Some(top)) => prompt::lower(top),
        Asks::Again => "play again, anything goes".into(),
        Asks::GoOn { turn, add } => match (turn, add) {
            (true, true) => "turn over a card, add to this one, or end your turn".into(),
            (true, false) => "turn over a card, or end your turn".into(),
            (false, true) => "add to this card, or end your turn".into(),
            (false, false) => "end your turn".into(),
        },
    }
}

/// A target, and about how many rounds it takes to get there.
fn target(points: u16) -> String {
    let rounds = (points.saturating_add(20) / 42).max(1);
    format!("{points} (about {})", count(rounds, "round"))
}

/// "3 sevens on top, one more to swoop".
fn top(rank: Rank, run: u8) -> String {
    let on_top = capital(&format!("{} on top", cards::cards(rank, run)));
    if run == SWOOP - 1 {
        format!("{on_top}, one more to swoop")
    } else {
        on_top
    }
}

/// "You hold 61 points and 3 face-down cards".
fn caught(points: u32, blinds: u8) -> String {
    let seen = count(points, "point");
    let unseen = match blinds {
        0 => String::new(),
        _ => format!(" and {}", count(blinds, "face-down card")),
    };
    format!("You hold {seen}{unseen}")
}

/// The quick reference.
fn lookup(what: Lookup) -> &'static str {
    match what {
        Lookup::Fits => {
            "Play one or more cards of the same rank, from your hand, your face-up cards or both. They have to match the top of the pile or be lower. Ace is lowest, king highest. On an empty pile, anything goes."
        }
        Lookup::Higher => {
            "If you play higher, you take the whole pile into your hand, with the cards you played, and your turn ends. You can't pass."
        }
        Lookup::Four => {
            "Four of a rank together on the pile swoop it, whoever played them. The pile is out of play, and whoever played the last one plays again."
        }
        Lookup::SwoopCards => {
            "10s and jokers fit on anything and swoop the pile at once. Then you play again."
        }
        Lookup::FaceDown => {
            "You can turn over a face-down card once the face-up card on it is gone. If it's higher than the pile, you take the pile."
        }
        Lookup::GoOn => {
            "After a face-up card, or a face-down card that stayed on the pile, you can turn over uncovered face-down cards in the same turn. You can add cards of the same rank to a face-down card."
        }
        Lookup::Score => {
            "The round ends when someone runs out of cards. The others count what they're left with: 50 for each 10 or joker, 10 for a jack, queen or king, 1 for an ace, and face value for the rest. The lowest total wins."
        }
    }
}

fn for_start(names: &Names, drawn: &BySeat<Option<Rank>>) -> String {
    let each = drawn.iter().filter_map(|(seat, card)| {
        let card = a_card((*card)?);
        Some(format!("{} {card}", within(&names[seat])))
    });
    format!(
        "Highest card starts: {}.",
        each.collect::<Vec<_>>().join(", ")
    )
}

fn note(note: Note) -> &'static str {
    match note {
        Note::Ranks => {
            "You can play all your cards of one rank at once, from your hand and from the table. The first to get rid of everything wins the round."
        }
        Note::Higher => {
            "Match the top card or go lower. If you play something higher, you have to take the whole pile."
        }
        Note::Sweep => {
            "A 10 or a joker sweeps the pile away, and so do four of a rank in a row. Then you play again."
        }
        Note::Blind => {
            "You can turn over a face-down card now. Nobody knows what it is: if it's too high, you take the pile."
        }
    }
}
