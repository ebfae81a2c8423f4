//! Dealing, round two, further games, the end (ST-2, ST-5, ST-6).

use arrayvec::ArrayVec;

use super::action::{Ending, Event, Options};
use super::board::{Board, Cards, Lately};
use super::cards::{Card, deck};
use super::{Order, Stroop};
use crate::engine::{BySeat, Millis, Outcome, Rng, Seat, Seats, Tell};

impl Stroop {
    /// Starts with this deck, top card first, which the first game is dealt from. The generator draws the tie
    /// order, and shuffles for round two and for further games.
    #[must_use]
    pub fn deal_from(
        options: &Options,
        deck: &[Card],
        rng: Rng,
        tell: &mut impl Tell<Self>,
    ) -> Self {
        let seats = options.players;
        let mut all = Self {
            board: Board {
                options: *options,
                game: 0,
                round: 0,
                carried: BySeat::new(seats, |_| 0),
                center: Cards::new(),
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
            piles: BySeat::new(seats, |_| Cards::new()),
            aside: Cards::new(),
            order: Order::new(),
        };
        all.begin_game(0, deck, tell);
        all
    }

    /// Deals this deck, top card first: the draw piles from the first seat on, then the center; the rest is set
    /// aside (ST-2.1, ST-2.3). Draws the tie order (ST-3.5).
    fn begin_game(&mut self, at: Millis, deck: &[Card], tell: &mut impl Tell<Self>) {
        let board = &mut self.board;
        let options = board.options;
        self.order = Seats::first(options.players).iter().collect();
        self.rng.shuffle(&mut self.order);
        let mut cards = deck.iter().copied();
        self.piles = BySeat::new(options.players, |seat| {
            let each = usize::from(options.cards_of(seat));
            let mut pile: Cards = cards.by_ref().take(each).collect();
            pile.reverse();
            pile
        });
        self.aside = cards.collect();
        self.aside.reverse();
        board.center.clear();
        board.hands = board.hands.map(|_, _| Cards::new());
        board.game += 1;
        board.round = 0;
        if options.is_match() {
            let (game, games) = (board.game, options.games);
            tell.all(Event::GameBegan { game, games });
        }
        self.begin_round(at, tell);
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
        if let Some(center) = self.aside.pop() {
            board.center.push(center);
            let round = board.round;
            tell.all(Event::RoundBegan { round, center });
        }
    }

    pub(super) fn end_round(&mut self, at: Millis, why: Ending, tell: &mut impl Tell<Self>) {
        let Board {
            game,
            round,
            options,
            ..
        } = self.board;
        tell.all(Event::RoundEnded { round, why });
        if round == 1 {
            tell.closed(self);
            self.deal_out(tell);
            self.begin_round(at, tell);
        } else if game < options.games {
            tell.closed(self);
            self.board.carried = self.totals();
            let mut cards = deck(options.advanced);
            self.rng.shuffle(&mut cards);
            self.begin_game(at, &cards, tell);
        } else {
            self.board.outcome = Some(self.ranking(why));
        }
    }

    /// How many cards each player has left, in this game and at the ends of those before it (ST-6.1, ST-6.2).
    fn totals(&self) -> BySeat<u8> {
        let board = &self.board;
        board.hands.map(|seat, hand| {
            let left = (hand.len() + self.piles[seat].len()) as u8;
            board.carried[seat].saturating_add(left)
        })
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
        let mut center = self.board.center.take();
        self.rng.shuffle(&mut center);
        let filled = fill(center.len(), self.aside.len(), seats);
        center.extend(self.aside.drain(self.aside.len() - filled..).rev());
        let each = (center.len() / seats) as u8;
        for (at, card) in center.into_iter().enumerate() {
            self.piles[Seat((at % seats) as u8)].push(card);
        }
        for seat in Seats::first(seats as u8).iter() {
            self.rng.shuffle(&mut self.piles[seat]);
        }
        let filled = filled as u8;
        tell.all(Event::DealtOut { each, filled });
    }

    /// ST-6.1, ST-6.2: the fewest cards win; of players who tie, whoever called STOP in the last round.
    fn ranking(&self, why: Ending) -> Outcome {
        let counts = self.totals();
        let fewest = counts.iter().map(|(_, &count)| count).min();
        let score = |seat: Seat, count: u8| {
            let shared = Some(count) == fewest && why != Ending::Called(seat);
            (count, shared)
        };
        let places = counts.map(|seat, &count| {
            let better = |other, &theirs: &u8| score(other, theirs) < score(seat, count);
            1 + counts.which(better).count()
        });
        Outcome { places }
    }
}

/// How many of the cards set aside fill up the center pile so that it can be dealt out evenly (ST-5.1).
pub(super) fn fill(center: usize, aside: usize, seats: usize) -> usize {
    (center.next_multiple_of(seats) - center).min(aside)
}
