//! What is written on a game that lies on the shelf, so that a list of games opens none of them.

use serde::{Deserialize, Serialize};

use crate::engine::Status;
use crate::games::GameId;
use crate::ui::room::Opened;
use crate::ui::setup::{Chair, House, Setup, Who};

/// See the top of this file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Label {
    /// The game's short name.
    pub game: String,
    /// Who sits there, as in links.
    pub seats: Vec<String>,
    /// Their names.
    pub names: Vec<String>,
    /// The title that it was given.
    #[serde(default)]
    pub title: Option<String>,
    /// How many inputs were played.
    pub step: usize,
    /// Whether it has ended.
    pub over: bool,
    /// When it was last played, in milliseconds since 1970.
    pub touched: u64,
}

impl Label {
    /// A label for a game that begins.
    #[must_use]
    pub fn new(setup: &Setup) -> Self {
        Self {
            game: setup.game.slug().into(),
            seats: setup.seats(),
            names: setup.names().iter().map(|(_, name)| name.clone()).collect(),
            title: None,
            step: 0,
            over: false,
            touched: 0,
        }
    }

    /// A label for a game that is taken up again.
    #[must_use]
    pub fn of(opened: &Opened) -> Self {
        Self {
            title: opened.title.clone(),
            step: opened.step,
            over: matches!(opened.status, Status::Over(_)),
            ..Self::new(&opened.setup)
        }
    }

    /// What is played and by whom; nothing if this page does not know them.
    #[must_use]
    pub fn setup(&self) -> Option<Setup> {
        let chair = |(seat, name): (&String, &String)| {
            let (who, name) = (Who::from_slug(seat)?, name.clone());
            Some(Chair { who, name })
        };
        Some(Setup {
            game: GameId::from_slug(&self.game)?,
            chairs: self
                .seats
                .iter()
                .zip(&self.names)
                .map(chair)
                .collect::<Option<_>>()?,
            house: House::new(),
        })
    }
}
