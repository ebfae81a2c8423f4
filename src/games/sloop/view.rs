//! What a seat knows and remembers, as listed at the top of [this game](super).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Hand, Heap, Row};
use super::{Display, Hint, Options, Phase, Sloop};
use crate::engine::{BySeat, Eyes, Game, Observation, Outcome, Seat};

/// What the game is waiting for, as the given eyes see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// A player may offer a card to the partner, whose turn is next (SL-9.3).
    Offering {
        /// Who may offer.
        by: Seat,
        /// Whose turn is next.
        to: Seat,
    },
    /// The partner must keep the card or give it back (SL-9.3).
    Answering {
        /// Who offered the card.
        by: Seat,
        /// Who must answer.
        to: Seat,
        /// The card, visible only to these two. It is still part of the hand it came from.
        card: Option<Card>,
    },
    /// A player's turn (SL-2.1).
    Turn {
        /// The player.
        seat: Seat,
        /// Whether the player is playing the additional card of a Double Play (SL-5.4).
        more: bool,
    },
    /// A player must play one of the flipped cards (SL-5.5).
    Flipped {
        /// The player.
        seat: Seat,
        /// The cards.
        cards: ArrayVec<Card, 3>,
    },
    /// The game is over.
    Over(Outcome),
}

/// All that the given eyes may know and remember.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Players and house rules.
    pub options: Options,
    /// The dealer, who is last in turn order (SL-1.6).
    pub dealer: Seat,
    /// The observer's own hand; `None` for the table's eyes.
    pub own: Option<Hand>,
    /// The observer's own cards that the partner knows (SL-9.3).
    pub shown: Hand,
    /// The number of cards in each hand.
    pub hands: BySeat<u8>,
    /// The cards known to be in other hands: those shown between partners (SL-9.3).
    pub known: BySeat<Hand>,
    /// The display.
    pub display: Display,
    /// How many cards are left in the draw pile.
    pub pile: u8,
    /// The score piles; the top card is last.
    pub piles: BySeat<Row>,
    /// The cards removed from the game by Flip 3.
    pub removed: Heap,
    /// Who captured last (SL-8.2).
    pub last: Option<Seat>,
    /// The last thing that each hand revealed.
    pub hints: BySeat<Option<Hint>>,
    /// What the game is waiting for.
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
            shown: seat.map_or_else(Hand::new, |seat| game.shown[seat].clone()),
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

    /// The cards whose place is unknown in this view: those in other hands and in the draw pile.
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

impl Sloop {
    /// What the game is waiting for, as the player to act sees it.
    #[must_use]
    pub fn stage(&self) -> Stage {
        let eyes = self.to_act().single().map_or(Eyes::Table, Eyes::Seat);
        Stage::of(&self.phase, eyes)
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

/// The display and the observer's own hand as one line, for playthroughs and bug reports.
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
