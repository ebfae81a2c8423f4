//! Dealing, round two, the end (ST-2, ST-5, ST-6).

use arrayvec::ArrayVec;

use super::action::{Ending, Event, Options};
use super::board::{Board, Cards, Lately};
use super::cards::{Card, deck};
use super::{Order, Stroop};
use crate::engine::{BySeat, Millis, Outcome, Rng, Seat, Seats, Tell};

impl Stroop {
    pub(super) fn shuffle_and_deal(
        options: &Options,
        mut rng: Rng,
        tell: &mut impl Tell<Self>,
    ) -> Self {
        let mut cards = deck(options.advanced);
        rng.shuffle(&mut cards);
        Self::deal_from(options, &cards, rng, tell)
    }

    /// Starts a game with this deck, top card first: the draw piles from the first seat on, then the center;
    /// the rest is set aside. The generator draws the tie order, and shuffles for round two.
    #[must_use]
    pub fn deal_from(
        options: &Options,
        deck: &[Card],
        mut rng: Rng,
        tell: &mut impl Tell<Self>,
    ) -> Self {
        let seats = options.players;
        let mut order: Order = Seats::first(seats).iter().collect();
        rng.shuffle(&mut order);
        let mut cards = deck.iter().copied();
        let mut pile = |_| -> Cards {
            let mut pile: Cards = cards.by_ref().take(usize::from(options.cards)).collect();
            pile.reverse();
            pile
        };
        let piles = BySeat::new(seats, &mut pile);
        let mut aside: Cards = cards.collect();
        aside.reverse();
        let mut game = Self {
            board: Board {
                options: *options,
                round: 0,
                centre: Cards::new(),
                turned: 0,
                changes: 0,
                hands: BySeat::new(seats, |_| Cards::new()),
                barred: Seats::NONE,
                fumbling: BySeat::new(seats, |_| 0),
                tie: None,
                landings: ArrayVec::new(),
                lately: BySeat::new(seats, |_| Lately::default()),
                quiet: 0,
                outcome: None,
            },
            rng,
            piles,
            aside,
            order,
        };
        game.begin_round(0, tell);
        game
    }

    /// Turns up a card from those set aside as the center (ST-2.1, ST-5.2). Landings, fumbles and bars do not
    /// carry over from the previous round.
    fn begin_round(&mut self, at: Millis, tell: &mut impl Tell<Self>) {
        let board = &mut self.board;
        board.round += 1;
        board.barred = Seats::NONE;
        board.fumbling = board.fumbling.map(|_, _| at);
        board.lately = board.lately.map(|_, lately| Lately {
            tried: at,
            drew: at,
            fate: None,
            ..*lately
        });
        board.landings.clear();
        board.quiet = at;
        board.turned = at;
        board.changes = board.changes.wrapping_add(1);
        if let Some(centre) = self.aside.pop() {
            board.centre.push(centre);
            let round = board.round;
            tell.all(Event::RoundBegan { round, centre });
        }
    }

    pub(super) fn end_round(&mut self, at: Millis, why: Ending, tell: &mut impl Tell<Self>) {
        let round = self.board.round;
        tell.all(Event::RoundEnded { round, why });
        if round == 1 {
            tell.closed(self);
            self.deal_out(tell);
            self.begin_round(at, tell);
        } else {
            self.board.outcome = Some(self.ranking(why));
        }
    }

    /// ST-5.1: returns hands to the piles and deals out the center pile evenly. ST-5.2: shuffles the piles.
    fn deal_out(&mut self, tell: &mut impl Tell<Self>) {
        let seats = usize::from(self.board.options.players);
        for (pile, hand) in Seats::first(seats as u8)
            .iter()
            .map(|seat| (seat, self.board.hands[seat].take()))
        {
            self.piles[pile].extend(hand);
        }
        let mut centre = self.board.centre.take();
        self.rng.shuffle(&mut centre);
        let mut filled = 0;
        while centre.len() % seats != 0 {
            let Some(card) = self.aside.pop() else { break };
            centre.push(card);
            filled += 1;
        }
        let each = (centre.len() / seats) as u8;
        for (at, card) in centre.into_iter().enumerate() {
            self.piles[Seat((at % seats) as u8)].push(card);
        }
        for seat in Seats::first(seats as u8).iter() {
            self.rng.shuffle(&mut self.piles[seat]);
        }
        tell.all(Event::DealtOut { each, filled });
    }

    /// ST-6.1: the fewest cards win; of players who tie, whoever called STOP.
    fn ranking(&self, why: Ending) -> Outcome {
        let counts = self
            .board
            .hands
            .map(|seat, hand| hand.len() + self.piles[seat].len());
        let fewest = counts.iter().map(|(_, &count)| count).min();
        let score = |seat: Seat, count: usize| {
            let shared = Some(count) == fewest && why != Ending::Called(seat);
            (count, shared)
        };
        let places = counts.map(|seat, &count| {
            let better = |other, &theirs: &usize| score(other, theirs) < score(seat, count);
            1 + counts.which(better).count()
        });
        Outcome { places }
    }
}
