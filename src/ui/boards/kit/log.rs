//! What happened in a game, for whatever reports it: the log, the score, the animations, the summary at the end.

use yew::prelude::*;

use crate::engine::{Game, Observation, Seat, Seats};
use crate::i18n::Names;
use crate::i18n::table::Msg;
use crate::ui::components::Mood;
use crate::ui::words::{say, unbroken};

/// Public events and what they led to.
pub struct Story<'a, G: Game> {
    /// The events, oldest first: all since the deal, or the latest.
    pub events: &'a [&'a G::Event],
    /// What is seen after them, and by whose eyes.
    pub seen: &'a Observation<G>,
    /// The names of the seats.
    pub names: &'a Names,
}

/// An event in words, and for sighted readers the player and cards involved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The full text.
    pub words: AttrValue,
    /// The player who acted, if it was one.
    pub seat: Option<Seat>,
    /// The faces of the cards it mentions.
    pub cards: Vec<AttrValue>,
    /// Whether it says all that the previous line says, and more, and so replaces it.
    pub instead: bool,
}

impl LogLine {
    /// Creates a line from its text, player and card faces; `None` without a text, if an event is not worth a line.
    pub fn of(
        words: impl Into<AttrValue>,
        seat: Option<Seat>,
        cards: impl IntoIterator<Item = AttrValue>,
    ) -> Option<Self> {
        let line = Self {
            words: words.into(),
            seat,
            cards: cards.into_iter().collect(),
            instead: false,
        };
        (!line.words.is_empty()).then_some(line)
    }

    /// The line as a list item. The cards are not text: the words already name them.
    pub fn item(&self, key: usize) -> Html {
        let seat = self.seat.map(|seat| format!("seat-{}", seat.0));
        let card = |(place, face): (usize, &AttrValue)| {
            html! { <i key={place} data-face={face} /> }
        };
        html! {
            <li {key} class={classes!("line", seat)}>
                { unbroken(&self.words) }
                if !self.cards.is_empty() {
                    <span class="minis" aria-hidden="true">{ for self.cards.iter().enumerate().map(card) }</span>
                }
            </li>
        }
    }
}

/// A part of a game to look for when looking back: a round, a trick, a turn.
#[derive(Clone, Copy, Debug)]
pub struct Milestone {
    /// The number of larger parts that contain it.
    pub depth: u8,
    /// The name of such a part, in lower case, in the language in which it is read.
    pub name: fn() -> AttrValue,
}

/// The end of a round, after which players look at its result.
#[derive(Clone, Copy, Debug)]
pub struct RoundEnd {
    /// The round.
    pub round: u16,
    /// The heading of the result of such a round, in the language in which it is read.
    pub heading: fn(u16) -> AttrValue,
    /// The label of the button that continues after it, likewise.
    pub go_on: fn(u16) -> AttrValue,
}

impl RoundEnd {
    /// The end of the round before one that begins; none before the first.
    #[must_use]
    pub fn before(begins: u16, heading: fn(u16) -> AttrValue) -> Option<Self> {
        let round = begins.checked_sub(1).filter(|&round| round > 0)?;
        let go_on = |_| say(Msg::NextRound);
        Some(Self {
            round,
            heading,
            go_on,
        })
    }

    /// The heading of its result.
    #[must_use]
    pub fn heading(self) -> AttrValue {
        (self.heading)(self.round)
    }

    /// The label of the button that continues after it.
    #[must_use]
    pub fn go_on(self) -> AttrValue {
        (self.go_on)(self.round)
    }
}

/// An event shown to everybody, in place of the board for a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spotlight {
    /// The seats concerned; if no person is among them, nobody has to wait for it.
    pub to: Seats,
    /// Whether it stays until somebody continues.
    pub stays: bool,
}

/// Who is glad and who is sorry after an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moods {
    /// Those to whose advantage it was.
    pub glad: Seats,
    /// Those who suffered from it.
    pub sorry: Seats,
}

impl Moods {
    /// Only these are glad.
    #[must_use]
    pub fn glad(seats: impl IntoIterator<Item = Seat>) -> Self {
        Self::default().with(seats, [])
    }

    /// Only these are sorry.
    #[must_use]
    pub fn sorry(seats: impl IntoIterator<Item = Seat>) -> Self {
        Self::default().with([], seats)
    }

    /// The same, but these are glad now, and those sorry.
    #[must_use]
    pub fn with(
        mut self,
        glad: impl IntoIterator<Item = Seat>,
        sorry: impl IntoIterator<Item = Seat>,
    ) -> Self {
        for seat in glad {
            self.glad = self.glad.with(seat);
            self.sorry = self.sorry.without(seat);
        }
        for seat in sorry {
            self.sorry = self.sorry.with(seat);
            self.glad = self.glad.without(seat);
        }
        self
    }

    /// How somebody in this seat feels.
    #[must_use]
    pub fn of(self, seat: Seat) -> Mood {
        match (self.glad.has(seat), self.sorry.has(seat)) {
            (true, _) => Mood::Glad,
            (_, true) => Mood::Sorry,
            _ => Mood::Calm,
        }
    }
}

/// What an event means to the user interface, besides its words.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventMarks {
    /// The round whose result players look at in a pause before it.
    pub pause: Option<RoundEnd>,
    /// Whether it is shown by itself once it has happened.
    pub spotlight: Option<Spotlight>,
    /// Whether everybody watches all spotlights from then on, and not only those concerned.
    pub gathers: bool,
    /// The part of the game that begins with it.
    pub milestone: Option<Milestone>,
    /// Whether it says how a round ended.
    pub settles: bool,
    /// Whether it follows from the rules after what was done, so that whoever was not looking need not be told.
    pub routine: bool,
    /// Who is glad and who is sorry about it, until the next thing is done.
    pub moods: Moods,
}
