//! The registry of games: the one place where the page distinguishes the games.
//!
//! What the home page shows of a game is always present. The rest is its [side](GameSide) of the page, a separate
//! file that is loaded when the game's box is opened; code shared by several games is loaded with the first of
//! them. Builds without the feature `parts` contain everything in one file.

use std::cell::Cell;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

use futures_util::future::join3;
use yew::prelude::*;

use super::boards::kit::{GameUi, HouseRulesForm};
use super::components::{Face, Once};
use super::languages::{self, Text};
use super::play::{self, GameHandle, Host, Origin, Store};
use crate::games::GameId;
use crate::games::dealt::Dealt;
use crate::games::slapshot::Slapshot;
use crate::games::sloop::Sloop;
use crate::games::stroop::Stroop;
use crate::games::swoop::Swoop;
use crate::saves::{BrokenOff, Unreadable};
use crate::setup::{HouseRules, Setup, SetupFlaw};
use crate::web::part::{NotLoaded, load_styles, part};

/// What is known of a game before its side is loaded.
struct Shown {
    box_art: fn() -> Html,
    is_real_time: bool,
}

impl Shown {
    const fn of<U: GameUi>() -> Self {
        Self {
            box_art: U::box_art,
            is_real_time: U::REAL_TIME,
        }
    }
}

/// Lists the games, each with the file of the page that its side is in.
macro_rules! sides {
    ($($game:ident: $part:ident;)+) => {
        fn shown(game: GameId) -> Shown {
            match game {
                $(GameId::$game => Shown::of::<$game>(),)+
            }
        }

        /// What the table of a game says.
        fn text(game: GameId) -> Text {
            match game {
                $(GameId::$game => Text::$game,)+
            }
        }

        async fn load_code(game: GameId) -> Result<&'static dyn GameSide, NotLoaded> {
            match game {
                $(GameId::$game => $part().await,)+
            }
        }

        $(part! {
            $part => fn $part() -> Result<&'static dyn GameSide, NotLoaded> {
                Ok(&SideOf::<$game>(PhantomData))
            }
        })+
    };
}

sides! {
    Sloop: sloop;
    Dealt: dealt;
    Swoop: swoop;
    Stroop: stroop;
    Slapshot: slapshot;
}

/// The picture on a game's box.
pub fn box_art(game: GameId) -> Html {
    html! { <Once key={game.slug()} draw={shown(game).box_art} /> }
}

/// Whether a game is played in real time.
#[must_use]
pub fn is_real_time(game: GameId) -> bool {
    shown(game).is_real_time
}

/// A game's side of the page: everything that is not needed before its box is opened.
pub trait GameSide {
    /// The form for its house rules.
    fn house_rules(&self, setup: &Setup, onchange: Callback<HouseRules>) -> Html;

    /// What is chosen beside the seats, because it is about who plays.
    fn beside_seats(&self, setup: &Setup, onchange: Callback<HouseRules>) -> Html;

    /// Draws the head of a player. The drawings are loaded with the first game.
    fn head(&self, face: Face) -> Html;

    /// Why these people cannot all sit at this screen, if they cannot.
    fn seats_note(&self, setup: &Setup) -> Option<AttrValue>;

    /// Deals a game.
    ///
    /// # Errors
    /// What is wrong with the setup.
    fn deal(&self, setup: &Setup, seed: u64) -> Result<GameHandle, SetupFlaw>;

    /// Opens a game from the lines of its journal, which is replayed once.
    ///
    /// # Errors
    /// Where and why the journal cannot be read.
    fn open(&self, lines: &[String], origin: &Origin) -> Result<GameHandle, BrokenOff>;

    /// Opens a finished game from a link.
    ///
    /// # Errors
    /// Why it cannot be read.
    fn finished(&self, text: &str) -> Result<GameHandle, Unreadable>;

    /// The table of a running game. Its code is loaded with the first game.
    fn table(&self, game: &GameHandle, host: &Host) -> Html;
}

/// The side of the game with this UI.
struct SideOf<U>(PhantomData<U>);

impl<U: GameUi> GameSide for SideOf<U> {
    fn house_rules(&self, setup: &Setup, onchange: Callback<HouseRules>) -> Html {
        let setup = setup.clone();
        U::rules_form(&HouseRulesForm { setup, onchange })
    }

    fn beside_seats(&self, setup: &Setup, onchange: Callback<HouseRules>) -> Html {
        let setup = setup.clone();
        U::beside_seats(&HouseRulesForm { setup, onchange })
    }

    fn head(&self, face: Face) -> Html {
        face.draw()
    }

    fn seats_note(&self, setup: &Setup) -> Option<AttrValue> {
        U::seats_note(setup)
    }

    fn deal(&self, setup: &Setup, seed: u64) -> Result<GameHandle, SetupFlaw> {
        Ok(GameHandle::new(Store::<U>::deal(setup, seed)?))
    }

    fn open(&self, lines: &[String], origin: &Origin) -> Result<GameHandle, BrokenOff> {
        Ok(GameHandle::new(Store::<U>::open(lines, origin)?))
    }

    fn finished(&self, text: &str) -> Result<GameHandle, Unreadable> {
        Ok(GameHandle::new(Store::<U>::finished(text)?))
    }

    fn table(&self, game: &GameHandle, host: &Host) -> Html {
        play::table(game, host)
    }
}

/// A loaded game side.
#[derive(Clone, Copy)]
pub struct Side {
    game: GameId,
    side: &'static dyn GameSide,
}

impl Deref for Side {
    type Target = dyn GameSide;

    fn deref(&self) -> &Self::Target {
        self.side
    }
}

impl PartialEq for Side {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game
    }
}

impl fmt::Debug for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the side of {:?}", self.game)
    }
}

thread_local! {
    /// The sides loaded so far, in the order of the games.
    static HERE: Cell<[Option<Side>; GameId::ALL.len()]> = const { Cell::new([None; GameId::ALL.len()]) };
}

/// A game's side, if it is loaded.
#[must_use]
pub fn side(game: GameId) -> Option<Side> {
    HERE.get()[game as usize]
}

/// The table of a running game.
pub fn table(game: &GameHandle, host: &Host) -> Html {
    // Only its side can have dealt or opened it.
    side(game.setup().game).map_or_else(Html::default, |side| side.table(game, host))
}

/// Returns a game's side, loading it first if necessary.
///
/// # Errors
/// It could not be loaded. Calling this again asks the host again.
pub async fn load(game: GameId) -> Result<Side, NotLoaded> {
    if let Some(side) = side(game) {
        return Ok(side);
    }
    let text = languages::load([Text::Table, text(game)]);
    let (side, styled, worded) = join3(load_code(game), load_styles(game.slug()), text).await;
    styled?;
    worded?;
    let side = Side { game, side: side? };
    let mut here = HERE.get();
    here[game as usize] = Some(side);
    HERE.set(here);
    Ok(side)
}
