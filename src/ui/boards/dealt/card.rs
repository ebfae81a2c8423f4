//! Cards, drawn: each face once, in a box of 100 by 140, and used by its id wherever it lies. What a
//! card says to the eye is no text of the page, so it must be said beside it.

use yew::prelude::*;

use crate::games::dealt::Card;
use crate::i18n::dealt::Msg;
use crate::ui::say;

/// A card that lies face up.
pub(super) fn face(card: Card) -> Html {
    drawing(&id(card))
}

/// A card that lies face down.
pub(super) fn back() -> Html {
    drawing(BACK)
}

const BACK: &str = "dealt-back";

fn id(card: Card) -> String {
    format!("dealt-{}", card.kind())
}

fn drawing(id: &str) -> Html {
    html! {
        <svg class="card" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
            <use href={format!("#{id}")} />
        </svg>
    }
}

/// The drawings of all faces and of the back.
#[component]
pub fn Deck() -> Html {
    let faces = (0..Card::KINDS).filter_map(Card::of_kind).map(|card| {
        let (kind, print) = match card {
            Card::Number(value) => ("number", number(value.number())),
            Card::X => ("wild", wild()),
            Card::Stop => ("stop", stop()),
            Card::Redraw => ("redraw", redraw()),
        };
        symbol(id(card), kind, print)
    });
    html! {
        <svg class="deck" aria-hidden="true" focusable="false">
            { for faces }
            { symbol(BACK.into(), "back", back_print()) }
        </svg>
    }
}

fn symbol(id: String, kind: &'static str, print: Html) -> Html {
    html! {
        <symbol key={id.clone()} {id} viewBox="0 0 100 140">
            <g class={classes!("dealt-card", kind)}>
                <rect class="stock" x="1.5" y="1.5" width="97" height="137" rx="10" />
                { print }
            </g>
        </symbol>
    }
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

/// A number: its index at two corners and the big figure, all with a line under 6 and 9.
fn number(number: u8) -> Html {
    let text = number.to_string();
    let line = matches!(number, 6 | 9);
    let wide = (number > 9).then_some("wide");
    html! {
        <>
            { corners(&text, line, wide) }
            <g class={classes!("figure", wide)}>
                <text class="shade" x="53" y="97">{ &text }</text>
                <text class="ink" x="50" y="94">{ &text }</text>
                if line {
                    <path class="ink" d="M36 106h28" />
                }
            </g>
            // Cards in a line, as the game has them; as many as make a combination at most.
            <path class="ornament" d="M41 124v7M50 121v10M59 124v7" />
        </>
    }
}

fn wild() -> Html {
    let text = say(Msg::Card(Card::X));
    html! {
        <>
            <path class="burst" d="M50 34l9 17 18-8-5 19 19 6-17 10 9 18-19-3-3 19-11-16-11 16-3-19-19 3 9-18-17-10 19-6-5-19 18 8z" />
            { corners(&text, false, None) }
            <text class="figure ink" x="50" y="92">{ text.clone() }</text>
        </>
    }
}

fn stop() -> Html {
    html! {
        <>
            <path class="sign" d="M37 40h26l19 19v26l-19 19h-26l-19-19v-26z" />
            <path class="bar" d="M30 72h40" />
            { titles(&say(Msg::Card(Card::Stop))) }
        </>
    }
}

fn redraw() -> Html {
    html! {
        <>
            <g class="drawn">
                <rect x="22" y="46" width="30" height="42" rx="4" />
                <rect x="35" y="50" width="30" height="42" rx="4" />
                <rect x="48" y="54" width="30" height="42" rx="4" />
            </g>
            <path class="plus" d="M63 65v20M53 75h20" />
            { titles(&say(Msg::Card(Card::Redraw))) }
        </>
    }
}

/// The index at the top left, and at the bottom right for who sits opposite.
fn corners(text: &str, line: bool, wide: Option<&'static str>) -> Html {
    let index = |turn: Option<&'static str>| {
        html! {
            <g class={classes!("index", wide)} transform={turn}>
                <text x={if wide.is_some() { "26" } else { "20" }} y="37">{ text }</text>
                if line {
                    <path class="ink" d="M10 44h20" />
                }
            </g>
        }
    };
    html! { <>{ index(None) }{ index(Some("rotate(180 50 70)")) }</> }
}

/// The name of a special card, at both ends: written upright where only a strip may be seen.
fn titles(name: &str) -> Html {
    let title = |turn: Option<&'static str>| {
        html! {
            <g class="title" transform={turn}><text x="9" y="28">{ name }</text></g>
        }
    };
    html! { <>{ title(None) }{ title(Some("rotate(180 50 70)")) }</> }
}
