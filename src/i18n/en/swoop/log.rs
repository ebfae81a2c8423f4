//! The log of Swoop, in English.

use super::cards::{a_card, all, cards, name, plural, stacks, worth};
use crate::engine::{BySeat, Seat};
use crate::games::swoop::{Counts, Event, Rank, Row, Secret, Stacks};
use crate::i18n::Name;
use crate::i18n::en::words::{agree, count, list, within};
use crate::i18n::swoop::Names;

/// The line of the log for an event.
pub(super) fn event(event: &Event, names: &Names) -> String {
    let who = |seat: &Seat| &names[*seat];
    match event {
        Event::RoundBegan { round, faces } => round_began(*round, faces, names),
        Event::Drew { seat, card } => {
            format!("{} drew {} to see who'd start.", who(seat), a_card(*card))
        }
        Event::Starts { seat } => format!("{} drew the highest card and got to start.", who(seat)),
        Event::Played {
            seat,
            rank,
            hand,
            faces,
        } => format!("{} played {}.", who(seat), from(*rank, *hand, *faces)),
        Event::Flipped {
            seat,
            stack: at,
            card,
        } => {
            format!(
                "{} turned over face-down card {}: {}.",
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
        } => format!("{} added {}.", who(seat), from(*rank, *hand, *faces)),
        Event::Swooped { seat, pile } => {
            let cards = count(pile.total(), "card");
            format!("{} swooped! {} out of play.", who(seat), cards)
        }
        Event::TookPile { seat, pile } => {
            let pile = worth(pile.total(), pile.points());
            let who = within(who(seat));
            format!("That was higher, so {who} took the pile: {pile}.")
        }
        // Everybody sees whose turn it is then.
        Event::EndedTurn { .. } => String::new(),
        Event::TimeCalled => "Time's up: this is the last round.".into(),
        Event::WentOut { seat } => {
            format!("{} ran out of cards. The round is over.", who(seat))
        }
        Event::Scored {
            seat,
            left,
            points,
            total,
        } => scored(who(seat), left, *points, *total),
    }
}

/// An event in a few words over the table; empty for most events.
pub(super) fn moment(event: &Event, names: &Names) -> String {
    let who = |seat: &Seat| &names[*seat];
    match event {
        Event::Swooped { .. } => "Swoop!".into(),
        Event::TookPile { seat, pile } => {
            format!("{} took {}", who(seat), count(pile.total(), "card"))
        }
        Event::WentOut { seat } => format!("{} went out!", who(seat)),
        _ => String::new(),
    }
}

/// A turn, in a few words.
pub(super) fn last_turn(turn: &[&Event]) -> String {
    let swoop = |event: &&Event| matches!(event, Event::Swooped { .. });
    let swoops = turn.iter().filter(|event| swoop(event)).count();
    let after = turn.iter().rposition(swoop).map_or(0, |at| at + 1);
    let last = turn[after..].iter().rev().find_map(|event| match event {
        Event::Played {
            rank, hand, faces, ..
        } => Some(("played ", cards(*rank, hand + faces.count()))),
        Event::Added {
            rank, hand, faces, ..
        } => Some(("added ", cards(*rank, hand + faces.count()))),
        Event::Flipped { card, .. } => Some(("turned over ", a_card(*card))),
        Event::TookPile { pile, .. } => Some(("", format!("took {}", count(pile.total(), "card")))),
        _ => None,
    });
    // "swooped, then 2 fours"
    let last = last.map(|(verb, what)| {
        if swoops == 0 {
            format!("{verb}{what}")
        } else {
            what
        }
    });
    let swooped = match swoops {
        0 => None,
        1 => Some("swooped".to_owned()),
        2 => Some("swooped twice".to_owned()),
        _ => Some(format!("swooped {swoops} times")),
    };
    let all: Vec<String> = swooped.into_iter().chain(last).collect();
    all.join(", then ")
}

fn round_began(round: u16, faces: &BySeat<Row>, names: &Names) -> String {
    let of = |(seat, row): (Seat, &Row)| {
        let cards = list(row.cards().map(|card| name(card).into()));
        format!("{} {cards}", within(&names[seat]))
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

fn scored(who: &Name, left: &Counts, points: u32, total: u32) -> String {
    if left.is_empty() {
        return format!("{who} scored 0. Total: {total}.");
    }
    let points = count(points, "point");
    format!("{who} had {} left: {points}. Total: {total}.", all(left))
}

pub(super) fn secret(secret: &Secret, who: &Name) -> String {
    match secret {
        Secret::Dealt(hand) => {
            format!("{who} {} dealt {}.", agree(who, "was", "were"), all(hand))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::en::addressing::{both, said_of};

    const FIRST: Seat = Seat(0);

    fn expect(events: &[(Event, &str)]) {
        for (event, said) in events {
            assert_eq!(both(|names| super::event(event, names)), said_of(said));
        }
    }

    #[test]
    fn turns_are_right_for_ann_and_for_you() {
        let (seat, card, stack) = (FIRST, Rank::Eight, 0);
        let played = |hand, faces| Event::Played {
            seat,
            rank: Rank::King,
            hand,
            faces,
        };
        let added = Event::Added {
            seat,
            rank: card,
            hand: 0,
            faces: Stacks::only(3),
        };
        let both_from = "WHO played 3 kings: 2 from hand, 1 face up from stack 1.";
        expect(&[
            (played(1, Stacks::NONE), "WHO played a king from hand."),
            (played(2, Stacks::only(0)), both_from),
            (
                Event::Flipped { seat, stack, card },
                "WHO turned over face-down card 1: an 8.",
            ),
            (added, "WHO added a face-up 8 from stack 4."),
            (
                Event::Swooped {
                    seat,
                    pile: kings(),
                },
                "WHO swooped! 2 cards out of play.",
            ),
            (
                Event::TookPile {
                    seat,
                    pile: kings(),
                },
                "That was higher, so who took the pile: 2 cards, 20 points.",
            ),
        ]);
    }

    #[test]
    fn rounds_are_right_for_ann_and_for_you() {
        let (seat, card) = (FIRST, Rank::Eight);
        let scored = |left: Counts| Event::Scored {
            seat,
            points: left.points(),
            left,
            total: 72,
        };
        let none = Counts::default();
        expect(&[
            (
                Event::Drew { seat, card },
                "WHO drew an 8 to see who'd start.",
            ),
            (
                Event::Starts { seat },
                "WHO drew the highest card and got to start.",
            ),
            (
                Event::WentOut { seat },
                "WHO ran out of cards. The round is over.",
            ),
            (scored(none), "WHO scored 0. Total: 72."),
            (
                scored(kings()),
                "WHO had 2 kings left: 20 points. Total: 72.",
            ),
        ]);
        let faces = BySeat::new(3, |_| Row::default());
        let began = both(|names| round_began(1, &faces, names));
        assert!(began[0].contains("Face up: Ann "), "{}", began[0]);
        assert!(began[1].contains("Face up: you "), "{}", began[1]);
    }

    fn kings() -> Counts {
        [Rank::King, Rank::King].into_iter().collect()
    }

    #[test]
    fn moments_are_right_for_ann_and_for_you() {
        let (seat, pile) = (FIRST, [Rank::King].into_iter().collect());
        for (event, said) in [
            (Event::TookPile { seat, pile }, "WHO took 1 card"),
            (Event::WentOut { seat }, "WHO went out!"),
        ] {
            assert_eq!(both(|names| moment(&event, names)), said_of(said));
        }
    }

    #[test]
    fn secrets_are_right_for_ann_and_for_you() {
        let dealt = Secret::Dealt([Rank::King].into_iter().collect());
        assert_eq!(
            both(|names| secret(&dealt, &names[FIRST])),
            said_of("WHO WERE dealt a king.")
        );
    }
}
