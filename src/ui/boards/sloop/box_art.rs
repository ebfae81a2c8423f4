//! The picture on the box: a sloop whose two sails form the number on the hull.

use yew::prelude::*;

/// Each shape is drawn twice: filled, and as a slightly shifted outline.
const PENNANT: &str = "M176 8l36 9-36 10z";
const MAINSAIL: &str = "M185 26c38 24 62 58 70 94h-70z";
const JIB: &str = "M167 36v84H85c34-16 64-44 82-84z";
const HULL: &str = "M64 128h202c-5 19-15 30-28 36H100c-17-7-30-18-36-36z";

/// The picture.
pub(super) fn box_art() -> Html {
    html! {
        <svg viewBox="0 0 320 190" aria-hidden="true">
            <circle class="lamp" cx="160" cy="142" r="112" />
            { thing("wild", PENNANT) }
            { thing("plain", MAINSAIL) }
            { thing("plain", JIB) }
            <path class="outline" d="M176 6v122" />
            { thing("wild", HULL) }
            <text x="208" y="108" text-anchor="middle">{ "6" }</text>
            <text x="144" y="108" text-anchor="middle">{ "2" }</text>
            <text x="168" y="157" text-anchor="middle">{ "8" }</text>
            <path class="sweep" d="M8 170c13-11 25-11 38 0s25 11 38 0 25-11 38 0 25 11 38 0 25-11 38 0 25 11 38 0 25-11 38 0 25 11 38 0" />
            <path class="sweep" d="M84 183c13-11 25-11 38 0s25 11 38 0 25-11 38 0 25 11 38 0" />
        </svg>
    }
}

fn thing(ink: &'static str, shape: &'static str) -> Html {
    html! {
        <>
            <path class={ink} d={shape} transform="translate(2.5 2.5)" />
            <path class="outline" d={shape} />
        </>
    }
}
