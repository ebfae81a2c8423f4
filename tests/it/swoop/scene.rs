//! Scripted play.
//!
//! Cards are written `A`, `2` to `9`, `J`, `Q`, `K`, `10` and `*` (a joker); `@0` to `@3` is the face-up
//! card of a stack. Seats count from 0.

use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{Eyes, Game, Illegal, Input, Observation, Seat, Told};
use kitchen_table::games::swoop::{
    Action, Counts, Event, Rank, Refusal, Secret, Stacks, Stage, Swoop, View,
};

pub(crate) use super::stack::Deal;
use crate::support;

/// A scripted game. Every step is checked before it is played.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: Swoop,
    log: Vec<Told<Swoop>>,
    read: usize,
}

impl Scene {
    pub(super) fn new(game: Swoop, log: Vec<Told<Swoop>>) -> Self {
        Self { game, log, read: 0 }
    }

    /// Plays an action, which must be legal, at a time.
    #[track_caller]
    pub(crate) fn act_at(&mut self, at: u32, seat: u8, action: Action) -> &mut Self {
        assert_eq!(self.turn(), Some(seat), "who is to act");
        self.input(Input::new(at, Seat(seat), action))
    }

    #[track_caller]
    pub(crate) fn input(&mut self, input: Input<Action>) -> &mut Self {
        if let Err(no) = self.game.check(&input) {
            panic!("{input:?}: {no:?}");
        }
        self.game.apply(&input, &mut self.log);
        if let Err(wrong) = self.game.audit() {
            panic!("{input:?}: {wrong}");
        }
        self
    }

    #[track_caller]
    pub(crate) fn act(&mut self, seat: u8, action: Action) -> &mut Self {
        self.act_at(0, seat, action)
    }

    /// Plays these cards.
    #[track_caller]
    pub(crate) fn play(&mut self, seat: u8, cards: &str) -> &mut Self {
        self.act(seat, self.playing(seat, cards))
    }

    /// Plays these cards, and ends the turn if it could go on.
    #[track_caller]
    pub(crate) fn play_only(&mut self, seat: u8, cards: &str) -> &mut Self {
        self.play(seat, cards);
        if matches!(self.table().stage, Stage::Chain { .. }) {
            self.done(seat);
        }
        self
    }

    #[track_caller]
    pub(crate) fn flip(&mut self, seat: u8, stack: u8) -> &mut Self {
        self.act(seat, Action::Flip { stack })
    }

    /// Adds these cards, all of the value on top.
    #[track_caller]
    pub(crate) fn add(&mut self, seat: u8, cards: &str) -> &mut Self {
        self.act(seat, adding(cards))
    }

    #[track_caller]
    pub(crate) fn done(&mut self, seat: u8) -> &mut Self {
        self.act(seat, Action::Done)
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

    /// A play of these cards; the first one sets the denomination.
    #[track_caller]
    pub(crate) fn playing(&self, seat: u8, cards: &str) -> Action {
        let (ranks, faces) = hand_and_faces(cards);
        let face = faces.iter().next();
        let face = face.and_then(|stack| self.table().tableaus[Seat(seat)].faces.get(stack));
        let rank = ranks.first().copied().or(face).expect("a card is played");
        assert!(ranks.iter().all(|&other| other == rank), "one denomination");
        let hand = ranks.len() as u8;
        Action::Play { rank, hand, faces }
    }

    /// The seat to act; `None` when the game is over.
    pub(crate) fn turn(&self) -> Option<u8> {
        self.game.to_act().single().map(|seat| seat.0)
    }

    /// The seat that begins a turn, and whether it does so after a swoop.
    pub(crate) fn begins(&self) -> Option<(u8, bool)> {
        match self.table().stage {
            Stage::Turn { seat, again } => Some((seat.0, again)),
            _ => None,
        }
    }

    pub(crate) fn seen_by(&self, seat: u8) -> View {
        self.game.view(Eyes::Seat(Seat(seat)))
    }

    pub(crate) fn table(&self) -> View {
        self.game.view(Eyes::Table)
    }

    /// Everything that these eyes see.
    pub(crate) fn observe(&self, eyes: Eyes) -> Observation<Swoop> {
        Observation::of(&self.game, eyes, 0, 0)
    }

    /// The legal candidates of a seat.
    pub(crate) fn offered(&self, seat: u8) -> Vec<Action> {
        let seen = self.observe(Eyes::Seat(Seat(seat)));
        seen.legal().copied().collect()
    }

    pub(crate) fn own(&self, seat: u8) -> Counts {
        self.seen_by(seat).own.expect("a seat of the table")
    }

    /// A sorted hand.
    pub(crate) fn hand(&self, seat: u8) -> String {
        format!("{:?}", self.own(seat))
    }

    /// The face-up cards, and the stacks that still have a face-down card.
    pub(crate) fn stacks(&self, seat: u8) -> (String, Vec<u8>) {
        let place = &self.table().tableaus[Seat(seat)];
        let faces = format!("{:?}", place.faces);
        (faces, place.blinds.iter().collect())
    }

    /// The pile, top first.
    pub(crate) fn pile(&self) -> String {
        format!("{:?}", self.table().pile)
    }

    pub(crate) fn totals(&self) -> Vec<u32> {
        self.table()
            .totals
            .iter()
            .map(|(_, &total)| total)
            .collect()
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
}

/// These cards as something to add.
#[track_caller]
pub(crate) fn adding(cards: &str) -> Action {
    let (ranks, faces) = hand_and_faces(cards);
    let hand = ranks.len() as u8;
    Action::Add { hand, faces }
}

#[track_caller]
fn hand_and_faces(text: &str) -> (Vec<Rank>, Stacks) {
    let words = text.split_whitespace();
    let (faces, hand): (Vec<&str>, Vec<&str>) = words.partition(|word| word.starts_with('@'));
    let stack = |word: &&str| word[1..].parse::<u8>().expect("a stack");
    let hand = hand.into_iter().map(card).collect();
    (hand, faces.iter().map(stack).collect())
}

/// One card of a script.
#[track_caller]
pub(crate) fn card(text: &str) -> Rank {
    let written = |rank: &Rank| match rank {
        Rank::Joker => text == "*",
        _ => format!("{rank:?}") == text,
    };
    let found = Rank::ALL.into_iter().find(written);
    found.unwrap_or_else(|| panic!("{text:?} is not a card"))
}

/// The cards of a script.
#[track_caller]
pub(crate) fn cards(text: &str) -> Vec<Rank> {
    text.split_whitespace().map(card).collect()
}

/// The cards of a script, counted.
#[track_caller]
pub(crate) fn counts(text: &str) -> Counts {
    cards(text).into_iter().collect()
}
