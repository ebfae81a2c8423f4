//! What is said in Swoop.
//!
//! Stacks are counted from 0 here, as in the game, and from 1 in what is said.

use crate::engine::BySeat;
use crate::games::swoop::{Counts, Event, Place, Rank, Refusal, Secret};

/// Names by seat.
pub type Names = BySeat<String>;

/// What can be looked up in the middle of a game.
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
    /// When a face-down card can be turned over, and what comes of it.
    FaceDown,
    /// How a turn goes on.
    GoOn,
    /// How a round ends, and what cards cost.
    Score,
}

impl Lookup {
    /// All of them, in the order in which they are explained.
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

/// What one would tell a friend of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told<'a> {
    /// How many rounds it had.
    Long(u16),
    /// Who swooped most, and how often.
    MostSwoops(&'a str, u16),
    /// Who took the largest pile, and of how many cards.
    LargestPile(&'a str, u16),
}

/// A note for new players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// All cards of a rank go at once.
    Ranks,
    /// Higher takes the pile.
    Higher,
    /// What sweeps the pile away.
    Sweep,
    /// Face-down cards may be turned over.
    Blind,
}

/// What a player may do, as everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Begin a turn, on this top of the pile.
    Turn(Option<Rank>),
    /// Play again after a swoop.
    Again,
    /// Go on with the turn, or end it.
    GoOn {
        /// Whether there is a face-down card to turn over.
        turn: bool,
        /// Whether cards may be added to one that has held.
        add: bool,
    },
}

/// Something to say.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg<'a> {
    /// What a player may do, in a few words: "9 or lower".
    Asks(Asks),
    /// A note for new players.
    Note(Note),
    /// What is printed on a card or a key: `K`, `7`, `★`.
    Face(Rank),
    /// So many cards of a rank: "a king", "4 sevens".
    Cards(Rank, u8),
    /// A paragraph of the quick reference.
    Lookup(Lookup),
    /// Why not.
    Refusal(Refusal),
    /// What happened; the names are those of the seats.
    Event(&'a Event, &'a Names),
    /// What one would tell a friend of a game.
    Told(Told<'a>),
    /// The same in a few words over the table, if it is a moment that everybody is to see.
    Moment(&'a Event, &'a Names),
    /// The moment when somebody takes the pile: "A queen is higher: Ann took 6 cards".
    Took {
        /// The rank that is higher.
        rank: Rank,
        /// Who.
        name: &'a str,
        /// How many cards.
        cards: u16,
    },
    /// What one player alone saw: whose hand it was.
    Secret(&'a Secret, &'a str),

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
        /// How many cards.
        cards: u16,
        /// What they cost who is left with them.
        points: u32,
    },
    /// What lies on top, for those who do not see it.
    Top {
        /// The rank.
        rank: Rank,
        /// How many of it lie together.
        run: u8,
    },
    /// How many cards of one rank lie together on top, as a sign: "3 of 4".
    Run(u8),
    /// Who put there what lies on top.
    PlayedBy(&'a str),
    /// A player's last turn, in a few words: "swooped, then played 2 fours"; nothing of none.
    Lately(&'a [&'a Event]),
    /// The same with what it is: "Last turn: played a 4".
    LastTurn(&'a str),
    /// How many cards are out of play.
    Gone(u16),
    /// How many decks are played with.
    Decks(u8),
    /// A player has swooped.
    PlaysAgain(&'a str),

    /// What a round is called.
    Round,
    /// What was drawn for the start: "Highest card starts: Ann a 4, Bo a king."
    ForStart {
        /// The names of the seats.
        names: &'a BySeat<String>,
        /// What each drew last.
        drawn: &'a BySeat<Option<Rank>>,
    },
    /// Points that are added to a total: "+45".
    Plus(u32),
    /// So many cards are left to a player, as short as can be: "3 left".
    Left(u8),
    /// So many minutes are left, each begun one included.
    TimeLeft(u32),
    /// Time was called.
    TimeCalled,
    /// Cards in a hand, as a bare number.
    Count(u8),
    /// Cards in a hand.
    HandCount(u8),
    /// Cards of a hand that everybody knows: "including 2 sevens and a king".
    Known {
        /// The cards.
        known: &'a Counts,
        /// Whether the hand holds no others.
        all: bool,
    },
    /// What lies before a player: "face up: king, 4, 4; face down: 4, one uncovered".
    Lies(&'a Place),
    /// The total of a player.
    Total(u32),
    /// Points as a bare number, as in the score sheet.
    Points(u32),
    /// Points with their unit, as short as can be: "37 pts".
    Pts(u32),
    /// A player has few cards left, hand and table together.
    FewLeft {
        /// Who.
        name: &'a str,
        /// How many.
        left: u8,
    },
    /// What the own cards would cost now.
    Caught {
        /// Those in the hand and face up.
        points: u32,
        /// How many face-down cards come on top.
        blinds: u8,
    },

    /// Heading at the end of a round.
    RoundOver(u16),
    /// Caption of the score sheet.
    PointsScored,
    /// Heading of the totals.
    Totals,
}

/// What staged cards would do. Where they take the pile, the cards and points are those that go
/// into the hand, the played ones included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// They would lie there.
    Lie,
    /// Four or more would lie together: so many.
    Four(u8),
    /// A ten or a joker sweeps whatever lies there.
    SwoopCard,
    /// They are higher.
    Take {
        /// How many cards.
        cards: u16,
        /// What they cost.
        points: u32,
    },
}

/// Cards that are staged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StagedPlay {
    /// Their rank.
    pub rank: Rank,
    /// How many, hand and face-up cards together.
    pub cards: u8,
    /// The top of the pile that they go onto; nothing if it is empty.
    pub top: Option<Rank>,
    /// What they would do.
    pub effect: Effect,
    /// Whether they are the last cards of all, so that the player goes out. Never with
    /// [`Effect::Take`].
    pub last: bool,
}

/// What the own cards leave open at the beginning of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Open {
    /// A value in hand or face up that is not higher than the top.
    pub fits: bool,
    /// A ten or a joker in hand or face up.
    pub swoops: bool,
    /// A value in hand or face up that is higher than the top.
    pub higher: bool,
    /// A face-down card that is uncovered.
    pub turns: bool,
}

/// What somebody is doing whom others wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// Begins a turn.
    Turn,
    /// Plays again after a swoop.
    Again,
    /// May go on with face-down cards.
    GoOn,
}

/// Something to say to the one who moves.
#[derive(Clone, PartialEq, Debug)]
pub enum Prompt<'a> {
    /// The name of the own hand's region.
    Hand {
        /// Whose.
        name: &'a str,
    },
    /// A key of the hand: "king, 3 in hand, higher than the pile".
    Key {
        /// Its rank.
        rank: Rank,
        /// How many the hand holds.
        held: u8,
        /// How many of the own face-up cards have this rank.
        lying: u8,
        /// Whether playing it takes the pile.
        higher: bool,
    },
    /// The name of the region of the own stacks.
    Stacks {
        /// Whose.
        name: &'a str,
    },
    /// One of the own stacks.
    Stack {
        /// Which.
        stack: u8,
        /// Its face-up card.
        face: Option<Rank>,
        /// Whether its face-down card is left.
        blind: bool,
    },

    /// What to do: begin a turn.
    Turn {
        /// Who, if several people play.
        name: Option<&'a str>,
        /// The top of the pile.
        top: Option<Rank>,
        /// Whether after a swoop.
        again: bool,
        /// What the own cards leave open.
        open: Open,
    },
    /// What to do: go on with face-down cards, or not.
    GoOn {
        /// Who, if several people play.
        name: Option<&'a str>,
        /// The top of the pile.
        top: Rank,
        /// How many cards could be added to it.
        add: u8,
        /// How many face-down cards are uncovered.
        turn: u8,
    },
    /// Somebody else is to act.
    Waits {
        /// Who.
        name: &'a str,
        /// What is awaited.
        doing: Doing,
    },
    /// Where to begin.
    TapRank,
    /// Where to begin with an empty hand.
    TapStack,
    /// Where to go on in a turn that may be ended.
    TapToGoOn,

    /// What staged cards would do.
    Staged(StagedPlay),
    /// What staged cards would do that are added to a face-down card.
    Added(StagedPlay),
    /// What may come of turning over a face-down card.
    TurnEffect {
        /// The top of the pile.
        top: Option<Rank>,
        /// Whether it is the last card of all.
        last: bool,
    },

    /// Play what is staged. It is to be held where it takes the pile.
    DoPlay(StagedPlay),
    /// Add what is staged to a face-down card.
    DoAdd(StagedPlay),
    /// Turn over a face-down card; to be held.
    DoTurn {
        /// Its stack, if it is not the one whose face-up card was just played.
        stack: Option<u8>,
    },
    /// End the turn.
    DoEnd,

    /// The name of the choice of how many.
    HowMany,
    /// So many of the hand, and so many that lie face up.
    From {
        /// Those of the hand.
        hand: u8,
        /// Those that lie face up.
        faces: u8,
    },
    /// One fewer.
    Fewer,
    /// One more.
    More,
}
