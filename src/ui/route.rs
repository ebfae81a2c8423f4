//! Addresses. They live in the fragment, so any static host will do.

use yew_router::prelude::*;

use crate::games::GameId;

/// Where one can be.
#[derive(Clone, PartialEq, Debug, Routable)]
pub enum Route {
    /// The boxes to choose from.
    #[at("/")]
    Home,
    /// Who plays.
    #[at("/seats/:game")]
    Seats {
        /// The game's short name.
        game: String,
    },
    /// A link to a deal: see [`Setup`](crate::setup::Setup).
    #[at("/play/:game")]
    Play {
        /// The game's short name.
        game: String,
    },
    /// The running game. It names no seed, for that would name every card.
    #[at("/table")]
    Table,
    /// The games that are kept.
    #[at("/games")]
    Games,
    /// A finished game, all of it.
    #[at("/finished/:text")]
    Finished {
        /// As in [`saves::link`](crate::saves::link).
        text: String,
    },
    /// The rules of a game.
    #[at("/rules/:game")]
    Rules {
        /// The game's short name.
        game: String,
    },
    /// The rules of a game, at one clause.
    #[at("/rules/:game/:clause")]
    Clause {
        /// The game's short name.
        game: String,
        /// The clause's number, as in `DE-3.1`.
        clause: String,
    },
    /// What people may set to their liking.
    #[at("/settings")]
    Settings,
    /// Who made the games, and this page of them.
    #[at("/about")]
    About,
    /// Anywhere else.
    #[not_found]
    #[at("/404")]
    NotFound,
}

impl Route {
    /// A clause, or a chapter, of a game's rules.
    #[must_use]
    pub fn clause(game: GameId, name: &str) -> Self {
        Self::Clause {
            game: game.slug().into(),
            clause: name.into(),
        }
    }
}
