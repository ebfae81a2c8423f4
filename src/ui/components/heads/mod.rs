//! Heads: who sits at the table, drawn in ink. They look at whoever acts, and are glad or sorry for a moment.

mod drawings;

use yew::prelude::*;

use crate::setup::Head;
use drawings::{FACE, drawing};

/// How somebody feels about what has just happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mood {
    /// As always.
    #[default]
    Calm,
    /// It was to their advantage.
    Glad,
    /// It was not.
    Sorry,
}

impl Mood {
    /// The class in the style sheet.
    fn class(self) -> Option<&'static str> {
        match self {
            Self::Calm => None,
            Self::Glad => Some("glad"),
            Self::Sorry => Some("sorry"),
        }
    }
}

/// Where somebody looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Gaze {
    /// At nobody in particular.
    #[default]
    Ahead,
    /// To somebody to the left of them on the screen; where plates are one below the other, above them.
    Before,
    /// To somebody to the right of them on the screen, or below them.
    After,
    /// Up, from the own cards to the others.
    Up,
    /// Down, to the viewer or to the own cards.
    Down,
}

impl Gaze {
    /// The class in the style sheet, which knows how the plates lie.
    fn class(self) -> Option<&'static str> {
        match self {
            Self::Ahead => None,
            Self::Before => Some("looks-before"),
            Self::After => Some("looks-after"),
            Self::Up => Some("looks-up"),
            Self::Down => Some("looks-down"),
        }
    }
}

/// A head as it looks now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Whose.
    pub head: Head,
    /// How they feel.
    pub mood: Mood,
    /// Where they look.
    pub gaze: Gaze,
}

impl Face {
    /// A head that rests.
    #[must_use]
    pub fn calm(head: Head) -> Self {
        let (mood, gaze) = (Mood::default(), Gaze::default());
        Self { head, mood, gaze }
    }

    /// The drawing. It says nothing to screen readers: the name stands beside it.
    pub fn draw(self) -> Html {
        let it = drawing(self.head);
        let (eyes, brows, mouth) = match self.mood {
            Mood::Calm => ("M19.5 26v.1M28.5 26v.1", "", "M20.5 34.5h7"),
            Mood::Glad => (
                "M16.8 27q2.7-4 5.4 0M25.8 27q2.7-4 5.4 0",
                "",
                "M19.3 32.8q4.7 6.4 9.4 0z",
            ),
            Mood::Sorry => (
                "M19.5 26v.1M28.5 26v.1",
                "M16 23l4.2-1.8M32 23l-4.2-1.8",
                "M20 36q4-4.2 8 0",
            ),
        };
        let brows = if it.glasses.is_empty() { brows } else { "" };
        let mouth_class = if it.beard { "mouth blank" } else { "mouth" };
        html! {
            <svg
                class={classes!("head", self.mood.class(), self.gaze.class())}
                viewBox="0 0 48 48"
                aria-hidden="true"
                data-head={self.head.slug()}
            >
                { path("solid", it.back) }
                { path("face", it.face.unwrap_or(FACE)) }
                { path("solid", it.top) }
                { path("cut", it.cut) }
                { path("line", it.line) }
                <g>
                    { path("line", it.worn) }
                    { path("glasses", it.glasses) }
                    { path("eyes", eyes) }
                    { path("line", brows) }
                    { path(mouth_class, mouth) }
                    { path("solid", it.mustache) }
                </g>
            </svg>
        }
    }
}

/// A path, unless it is empty.
fn path(class: &'static str, d: &'static str) -> Html {
    if d.is_empty() {
        return Html::default();
    }
    html! { <path {class} {d} /> }
}
