//! What happened in Dealt!, in English.

use super::cards::{a_card, face, play, the_card};
use crate::engine::{BySeat, Seat, Seats};
use crate::games::dealt::{Card, Event, Leads, Loss, Secret};
use crate::i18n::dealt::Names;
use crate::i18n::en::words::{count, list};

/// What happened, in the log.
pub(super) fn event(event: &Event, names: &Names) -> String {
    let who = |seat: &Seat| names[*seat].as_str();
    match event {
        Event::RoundBegan { round, reserves } => round_began(*round, reserves, names),
        Event::Led { seat, why } => format!("{} leads, {}.", who(seat), why_lead(*why)),
        Event::Played {
            seat,
            from,
            play: played,
        } => {
            format!(
                "{} plays {} from place {}.",
                who(seat),
                play(played),
                from + 1
            )
        }
        Event::Stopped { seat, at } => {
            format!("{} stops the trick from place {}.", who(seat), at + 1)
        }
        Event::PlayedRedraw { seat, at } => {
            format!("{} plays Redraw from place {}.", who(seat), at + 1)
        }
        Event::TookReserve {
            seat, card, gap, ..
        } => {
            let card = the_card(*card);
            format!(
                "{} takes {card} from the reserve as card {}.",
                who(seat),
                gap + 1
            )
        }
        Event::TrickEnded { highest } => trick_ended(*highest, names),
        Event::MustDraw { seat, cards } => {
            format!("{} draws {}.", who(seat), count(*cards, "card"))
        }
        Event::Placed { seat, gap } => {
            format!(
                "{} puts a drawn card into the hand as card {}.",
                who(seat),
                gap + 1
            )
        }
        Event::WentOut { seat } => {
            format!("{} has no hand cards left and is safely out.", who(seat))
        }
        Event::RoundLost { seats, why } => round_lost(*seats, *why, names),
        Event::GaveChip { seat, left } => {
            format!(
                "{} gives up a chip and has {} left.",
                who(seat),
                count(*left, "chip")
            )
        }
        Event::LostGame { seat } => format!("{} owes a chip and has none.", who(seat)),
    }
}

fn round_began(round: u16, reserves: &BySeat<[Card; 2]>, names: &Names) -> String {
    let of = |(seat, cards): (Seat, &[Card; 2])| {
        format!("{} {} and {}", names[seat], face(cards[0]), face(cards[1]))
    };
    let all: Vec<String> = reserves.iter().map(of).collect();
    format!("Round {round} is dealt. Reserves: {}.", all.join("; "))
}

fn trick_ended(highest: Option<Seat>, names: &Names) -> String {
    match highest {
        Some(seat) => format!("The trick is over. {} was highest.", names[seat]),
        None => "The trick is over. Nobody played a combination.".into(),
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
        Loss::LastWithCards => format!("{who} {verb} the round: the last one with cards."),
        Loss::NobodyWithCards => {
            format!(
                "{who} {verb} the round: nobody has cards left, and the highest combination was another's."
            )
        }
        Loss::CannotAct => {
            format!(
                "{who} can play nothing higher and {have} no reserve left, so {who} {verb} the round."
            )
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

pub(super) fn why_lead(why: Leads) -> &'static str {
    match why {
        Leads::LeftOfDealer => "sitting left of the dealer",
        Leads::GaveChip => "having given up a chip",
        Leads::Oldest => "being the oldest, as several gave up a chip",
        Leads::DrewOwnRedraw => "having drawn for the own Redraw",
        Leads::Stopped => "having stopped the trick",
        Leads::Highest => "having played highest",
        Leads::NextHighest => "having played highest of those with cards",
        Leads::RightHandNeighbour => "sitting nearest on the right of one who is out",
    }
}
