//! What is said to the one who moves in Slapshot, and of the one for whom others wait.

use crate::games::slapshot::{Card, Kind};

/// A choice of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A trade, and how many are left where that is limited.
    Trade(Option<u32>),
    /// A draft, and how many are left where that is limited.
    Draft(Option<u32>),
    /// A game.
    Game,
    /// Nothing.
    Pass,
}

/// What somebody is doing whom others wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing<'a> {
    /// Picks a card.
    Picks,
    /// Takes a turn.
    Turn,
    /// Gives a card back to this one.
    GivesBack(&'a str),
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
    /// Any.
    Shuffle,
}

/// Something to say to the one who moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Prompt<'a> {
    /// The name of the own cards.
    Team(&'a str),
    /// The name of the slots of a line-up.
    LineUp(&'a str),
    /// A card of the team, and its place.
    TeamCard(Card, usize),
    /// The same of one that cannot be given for the drawn one.
    OtherKind(Card, usize),
    /// A card of the line-up: its slot, and whether it is about to change places.
    Slot {
        /// The card.
        card: Card,
        /// Where it stands.
        slot: usize,
        /// Whether it is held.
        held: bool,
    },

    /// Pick a card for the new team.
    Pick {
        /// Whose turn, if several people play.
        name: Option<&'a str>,
        /// How many cards are missing.
        missing: usize,
    },
    /// Trade, draft or play.
    Turn {
        /// Whose turn, if several people play.
        name: Option<&'a str>,
        /// Whether all games are played and nothing need be done.
        may_pass: bool,
    },
    /// Give a card for the one drawn.
    GiveBack {
        /// Whose turn, if several people play.
        name: Option<&'a str>,
        /// What was drawn.
        drawn: Card,
        /// From whom.
        from: &'a str,
    },
    /// Put the team in order.
    Arrange {
        /// Whose turn, if several people play.
        name: Option<&'a str>,
        /// Against whom.
        against: &'a str,
        /// Whether that is at the own home.
        home: bool,
        /// Which overtime; 0: the game itself.
        overtime: u8,
    },
    /// What somebody gets the device for: a game to line up for.
    Errand {
        /// Who visits.
        visitor: &'a str,
        /// Whom.
        host: &'a str,
        /// Whether it is an overtime.
        overtime: bool,
    },
    /// The own line-up stands.
    Ready(&'a str),
    /// Others wait for somebody.
    Waits {
        /// For whom.
        name: &'a str,
        /// What they do.
        doing: Doing<'a>,
    },

    /// Heading of the choices of a turn.
    ChooseTurn,
    /// A choice of a turn.
    Choice(Turn),
    /// What it means, in a few words.
    Means(Turn),
    /// That it is not possible now, for those who do not see it.
    NotNow,
    /// Heading of the managers with whom something can be done.
    ChooseManager(Turn),
    /// A manager with so many wins.
    Manager(&'a str, u8),
    /// What to tap: a choice of a turn.
    TapChoice,
    /// What to tap: a manager.
    TapManager,
    /// What to tap: a card that goes under its deck.
    TapDraft,
    /// What to tap: a card to be given back, of this kind.
    TapGift(Kind),
    /// What to tap: a deck.
    TapDeck,

    /// Picks a card of this kind.
    DoPick(Kind),
    /// Draws from this team.
    DoTrade(&'a str),
    /// Gives this card.
    DoGive(Card, &'a str),
    /// Exchanges this card.
    DoDraft(Card),
    /// Plays at this home.
    DoGame(&'a str),
    /// Lines up.
    DoLine,
    /// Does nothing.
    DoPass,
    /// What a trade would do.
    WouldTrade(&'a str),
    /// What a draft would do: the card, and how many lie in its deck.
    WouldDraft(Card, u8),
    /// What a game would do.
    WouldPlay(&'a str),
    /// What a pick would do.
    WouldPick(Kind, u8),
    /// What giving a card would do: the team ends with the drawn one instead.
    WouldGive(Card, Card),
    /// A card that is about to change places.
    Moves(Card),

    /// Heading of the backs of a team.
    Backs(&'a str),
    /// One of them, from the left.
    Back(usize, usize),
    /// Heading of what was drawn.
    Drawn(&'a str),
    /// Heading of the orders to choose from.
    Presets,
    /// One of them.
    Preset(Preset),
    /// Lets the order stand for games at home.
    Keep,
    /// An order stands: the team lines up by itself at home.
    Keeps,
    /// Asks again.
    AskAgain,

    /// Heading of the rink.
    Rink,
    /// A space of the track: so many wins.
    Space(u8),
    /// The space before the first win.
    Preseason,
    /// The last space.
    Playoffs,
    /// Heading of the decks.
    Decks,
    /// A deck, and how many cards it has.
    Deck(Kind, u8),
    /// What the season is played to.
    Season {
        /// Wins that end it; nothing in a league.
        wins: Option<u8>,
    },

    /// Somebody is at home.
    Home,
    /// Somebody visits.
    Visitor,
    /// A goal.
    Goal,
    /// No goal.
    NoGoal,
    /// A new player came for an injured one.
    Replaced(&'a str, Card),
    /// How a game ended.
    Final(&'a str, [u8; 2]),
    /// It was a tie.
    Tie,
    /// A toss decided.
    Tossed(&'a str),
    /// Cards of a team that one knows.
    Known(&'a [Card]),
    /// None of them is known.
    KnowsNone,
}
