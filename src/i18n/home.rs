//! What the home page says.

use crate::games::GameId;

/// Something to say.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg<'a> {
    /// What the app is, in a sentence.
    Tagline,
    /// A game in one sentence.
    Blurb(GameId),
    /// Players and minutes of a game.
    Facts(GameId),
    /// The way to a game.
    Play(GameId),
    /// Deals at once.
    QuickGame,
    /// The same, and which game.
    QuickGameOf(GameId),
    /// Heading of a game that was begun and has not ended.
    OpenGame,
    /// Whose decisions it waits for, by name.
    ToAct(&'a [String]),
    /// It waits for the only person who plays it.
    YouAct,
    /// The way back to it.
    BackToTable(GameId),
    /// Heading of the game that was played last.
    LastGame(GameId),
    /// The name of the ways to pages that belong to no table.
    MorePages,
    /// Not made by the publishers.
    NotAffiliated,
}
