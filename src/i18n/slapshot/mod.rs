//! What is said in Slapshot: what is said of everybody's game here, what is said to the one who moves in
//! [`prompt`], what is told of a season in [`tale`], and what is said where house
//! rules are chosen in [`deck`].

pub mod deck;
pub mod prompt;
pub mod tale;

pub use deck::{DeckMsg, WhichDeck};
pub use prompt::{Doing, Preset, Prompt, Turn};
pub use tale::{Match, Season, Told};

use crate::engine::{BySeat, Seat};
use crate::games::slapshot::{Bout, Card, Contest, Event, Flaw, Kind, Refusal, Reveal, Secret};

/// Names by seat.
pub type Names = BySeat<String>;

/// What can be looked up in the middle of a game.
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
    /// Who is at home, and what that gives.
    HomeIce,
    /// Overtime.
    Overtime,
    /// Play-offs.
    PlayOffs,
    /// A league, and limits.
    League,
}

impl Lookup {
    /// All of them, in the order in which they are explained.
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
    /// What to think of in a line-up.
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

/// What a manager may do, as everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Pick a card.
    Pick,
    /// Trade, draft or play a game: which of them the rules still allow.
    Turn(Choices),
    /// Give a card for the one that was drawn.
    GiveBack,
    /// The same, for the one who knows what was drawn.
    GiveBackKind(Kind),
    /// Line up for a game, or an overtime.
    LineUp(Bout),
}

/// What of a turn the rules still allow.
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

/// A part of a game that people look for when they look back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A manager's turn.
    Turn,
    /// A game.
    Game,
    /// An overtime.
    Overtime,
    /// A game of the play-offs.
    PlayOffGame,
}

/// Something to say.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg<'a> {
    /// What is printed on a card: `F9`.
    Face(Card),
    /// A card's name: "forward 9", "bruiser 6", "Tiny Tim".
    Card(Card),
    /// What so many players of a kind are called: "forwards".
    Kind(Kind, usize),
    /// The letter of a kind.
    Letter(Kind),
    /// What is special about a card, for a closer look at it; nothing of a plain forward or defenseman.
    Does(Card),

    /// What a manager may do, in a few words.
    Asks(Asks),
    /// A note for new players.
    Note(Note),
    /// A paragraph of the quick reference.
    Lookup(Lookup),
    /// What one would tell a friend of a season.
    Told(Told<'a>),
    /// The season and its final as a paper would report them.
    Report(&'a Season, &'a Names),
    /// Why not; the names are those of the seats.
    Refusal(Refusal, &'a Names),
    /// What is wrong with the house rules or an own deck, and how to mend it.
    Flaw(Flaw),

    /// What happened; the names are those of the seats. Nothing where everybody sees it.
    Event(&'a Event, &'a Names),
    /// What one manager alone saw: whose it was.
    Secret(&'a Secret, &'a str),
    /// A trade as one of its two managers hears it.
    Traded {
        /// Who hears it.
        to: Seat,
        /// Who drew.
        by: Seat,
        /// From whom.
        with: Seat,
        /// The card drawn, and the one given for it.
        cards: [Card; 2],
        /// The names of the seats.
        names: &'a Names,
    },
    /// The same in a few words over the table, if it is a moment that everybody is to see.
    Moment(&'a Event, &'a Names),
    /// A manager's last turn, in a few words: "won 3–2".
    Lately(&'a [&'a Event]),
    /// The same with what it is: "Last turn: …".
    LastTurn(&'a str),
    /// Why there was a goal or none when two cards met, and who was injured.
    Reason {
        /// In which game.
        bout: Bout,
        /// What met, and what came of it.
        reveal: Reveal,
        /// The names of the seats.
        names: &'a Names,
    },
    /// Goals for the eye, home first: "3–2".
    Goals([u8; 2]),
    /// Goals for those who hear them: "Bo 3, Ann 2".
    Score {
        /// In which game.
        bout: Bout,
        /// Goals of home and visitor.
        goals: [u8; 2],
        /// The names of the seats.
        names: &'a Names,
    },

    /// What is being played for: "Final, game 3".
    Stakes(&'a Contest),
    /// The same and how it stands: "Final, game 3: Ann 1, Bo 1, Ann at home".
    Contest(&'a Contest, &'a Names),
    /// What a game is called: "Ann at Bo", "Ann at Bo, overtime".
    Bout(Bout, &'a Names),

    /// The label of how long a season is.
    WinsRule,
    /// So many wins.
    WinsChoice(u8),
    /// The label of the schedule.
    LeagueRule,
    /// Whether there is a league.
    LeagueChoice(bool),
    /// The label of the limits.
    LimitsRule,
    /// Whether there are some.
    LimitsChoice(bool),
    /// The label of the deck.
    DeckRule,
    /// Whether it is an own one.
    DeckChoice(bool),

    /// What a part of a game is called, in lower case.
    Part(Part),
    /// A bare number.
    Count(u32),
    /// How many games a manager has won.
    WinCount(u8),
    /// How many trades a manager has left.
    TradesLeft(u32),
    /// How many drafts a manager has left.
    DraftsLeft(u32),
    /// How many games of a league a manager still plays as the visitor.
    VisitsLeft(u32),
    /// A manager's place: "1st".
    Place(u8),
    /// A team's row in the standings, for those who do not see it.
    Standing {
        /// Whose.
        name: &'a str,
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
    /// Heading of games that are still to be played as the visitor.
    Visits,
    /// Heading of trades that are left.
    Trades,
    /// Heading of drafts that are left.
    Drafts,
    /// Caption of the wins of a season.
    SeasonWins,
    /// Caption of a series, game by game: whether it is the final.
    SeriesGames(bool),
    /// Heading of the games won in a series.
    GamesWon,
    /// In a game that a team did not play.
    DidNotPlay,
}
