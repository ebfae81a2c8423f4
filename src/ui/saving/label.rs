//! The label of a saved game, so that a list of games need not open them.

use std::cell::Cell;

use serde::{Deserialize, Serialize};

use crate::engine::{Outcome, Status};
use crate::games::GameId;
use crate::i18n::Names;
use crate::i18n::saved_games::Which;
use crate::saves::GameKey;
use crate::setup::names::{LONGEST_NAME, LONGEST_TITLE, meant};
use crate::setup::{Chair, HouseRules, Setup};
use crate::ui::words::names;
use crate::web::clock;
use crate::web::save_db;

thread_local! {
    /// When any game was last played, as far as is known. The clock may have been set back since.
    static LAST: Cell<Option<u64>> = const { Cell::new(None) };
}

/// Reads when games were last played, unless that is known.
pub(super) async fn look_at_times() {
    if LAST.get().is_none()
        && let Ok(labels) = save_db::labels().await
    {
        LAST.set(LAST.get().or(Some(0)));
        for (_, label) in labels {
            let _ = Label::read(&label);
        }
    }
}

/// A saved game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// Its key in the database.
    pub key: GameKey,
    /// Its label; `None` if that cannot be read.
    pub label: Option<Label>,
}

/// The label of a saved game. All but the time can be derived from the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Label {
    /// The game's short name.
    pub game: String,
    /// The kinds of players, as in links.
    seats: Vec<String>,
    /// Their names, empty where none was given.
    names: Vec<String>,
    /// The title it was given.
    #[serde(default)]
    pub title: Option<String>,
    /// The number of inputs played.
    pub step: usize,
    /// Whether it is over.
    pub over: bool,
    /// How it ended, if it is over; older labels lack this.
    #[serde(default)]
    pub outcome: Option<Outcome>,
    /// When it was last played, in milliseconds since 1970.
    pub touched: u64,
}

impl Label {
    /// Parses a label, if it can be read, with names and title [as they were meant](meant).
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut label: Self = serde_json::from_str(text).ok()?;
        for name in &mut label.names {
            *name = meant(name, LONGEST_NAME);
        }
        let title = label.title.map(|title| meant(&title, LONGEST_TITLE));
        label.title = title.filter(|title| !title.is_empty());
        LAST.set(LAST.get().max(Some(label.touched)));
        Some(label)
    }

    /// Returns the label as text.
    #[must_use]
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Sets the time to now, and in any case after all other games, whatever the clock says.
    pub fn touch(&mut self) {
        let after = LAST.get().map_or(0, |last| last.saturating_add(1));
        self.touched = clock::today().max(after);
        LAST.set(Some(self.touched));
    }

    /// Creates a label for a game with this setup, after so many inputs.
    #[must_use]
    pub fn new(setup: &Setup, title: Option<String>, step: usize, status: &Status) -> Self {
        let mut label = Self {
            game: setup.game.slug().into(),
            seats: Vec::new(),
            names: Vec::new(),
            title: title.filter(|title| !title.is_empty()),
            step,
            over: false,
            outcome: None,
            touched: 0,
        };
        label.seat(&setup.chairs);
        label.close(status);
        label
    }

    /// Updates the players.
    pub fn seat(&mut self, chairs: &[Chair]) {
        let name = |chair: &Chair| chair.name.clone().unwrap_or_default();
        self.seats = chairs.iter().map(Chair::word).collect();
        self.names = chairs.iter().map(name).collect();
    }

    /// Updates whether the game is over, and how it ended.
    pub fn close(&mut self, status: &Status) {
        self.outcome = match status {
            Status::Over(outcome) => Some(outcome.clone()),
            Status::ToAct(_) => None,
        };
        self.over = self.outcome.is_some();
    }

    /// The game; `None` if this page does not know it.
    #[must_use]
    pub fn game(&self) -> Option<GameId> {
        GameId::from_slug(&self.game)
    }

    /// The players' names; `None` if the setup is unknown.
    #[must_use]
    pub fn names(&self) -> Option<Names> {
        Some(names(&self.setup()?))
    }

    /// The game, names and title, for use in messages; `None` if this page does not know them.
    #[must_use]
    pub fn which(&self) -> Option<Which<'_>> {
        Some(Which {
            game: self.game()?,
            names: self.names()?,
            title: self.title.as_deref(),
        })
    }

    /// The game and its players; `None` if this page does not know them.
    #[must_use]
    pub fn setup(&self) -> Option<Setup> {
        let chair =
            |(seat, name): (&String, &String)| Some(Chair::from_word(seat)?.renamed(name.clone()));
        let chairs: Option<_> = self.seats.iter().zip(&self.names).map(chair).collect();
        Some(Setup {
            game: self.game()?,
            chairs: chairs?,
            house_rules: HouseRules::default(),
            practice: false,
        })
    }
}
