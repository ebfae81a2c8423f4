//! Messages of Stroop.

use crate::engine::{Seat, Seats};
use crate::games::stroop::{Card, Event, Word};
use crate::i18n::Name;
use crate::settings::{Block, Voice};

pub mod house_rules;
pub mod notes;
pub mod reference;
pub mod refusals;
pub mod results;
pub mod table;

/// Names by seat.
pub use crate::i18n::Names;

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
    /// An event as a line of the log; empty for events not worth one, such as a card being drawn or waiting for a
    /// tie to end.
    Event(&'a Event, &'a Names),
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
