//! What keys can do at a table.

use crate::games::GameId;
use crate::games::swoop::Rank;

/// Something that a key can do at a table, besides what the browser's own keys do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Does what is staged: the first button of the action bar.
    Confirm,
    /// Forgets what is staged.
    Clear,
    /// Stages the next of the plays that the rules allow.
    NextPlay,
    /// Stages the one before.
    LastPlay,
    /// Shows or hides what happened.
    Log,
    /// Shows or hides the quick reference.
    Reference,
    /// Opens the rule for what is being decided.
    Rule,
    /// Covers the hand.
    Hide,
    /// Takes the last move back, in practice.
    TakeBack,

    /// Sloop: captures with the card that is staged.
    Capture,
    /// Sloop: begins a build with it.
    Build,
    /// Sloop: adds it to a build.
    Add,
    /// Sloop: puts it into the display, with its action if it has one; once more, without.
    PutDown,

    /// Dealt!: begins to take the left reserve.
    LeftReserve,
    /// Dealt!: begins to take the right reserve.
    RightReserve,

    /// Slapshot: begins a trade.
    Trade,
    /// Slapshot: begins a draft.
    Draft,
    /// Slapshot: begins to name whom to visit for a game.
    Game,

    /// Swoop: stages the cards of a rank.
    Rank(Rank),
    /// Swoop: stages one more of the hand.
    More,
    /// Swoop: stages one fewer of the hand.
    Fewer,
    /// Swoop: stages what lies on a stack, counted from 0.
    Stack(u8),
    /// Swoop: stages the next face-down card that may be turned over.
    NextBlind,
}

use Command::{
    Add, Build, Capture, Clear, Confirm, Draft, Fewer, Game, Hide, LastPlay, LeftReserve, Log,
    More, NextBlind, NextPlay, PutDown, Reference, RightReserve, Rule, Stack, TakeBack, Trade,
};

impl Command {
    /// Those of all tables, in the order in which they are listed.
    pub const SHARED: &[Self] = &[
        Confirm, Clear, NextPlay, LastPlay, Log, Reference, Rule, Hide, TakeBack,
    ];

    /// Those of Sloop alone.
    pub const SLOOP: &[Self] = &[Capture, Build, Add, PutDown];

    /// Those of Dealt! alone.
    pub const DEALT: &[Self] = &[LeftReserve, RightReserve];

    /// Those of Slapshot alone.
    pub const SLAPSHOT: &[Self] = &[Trade, Draft, Game];

    /// Those of Swoop alone.
    pub const SWOOP: &[Self] = &[
        Self::Rank(Rank::Ace),
        Self::Rank(Rank::Two),
        Self::Rank(Rank::Three),
        Self::Rank(Rank::Four),
        Self::Rank(Rank::Five),
        Self::Rank(Rank::Six),
        Self::Rank(Rank::Seven),
        Self::Rank(Rank::Eight),
        Self::Rank(Rank::Nine),
        Self::Rank(Rank::Ten),
        Self::Rank(Rank::Jack),
        Self::Rank(Rank::Queen),
        Self::Rank(Rank::King),
        Self::Rank(Rank::Joker),
        More,
        Fewer,
        Stack(0),
        Stack(1),
        Stack(2),
        Stack(3),
        NextBlind,
    ];

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        let all = [
            Self::SHARED,
            Self::SLOOP,
            Self::DEALT,
            Self::SWOOP,
            Self::SLAPSHOT,
        ];
        all.into_iter().flatten().copied()
    }

    /// The game at whose table it does something; `None`: at all of them.
    #[must_use]
    pub fn game(self) -> Option<GameId> {
        match self {
            Confirm | Clear | NextPlay | LastPlay | Log | Reference | Rule | Hide | TakeBack => {
                None
            }
            Capture | Build | Add | PutDown => Some(GameId::Sloop),
            LeftReserve | RightReserve => Some(GameId::Dealt),
            Trade | Draft | Game => Some(GameId::Slapshot),
            Self::Rank(_) | More | Fewer | Stack(_) | NextBlind => Some(GameId::Swoop),
        }
    }

    /// The key that does it unless another was chosen, as [`Keys`](super::Keys) name it.
    #[must_use]
    pub fn usual(self) -> &'static str {
        match self {
            Confirm => "Enter",
            Clear => "Escape",
            NextPlay => "ArrowDown",
            LastPlay => "ArrowUp",
            Log => "l",
            Reference => "r",
            Rule => "?",
            Hide => "h",
            TakeBack => "z",
            Capture => "c",
            Build => "b",
            Add => "a",
            PutDown => "p",
            LeftReserve => "[",
            RightReserve => "]",
            Trade => "t",
            Draft => "d",
            Game => "g",
            Self::Rank(rank) => usual_of(rank),
            More => "+",
            Fewer => "-",
            Stack(0) => "Shift+1",
            Stack(1) => "Shift+2",
            Stack(2) => "Shift+3",
            Stack(_) => "Shift+4",
            NextBlind => "f",
        }
    }

    /// A second key that does it as long as nothing else was given to that: what some keyboards have
    /// in the place of the [usual](Command::usual) one, or what else stands on the card.
    pub(super) fn also(self) -> Option<&'static str> {
        match self {
            Self::Rank(Rank::Ace) => Some("1"),
            Self::Rank(Rank::Ten) => Some("0"),
            Self::Rank(Rank::Joker) => Some("*"),
            More => Some("="),
            _ => None,
        }
    }

    /// The name by which it is kept.
    pub(super) fn id(self) -> String {
        match self {
            Self::Rank(rank) => format!("{rank:?}"),
            Stack(stack) => format!("Stack{}", stack + 1),
            _ => format!("{self:?}"),
        }
    }

    /// Whether both can be done at one table, so that they need different keys.
    pub(super) fn meets(self, other: Self) -> bool {
        let games = self.game().zip(other.game());
        games.is_none_or(|(one, other)| one == other)
    }
}

/// What is printed on the cards, or the letter that their name begins with.
fn usual_of(rank: Rank) -> &'static str {
    match rank {
        Rank::Ace => "a",
        Rank::Two => "2",
        Rank::Three => "3",
        Rank::Four => "4",
        Rank::Five => "5",
        Rank::Six => "6",
        Rank::Seven => "7",
        Rank::Eight => "8",
        Rank::Nine => "9",
        Rank::Ten => "t",
        Rank::Jack => "j",
        Rank::Queen => "q",
        Rank::King => "k",
        Rank::Joker => "w",
    }
}
