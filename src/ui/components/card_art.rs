//! The prints of cards: each is defined once on the page, in a box of 100 by 140, and referenced by its id wherever
//! a card lies. What a card shows is not text of the page, so it must also be given in words.

use yew::prelude::*;

/// A card with this print.
pub fn printed(id: &str) -> Html {
    html! {
        <svg class="card" viewBox="0 0 100 140" aria-hidden="true">
            <use href={format!("#{id}")} />
        </svg>
    }
}

/// All prints of a game.
pub fn sprites(prints: impl Iterator<Item = Html>) -> Html {
    html! {
        <svg class="sprites" aria-hidden="true">{ for prints }</svg>
    }
}

/// One print, styled as a card of this `kind` and `game`.
pub fn print(game: &'static str, id: String, kind: &'static str, inside: Html) -> Html {
    html! {
        <symbol key={id.clone()} {id} viewBox="0 0 100 140">
            <g class={classes!("print", game, kind)}>
                <rect class="stock" x="1.5" y="1.5" width="97" height="137" rx="10" />
                { inside }
            </g>
        </symbol>
    }
}

/// How a number or letter is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figure {
    /// An underline, to tell a 6 from a 9.
    pub line: bool,
    /// More than one character, so printed smaller.
    pub wide: bool,
}

impl Figure {
    /// The style for this text.
    #[must_use]
    pub fn of(text: &str) -> Self {
        Self {
            line: matches!(text, "6" | "9"),
            wide: text.chars().count() > 1,
        }
    }

    fn class(self) -> Option<&'static str> {
        self.wide.then_some("wide")
    }

    /// The corner indexes, at the top left and, upside down for the player opposite, at the bottom right.
    pub fn corners(self, text: &str) -> Html {
        let index = |turn: Option<&'static str>| {
            html! {
                <g class={classes!("index", self.class())} transform={turn}>
                    <text x={if self.wide { "26" } else { "20" }} y="37">{ text }</text>
                    if self.line {
                        <path class="ink" d="M10 44h20" />
                    }
                </g>
            }
        };
        html! { <>{ index(None) }{ index(Some("rotate(180 50 70)")) }</> }
    }

    /// The big figure in the middle, with its shadow.
    pub fn middle(self, text: &str) -> Html {
        html! {
            <g class={classes!("figure", self.class())}>
                <text class="shade" x="53" y="97">{ text }</text>
                <text class="ink" x="50" y="94">{ text }</text>
                if self.line {
                    <path class="ink" d="M36 106h28" />
                }
            </g>
        }
    }
}
