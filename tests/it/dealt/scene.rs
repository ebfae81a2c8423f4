//! Scripted play.
//!
//! Cards are written `1` to `12`, `X`, `S` (Stop), `R` (Redraw); an X that stands for a value is
//! `X=9`. Seats count from 0.

use kitchen_table::engine::{Eyes, Game, Illegal, Input, Observation, Seat, Seats, Told};
use kitchen_table::games::dealt::{
    Action, Card, Dealt, Event, Leads, Loss, Refusal, Secret, Stage, Value, View,
};

pub(crate) use super::stack::Deal;
use crate::support;

/// A scripted game. Every step is checked before it is played.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: Dealt,
    pub(crate) log: Vec<Told<Dealt>>,
    read: usize,
}

impl Scene {
    pub(super) fn new(game: Dealt, log: Vec<Told<Dealt>>) -> Self {
        Self { game, log, read: 0 }
    }

    /// Plays an action, which must be legal.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: u8, action: Action) -> &mut Self {
        assert_eq!(self.turn(), Some(seat), "who is to act");
        let input = Input::new(0, Seat(seat), action);
        if let Err(no) = self.game.check(&input) {
            let hand = self.hand(seat);
            panic!("seat {seat} with {hand} wants {action:?}: {no:?}");
        }
        self.game.apply(&input, &mut self.log);
        self
    }

    /// Plays these neighbors, the leftmost ones in the hand.
    #[track_caller]
    pub(crate) fn play(&mut self, seat: u8, cards: &str) -> &mut Self {
        self.act(seat, self.find(seat, cards))
    }

    #[track_caller]
    pub(crate) fn stop(&mut self, seat: u8) -> &mut Self {
        let at = self.place_of(seat, Card::Stop);
        self.act(seat, Action::Stop { at })
    }

    #[track_caller]
    pub(crate) fn redraw(&mut self, seat: u8) -> &mut Self {
        let at = self.place_of(seat, Card::Redraw);
        self.act(seat, Action::Redraw { at })
    }

    /// Takes a reserve into a gap.
    #[track_caller]
    pub(crate) fn take(&mut self, seat: u8, which: u8, gap: u8) -> &mut Self {
        self.act(seat, Action::TakeReserve { which, gap })
    }

    /// Takes a reserve to the right end of the hand.
    #[track_caller]
    pub(crate) fn take_right(&mut self, seat: u8, which: u8) -> &mut Self {
        let gap = self.own(seat).len() as u8;
        self.take(seat, which, gap)
    }

    /// Places the card just drawn.
    #[track_caller]
    pub(crate) fn place(&mut self, seat: u8, gap: u8) -> &mut Self {
        self.act(seat, Action::Place { gap })
    }

    /// Places this many drawn cards, each at the left end of the hand.
    #[track_caller]
    pub(crate) fn place_all(&mut self, seat: u8, cards: usize) -> &mut Self {
        for _ in 0..cards {
            self.place(seat, 0);
        }
        self
    }

    /// What the rules say to this.
    pub(crate) fn check(&self, seat: u8, action: Action) -> Result<(), Illegal<Refusal>> {
        self.game.check(&Input::new(0, Seat(seat), action))
    }

    /// Why the rules refuse this; fails if they do not.
    #[track_caller]
    pub(crate) fn refused(&self, seat: u8, action: Action) -> Refusal {
        match self.check(seat, action) {
            Err(Illegal::Refused(refusal)) => refusal,
            answer => panic!("seat {seat}, {action:?}: {answer:?}"),
        }
    }

    /// Whether the rules accept a play of these neighbors.
    #[track_caller]
    pub(crate) fn may_play(&self, seat: u8, cards: &str) -> Result<(), Refusal> {
        let answer = self.check(seat, self.find(seat, cards));
        answer.map_err(|no| no.refusal().expect("it is their turn"))
    }

    /// A play of these cards at the leftmost place where they are neighbors.
    #[track_caller]
    pub(crate) fn find(&self, seat: u8, cards: &str) -> Action {
        let (faces, names): (Vec<Card>, Vec<Option<Value>>) =
            cards.split_whitespace().map(face).unzip();
        let hand = self.own(seat);
        let Some(from) = hand.windows(faces.len()).position(|run| run == faces) else {
            panic!(
                "seat {seat} has no neighbors {cards}, but {}",
                self.hand(seat)
            );
        };
        let mut names = names.into_iter().flatten();
        Action::Play {
            from: from as u8,
            len: faces.len() as u8,
            names: [names.next(), names.next()],
        }
    }

    #[track_caller]
    fn place_of(&self, seat: u8, card: Card) -> u8 {
        match self.own(seat).iter().position(|&other| other == card) {
            Some(place) => place as u8,
            None => panic!("seat {seat} has no {card:?}, but {}", self.hand(seat)),
        }
    }

    /// The seat to act; `None` when the game is over.
    pub(crate) fn turn(&self) -> Option<u8> {
        self.game.to_act().single().map(|seat| seat.0)
    }

    pub(crate) fn seen_by(&self, seat: u8) -> View {
        self.game.view(Eyes::Seat(Seat(seat)))
    }

    pub(crate) fn table(&self) -> View {
        self.game.view(Eyes::Table)
    }

    /// Everything that these eyes see.
    pub(crate) fn observe(&self, eyes: Eyes) -> Observation<Dealt> {
        Observation::of(&self.game, eyes, 0, 0)
    }

    /// The cards of a hand.
    pub(crate) fn own(&self, seat: u8) -> Vec<Card> {
        let own = self.seen_by(seat).own.expect("a seat of the table");
        own.iter().map(|held| held.card).collect()
    }

    /// A hand as it would be written in a script.
    pub(crate) fn hand(&self, seat: u8) -> String {
        written(&self.own(seat))
    }

    /// The size of each hand.
    pub(crate) fn sizes(&self) -> Vec<usize> {
        let hands = self.table().hands;
        hands.iter().map(|(_, hand)| hand.len()).collect()
    }

    pub(crate) fn chips(&self) -> Vec<u8> {
        self.table().chips.iter().map(|(_, &chips)| chips).collect()
    }

    /// The card that a seat has drawn and must place, as that seat sees it.
    pub(crate) fn drawn(&self, seat: u8) -> Option<Card> {
        match self.seen_by(seat).stage {
            Stage::Redrawing { drawn, .. } => drawn,
            _ => None,
        }
    }

    /// The place of each seat, once the game is over.
    pub(crate) fn places(&self) -> Option<Vec<u8>> {
        support::places(&self.game)
    }

    /// The events for the table since the last call.
    pub(crate) fn news(&mut self) -> Vec<Event> {
        support::news(&self.log, &mut self.read)
    }

    /// The secrets of one seat since the deal.
    pub(crate) fn secrets(&self, of: u8) -> Vec<Secret> {
        support::secrets(&self.log, of)
    }

    /// The last player to lead a trick, and why.
    pub(crate) fn led(&self) -> Option<(u8, Leads)> {
        self.events().rev().find_map(|event| match event {
            Event::Led { seat, why } => Some((seat.0, *why)),
            _ => None,
        })
    }

    /// The losers of the last lost round, and why.
    pub(crate) fn lost(&self) -> Option<(Vec<u8>, Loss)> {
        self.events().rev().find_map(|event| match event {
            Event::RoundLost { seats, why } => Some((numbers(*seats), *why)),
            _ => None,
        })
    }

    fn events(&self) -> impl DoubleEndedIterator<Item = &Event> {
        self.log.iter().filter_map(Told::public)
    }
}

pub(crate) fn numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

pub(crate) fn seats(of: &[u8]) -> Seats {
    of.iter().map(|&seat| Seat(seat)).collect()
}

pub(crate) fn value(number: u8) -> Value {
    Value::new(number).expect("a value is a number from 1 to 12")
}

/// One card of a script, and its value if it is a named X.
#[track_caller]
pub(crate) fn face(text: &str) -> (Card, Option<Value>) {
    match text {
        "S" => (Card::Stop, None),
        "R" => (Card::Redraw, None),
        "X" => (Card::X, None),
        _ => match text.strip_prefix("X=") {
            Some(name) => (Card::X, Some(number(name))),
            None => (Card::Number(number(text)), None),
        },
    }
}

#[track_caller]
fn number(text: &str) -> Value {
    let number = text.parse().ok().and_then(Value::new);
    number.unwrap_or_else(|| panic!("{text:?} is not a card"))
}

/// The cards of a script.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| face(card).0).collect()
}

/// Cards as a script writes them.
pub(crate) fn written(cards: &[Card]) -> String {
    let letter = |card: &Card| match card {
        Card::Number(value) => value.number().to_string(),
        Card::X => "X".into(),
        Card::Stop => "S".into(),
        Card::Redraw => "R".into(),
    };
    cards.iter().map(letter).collect::<Vec<_>>().join(" ")
}
