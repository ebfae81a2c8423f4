//! Advice in Slapshot, and the reasons for it.
//!
//! Playing on tells no more here, so the same first look is taken again and again, each time with other guesses at what is
//! hidden: what is better in nearly all of them is better.

use crate::bots::Weigh;
use crate::bots::advice::{Advise, Comparing};
use crate::bots::search::Compared;
use crate::engine::{Observation, Rng, Seat};
use crate::games::slapshot::{Action, Card, Kind, Slapshot, Special, Stage};

/// How often it is looked at; each time at all decisions.
const LOOKS: usize = 8;

/// The first look is one like the others.
const PRIOR: f64 = 1.0;

/// Why a decision is good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Nobody knows what lies on the decks, so every pick is as good.
    DecksUnknown,
    /// The other's order is unknown, so every order is as good.
    AnyOrder,
    /// In overtime the first goal wins, and this order is drawn so that the other cannot prepare for it.
    Unforeseen,
    /// The card that is given up is the weakest of this kind in the team.
    Weakest(Kind),
    /// Against no other host are the odds as good as against this one.
    BestOdds(Seat),
    /// The rules allow nothing else.
    NothingElse,
}

impl Advise for Slapshot {
    type Reason = Reason;

    fn first_look(seen: &Observation<Self>, rng: &mut Rng) -> Vec<(Action, f64)> {
        Self::weigh(seen, rng)
    }

    fn compare(
        seen: &Observation<Self>,
        looked: Vec<(Action, f64)>,
        rng: &mut Rng,
    ) -> Option<Box<dyn Comparing<Self>>> {
        let compared = |(action, expected)| Compared {
            action,
            expected,
            results: Vec::new(),
        };
        let decisions: Vec<_> = looked.into_iter().map(compared).collect();
        (!decisions.is_empty()).then(|| -> Box<dyn Comparing<Self>> {
            Box::new(Looks {
                seen: seen.clone(),
                rng: rng.clone(),
                decisions,
                looks: 0,
            })
        })
    }

    /// Nobody knows what lies on the decks, and an order is made so that another would be as good: all are the same.
    fn alike(_: &Observation<Self>, one: &Action, other: &Action) -> bool {
        let same = |is: fn(&Action) -> bool| is(one) && is(other);
        one == other
            || same(|it| matches!(it, Action::Pick { .. }))
            || same(|it| matches!(it, Action::LineUp(_)))
    }

    fn reason(seen: &Observation<Self>, action: &Action) -> Option<Reason> {
        let view = &seen.view;
        let team = view.own.as_deref()?;
        match (*action, &view.stage) {
            (Action::Pick { .. }, _) => Some(Reason::DecksUnknown),
            (Action::LineUp(_), Stage::LiningUp { bout, .. }) => Some(match bout.overtime {
                0 => Reason::AnyOrder,
                _ => Reason::Unforeseen,
            }),
            (Action::Draft { card }, _) => {
                is_weakest(team, card).then_some(Reason::Weakest(card.kind))
            }
            (Action::GiveBack { card }, &Stage::GivingBack { drawn, .. }) => {
                let all: Vec<Card> = team.iter().copied().chain(drawn).collect();
                is_weakest(&all, card).then_some(Reason::Weakest(card.kind))
            }
            (Action::Game { host }, _) => {
                let games = seen.legal().filter(|it| matches!(it, Action::Game { .. }));
                (games.count() > 1).then_some(Reason::BestOdds(host))
            }
            _ if seen.legal().count() == 1 => Some(Reason::NothingElse),
            _ => None,
        }
    }
}

/// Whether no card of the same kind has a lower value, and not all of them have this one. Bruisers and Tiny Tim are worth
/// more than their value.
fn is_weakest(team: &[Card], card: Card) -> bool {
    let plain = |card: &Card| card.special == Special::Plain;
    let others = || team.iter().filter(|other| other.kind == card.kind);
    plain(&card)
        && others().all(|other| other.value >= card.value)
        && others().any(|other| other.value > card.value)
}

/// Looks being taken.
struct Looks {
    seen: Observation<Slapshot>,
    rng: Rng,
    decisions: Vec<Compared<Action>>,
    /// How often it was looked so far.
    looks: usize,
}

impl Looks {
    fn look(&mut self) {
        let weighed = Slapshot::weigh(&self.seen, &mut self.rng);
        for decision in &mut self.decisions {
            let worth = weighed
                .iter()
                .find(|(action, _)| *action == decision.action);
            // All decisions are weighed each time, except orders, of which there is one at a time.
            decision.results.extend(worth.map(|(_, worth)| worth));
        }
        self.looks += 1;
    }
}

impl Comparing<Slapshot> for Looks {
    fn go_on(&mut self) -> bool {
        if self.decisions.len() > 1 && self.looks < LOOKS {
            self.look();
        }
        let ended = self.decisions.len() == 1 || self.looks == LOOKS;
        if ended {
            self.decisions
                .sort_by(|one, other| other.worth(PRIOR).total_cmp(&one.worth(PRIOR)));
        }
        ended
    }

    fn decisions(&self) -> &[Compared<Action>] {
        &self.decisions
    }

    fn prior(&self) -> f64 {
        PRIOR
    }
}
