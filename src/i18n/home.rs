//! Messages of the home page.

use crate::games::GameId;

/// A message.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg<'a> {
    /// What the app is, in a sentence.
    Tagline,
    /// A game in one sentence.
    Blurb(GameId),
    /// A game's players and minutes.
    Facts(GameId),
    /// The link to a game.
    Play(GameId),
    /// Deals a game at once.
    QuickGame,
    /// The same, with the game.
    QuickGameOf(GameId),
    /// Heading of the game in progress.
    OpenGame,
    /// The names of the players whose decisions it waits for.
    ToAct(&'a [String]),
    /// It waits for the only person who plays.
    YouAct,
    /// The link back to it.
    BackToTable(GameId),
    /// Heading of the game that was played last.
    LastGame(GameId),
    /// The name of the list of links to other pages.
    MorePages,
    /// Not affiliated with the publishers.
    NotAffiliated,
}
