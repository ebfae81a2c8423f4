//! What is said of games that were kept.

use crate::saves::Unreadable;

/// Something to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Msg<'a> {
    /// Why a game cannot be read, and what can be done.
    Unreadable(&'a Unreadable),
}
