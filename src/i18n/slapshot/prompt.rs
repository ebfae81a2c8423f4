//! Messages of Slapshot to the player to move, and about the player others wait for.

use crate::games::slapshot::{Card, Kind};
use crate::i18n::Name;

/// A choice of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A trade, with the number left if that is limited.
    Trade(Option<u32>),
    /// A draft, with the number left if that is limited.
    Draft(Option<u32>),
    /// A game.
    Game,
    /// Nothing.
    Pass,
}

/// What the player that others wait for is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing<'a> {
    /// Picks a card.
    Picks,
    /// Takes a turn.
    Turn,
    /// Gives a card in return to this manager.
    GivesBack(&'a Name),
    /// Arranges the team.
    LinesUp,
}

/// An order that a team can be put into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preset {
    /// As in the last game.
    Last,
    /// The best first.
    BestFirst,
    /// The goalie first.
    GoalieFirst,
    /// A random order.
    Shuffle,
}

/// A message to the player to move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Prompt<'a> {
    /// The name of the player's cards.
    Team(&'a Name),
    /// The name of the slots of a line-up.
    LineUp(&'a Name),
    /// A card of the team, and its position.
    TeamCard(Card, usize),
    /// The same for a card that cannot be given in return for the drawn one.
    OtherKind(Card, usize),
    /// A card of the line-up: its slot, and whether it is picked up to be swapped.
    Slot {
        /// The card.
        card: Card,
        /// Its slot.
        slot: usize,
        /// Whether it is picked up.
        held: bool,
    },

    /// Pick a card for the new team.
    Pick {
        /// The manager's name, if several people play.
        name: Option<&'a Name>,
        /// The number of cards missing.
        missing: usize,
    },
    /// Trade, draft or play.
    Turn {
        /// The manager's name, if several people play.
        name: Option<&'a Name>,
        /// Whether all games are played, so that passing is possible.
        may_pass: bool,
    },
    /// Give a card in return for the one drawn.
    GiveBack {
        /// The manager's name, if several people play.
        name: Option<&'a Name>,
        /// The card drawn.
        drawn: Card,
        /// The manager it was drawn from.
        from: &'a Name,
    },
    /// Put the team in order.
    Arrange {
        /// The manager's name, if several people play.
        name: Option<&'a Name>,
        /// The opponent.
        against: &'a Name,
        /// Whether the game is at home.
        home: bool,
        /// The number of the overtime; 0 for the game itself.
        overtime: u8,
    },
    /// The reason why somebody gets the device: a game to line up for.
    Purpose {
        /// The visitor.
        visitor: &'a Name,
        /// The host.
        host: &'a Name,
        /// Whether it is an overtime.
        overtime: bool,
    },
    /// The player's own line-up is ready.
    Ready(&'a Name),
    /// Others wait for a manager.
    Waits {
        /// The manager's name.
        name: &'a Name,
        /// What they are doing.
        doing: Doing<'a>,
    },

    /// Heading of the choices of a turn.
    ChooseTurn,
    /// A choice of a turn.
    Choice(Turn),
    /// What a choice means, in a few words.
    Means(Turn),
    /// That a choice is not possible now, for screen readers.
    NotNow,
    /// Heading of the managers to choose from for a trade or a game.
    ChooseManager(Turn),
    /// A manager with this many wins.
    Manager(&'a Name, u8),
    /// A hint on what to tap: a choice of a turn.
    TapChoice,
    /// A hint on what to tap: a manager.
    TapManager,
    /// A hint on what to tap: a card to put under its deck.
    TapDraft,
    /// A hint on what to tap: a card of this kind to give in return.
    TapGift(Kind),
    /// A hint on what to tap: a deck.
    TapDeck,

    /// Picks a card of this kind.
    DoPick(Kind),
    /// Draws from this team.
    DoTrade(&'a Name),
    /// Gives this card.
    DoGive(Card, &'a Name),
    /// Exchanges this card.
    DoDraft(Card),
    /// Plays at this home.
    DoGame(&'a Name),
    /// Submits the line-up.
    DoLine,
    /// Passes.
    DoPass,
    /// What a trade would do.
    WouldTrade(&'a Name),
    /// What a draft would do: the card, and the number of cards in its deck.
    WouldDraft(Card, u8),
    /// What a game would do.
    WouldPlay(&'a Name),
    /// What a pick would do.
    WouldPick(Kind, u8),
    /// What giving a card would do: the card given, and the drawn one that the team keeps instead.
    WouldGive(Card, Card),
    /// A card that was picked up to be swapped.
    Moves(Card),

    /// Heading of the backs of a team's cards.
    Backs(&'a Name),
    /// One of the backs, counted from the left.
    Back(usize, usize),
    /// Heading of the card drawn.
    Drawn(&'a Name),
    /// Heading of the preset orders.
    Presets,
    /// A preset order.
    Preset(Preset),
    /// Keeps this order for games at home.
    Keep,
    /// An order is kept: the team lines up by itself at home.
    Keeps,
    /// Asks again for each game.
    AskAgain,

    /// Heading of the rink.
    Rink,
    /// A space of the track: a number of wins.
    Space(u8),
    /// The space before the first win.
    Preseason,
    /// The last space.
    Playoffs,
    /// Heading of the decks.
    Decks,
    /// A deck, with its number of cards.
    Deck(Kind, u8),
    /// The length of the season.
    Season {
        /// The wins that end it; `None` in a league.
        wins: Option<u8>,
    },

    /// Marks the team at home.
    Home,
    /// Marks the visiting team.
    Visitor,
    /// A goal.
    Goal,
    /// No goal.
    NoGoal,
    /// A new player replaced an injured one.
    Replaced(&'a Name, Card),
    /// How a game ended.
    Final(&'a Name, [u8; 2]),
    /// It was a tie.
    Tie,
    /// The game was decided by a toss.
    Tossed(&'a Name),
    /// The cards of a team that the viewer knows.
    Known(&'a [Card]),
    /// The viewer knows none of them.
    KnowsNone,
}
