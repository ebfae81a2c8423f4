//! The picture on the box: the goal light over a net, a goalie in front and the puck behind him.

use yew::prelude::*;

/// The goal posts, and the net between them.
const POSTS: &str = "M64 160V58a12 12 0 0 1 12-12h168a12 12 0 0 1 12 12v102";
const NET: &str = "M88 46v114M112 46v114M136 46v114M184 46v114M208 46v114M232 46v114M64 74h192M64 102h192M64 130h192";
const MASK: &str =
    "M160 58c32 0 50 18 50 48 0 26-14 44-28 54h-44c-14-10-28-28-28-54 0-30 18-48 50-48z";
const STICK: &str = "M288 44l-66 112h-30c-8 0-8 14 0 14h38l72-120z";
const PUCK: &str = "M66 150a22 9 0 0 1 44 0v12a22 9 0 0 1-44 0z";

/// The picture.
pub(super) fn box_art() -> Html {
    html! {
        <svg viewBox="0 0 320 190" aria-hidden="true">
            <circle class="lamp" cx="160" cy="142" r="112" />
            <path class="sweep" d={NET} />
            <path class="plain" d="M58 160V56a16 16 0 0 1 16-16h172a16 16 0 0 1 16 16v104h-12V58a6 6 0 0 0-6-6H76a6 6 0 0 0-6 6v102z" />
            <path class="outline" d={POSTS} />
            <path class="red" d="M140 40V30a20 20 0 0 1 40 0v10z" />
            <path class="outline" d="M140 40V30a20 20 0 0 1 40 0v10zM124 30l-16-2M196 30l16-2M130 16l-12-7M190 16l12-7" />
            { thing("plain", MASK) }
            <path class="outline" d="M124 100h24l-4 16h-14zM196 100h-24l4 16h14zM132 132h56M140 146h40M160 124v34M146 124v34M174 124v34" />
            { thing("wild", STICK) }
            { thing("dark", PUCK) }
            <path class="red" d="M8 172h304v9H8z" />
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
