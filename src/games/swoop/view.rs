//! What a seat knows and remembers, as listed at the top of [this game](super).

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::cards::{Counts, Rank, all_cards};
use super::holding::{Holding, Row, Stacks};
use super::{Options, Phase, Swoop};
use crate::engine::{BySeat, Eyes, Observation, Outcome, Seat};

/// What the game is waiting for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// A player's turn (SW-2).
    Turn {
        /// The player.
        seat: Seat,
        /// Whether it follows a swoop (SW-3.3).
        again: bool,
    },
    /// A player may continue with face-down cards (SW-4.3).
    Chain {
        /// The player.
        seat: Seat,
        /// Whether one has held in this turn, so that cards may be added.
        blind: bool,
    },
    /// The game is over.
    Over(Outcome),
}

/// What everybody sees and remembers of a player's cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tableau {
    /// The number of cards in the hand.
    pub hand: u8,
    /// The cards in the hand that were picked up with a pile and not played since; all of them once the game is
    /// over, as they have been scored (SW-5.2).
    pub known: Counts,
    /// The face-up cards.
    pub faces: Row,
    /// The stacks that still have their face-down card.
    pub blinds: Stacks,
    /// The remaining face-down cards, once the game is over.
    pub under: Row,
}

impl Tableau {
    /// The stacks whose face-down card is uncovered (SW-4.1).
    #[must_use]
    pub fn uncovered(&self) -> Stacks {
        self.blinds.but(self.faces.left())
    }

    /// The number of cards left, on the table and in the hand.
    #[must_use]
    pub fn left(&self) -> u8 {
        self.hand
            .saturating_add(self.faces.left().count() + self.blinds.count())
    }

    /// The number of cards in the hand that the table does not know.
    #[must_use]
    pub fn hidden(&self) -> u8 {
        u16::from(self.hand).saturating_sub(self.known.total()) as u8
    }

    fn of(holding: &Holding, over: bool) -> Self {
        let (known, under) = if over {
            (holding.hand, holding.blinds)
        } else {
            (holding.known, Row::default())
        };
        Self {
            hand: holding.hand.total() as u8,
            known,
            faces: holding.faces,
            blinds: holding.blinds.left(),
            under,
        }
    }
}

/// All that the given eyes may know and remember.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Players and house rules.
    pub options: Options,
    /// The round, counted from 1.
    pub round: u16,
    /// Whether time was called, which makes this round the last (SW-5.3).
    pub called: bool,
    /// The total of each seat (SW-5.3).
    pub totals: BySeat<u32>,
    /// The observer's own hand; `None` for the table's eyes.
    pub own: Option<Counts>,
    /// What everybody sees of each seat.
    pub tableaus: BySeat<Tableau>,
    /// The pile. The values played onto it never rise, so counts alone determine its order.
    pub pile: Counts,
    /// The cards that left the game in this round: swooped, or drawn for the start.
    pub gone: Counts,
    /// The last card each seat drew for the start (SW-1.3); cleared once a card is played.
    pub drawn: BySeat<Option<Rank>>,
    /// What the game is waiting for.
    pub stage: Stage,
}

impl View {
    pub(super) fn of(game: &Swoop, eyes: Eyes) -> Self {
        let own = eyes.seat().and_then(|seat| game.holdings.get(seat));
        Self {
            options: game.options,
            round: game.round,
            called: game.called,
            totals: game.totals.clone(),
            own: own.map(|holding| holding.hand),
            tableaus: game
                .holdings
                .map(|_, holding| Tableau::of(holding, game.phase == Phase::Over)),
            pile: game.pile,
            gone: game.gone,
            drawn: if game.is_untouched() {
                game.drawn.clone()
            } else {
                BySeat::new(game.options.players, |_| None)
            },
            stage: match game.phase {
                Phase::Turn { seat, again } => Stage::Turn { seat, again },
                Phase::Chain { seat, blind } => Stage::Chain { seat, blind },
                Phase::Over => Stage::Over(game.ranking()),
            },
        }
    }

    /// The value on top of the pile, and how many cards of it are there (SW-2.2, SW-3.1).
    #[must_use]
    pub fn top(&self) -> Option<(Rank, u8)> {
        let top = self.pile.lowest()?;
        Some((top, self.pile[top]))
    }

    /// Who played the top of the pile: the player who may continue, or else the player before the one whose
    /// turn it is, since nobody can pass (SW-2.1). `None` if the pile is empty.
    #[must_use]
    pub fn on_top(&self) -> Option<Seat> {
        self.pile.lowest()?;
        match self.stage {
            Stage::Chain { seat, .. } => Some(seat),
            Stage::Turn { seat, .. } => Some(seat.right(self.options.players)),
            Stage::Over(_) => {
                let mut out = self
                    .tableaus
                    .iter()
                    .filter(|(_, tableau)| tableau.left() == 0);
                out.next().map(|(seat, _)| seat)
            }
        }
    }

    /// The cards that a seat cannot see: those in other hands, face down, or unused.
    #[must_use]
    pub fn unseen(&self, eyes: Option<Seat>) -> Counts {
        let mut unseen = all_cards(self.options.players).without(&self.pile);
        unseen = unseen.without(&self.gone);
        for (seat, tableau) in self.tableaus.iter() {
            let open = tableau.faces.cards().chain(tableau.under.cards());
            unseen = unseen.without(&open.collect());
            unseen = unseen.without(match &self.own {
                Some(own) if eyes == Some(seat) => own,
                _ => &tableau.known,
            });
        }
        unseen
    }
}

/// The pile and the observer's own cards as one line, for playthroughs and bug reports. Empty for the table's
/// eyes.
#[must_use]
pub fn sketch(seen: &Observation<Swoop>) -> String {
    let view = &seen.view;
    let Some((seat, own)) = seen.eyes.seat().zip(view.own.as_ref()) else {
        return String::new();
    };
    let tableau = &view.tableaus[seat];
    let mut sketch = format!("pile {:?}, holds {own:?}", view.pile);
    let _ = write!(sketch, ", faces {:?}", tableau.faces);
    let _ = write!(sketch, ", face down {:?}", tableau.blinds);
    sketch
}
