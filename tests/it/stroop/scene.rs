//! Scripted play for two or more players: the deck is stacked, and times are given.

use kitchen_table::engine::{Eyes, Game, Illegal, Input, Outcome, Rng, Seat, Status, Told};
use kitchen_table::games::stroop::{Action, Card, Event, Options, Refusal, Stroop, View, deck};

/// A scripted game.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: Stroop,
    pub(crate) heard: Vec<Event>,
}

/// How the center and a card relate.
pub(crate) type Fits = fn(center: Card, card: Card) -> bool;

/// Card and center describe each other.
pub(crate) fn both(center: Card, card: Card) -> bool {
    center.describes(card) && card.describes(center)
}

/// Neither describes the other.
pub(crate) fn neither(center: Card, card: Card) -> bool {
    !center.describes(card) && !card.describes(center)
}

impl Scene {
    /// Deals this deck.
    pub(crate) fn deal(options: Options, deck: &[Card], seed: u64) -> Self {
        let mut log = Vec::new();
        let game = Stroop::deal_from(&options, deck, Rng::new(seed), &mut log);
        let heard = events(log);
        Self { game, heard }
    }

    /// Each seat's pile begins with as many cards as requested, each relating to the center as
    /// requested.
    pub(crate) fn stacked(options: Options, center: Card, wanted: &[&[Fits]]) -> Self {
        let mut rest = deck(options.advanced);
        rest.retain(|&card| card != center);
        let mut tops: Vec<Vec<Card>> = Vec::new();
        for fits in wanted {
            let mut pile = Vec::new();
            for fit in *fits {
                let at = rest.iter().position(|&card| fit(center, card));
                pile.push(rest.remove(at.expect("there is such a card")));
            }
            tops.push(pile);
        }
        let mut cards = Vec::new();
        for seat in 0..usize::from(options.players) {
            let mut pile = tops.get(seat).cloned().unwrap_or_default();
            while pile.len() < usize::from(options.cards) {
                pile.push(rest.remove(0));
            }
            cards.extend(pile);
        }
        cards.push(center);
        cards.extend(rest);
        Self::deal(options, &cards, 1)
    }

    #[track_caller]
    pub(crate) fn act(&mut self, at: u32, seat: u8, action: Action) -> &[Event] {
        let input = Input::new(at, Seat(seat), action);
        assert_eq!(self.game.check(&input), Ok(()), "{input:?}");
        let mut log: Vec<Told<Stroop>> = Vec::new();
        self.game.apply(&input, &mut log);
        self.heard = events(log);
        &self.heard
    }

    #[track_caller]
    pub(crate) fn draw(&mut self, at: u32, seat: u8) -> Card {
        match self.act(at, seat, Action::Draw) {
            [.., Event::Drew { card, .. }] => *card,
            other => panic!("{other:?}"),
        }
    }

    /// Each seat draws this many cards, or all that it has.
    #[track_caller]
    pub(crate) fn draw_each(&mut self, at: u32, cards: usize) -> &mut Self {
        for seat in 0..self.game.seats() {
            for _ in 0..cards.min(self.view().left[Seat(seat)].into()) {
                self.draw(at, seat);
            }
        }
        self
    }

    #[track_caller]
    pub(crate) fn play(&mut self, at: u32, seat: u8, card: Card) -> Event {
        let events = self.act(at, seat, Action::Play { card });
        events.last().cloned().expect("something happens")
    }

    /// What the rules say to this.
    pub(crate) fn check(&self, at: u32, seat: u8, action: Action) -> Result<(), Illegal<Refusal>> {
        self.game.check(&Input::new(at, Seat(seat), action))
    }

    /// The refusal, if the rules refuse this.
    pub(crate) fn refused(&self, at: u32, seat: u8, action: Action) -> Option<Refusal> {
        self.check(at, seat, action).err()?.refusal()
    }

    /// Plays the clock's next input, and returns its time.
    #[track_caller]
    pub(crate) fn clock(&mut self) -> u32 {
        let due = self.game.clock().expect("the clock runs");
        assert_eq!(self.game.check(&due), Ok(()));
        let mut log: Vec<Told<Stroop>> = Vec::new();
        self.game.apply(&due, &mut log);
        self.heard = events(log);
        due.at
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Eyes::Table)
    }

    pub(crate) fn hand(&self, seat: u8) -> Vec<Card> {
        self.view().board.hands[Seat(seat)].to_vec()
    }

    pub(crate) fn top(&self) -> Card {
        self.view().board.top().expect("there is a center")
    }

    /// Plays whatever fits, seat after seat, a second apart, with all piles drawn, until nobody can
    /// play; returns the time.
    #[track_caller]
    pub(crate) fn play_out(&mut self, at: u32) -> u32 {
        let everybody: Vec<u8> = (0..self.game.seats()).collect();
        self.play_out_by(at, &everybody)
    }

    /// The same for these seats only.
    #[track_caller]
    pub(crate) fn play_out_by(&mut self, mut at: u32, seats: &[u8]) -> u32 {
        for &seat in seats {
            while self.view().left[Seat(seat)] > 0 {
                self.draw(at, seat);
            }
        }
        loop {
            at += 1000;
            let board = self.view().board;
            let turn = board.changes as usize;
            let mut seats = seats.iter().cycle().skip(turn).take(seats.len());
            let found = seats.find_map(|&seat| {
                let mut hand = board.hands[Seat(seat)].iter();
                Some((seat, *hand.find(|&&card| board.fits(card))?))
            });
            let Some((seat, card)) = found else { return at };
            self.play(at, seat, card);
            self.clock();
        }
    }

    #[track_caller]
    pub(crate) fn outcome(&self) -> Outcome {
        match self.game.status() {
            Status::Over(outcome) => outcome,
            Status::ToAct(_) => panic!("it is not over"),
        }
    }
}

fn events(log: Vec<Told<Stroop>>) -> Vec<Event> {
    let all = log.into_iter().map(|told| match told {
        Told::All(event) => event,
        Told::Only(_, secret) => match secret {},
    });
    all.collect()
}
