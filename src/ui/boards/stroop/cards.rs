//! Drawings of the cards of Stroop, and its quick reference.
//!
//! Each card is a word, as it is printed: its letters are drawn twice, first their edge, a thin line in a dark shade of the
//! ink, then the ink itself. The shape in the corner shows the ink to those who cannot tell the inks apart, if they ask
//! for it.

use yew::prelude::*;

use crate::games::GameId;
use crate::games::stroop::{Card, Color, Direction, Face, Pattern, Size, Stroop};
use crate::i18n::stroop::{cards, reference};
use crate::ui::boards::kit::Cards;
use crate::ui::components::rule_note;
use crate::ui::words::say;

/// The widest that a word is, in a box of 108 by 32 with some air around it.
const WIDEST: usize = 96;

/// From this many letters, a big word gets narrower letters: it would not look big otherwise. All others have their
/// natural letters.
const NARROW: usize = 7;

/// The letter that makes a word much wider than others with as many letters.
const WIDE: [char; 2] = ['w', 'W'];

/// A card, face up: its word fills the card, whatever its shape.
pub(super) fn face(card: Card) -> Html {
    let face = card.face();
    let text = printed(face);
    let Face {
        color,
        size,
        pattern,
        ..
    } = face;
    let letters = text.len();
    let narrow = size == Size::Big && letters >= NARROW;
    let width = narrow.then(|| WIDEST.to_string());
    let adjust = narrow.then_some("spacingAndGlyphs");
    let hollow = pattern == Pattern::Hollow;
    // Half of its letters' height below the middle. The last letter has space behind it, too.
    let below = if size == Size::Big { "0.34em" } else { "0.3em" };
    let word = |class: &'static str| {
        html! {
            <text {class} x="54" y="16" dx="0.04em" dy={below} textLength={width.clone()} lengthAdjust={adjust}>{ &text }</text>
        }
    };
    let class = classes!(
        "face",
        ink(color),
        big(size),
        hollow.then_some("hollow"),
        format!("letters-{letters}"),
        text.contains(WIDE).then_some("wide")
    );
    html! {
        <span {class} aria-hidden="true">
            <svg class="badge" viewBox="0 0 14 14"><path d={badge(color)} /></svg>
            <svg class="word" viewBox="0 0 108 32">
                { word("edge") }
                { word("ink") }
            </svg>
        </span>
    }
}

/// A card that has come to lie on the one before.
pub(super) fn pile(top: Card, before: Option<Card>) -> Html {
    html! {
        <>
            <span class="before">{ for before.map(face) }</span>
            <span class="top">{ face(top) }</span>
        </>
    }
}

/// A card, face down.
pub(super) fn back() -> Html {
    html! {
        <svg class="back" viewBox="0 0 100 64" aria-hidden="true">
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

fn ink(color: Color) -> &'static str {
    match color {
        Color::Blue => "blue",
        Color::Red => "red",
        Color::Black => "black",
        Color::Yellow => "yellow",
    }
}

fn big(size: Size) -> Option<&'static str> {
    (size == Size::Big).then_some("big")
}

/// A shape for each ink: a disc, a triangle, a square, a diamond.
fn badge(color: Color) -> &'static str {
    match color {
        Color::Blue => "M2 7a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
        Color::Red => "M7 1.5l6 11H1z",
        Color::Black => "M2 2h10v10H2z",
        Color::Yellow => "M7 .5l6.5 6.5L7 13.5.5 7z",
    }
}

impl Cards for Stroop {
    fn reference() -> Html {
        html! { <div class="topics">{ for reference::Msg::ALL.map(topic) }</div> }
    }
}

fn topic(topic: reference::Msg) -> Html {
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
