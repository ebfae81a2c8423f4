//! What is said where the house rules of Slapshot are chosen, and a deck of one's own is typed in.

use crate::games::slapshot::Kind;
use crate::saves::FileError;
use crate::saves::deck::DeckUnreadable;

/// With which cards a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhichDeck {
    /// Ours, whose values are a reconstruction (SH-6.1).
    Ours,
    /// The one that was typed in (SH-6.2).
    Own,
    /// One that came with a link or a game.
    Brought,
}

/// Something to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckMsg<'a> {
    /// The name of the rule: how long a season is (SH-1.4).
    WinsRule,
    /// So many wins.
    WinsChoice(u8),
    /// The name of the rule: who plays whom (SH-5.1).
    LeagueRule,
    /// Whether everybody plays everybody.
    LeagueChoice(bool),
    /// The name of the rule: how many trades and drafts there are (SH-5.2).
    LimitsRule,
    /// Whether there is a limit.
    LimitsChoice(bool),
    /// The name of the rule: with which cards (SH-6).
    DeckRule,
    /// With these.
    DeckChoice(WhichDeck),
    /// What one should know of them.
    DeckNote(WhichDeck),

    /// Heading of the cards of a kind, and how many there are.
    Cards(Kind, usize),
    /// The name of the number of plain cards with this value.
    Count(Kind, u8),
    /// One more of these.
    OneMore(Kind, u8),
    /// One fewer of these.
    OneFewer(Kind, u8),
    /// Heading: the cards that are no plain ones.
    Specials,
    /// That they are not among the plain ones.
    SpecialsNote,
    /// The name of the choice of a bruiser, counted from 1.
    Bruiser(usize),
    /// The name of the choice of Tiny Tim.
    TinyTim,
    /// There is no such card.
    NoCard,
    /// A card as one may choose it.
    Card(Kind, u8),

    /// The deck is as it should be.
    Fits,
    /// With what is played until that is mended.
    Meanwhile,
    /// The browser does not keep it.
    NotKept,

    /// Saves it as a file.
    Save,
    /// Opens a file.
    Open,
    /// Makes it as ours is.
    FromOurs,
    /// It is as ours is.
    IsOurs,
    /// Takes that back, or the deck of a file.
    Undo,
    /// It is as it was.
    Undone,
    /// The deck is now the one of this file.
    Opened(&'a str),
    /// A file is of no use.
    FileFlaw(&'a str, FileError),
    /// A file is no deck.
    NoDeck(&'a str, DeckUnreadable),
}
