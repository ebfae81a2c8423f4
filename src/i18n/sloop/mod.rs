//! Messages of Sloop: those about everybody's game here, those to the player to move in [`prompt`].

pub mod prompt;

pub use prompt::{
    Act, Cannot, Capture, Doing, Owner, Possible, Prompt, Put, Role, TakenBuild, Use, Ways,
};

use crate::engine::Seats;
use crate::games::sloop::{Card, Event, Groups, Heap, Refusal, Secret, Value};
use crate::i18n::Name;

/// Names by seat.
pub use crate::i18n::Names;

/// A topic of the quick reference.
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
    /// All topics, in the order in which they are explained.
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

/// A highlight of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Highlight<'a> {
    /// Who took the most cards at once, and how many.
    BiggestCapture(&'a Name, u16),
    /// Who stole the most cards, and how many.
    MostStolen(&'a Name, u16),
    /// Who captured the most builds, and how many.
    MostBuilds(&'a Name, u16),
}

/// A note for new players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A card captures cards that match it, and cards that add up to it.
    Capture,
    /// A build is captured later.
    Build,
    /// A 1, a 2 and a 3 have actions when they are put down.
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

/// What a player may do, as far as everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks<'a> {
    /// Play a card.
    Turn,
    /// Continue or capture the player's own build of this number.
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

/// A message.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg<'a> {
    /// What a player may do, in a few words.
    Asks(Asks<'a>),
    /// A note for new players.
    Note(Note),
    /// A paragraph of the quick reference.
    Lookup(Lookup),
    /// A highlight of a finished game.
    Highlight(Highlight<'a>),
    /// Why a move is refused; the names are those of the seats.
    Refusal(Refusal, &'a Names),

    /// What is printed on a card: `8`, `8!`, `★`.
    Face(Card),
    /// A card's name: "supercharged 8".
    Card(Card),
    /// Several: "a 3, two 8s and a wild".
    Cards(&'a [Card]),
    /// What a card's sign does, for a closer look; empty for a plain card.
    Does(Card),

    /// A line of the log; the names are those of the seats. Empty for events that everybody sees anyway.
    Event(&'a Event, &'a Names),
    /// What one player alone saw, with the name of that player.
    Secret(&'a Secret, &'a Name),
    /// An event in a few words over the table, if everybody should notice it; otherwise empty.
    Moment(&'a Event, &'a Names),
    /// The sums of a capture or a build, for the eye: "6+2 · 5+3 = 8"; empty for other events.
    Arithmetic(&'a Event),
    /// A player's last turn, in a few words: "put down a 2, then built 9s with a 7".
    TurnInBrief(&'a [&'a Event]),
    /// The same with a label: "Last turn: …".
    LastTurn(&'a str),

    /// The label of the choice of partnerships.
    PartnersRule,
    /// Everybody plays for themselves (`false`), or partners sit opposite.
    PartnersChoice(bool),

    /// Heading of the display.
    Display,
    /// The content of the display, for screen readers.
    DisplayHolds {
        /// The number of loose cards.
        loose: u8,
        /// The number of builds.
        builds: u8,
    },
    /// The number of cards it is refilled to, which grows with loose supercharged cards.
    AtLeast {
        /// The number without any of those.
        minimum: u8,
        /// The number of loose supercharged cards.
        supercharged: u8,
    },
    /// The reason for that number.
    WhyAtLeast {
        /// The number without supercharged cards.
        minimum: u8,
        /// The number of loose supercharged cards.
        supercharged: u8,
    },
    /// No cards are left to refill it.
    NoRefills,
    /// Heading of the loose cards.
    Loose,
    /// Heading of the builds.
    Builds,
    /// The number of a build, as on its counter: "9s".
    Number(Value),
    /// A build, for screen readers.
    Build {
        /// Its number.
        number: Value,
        /// Its owner.
        owner: Owner<'a>,
        /// Its cards.
        cards: &'a Heap,
    },
    /// Who may do what with a build.
    BuildRights {
        /// Its number.
        number: Value,
        /// Its owner.
        owner: Owner<'a>,
    },
    /// What a wild counts as, for the eye: "★=4".
    Stands(Value),
    /// The number of cards left to draw.
    DeckCount(u8),
    /// The number of cards removed by Flip 3.
    Removed(u8),

    /// A bare number.
    Count(u16),
    /// A number of cards.
    CardCount(u16),
    /// The number of cards in a hand.
    HandCount(u8),
    /// The number of cards in a score pile.
    PileCount(u8),
    /// The top of a score pile.
    Top(Option<Card>),
    /// A player has a build of this number.
    Building(Value),
    /// A player has no build.
    NoBuild,
    /// Marks the plate of the viewer's partner.
    YourPartner,
    /// A player's partner.
    Partner(&'a Name),
    /// The number of cards a team has so far.
    TeamCount(u16),
    /// The cards in the partner's hand that the viewer knows.
    KnownOf(&'a Name, &'a [Card]),
    /// This player captured last, and would get the remaining cards.
    CapturedLast,

    /// The word for a turn.
    Turn,
    /// Caption of the score sheet.
    CardsCaptured,
    /// Heading of the totals.
    Totals,
    /// A team's result: "Ann and Cy: 31 + 28 = 59 cards".
    Team([&'a Name; 2], [u8; 2]),
    /// The winners, who have more cards than all others.
    Won(Seats, &'a Names),
    /// Several players tied for the most cards.
    Tied {
        /// Those who tied.
        tied: Seats,
        /// The winners, who are later in turn order.
        winners: Seats,
        /// The names of the seats.
        names: &'a Names,
    },
    /// Both teams tied: the winners.
    TiedTeams(Seats, &'a Names),
    /// The value of a group, for the eye: "= 8".
    Makes(Value),
    /// A group for the eye: "6+2".
    Sum(&'a [Card]),
    /// Groups for the eye: "6+2 · 5+3 = 8".
    Brackets(&'a Groups, Value),
}
