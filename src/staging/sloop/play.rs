//! A card to play, its use, and the cards of the display that go with it.

use super::split::{Places, Split};
use super::ways::{Verb, captures, groups_of, moved, value_of, ways};
use crate::engine::{Observation, Seat, sorted};
use crate::games::sloop::{Action, Build, Card, Heap, Sloop, Stage, Value, View};

/// A card to play. Whatever is left open is filled in with the usual choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Play {
    /// Its place in the hand, or among the flipped cards (SL-5.5).
    pub place: usize,
    /// Its use.
    pub verb: Option<Verb>,
    /// The value of a wild that captures, or the number of a new build.
    pub value: Option<Value>,
    /// The loose cards that go with it.
    pub chosen: Option<Places>,
    /// Whether it leaves out a build that it could capture.
    pub spares: bool,
    /// The place of the bonus loose card (SL-3.7).
    pub bonus: Option<usize>,
    /// What it was dropped on: it lies there until it is played.
    pub onto: Option<Target>,
}

/// A place of the display as the target of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// The felt: the card is put down.
    Felt,
    /// A loose card, given its index.
    Loose(usize),
    /// A build.
    Build(Value),
}

/// The cards to play from: the viewer's hand, or the flipped ones.
#[must_use]
pub fn playable(view: &View) -> &[Card] {
    match &view.stage {
        Stage::Flipped { cards, .. } => cards,
        _ => view.own.as_deref().unwrap_or_default(),
    }
}

impl Play {
    /// A card that was tapped, with no choices made.
    #[must_use]
    pub fn of(place: usize) -> Self {
        Self {
            place,
            ..Self::default()
        }
    }

    /// A card with all that makes it do this; `None` if that plays none.
    #[must_use]
    pub fn doing(view: &View, action: &Action) -> Option<Self> {
        let (verb, card) = Verb::of(action)?;
        let place = playable(view).iter().position(|&held| held == card)?;
        let loose = &view.display.loose;
        let chosen = groups_of(action).map(|cards| Places::of(cards, loose));
        let (build, bonus) = match action {
            Action::Capture { build, bonus, .. } => (*build, *bonus),
            _ => (false, None),
        };
        let left = |at: &usize| !chosen.is_some_and(|chosen| chosen.has(*at));
        Some(Self {
            verb: Some(verb),
            value: value_of(action),
            chosen,
            spares: !build,
            bonus: bonus.and_then(|card| {
                let mut left = (0..loose.len()).filter(left);
                left.find(|&at| loose[at] == card)
            }),
            ..Self::of(place)
        })
    }

    /// The capture that takes this loose card, and most with it; a wild is used only if nothing else can. `None` if no
    /// card takes it.
    #[must_use]
    pub fn taking(seen: &Observation<Sloop>, place: usize) -> Option<Self> {
        let view = &seen.view;
        let wanted = *view.display.loose.get(place)?;
        let takes = captures(seen).filter(|(_, _, cards)| cards.contains(&wanted));
        let (_, best, _) =
            takes.max_by_key(|(card, action, _)| (!card.is_wild(), moved(action, view)))?;
        let play = Self::doing(view, best)?;
        let chosen = play.chosen?;
        // Of identical cards, the tapped one is taken.
        let same = chosen.iter().find(|&at| view.display.loose[at] == wanted)?;
        let other = (!chosen.has(place)).then(|| chosen.toggled(same).toggled(place));
        Some(Self {
            chosen: other.or(play.chosen),
            ..play
        })
    }

    /// The card.
    #[must_use]
    pub fn card(self, view: &View) -> Option<Card> {
        playable(view).get(self.place).copied()
    }

    /// The same card with another use.
    #[must_use]
    pub fn to(self, verb: Verb) -> Self {
        let verb = Some(verb);
        Self {
            verb,
            onto: self.onto,
            ..Self::of(self.place)
        }
    }

    /// The same with another number.
    #[must_use]
    pub fn counting(self, value: Value) -> Self {
        let value = Some(value);
        Self {
            value,
            chosen: None,
            bonus: None,
            ..self
        }
    }

    /// Fills in what was left open: a capture if possible, or else the only possible use, each in the way that moves
    /// most cards. A card with several other uses waits for a choice.
    #[must_use]
    pub fn resolved(self, seen: &Observation<Sloop>) -> Self {
        let Some(card) = self.card(&seen.view) else {
            return self;
        };
        let can = |verb: &Verb| ways(seen, card).any(|(it, _)| it == *verb);
        let verbs: Vec<Verb> = Verb::ALL.into_iter().filter(can).collect();
        let usual = match verbs[..] {
            [Verb::Capture, ..] => Some(Verb::Capture),
            [only] => Some(only),
            _ => None,
        };
        let verb = self.verb.or(usual);
        let best = self.best(seen, card, verb);
        let value = self.value.or_else(|| best.and_then(value_of));
        let staged = Self {
            verb,
            value,
            ..self
        };
        let fullest = || staged.alternatives(seen).first().copied();
        let chosen = self.chosen.or_else(fullest);
        Self { chosen, ..staged }
    }

    /// The way to do it that moves most cards.
    fn best(self, seen: &Observation<Sloop>, card: Card, verb: Option<Verb>) -> Option<&Action> {
        let verb = verb?;
        let fits = |action: &&Action| {
            self.value
                .is_none_or(|value| value_of(action).is_none_or(|it| it == value))
        };
        // A bonus card is for the player to choose.
        let plain = |action: &&Action| !matches!(action, Action::Capture { bonus: Some(_), .. });
        let here = ways(seen, card)
            .filter(|(it, _)| *it == verb)
            .map(|(_, action)| action);
        let mut best = None;
        for action in here.filter(fits).filter(plain) {
            let most = best.map_or(0, |best| moved(best, &seen.view) + 1);
            if moved(action, &seen.view) >= most {
                best = Some(action);
            }
        }
        best
    }

    /// The alternative sets of loose cards that could go with it, largest first.
    #[must_use]
    pub fn alternatives(self, seen: &Observation<Sloop>) -> Vec<Places> {
        let (Some(card), Some(verb)) = (self.card(&seen.view), self.verb) else {
            return Vec::new();
        };
        let loose = &seen.view.display.loose;
        let same = |action: &Action| value_of(action).is_none_or(|value| Some(value) == self.value);
        let here = ways(seen, card).filter(|(it, action)| *it == verb && same(action));
        let mut sets: Vec<Heap> = Vec::new();
        for (_, action) in here {
            let Some(groups) = groups_of(action) else {
                continue;
            };
            let set: Heap = groups.iter().copied().collect();
            if !sets.contains(&set) {
                sets.push(set);
            }
        }
        // Subsets of other sets are reached by leaving cards out.
        let part = |of: &Heap, set: &Heap| {
            of != set && set.kinds().all(|card| of.count(card) >= set.count(card))
        };
        let whole = |set: &&Heap| !sets.iter().any(|other| part(other, set));
        let whole = sorted(sets.iter().filter(whole), |set| {
            let cards: Vec<Card> = set.iter().collect();
            (usize::MAX - cards.len(), cards)
        });
        let places = |set: &Heap| {
            let cards: Vec<Card> = set.iter().collect();
            Places::of(&cards, loose)
        };
        whole.into_iter().map(places).collect()
    }

    /// Selects the next or previous of its alternatives, which are given as `all`.
    #[must_use]
    pub fn stepped(self, all: &[Places], on: bool) -> Self {
        let now = all.iter().position(|&it| Some(it) == self.chosen);
        let next = match now {
            None => 0,
            Some(now) if on => (now + 1) % all.len(),
            Some(now) => (now + all.len() - 1) % all.len(),
        };
        let chosen = all.get(next).copied().or(self.chosen);
        Self {
            chosen,
            bonus: None,
            ..self
        }
    }

    /// Handles a tap on a loose card: includes or excludes it. If a supercharged card captures and the others split
    /// exactly without it, it becomes the bonus.
    #[must_use]
    pub fn tap_loose(self, view: &View, place: usize) -> Self {
        if self.bonus == Some(place) {
            return Self {
                bonus: None,
                ..self
            };
        }
        let chosen = self.chosen.unwrap_or_default();
        let with = |more: Option<usize>, bonus| {
            let all = chosen.toggled(place);
            let chosen = Some(more.map_or(all, |more| all.toggled(more)));
            Self {
                chosen,
                bonus,
                ..self
            }
        };
        let charged = self.card(view).is_some_and(Card::is_supercharged);
        let exact = |play: Self| play.split(view).is_some_and(|split| split.is_exact());
        let alone = with(None, self.bonus);
        if !self.captures() || !charged || chosen.has(place) || !exact(self) || exact(alone) {
            return alone;
        }
        // Together with the current bonus it may form a group.
        let both = self.bonus.map(|bonus| with(Some(bonus), None));
        let bonus = Some(place);
        both.filter(|both| exact(*both))
            .unwrap_or(Self { bonus, ..self })
    }

    /// Whether the use is a capture.
    #[must_use]
    pub fn captures(self) -> bool {
        self.verb == Some(Verb::Capture)
    }

    /// The build that it captures or continues.
    #[must_use]
    pub fn touches(self, view: &View) -> Option<Value> {
        match self.verb? {
            Verb::Continue => open_build(view),
            _ => self.captured(view).map(|build| build.number),
        }
    }

    /// Handles a tap on a build: includes it in the capture, or leaves it out.
    #[must_use]
    pub fn tap_build(self) -> Self {
        Self {
            spares: !self.spares,
            ..self
        }
    }

    /// How the chosen cards split; `None` if the use takes none.
    #[must_use]
    pub fn split(self, view: &View) -> Option<Split> {
        let (card, value) = (self.card(view)?, self.number(view)?);
        let cards: Heap = self
            .chosen
            .unwrap_or_default()
            .cards(&view.display.loose)
            .collect();
        match self.verb? {
            Verb::Capture => Some(Split::taken(&cards, value)),
            Verb::Build | Verb::Continue => Some(Split::joined(card, &cards, value)),
            Verb::Act | Verb::Put => None,
        }
    }

    /// The number it counts as when it captures, or the number of the build.
    #[must_use]
    pub fn number(self, view: &View) -> Option<Value> {
        match self.verb? {
            Verb::Capture => self.card(view)?.value().or(self.value),
            Verb::Build => self.value,
            Verb::Continue => open_build(view),
            Verb::Act | Verb::Put => None,
        }
    }

    /// The resulting decision, legal or not; `None` while it is incomplete or does not split exactly.
    #[must_use]
    pub fn to_action(self, view: &View) -> Option<Action> {
        let card = self.card(view)?;
        let split = || self.split(view).filter(Split::is_exact);
        Some(match self.verb? {
            Verb::Capture => {
                let (value, groups) = (self.number(view)?, split()?.groups);
                let build = self.captured(view).is_some();
                let bonus = self
                    .bonus
                    .and_then(|place| view.display.loose.get(place).copied());
                Action::Capture {
                    card,
                    value,
                    groups,
                    build,
                    bonus,
                }
            }
            Verb::Build => Action::Build {
                card,
                value: self.number(view)?,
                groups: split()?.groups,
            },
            Verb::Continue => Action::Continue {
                card,
                groups: split()?.groups,
            },
            Verb::Act => Action::Put { card, act: true },
            Verb::Put => Action::Put { card, act: false },
        })
    }

    /// The build that is captured along with the loose cards.
    #[must_use]
    pub fn captured(self, view: &View) -> Option<&Build> {
        if self.verb != Some(Verb::Capture) || self.spares {
            return None;
        }
        let (card, seat) = (self.card(view)?, actor(view)?);
        let build = view.display.build(self.number(view)?)?;
        let may = build
            .owner
            .is_none_or(|owner| owner == seat || card.is_wild());
        may.then_some(build)
    }
}

/// The player who is to play a card.
#[must_use]
pub fn actor(view: &View) -> Option<Seat> {
    match view.stage {
        Stage::Turn { seat, .. } | Stage::Flipped { seat, .. } => Some(seat),
        _ => None,
    }
}

/// The build that a player may continue: their own, or else their partner's (SL-4.6, SL-9.2).
#[must_use]
pub fn continued(view: &View, seat: Seat) -> Option<&Build> {
    let partners = || view.display.build_of(view.options.partner(seat)?);
    view.display.build_of(seat).or_else(partners)
}

/// The build that the player to move can add a card to.
pub fn open_build(view: &View) -> Option<Value> {
    continued(view, actor(view)?).map(|build| build.number)
}
