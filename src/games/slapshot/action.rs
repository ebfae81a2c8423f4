//! Decisions, events, secrets and refusals.

use serde::{Deserialize, Serialize};

use super::bout::Bout;
use super::cards::{Card, Kind, Line};
use super::season::Series;
use crate::engine::{Clause, Seat, Seats};

/// A decision. Cards are identified by their faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Draw a card of this kind into the new team (SH-1.3).
    Pick {
        /// Which deck.
        kind: Kind,
    },
    /// Draw a card from another team (SH-2.1).
    Trade {
        /// Whose team.
        with: Seat,
    },
    /// Give back a card from one's own team for the one just drawn (SH-2.1).
    GiveBack {
        /// The card.
        card: Card,
    },
    /// Exchange a card for the top one of its deck (SH-2.2).
    Draft {
        /// The card to give up.
        card: Card,
    },
    /// Play a game as the visitor (SH-2.3).
    Game {
        /// The manager at home.
        host: Seat,
    },
    /// Arrange the team for the game (SH-3.1).
    LineUp(Line),
    /// Do nothing, once all of one's games of a league are played (SH-5.3).
    Pass,
}

/// Something that the whole table saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A manager was drawn to start (SH-1.5).
    Starts(Seat),
    /// A card was picked for a new team (SH-1.3).
    Picked(Seat, Kind),
    /// One manager drew a card from another's team (SH-2.1).
    TradeBegan {
        /// Who drew.
        by: Seat,
        /// From whom.
        with: Seat,
    },
    /// The trade is done: a card was given back (SH-2.1).
    Traded {
        /// Who drew.
        by: Seat,
        /// From whom.
        with: Seat,
    },
    /// A card of this kind went under its deck and the top card was taken (SH-2.2).
    Drafted(Seat, Kind),
    /// A manager passed (SH-5.3).
    Passed(Seat),
    /// A game, or an overtime of it, is about to begin (SH-3.1, SH-3.7).
    Faced(Bout),
    /// A manager's line-up is final (SH-3.1).
    LinedUp(Seat),
    /// Two cards met (SH-3.3).
    Revealed {
        /// In which game.
        bout: Bout,
        /// The home team's card, then the visitor's.
        cards: [Card; 2],
        /// Who scored.
        goal: Option<Seat>,
        /// Whose cards were injured (SH-3.5).
        injured: Seats,
        /// The score of home and visitor so far, including the goal for home ice (SH-3.2).
        goals: [u8; 2],
    },
    /// An injured card went under its deck and was replaced (SH-3.6).
    Replaced(Seat, Card),
    /// Ten overtimes ended without a goal, and a coin toss gave the game to this manager (SH-3.7).
    Tossed(Seat),
    /// A game was won (SH-3.7).
    Won {
        /// Which game: its last overtime, if it had any.
        bout: Bout,
        /// By whom.
        winner: Seat,
        /// The score of home and visitor; equal if a coin toss decided.
        goals: [u8; 2],
    },
    /// A manager's token moved up (SH-3.8).
    Moved {
        /// The manager.
        seat: Seat,
        /// The number of wins the manager now has.
        wins: u8,
    },
    /// The season is over (SH-4.1, SH-5.1).
    SeasonEnded,
    /// A semi-final or the best of seven begins (SH-4.1, SH-4.3).
    SeriesBegan(Series),
    /// A series was won (SH-4.1, SH-4.3).
    SeriesWon(Seat),
}

/// Something that one manager alone saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secret {
    /// A card was drawn from a deck (SH-1.3, SH-2.2, SH-3.6).
    Drew(Card),
    /// This card was drawn in a trade; both managers see it (SH-2.1).
    Taken(Card),
    /// This card was given back in a trade; both managers see it (SH-2.1).
    GivenBack(Card),
}

/// Why the rules refuse a decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Refusal {
    /// Teams are still being picked.
    PickFirst,
    /// The team is complete; picking is over.
    TeamsAreComplete,
    /// The team already has all its cards of this kind.
    KindComplete(Kind),
    /// The trade has to be finished first.
    GiveBackFirst,
    /// No card was drawn for which one could be given back.
    NothingToGiveBack,
    /// The card given back must be of this kind, which is that of the card drawn.
    OtherKind(Kind),
    /// The card just drawn cannot be given back.
    SameCard,
    /// There is no such card in the manager's team.
    NotInTeam(Card),
    /// There is no such other manager.
    NoSuchManager,
    /// The deck of this kind is empty.
    DeckEmpty(Kind),
    /// A game is about to begin: line up first.
    LineUpFirst,
    /// There is no game.
    NoGame,
    /// A line-up consists of the six cards of one's own team, each once.
    NotYourTeam,
    /// This opponent has already been visited twice.
    VisitedTwice,
    /// Another opponent has to be visited first.
    OthersFirst(Seat),
    /// All four trades have been used.
    NoTradesLeft,
    /// All four drafts have been used.
    NoDraftsLeft,
    /// Only a manager who has played all their games of a league may pass.
    GamesLeft,
    /// Passing is possible only in a league.
    NoPassing,
}

impl Clause for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::PickFirst | Self::TeamsAreComplete | Self::KindComplete(_) => "SH-1.3",
            Self::GiveBackFirst | Self::NothingToGiveBack | Self::OtherKind(_) => "SH-2.1",
            Self::SameCard => "SH-2.1",
            Self::NotInTeam(_) => "SH-1.2",
            Self::NoSuchManager => "SH-2.3",
            Self::DeckEmpty(_) => "SH-6.4",
            Self::LineUpFirst | Self::NoGame | Self::NotYourTeam => "SH-3.1",
            Self::VisitedTwice | Self::OthersFirst(_) => "SH-5.1",
            Self::NoTradesLeft | Self::NoDraftsLeft => "SH-5.2",
            Self::GamesLeft | Self::NoPassing => "SH-5.3",
        }
    }
}
