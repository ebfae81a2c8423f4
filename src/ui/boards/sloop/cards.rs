//! Drawings of the cards of Sloop, and its quick reference.

use yew::prelude::*;

use crate::games::GameId;
use crate::games::sloop::{Card, Icon, Sloop, Value};
use crate::i18n::sloop::Reference;
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

const GAME: &str = "sloop-card";

/// The id of the print of the back.
pub(super) const BACK: &str = "sloop-back";

/// A compass rose.
const ROSE: &str =
    "M50 21l8 29 17-7-6 19 27 8-27 8 6 19-17-7-8 29-8-29-17 7 6-19-27-8 27-8-6-19 17 7z";

/// A flash, beside the index.
const FLASH: &str = "M77 9L57 31h11l-6 18 21-25H71z";

/// A star around its center, and its shaded parts.
const STAR: &str =
    "M0-36L8.5-11.7 34.2-11.1 13.8 4.5 21.2 29.1 0 14.5-21.2 29.1-13.8 4.5-34.2-11.1-8.5-11.7z";
const SHADE: &str = "M0 0V-36L8.5-11.7zL34.2-11.1 13.8 4.5zL21.2 29.1 0 14.5zL-21.2 29.1-13.8 4.5zL-34.2-11.1-8.5-11.7z";

/// A row of waves across the back, and the row below it, shifted by half a wave.
const SCALES: &str = "M9 22a13.7 12.5 0 0 1 27.3 0 13.7 12.5 0 0 1 27.4 0 13.7 12.5 0 0 1 27.3 0";
const BETWEEN: &str = "M9 22.7a13.7 12.5 0 0 1 13.7 12.5 13.7 12.5 0 0 1 27.3 0 13.7 12.5 0 0 1 27.3 0 13.7 12.5 0 0 1 13.7-12.5";

/// The id of the print of a face.
pub(super) fn id(card: Card) -> String {
    format!("sloop-{}", card.kind())
}

/// The number, and a wave beside each index.
fn number(number: u8) -> Html {
    let wave = html! { <path class="ornament" d="M86 16c-5.5 7-11 7-16.5 0s-11-7-16.5 0" /> };
    with_figure(number, Html::default(), wave)
}

/// The sign of the card's action: a hook, two cards, or three fanned cards.
fn acts(number: u8, icon: Icon) -> Html {
    let sign = match icon {
        Icon::Steal => html! {
            <>
                <path class="line" d="M70.5 15a4.5 4.5 0 0 1 9 0 4.5 4.5 0 0 1-9 0M75 20v12a9.5 9.5 0 0 1-19 0v-2" />
                <path class="solid" d="M47.5 31l9-16 8 16z" />
            </>
        },
        Icon::DoublePlay => html! {
            <>
                <rect x="52" y="10" width="19" height="26" rx="3" />
                <rect x="66" y="15" width="19" height="26" rx="3" />
            </>
        },
        Icon::FlipThree => {
            let card = |turn: &'static str| {
                html! { <rect x="59" y="10" width="17" height="25" rx="3" transform={turn} /> }
            };
            html! { <>{ card("rotate(-27 67.5 48)") }{ card("rotate(27 67.5 48)") }{ card("") }</> }
        }
    };
    with_figure(number, Html::default(), sign)
}

/// A compass rose behind the number, and a flash beside each index.
fn charged(number: u8) -> Html {
    let rose = html! { <path class="rose" d={ROSE} /> };
    with_figure(number, rose, html! { <path class="solid" d={FLASH} /> })
}

/// A number, with its background and the sign for the corners without an index.
fn with_figure(number: u8, behind: Html, sign: Html) -> Html {
    let text = number.to_string();
    let figure = Figure::of(&text);
    html! {
        <>
            { behind }
            <g class="sign">{ sign.clone() }</g>
            <g class="sign" transform="rotate(180 50 70)">{ sign }</g>
            { figure.corners(&text) }
            { figure.middle(&text) }
        </>
    }
}

/// A mariner's star, large in the middle, and small in place of an index.
fn wild() -> Html {
    let star = |transform: &'static str| {
        html! { <g class="star" {transform}><path d={STAR} /><path class="solid" d={SHADE} /></g> }
    };
    html! {
        <>
            { star("translate(50 71) scale(1.12)") }
            { star("translate(22 25) scale(.44)") }
            { star("translate(78 115) rotate(180) scale(.44)") }
        </>
    }
}

/// The sea, and a sloop on it.
fn back_print() -> Html {
    let row = |row: u8| {
        let tenths = 264 * u16::from(row);
        let transform = format!("translate(0 {}.{})", tenths / 10, tenths % 10);
        html! {
            <g key={row} {transform}>
                <path d={SCALES} />
                if row < 4 {
                    <path d={BETWEEN} />
                }
            </g>
        }
    };
    html! {
        <>
            <rect class="field" x="9" y="9" width="82" height="122" rx="5" />
            <g class="scales">{ for (0..5).map(row) }</g>
            <circle class="field" cx="50" cy="70" r="29" />
            <path class="ship" d="M48 46v34h-22zM52 50c12 6 18 18 20 30h-20zM24 84h52l-8 12h-36z" />
        </>
    }
}

impl Cards for Sloop {
    /// The prints of all faces and the back.
    fn sprites() -> Html {
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
        sprites(faces.chain([back]))
    }

    fn reference() -> Html {
        html! { <div class="topics">{ for Reference::ALL.map(topic) }</div> }
    }
}

fn topic(what: Reference) -> Html {
    let (clause, numbers): (_, &[u8]) = match what {
        Reference::Capture => ("SL-3.1", &[]),
        Reference::Build => ("SL-4.1", &[]),
        Reference::Owner => ("SL-2.2", &[]),
        Reference::Actions => ("SL-5.1", &[1, 2, 3]),
        Reference::Supercharged => ("SL-3.7", &[8]),
        Reference::Wild => ("SL-7.1", &[0]),
        Reference::End => ("SL-8.1", &[]),
        Reference::Partners => ("SL-9.3", &[]),
    };
    let charged = what == Reference::Supercharged;
    let cards = numbers.iter().map(|&number| match Value::new(number) {
        None => Card::WILD,
        Some(value) if charged => Card::supercharged(value).unwrap_or(Card::number(value)),
        Some(value) => Card::number(value),
    });
    rule_note(GameId::Sloop, clause, cards.map(face), say(what))
}
