//! What is staged in Sloop.
//!
//! | file | contains |
//! | --- | --- |
//! | `ways` | the legal uses of a card |
//! | `split` | the chosen cards of the display, and how they split into groups |
//! | `play` | a card to play, and the taps on what goes with it |

mod play;
mod split;
mod ways;

use super::{Risk, StagedMove};
use crate::engine::{Observation, Seat, sorted};
use crate::games::sloop::{Action, Card, Heap, Sloop, Stage, Value, View};

pub use play::{Play, Target, actor, continued, open_build, playable};
pub use split::{Places, Split};
pub use ways::{Verb, is_taken, moved, takes, ways};

use ways::{groups_of, value_of};

/// A decision being made.
pub type Decision = super::Decision<Staged>;

/// What is staged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Staged {
    /// Nothing.
    #[default]
    Nothing,
    /// A card to play.
    Card(Play),
    /// A card for the partner, by its place in the hand: the one to offer, or the one given in exchange for the
    /// partner's (SL-9.3).
    ForPartner(usize),
}

impl Staged {
    /// The card to be played, if there is one.
    pub fn play(self) -> Option<Play> {
        match self {
            Self::Card(play) => Some(play),
            _ => None,
        }
    }

    /// What a tap on a card of the hand stages, or on a flipped one.
    #[must_use]
    pub fn tapped(view: &View, place: usize) -> Self {
        match view.stage {
            Stage::Offering { .. } | Stage::Answering { .. } => Self::ForPartner(place),
            _ => Self::Card(Play::of(place)),
        }
    }

    /// The next or previous way to play the card, or else another card; `None` if there is none.
    #[must_use]
    pub fn stepped(self, facts: &Facts, seen: &Observation<Sloop>, on: bool) -> Option<Self> {
        let cards = match seen.view.stage {
            Stage::Over(_) => 0,
            _ => playable(&seen.view).len(),
        };
        let last = cards.checked_sub(1)?;
        let place = match self {
            Self::Card(play) => match facts.other_way(play, seen, on) {
                Some(other) => return Some(Self::Card(other)),
                None => Some(play.place),
            },
            Self::ForPartner(place) => Some(place),
            Self::Nothing => None,
        };
        let next = match place {
            None if on => 0,
            None => last,
            Some(place) if on => (place + 1) % cards,
            Some(place) => (place + last) % cards,
        };
        Some(Self::tapped(&seen.view, next))
    }
}

/// What the board says about a staged card.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Facts {
    /// Its possible uses, each with the decision that moves most cards.
    pub verbs: Vec<(Verb, Action)>,
    /// The numbers that it can stand for or build, if there is a choice, each with the decision that moves most cards.
    pub numbers: Vec<(Value, Action)>,
    /// The cards of the display that can go with it.
    pub fits: Heap,
    /// The builds that it can capture or continue.
    pub builds: Vec<(Value, Verb)>,
    /// The alternative sets of loose cards.
    pub sets: Vec<Places>,
    /// How the chosen cards split.
    pub split: Option<Split>,
}

impl Facts {
    /// Those of a card.
    #[must_use]
    pub fn of(play: Play, seen: &Observation<Sloop>) -> Self {
        let view = &seen.view;
        let Some(card) = play.card(view) else {
            return Self::default();
        };
        let mut facts = Self {
            split: play.split(view),
            sets: play.alternatives(seen),
            ..Self::default()
        };
        for (verb, action) in ways(seen, card) {
            better(&mut facts.verbs, verb, action, view);
            let build = touched(action, view).map(|build| (build, verb));
            facts
                .builds
                .extend(build.filter(|it| !facts.builds.contains(it)));
            let here = play.verb == Some(verb);
            if here && let Some(value) = value_of(action) {
                better(&mut facts.numbers, value, action, view);
            }
            let asked =
                value_of(action).is_none_or(|value| play.value.is_none_or(|it| it == value));
            if asked && play.verb.is_none_or(|it| it == verb) {
                facts
                    .fits
                    .extend(groups_of(action).unwrap_or_default().iter().copied());
            }
        }
        facts.numbers = sorted(facts.numbers, |(value, _)| *value);
        if play.verb == Some(Verb::Capture) && !card.is_wild() {
            facts.numbers.clear();
        }
        facts
    }

    /// The next or previous way to play the card: other loose cards, or else another number.
    pub fn other_way(&self, play: Play, seen: &Observation<Sloop>, on: bool) -> Option<Play> {
        let now = self.sets.iter().position(|&it| Some(it) == play.chosen);
        let end = if on {
            self.sets.len().saturating_sub(1)
        } else {
            0
        };
        let numbers = self.numbers.len();
        if numbers < 2 || now.is_some_and(|now| now != end) {
            return (self.sets.len() > 1).then(|| play.stepped(&self.sets, on));
        }
        let mut values = self.numbers.iter().map(|(value, _)| *value);
        let at = values.position(|value| Some(value) == play.value)?;
        let next = if on { at + 1 } else { at + numbers - 1 } % numbers;
        let (value, _) = self.numbers[next];
        let other = Play {
            spares: false,
            ..play.counting(value)
        };
        let last = || other.alternatives(seen).pop();
        let chosen = if on { None } else { last() };
        Some(Play { chosen, ..other })
    }

    /// Whether the card can be used in this way.
    pub fn can(&self, verb: Verb) -> bool {
        self.best(verb).is_some()
    }

    /// The decision for this use that moves most cards.
    pub fn best(&self, verb: Verb) -> Option<&Action> {
        let found = self.verbs.iter().find(|(it, _)| *it == verb);
        found.map(|(_, action)| action)
    }
}

/// The build that a decision captures or continues.
fn touched(action: &Action, view: &View) -> Option<Value> {
    match action {
        Action::Capture {
            value, build: true, ..
        } => Some(*value),
        Action::Continue { .. } => open_build(view),
        _ => None,
    }
}

/// Records a decision unless one that moves at least as many cards is recorded for this key.
fn better<K: PartialEq>(all: &mut Vec<(K, Action)>, key: K, action: &Action, view: &View) {
    match all.iter_mut().find(|(it, _)| *it == key) {
        Some((_, best)) if moved(best, view) < moved(action, view) => *best = action.clone(),
        Some(_) => {}
        None => all.push((key, action.clone())),
    }
}

impl StagedMove for Staged {
    type Game = Sloop;
    type Facts = Facts;

    fn of(seen: &Observation<Sloop>, action: &Action) -> Option<Self> {
        let place = |card: Card| {
            let own = seen.view.own.as_ref()?;
            own.iter().position(|&held| held == card)
        };
        match *action {
            Action::Offer(card) => Some(Self::ForPartner(place(card?)?)),
            Action::KeepFor(card) => Some(Self::ForPartner(place(card)?)),
            _ => Play::doing(&seen.view, action).map(Self::Card),
        }
    }

    fn resolved(self, seen: &Observation<Sloop>) -> Self {
        match self {
            Self::Card(play) => Self::Card(play.resolved(seen)),
            other => other,
        }
    }

    fn action(&self, seen: &Observation<Sloop>) -> Option<Action> {
        let view = &seen.view;
        match *self {
            Self::Nothing => None,
            Self::Card(play) => play.to_action(view),
            Self::ForPartner(place) => {
                let card = view.own.as_ref()?.get(place).copied()?;
                Some(match view.stage {
                    Stage::Answering { .. } => Action::KeepFor(card),
                    _ => Action::Offer(Some(card)),
                })
            }
        }
    }

    fn facts(&self, seen: &Observation<Sloop>, _: bool) -> Facts {
        match self {
            Self::Card(play) => Facts::of(*play, seen),
            _ => Facts::default(),
        }
    }

    /// Cards that are put down can be taken by anybody, and a wild is easily wasted.
    fn risk(decision: &Decision, _: &Observation<Sloop>) -> Risk {
        let captures = decision.facts.can(Verb::Capture);
        match &decision.action {
            Some(Action::Put { .. }) if captures => Risk::High,
            Some(Action::Put { card, .. } | Action::Capture { card, .. }) if card.is_wild() => {
                Risk::High
            }
            Some(Action::Offer(Some(_)) | Action::KeepFor(_)) => Risk::High,
            _ => Risk::Usual,
        }
    }
}

/// Whether there is a choice to make before the staged card can be played as proposed.
#[must_use]
pub fn is_open(decision: &Decision, view: &View) -> bool {
    let facts = &decision.facts;
    let play = decision.staged.play();
    let more = play.is_some_and(|play| bonuses(view, play, facts.split.as_ref()));
    more || facts.sets.len() > 1 || facts.numbers.len() > 1
}

/// Whether a supercharged capture could take another loose card (SL-3.7): only if it splits exactly.
pub fn bonuses(view: &View, play: Play, split: Option<&Split>) -> bool {
    let charged = play.card(view).is_some_and(Card::is_supercharged);
    let exact = split.is_some_and(Split::is_exact);
    let chosen = play.chosen.unwrap_or_default();
    let left = (0..view.display.loose.len()).any(|place| !chosen.has(place));
    let takes = !chosen.is_empty() || play.captured(view).is_some();
    play.verb == Some(Verb::Capture) && charged && exact && left && takes
}

/// Whether it could, but such a card has not been chosen.
#[must_use]
pub fn may_take_more(decision: &Decision, view: &View) -> bool {
    let play = decision.staged.play().filter(|play| play.bonus.is_none());
    play.is_some_and(|play| bonuses(view, play, decision.facts.split.as_ref()))
}

/// The card that remains in the hand for a build of this number (SL-4.2).
pub fn keeps(view: &View, play: Play, number: Value) -> Option<Card> {
    let hand = view.own.as_deref()?;
    let flipped = matches!(view.stage, Stage::Flipped { .. });
    let others = hand.iter().enumerate();
    let others = others.filter(|(place, _)| flipped || *place != play.place);
    let fits = others
        .map(|(_, card)| *card)
        .filter(|card| card.stands_for(number));
    fits.min_by_key(|card| card.is_wild())
}

/// What a Steal would take (SL-5.3): the victim and the card of each theft.
pub fn thefts(view: &View, by: Seat) -> Vec<(Seat, Card)> {
    let opponents = view.options.opponents(by);
    opponents
        .filter_map(|seat| Some((seat, *view.piles[seat].last()?)))
        .collect()
}
