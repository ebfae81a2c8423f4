//! The picture on the box: four sevens sweeping over the table.

use yew::prelude::*;

/// The position and rotation of each card.
const CARDS: [(&str, &str, &str); 4] = [
    ("52", "96", "-34"),
    ("104", "66", "-16"),
    ("160", "56", "2"),
    ("218", "70", "20"),
];

/// The picture.
pub(super) fn box_art() -> Html {
    let cards = CARDS
        .into_iter()
        .enumerate()
        .map(|(place, it)| card(place, it));
    html! {
        <svg viewBox="0 0 320 190" aria-hidden="true">
            <circle class="lamp" cx="160" cy="142" r="112" />
            <path class="sweep" d="M18 176c40-90 120-132 214-104c34 10 56 26 72 46" />
            <path class="sweep" d="M40 182c44-66 110-92 182-70c28 8 46 20 60 36" />
            { for cards }
        </svg>
    }
}

fn card(place: usize, (x, y, turn): (&'static str, &'static str, &str)) -> Html {
    let transform = format!("translate({x} {y}) rotate({turn} 31 43)");
    html! {
        <g key={place} class="fan" {transform}>
            <rect class="plain" x="2.5" y="2.5" width="62" height="87" rx="6" />
            <rect class="outline" x="0" y="0" width="62" height="87" rx="6" />
            <text x="31" y="60" text-anchor="middle">{ "7" }</text>
        </g>
    }
}
