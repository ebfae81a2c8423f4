//! Dealt! in English.

mod cards;
mod log;
mod prompt;
mod refusals;

use super::words::{agree, count, list, within};
use crate::i18n::Name;
use crate::i18n::dealt::{Highlight, Lookup, Msg, Note};
use cards::{a_card, face, name, rank_name, x_as};

pub(in crate::i18n) use prompt::prompt;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Note(what) => note(*what).into(),
        Msg::Card(card) => face(*card),
        Msg::Lookup(what) => lookup(*what).into(),
        Msg::Rank(rank) => rank_name(*rank).into(),
        Msg::Combination(combination) => name(*combination),
        Msg::XAs(played) => x_as(played),
        Msg::Refusal(refusal) => refusals::why_not(*refusal).into(),
        Msg::Event(what, names) => log::event(what, names),
        Msg::Highlight(what) => highlight(*what),
        Msg::LeftWith(name, cards) => {
            let cards = list(cards.iter().map(|card| face(*card)));
            format!("{name} had {cards} left")
        }
        Msg::Moment(what, names) => log::moment(what, names),
        Msg::Secret(what, name) => log::secret(what, name),

        Msg::ChipsRule => "Chips per player".into(),
        Msg::ChipsChoice(2) => "2 (20 min)".into(),
        Msg::ChipsChoice(chips) => format!("{chips} (30 min)"),
        Msg::OldestRule => "Oldest player (deals every round)".into(),

        Msg::Trick => "This trick".into(),
        Msg::PastTrick => "Last trick".into(),
        Msg::Leads(name) => {
            format!("{name} {} the next trick.", agree(name, "leads", "lead"))
        }
        Msg::Highest => ", highest".into(),
        Msg::Plus(cards) => format!("+{cards}"),
        Msg::Ladder => "Ranks, low to high".into(),
        Msg::WillDraw { cards, leader } => will_draw(*cards, *leader),
        Msg::Waiting => "to play".into(),
        Msg::Leading => "leads".into(),
        Msg::KnownCard(place, card) => format!("card {place} is {}", a_card(*card)),
        Msg::KnownMark => "Underlined: everyone knows it.".into(),
        Msg::Pile(cards) => format!("Draw pile: {}", count(*cards, "card")),
        Msg::Round => "round".into(),
        Msg::TrickPart => "trick".into(),
        Msg::Count(cards) => cards.to_string(),
        Msg::HandCount(cards) => count(*cards as u8, "card"),
        Msg::Chips(chips) => count(*chips, "chip"),
        Msg::Reserves([]) => "no reserves left".into(),
        Msg::Reserves([card]) => format!("reserve {}", face(*card)),
        Msg::Reserves(cards) => format!("reserves {}", list(cards.iter().map(|card| face(*card)))),
        Msg::TookReserve => "took a reserve".into(),
        Msg::PlayedStop => "Stop".into(),
        Msg::PlayedRedraw => "Redraw".into(),
        Msg::Out => "out of the round".into(),
        Msg::Oldest => "dealer".into(),
        Msg::RoundOver(round) => format!("Round {round} is over"),

        Msg::ChipsGiven => "Chips lost in each round".into(),
        Msg::KeptChips => "0".into(),
        Msg::GaveOne => "1".into(),
        Msg::OwedOne => "lost".into(),
        Msg::ChipsLeft => "Left".into(),
    }
}

fn highlight(what: Highlight) -> String {
    match what {
        Highlight::Long { rounds, tricks } => {
            format!("{}, {}", count(rounds, "round"), count(tricks, "trick"))
        }
        Highlight::MostTricks(name, tricks) => format!("{name} won the most tricks: {tricks}"),
        Highlight::Highest(who, combination) => {
            format!("{who} played the best combination: {}", name(combination))
        }
    }
}

fn will_draw(cards: u8, leader: Option<&Name>) -> String {
    let winner = format!("Redraw: whoever wins the trick draws {cards} cards");
    match leader {
        Some(leader) => {
            let leader = within(leader);
            format!("{winner}, or {leader} if nobody plays a combination")
        }
        None => winner,
    }
}

/// The quick reference.
fn lookup(what: Lookup) -> &'static str {
    match what {
        Lookup::Beats => {
            "Only cards next to each other in your hand go together. A higher kind beats any lower one; within a kind, the higher number wins. A tie doesn't beat."
        }
        Lookup::Wild => "X is any number from 1 to 12. You name it when you play it.",
        Lookup::Stop => "Stop ends the trick at once, and whoever played it leads the next one.",
        Lookup::Redraw => {
            "Redraw makes whoever wins the trick draw 3 cards, or 6 if there are two Redraws."
        }
        Lookup::Reserve => {
            "Unless you lead, you can take one of your reserve cards instead of playing, and put it anywhere in your hand."
        }
        Lookup::Loss => {
            "The last one with cards gives up a chip, and so does anyone who can't play or take a reserve. If you owe a chip and have none, you lose the game."
        }
    }
}

fn note(note: Note) -> &'static str {
    match note {
        Note::Neighbours => {
            "Your cards stay in the order they came. You can only play cards together if they're right next to each other."
        }
        Note::Brackets => {
            "See the brackets under your hand? Each one marks cards you can play together. Tap one to pick them."
        }
        Note::Reserve => {
            "Can't beat it, or don't want to? Take one of your two reserve cards into your hand instead."
        }
        Note::Gap => {
            "Pick the gap where this card goes. It stays there, so put it next to something it fits with."
        }
    }
}
