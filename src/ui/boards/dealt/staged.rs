//! A decision that has not been confirmed yet.

use crate::games::dealt::combination::MAX_CARDS;
use crate::games::dealt::{Action, Card, Names, Value};

/// What is staged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Staged {
    /// Nothing.
    #[default]
    Nothing,
    /// Neighboring cards of the hand.
    Run {
        /// The place of the first card.
        from: usize,
        /// The number of cards.
        len: usize,
        /// The values chosen for its X.
        named: Option<Names>,
    },
    /// A reserve, and the gap to put it in.
    Reserve {
        /// Which reserve.
        which: u8,
        /// The gap, once chosen.
        gap: Option<usize>,
    },
    /// A reserve that may not be taken now; staged so that the rules can explain why.
    Wanted {
        /// Which reserve.
        which: u8,
    },
    /// The gap for a drawn card.
    Drawn {
        /// The gap.
        gap: usize,
    },
}

impl Staged {
    /// A run whose X have no names yet.
    #[must_use]
    pub fn run(from: usize, len: usize) -> Self {
        Self::Run {
            from,
            len,
            named: None,
        }
    }

    /// A slide from one card to another: all cards between them, up to the length of a combination and stopping at a
    /// Stop or a Redraw.
    #[must_use]
    pub fn slide(hand: &[Card], from: usize, to: usize) -> Self {
        let alone = |place: usize| hand.get(place).is_none_or(|card| card.is_special());
        let way: Vec<usize> = if from <= to {
            (from..=to).collect()
        } else {
            (to..=from).rev().collect()
        };
        let mut run = way
            .into_iter()
            .take(MAX_CARDS)
            .take_while(|&place| !alone(place));
        let Some(first) = run.next() else {
            return Self::run(from, 1);
        };
        let last = run.last().unwrap_or(first);
        Self::run(first.min(last), first.abs_diff(last) + 1)
    }

    /// The place of the first staged card, and the number of cards.
    #[must_use]
    pub fn span(self) -> Option<(usize, usize)> {
        match self {
            Self::Run { from, len, .. } => Some((from, len)),
            _ => None,
        }
    }

    /// Whether exactly these cards are staged.
    #[must_use]
    pub fn run_is(self, from: usize, len: usize) -> bool {
        self.span() == Some((from, len))
    }

    /// Whether the card at this place is staged.
    #[must_use]
    pub fn has(self, place: usize) -> bool {
        matches!(self, Self::Run { from, len, .. } if (from..from + len).contains(&place))
    }

    /// The gap for the card.
    #[must_use]
    pub fn gap(self) -> Option<usize> {
        match self {
            Self::Reserve { gap, .. } => gap,
            Self::Drawn { gap } => Some(gap),
            _ => None,
        }
    }

    /// Handles a tap on a card: a neighbor extends the run, a card inside shortens it, any other starts a new one. A
    /// Stop or Redraw is always alone.
    #[must_use]
    pub fn tap(self, hand: &[Card], place: usize) -> Self {
        let alone = |place: usize| hand.get(place).is_some_and(|card| card.is_special());
        let Self::Run { from, len, .. } = self else {
            return Self::run(place, 1);
        };
        if place == from && len == 1 {
            return Self::Nothing;
        }
        if place == from {
            return Self::run(from + 1, len - 1);
        }
        if place + 1 == from + len {
            return Self::run(from, len - 1);
        }
        if (from..from + len).contains(&place) || alone(place) || alone(from) || len == MAX_CARDS {
            return Self::run(place, 1);
        }
        if place + 1 == from {
            Self::run(place, len + 1)
        } else if place == from + len {
            Self::run(from, len + 1)
        } else {
            Self::run(place, 1)
        }
    }

    /// Handles a tap on a gap.
    #[must_use]
    pub fn tap_gap(self, tapped: usize) -> Self {
        match self {
            Self::Reserve { which, .. } => Self::Reserve {
                which,
                gap: Some(tapped),
            },
            _ => Self::Drawn { gap: tapped },
        }
    }

    /// The decision, if it is complete. Cards that make no combination still become a play, so that the rules can
    /// explain why not.
    #[must_use]
    pub fn to_action(self, hand: &[Card]) -> Option<Action> {
        match self {
            Self::Nothing | Self::Reserve { gap: None, .. } => None,
            Self::Reserve {
                which,
                gap: Some(gap),
            } => Some(Action::TakeReserve {
                which,
                gap: gap as u8,
            }),
            Self::Wanted { which } => Some(Action::TakeReserve { which, gap: 0 }),
            Self::Drawn { gap } => Some(Action::Place { gap: gap as u8 }),
            Self::Run { from, len, named } => {
                let run = hand.get(from..from + len)?;
                let (from, len) = (from as u8, len as u8);
                Some(match run {
                    [Card::Stop] => Action::Stop { at: from },
                    [Card::Redraw] => Action::Redraw { at: from },
                    _ => Action::Play {
                        from,
                        len,
                        names: named.unwrap_or_else(|| any_names(run)),
                    },
                })
            }
        }
    }
}

/// Some name for each X, so that the rules complain about the cards and not about a missing name.
fn any_names(run: &[Card]) -> Names {
    let xs = run.iter().filter(|card| **card == Card::X).count();
    [
        (xs > 0).then_some(Value::LOWEST),
        (xs > 1).then_some(Value::LOWEST),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(number: u8) -> Card {
        Value::new(number).map_or(Card::X, Card::Number)
    }

    #[test]
    fn tapping_extends_shortens_or_begins_a_run() {
        let hand = [
            number(1),
            number(2),
            number(3),
            number(4),
            Card::Stop,
            number(5),
        ];
        let cases: &[(&[usize], Staged)] = &[
            (&[1], Staged::run(1, 1)),
            (&[1, 2], Staged::run(1, 2)),
            (&[2, 1], Staged::run(1, 2)),
            (&[1, 2, 3], Staged::run(1, 3)),
            (&[1, 1], Staged::Nothing),
            (&[1, 2, 1], Staged::run(2, 1)),
            (&[1, 2, 2], Staged::run(1, 1)),
            (&[1, 2, 3, 2], Staged::run(2, 1)),
            (&[0, 1, 2, 3], Staged::run(3, 1)),
            (&[0, 2], Staged::run(2, 1)),
            (&[3, 4], Staged::run(4, 1)),
            (&[4, 5], Staged::run(5, 1)),
        ];
        for (taps, expected) in cases {
            let staged = taps
                .iter()
                .fold(Staged::Nothing, |staged, &at| staged.tap(&hand, at));
            assert_eq!(staged, *expected, "{taps:?}");
        }
    }

    #[test]
    fn sliding_takes_up_to_three_cards_and_ends_at_a_stop() {
        let hand = [number(1), number(2), number(3), number(4), Card::Stop];
        let cases = [
            ((0, 0), Staged::run(0, 1)),
            ((0, 2), Staged::run(0, 3)),
            ((0, 3), Staged::run(0, 3)),
            ((3, 0), Staged::run(1, 3)),
            ((2, 4), Staged::run(2, 2)),
            ((4, 3), Staged::run(4, 1)),
        ];
        for ((from, to), expected) in cases {
            assert_eq!(Staged::slide(&hand, from, to), expected, "{from} to {to}");
        }
    }

    #[test]
    fn what_is_staged_becomes_a_decision() {
        let hand = [Card::X, number(2), Card::Stop, Card::Redraw];
        assert_eq!(Staged::Nothing.to_action(&hand), None);
        assert_eq!(
            Staged::run(2, 1).to_action(&hand),
            Some(Action::Stop { at: 2 })
        );
        assert_eq!(
            Staged::run(3, 1).to_action(&hand),
            Some(Action::Redraw { at: 3 })
        );
        assert_eq!(Staged::run(3, 2).to_action(&hand), None);
        let reserve = Staged::Reserve {
            which: 1,
            gap: None,
        };
        assert_eq!(reserve.to_action(&hand), None);
        let placed = reserve.tap_gap(4).to_action(&hand);
        assert_eq!(placed, Some(Action::TakeReserve { which: 1, gap: 4 }));
        let drawn = Staged::Nothing.tap_gap(0).to_action(&hand);
        assert_eq!(drawn, Some(Action::Place { gap: 0 }));
    }

    #[test]
    fn an_x_gets_some_name_so_that_the_refusal_is_about_the_cards() {
        let hand = [Card::X, number(9)];
        let names = [Some(Value::LOWEST), None];
        let expected = Action::Play {
            from: 0,
            len: 2,
            names,
        };
        assert_eq!(Staged::run(0, 2).to_action(&hand), Some(expected));
    }
}
