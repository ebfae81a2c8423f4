//! The logo: a table with cards on it.

use yew::prelude::*;

/// How the cards of the logo lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogoCards {
    /// Both are on the table.
    #[default]
    Both,
    /// One has fallen off.
    Astray,
    /// None is on the table, only the ring left by a cup.
    None,
}

/// See [`Logo`].
#[derive(Properties, PartialEq)]
pub struct LogoProps {
    /// How the cards lie.
    #[prop_or_default]
    pub cards: LogoCards,
}

const TOP: &str = "M13 14h38l12 20v8H1v-8z";
const LEGS: &str = "M6 42h6l-1 17H8zM52 42h6l-2 17h-3zM17 42h4v8h-3zM43 42h4l-1 8h-3z";
const EDGE: &str = "M1 35h62";
const LEFT: &str = "M20 17l11-1 1 14-14 1z";
const RIGHT: &str = "M34 16l11 1 5 14-13 1z";
const FALLEN: &str = "M66 49l15-3 5 8-17 3z";

/// The logo. It is hidden from screen readers, since the words beside it say the same.
#[component]
pub fn Logo(props: &LogoProps) -> Html {
    let cards = match props.cards {
        LogoCards::Both => html! { <>{ card("plain", LEFT) }{ card("spot", RIGHT) }</> },
        LogoCards::Astray => html! { <>{ card("plain", LEFT) }{ card("spot", FALLEN) }</> },
        LogoCards::None => html! { <ellipse class="ring" cx="41" cy="24" rx="6.5" ry="3.5" /> },
    };
    let (all, width) = match props.cards {
        LogoCards::Both => ("0 6 64 56", "64"),
        LogoCards::Astray | LogoCards::None => ("-23 6 110 56", "110"),
    };
    html! {
        <svg class="logo" viewBox={all} {width} height="56" aria-hidden="true">
            <path class="wood" d={TOP} />
            <path class="wood" d={LEGS} />
            <path class="edge" d={EDGE} />
            { cards }
        </svg>
    }
}

/// A card, whose color is slightly offset from its outline, as in a hasty print.
fn card(ink: &'static str, path: &'static str) -> Html {
    html! {
        <g>
            <path class={ink} transform="translate(1 1)" d={path} />
            <path class="outline" d={path} />
        </g>
    }
}
