//! The cards of Sloop, drawn.

use yew::prelude::*;

use crate::games::sloop::{Card, Icon};
use crate::ui::parts::{Figure, deck, print, printed};

/// A card that lies face up.
pub(super) fn face(card: Card) -> Html {
    printed(&id(card))
}

/// A card that lies face down.
pub(super) fn back() -> Html {
    printed(BACK)
}

const GAME: &str = "sloop-card";

/// The id of the print of the back.
pub(super) const BACK: &str = "sloop-back";

/// A five-pointed star, and what of it lies in the shade, round the middle of a card.
const STAR: &str =
    "M0-36L8.5-11.6 34.2-11.1 13.7 4.4 21.2 29.1 0 14.4-21.2 29.1-13.7 4.4-34.2-11.1-8.5-11.6z";
const SHADED: &str = "M0 0V-36L8.5-11.6zM0 0L34.2-11.1 13.7 4.4zM0 0L21.2 29.1 0 14.4zM0 0L-21.2 29.1-13.7 4.4zM0 0L-34.2-11.1-8.5-11.6z";

/// The id of the print of a face.
pub(super) fn id(card: Card) -> String {
    format!("sloop-{}", card.kind())
}

/// The prints of all faces and of the back.
pub(super) fn deck_prints() -> Html {
    let faces = Card::all().map(|card| {
        let (kind, inside) = match card.value() {
            None => ("wild", wild()),
            Some(value) if card.is_supercharged() => ("charged", charged(value.number())),
            Some(value) => match card.icon() {
                None => ("number", number(value.number())),
                Some(icon) => ("acts", acts(value.number(), icon)),
            },
        };
        print(GAME, id(card), kind, inside)
    });
    let back = print(GAME, BACK.into(), "back", back_print());
    deck(faces.chain([back]))
}

/// The figure, and a wave under it.
fn number(number: u8) -> Html {
    let text = number.to_string();
    let figure = Figure::of(&text);
    html! {
        <>
            { figure.corners(&text) }
            { figure.middle(&text) }
            <path class="ornament" d="M12 122c5-6 11-6 16 0s11 6 16 0 11-6 16 0" transform={figure.wide.then_some("translate(-1)")} />
        </>
    }
}

/// What stands in the two corners where no index is.
fn signs(inside: &Html) -> Html {
    let sign = |turn: Option<&'static str>| html! { <g class="sign" transform={turn}>{ inside.clone() }</g> };
    html! { <>{ sign(None) }{ sign(Some("rotate(180 50 70)")) }</> }
}

/// A hook, two cards, or three that turn.
fn acts(number: u8, icon: Icon) -> Html {
    let text = number.to_string();
    let figure = Figure::of(&text);
    let sign = match icon {
        Icon::Steal => html! {
            <>
                <path class="line" d="M77 11v18a11 11 0 0 1-22 0" />
                <path class="solid" d="M47 31l8-14 8 14z" />
                <path class="line" d="M67 11h20" />
            </>
        },
        Icon::DoublePlay => html! {
            <>
                <rect x="50" y="10" width="22" height="30" rx="3" />
                <rect x="64" y="16" width="22" height="30" rx="3" />
            </>
        },
        Icon::FlipThree => html! {
            <>
                <rect x="57" y="10" width="18" height="27" rx="3" transform="rotate(-24 66 46)" />
                <rect x="57" y="10" width="18" height="27" rx="3" />
                <rect x="57" y="10" width="18" height="27" rx="3" transform="rotate(24 66 46)" />
            </>
        },
    };
    html! {
        <>
            { figure.corners(&text) }
            { figure.middle(&text) }
            { signs(&sign) }
        </>
    }
}

/// A compass rose behind the figure.
fn charged(number: u8) -> Html {
    let text = number.to_string();
    let figure = Figure::of(&text);
    html! {
        <>
            <path class="rose" d="M50 22L58 51 80 40 69 62 98 70 69 78 80 100 58 89 50 118 42 89 20 100 31 78 2 70 31 62 20 40 42 51z" />
            { figure.corners(&text) }
            { figure.middle(&text) }
            { signs(&html! { <path class="solid" d="M74 9L56 32h11l-5 16 19-24H69z" /> }) }
        </>
    }
}

/// A star such as sailors steer by.
fn wild() -> Html {
    let star = |at: &'static str| {
        html! {
            <g class="star" transform={at}>
                <path d={STAR} />
                <path class="solid" d={SHADED} />
            </g>
        }
    };
    html! {
        <>
            { star("translate(50 70) scale(1.05)") }
            { star("translate(22 25) scale(.42)") }
            { star("translate(78 115) rotate(180) scale(.42)") }
        </>
    }
}

/// Scales of water, and a sloop under sail.
fn back_print() -> Html {
    html! {
        <>
            <rect class="field" x="9" y="9" width="82" height="122" rx="5" />
        </>
    }
}
