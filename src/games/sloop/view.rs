//! What a seat knows and remembers, listed at the top of [this game](super).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Hand, Heap, Row};
use super::{Display, Hint, Options, Phase, Sloop};
use crate::engine::{BySeat, Eyes, Observation, Outcome, Seat};

/// What is being waited for, as these eyes see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// A player may offer a card to the partner, whose turn comes (SL-9.3).
    Offering {
        /// Who may offer.
        by: Seat,
        /// Whose turn comes.
        to: Seat,
    },
    /// The partner keeps the card or gives it back (SL-9.3).
    Answering {
        /// Who offered it.
        by: Seat,
        /// Who answers.
        to: Seat,
        /// The card, for the eyes of these two alone. It still counts to the hand it came from.
        card: Option<Card>,
    },
    /// A player's turn (SL-2.1).
    Turn {
        /// Whose.
        seat: Seat,
        /// Whether it is the further card of a Double Play (SL-5.4).
        more: bool,
    },
    /// A player plays one of the flipped cards (SL-5.5).
    Flipped {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: ArrayVec<Card, 3>,
    },
    /// The game is over.
    Over(Outcome),
}

/// All that some eyes may know and remember.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Players and house rules.
    pub options: Options,
    /// Who dealt, and is last in turn order (SL-1.6).
    pub dealer: Seat,
    /// The own hand; `None` for the table's eyes.
    pub own: Option<Hand>,
    /// Own cards that the partner knows (SL-9.3).
    pub told: Hand,
    /// How many cards each hand holds.
    pub hands: BySeat<u8>,
    /// Cards that each of the others is known to hold: those that the partner was shown (SL-9.3).
    pub known: BySeat<Hand>,
    /// The display.
    pub display: Display,
    /// How many cards are left to draw.
    pub pile: u8,
    /// The score piles, their tops at the end.
    pub piles: BySeat<Row>,
    /// What Flip 3 has removed from the game.
    pub removed: Heap,
    /// Who captured last (SL-8.2).
    pub last: Option<Seat>,
    /// The last thing that each hand told.
    pub hints: BySeat<Option<Hint>>,
    /// What is being waited for.
    pub stage: Stage,
}

impl View {
    pub(super) fn of(game: &Sloop, eyes: Eyes) -> Self {
        let seat = eyes.seat().filter(|seat| seat.0 < game.options.players);
        let partner = seat.and_then(|seat| game.options.partner(seat));
        Self {
            options: game.options,
            dealer: game.dealer,
            own: seat.map(|seat| game.hands[seat].clone()),
            told: seat.map_or_else(Hand::new, |seat| game.shown[seat].clone()),
            hands: game.hands.map(|_, hand| hand.len() as u8),
            known: game.shown.map(|seat, shown| match partner == Some(seat) {
                true => shown.clone(),
                false => Hand::new(),
            }),
            display: game.display.clone(),
            pile: game.pile.len() as u8,
            piles: game.piles.clone(),
            removed: game.removed,
            last: game.last,
            hints: game.hints.clone(),
            stage: Stage::of(&game.phase, eyes),
        }
    }

    /// The cards that whoever has this view cannot place: they lie in other hands and in the pile.
    #[must_use]
    pub fn unseen(&self) -> Heap {
        let mut unseen = Heap::whole_deck();
        let mut see = |card: Card| {
            unseen.take(card);
        };
        self.own.iter().flatten().copied().for_each(&mut see);
        let known = self.known.iter();
        known.flat_map(|(_, hand)| hand).copied().for_each(&mut see);
        self.display.loose.iter().copied().for_each(&mut see);
        let builds = self.display.builds.iter();
        builds
            .flat_map(|build| build.cards.iter())
            .for_each(&mut see);
        let piles = self.piles.iter();
        piles.flat_map(|(_, pile)| pile).copied().for_each(&mut see);
        self.removed.iter().for_each(&mut see);
        if let Stage::Flipped { cards, .. } = &self.stage {
            cards.iter().copied().for_each(&mut see);
        }
        unseen
    }
}

impl Stage {
    fn of(phase: &Phase, eyes: Eyes) -> Self {
        match phase {
            &Phase::Offering { by, to } => Self::Offering { by, to },
            &Phase::Answering { by, to, card } => {
                let involved = [by, to].map(Eyes::Seat).contains(&eyes);
                let card = involved.then_some(card);
                Self::Answering { by, to, card }
            }
            &Phase::Turn { seat, more } => Self::Turn { seat, more },
            Phase::Flipped { seat, cards } => Self::Flipped {
                seat: *seat,
                cards: cards.clone(),
            },
            Phase::Over(outcome) => Self::Over(outcome.clone()),
        }
    }
}

/// The display and the own hand in a line, for playthroughs and bug reports.
#[must_use]
pub fn sketch(seen: &Observation<Sloop>) -> String {
    let view = &seen.view;
    let Some(own) = &view.own else {
        return String::new();
    };
    let build = |build: &super::Build| match build.owner {
        Some(owner) => format!(", {owner:?} builds {:?}", build.number),
        None => format!(", a lost build of {:?}", build.number),
    };
    let builds: String = view.display.builds.iter().map(build).collect();
    let piles: Vec<usize> = view.piles.iter().map(|(_, pile)| pile.len()).collect();
    format!(
        "holds {own:?}, display {:?}{builds}, piles {piles:?}, {} to draw",
        view.display.loose, view.pile
    )
}
