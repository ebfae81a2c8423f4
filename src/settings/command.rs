//! Commands for keys at a table.

use crate::games::GameId;
use crate::games::swoop::Rank;

/// Something that a key can do at a table, in addition to the browser's own keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Carries out what is staged: the first button of the action bar.
    Confirm,
    /// Clears what is staged.
    Clear,
    /// Stages the next legal play.
    NextPlay,
    /// Stages the previous legal play.
    LastPlay,
    /// Shows or hides the log.
    Log,
    /// Shows or hides the quick reference.
    Reference,
    /// Opens the rule for the current decision.
    Rule,
    /// Covers the hand. Where nobody passes the device, so that nothing is covered, it asks for a hint.
    Hide,
    /// Takes the last move back, in practice games.
    TakeBack,

    /// Sloop: captures with the staged card.
    Capture,
    /// Sloop: starts a build with the staged card.
    Build,
    /// Sloop: adds the staged card to a build.
    Add,
    /// Sloop: puts the staged card into the display, with its action if it has one; pressed again, without.
    PutDown,

    /// Dealt!: starts taking the left reserve.
    LeftReserve,
    /// Dealt!: starts taking the right reserve.
    RightReserve,

    /// Slapshot: starts a trade.
    Trade,
    /// Slapshot: starts a draft.
    Draft,
    /// Slapshot: starts choosing an opponent to visit for a game.
    Game,

    /// Swoop: stages the cards of a rank.
    Rank(Rank),
    /// Swoop: stages one more card from the hand.
    More,
    /// Swoop: stages one card fewer from the hand.
    Fewer,
    /// Swoop: stages the top of a stack, counted from 0.
    Stack(u8),
    /// Swoop: stages the next face-down card that may be flipped.
    NextBlind,
}

use Command::{
    Add, Build, Capture, Clear, Confirm, Draft, Fewer, Game, Hide, LastPlay, LeftReserve, Log,
    More, NextBlind, NextPlay, PutDown, Reference, RightReserve, Rule, Stack, TakeBack, Trade,
};

impl Command {
    /// The commands that only this game has, in the order in which they are listed; without a game, those of all
    /// tables.
    #[must_use]
    pub fn of(game: Option<GameId>) -> &'static [Self] {
        match game {
            None => &[
                Confirm, Clear, NextPlay, LastPlay, Log, Reference, Rule, Hide, TakeBack,
            ],
            Some(GameId::Sloop) => &[Capture, Build, Add, PutDown],
            Some(GameId::Dealt) => &[LeftReserve, RightReserve],
            Some(GameId::Swoop) => &[
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
            ],
            Some(GameId::Stroop) => &[],
            Some(GameId::Slapshot) => &[Trade, Draft, Game],
        }
    }

    /// All commands.
    pub fn all() -> impl Iterator<Item = Self> {
        let games = GameId::ALL.map(Some).into_iter();
        [None].into_iter().chain(games).flat_map(Self::of).copied()
    }

    /// The game at whose table it works; `None` for all tables.
    #[must_use]
    pub fn game(self) -> Option<GameId> {
        let mut games = GameId::ALL.into_iter();
        games.find(|&game| Self::of(Some(game)).contains(&self))
    }

    /// Its default key, as named by [`Keys`](super::Keys).
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

    /// A second default key, which works unless it is assigned otherwise: the key that some keyboards have in
    /// the place of the [usual](Command::usual) one, or another name of the card.
    pub(super) fn also(self) -> Option<&'static str> {
        match self {
            Self::Rank(Rank::Ace) => Some("1"),
            Self::Rank(Rank::Ten) => Some("0"),
            Self::Rank(Rank::Joker) => Some("*"),
            More => Some("="),
            _ => None,
        }
    }

    /// The name under which it is stored.
    pub(super) fn id(self) -> String {
        match self {
            Self::Rank(rank) => format!("{rank:?}"),
            Stack(stack) => format!("Stack{}", stack + 1),
            _ => format!("{self:?}"),
        }
    }

    /// Whether it works at the table of this game.
    pub(super) fn works_at(self, game: GameId) -> bool {
        self.game().is_none_or(|it| it == game)
    }

    /// Whether both work at the same table, so that they need different keys.
    pub(super) fn meets(self, other: Self) -> bool {
        let games = self.game().zip(other.game());
        games.is_none_or(|(one, other)| one == other)
    }
}

/// What is printed on the cards, or the first letter of their name.
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
