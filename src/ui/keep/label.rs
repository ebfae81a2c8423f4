//! What is written on a game that lies on the shelf, so that a list of games opens none of them.

use serde::{Deserialize, Serialize};
use yew::AttrValue;

use crate::engine::{Outcome, Status};
use crate::games::GameId;
use crate::i18n::games::Which;
use crate::ui::room::{self, Opened};
use crate::ui::setup::{Chair, House, Setup, Who};
use crate::web::clock;

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
    /// How it ended, if it has; older labels do not say.
    #[serde(default)]
    pub outcome: Option<Outcome>,
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
            names: setup.names_list(),
            title: None,
            step: 0,
            over: false,
            outcome: None,
            touched: clock::today(),
        }
    }

    /// A label for a game that is taken up again.
    #[must_use]
    pub fn of(opened: &Opened) -> Self {
        let mut label = Self::new(&opened.setup);
        label.title = opened.title.clone().filter(|title| !title.is_empty());
        label.step = opened.step;
        label.close(&opened.status);
        label
    }

    /// Notes whether the game has ended, and how.
    pub fn close(&mut self, status: &Status) {
        self.outcome = match status {
            Status::Over(outcome) => Some(outcome.clone()),
            Status::ToAct(_) => None,
        };
        self.over = self.outcome.is_some();
    }

    /// Which game it is, in words; nothing if this page does not know it.
    #[must_use]
    pub fn which(&self) -> Option<Which<'_>> {
        Some(Which {
            game: GameId::from_slug(&self.game)?,
            names: &self.names,
            title: self.title.as_deref(),
        })
    }

    /// How the game ended, in a sentence.
    #[must_use]
    pub fn verdict(&self) -> Option<AttrValue> {
        let (setup, outcome) = (self.setup()?, self.outcome.as_ref()?);
        let fits = outcome.places.seats() == setup.players();
        fits.then(|| room::verdict(&setup, outcome))
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
            practice: false,
        })
    }
}
