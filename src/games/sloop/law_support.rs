//! Support for the [laws](crate::engine::laws): random options and actions, and an audit.

use super::action::{Action, Options};
use super::cards::{Card, DECK, Heap, Value};
use super::groups::Groups;
use super::hint::has_way;
use super::{Phase, Sloop};
use crate::engine::laws::Lawful;
use crate::engine::{Game, Rng, Seat};

impl Lawful for Sloop {
    /// Every card is played at most once. Before a turn a card may be offered and answered, and after a play
    /// the turn may be ended.
    const LONGEST: usize = 4 * DECK;

    fn options(players: u8, seed: u64) -> Options {
        Options {
            players,
            partnerships: players == 4 && seed % 2 == 1,
        }
    }

    fn audit(&self) -> Result<(), String> {
        self.every_card_is_in_one_place()?;
        self.display_is_sound()?;
        self.hands_are_sound()?;
        if self.last.is_none() && self.piles.iter().any(|(_, pile)| !pile.is_empty()) {
            return Err("cards were captured by nobody".into());
        }
        match self.phase {
            Phase::Over(_) => Ok(()),
            Phase::Answering { by, card, .. } if !self.hands[by].contains(&card) => {
                Err(format!("{by:?} offers {card:?} and has none"))
            }
            Phase::Turn { seat, .. } => self.turn_is_sound(seat),
            _ => Ok(()),
        }
    }

    fn stray(rng: &mut Rng) -> Action {
        let card = card(rng);
        let value = card.value().or(Value::new(rng.below(14) as u8));
        let number = Value::new(1 + rng.below(12) as u8);
        match (rng.below(16), value.zip(number)) {
            (0, _) => Action::Offer((rng.below(2) == 0).then_some(card)),
            (1, _) => Action::KeepFor(card),
            (2, _) => Action::GiveBack,
            (3, _) => Action::EndTurn,
            (4..=8, Some((value, number))) => Action::Capture {
                card,
                value: if rng.below(4) == 0 { number } else { value },
                groups: groups(rng),
                build: rng.below(4) == 0,
                bonus: (rng.below(4) == 0).then(|| self::card(rng)),
            },
            (9..=11, Some((_, value))) => Action::Build {
                card,
                value,
                groups: groups(rng),
            },
            (12, _) => Action::Continue {
                card,
                groups: groups(rng),
            },
            _ => Action::Put {
                card,
                act: rng.below(2) == 0,
            },
        }
    }
}

/// A random kind, more often a plain number.
fn card(rng: &mut Rng) -> Card {
    let kinds = if rng.below(3) == 0 { Card::KINDS } else { 12 };
    Card::of_kind(rng.below(kinds as u32) as usize).unwrap_or(Card::WILD)
}

fn groups(rng: &mut Rng) -> Groups {
    let groups = 0..rng.below(3);
    let group = |rng: &mut Rng| {
        let cards = 0..1 + rng.below(2);
        cards.map(|_| card(rng)).collect::<Vec<_>>()
    };
    groups.map(|_| group(rng)).collect()
}

impl Sloop {
    fn every_card_is_in_one_place(&self) -> Result<(), String> {
        let mut all = self.removed;
        all.extend(self.hands.iter().flat_map(|(_, hand)| hand.clone()));
        all.extend(self.pile.iter().copied());
        all.extend(self.piles.iter().flat_map(|(_, pile)| pile.clone()));
        all.extend(self.display.loose.iter().copied());
        let builds = self.display.builds.iter();
        all.extend(builds.flat_map(|build| build.cards.iter()));
        if let Phase::Flipped { cards, .. } = &self.phase {
            all.extend(cards.iter().copied());
        }
        let whole = Heap::whole_deck();
        match Card::all().find(|&card| all.count(card) != whole.count(card)) {
            Some(card) => Err(format!("{} of {card:?} are on the table", all.count(card))),
            None => Ok(()),
        }
    }

    /// SL-4.5, SL-6.1.
    fn display_is_sound(&self) -> Result<(), String> {
        let builds = &self.display.builds;
        for (place, build) in builds.iter().enumerate() {
            if build.cards.len() < 2 {
                return Err(format!("a build of one card: {build:?}"));
            }
            let alike = |other: &super::Build| {
                let owner = other.owner.is_some() && other.owner == build.owner;
                owner || other.number == build.number
            };
            if builds[..place].iter().any(alike) {
                return Err(format!("two builds are one too many (SL-4.5): {build:?}"));
            }
        }
        let between_plays = matches!(
            self.phase,
            Phase::Turn { more: true, .. } | Phase::Flipped { .. }
        );
        let missing = self.display.missing(self.options.minimum());
        if missing > 0 && !self.pile.is_empty() && !between_plays {
            return Err(format!("{missing} cards are missing in the display"));
        }
        Ok(())
    }

    /// Hands are full while there are cards to draw (SL-2.3), and contain the cards known to be in them.
    fn hands_are_sound(&self) -> Result<(), String> {
        let acting = self.to_act();
        for (seat, hand) in self.hands.iter() {
            let full = hand.len() == self.options.minimum();
            if !full && !self.pile.is_empty() && !acting.has(seat) {
                return Err(format!("{seat:?} has not drawn"));
            }
            let mut left: Heap = hand.iter().copied().collect();
            if !self.shown[seat].iter().all(|&card| left.take(card)) {
                return Err(format!("{seat:?} is known to hold what it does not"));
            }
            if let Some(hint) = &self.hints[seat] {
                let drawn = hint.since.iter().filter(|happened| happened.is_none());
                let drawn = drawn.count();
                let played = hint.since.len() - drawn;
                if usize::from(hint.held) + drawn != hand.len() + played {
                    return Err(format!("what {seat:?} told does not add up: {hint:?}"));
                }
            }
        }
        Ok(())
    }

    /// The player on turn has a card, and a way to play on their own build (SL-2.2).
    fn turn_is_sound(&self, seat: Seat) -> Result<(), String> {
        let hand = &self.hands[seat];
        if hand.is_empty() {
            return Err(format!("{seat:?} is to act without cards"));
        }
        match self.display.build_of(seat) {
            Some(build) if !has_way(hand, build.number, self.display.sums()) => {
                Err(format!("{seat:?} is to act and cannot (SL-4.8)"))
            }
            _ => Ok(()),
        }
    }
}
