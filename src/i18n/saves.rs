//! Messages about saved games that cannot be read.

use crate::saves::Unreadable;

/// A message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Msg<'a> {
    /// Why a game cannot be read, and what can be done.
    Unreadable(&'a Unreadable),
}
