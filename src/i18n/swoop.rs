//! Messages of Swoop.
//!
//! Stacks are counted from 0 here, as in the game, but from 1 in the text.

use crate::engine::BySeat;
use crate::games::swoop::{Counts, Event, Place, Rank, Refusal, Secret};
use crate::i18n::Name;
use crate::staging::swoop::StagedPlay;

/// Names by seat.
pub use crate::i18n::Names;

/// A topic of the quick reference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lookup {
    /// What fits on the pile.
    Fits,
    /// What a higher card does.
    Higher,
    /// Four of a rank.
    Four,
    /// Tens and jokers.
    SwoopCards,
    /// When a face-down card can be turned over, and what happens then.
    FaceDown,
    /// How a turn continues.
    GoOn,
    /// How a round ends, and what cards cost.
    Score,
}

impl Lookup {
    /// All topics, in the order in which they are explained.
    pub const ALL: [Self; 7] = [
        Self::Fits,
        Self::Higher,
        Self::Four,
        Self::SwoopCards,
        Self::FaceDown,
        Self::GoOn,
        Self::Score,
    ];
}

/// A highlight of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Highlight<'a> {
    /// The number of rounds.
    Long(u16),
    /// Who swooped most, and how often.
    MostSwoops(&'a Name, u16),
    /// Who took the largest pile, and how many cards that was.
    LargestPile(&'a Name, u16),
}

/// A note for new players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// All cards of a rank can be played at once.
    Ranks,
    /// Higher takes the pile.
    Higher,
    /// What sweeps the pile away.
    Sweep,
    /// Face-down cards may be turned over.
    Blind,
}

/// What a player may do, as far as everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Begin a turn, on this top of the pile.
    Turn(Option<Rank>),
    /// Play again after a swoop.
    Again,
    /// Continue the turn, or end it.
    GoOn {
        /// Whether there is a face-down card to turn over.
        turn: bool,
        /// Whether cards may be added to a turned-over one that was not higher.
        add: bool,
    },
}

/// A message.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg<'a> {
    /// What a player may do, in a few words: "9 or lower".
    Asks(Asks),
    /// A note for new players.
    Note(Note),
    /// What is printed on a card or a key: `K`, `7`, `★`.
    Face(Rank),
    /// A number of cards of a rank: "a king", "4 sevens".
    Cards(Rank, u8),
    /// A paragraph of the quick reference.
    Lookup(Lookup),
    /// Why a move is refused.
    Refusal(Refusal),
    /// A line of the log; the names are those of the seats.
    Event(&'a Event, &'a Names),
    /// A highlight of a finished game.
    Highlight(Highlight<'a>),
    /// An event in a few words over the table, if everybody should notice it; otherwise empty.
    Moment(&'a Event, &'a Names),
    /// The moment when a player takes the pile: "A queen is higher: Ann took 6 cards".
    Took {
        /// The rank that is higher.
        rank: Rank,
        /// The player's name.
        name: &'a Name,
        /// The number of cards.
        cards: u16,
    },
    /// What one player alone saw, with the name of that player.
    Secret(&'a Secret, &'a Name),

    /// The label of the choice of a target.
    TargetRule,
    /// A target in points, and about how many rounds it takes.
    TargetChoice(u16),
    /// The label of the choice of a time limit.
    TimeRule,
    /// A time limit in minutes, or none.
    TimeChoice(Option<u16>),

    /// Heading of the pile.
    Pile,
    /// What the pile holds, or that it is empty.
    PileHolds {
        /// The number of cards.
        cards: u16,
        /// What they cost a player left with them.
        points: u32,
    },
    /// The top of the pile, for screen readers.
    Top {
        /// The rank.
        rank: Rank,
        /// How many cards of it lie together.
        run: u8,
    },
    /// How many cards of one rank lie together on top, as a sign: "3 of 4".
    Run(u8),
    /// Who played the top of the pile.
    PlayedBy(&'a Name),
    /// A player's last turn, in a few words: "swooped, then played 2 fours"; empty if there was none.
    TurnInBrief(&'a [&'a Event]),
    /// The same with a label: "Last turn: played a 4".
    LastTurn(&'a str),
    /// The number of cards out of play.
    Gone(u16),
    /// The number of decks in the game.
    Decks(u8),
    /// A player has swooped.
    PlaysAgain(&'a Name),

    /// The word for a round.
    Round,
    /// The cards drawn to decide who starts: "Highest card starts: Ann a 4, Bo a king."
    ForStart {
        /// The names of the seats.
        names: &'a Names,
        /// The last card each player drew.
        drawn: &'a BySeat<Option<Rank>>,
    },
    /// Points added to a total: "+45".
    Plus(u32),
    /// The number of cards a player has left, as short as possible: "3 left".
    Left(u8),
    /// The number of minutes left, rounded up.
    TimeLeft(u32),
    /// Time was called.
    TimeCalled,
    /// The number of cards in a hand, as a bare number.
    Count(u8),
    /// The number of cards in a hand.
    HandCount(u8),
    /// The cards of a hand that everybody knows: "including 2 sevens and a king".
    Known {
        /// The cards.
        known: &'a Counts,
        /// Whether the hand holds no others.
        all: bool,
    },
    /// What lies in front of a player: "face up: king, 4, 4; face down: 4, one uncovered".
    Lies(&'a Place),
    /// A player's total.
    Total(u32),
    /// Points as a bare number, as in the score sheet.
    Points(u32),
    /// Points with their unit, as short as possible: "37 pts".
    Pts(u32),
    /// A player has few cards left, hand and table together.
    FewLeft {
        /// The player's name.
        name: &'a Name,
        /// The number of cards.
        left: u8,
    },
    /// What the player's cards would cost now.
    Caught {
        /// The cost of those in the hand and face up.
        points: u32,
        /// The number of face-down cards, whose cost comes on top.
        blinds: u8,
    },

    /// Heading at the end of a round.
    RoundOver(u16),
    /// Caption of the score sheet.
    PointsScored,
    /// Heading of the totals.
    Totals,
}

/// What the player's cards allow at the beginning of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Possible {
    /// A value in hand or face up that is not higher than the top.
    pub fits: bool,
    /// A ten or a joker in hand or face up.
    pub swoops: bool,
    /// A value in hand or face up that is higher than the top.
    pub higher: bool,
    /// A face-down card that is uncovered.
    pub turns: bool,
}

/// What the player that others wait for is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// Begins a turn.
    Turn,
    /// Plays again after a swoop.
    Again,
    /// May go on with face-down cards.
    GoOn,
}

/// A message to the player to move.
#[derive(Clone, PartialEq, Debug)]
pub enum Prompt<'a> {
    /// The name of the region of the player's hand.
    Hand {
        /// The player's name.
        name: &'a Name,
    },
    /// A key of the hand: "king, 3 in hand, higher than the pile".
    Key {
        /// Its rank.
        rank: Rank,
        /// How many of it the hand holds.
        held: u8,
        /// How many of the player's face-up cards have this rank.
        lying: u8,
        /// Whether playing it takes the pile.
        higher: bool,
    },
    /// The name of the region of the player's stacks.
    Stacks {
        /// The player's name.
        name: &'a Name,
    },
    /// One of the player's stacks.
    Stack {
        /// The index of the stack, from 0.
        stack: u8,
        /// Its face-up card.
        face: Option<Rank>,
        /// Whether its face-down card is left.
        blind: bool,
    },

    /// What to do: begin a turn.
    Turn {
        /// The player, if several people play.
        name: Option<&'a Name>,
        /// The top of the pile.
        top: Option<Rank>,
        /// Whether after a swoop.
        again: bool,
        /// What the player's cards allow.
        open: Possible,
    },
    /// What to do: go on with face-down cards, or not.
    GoOn {
        /// The player, if several people play.
        name: Option<&'a Name>,
        /// The top of the pile.
        top: Rank,
        /// How many cards could be added to it.
        add: u8,
        /// How many face-down cards are uncovered.
        turn: u8,
    },
    /// Another player is to act.
    Waits {
        /// The player's name.
        name: &'a Name,
        /// What they are doing.
        doing: Doing,
    },
    /// A hint on where to start.
    TapRank,
    /// A hint on where to start with an empty hand.
    TapStack,
    /// A hint on where to continue in a turn that may also be ended.
    TapToGoOn,

    /// What the staged cards would do.
    Staged(StagedPlay),
    /// What the staged cards would do when added to a face-down card that was turned over.
    Added(StagedPlay),
    /// What may happen on turning over a face-down card.
    TurnEffect {
        /// The top of the pile.
        top: Option<Rank>,
        /// Whether it is the last card of all.
        last: bool,
    },

    /// Play what is staged; to be held if that takes the pile.
    DoPlay(StagedPlay),
    /// Add what is staged to the face-down card that was turned over.
    DoAdd(StagedPlay),
    /// Turn over a face-down card; to be held.
    DoTurn {
        /// Its stack, if it is not the one whose face-up card was just played.
        stack: Option<u8>,
    },
    /// End the turn.
    DoEnd,

    /// The name of the choice of the number of cards.
    HowMany,
    /// A number of cards from the hand and a number of face-up cards.
    From {
        /// The number of cards from the hand.
        hand: u8,
        /// The number of face-up cards.
        faces: u8,
    },
    /// One fewer.
    Fewer,
    /// One more.
    More,
}
