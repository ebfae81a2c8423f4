//! Addresses. They are kept in the fragment, so that any static host will do and links are plain links.

use yew::prelude::*;

use super::listening::use_followed;
use crate::games::GameId;
use crate::web::address;

/// What may stand behind an address in a sentence, and at the end of no [query](crate::setup::Setup::query).
const BEHIND: [char; 9] = ['.', ';', ':', '!', '?', ')', ']', '}', '\''];

/// The pages that have an address.
#[derive(Clone, PartialEq, Debug)]
pub enum Route {
    /// The home page, with the boxes to choose from.
    Home,
    /// The choice of players for a game.
    Seats {
        /// The game's short name.
        game: String,
    },
    /// A link to a deal.
    Play {
        /// The game's short name.
        game: String,
        /// As in [`Setup::query`](crate::setup::Setup::query).
        query: String,
    },
    /// The running game. The address has no seed, because that would reveal every card.
    Table,
    /// Resumes the unfinished game that was played last.
    Continue,
    /// The saved games.
    Games,
    /// A finished game, complete in the address.
    Finished {
        /// As in [`saves::link`](crate::saves::link).
        text: String,
    },
    /// The rules of a game.
    Rules {
        /// The game's short name.
        game: String,
        /// The clause or chapter to start at, as in `DE-3.1`.
        clause: Option<String>,
    },
    /// The settings.
    Settings,
    /// Credits for the games and for this page.
    About,
    /// Any other path.
    NotFound,
}

impl Route {
    /// The route to the rules of a game.
    #[must_use]
    pub fn rules(game: GameId) -> Self {
        Self::Rules {
            game: game.slug().into(),
            clause: None,
        }
    }

    /// The route to a clause or a chapter of a game's rules.
    #[must_use]
    pub fn clause(game: GameId, name: &str) -> Self {
        Self::Rules {
            game: game.slug().into(),
            clause: Some(name.into()),
        }
    }

    /// The route to the choice of players for a game.
    #[must_use]
    pub fn seats(game: GameId) -> Self {
        Self::Seats {
            game: game.slug().into(),
        }
    }

    /// Parses the part after the `#`; `None` if it is not a path, such as an address whose end was deleted by hand. Apps
    /// that find an address in a sentence may have ended it with the dot or bracket behind it: no address ends so.
    #[must_use]
    pub fn read(fragment: &str) -> Option<Self> {
        let path = fragment
            .strip_prefix('/')
            .filter(|it| !it.starts_with('/'))?;
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let query = query.trim_end_matches(BEHIND);
        let path = address::decoded(path);
        let path = path.trim_end_matches(|it: char| !(it.is_alphanumeric() || "/-_".contains(it)));
        let steps: Vec<_> = path.split('/').collect();
        Some(match *steps {
            [""] => Self::Home,
            ["seats", game] => Self::Seats { game: game.into() },
            ["play", game] => Self::Play {
                game: game.into(),
                query: query.into(),
            },
            ["table"] => Self::Table,
            ["continue"] => Self::Continue,
            ["games"] => Self::Games,
            ["finished", text] => Self::Finished { text: text.into() },
            ["rules", game] => Self::Rules {
                game: game.into(),
                clause: None,
            },
            ["rules", game, clause] => Self::Rules {
                game: game.into(),
                clause: Some(clause.into()),
            },
            ["settings"] => Self::Settings,
            ["about"] => Self::About,
            _ => Self::NotFound,
        })
    }

    /// The address of the route, starting with the `#`.
    #[must_use]
    pub fn address(&self) -> String {
        let steps: &[&str] = match self {
            Self::Home => &[""],
            Self::Seats { game } => &["seats", game],
            Self::Play { game, query } => return format!("#/play/{game}?{query}"),
            Self::Table => &["table"],
            Self::Continue => &["continue"],
            Self::Games => &["games"],
            Self::Finished { text } => &["finished", text],
            Self::Rules { game, clause: None } => &["rules", game],
            Self::Rules {
                game,
                clause: Some(clause),
            } => &["rules", game, clause],
            Self::Settings => &["settings"],
            Self::About => &["about"],
            Self::NotFound => &["404"],
        };
        format!("#/{}", steps.join("/"))
    }

    /// Whether the current address is that of a table, where nobody should be disturbed.
    #[must_use]
    pub fn is_at_table() -> bool {
        matches!(
            Self::read(&address::fragment()),
            Some(Self::Play { .. } | Self::Table | Self::Continue | Self::Finished { .. })
        )
    }

    /// Navigates to the route.
    pub fn open(&self) {
        address::push(&self.address());
    }

    /// Navigates to the route, replacing the current entry in the browser's history.
    pub fn replace(&self) {
        address::replace(&self.address());
    }
}

/// Returns the current route.
#[hook]
pub fn use_route() -> Route {
    use_followed(here, address::on_change)
}

/// The route of the current address; home, which it is corrected to, if it is not a path.
fn here() -> Route {
    Route::read(&address::fragment()).unwrap_or_else(|| {
        let home = Route::Home;
        address::mend(&home.address());
        home
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_read_from_its_own_address() {
        let game = GameId::Dealt;
        let slug = || game.slug().to_owned();
        let text = "KT1-abc_0".to_owned();
        let query = "seats=a&seed=7".to_owned();
        for route in [
            Route::Home,
            Route::seats(game),
            Route::Play {
                game: slug(),
                query,
            },
            Route::Table,
            Route::Continue,
            Route::Games,
            Route::Finished { text },
            Route::rules(game),
            Route::clause(game, "DE-3.1"),
            Route::Settings,
            Route::About,
            Route::NotFound,
        ] {
            let address = route.address();
            let fragment = address.strip_prefix('#').expect("it is behind the #");
            assert_eq!(Route::read(fragment), Some(route), "{address}");
        }
    }

    #[test]
    fn what_stands_behind_an_address_in_a_sentence_is_no_part_of_it() {
        for address in [
            "/games",
            "/rules/dealt/DE-3.1",
            "/finished/AbC-_",
            "/play/dealt",
            "/play/dealt?seats=person,easy&names=Ann,%2C",
        ] {
            for behind in [".", "...", "!", "?", "?!", ":", ";", ").", "].", "'"] {
                let ended = format!("{address}{behind}");
                assert_eq!(Route::read(&ended), Route::read(address), "{ended}");
            }
        }
        for behind in [",", "\"", "\u{2026}", "\u{3002}", "\u{bb}", ">"] {
            let ended = format!("/finished/AbC-_{behind}");
            let text = "AbC-_".into();
            assert_eq!(Route::read(&ended), Some(Route::Finished { text }));
        }
    }

    #[test]
    fn a_fragment_that_is_no_path_has_no_route() {
        for spoiled in ["", "table", "?seed=7", "//", "//["] {
            assert_eq!(Route::read(spoiled), None, "{spoiled}");
        }
        for unknown in ["/nowhere", "/rules", "/rules/dealt/DE-3.1/more", "/table/2"] {
            assert_eq!(Route::read(unknown), Some(Route::NotFound), "{unknown}");
        }
    }
}
