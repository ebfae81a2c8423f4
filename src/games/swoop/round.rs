//! Dealing, who starts, the end of a round and of the game (SW-1, SW-5).

use super::action::{Event, Options, Secret};
use super::cards::{Counts, Rank, all_cards, laid_out};
use super::holding::{Holding, STACKS};
use super::{Phase, Swoop};
use crate::engine::{BySeat, Millis, Outcome, Rng, Seat, Seats, Tell};

/// The number of cards dealt to each hand (SW-1.2).
const HAND: usize = 11;

impl Swoop {
    /// Starts a game with this deck, top card first: 19 cards to each seat, from the first on (four face down,
    /// four face up, eleven in hand), then the cards drawn for the start, from the first seat on. The generator
    /// shuffles for later rounds.
    #[must_use]
    pub fn deal_from(
        options: &Options,
        deck: &[Rank],
        rng: Rng,
        tell: &mut impl Tell<Self>,
    ) -> Self {
        let seats = options.players;
        let mut game = Self {
            options: *options,
            rng,
            round: 0,
            totals: BySeat::new(seats, |_| 0),
            holdings: BySeat::new(seats, |_| Holding::default()),
            pile: Counts::default(),
            gone: Counts::default(),
            drawn: BySeat::new(seats, |_| None),
            unused: Counts::default(),
            called: false,
            phase: Phase::Over,
        };
        game.begin_round(deck, tell);
        game
    }

    /// SW-1.2, SW-1.3, SW-5.4.
    fn begin_round(&mut self, deck: &[Rank], tell: &mut impl Tell<Self>) {
        let mut cards = deck.iter().copied();
        for seat in (0..self.options.players).map(Seat) {
            let blinds = (0..STACKS).map(|_| cards.next()).collect();
            let faces = (0..STACKS).map(|_| cards.next()).collect();
            self.holdings[seat] = Holding {
                hand: cards.by_ref().take(HAND).collect(),
                known: Counts::default(),
                faces,
                blinds,
            };
        }
        self.round += 1;
        self.pile = Counts::default();
        self.gone = Counts::default();
        tell.all(Event::RoundBegan {
            round: self.round,
            faces: self.holdings.map(|_, holding| holding.faces),
        });
        for (seat, holding) in self.holdings.iter() {
            tell.only(seat, Secret::Dealt(holding.hand));
        }
        let seat = self.draw_for_start(&mut cards, tell);
        self.unused = cards.collect();
        self.phase = Phase::Turn { seat, again: false };
        tell.all(Event::Starts { seat });
    }

    /// SW-1.3: the highest card starts, and those who tie draw again. A shuffled deck does not run out of cards
    /// before that; if it did, the first of the tied players would start.
    fn draw_for_start(
        &mut self,
        cards: &mut impl Iterator<Item = Rank>,
        tell: &mut impl Tell<Self>,
    ) -> Seat {
        let mut drawing = Seats::first(self.options.players);
        loop {
            let mut highest = None;
            let mut tied = Seats::NONE;
            for seat in drawing.iter() {
                let Some(card) = cards.next() else {
                    return drawing.iter().next().unwrap_or(Seat(0));
                };
                self.gone[card] += 1;
                self.drawn[seat] = Some(card);
                tell.all(Event::Drew { seat, card });
                if highest < Some(card.draw()) {
                    highest = Some(card.draw());
                    tied = Seats::NONE;
                }
                if highest == Some(card.draw()) {
                    tied = tied.with(seat);
                }
            }
            match tied.single() {
                Some(seat) => return seat,
                None => drawing = tied,
            }
        }
    }

    /// Whether no card has been played in this round yet.
    pub(super) fn is_untouched(&self) -> bool {
        let whole = HAND + 2 * STACKS;
        // Somebody may have taken back into the hand all that was played from the stacks.
        let all = |(_, holding): (Seat, &Holding)| {
            let (hand, left) = (holding.hand.total(), holding.left().total());
            (usize::from(hand), usize::from(left)) == (HAND, whole)
        };
        self.pile.is_empty() && self.holdings.iter().all(all)
    }

    /// SW-5.1, SW-5.2: whoever went out scores nothing, everybody else scores the cards they have left.
    pub(super) fn end_round(&mut self, out: Seat, tell: &mut impl Tell<Self>) {
        tell.all(Event::WentOut { seat: out });
        for (seat, holding) in self.holdings.iter() {
            let left = holding.left();
            let points = left.points();
            self.totals[seat] += points;
            tell.all(Event::Scored {
                seat,
                left,
                points,
                total: self.totals[seat],
            });
        }
        self.phase = Phase::Over;
        let target = u32::from(self.options.target);
        if !self.called && self.totals.iter().all(|(_, &total)| total < target) {
            tell.closed(self);
            let mut deck = laid_out(&all_cards(self.options.players));
            self.rng.shuffle(&mut deck);
            self.begin_round(&deck, tell);
        }
    }

    /// SW-5.3: the lowest total wins; players who tie share the win.
    pub(super) fn ranking(&self) -> Outcome {
        let lower = |than: u32| self.totals.which(|_, &total| total < than).count();
        Outcome {
            places: self.totals.map(|_, &total| 1 + lower(total)),
        }
    }

    /// Whether the time limit has been reached but time has not been called yet (SW-5.3).
    #[inline]
    pub(super) fn is_time(&self, at: Millis) -> bool {
        let due = self.options.limit().is_some_and(|limit| at >= limit);
        due && !self.called && self.phase.actor().is_some()
    }
}
