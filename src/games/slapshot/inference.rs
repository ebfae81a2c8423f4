//! Follows what happened to the cards, one [happening](Happening) after another. With a [generator](Rng),
//! hidden events are guessed at random. Without one, every card that may have moved becomes unknown, and what
//! is left is certain.

use arrayvec::ArrayVec;

use super::cards::{Card, Kind, MOST};
use super::past::Happening;
use super::places::{Places, Spots};
use super::view::{Stage, View};
use crate::engine::{BySeat, Rng, Seat};

/// The likelihood of something certain; that of something impossible is 0.
const CERTAIN: u64 = 1 << 12;
/// The same, for several cards seen at once.
const ALL_CERTAIN: u64 = 1 << 38;

/// Tracks where the cards are.
#[derive(Clone)]
pub(super) struct Follower<'a> {
    pub(super) places: Places,
    deck: &'a [Card],
    /// The seat whose team is never doubted.
    me: Option<Seat>,
}

impl<'a> Follower<'a> {
    /// The state before all that is remembered, when nothing is known but the observer's own team.
    pub(super) fn new(view: &View, deck: &'a [Card]) -> Self {
        let picking = matches!(view.stage, Stage::Picking(_));
        let added = |kind: Kind, whose: Option<Seat>| {
            let adds = view.past.iter().map(|happening| happening.adds(kind));
            let adds = adds.filter(|(seat, _)| whose.is_none_or(|whose| whose == *seat));
            adds.map(|(_, cards)| cards).sum::<i32>()
        };
        let none = |count: i32| std::iter::repeat_n(None, usize::try_from(count).unwrap_or(0));
        let spots = |seat, kind: Kind| {
            let size = if picking {
                0
            } else {
                kind.places() as i32 - added(kind, Some(seat))
            };
            none(size).take(3).collect::<Spots>()
        };
        let pile = |kind: Kind| {
            let size = i32::from(view.piles[kind.index()]) + added(kind, None);
            none(size).take(MOST).collect()
        };
        let mut places = Places {
            teams: BySeat::new(view.options.players, |seat| {
                Kind::ALL.map(|kind| spots(seat, kind))
            }),
            piles: Kind::ALL.map(pile),
        };
        if let Some((me, team)) = view.team_before() {
            for spots in &mut places.teams[me] {
                spots.clear();
            }
            for card in team {
                let _ = places.teams[me][card.kind.index()].try_push(Some(card));
            }
        }
        let me = view.me;
        Self { places, deck, me }
    }

    /// Applies one more happening. Returns how likely the visible part of it was; if it was impossible, changes
    /// as little as possible to make it possible.
    pub(super) fn follow(&mut self, happening: &Happening, chance: Option<&mut Rng>) -> u64 {
        match happening {
            Happening::Drew { seat, kind, card } => self.draw(*seat, *kind, *card),
            Happening::WentUnder {
                seat, kind, card, ..
            } => self.go_under(*seat, *kind, *card, chance),
            Happening::Traded { by, with, cards } => match cards {
                Some(cards) => self.trade(*by, *with, *cards, chance),
                None => self.trade_unseen(*by, *with, chance),
            },
            Happening::Revealed { seat, cards } => self.reveal(*seat, cards, chance),
        }
    }

    fn spots(&mut self, seat: Seat, kind: Kind) -> &mut Spots {
        &mut self.places.teams[seat][kind.index()]
    }

    /// The top card of a deck joins a team.
    fn draw(&mut self, seat: Seat, kind: Kind, seen: Option<Card>) -> u64 {
        let top = self.places.piles[kind.index()].last().copied().flatten();
        let likely = match (top, seen) {
            (_, None) => CERTAIN,
            (None, Some(card)) => self.odds(card),
            (Some(top), Some(card)) => u64::from(top == card) * CERTAIN,
        };
        if let Some(card) = seen.filter(|&card| top != Some(card)) {
            self.displace(card, top, seat);
        }
        if self.places.piles[kind.index()].pop().is_some() {
            let _ = self.spots(seat, kind).try_push(seen.or(top));
        }
        likely
    }

    /// A card of a team goes under its deck: any of that kind, if nobody saw which.
    fn go_under(
        &mut self,
        seat: Seat,
        kind: Kind,
        seen: Option<Card>,
        chance: Option<&mut Rng>,
    ) -> u64 {
        let several = self.spots(seat, kind).len();
        let (at, likely) = match (seen, chance) {
            (Some(card), chance) => self.see(seat, card, several, chance),
            (None, Some(rng)) => (rng.below(several as u32) as usize, CERTAIN),
            (None, None) => {
                if several > 1 {
                    self.lose_sight(seat, &[kind]);
                }
                (0, CERTAIN)
            }
        };
        if let Some(card) = self.spots(seat, kind).pop_at(at) {
            let _ = self.places.piles[kind.index()].try_insert(0, card);
        }
        likely
    }

    fn lose_sight(&mut self, seat: Seat, kinds: &[Kind]) {
        for &kind in kinds {
            let spots = self.spots(seat, kind).iter_mut();
            spots.for_each(|spot| *spot = None);
        }
    }

    fn trade(
        &mut self,
        by: Seat,
        with: Seat,
        [drawn, given]: [Card; 2],
        mut chance: Option<&mut Rng>,
    ) -> u64 {
        let all = drawn.kind.places();
        let (taken, one) = self.see(with, drawn, all, chance.as_deref_mut());
        let (back, other) = self.see(by, given, all, chance);
        self.exchange(drawn.kind, (with, taken), (by, back));
        one * other
    }

    /// Draws any of the six cards, and gives back any of the same kind.
    fn trade_unseen(&mut self, by: Seat, with: Seat, chance: Option<&mut Rng>) -> u64 {
        match chance {
            Some(rng) => {
                let kind = [0, 0, 0, 1, 1, 2][rng.below(6) as usize];
                let kind = Kind::ALL[kind];
                let all = kind.places() as u32;
                let [taken, back] = [(); 2].map(|()| rng.below(all) as usize);
                self.exchange(kind, (with, taken), (by, back));
            }
            None => {
                self.lose_sight(by, &Kind::ALL);
                self.lose_sight(with, &Kind::ALL);
            }
        }
        CERTAIN
    }

    fn exchange(&mut self, kind: Kind, one: (Seat, usize), other: (Seat, usize)) {
        let card = |of: &Self, (seat, at): (Seat, usize)| {
            of.places.teams[seat][kind.index()].get(at).copied()
        };
        if let (Some(this), Some(that)) = (card(self, one), card(self, other)) {
            self.spots(one.0, kind)[one.1] = that;
            self.spots(other.0, kind)[other.1] = this;
        }
    }

    /// Cards of a team are seen, each in a separate spot.
    fn reveal(&mut self, seat: Seat, cards: &[Card], mut chance: Option<&mut Rng>) -> u64 {
        let mut left = Kind::ALL.map(|kind| self.spots(seat, kind).len());
        let mut likely = ALL_CERTAIN;
        for &card in cards {
            let left = &mut left[card.kind.index()];
            let (at, here) = self.see(seat, card, *left, chance.as_deref_mut());
            *left = left.saturating_sub(1);
            if *left > at {
                self.spots(seat, card.kind).swap(at, *left);
            }
            likely = likely * here / CERTAIN;
        }
        likely
    }

    /// A card is seen in one of the first `first` spots of a team: returns the spot's index and the likelihood.
    fn see(
        &mut self,
        seat: Seat,
        card: Card,
        first: usize,
        chance: Option<&mut Rng>,
    ) -> (usize, u64) {
        let spots = &self.places.teams[seat][card.kind.index()];
        let spots = &spots[..first.min(spots.len())];
        let odds = if spots.contains(&None) {
            self.odds(card)
        } else {
            0
        };
        let weigh = |spot: &Option<Card>| match spot {
            None => odds,
            Some(here) => u64::from(*here == card) * CERTAIN,
        };
        let weights: ArrayVec<u64, 3> = spots.iter().map(weigh).collect();
        let sum: u64 = weights.iter().sum();
        let at = match chance {
            Some(rng) if sum > 0 => {
                let roll = u64::from(rng.below(sum as u32));
                let mut below = weights.iter().scan(0, |sum, weight| {
                    *sum += weight;
                    Some(*sum)
                });
                below.position(|below| roll < below)
            }
            Some(rng) => Some(rng.below(weights.len() as u32) as usize),
            None => (0..weights.len()).max_by_key(|&at| weights[at]),
        };
        let at = at.unwrap_or(0);
        let believed = spots.get(at).copied().flatten();
        if believed != Some(card) {
            self.displace(card, believed, seat);
        }
        if let Some(spot) = self.spots(seat, card.kind).get_mut(at) {
            *spot = Some(card);
        }
        (at, sum)
    }

    /// A card turns up where another was believed to be. If it was believed to be elsewhere, the simplest
    /// explanation is that the two were exchanged.
    fn displace(&mut self, card: Card, believed: Option<Card>, seat: Seat) {
        let copies = self.deck.iter().filter(|&&other| other == card).count();
        let placed = self.places.of_kind(card.kind);
        if placed.filter(|&&other| other == Some(card)).count() < copies {
            return;
        }
        let kind = card.kind.index();
        let here = |spot: &&mut Option<Card>| **spot == Some(card);
        for other in (0..self.places.teams.seats()).map(Seat) {
            if other != seat
                && Some(other) != self.me
                && let Some(spot) = self.places.teams[other][kind].iter_mut().find(here)
            {
                *spot = believed;
                return;
            }
        }
        if let Some(spot) = self.places.piles[kind].iter_mut().find(here) {
            *spot = believed;
        }
    }

    /// The likelihood that an unknown place contains this card.
    fn odds(&self, card: Card) -> u64 {
        let copies = self.deck.iter().filter(|&&other| other == card).count();
        let (mut unknown, mut placed) = (0, 0);
        for place in self.places.of_kind(card.kind) {
            unknown += u64::from(place.is_none());
            placed += usize::from(*place == Some(card));
        }
        copies.saturating_sub(placed) as u64 * CERTAIN / unknown.max(1)
    }
}
