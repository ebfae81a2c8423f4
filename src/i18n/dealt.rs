//! What is said in Dealt!.

use crate::engine::BySeat;
use crate::games::dealt::{Card, Combination, Event, OutRisk, Play, Rank, Refusal, Secret};

/// Names by seat.
pub type Names = BySeat<String>;

/// What a play would do, for the one who stages it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StagedPlay {
    /// What it counts as.
    pub combination: Combination,
    /// What it would have to beat.
    pub highest: Option<Combination>,
}

/// What can be looked up in the middle of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lookup {
    /// What beats what.
    Beats,
    /// The X.
    Wild,
    /// The Stop.
    Stop,
    /// The Redraw.
    Redraw,
    /// Taking a reserve.
    Reserve,
    /// How a round is lost.
    Loss,
}

/// What one would tell a friend of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Told<'a> {
    /// How long it was.
    Long {
        /// Rounds played.
        rounds: u16,
        /// Tricks played.
        tricks: u16,
    },
    /// Who won most tricks, and how many.
    MostTricks(&'a str, u16),
    /// Who played the highest combination.
    Highest(&'a str, Combination),
}

/// A note for new players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// Only neighbours go together.
    Neighbours,
    /// What the brackets under the hand are.
    Brackets,
    /// When a reserve is taken.
    Reserve,
    /// Where a card goes that comes into the hand.
    Gap,
}

/// Something to say.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg<'a> {
    /// A note for new players.
    Note(Note),
    /// A card's face.
    Card(Card),
    /// A paragraph of the quick reference.
    Lookup(Lookup),
    /// A kind of combination.
    Rank(Rank),
    /// A combination.
    Combination(Combination),
    /// What the X of a play stand for; nothing if it has none.
    XAs(&'a Play),
    /// Why not.
    Refusal(Refusal),
    /// What happened; the names are those of the seats.
    Event(&'a Event, &'a Names),
    /// What one would tell a friend of a game.
    Told(Told<'a>),
    /// What a player who lost a round still held.
    LeftWith(&'a str, &'a [Card]),
    /// The same in a few words over the table, if it is a moment that everybody is to see.
    Moment(&'a Event, &'a Names),
    /// What one player alone saw: whose hand or draw it was.
    Secret(&'a Secret, &'a str),

    /// The label of the choice of chips.
    ChipsRule,
    /// A number of chips, and what it means for the length of the game.
    ChipsChoice(u8),
    /// The label of the choice of the oldest.
    OldestRule,

    /// Heading of the trick.
    Trick,
    /// Heading of the trick before, while it still lies there.
    PastTrick,
    /// Who leads next.
    Leads(&'a str),
    /// Marks the highest combination.
    Highest,
    /// So many cards are to be drawn, as a sign.
    Plus(u8),
    /// The rank ladder.
    Ladder,
    /// Somebody will draw because of a Redraw.
    WillDraw {
        /// How many cards.
        cards: u8,
        /// Who led the Redraw and draws if nobody plays a combination, where nobody has yet.
        leader: Option<&'a str>,
    },
    /// A player has not acted in this trick.
    Waiting,
    /// A player is to lead.
    Leading,
    /// A card of another hand that everybody knows: its place counted from 1, and its face.
    KnownCard(usize, Card),
    /// What the mark under a card of the own hand means.
    KnownMark,
    /// Cards left to draw.
    Pile(u8),
    /// What a round is called.
    Round,
    /// What a trick is called.
    TrickPart,
    /// Cards in a hand, as a bare number.
    Count(usize),
    /// Cards in a hand.
    HandCount(usize),
    /// Chips left.
    Chips(u8),
    /// Reserves left, by their faces.
    Reserves(&'a [Card]),
    /// A player's state in the trick: took a reserve.
    TookReserve,
    /// A player's state in the trick: played a Stop.
    PlayedStop,
    /// A player's state in the trick: played a Redraw.
    PlayedRedraw,
    /// A player's state: out of the round.
    Out,
    /// A player's state: the oldest.
    Oldest,

    /// Heading at the end of a round.
    RoundOver(u16),

    /// The score sheet.
    ChipsGiven,
    /// A player's mark in a round: gave up no chip.
    KeptChips,
    /// A player's mark in a round: gave up one.
    GaveOne,
    /// A player's mark in a round: owed one and had none.
    OwedOne,
    /// Heading of the chips that are left.
    ChipsLeft,
}

/// What the rules leave open to one who follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Open {
    /// To beat the trick.
    pub beat: bool,
    /// To take a reserve.
    pub reserve: bool,
    /// To play a Stop.
    pub stop: bool,
    /// To play a Redraw.
    pub redraw: bool,
}

/// Something to say to the one who moves.
#[derive(Clone, PartialEq, Debug)]
pub enum Prompt<'a> {
    /// The name of the own hand's region.
    Hand {
        /// Whose.
        name: &'a str,
    },
    /// A card of the hand: its face and place, and whether the others know it.
    HandCard {
        /// The face.
        card: Card,
        /// Its place, counted from 1.
        place: usize,
        /// How many there are.
        of: usize,
        /// Whether everybody knows it.
        open: bool,
    },
    /// What lies under a card: a way to go through the plays that hold it.
    Under {
        /// The card's place, counted from 1.
        place: usize,
        /// What can be played.
        plays: &'a [Combination],
    },
    /// A gap of the hand.
    Gap {
        /// How many cards are before it.
        after: usize,
        /// The card before it.
        before: Option<Card>,
        /// The card behind it.
        behind: Option<Card>,
    },

    /// What to do: lead.
    Lead {
        /// Who, if several people play.
        name: Option<&'a str>,
        /// What the own cards leave open.
        open: Open,
    },
    /// What to do: follow.
    Follow {
        /// Who, if several people play.
        name: Option<&'a str>,
        /// What to beat.
        highest: Option<Combination>,
        /// What the rules leave open.
        open: Open,
    },
    /// What to do: place the card drawn.
    Place {
        /// Who, if several people play.
        name: Option<&'a str>,
        /// The card.
        card: Card,
        /// How many more follow.
        left: u8,
    },
    /// Somebody else draws.
    Draws {
        /// Who.
        name: &'a str,
    },
    /// What to do: choose where a reserve goes.
    ChooseGap(Card),
    /// What a staged play is.
    Staged(StagedPlay),
    /// A staged play is too low.
    TooLow(StagedPlay),
    /// What is staged takes the last cards of the hand.
    LastCards(Combination, OutRisk),
    /// What a Stop does.
    StopEffect {
        /// Whether it is the last card of the hand.
        last: bool,
    },
    /// What a Redraw does.
    RedrawEffect {
        /// How many cards somebody will draw then.
        cards: u8,
        /// Whether it is led, so that the leader draws if nobody plays a combination.
        led: bool,
    },
    /// The highest combination that a card would belong to where the caret is.
    Makes(Option<Combination>),
    /// Its name while another player is to act.
    Waiting,
    /// Where to begin.
    TapCard,
    /// What to tap where a reserve may be taken as well.
    TapCardOrReserve,
    /// What to tap where nothing else can be done.
    TapReserve,
    /// How to move the caret.
    TapGap,
    /// Play what is staged.
    DoPlay(Combination),
    /// Play what is staged, though it is no combination.
    DoPlayNothing,
    /// Play a Stop.
    DoStop,
    /// Play a Redraw.
    DoRedraw {
        /// How many cards somebody will draw then.
        cards: u8,
    },
    /// Take a reserve.
    DoTake(Card),
    /// Put a card where the caret is.
    DoPut(Card),
    /// The name of the choice of what an X stands for.
    NameX,
    /// The same, before the values.
    XIs,
    /// One of those values, or two for two of them.
    Named(crate::games::dealt::Names),
    /// What two X make, by its numbers alone, for its kind is told beside it.
    Made(Combination),
}
