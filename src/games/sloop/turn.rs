//! Dealing, whose turn it is, drawing and refilling, the end (SL-1, SL-2, SL-6, SL-8).

use super::action::{Event, Options, Secret};
use super::cards::{Card, DECK, Hand, Heap, Row};
use super::display::Display;
use super::hint::{Hint, Says, has_way};
use super::{Phase, Sloop};
use crate::engine::{BySeat, Outcome, Seat, Tell};

impl Sloop {
    /// Starts a game with this deck, top card first: the hands from the first seat on, then the display, then
    /// the draw pile. Cards missing from it count as removed from the game.
    #[must_use]
    pub fn deal_from(
        options: &Options,
        dealer: Seat,
        deck: &[Card],
        tell: &mut impl Tell<Self>,
    ) -> Self {
        let seats = options.players;
        let mut game = Self {
            options: *options,
            dealer,
            hands: BySeat::new(seats, |_| Hand::new()),
            pile: deck.iter().take(DECK).rev().copied().collect(),
            display: Display::default(),
            piles: BySeat::new(seats, |_| Row::new()),
            removed: Heap::whole_deck().without(deck).unwrap_or_default(),
            last: None,
            shown: BySeat::new(seats, |_| Hand::new()),
            hints: BySeat::new(seats, |_| None),
            phase: Phase::Turn {
                seat: dealer,
                more: false,
            },
        };
        tell.all(Event::Dealt { dealer });
        for seat in (0..seats).map(Seat) {
            let hand: Hand = (0..options.minimum())
                .map_while(|_| game.pile.pop())
                .collect();
            tell.only(seat, Secret::Dealt(hand.clone()));
            game.hands[seat] = hand;
        }
        game.refill(tell);
        game.next_turn(dealer, tell);
        game
    }

    /// Refills the hand, then the display, as far as the draw pile allows (SL-2.3), and passes the turn on.
    pub(super) fn end_turn(&mut self, seat: Seat, tell: &mut impl Tell<Self>) {
        let mut drawn = Hand::new();
        while self.hands[seat].len() < self.options.minimum() {
            let Some(card) = self.draw_one(tell) else {
                break;
            };
            self.hands[seat].push(card);
            drawn.push(card);
        }
        if !drawn.is_empty() {
            self.remember_drawn(seat, drawn.len());
            tell.all(Event::Drew {
                seat,
                cards: drawn.len() as u8,
            });
            tell.only(seat, Secret::Drew(drawn));
        }
        self.refill(tell);
        self.next_turn(seat, tell);
    }

    fn remember_drawn(&mut self, seat: Seat, cards: usize) {
        if let Some(hint) = &mut self.hints[seat]
            && !(0..cards).all(|_| hint.then(None))
        {
            self.hints[seat] = None;
        }
    }

    /// SL-6.1, SL-6.2: a supercharged card that arrives requires another.
    fn refill(&mut self, tell: &mut impl Tell<Self>) {
        let before = self.display.loose.len();
        while self.display.missing(self.options.minimum()) > 0 {
            let Some(card) = self.draw_one(tell) else {
                break;
            };
            self.display.loose.push(card);
        }
        let turned_up = &self.display.loose[before..];
        if !turned_up.is_empty() {
            tell.all(Event::TurnedUp(turned_up.iter().copied().collect()));
        }
    }

    /// Draws the top card of the draw pile.
    pub(super) fn draw_one(&mut self, tell: &mut impl Tell<Self>) -> Option<Card> {
        let card = self.pile.pop()?;
        if self.pile.is_empty() {
            tell.all(Event::PileEmpty);
        }
        Some(card)
    }

    /// Moves on to the next player with cards; the game ends when nobody has any (SL-8.1, SL-8.2).
    fn next_turn(&mut self, after: Seat, tell: &mut impl Tell<Self>) {
        if self.hands.iter().all(|(_, hand)| hand.is_empty()) {
            return self.end_game(tell);
        }
        let mut seat = after.left(self.options.players);
        while self.hands[seat].is_empty() {
            tell.all(Event::PassedOver { seat });
            self.lose_build(seat, tell);
            seat = seat.left(self.options.players);
        }
        match self.options.partner(seat) {
            Some(by) if !self.hands[by].is_empty() => {
                self.phase = Phase::Offering { by, to: seat };
                tell.all(Event::MayOffer { seat: by, to: seat });
            }
            _ => self.settle(seat, tell),
        }
    }

    /// Starts a turn: the player's build is lost if it can be neither captured nor continued (SL-2.2, SL-4.8).
    pub(super) fn settle(&mut self, seat: Seat, tell: &mut impl Tell<Self>) {
        if let Some(build) = self.display.build_of(seat) {
            let (number, sums) = (build.number, self.display.sums());
            let hand = &self.hands[seat];
            if !has_way(hand, number, sums) {
                let says = Says::NoWay { number, sums };
                self.hints[seat] = Some(Hint::new(says, hand.len()));
                self.lose_build(seat, tell);
            }
        }
        self.phase = Phase::Turn { seat, more: false };
        tell.all(Event::Turn { seat });
    }

    /// Removes the owner's marker from a build; the counter stays (SL-4.8).
    fn lose_build(&mut self, seat: Seat, tell: &mut impl Tell<Self>) {
        let mut builds = self.display.builds.iter_mut();
        if let Some(build) = builds.find(|build| build.owner == Some(seat)) {
            build.owner = None;
            tell.all(Event::LostBuild {
                seat,
                number: build.number,
            });
        }
    }

    /// SL-8.2, SL-8.3.
    fn end_game(&mut self, tell: &mut impl Tell<Self>) {
        let mut rest = 0;
        if let Some(last) = self.last {
            let display = std::mem::take(&mut self.display);
            let pile = &mut self.piles[last];
            let before = pile.len();
            pile.extend(display.builds.iter().flat_map(|build| build.cards.iter()));
            pile.extend(display.loose);
            rest = pile.len() - before;
        }
        tell.all(Event::TookRest {
            seat: self.last,
            cards: rest as u8,
        });
        self.phase = Phase::Over(self.ranking());
    }

    /// Most cards first; of equals, whoever is later in turn order (SL-8.3). Partners share a place (SL-9.4).
    fn ranking(&self) -> Outcome {
        let players = self.options.players;
        let first = self.dealer.left(players);
        let turn = |seat: Seat| (seat.0 + players - first.0) % players;
        let merit = |seat: Seat| {
            let side = [Some(seat), self.options.partner(seat)];
            let side = side.into_iter().flatten();
            let cards: usize = side.clone().map(|seat| self.piles[seat].len()).sum();
            (cards, side.map(turn).max())
        };
        let places = BySeat::new(players, |seat| {
            let better = (0..players).filter(|&other| merit(Seat(other)) > merit(seat));
            1 + better.count() as u8
        });
        Outcome { places }
    }
}
