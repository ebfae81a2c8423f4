//! Messages of Dealt!.

use crate::games::dealt::{Card, Combination, Event, OutRisk, Play, Rank, Refusal, Secret};
use crate::i18n::Name;
use crate::staging::dealt::StagedPlay;

/// Names by seat.
pub use crate::i18n::Names;

/// A topic of the quick reference.
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

/// A highlight of a finished game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Highlight<'a> {
    /// The length of the game.
    Long {
        /// Rounds played.
        rounds: u16,
        /// Tricks played.
        tricks: u16,
    },
    /// Who won the most tricks, and how many.
    MostTricks(&'a Name, u16),
    /// Who played the highest combination.
    Highest(&'a Name, Combination),
}

/// A note for new players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// Only adjacent cards can be played together.
    Neighbours,
    /// The meaning of the brackets under the hand.
    Brackets,
    /// When to take a reserve.
    Reserve,
    /// Where a card that comes into the hand goes.
    Gap,
}

/// A message.
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
    /// What each X in a play stands for; empty if it has none.
    XAs(&'a Play),
    /// Why a move is refused.
    Refusal(Refusal),
    /// A line of the log; the names are those of the seats.
    Event(&'a Event, &'a Names),
    /// A highlight of a finished game.
    Highlight(Highlight<'a>),
    /// What a player who lost a round still held.
    LeftWith(&'a Name, &'a [Card]),
    /// An event in a few words over the table, if everybody should notice it; otherwise empty.
    Moment(&'a Event, &'a Names),
    /// What one player alone saw, with the name of that player.
    Secret(&'a Secret, &'a Name),

    /// The label of the choice of chips.
    ChipsRule,
    /// A number of chips, and what it means for the length of the game.
    ChipsChoice(u8),
    /// The label of the choice of the oldest.
    OldestRule,

    /// Heading of the trick.
    Trick,
    /// Heading of the previous trick, while it still lies there.
    PastTrick,
    /// Who leads the next trick.
    Leads(&'a Name),
    /// Marks the highest combination.
    Highest,
    /// The number of cards to draw, as a sign.
    Plus(u8),
    /// The rank ladder.
    Ladder,
    /// Somebody will draw because of a Redraw.
    WillDraw {
        /// The number of cards.
        cards: u8,
        /// The player who led the Redraw and draws if nobody plays a combination, unless somebody has.
        leader: Option<&'a Name>,
    },
    /// A player has not acted in this trick.
    Waiting,
    /// A player is to lead.
    Leading,
    /// A card of another hand that everybody knows: its position, counted from 1, and its face.
    KnownCard(usize, Card),
    /// The meaning of the mark under a known card of the player's own hand.
    KnownMark,
    /// Cards left to draw.
    Pile(u8),
    /// The word for a round.
    Round,
    /// The word for a trick.
    TrickPart,
    /// The number of cards in a hand, as a bare number.
    Count(usize),
    /// The number of cards in a hand.
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

/// What the rules allow a player who follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Possible {
    /// To beat the trick.
    pub beat: bool,
    /// To take a reserve.
    pub reserve: bool,
    /// To play a Stop.
    pub stop: bool,
    /// To play a Redraw.
    pub redraw: bool,
}

/// A message to the player to move.
#[derive(Clone, PartialEq, Debug)]
pub enum Prompt<'a> {
    /// The name of the region of the player's hand.
    Hand {
        /// The player's name.
        name: &'a Name,
    },
    /// A card of the hand: its face and position, and whether the others know it.
    HandCard {
        /// The face.
        card: Card,
        /// Its position, counted from 1.
        place: usize,
        /// The number of cards in the hand.
        of: usize,
        /// Whether everybody knows it.
        open: bool,
    },
    /// The button under a card that goes through the plays that contain it.
    Under {
        /// The card's position, counted from 1.
        place: usize,
        /// The possible plays.
        plays: &'a [Combination],
    },
    /// A gap of the hand.
    Gap {
        /// The number of cards before it.
        after: usize,
        /// The card before it.
        before: Option<Card>,
        /// The card after it.
        behind: Option<Card>,
    },

    /// What to do: lead.
    Lead {
        /// The player, if several people play.
        name: Option<&'a Name>,
        /// What the player's cards allow.
        open: Possible,
    },
    /// What to do: follow.
    Follow {
        /// The player, if several people play.
        name: Option<&'a Name>,
        /// The combination to beat.
        highest: Option<Combination>,
        /// What the rules allow.
        open: Possible,
    },
    /// What to do: place the card drawn.
    Place {
        /// The player, if several people play.
        name: Option<&'a Name>,
        /// The card.
        card: Card,
        /// The number of cards still to come.
        left: u8,
    },
    /// Somebody else draws.
    Draws {
        /// The player's name.
        name: &'a Name,
    },
    /// What to do: choose where a reserve goes.
    ChooseGap(Card),
    /// What a staged play is.
    Staged(StagedPlay),
    /// A staged play is too low.
    TooLow(StagedPlay),
    /// The staged play takes the last cards of the hand.
    LastCards(Combination, OutRisk),
    /// What a Stop does.
    StopEffect {
        /// Whether it is the last card of the hand.
        last: bool,
    },
    /// What a Redraw does.
    RedrawEffect {
        /// The number of cards that somebody will draw then.
        cards: u8,
        /// Whether it is led, so that the leader draws if nobody plays a combination.
        led: bool,
    },
    /// The highest combination that a card would become part of at the caret.
    Makes(Option<Combination>),
    /// The name of the region of reserves while another player is to act.
    Waiting,
    /// A hint on where to start.
    TapCard,
    /// A hint on what to tap when a reserve may be taken as well.
    TapCardOrReserve,
    /// A hint on what to tap when only a reserve can be taken.
    TapReserve,
    /// A hint on how to move the caret.
    TapGap,
    /// Play what is staged.
    DoPlay(Combination),
    /// Play what is staged, though it is no combination.
    DoPlayNothing,
    /// Play a Stop.
    DoStop,
    /// Play a Redraw.
    DoRedraw {
        /// The number of cards that somebody will draw then.
        cards: u8,
    },
    /// Take a reserve.
    DoTake(Card),
    /// Insert a card at the caret.
    DoPut(Card),
    /// The name of the choice of what an X stands for.
    NameX,
    /// The same, as a label before the values.
    XIs,
    /// One of those values, or two for two X.
    Named(crate::games::dealt::Names),
    /// What two X make, by its numbers only, because its kind is given next to it.
    Made(Combination),
}
