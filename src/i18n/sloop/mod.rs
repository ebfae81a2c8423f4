//! What is said in Sloop: what is said of everybody's game here, what is said to the one who moves in
//! [`prompt`].

pub mod prompt;

pub use prompt::{
    Act, Cannot, Capture, Doing, Open, Owner, Prompt, Put, Role, TakenBuild, Use, Ways,
};

use crate::engine::{BySeat, Seats};
use crate::games::sloop::{Card, Event, Groups, Heap, Refusal, Secret, Value};

/// Names by seat.
pub type Names = BySeat<String>;

/// What can be looked up in the middle of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lookup {
    /// What a card captures.
    Capture,
    /// How a build begins and grows.
    Build,
    /// What the owner of a build has to do.
    Owner,
    /// Putting a card down, and what a 1, a 2 and a 3 do.
    Actions,
    /// What supercharged cards do, and when the display is refilled.
    Supercharged,
    /// Wilds.
    Wild,
    /// How it ends.
    End,
    /// What partners may do, where there are some.
    Partners,
}

impl Lookup {
    /// All of them, in the order in which they are explained.
    pub const ALL: [Self; 8] = [
        Self::Capture,
        Self::Build,
        Self::Owner,
        Self::Actions,
        Self::Supercharged,
        Self::Wild,
        Self::End,
        Self::Partners,
    ];
}

/// What one would tell a friend of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told<'a> {
    /// Who took most cards at once, and how many.
    BiggestCapture(&'a str, u16),
    /// Who stole most cards, and how many.
    MostStolen(&'a str, u16),
    /// Who captured most builds, and how many.
    MostBuilds(&'a str, u16),
}

/// A note for new players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A card takes what matches it, and what adds up to it.
    Capture,
    /// A build is captured later.
    Build,
    /// A 1, a 2 and a 3 do something when they are put down.
    Actions,
    /// A supercharged card takes one card more.
    Supercharged,
}

impl Note {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::Capture,
        Self::Build,
        Self::Actions,
        Self::Supercharged,
    ];
}

/// What a player may do, as everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks<'a> {
    /// Play a card.
    Turn,
    /// Continue or capture the own build of this number.
    Owes(Value),
    /// Play the further card of a Double Play, or end the turn.
    More,
    /// Play one of the flipped cards.
    Flipped(&'a [Card]),
    /// Offer the partner a card, or not.
    Offer,
    /// Keep the partner's card, or give it back.
    Answer,
}

/// Something to say.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg<'a> {
    /// What a player may do, in a few words.
    Asks(Asks<'a>),
    /// A note for new players.
    Note(Note),
    /// A paragraph of the quick reference.
    Lookup(Lookup),
    /// What one would tell a friend of a game.
    Told(Told<'a>),
    /// Why not; the names are those of the seats.
    Refusal(Refusal, &'a Names),

    /// What is printed on a card: `8`, `8!`, `★`.
    Face(Card),
    /// A card's name: "supercharged 8".
    Card(Card),
    /// Several: "a 3, two 8s and a wild".
    Cards(&'a [Card]),
    /// What its sign does, for a closer look at it; nothing of a plain card.
    Does(Card),

    /// What happened; the names are those of the seats. Nothing where everybody sees it.
    Event(&'a Event, &'a Names),
    /// What one player alone saw: whose hand it was.
    Secret(&'a Secret, &'a str),
    /// The same in a few words over the table, if it is a moment that everybody is to see.
    Moment(&'a Event, &'a Names),
    /// The sums of a capture or a build, for the eye: "6+2 · 5+3 = 8"; nothing of other events.
    Arithmetic(&'a Event),
    /// A player's last turn, in a few words: "put down a 2, then built 9s with a 7".
    Lately(&'a [&'a Event]),
    /// The same with what it is: "Last turn: …".
    LastTurn(&'a str),

    /// The label of the choice of partnerships.
    PartnersRule,
    /// Everybody plays for themselves, or partners sit opposite.
    PartnersChoice(bool),

    /// Heading of the display.
    Display,
    /// What lies there, for those who do not see it.
    DisplayHolds {
        /// How many loose cards.
        loose: u8,
        /// How many builds.
        builds: u8,
    },
    /// How many cards it is filled up to; more with loose supercharged cards.
    AtLeast {
        /// Without any.
        minimum: u8,
        /// How many there are.
        supercharged: u8,
    },
    /// Why so many.
    WhyAtLeast {
        /// Without any supercharged cards.
        minimum: u8,
        /// How many there are.
        supercharged: u8,
    },
    /// Nothing is left to fill it up with.
    NoRefills,
    /// Heading of the loose cards.
    Loose,
    /// Heading of the builds.
    Builds,
    /// The number of a build, as on its counter: "9s".
    Number(Value),
    /// A build, for those who do not see it.
    Build {
        /// Its number.
        number: Value,
        /// Whose it is.
        owner: Owner<'a>,
        /// What it consists of.
        cards: &'a Heap,
    },
    /// Who may do what with a build.
    BuildRights {
        /// Its number.
        number: Value,
        /// Whose it is.
        owner: Owner<'a>,
    },
    /// What a wild counts as, for the eye: "★=4".
    Stands(Value),
    /// How many cards are left to draw.
    DeckCount(u8),
    /// How many cards Flip 3 has removed.
    Removed(u8),

    /// A bare number.
    Count(u16),
    /// So many cards.
    CardCount(u16),
    /// Cards in a hand.
    HandCount(u8),
    /// Cards in a score pile.
    PileCount(u8),
    /// The top of a score pile.
    Top(Option<Card>),
    /// A player's build is out.
    Building(Value),
    /// A player's build marker is not out.
    NoBuild,
    /// What is marked on the plate of the partner of the one who looks.
    YourPartner,
    /// Who plays together with a player.
    Partner(&'a str),
    /// The cards of a team so far.
    TeamCount(u16),
    /// Cards of the partner's hand that one knows.
    KnownOf(&'a str, &'a [Card]),
    /// This player captured last, and would get what is left.
    CapturedLast,

    /// What a turn is called.
    Turn,
    /// Caption of the score sheet.
    CardsCaptured,
    /// Heading of the totals.
    Totals,
    /// What a team has: "Ann and Cy: 31 + 28 = 59 cards".
    Team([&'a str; 2], [u8; 2]),
    /// Who won with more cards than all others.
    Won(Seats, &'a Names),
    /// Several players tied for the most cards.
    Tied {
        /// Who did.
        tied: Seats,
        /// Who won for being later in turn order.
        winners: Seats,
        /// The names of the seats.
        names: &'a Names,
    },
    /// Both teams tied: who won.
    TiedTeams(Seats, &'a Names),
    /// What a group comes to, for the eye: "= 8".
    Makes(Value),
    /// A group for the eye: "6+2".
    Sum(&'a [Card]),
    /// Groups for the eye: "6+2 · 5+3 = 8".
    Brackets(&'a Groups, Value),
}
