//! What managers decide, what everybody hears, what one manager alone sees, and why the rules say no.

use serde::{Deserialize, Serialize};

use super::bout::Bout;
use super::cards::{Card, Kind, Line};
use super::season::Series;
use crate::engine::{Clause, Seat, Seats};

/// A decision. Cards are named by their faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Draw a card of this kind into the new team (SH-1.3).
    Pick {
        /// Which deck.
        kind: Kind,
    },
    /// Draw a card from another team (SH-2.1).
    Trade {
        /// Whose.
        with: Seat,
    },
    /// Give a card of the own team for the one just drawn (SH-2.1).
    GiveBack {
        /// Which.
        card: Card,
    },
    /// Exchange a card for the top one of its deck (SH-2.2).
    Draft {
        /// Which goes.
        card: Card,
    },
    /// Play a game as the visitor (SH-2.3).
    Game {
        /// The manager at home.
        host: Seat,
    },
    /// Put the team in order for the game (SH-3.1).
    LineUp(Line),
    /// Do nothing, when all own games of a league are played (SH-5.3).
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
    /// A line-up stands (SH-3.1).
    LinedUp(Seat),
    /// Two cards met (SH-3.3).
    Revealed {
        /// In which game.
        bout: Bout,
        /// The home team's, then the visitor's.
        cards: [Card; 2],
        /// Who scored.
        goal: Option<Seat>,
        /// Whose cards were injured (SH-3.5).
        injured: Seats,
        /// Goals of home and visitor so far, the goal for being at home included (SH-3.2).
        goals: [u8; 2],
    },
    /// An injured card went under its deck, and another came (SH-3.6).
    Replaced(Seat, Card),
    /// Ten overtimes had no goal, and a toss gave the game to this manager (SH-3.7).
    Tossed(Seat),
    /// A game was won (SH-3.7).
    Won {
        /// Which: the last of its overtimes, if it had any.
        bout: Bout,
        /// By whom.
        winner: Seat,
        /// Goals of home and visitor in it; as many of each, where a toss decided.
        goals: [u8; 2],
    },
    /// A token moved up (SH-3.8).
    Moved {
        /// Whose.
        seat: Seat,
        /// How many wins it has now.
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
    /// A card came from a deck (SH-1.3, SH-2.2, SH-3.6).
    Drew(Card),
    /// This card was drawn in a trade; both managers see it (SH-2.1).
    Taken(Card),
    /// This card was given back in a trade; both managers see it (SH-2.1).
    GivenBack(Card),
}

/// Why the rules say no.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Refusal {
    /// Another manager is to act.
    NotYourTurn,
    /// Teams are still being picked.
    PickFirst,
    /// The team is complete; nothing is picked any more.
    TeamsAreComplete,
    /// The team has all it may have of this kind.
    KindComplete(Kind),
    /// A trade is not finished.
    GiveBackFirst,
    /// Nothing was drawn that could be given something for.
    NothingToGiveBack,
    /// A card of the kind of this one has to be given.
    OtherKind(Card),
    /// The very card that was drawn cannot be given back.
    SameCard,
    /// There is no such card in the own team.
    NotInTeam(Card),
    /// No other manager sits there.
    NoSuchManager,
    /// There is no card in the deck of this kind.
    DeckEmpty(Kind),
    /// A game is about to begin.
    LineUpFirst,
    /// There is no game.
    NoGame,
    /// A line-up is the six cards of the own team, each once.
    NotYourTeam,
    /// This opponent was visited twice.
    VisitedTwice,
    /// Another opponent has to be visited first.
    OthersFirst(Seat),
    /// Four trades were made.
    NoTradesLeft,
    /// Four drafts were made.
    NoDraftsLeft,
    /// Only who has played all own games of a league may pass.
    GamesLeft,
    /// Passing is for a league.
    NoPassing,
}

impl Clause for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::NotYourTurn => "SH-1.5",
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
