//! Drawings of the cards of Dealt!, and its quick reference.

use yew::prelude::*;

use crate::games::GameId;
use crate::games::dealt::{Card, Dealt, Rank, Value};
use crate::i18n::dealt::{Msg, Reference};
use crate::ui::boards::kit::Cards;
use crate::ui::components::{Figure, print, printed, rule_note, sprites};
use crate::ui::words::say;

/// A card, face up.
pub(super) fn face(card: Card) -> Html {
    printed(&id(card))
}

/// A card, face down.
pub(super) fn back() -> Html {
    printed(BACK)
}

const GAME: &str = "dealt-card";
const BACK: &str = "dealt-back";

pub(super) fn id(card: Card) -> String {
    format!("dealt-{}", card.kind())
}

fn back_print() -> Html {
    html! {
        <>
            <rect class="field" x="9" y="9" width="82" height="122" rx="5" />
            <path class="weave" d="M21 9v122M35 9v122M50 9v122M65 9v122M79 9v122" />
            <path class="sign" d="M50 40l26 30-26 30-26-30z" />
            <path class="count" d="M42 58v24M50 58v24M58 58v24" />
        </>
    }
}

fn number(number: u8) -> Html {
    let text = number.to_string();
    let figure = Figure::of(&text);
    html! {
        <>
            { figure.corners(&text) }
            { figure.middle(&text) }
            // A row of cards, as in the game; at most as many as make a combination. They leave room for two digits in
            // the corner.
            <path class="ornament" d="M41 124v7M50 121v10M59 124v7" transform={figure.wide.then_some("translate(-12)")} />
        </>
    }
}

fn wild() -> Html {
    let text = say(Msg::Card(Card::X));
    html! {
        <>
            <path class="burst" d="M50 34l9 17 18-8-5 19 19 6-17 10 9 18-19-3-3 19-11-16-11 16-3-19-19 3 9-18-17-10 19-6-5-19 18 8z" />
            { Figure::default().corners(&text) }
            <text class="figure ink" x="50" y="92">{ text.clone() }</text>
        </>
    }
}

fn stop() -> Html {
    html! {
        <>
            <path class="sign" d="M43 42h24l17 17v24l-17 17h-24l-17-17v-24z" />
            <path class="bar" d="M37 71h36" />
            { named(&say(Msg::Card(Card::Stop)), "M15 11h10l8 8v10l-8 8h-10l-8-8v-10z", "M14 24h12") }
        </>
    }
}

fn redraw() -> Html {
    html! {
        <>
            <g class="drawn">
                <rect x="31" y="46" width="28" height="40" rx="4" />
                <rect x="43" y="50" width="28" height="40" rx="4" />
                <rect x="55" y="54" width="28" height="40" rx="4" />
            </g>
            <path class="plus" d="M69 64v20M59 74h20" />
            { named(&say(Msg::Card(Card::Redraw)), "M9 9h22v30h-22z", "M20 17v14M13 24h14") }
        </>
    }
}

/// The name of a special card, written upward, and its sign in both corners, where others have their index: visible
/// even if only a strip of the card is.
fn named(name: &str, outline: &'static str, bar: &'static str) -> Html {
    let index = |turn: Option<&'static str>| {
        html! {
            <g class="small" transform={turn}><path d={outline} /><path class="bar" d={bar} /></g>
        }
    };
    // A long word is set narrower, up to the sign.
    let narrow = (name.chars().count() > 8).then_some("86");
    html! {
        <>
            { index(None) }
            { index(Some("rotate(180 50 70)")) }
            <text
                class="title"
                x="-128"
                y="23"
                transform="rotate(-90)"
                textLength={narrow}
                lengthAdjust={narrow.map(|_| "spacingAndGlyphs")}
            >
                { name }
            </text>
        </>
    }
}

impl Cards for Dealt {
    /// The prints of all faces and the back.
    fn sprites() -> Html {
        let faces = (0..Card::KINDS).filter_map(Card::of_kind).map(|card| {
            let (kind, inside) = match card {
                Card::Number(value) => ("number", number(value.number())),
                Card::X => ("wild", wild()),
                Card::Stop => ("stop", stop()),
                Card::Redraw => ("redraw", redraw()),
            };
            print(GAME, id(card), kind, inside)
        });
        let back = print(GAME, BACK.into(), "back", back_print());
        sprites(faces.chain([back]))
    }

    fn reference() -> Html {
        let specials = [
            (Some(Card::X), Reference::Wild, "DE-2.4"),
            (Some(Card::Stop), Reference::Stop, "DE-4.2"),
            (Some(Card::Redraw), Reference::Redraw, "DE-4.3"),
            (None, Reference::Reserve, "DE-3.2"),
            (None, Reference::Loss, "DE-5.4"),
        ];
        html! {
            <div class="topics">
                <ol class="ranks">{ for Rank::ALL.into_iter().map(rung) }</ol>
                { topic(None, Reference::Beats, "DE-2.3") }
                { for specials.map(|(card, what, clause)| topic(card, what, clause)) }
            </div>
        }
    }
}

fn rung(rank: Rank) -> Html {
    let example: &[u8] = match rank {
        Rank::Solo => &[8],
        Rank::TwoStraight => &[5, 4],
        Rank::Pair => &[8, 8],
        Rank::ThreeStraight => &[5, 7, 6],
        Rank::Trips => &[8, 8, 8],
    };
    let cards = example.iter().enumerate().filter_map(|(at, &number)| {
        let card = face(Card::Number(Value::new(number)?));
        Some(html! { <span key={at}>{ card }</span> })
    });
    html! {
        <li key={rank as usize}>
            <span class="cards" aria-hidden="true">{ for cards }</span>
            { say(Msg::Rank(rank)) }
        </li>
    }
}

fn topic(card: Option<Card>, what: Reference, clause: &'static str) -> Html {
    rule_note(GameId::Dealt, clause, card.map(face), say(what))
}
