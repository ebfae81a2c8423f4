//! Cards, drawn: each face once, in a box of 100 by 140, and used by its id wherever it lies. What a
//! card says to the eye is no text of the page, so it must be said beside it.

use yew::prelude::*;

use crate::games::swoop::Rank;
use crate::i18n::swoop::Msg;
use crate::ui::say;

/// A card that lies face up.
pub(super) fn face(rank: Rank) -> Html {
    drawing(&id(rank))
}

/// A card that lies face down.
pub(super) fn back() -> Html {
    drawing(BACK)
}

const BACK: &str = "swoop-back";

/// The id of the drawing of a face.
pub(super) fn id(rank: Rank) -> String {
    format!("swoop-{}", rank.index())
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
    let faces = Rank::ALL.map(|rank| symbol(id(rank), kind(rank), print(rank)));
    html! {
        <svg class="deck" aria-hidden="true" focusable="false">
            { for faces }
            { symbol(BACK.into(), "back", back_print()) }
        </svg>
    }
}

fn kind(rank: Rank) -> &'static str {
    if rank.swoops() { "sweeps" } else { "value" }
}

fn symbol(id: String, kind: &'static str, print: Html) -> Html {
    html! {
        <symbol key={id.clone()} {id} viewBox="0 0 100 140">
            <g class={classes!("swoop-card", kind)}>
                <rect class="stock" x="1.5" y="1.5" width="97" height="137" rx="10" />
                { print }
            </g>
        </symbol>
    }
}

/// The index at two corners and the big figure, a line under 6 and 9; a wing under cards that sweep.
fn print(rank: Rank) -> Html {
    let text = say(Msg::Face(rank));
    let line = matches!(rank, Rank::Six | Rank::Nine);
    let wide = (rank == Rank::Ten).then_some("wide");
    html! {
        <>
            { index(&text, line, wide, None) }
            { index(&text, line, wide, Some("rotate(180 50 70)")) }
            <g class={classes!("figure", wide)}>
                <text class="shade" x="53" y="95">{ text.clone() }</text>
                <text class="ink" x="50" y="92">{ text }</text>
                if line {
                    <path class="ink" d="M36 104h28" />
                }
            </g>
            if rank.swoops() {
                <path class="wing" d="M28 118c14-12 30-12 44-2c-12-3-20-1-26 5c-5-5-11-6-18-3z" />
            } else {
                <path class="ornament" d="M36 122c9-8 19-8 28 0" />
            }
        </>
    }
}

/// The index at the top left, and at the bottom right for who sits opposite.
fn index(text: &str, line: bool, wide: Option<&'static str>, turn: Option<&'static str>) -> Html {
    html! {
        <g class={classes!("index", wide)} transform={turn}>
            <text x={if wide.is_some() { "26" } else { "20" }} y="37">{ text }</text>
            if line {
                <path class="ink" d="M10 44h20" />
            }
        </g>
    }
}

fn back_print() -> Html {
    html! {
        <>
            <rect class="field" x="9" y="9" width="82" height="122" rx="5" />
            <path class="waves" d="M14 36c12-12 24-12 36 0s24 12 36 0M14 58c12-12 24-12 36 0s24 12 36 0M14 80c12-12 24-12 36 0s24 12 36 0M14 102c12-12 24-12 36 0s24 12 36 0" />
        </>
    }
}
