//! The picture on the box: overlapping words printed in other colors than they name.

use yew::prelude::*;

/// The words: text, ink, position, and rotation.
const WORDS: [(&str, &str, &str, &str, &str); 4] = [
    ("RED", "blue", "28", "64", "-9"),
    ("blue", "wild", "168", "70", "7"),
    ("YELLOW", "red", "44", "124", "-3"),
    ("BLACK", "plain", "150", "172", "6"),
];

/// The picture.
pub(super) fn box_art() -> Html {
    let word = |(place, (says, ink, x, y, turn)): (
        usize,
        (&'static str, &'static str, &str, &str, &str),
    )| {
        let transform = format!("translate({x} {y}) rotate({turn})");
        html! {
            <g key={place} class="word" {transform}>
                <text class="edge">{ says }</text>
                <text class={ink}>{ says }</text>
            </g>
        }
    };
    html! {
        <svg viewBox="0 0 320 190" aria-hidden="true">
            <circle class="lamp" cx="160" cy="142" r="112" />
            { for WORDS.into_iter().enumerate().map(word) }
        </svg>
    }
}
