//! Errors of storing games, wherever they are stored.

/// The key of a stored game.
pub type GameKey = u32;

/// Why something could not be stored or read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The browser has no storage for the page, or denies access to it.
    Denied,
    /// The storage is full.
    Full,
    /// Another tab has written to this game, and is playing it.
    Elsewhere,
    /// Another tab has a newer version of the page, with a storage format that is unknown here.
    Outdated,
    /// The operation failed without giving a reason.
    Failed,
}

/// Why a file cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileError {
    /// The file is empty.
    Empty,
    /// It is larger than any file that the page writes.
    TooLarge,
    /// The browser cannot read it.
    Unreadable,
    /// It contains nothing that the page has written.
    Foreign,
}
