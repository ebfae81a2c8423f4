//! Dealing, losing a round, losing the game (DE-1, DE-5, DE-6).

use arrayvec::ArrayVec;

use super::action::{Event, Loss, Options, Secret};
use super::cards::{Card, DECK, Hand, Held, deck};
use super::trick::{Leads, Trick};
use super::{Dealt, Phase};
use crate::engine::{BySeat, Outcome, Rng, Seat, Seats, Tell};

/// The number of cards dealt to each hand (DE-1.3).
#[must_use]
pub(super) fn hand_size(players: u8) -> usize {
    if players == 5 { 7 } else { 10 }
}

impl Dealt {
    /// Starts a game with this deck, top card first: the hands from the first seat on, then the reserves, then
    /// the draw pile. The generator shuffles for later rounds.
    #[must_use]
    pub fn deal_from(
        options: &Options,
        deck: &[Card; DECK],
        rng: Rng,
        tell: &mut impl Tell<Self>,
    ) -> Self {
        let seats = options.players;
        let leader = options.oldest.left(seats);
        let mut game = Self {
            options: *options,
            rng,
            round: 0,
            chips: BySeat::new(seats, |_| options.chips),
            hands: BySeat::new(seats, |_| Hand::new()),
            reserves: BySeat::new(seats, |_| [None; 2]),
            pile: ArrayVec::new(),
            discards: [0; Card::KINDS],
            trick: Trick::new(leader, Seats::NONE),
            ended: None,
            phase: Phase::Turn(leader),
        };
        game.begin_round(deck, leader, Leads::LeftOfDealer, tell);
        game
    }

    /// DE-1.3: deals each player a hand, in order (DE-1.4), and two reserves; the rest is the draw pile.
    fn begin_round(
        &mut self,
        deck: &[Card; DECK],
        leader: Seat,
        why: Leads,
        tell: &mut impl Tell<Self>,
    ) {
        let seats = self.options.players;
        let (hands, rest) = deck.split_at(hand_size(seats) * usize::from(seats));
        let (reserves, pile) = rest.split_at(2 * usize::from(seats));
        for (seat, cards) in (0..seats)
            .map(Seat)
            .zip(hands.chunks_exact(hand_size(seats)))
        {
            self.hands[seat] = cards
                .iter()
                .map(|&card| Held { card, open: false })
                .collect();
        }
        for (seat, cards) in (0..seats).map(Seat).zip(reserves.chunks_exact(2)) {
            self.reserves[seat] = [Some(cards[0]), Some(cards[1])];
        }
        self.pile = pile.iter().rev().copied().collect();
        self.discards = [0; Card::KINDS];
        self.round += 1;
        self.trick = Trick::new(leader, Seats::NONE);
        self.tell_deal(reserves, tell);
        self.lead(leader, why, tell);
    }

    fn tell_deal(&self, reserves: &[Card], tell: &mut impl Tell<Self>) {
        let of = |seat: Seat| [reserves[2 * seat.index()], reserves[2 * seat.index() + 1]];
        let reserves = BySeat::new(self.options.players, of);
        tell.all(Event::RoundBegan {
            round: self.round,
            reserves,
        });
        for (seat, hand) in self.hands.iter() {
            tell.only(
                seat,
                Secret::Dealt(hand.iter().map(|held| held.card).collect()),
            );
        }
    }

    /// Some players give up a chip each. Those who owe one and have none lose the game (DE-6.1); otherwise all
    /// cards are shuffled and dealt anew (DE-5.5).
    pub(super) fn lose_round(&mut self, losers: Seats, why: Loss, tell: &mut impl Tell<Self>) {
        tell.all(Event::RoundLost { seats: losers, why });
        let mut ruined = Seats::NONE;
        for seat in losers.iter() {
            match self.chips[seat].checked_sub(1) {
                Some(left) => {
                    self.chips[seat] = left;
                    tell.all(Event::GaveChip { seat, left });
                }
                None => {
                    ruined = ruined.with(seat);
                    tell.all(Event::LostGame { seat });
                }
            }
        }
        if ruined.is_empty() {
            let (leader, why) = match losers.single() {
                Some(seat) => (seat, Leads::GaveChip),
                None => (self.options.oldest, Leads::Oldest),
            };
            let places = self.chips.map(|_, _| 1);
            self.phase = Phase::Over(Outcome { places });
            tell.closed(self);
            let mut cards = deck();
            self.rng.shuffle(&mut cards);
            self.begin_round(&cards, leader, why, tell);
        } else {
            self.end_game(ruined);
        }
    }

    /// Everybody who has not lost wins (DE-6.1); the losers share the place after them.
    fn end_game(&mut self, losers: Seats) {
        let behind = self.everybody().count() - losers.count() + 1;
        let places = self
            .chips
            .map(|seat, _| if losers.has(seat) { behind } else { 1 });
        self.phase = Phase::Over(Outcome { places });
    }
}
