//! What is said in Stroop.

use crate::engine::{BySeat, Seat, Seats};
use crate::games::stroop::{Card, Event, Refusal, Word};
use crate::settings::{Block, Voice};

/// Names by seat.
pub type Names = BySeat<String>;

/// What can be looked up in the middle of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lookup {
    /// What fits in round one.
    RoundOne,
    /// What fits in round two.
    RoundTwo,
    /// What a card shows: colour, size, pattern, number of letters, direction.
    Looks,
    /// Drawing.
    Draw,
    /// Two at the same time.
    SameTime,
    /// A wrong card, and one that comes too late.
    Wrong,
    /// Calling STOP.
    Stop,
    /// How it ends.
    End,
}

impl Lookup {
    /// All of them, in the order in which they are explained.
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

/// Something that new players may want to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// There are no turns.
    NoTurns,
    /// When to call STOP.
    Stop,
}

/// What one would tell a friend of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told<'a> {
    /// Who played most cards, and how many.
    MostPlayed(&'a str, u16),
    /// Who fumbled most, and how often.
    MostFumbles(&'a str, u16),
    /// How many ties there were.
    Ties(u16),
    /// Who called STOP in round two, or that nobody did.
    Ended(Option<&'a str>),
}

/// What became of somebody's last try, said in their zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict<'a> {
    /// The card landed.
    Landed,
    /// It came second after this player's, in a tie or just after it.
    Second(&'a str),
    /// It fitted the card before.
    TooLate,
    /// It does not fit.
    Fumbled {
        /// What was tried.
        card: Card,
        /// The centre that it was tried on.
        centre: Card,
        /// 1 or 2.
        round: u8,
    },
    /// STOP was called with this card in hand, which fits; out for the round.
    Barred(Card),
    /// STOP came just after another card had landed, and is no call.
    CalledTooLate,
}

/// How somebody plays at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Device {
    /// A block of keys.
    Keys(Block),
    /// A gamepad, counted from 1.
    Gamepad(u8),
    /// Only by touch or mouse.
    Touch,
}

/// Something to say.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg<'a> {
    /// A word as such, in lower case: "blue".
    Word(Word),
    /// A card in full, for those who hear it: "blue, in big hollow red, 4 letters"; "forward" or "backward"
    /// is added in a game with advanced cards.
    Card {
        /// Which.
        card: Card,
        /// Whether cards are printed in two directions.
        advanced: bool,
    },
    /// Only how a card looks, value by value: "red · big · hollow · 4 letters".
    Looks {
        /// Which.
        card: Card,
        /// Whether cards are printed in two directions.
        advanced: bool,
    },
    /// A paragraph of the quick reference.
    Lookup(Lookup),
    /// A note for new players.
    Note(Note),
    /// Why not.
    Refusal(Refusal),
    /// What happened, as a line of the log; nothing of what is not worth one: that a card was drawn, or waits
    /// for a tie to be over.
    Event(&'a Event, &'a Names),
    /// What one would tell a friend of a game.
    Told(Told<'a>),

    /// The label of the choice of a deck.
    DeckRule,
    /// Basic or advanced: "Basic, 65 cards".
    DeckChoice {
        /// Whether advanced.
        advanced: bool,
    },
    /// What the choice of a deck is about, and that the composition is our reconstruction.
    DeckHint,
    /// The label of the choice of how many cards each.
    CardsRule,
    /// So many cards each.
    CardsChoice(u8),
    /// The label of the choice of how much time people have (contention window and fumble pause together).
    TempoRule,
    /// How much time people have: "Relaxed: …".
    TempoChoice(Tempo),
    /// The label of the choice whether the clock ends a round in which nobody can do anything.
    ClockRule,
    /// Whether it does.
    ClockChoice(bool),

    /// What a round is called, in lower case.
    Round,
    /// Heading at the end of a round: "Round one is over".
    RoundOver(u8),
    /// The button that goes on to round two.
    RoundTwo,
    /// Caption of the score sheet: cards left.
    CardsLeft,
    /// Heading of the last row, hand and pile together.
    Total,
    /// Cards as a bare number.
    Count(u8),
    /// What fits in this round, as short as can be: "Play a card that the middle's word describes."
    Fits(u8),
}

/// How much time people have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tempo {
    /// As the rules have it.
    Usual,
    /// Longer windows and a shorter pause after a wrong card, for everybody at the table.
    Relaxed,
    /// Shorter windows and a longer pause.
    Strict,
    /// Other figures, which a link brought.
    Other,
}

/// Something to say around the play surface.
#[derive(Clone, PartialEq, Debug)]
pub enum Prompt<'a> {
    /// The name of somebody's zone: "Ann's zone", "Your zone" for the word "You".
    Zone(&'a str),
    /// The name of the middle of the table.
    Middle,
    /// The card in the middle, for those who hear it; what is legal is never said.
    Centre {
        /// Which.
        card: Card,
        /// Whether cards are printed in two directions.
        advanced: bool,
    },
    /// The name of a hand: "Ann's cards".
    Hand(&'a str),
    /// Draw, with what is left: "Draw, 7 left"; "Nothing left to draw" at 0.
    Draw(u8),
    /// The button that calls STOP when it is held: "Hold to call STOP".
    Stop,
    /// The word on it.
    StopWord,
    /// The word on the draw pile: "Draw".
    DrawWord,
    /// A player's cards, hand and pile together, as a bare phrase: "12 left".
    Left(u8),
    /// The key that shows the other cards of a hand: "Cards 16 to 27".
    Page {
        /// The first that it shows.
        from: u8,
        /// The last.
        to: u8,
    },
    /// What became of the last try; short, for it stands in a line of 20 characters or two, and blames
    /// nobody.
    Verdict(Verdict<'a>),
    /// Turns a zone to face another side.
    Turn(&'a str),

    /// When nothing is left to draw, whatever the hand holds: "Nothing fits? Hold STOP."
    StopWhen,

    /// What to do, for one alone: "Hold to start", or for several: "Hold, all of you at once".
    HoldToStart {
        /// Whether several people play.
        several: bool,
    },
    /// One holds; so many others do not yet: "Waiting for Bo and Cy".
    WaitsFor(Seats, &'a Names),
    /// All hold.
    AllHold,
    /// The key that starts: "or hold 3".
    OrHold(&'a str),
    /// What the screen said that it can see: "This screen sees only 5 fingers at once, so some of you
    /// should use keys."
    FewFingers(u8),
    /// The screen is too small for more than so many people.
    SmallScreen(u8),
    /// Touches were cancelled, for instance by a palm or by gestures of the system.
    LostTouches,
    /// The browser takes gestures with four or five fingers on a tablet: how to turn them off.
    TabletHint,
    /// Several play with one mouse alone: it can hold one pad.
    OneMouse,
    /// Bots alone play: "Start".
    Start,
    /// Say your words.
    SayWords(Voice),
    /// The label of the choice of a device.
    DeviceLabel(&'a str),
    /// A device.
    Device(Device),
    /// Before a third plays with keys: press these, one of each block, at the same time.
    PressTogether(&'a [&'a str]),
    /// What came of it: all were seen, or this keyboard cannot do it.
    Tested(bool),
    /// Gives that up.
    NoTest,

    /// Pauses.
    Pause,
    /// It is paused.
    Paused,
    /// Why: too many touches were lost.
    PausedByTouches,
    /// Goes on.
    GoOn,
    /// Counting down.
    CountDown(u8),
    /// Everybody sees what somebody missed: "Ann could still have played this."
    Missed(&'a str),
    /// Ties: "Photo finish: Ann before Bo and Cy".
    PhotoFinish {
        /// Whose card landed.
        first: Seat,
        /// The others.
        others: Seats,
        /// The names of the seats.
        names: &'a Names,
    },
    /// What a bot's strip says, for those who hear it: "Bo, 12 left, 4 in hand".
    Strip {
        /// Who.
        name: &'a str,
        /// Hand and pile together.
        left: u8,
        /// In the hand.
        hand: u8,
    },
}
