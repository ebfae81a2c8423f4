//! What happened in Dealt!, in English.

use super::cards::{a_card, face, play, the_card};
use crate::engine::{BySeat, Seat, Seats};
use crate::games::dealt::{Card, Event, Leads, Loss, Secret};
use crate::i18n::dealt::Names;
use crate::i18n::en::words::{count, list, ordinal, verb};

/// What happened, in the log.
pub(super) fn event(event: &Event, names: &Names) -> String {
    let who = |seat: &Seat| names[*seat].as_str();
    match event {
        Event::RoundBegan { round, reserves } => round_began(*round, reserves, names),
        Event::Led { seat, why } => led(who(seat), *why),
        Event::Played {
            seat,
            from,
            play: played,
        } => {
            let from = places(*from, played.cards.len() as u8);
            format!("{} plays {}, {from}.", who(seat), play(played))
        }
        Event::Stopped { seat, at } => {
            format!("{} stops the trick with the {}.", who(seat), places(*at, 1))
        }
        Event::PlayedRedraw { seat, at } => {
            format!("{} plays a Redraw, {}.", who(seat), places(*at, 1))
        }
        Event::TookReserve {
            seat, card, gap, ..
        } => {
            let card = the_card(*card);
            format!(
                "{} takes {card} from the reserve and puts it in {} place.",
                who(seat),
                ordinal(gap + 1)
            )
        }
        Event::TrickEnded { highest } => trick_ended(*highest, names),
        Event::MustDraw { seat, cards } => {
            format!("{} draws {}.", who(seat), count(*cards, "card"))
        }
        Event::Placed { seat, gap } => {
            format!(
                "{} puts a drawn card in {} place.",
                who(seat),
                ordinal(gap + 1)
            )
        }
        Event::WentOut { seat } => {
            format!("{} has no cards left and is safely out.", who(seat))
        }
        Event::RoundLost { seats, why } => round_lost(*seats, *why, names),
        Event::GaveChip { seat, left } => {
            let left = match left {
                0 => "none".into(),
                left => left.to_string(),
            };
            format!("{} gives up a chip and has {left} left.", who(seat))
        }
        Event::LostGame { seat } => format!("{} owes a chip and has none.", who(seat)),
    }
}

fn round_began(round: u16, reserves: &BySeat<[Card; 2]>, names: &Names) -> String {
    let of = |(seat, cards): (Seat, &[Card; 2])| {
        format!("{} {} and {}", names[seat], face(cards[0]), face(cards[1]))
    };
    let all: Vec<String> = reserves.iter().map(of).collect();
    format!("Round {round} starts. Reserves: {}.", all.join("; "))
}

/// A moment of the game, over the table; nothing of what is none.
pub(super) fn moment(event: &Event, names: &Names) -> String {
    let who = |seat: Seat| names[seat].as_str();
    match *event {
        Event::Stopped { seat, .. } => format!("{} stops the trick", who(seat)),
        Event::TrickEnded {
            highest: Some(seat),
        } => format!("{} wins the trick", who(seat)),
        Event::TrickEnded { highest: None } => "Nobody wins the trick".into(),
        Event::MustDraw { seat, cards } => format!("{} draws {cards}", who(seat)),
        Event::RoundLost { seats, .. } => {
            let losers = list(seats.iter().map(|seat| names[seat].clone()));
            format!("{losers} {} the round", verb(seats, "loses", "lose"))
        }
        Event::LostGame { seat } => format!("{} loses the game", who(seat)),
        _ => String::new(),
    }
}

fn trick_ended(highest: Option<Seat>, names: &Names) -> String {
    match highest {
        Some(seat) => format!("The trick is over: {} played highest.", names[seat]),
        None => "The trick is over: nobody played a combination.".into(),
    }
}

pub(super) fn round_lost(seats: Seats, why: Loss, names: &Names) -> String {
    let who = list(seats.iter().map(|seat| names[seat].clone()));
    let (verb, have) = if seats.count() == 1 {
        ("loses", "has")
    } else {
        ("lose", "have")
    };
    match why {
        Loss::LastWithCards => format!("{who} {verb} the round: nobody else has cards left."),
        Loss::NobodyWithCards => {
            format!(
                "{who} {verb} the round: nobody has cards left, and someone else played highest."
            )
        }
        Loss::CannotAct => {
            format!("{who} can't beat it, {have} no reserves left and {verb} the round.")
        }
    }
}

pub(super) fn secret(secret: &Secret, who: &str) -> String {
    match secret {
        Secret::Dealt(cards) => {
            format!(
                "{who} was dealt {}.",
                list(cards.iter().map(|card| face(*card)))
            )
        }
        Secret::Drew(card) => format!("{who} drew {}.", a_card(*card)),
    }
}

/// Who leads, and why.
fn led(who: &str, why: Leads) -> String {
    let did = match why {
        Leads::LeftOfDealer => "sits to the dealer's left",
        Leads::GaveChip => "gave up a chip",
        Leads::Oldest => {
            return format!("Several players gave up a chip, so the oldest, {who}, leads.");
        }
        Leads::DrewOwnRedraw => "has drawn for their own Redraw",
        Leads::Stopped => "stopped the trick",
        Leads::Highest => "won the trick",
        Leads::NextHighest => "played highest of those still holding cards",
        Leads::RightHandNeighbour => "is nearest on the right with cards left",
    };
    format!("{who} {did} and leads.")
}

/// "5th card", "5th and 6th cards", "5th to 7th cards": where they lay in the hand.
fn places(from: u8, cards: u8) -> String {
    let (first, last) = (ordinal(from + 1), ordinal(from + cards));
    match cards {
        1 => format!("{first} card"),
        2 => format!("{first} and {last} cards"),
        _ => format!("{first} to {last} cards"),
    }
}
