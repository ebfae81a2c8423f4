//! What can go wrong where games are kept, whatever keeps them.

/// What tells a kept game from the others.
pub type GameKey = u32;

/// Why something is not kept, or not to be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The browser has no place for us, or may not use it.
    Denied,
    /// There is no room left.
    Full,
    /// Somebody else has written on: another tab plays this game.
    Elsewhere,
    /// Another tab has a newer version of the page, which keeps games in a way that is unknown here.
    Outdated,
    /// It did not work, and did not say why.
    Failed,
}

/// Why a file is of no use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileError {
    /// Nothing stands in it.
    Empty,
    /// It is larger than any file of ours.
    TooLarge,
    /// The browser does not give what stands in it.
    Unreadable,
    /// Nothing in it is ours.
    Foreign,
}
