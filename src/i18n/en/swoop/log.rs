//! What happened in Swoop, in English.

use super::cards::{a_card, all, cards, name, plural, stacks, worth};
use crate::engine::{BySeat, Seat};
use crate::games::swoop::{Counts, Event, Rank, Row, Secret, Stacks};
use crate::i18n::en::words::{count, list};
use crate::i18n::swoop::Names;

/// What happened, in the log.
pub(super) fn event(event: &Event, names: &Names) -> String {
    let who = |seat: &Seat| names[*seat].as_str();
    match event {
        Event::RoundBegan { round, faces } => round_began(*round, faces, names),
        Event::Drew { seat, card } => {
            format!("{} draws {} to see who starts.", who(seat), a_card(*card))
        }
        Event::Starts { seat } => format!("{} drew the highest card and starts.", who(seat)),
        Event::Played {
            seat,
            rank,
            hand,
            faces,
        } => format!("{} plays {}.", who(seat), from(*rank, *hand, *faces)),
        Event::Flipped {
            seat,
            stack: at,
            card,
        } => {
            format!(
                "{} turns over face-down card {}: {}.",
                who(seat),
                at + 1,
                a_card(*card)
            )
        }
        Event::Added {
            seat,
            rank,
            hand,
            faces,
        } => format!("{} adds {}.", who(seat), from(*rank, *hand, *faces)),
        Event::Swooped { seat, pile } => {
            let cards = count(pile.total(), "card");
            format!("{} swoops! {} out of play.", who(seat), cards)
        }
        Event::TookPile { seat, pile } => {
            let pile = worth(pile.total(), pile.points());
            format!("That's higher, so {} takes the pile: {pile}.", who(seat))
        }
        Event::EndedTurn { seat } => format!("{}'s turn ends.", who(seat)),
        Event::TimeCalled => "Time's up: this is the last round.".into(),
        Event::WentOut { seat } => {
            format!("{} has no cards left. The round is over.", who(seat))
        }
        Event::Scored {
            seat,
            left,
            points,
            total,
        } => scored(who(seat), left, *points, *total),
    }
}

/// A moment of the game, over the table; nothing of what is none.
pub(super) fn moment(event: &Event, names: &Names) -> String {
    let who = |seat: &Seat| names[*seat].as_str();
    match event {
        Event::Swooped { .. } => "Swoop!".into(),
        Event::TookPile { seat, pile } => {
            format!("{} takes {}", who(seat), count(pile.total(), "card"))
        }
        Event::WentOut { seat } => format!("{} is out!", who(seat)),
        _ => String::new(),
    }
}

fn round_began(round: u16, faces: &BySeat<Row>, names: &Names) -> String {
    let of = |(seat, row): (Seat, &Row)| {
        let cards = list(row.cards().map(|card| name(card).into()));
        format!("{} {cards}", names[seat])
    };
    let all: Vec<String> = faces.iter().map(of).collect();
    format!("Round {round} starts. Face up: {}.", all.join("; "))
}

/// "3 kings: 2 from hand, 1 face up from stack 2".
fn from(rank: Rank, hand: u8, faces: Stacks) -> String {
    if faces.is_empty() {
        return format!("{} from hand", cards(rank, hand));
    }
    let lying = faces.count();
    let stacks = stacks(faces);
    match (hand, lying) {
        (0, 1) => format!("a face-up {} from {stacks}", name(rank)),
        (0, _) => format!("{lying} face-up {} from {stacks}", plural(rank)),
        _ => {
            let cards = cards(rank, hand.saturating_add(lying));
            format!("{cards}: {hand} from hand, {lying} face up from {stacks}")
        }
    }
}

fn scored(who: &str, left: &Counts, points: u32, total: u32) -> String {
    if left.is_empty() {
        return format!("{who} scores 0. Total: {total}.");
    }
    let points = count(points, "point");
    format!(
        "{who} is left with {}: {points}. Total: {total}.",
        all(left)
    )
}

pub(super) fn secret(secret: &Secret, who: &str) -> String {
    match secret {
        Secret::Dealt(hand) => format!("{who} was dealt {}.", all(hand)),
    }
}
