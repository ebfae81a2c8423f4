//! Drawings of the cards of Stroop, and its quick reference.
//!
//! Each card is a word, as it is printed. The keyline is the same on every card, so that it reveals nothing. The shape
//! in the corner shows the ink to those who cannot tell the inks apart, if they ask for it.

use yew::prelude::*;

use crate::games::GameId;
use crate::games::stroop::{Card, Colour, Direction, Face, Pattern, Size, Stroop};
use crate::i18n::stroop::{cards, reference};
use crate::ui::boards::kit::Cards;
use crate::ui::components::rule_note;
use crate::ui::words::say;

/// The maximum width of a big word, in a box of 100 by 64.
const WIDEST: usize = 92;

/// From this many letters, a big word is set at that width: longer ones get narrower letters of the same height.
const LONG: usize = 6;

/// A card, face up.
pub(super) fn face(card: Card) -> Html {
    let face = card.face();
    let text = printed(face);
    let Face {
        colour,
        size,
        pattern,
        ..
    } = face;
    let long = size == Size::Big && text.len() >= LONG;
    let width = long.then(|| WIDEST.to_string());
    let adjust = long.then_some("spacingAndGlyphs");
    let hollow = pattern == Pattern::Hollow;
    let word = |class: &'static str| {
        html! {
            <text {class} x="50" y="34" textLength={width.clone()} lengthAdjust={adjust}>{ &text }</text>
        }
    };
    html! {
        <svg
            class={classes!("face", ink(colour), big(size), hollow.then_some("hollow"))}
            viewBox="0 0 100 64"
            aria-hidden="true"
        >
            if hollow {
                { word("edge") }
            }
            { word("ink") }
            <path class="badge" d={badge(colour)} />
        </svg>
    }
}

/// A card, face down.
pub(super) fn back() -> Html {
    html! {
        <svg class="face back" viewBox="0 0 100 64" aria-hidden="true">
            <path class="one" d="M22 20h30" />
            <path class="two" d="M58 20h20" />
            <path class="three" d="M22 32h14" />
            <path class="four" d="M42 32h36" />
            <path class="two" d="M22 44h34" />
            <path class="one" d="M62 44h16" />
        </svg>
    }
}

/// The letters as printed on the card (ST-1.1, ST-7.3).
fn printed(face: Face) -> String {
    let word = say(cards::Msg::Word(face.word));
    let word = match face.size {
        Size::Big => word.to_uppercase(),
        Size::Little => word.to_string(),
    };
    match face.direction {
        Direction::Forward => word,
        Direction::Backward => word.chars().rev().collect(),
    }
}

fn ink(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue",
        Colour::Red => "red",
        Colour::Black => "black",
        Colour::Yellow => "yellow",
    }
}

fn big(size: Size) -> Option<&'static str> {
    (size == Size::Big).then_some("big")
}

/// A shape for each ink: a disc, a triangle, a square, a diamond.
fn badge(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "M2 57a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
        Colour::Red => "M7 51l6 10.5H1z",
        Colour::Black => "M2 52h10v10H2z",
        Colour::Yellow => "M7 50.5l6 6.5-6 6.5-6-6.5z",
    }
}

impl Cards for Stroop {
    fn reference() -> Html {
        html! { <div class="lookup">{ for reference::Msg::ALL.map(looked_up) }</div> }
    }
}

fn looked_up(topic: reference::Msg) -> Html {
    use reference::Msg;
    let clause = match topic {
        Msg::RoundOne => "ST-3.3",
        Msg::RoundTwo => "ST-3.4",
        Msg::Looks => "ST-1.1",
        Msg::Draw => "ST-3.1",
        Msg::SameTime => "ST-3.5",
        Msg::Wrong => "ST-3.6",
        Msg::Stop => "ST-4.1",
        Msg::End => "ST-6.1",
    };
    rule_note(GameId::Stroop, clause, [], say(topic))
}
