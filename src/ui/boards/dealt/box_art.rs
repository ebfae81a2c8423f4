//! The picture on the box: a hand in the order it was dealt, with a raised pair.

use yew::prelude::*;

/// The cards from left to right: the face, the rotation in degrees, and whether it is raised.
const HAND: [(&str, &str, bool); 7] = [
    ("3", "-19.5", false),
    ("11", "-13", false),
    ("8", "-6.5", true),
    ("8", "0", true),
    ("X", "6.5", false),
    ("5", "13", false),
    ("12", "19.5", false),
];

/// The picture.
pub(super) fn box_art() -> Html {
    let cards = HAND
        .into_iter()
        .enumerate()
        .map(|(place, it)| card(place, it));
    html! {
        <svg viewBox="0 0 320 190" aria-hidden="true">
            <circle class="lamp" cx="160" cy="142" r="112" />
            { for cards }
        </svg>
    }
}

fn card(place: usize, (face, turn, drawn): (&'static str, &str, bool)) -> Html {
    let up = if drawn { "-30" } else { "0" };
    // The hand is fanned around a point far below.
    let transform = format!("rotate({turn} 160 420) translate(0 {up})");
    html! {
        <g key={place} class="fan" {transform}>
            <rect class={if face == "X" { "wild" } else { "plain" }} x="132.5" y="74.5" width="62" height="150" rx="6" />
            <rect class="outline" x="130" y="72" width="62" height="150" rx="6" />
            <text x="150" y="105" text-anchor="middle">{ face }</text>
        </g>
    }
}
