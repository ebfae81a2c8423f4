//! Messages for choosing the house rules of Slapshot, and for entering a custom deck.

use crate::games::slapshot::Kind;
use crate::saves::FileError;
use crate::saves::deck::DeckUnreadable;

/// The deck that a game is played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhichDeck {
    /// Ours, whose values are a reconstruction (SH-6.1).
    Ours,
    /// The custom deck (SH-6.2).
    Own,
    /// One from a link or a saved game.
    Brought,
}

/// A message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckMsg<'a> {
    /// The name of the rule: how long a season is (SH-1.4).
    WinsRule,
    /// A number of wins.
    WinsChoice(u8),
    /// The name of the rule: who plays whom (SH-5.1).
    LeagueRule,
    /// Whether everybody plays everybody.
    LeagueChoice(bool),
    /// The name of the rule: how many trades and drafts there are (SH-5.2).
    LimitsRule,
    /// Whether there is a limit.
    LimitsChoice(bool),
    /// The name of the rule: which deck (SH-6).
    DeckRule,
    /// A deck.
    DeckChoice(WhichDeck),
    /// What to know about a deck.
    DeckNote(WhichDeck),

    /// Heading of the cards of a kind, with their number.
    Cards(Kind, usize),
    /// The label of the number of plain cards with this value.
    Count(Kind, u8),
    /// One more of these.
    OneMore(Kind, u8),
    /// One fewer of these.
    OneFewer(Kind, u8),
    /// Heading: the special cards.
    Specials,
    /// That they are not among the plain cards.
    SpecialsNote,
    /// The label of the choice of a bruiser, counted from 1.
    Bruiser(usize),
    /// The label of the choice of Tiny Tim.
    TinyTim,
    /// The option of no such card.
    NoCard,
    /// A card that can be chosen.
    Card(Kind, u8),

    /// The deck is valid.
    Fits,
    /// Which deck is used until the problem is fixed.
    Meanwhile,
    /// The browser does not store the deck.
    NotKept,

    /// Saves the deck as a file.
    Save,
    /// Opens a deck from a file.
    Open,
    /// Sets the deck to ours.
    FromOurs,
    /// The deck is now the same as ours.
    IsOurs,
    /// Undoes that, or opening a file.
    Undo,
    /// That was undone.
    Undone,
    /// The deck is now the one of this file.
    Opened(&'a str),
    /// What is wrong with a file.
    FileFlaw(&'a str, FileError),
    /// A file is not a deck.
    NoDeck(&'a str, DeckUnreadable),
}
