//! Messages of Swoop.
//!
//! Stacks are counted from 0 here, as in the game, but from 1 in the text.

pub mod refusals;
pub mod table;

use crate::games::swoop::{Event, Rank, Secret};
use crate::i18n::Name;
use crate::staging::swoop::StagedPlay;

pub use crate::i18n::Names;
pub use table::Msg;

/// What is told of the game.
#[derive(Clone, PartialEq, Debug)]
pub enum Told<'a> {
    /// A line of the log; the names are those of the seats.
    Event(&'a Event, &'a Names),
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
    /// A player's last turn, in a few words: "swooped, then played 2 fours"; empty if there was none.
    TurnInBrief(&'a [&'a Event]),
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
