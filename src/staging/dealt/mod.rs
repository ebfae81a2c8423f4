//! What is staged in Dealt!, and the runs that can be staged.

mod runs;

use super::{Risk, StagedMove};
use crate::engine::{Observation, sorted};
use crate::games::dealt::combination::MAX_CARDS;
use crate::games::dealt::{Action, Card, Combination, Dealt, Stage, Value, XValues};

pub use runs::{Run, after, next_under, runs};

/// A decision being made.
pub type Decision = super::Decision<Staged>;

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
        named: Option<XValues>,
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
    /// What is staged if it has this card of the hand, and else the card alone.
    #[must_use]
    pub fn with(self, place: usize) -> Self {
        if self.has(place) {
            self
        } else {
            Self::run(place, 1)
        }
    }

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
fn any_names(run: &[Card]) -> XValues {
    let xs = run.iter().filter(|card| **card == Card::X).count();
    [
        (xs > 0).then_some(Value::LOWEST),
        (xs > 1).then_some(Value::LOWEST),
    ]
}

/// A way to name the X of the staged cards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Naming {
    /// The values of the X.
    pub names: XValues,
    /// The resulting combination.
    pub combination: Combination,
}

/// What the board says about the staged cards.
#[derive(Clone, PartialEq, Debug)]
pub struct Facts {
    /// The legal ways to name the X of the staged cards.
    pub namings: Vec<Naming>,
    /// The card to be placed in the hand.
    pub moving: Option<Card>,
    /// The combination of the cards, and the one to beat.
    pub play: Option<StagedPlay>,
}

/// What a staged play would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StagedPlay {
    /// What it counts as.
    pub combination: Combination,
    /// The combination to beat.
    pub highest: Option<Combination>,
}

impl StagedMove for Staged {
    type Game = Dealt;
    type Facts = Facts;

    fn of(seen: &Observation<Dealt>, action: &Action) -> Option<Self> {
        Some(match *action {
            Action::Play { from, len, .. } => {
                let run = Self::run(from.into(), len.into());
                let wanted = seen.view.combination(action);
                let namings = namings(seen, run);
                let naming = namings.iter().find(|it| Some(it.combination) == wanted)?;
                Self::Run {
                    from: from.into(),
                    len: len.into(),
                    named: Some(naming.names),
                }
            }
            Action::Stop { at } | Action::Redraw { at } => Self::run(at.into(), 1),
            Action::TakeReserve { which, gap } => Self::Reserve {
                which,
                gap: Some(gap.into()),
            },
            Action::Place { gap } => Self::Drawn { gap: gap.into() },
        })
    }

    /// X are named as chosen, or else for the highest combination.
    fn resolved(self, seen: &Observation<Dealt>) -> Self {
        match self {
            Self::Run { from, len, named } => {
                let namings = namings(seen, self);
                let chosen = namings.iter().find(|it| Some(it.names) == named);
                let naming = chosen.or(namings.iter().max_by_key(|it| it.combination));
                let named = naming.map(|it| it.names);
                Self::Run { from, len, named }
            }
            other => other,
        }
    }

    fn action(&self, seen: &Observation<Dealt>) -> Option<Action> {
        self.to_action(&hand(seen))
    }

    fn facts(&self, seen: &Observation<Dealt>, _: bool) -> Facts {
        let combination = self
            .action(seen)
            .and_then(|action| seen.view.combination(&action));
        Facts {
            namings: namings(seen, *self),
            moving: moving(seen, *self),
            play: combination.map(|combination| StagedPlay {
                combination,
                highest: seen.view.trick.highest(),
            }),
        }
    }

    fn risk(decision: &Decision, seen: &Observation<Dealt>) -> Risk {
        let cards = seen.view.own.as_ref().map_or(0, Vec::len);
        let high = match decision.action {
            Some(Action::Play { len, .. }) => {
                decision.facts.namings.len() > 1 || usize::from(len) == cards
            }
            Some(Action::Stop { .. } | Action::Redraw { .. }) => true,
            _ => false,
        };
        if high { Risk::High } else { Risk::Usual }
    }
}

/// The cards of the viewer's hand.
pub fn hand(seen: &Observation<Dealt>) -> Vec<Card> {
    let own = seen.view.own.iter().flatten();
    own.map(|held| held.card).collect()
}

fn namings(seen: &Observation<Dealt>, staged: Staged) -> Vec<Naming> {
    let Staged::Run { from, len, .. } = staged else {
        return Vec::new();
    };
    let of = |action: &Action| match *action {
        Action::Play {
            from: at,
            len: cards,
            names,
        } if (usize::from(at), usize::from(cards)) == (from, len) => {
            let combination = seen.view.combination(action)?;
            Some(Naming { names, combination })
        }
        _ => None,
    };
    // Order a lone X by its number, and two X highest combination first, with each combination listed once.
    let mut legal = sorted(seen.legal().filter_map(of), |it| match it.names {
        [Some(number), None] => number.number(),
        _ => u8::MAX - (it.combination.rank as u8 * 16 + it.combination.high.number()),
    });
    legal.dedup_by_key(|it| it.combination);
    if legal.is_empty() {
        // Too low: the highest shows best by how much.
        let all = seen.tried.iter().filter_map(|tried| of(&tried.action));
        return all.max_by_key(|it| it.combination).into_iter().collect();
    }
    legal
}

fn moving(seen: &Observation<Dealt>, staged: Staged) -> Option<Card> {
    match (&seen.view.stage, staged) {
        (Stage::Redrawing { drawn, .. }, _) => *drawn,
        (_, Staged::Reserve { which, .. }) => {
            *seen.view.reserves[seen.eyes.seat()?].get(usize::from(which))?
        }
        _ => None,
    }
}
