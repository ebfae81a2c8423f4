//! What a sign on the table means, for whoever taps it.

use yew::prelude::*;

/// What the button with this `popovertarget` tells. The fallback of browsers without popovers is in `docs/engines.md`.
pub fn meaning(id: &'static str, inside: Html) -> Html {
    html! { <div {id} class="meaning" popover="auto">{ inside }</div> }
}
