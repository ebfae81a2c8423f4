//! What happened in Swoop, in English.

use super::cards::{a_card, all, cards, name, of, plural, stack, stacks, worth};
use crate::engine::{BySeat, Seat};
use crate::games::swoop::{Counts, Event, Rank, Row, Secret, Stacks};
use crate::i18n::en::words::list;
use crate::i18n::swoop::Names;

/// What happened, in the log.
pub(super) fn event(event: &Event, names: &Names) -> String {
    let who = |seat: &Seat| names[*seat].as_str();
    match event {
        Event::RoundBegan { round, faces } => round_began(*round, faces, names),
        Event::Drew { seat, card } => {
            format!("{} draws {} for the start.", who(seat), a_card(*card))
        }
        Event::Starts { seat } => format!("{} drew highest and starts.", who(seat)),
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
                "{} turns over the face-down card of {}: {}.",
                who(seat),
                stack(*at),
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
            let (many, leave) = (pile.total(), verb(pile));
            let cards = of(many, "card");
            format!("{} swoops: {cards} {leave} out of play.", who(seat))
        }
        Event::TookPile { seat, pile } => {
            let pile = worth(pile.total(), pile.points());
            format!("That is higher. {} takes the pile: {pile}.", who(seat))
        }
        Event::EndedTurn { seat } => format!("{} ends the turn.", who(seat)),
        Event::TimeCalled => "Time is called: this round is the last.".into(),
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

fn verb(pile: &Counts) -> &'static str {
    if pile.total() == 1 { "is" } else { "are" }
}

fn round_began(round: u16, faces: &BySeat<Row>, names: &Names) -> String {
    let of = |(seat, row): (Seat, &Row)| {
        let cards = list(row.cards().map(|card| name(card).into()));
        format!("{} {cards}", names[seat])
    };
    let all: Vec<String> = faces.iter().map(of).collect();
    format!("Round {round} is dealt. Face up: {}.", all.join("; "))
}

/// "3 kings: 2 from the hand, 1 face up from stack 2".
fn from(rank: Rank, hand: u8, faces: Stacks) -> String {
    if faces.is_empty() {
        return format!("{} from the hand", cards(rank, hand));
    }
    let lying = faces.count();
    let stacks = stacks(faces);
    match (hand, lying) {
        (0, 1) => format!("a face-up {} from {stacks}", name(rank)),
        (0, _) => format!("{lying} face-up {} from {stacks}", plural(rank)),
        _ => {
            let cards = cards(rank, hand.saturating_add(lying));
            format!("{cards}: {hand} from the hand, {lying} face up from {stacks}")
        }
    }
}

fn scored(who: &str, left: &Counts, points: u32, total: u32) -> String {
    if left.is_empty() {
        return format!("{who} scores 0. Total: {total}.");
    }
    let points = of(points, "point");
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
