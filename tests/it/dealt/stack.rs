//! Stacked deals, played down to where a script begins.

use kitchen_table::engine::{Rng, Seat};
use kitchen_table::games::dealt::cards::DECK;
use kitchen_table::games::dealt::{Card, Dealt, Options};

use super::scene::{Scene, cards, value, written};

/// A deal whose cards are named where they matter; all others are filled in.
///
/// Seat 0 leads. Hands may be named with fewer cards than are dealt, in steps of three: then each
/// hand starts with that many additional 3-straights and trips. These are played, with everybody
/// beating the one before, until the named cards are left, all reserves are untouched and seat 0
/// leads. A hand that ends in `...` has its full size, and is filled up.
pub(crate) struct Deal {
    options: Options,
    tails: Vec<Vec<Card>>,
    filled: bool,
    reserves: Vec<Vec<Card>>,
    pile: Vec<Card>,
}

impl Deal {
    /// Names a hand for each player.
    #[track_caller]
    pub(crate) fn of<const PLAYERS: usize>(hands: [&str; PLAYERS]) -> Self {
        let filled = hands.iter().any(|hand| hand.ends_with("..."));
        Self {
            options: Options::new(PLAYERS as u8),
            tails: hands
                .iter()
                .map(|hand| cards(hand.trim_end_matches("...")))
                .collect(),
            filled,
            reserves: vec![Vec::new(); PLAYERS],
            pile: Vec::new(),
        }
    }

    /// Names reserves, from the first seat on; missing ones are filled in.
    pub(crate) fn reserves(mut self, reserves: &[&str]) -> Self {
        for (mine, text) in self.reserves.iter_mut().zip(reserves) {
            *mine = cards(text);
        }
        self
    }

    /// Names the draw pile from the top; the rest is filled in.
    pub(crate) fn pile(mut self, pile: &str) -> Self {
        self.pile = cards(pile);
        self
    }

    /// Sets the chips of each player.
    pub(crate) fn chips(mut self, chips: u8) -> Self {
        self.options.chips = chips;
        self
    }

    /// Deals, and plays until the named cards are left.
    #[track_caller]
    pub(crate) fn begin(mut self) -> Scene {
        let players = self.tails.len();
        let hand = if players == 5 { 7 } else { 10 };
        let rounds = if self.filled {
            0
        } else {
            assert!(
                self.tails
                    .iter()
                    .all(|tail| tail.len() == self.tails[0].len()),
                "hands of one size"
            );
            let shorter = hand - self.tails[0].len();
            assert_eq!(shorter % 3, 0, "hands are shortened by threes");
            shorter / 3
        };
        self.options.oldest = Seat(((rounds + players - 1) % players) as u8);
        let mut stock = Stock::without(self.named());
        let warm_up = stock.warm_up(players, rounds);
        let deck = self.stack(&mut stock, &warm_up, hand);
        let mut log = Vec::new();
        let game = Dealt::deal_from(&self.options, &deck, Rng::new(7), &mut log);
        let mut scene = Scene::new(game, log);
        for (seat, run) in warm_up {
            scene.play(seat as u8, &written(&run));
        }
        assert_eq!(scene.turn(), Some(0), "who leads the scene");
        scene
    }

    fn named(&self) -> impl Iterator<Item = Card> {
        let hands = self.tails.iter().chain(&self.reserves).flatten();
        hands.chain(&self.pile).copied()
    }

    /// Hands seat by seat, then reserves, then the pile.
    fn stack(
        &self,
        stock: &mut Stock,
        warm_up: &[(usize, Vec<Card>)],
        hand: usize,
    ) -> [Card; DECK] {
        let mut deck = Vec::new();
        for (seat, tail) in self.tails.iter().enumerate() {
            let end = deck.len() + hand;
            let own = warm_up.iter().filter(|(whose, _)| *whose == seat);
            deck.extend(own.flat_map(|(_, run)| run));
            deck.extend(tail);
            stock.fill(&mut deck, end);
        }
        for reserves in &self.reserves {
            let end = deck.len() + 2;
            deck.extend(reserves);
            stock.fill(&mut deck, end);
        }
        deck.extend(&self.pile);
        stock.fill(&mut deck, DECK);
        deck.try_into().expect("a deck of 54 cards")
    }
}

/// The cards that nobody has named, by kind.
struct Stock([u8; Card::KINDS]);

impl Stock {
    #[track_caller]
    fn without(named: impl Iterator<Item = Card>) -> Self {
        let kinds = std::array::from_fn(|kind| Card::of_kind(kind).map_or(0, Card::copies));
        let mut stock = Self(kinds);
        for card in named {
            assert!(stock.take(card), "no more {card:?} in the deck");
        }
        stock
    }

    fn take(&mut self, card: Card) -> bool {
        let left = &mut self.0[card.kind()];
        let any = *left > 0;
        *left = left.saturating_sub(1);
        any
    }

    /// Fills a deck up to `end` cards, numbers first.
    #[track_caller]
    fn fill(&mut self, deck: &mut Vec<Card>, end: usize) {
        assert!(deck.len() <= end, "too many cards are named");
        while deck.len() < end {
            let kind = self.0.iter().position(|&left| left > 0);
            let card = kind.and_then(Card::of_kind).expect("a card left to deal");
            self.take(card);
            deck.push(card);
        }
    }

    /// What is played before the scene, in order: in each trick everybody beats the one before, so
    /// the last player wins, and each trick is led by the player on the right of the leader before.
    /// The trick after them is seat 0's.
    #[track_caller]
    fn warm_up(&mut self, players: usize, tricks: usize) -> Vec<(usize, Vec<Card>)> {
        let mut runs = Vec::new();
        let found = self.climb(&threes(), players, tricks * players, &mut runs);
        assert!(found, "cards enough to come to this scene");
        let who = |(i, (_, run))| ((tricks - i / players + i % players) % players, run);
        runs.into_iter().enumerate().map(who).collect()
    }

    /// Finds `left` more runs, each higher than the one before unless a trick begins with it.
    fn climb(
        &mut self,
        threes: &[Vec<Card>],
        players: usize,
        left: usize,
        runs: &mut Vec<(usize, Vec<Card>)>,
    ) -> bool {
        if left == 0 {
            return true;
        }
        let lowest = match runs.last() {
            Some((height, _)) if !left.is_multiple_of(players) => height + 1,
            _ => 0,
        };
        for (height, run) in threes.iter().enumerate().skip(lowest) {
            let before = self.0;
            if self.take_all(run) {
                runs.push((height, run.clone()));
                if self.climb(threes, players, left - 1, runs) {
                    return true;
                }
                runs.pop();
                self.0 = before;
            }
        }
        false
    }

    fn take_all(&mut self, run: &[Card]) -> bool {
        let before = self.0;
        let all = run.iter().all(|&card| self.take(card));
        if !all {
            self.0 = before;
        }
        all
    }
}

/// Every 3-straight and then all trips, low to high.
fn threes() -> Vec<Vec<Card>> {
    let straights = (1..=10).map(|low| vec![low, low + 1, low + 2]);
    let trips = (1..=12).map(|number| vec![number; 3]);
    let card = |number: u8| Card::Number(value(number));
    let threes = straights.chain(trips);
    threes
        .map(|run| run.into_iter().map(card).collect())
        .collect()
}
