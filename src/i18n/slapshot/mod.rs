//! Messages of Slapshot: those about everybody's game here, those to the player to move in [`prompt`], those about
//! a finished season in [`tale`], and those for choosing house rules in [`deck`].

pub mod deck;
pub mod prompt;
pub mod tale;

pub use deck::{DeckMsg, WhichDeck};
pub use prompt::{Doing, Preset, Prompt, Turn};
pub use tale::{Highlight, Match, Season};

use crate::engine::Seat;
use crate::games::slapshot::{Bout, Card, Contest, Event, Kind, Refusal, Reveal, Secret};
use crate::i18n::Name;

/// Names by seat.
pub use crate::i18n::Names;

/// A topic of the quick reference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lookup {
    /// What scores.
    Scoring,
    /// Goalies.
    Goalies,
    /// Tiny Tim.
    TinyTim,
    /// Bruisers, and how the injured are replaced.
    Bruisers,
    /// Trading.
    Trade,
    /// Drafting.
    Draft,
    /// Who is at home, and what that is worth.
    HomeIce,
    /// Overtime.
    Overtime,
    /// Play-offs.
    PlayOffs,
    /// A league, and limits.
    League,
}

impl Lookup {
    /// All topics, in the order in which they are explained.
    pub const ALL: [Self; 10] = [
        Self::Scoring,
        Self::Goalies,
        Self::TinyTim,
        Self::Bruisers,
        Self::Trade,
        Self::Draft,
        Self::HomeIce,
        Self::Overtime,
        Self::PlayOffs,
        Self::League,
    ];
}

/// A note for new players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// What a team needs.
    Pick,
    /// The three choices of a turn.
    Turn,
    /// Trading is blind.
    Trade,
    /// What to consider in a line-up.
    LineUp,
    /// Bruisers injure.
    Injuries,
}

impl Note {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Pick,
        Self::Turn,
        Self::Trade,
        Self::LineUp,
        Self::Injuries,
    ];
}

/// What a manager may do, as far as everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Pick a card.
    Pick,
    /// Trade, draft or play a game, as far as the rules still allow.
    Turn(Choices),
    /// Give a card in return for the one drawn.
    GiveBack,
    /// The same, for the player who knows the card drawn.
    GiveBackKind(Kind),
    /// Line up for a game or an overtime.
    LineUp(Bout),
}

/// The choices of a turn that the rules still allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    /// To trade.
    pub trade: bool,
    /// To draft.
    pub draft: bool,
    /// To play a game.
    pub game: bool,
    /// To pass.
    pub pass: bool,
}

/// A part of a game, to go to when looking back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Milestone {
    /// A manager's turn.
    Turn,
    /// A game.
    Game,
    /// An overtime.
    Overtime,
    /// A game of the play-offs.
    PlayOffGame,
}

/// A message.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg<'a> {
    /// What is printed on a card: `F9`.
    Face(Card),
    /// A card's name: "forward 9", "bruiser 6", "Tiny Tim".
    Card(Card),
    /// The word for players of a kind: "forwards".
    Kind(Kind, usize),
    /// The letter of a kind.
    Letter(Kind),
    /// What is special about a card, for a closer look; empty for a plain forward or defenseman.
    Does(Card),

    /// What a manager may do, in a few words.
    Asks(Asks),
    /// A note for new players.
    Note(Note),
    /// A paragraph of the quick reference.
    Lookup(Lookup),
    /// A highlight of a finished season.
    Highlight(Highlight<'a>),
    /// The season and its final, like a newspaper report.
    Report(&'a Season, &'a Names),
    /// Why a move is refused; the names are those of the seats.
    Refusal(Refusal, &'a Names),

    /// A line of the log; the names are those of the seats. Empty for events that everybody sees anyway.
    Event(&'a Event, &'a Names),
    /// What one manager alone saw, with the name of that manager.
    Secret(&'a Secret, &'a Name),
    /// A trade as told to one of its two managers.
    Traded {
        /// The manager who is told.
        to: Seat,
        /// The manager who drew.
        by: Seat,
        /// The manager who was drawn from.
        with: Seat,
        /// The card drawn, and the one given in return.
        cards: [Card; 2],
        /// The names of the seats.
        names: &'a Names,
    },
    /// An event in a few words over the table, if everybody should notice it; otherwise empty.
    Moment(&'a Event, &'a Names),
    /// A manager's last turn, in a few words: "won 3–2".
    TurnInBrief(&'a [&'a Event]),
    /// The same with a label: "Last turn: …".
    LastTurn(&'a str),
    /// Why there was a goal or none when two cards met, and who was injured.
    Reason {
        /// The game.
        bout: Bout,
        /// The cards that met, and the result.
        reveal: Reveal,
        /// The names of the seats.
        names: &'a Names,
    },
    /// Goals for the eye, home first: "3–2".
    Goals([u8; 2]),
    /// Goals for screen readers: "Bo 3, Ann 2".
    Score {
        /// The game.
        bout: Bout,
        /// Goals of home and visitor.
        goals: [u8; 2],
        /// The names of the seats.
        names: &'a Names,
    },

    /// What is being played for: "Final, game 3".
    Stakes(&'a Contest),
    /// The same with the standing: "Final, game 3: Ann 1, Bo 1, Ann at home".
    Contest(&'a Contest, &'a Names),
    /// The name of a game: "Ann at Bo", "Ann at Bo, overtime".
    Bout(Bout, &'a Names),

    /// The label of the length of a season.
    WinsRule,
    /// A number of wins.
    WinsChoice(u8),
    /// The label of the schedule.
    LeagueRule,
    /// Whether there is a league.
    LeagueChoice(bool),
    /// The label of the limits.
    LimitsRule,
    /// Whether there are limits.
    LimitsChoice(bool),
    /// The label of the deck.
    DeckRule,
    /// Whether it is a custom one.
    DeckChoice(bool),

    /// The word for a part of a game, in lower case.
    Milestone(Milestone),
    /// A bare number.
    Count(u32),
    /// The number of games a manager has won.
    WinCount(u8),
    /// The number of trades a manager has left.
    TradesLeft(u32),
    /// The number of drafts a manager has left.
    DraftsLeft(u32),
    /// The number of league games a manager has yet to play as the visitor.
    VisitsLeft(u32),
    /// A manager's place: "1st".
    Place(u8),
    /// A team's row in the standings, for screen readers.
    Standing {
        /// The manager's name.
        name: &'a Name,
        /// Its place.
        place: u8,
        /// Its wins.
        wins: u8,
    },

    /// Heading of the standings.
    Standings,
    /// Heading of the track.
    Track,
    /// Heading of wins.
    Wins,
    /// Heading of the games yet to be played as the visitor.
    Visits,
    /// Heading of the trades left.
    Trades,
    /// Heading of the drafts left.
    Drafts,
    /// Caption of the wins of a season.
    SeasonWins,
    /// The caption of a series, game by game; whether it is the final.
    SeriesGames(bool),
    /// Heading of the games won in a series.
    GamesWon,
    /// Marks a game that a team did not play.
    DidNotPlay,
}
