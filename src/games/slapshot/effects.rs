//! Picking, trading, drafting, and whose turn it is (SH-1, SH-2, SH-5).

use std::collections::VecDeque;

use super::action::{Event, Secret};
use super::cards::{Card, Kind, MOST};
use super::options::Options;
use super::past::{Happening, MEMORY};
use super::season::{Contest, Ledger};
use super::{Phase, Pile, Slapshot, Team};
use crate::engine::{BySeat, Game, Rng, Seat, Tell};

impl Slapshot {
    /// Starts a game with these decks of forwards, defensemen and goalies, top card first, and with this
    /// manager. The generator draws cards in trades and tosses coins.
    #[must_use]
    pub fn begin_with(
        options: &Options,
        piles: &[Vec<Card>; 3],
        start: Seat,
        rng: Rng,
        tell: &mut impl Tell<Self>,
    ) -> Self {
        let pile = |kind: usize| piles[kind].iter().rev().copied().take(MOST).collect();
        Self::begin(options, [0, 1, 2].map(pile), start, rng, tell)
    }

    pub(super) fn begin(
        options: &Options,
        piles: [Pile; 3],
        start: Seat,
        rng: Rng,
        tell: &mut impl Tell<Self>,
    ) -> Self {
        tell.all(Event::Starts(start));
        Self {
            options: options.clone(),
            rng,
            teams: BySeat::new(options.players, |_| Team::new()),
            piles,
            past: VecDeque::with_capacity(MEMORY),
            ledger: Ledger::new(options.players),
            contest: Contest::Season,
            report: None,
            phase: Phase::Picking(start),
        }
    }

    /// SH-1.3: gives the top card to the manager, who sees it; then the next one picks, or the season begins.
    pub(super) fn pick(&mut self, seat: Seat, kind: Kind, tell: &mut impl Tell<Self>) {
        tell.all(Event::Picked(seat, kind));
        self.take_top(seat, kind, tell);
        let next = seat.left(self.options.players);
        self.phase = if self.teams[next].is_full() {
            Phase::Turn(next)
        } else {
            Phase::Picking(next)
        };
    }

    /// A manager takes the top card of a deck; nobody else sees it.
    fn take_top(&mut self, seat: Seat, kind: Kind, tell: &mut impl Tell<Self>) {
        if let Some(card) = self.piles[kind.index()].pop() {
            tell.only(seat, Secret::Drew(card));
            self.join(seat, card);
            let card = Some(card);
            self.remember(Happening::Drew { seat, kind, card });
        }
    }

    pub(super) fn remember(&mut self, happening: Happening) {
        if self.past.len() >= MEMORY {
            self.past.pop_front();
        }
        self.past.push_back(happening);
    }

    /// Adds a card to a team, at its place in canonical order.
    fn join(&mut self, seat: Seat, card: Card) {
        let team = &mut self.teams[seat];
        let place = team.iter().take_while(|&&other| other < card).count();
        let _ = team.try_insert(place, card);
    }

    /// Removes a card from a team; returns whether it was there.
    fn leave(&mut self, seat: Seat, card: Card) -> bool {
        let team = &mut self.teams[seat];
        let place = team.iter().position(|&other| other == card);
        place.is_some_and(|place| team.pop_at(place).is_some())
    }

    /// SH-2.1: draws a random card of the other team. It stays there until one is given back for it.
    pub(super) fn draw_for_trade(&mut self, by: Seat, with: Seat, tell: &mut impl Tell<Self>) {
        self.ledger.trades[by] += 1;
        let Some(&drawn) = self.rng.pick(&self.teams[with]) else {
            return;
        };
        tell.all(Event::TradeBegan { by, with });
        tell.only(by, Secret::Taken(drawn));
        tell.only(with, Secret::Taken(drawn));
        self.phase = Phase::GivingBack { by, with, drawn };
    }

    /// SH-2.1: exchanges the two cards; nobody else knows which they are.
    pub(super) fn give_back(&mut self, given: Card, tell: &mut impl Tell<Self>) {
        let Phase::GivingBack { by, with, drawn } = self.phase else {
            return;
        };
        if self.leave(with, drawn) && self.leave(by, given) {
            self.join(by, drawn);
            self.join(with, given);
        }
        let cards = Some([drawn, given]);
        self.remember(Happening::Traded { by, with, cards });
        tell.all(Event::Traded { by, with });
        tell.only(by, Secret::GivenBack(given));
        tell.only(with, Secret::GivenBack(given));
        self.next_turn(by);
    }

    /// SH-2.2: puts a card under the deck of its kind, unseen, and takes the top card instead.
    pub(super) fn draft(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Self>) {
        tell.all(Event::Drafted(seat, card.kind));
        self.exchange(seat, card, false, tell);
        self.next_turn(seat);
    }

    /// SH-3.6: puts an injured card under its deck, for all to see, and takes the top card.
    pub(super) fn replace(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Self>) {
        tell.all(Event::Replaced(seat, card));
        self.exchange(seat, card, true, tell);
    }

    fn exchange(&mut self, seat: Seat, card: Card, injured: bool, tell: &mut impl Tell<Self>) {
        let kind = card.kind;
        if self.leave(seat, card) && self.piles[kind.index()].try_insert(0, card).is_ok() {
            let card = Some(card);
            self.remember(Happening::WentUnder {
                seat,
                kind,
                card,
                injured,
            });
            self.take_top(seat, kind, tell);
        }
    }

    /// Passes the turn on clockwise (SH-1.5).
    ///
    /// No turn ever has to be skipped (SH-5.3): a manager with nothing left to do in a league has used up the
    /// limits (SH-5.2) and played all their own games, at one per turn, while the others had as many turns and
    /// as much to do. So they have played all theirs too, and the season is over. A draft never fails for lack
    /// of cards, since the three decks are never all empty.
    pub(super) fn next_turn(&mut self, after: Seat) {
        self.phase = Phase::Turn(after.left(self.seats()));
    }
}
