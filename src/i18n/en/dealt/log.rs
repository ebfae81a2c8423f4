//! The log of Dealt!, in English.

use super::cards::{a_card, face, play, the_card};
use crate::engine::{BySeat, Seat, Seats};
use crate::games::dealt::{Card, Event, Leads, Loss, Secret};
use crate::i18n::Name;
use crate::i18n::dealt::Names;
use crate::i18n::en::words::{agree, all_of, count, list, ordinal, within};

/// The line of the log for an event.
pub(super) fn event(event: &Event, names: &Names) -> String {
    let who = |seat: &Seat| &names[*seat];
    match event {
        Event::RoundBegan { round, reserves } => round_began(*round, reserves, names),
        Event::Led { seat, why } => led(who(seat), *why),
        Event::Played {
            seat,
            from,
            play: played,
        } => {
            let from = places(*from, played.cards.len() as u8);
            format!("{} played {}, {from}.", who(seat), play(played))
        }
        Event::Stopped { seat, at } => {
            format!(
                "{} stopped the trick with the {}.",
                who(seat),
                places(*at, 1)
            )
        }
        Event::PlayedRedraw { seat, at } => {
            format!("{} played a Redraw, {}.", who(seat), places(*at, 1))
        }
        Event::TookReserve {
            seat, card, gap, ..
        } => {
            let card = the_card(*card);
            format!(
                "{} took {card} from the reserve and put it in {} place.",
                who(seat),
                ordinal(gap + 1)
            )
        }
        Event::TrickEnded { highest } => trick_ended(*highest, names),
        Event::MustDraw { seat, cards } => {
            format!("{} had to draw {}.", who(seat), count(*cards, "card"))
        }
        Event::Placed { seat, gap } => {
            format!(
                "{} put a drawn card in {} place.",
                who(seat),
                ordinal(gap + 1)
            )
        }
        Event::WentOut { seat } => {
            format!("{} got out safely, with no cards left.", who(seat))
        }
        Event::RoundLost { seats, why } => round_lost(*seats, *why, names),
        Event::GaveChip { seat, left } => {
            let left = match left {
                0 => "none".into(),
                left => left.to_string(),
            };
            format!("{} gave up a chip and had {left} left.", who(seat))
        }
        Event::LostGame { seat } => format!("{} owed a chip and had none.", who(seat)),
    }
}

fn round_began(round: u16, reserves: &BySeat<[Card; 2]>, names: &Names) -> String {
    let of = |(seat, cards): (Seat, &[Card; 2])| {
        let who = within(&names[seat]);
        format!("{who} {} and {}", face(cards[0]), face(cards[1]))
    };
    let all: Vec<String> = reserves.iter().map(of).collect();
    format!("Round {round} starts. Reserves: {}.", all.join("; "))
}

/// An event in a few words over the table; empty for most events.
pub(super) fn moment(event: &Event, names: &Names) -> String {
    let who = |seat: Seat| &names[seat];
    match *event {
        Event::Stopped { seat, .. } => format!("{} stopped the trick", who(seat)),
        Event::TrickEnded {
            highest: Some(seat),
        } => format!("{} won the trick", who(seat)),
        Event::TrickEnded { highest: None } => "Nobody won the trick".into(),
        // This is shown before the cards are drawn.
        Event::MustDraw { seat, cards } => {
            let (who, cards) = (who(seat), count(cards, "card"));
            format!("{who} {} to draw {cards}", agree(who, "has", "have"))
        }
        Event::RoundLost { seats, .. } => {
            format!("{} lost the round", all_of(seats, names))
        }
        Event::LostGame { seat } => format!("{} lost the game", who(seat)),
        _ => String::new(),
    }
}

fn trick_ended(highest: Option<Seat>, names: &Names) -> String {
    match highest {
        Some(seat) => {
            let who = within(&names[seat]);
            format!("The trick is over: {who} played highest.")
        }
        None => "The trick is over: nobody played a combination.".into(),
    }
}

pub(super) fn round_lost(seats: Seats, why: Loss, names: &Names) -> String {
    let who = all_of(seats, names);
    match why {
        Loss::LastWithCards => format!("{who} lost the round: nobody else had cards left."),
        Loss::NobodyWithCards => {
            format!("{who} lost the round: nobody had cards left, and someone else played highest.")
        }
        Loss::CannotAct => {
            format!("{who} couldn't beat it, had no reserves left and lost the round.")
        }
    }
}

pub(super) fn secret(secret: &Secret, who: &Name) -> String {
    match secret {
        Secret::Dealt(cards) => {
            let cards = list(cards.iter().map(|card| face(*card)));
            format!("{who} {} dealt {cards}.", agree(who, "was", "were"))
        }
        Secret::Drew(card) => format!("{who} drew {}.", a_card(*card)),
    }
}

/// Who was to lead, and why.
fn led(who: &Name, why: Leads) -> String {
    let did = match why {
        Leads::LeftOfDealer => "sat to the dealer's left",
        Leads::GaveChip => "gave up a chip",
        Leads::Oldest => {
            let who = within(who);
            return format!("Several players gave up a chip, so {who} got to lead as the oldest.");
        }
        Leads::DrewOwnRedraw => agree(
            who,
            "had to draw for their own Redraw",
            "had to draw for your own Redraw",
        ),
        Leads::Stopped => "stopped the trick",
        Leads::Highest => "won the trick",
        Leads::NextHighest => "played highest of those still holding cards",
        Leads::RightHandNeighbour => "sat nearest on the right with cards left",
    };
    format!("{who} {did} and got to lead.")
}

/// "5th card", "5th and 6th cards", "5th to 7th cards": their positions in the hand.
fn places(from: u8, cards: u8) -> String {
    let (first, last) = (ordinal(from + 1), ordinal(from + cards));
    match cards {
        1 => format!("{first} card"),
        2 => format!("{first} and {last} cards"),
        _ => format!("{first} to {last} cards"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::dealt::{Combination, Play, Rank, Value};
    use crate::i18n::en::addressing::{both, said_of};

    const FIRST: Seat = Seat(0);

    fn pair() -> Play {
        let (rank, high) = (Rank::Pair, Value::LOWEST);
        Play {
            cards: [Card::Number(high), Card::X].into_iter().collect(),
            values: [high, high].into_iter().collect(),
            combination: Combination { rank, high },
        }
    }

    fn expect(events: &[(Event, &str)]) {
        for (event, said) in events {
            assert_eq!(both(|names| super::event(event, names)), said_of(said));
        }
    }

    #[test]
    fn tricks_are_right_for_ann_and_for_you() {
        let (seat, card) = (FIRST, Card::X);
        let (at, gap, cards) = (4, 2, 3);
        let highest = Some(FIRST);
        let played = Event::Played {
            seat,
            from: at,
            play: pair(),
        };
        let took = Event::TookReserve {
            seat,
            which: 0,
            card,
            gap,
        };
        expect(&[
            (
                played,
                "WHO played a pair of 1s (X as 1), 5th and 6th cards.",
            ),
            (
                Event::Stopped { seat, at },
                "WHO stopped the trick with the 5th card.",
            ),
            (
                Event::PlayedRedraw { seat, at },
                "WHO played a Redraw, 5th card.",
            ),
            (
                took,
                "WHO took the X from the reserve and put it in 3rd place.",
            ),
            (
                Event::TrickEnded { highest },
                "The trick is over: who played highest.",
            ),
            (Event::MustDraw { seat, cards }, "WHO had to draw 3 cards."),
            (
                Event::Placed { seat, gap },
                "WHO put a drawn card in 3rd place.",
            ),
        ]);
        let reserves = BySeat::new(3, |_| [card, card]);
        assert_eq!(
            both(|names| round_began(1, &reserves, names)),
            said_of("Round 1 starts. Reserves: who X and X; Bo X and X; Cy X and X.")
        );
    }

    #[test]
    fn ends_are_right_for_ann_and_for_you() {
        let seat = FIRST;
        let lost = |seats, why| Event::RoundLost { seats, why };
        let (first, two) = (Seats::only(FIRST), Seats::first(2));
        let chip = |left| Event::GaveChip { seat, left };
        expect(&[
            (
                Event::WentOut { seat },
                "WHO got out safely, with no cards left.",
            ),
            (
                lost(first, Loss::LastWithCards),
                "WHO lost the round: nobody else had cards left.",
            ),
            (
                lost(first, Loss::NobodyWithCards),
                "WHO lost the round: nobody had cards left, and someone else played highest.",
            ),
            (
                lost(first, Loss::CannotAct),
                "WHO couldn't beat it, had no reserves left and lost the round.",
            ),
            (chip(1), "WHO gave up a chip and had 1 left."),
            (chip(0), "WHO gave up a chip and had none left."),
            (
                lost(two, Loss::CannotAct),
                "WHO and Bo couldn't beat it, had no reserves left and lost the round.",
            ),
            (Event::LostGame { seat }, "WHO owed a chip and had none."),
        ]);
    }

    #[test]
    fn who_leads_and_why_is_right_for_ann_and_for_you() {
        for (why, said) in [
            (
                Leads::LeftOfDealer,
                "WHO sat to the dealer's left and got to lead.",
            ),
            (Leads::GaveChip, "WHO gave up a chip and got to lead."),
            (
                Leads::Oldest,
                "Several players gave up a chip, so who got to lead as the oldest.",
            ),
            (
                Leads::DrewOwnRedraw,
                "WHO had to draw for THEIR own Redraw and got to lead.",
            ),
            (Leads::Stopped, "WHO stopped the trick and got to lead."),
            (Leads::Highest, "WHO won the trick and got to lead."),
            (
                Leads::NextHighest,
                "WHO played highest of those still holding cards and got to lead.",
            ),
            (
                Leads::RightHandNeighbour,
                "WHO sat nearest on the right with cards left and got to lead.",
            ),
        ] {
            let event = Event::Led { seat: FIRST, why };
            assert_eq!(both(|names| super::event(&event, names)), said_of(said));
        }
    }

    #[test]
    fn moments_are_right_for_ann_and_for_you() {
        let seat = FIRST;
        let highest = Some(FIRST);
        let (seats, why) = (Seats::first(2), Loss::CannotAct);
        for (event, said) in [
            (Event::Stopped { seat, at: 0 }, "WHO stopped the trick"),
            (Event::TrickEnded { highest }, "WHO won the trick"),
            (
                Event::MustDraw { seat, cards: 3 },
                "WHO HAVE to draw 3 cards",
            ),
            (
                Event::MustDraw { seat, cards: 1 },
                "WHO HAVE to draw 1 card",
            ),
            (Event::RoundLost { seats, why }, "WHO and Bo lost the round"),
            (Event::LostGame { seat }, "WHO lost the game"),
        ] {
            assert_eq!(both(|names| moment(&event, names)), said_of(said));
        }
    }

    #[test]
    fn secrets_are_right_for_ann_and_for_you() {
        let dealt = Secret::Dealt(vec![Card::X, Card::Stop]);
        for (what, said) in [
            (dealt, "WHO WERE dealt X and Stop."),
            (Secret::Drew(Card::X), "WHO drew an X."),
        ] {
            assert_eq!(both(|names| secret(&what, &names[FIRST])), said_of(said));
        }
    }
}
