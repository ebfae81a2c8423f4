//! Messages of Stroop.

use crate::engine::{Seat, Seats};
use crate::games::stroop::{Card, Event, Refusal, Word};
use crate::i18n::Name;
use crate::settings::{Block, Voice};

/// Names by seat.
pub use crate::i18n::Names;

/// A topic of the quick reference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lookup {
    /// What fits in round one.
    RoundOne,
    /// What fits in round two.
    RoundTwo,
    /// What a card shows: color, size, pattern, number of letters, direction.
    Looks,
    /// Drawing.
    Draw,
    /// Two cards played at the same time.
    SameTime,
    /// A wrong card, and one that is played too late.
    Wrong,
    /// Calling STOP.
    Stop,
    /// How the game ends.
    End,
}

impl Lookup {
    /// All topics, in the order in which they are explained.
    pub const ALL: [Self; 8] = [
        Self::RoundOne,
        Self::RoundTwo,
        Self::Looks,
        Self::Draw,
        Self::SameTime,
        Self::Wrong,
        Self::Stop,
        Self::End,
    ];
}

/// A note for new players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// There are no turns.
    NoTurns,
    /// When to call STOP.
    Stop,
}

/// A highlight of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Highlight<'a> {
    /// Who played the most cards, and how many.
    MostPlayed(&'a Name, u16),
    /// Who fumbled the most, and how often.
    MostFumbles(&'a Name, u16),
    /// The number of ties.
    Ties(u16),
    /// Who called STOP in round two, or that nobody did.
    Ended(Option<&'a Name>),
}

/// The result of a player's last attempt, shown in their zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict<'a> {
    /// The card landed.
    Landed,
    /// It came second after this player's card, in a tie or just after it.
    Second(&'a Name),
    /// It fit the previous card.
    TooLate,
    /// It does not fit.
    Fumbled {
        /// The card played.
        card: Card,
        /// The center card it was played on.
        centre: Card,
        /// 1 or 2.
        round: u8,
    },
    /// The player called STOP while holding this card, which fits; out for the round.
    Barred(Card),
    /// STOP came just after another card had landed, and does not count.
    CalledTooLate,
}

/// A player's input device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Device {
    /// A block of keys.
    Keys(Block),
    /// A gamepad, counted from 1.
    Gamepad(u8),
    /// Touch or mouse only.
    Touch,
}

/// A message.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg<'a> {
    /// A word by itself, in lower case: "blue".
    Word(Word),
    /// A card in full, for screen readers: "blue, in big hollow red, 4 letters"; "forward" or "backward" is added
    /// in a game with advanced cards.
    Card {
        /// The card.
        card: Card,
        /// Whether cards are printed in two directions.
        advanced: bool,
    },
    /// Only a card's appearance, value by value: "red · big · hollow · 4 letters".
    Looks {
        /// The card.
        card: Card,
        /// Whether cards are printed in two directions.
        advanced: bool,
    },
    /// A paragraph of the quick reference.
    Lookup(Lookup),
    /// A note for new players.
    Note(Note),
    /// Why a move is refused.
    Refusal(Refusal),
    /// An event as a line of the log; empty for events not worth one, such as a card being drawn or waiting for a
    /// tie to end.
    Event(&'a Event, &'a Names),
    /// A highlight of a finished game.
    Highlight(Highlight<'a>),

    /// The label of the choice of a deck.
    DeckRule,
    /// The basic or the advanced deck: "Basic, 65 cards".
    DeckChoice {
        /// Whether it is the advanced one.
        advanced: bool,
    },
    /// What the choice of a deck is about, and that the composition is our reconstruction.
    DeckHint,
    /// The label of the choice of cards per player.
    CardsRule,
    /// A number of cards per player.
    CardsChoice(u8),
    /// The label of the choice of tempo (contention window and fumble pause together).
    TempoRule,
    /// A tempo: "Relaxed: …".
    TempoChoice(Tempo),
    /// The label of the choice whether the clock ends a round in which nobody can do anything.
    ClockRule,
    /// Whether it does.
    ClockChoice(bool),

    /// The word for a round, in lower case.
    Round,
    /// Heading at the end of a round: "Round one is over".
    RoundOver(u8),
    /// The button that goes on to round two.
    RoundTwo,
    /// The caption of the score sheet: cards left.
    CardsLeft,
    /// The heading of the last column, hand and pile together.
    Total,
    /// A number of cards as a bare number.
    Count(u8),
    /// What fits in this round, as short as possible: "Play a card that the middle's word describes."
    Fits(u8),
}

/// How much time players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tempo {
    /// As in the rules.
    Usual,
    /// Longer windows and a shorter pause after a wrong card, for everybody at the table.
    Relaxed,
    /// Shorter windows and a longer pause.
    Strict,
    /// Other values, from a link.
    Other,
}

/// A message around the play surface.
#[derive(Clone, PartialEq, Debug)]
pub enum Prompt<'a> {
    /// The name of a player's zone: "Ann's zone", or "Your zone" for "You".
    Zone(&'a Name),
    /// The name of the middle of the table.
    Middle,
    /// The card in the middle, for screen readers; which cards are legal is never said.
    Centre {
        /// The card.
        card: Card,
        /// Whether cards are printed in two directions.
        advanced: bool,
    },
    /// The name of a hand: "Ann's cards".
    Hand(&'a Name),
    /// The draw pile with the cards left: "Draw, 7 left"; "Nothing left to draw" at 0.
    Draw(u8),
    /// The button that calls STOP when held: "Hold to call STOP".
    Stop,
    /// The word on that button.
    StopWord,
    /// The word on the draw pile: "Draw".
    DrawWord,
    /// The number of a player's cards, hand and pile together, as a bare phrase: "12 left".
    Left(u8),
    /// The key that shows other cards of a hand: "Cards 16 to 27".
    Page {
        /// The first card that it shows.
        from: u8,
        /// The last one.
        to: u8,
    },
    /// The result of the last attempt; short, because it must fit one or two lines of 20 characters, and without
    /// blame.
    Verdict(Verdict<'a>),
    /// Turns a zone to face another side.
    Turn(&'a Name),

    /// When to call STOP once nothing is left to draw, whatever the hand holds: "Nothing fits? Hold STOP."
    StopWhen,

    /// How to start, for one person: "Hold to start", or for several: "Hold, all of you at once".
    HoldToStart {
        /// Whether several people play.
        several: bool,
    },
    /// Somebody holds, and these others do not yet: "Waiting for Bo and Cy".
    WaitsFor(Seats, &'a Names),
    /// Everybody is holding.
    AllHold,
    /// The key that starts: "or hold 3".
    OrHold(&'a str),
    /// The number of touches that the screen reported: "This screen sees only 5 fingers at once, so some of you
    /// should use keys."
    FewFingers(u8),
    /// The screen is too small for more than this many people.
    SmallScreen(u8),
    /// Touches were canceled, for example by a palm or by system gestures.
    LostTouches,
    /// The tablet takes gestures with four or five fingers for itself: how to turn them off.
    TabletHint,
    /// Several people play with a single mouse, which can hold only one pad.
    OneMouse,
    /// Only bots play: "Start".
    Start,
    /// Reminds players to say the words.
    SayWords(Voice),
    /// The label of the choice of a device.
    DeviceLabel(&'a Name),
    /// A device.
    Device(Device),
    /// Before a third person plays with keys: press these keys, one of each block, at the same time.
    PressTogether(&'a [&'a str]),
    /// The result: all were seen, or this keyboard cannot do it.
    Tested(bool),
    /// Cancels that test.
    NoTest,

    /// The button that pauses.
    Pause,
    /// The game is paused.
    Paused,
    /// The reason for the pause: too many touches were lost.
    PausedByTouches,
    /// The button that resumes.
    GoOn,
    /// The countdown.
    CountDown(u8),
    /// Everybody sees what somebody missed: "Ann could still have played this."
    Missed(&'a Name),
    /// A tie: "Photo finish: Ann before Bo and Cy".
    PhotoFinish {
        /// The player whose card landed.
        first: Seat,
        /// The others in the tie.
        others: Seats,
        /// The names of the seats.
        names: &'a Names,
    },
    /// A bot's strip, for screen readers: "Bo, 12 left, 4 in hand".
    Strip {
        /// The player's name.
        name: &'a Name,
        /// The cards in hand and pile together.
        left: u8,
        /// The cards in hand.
        hand: u8,
    },
}
