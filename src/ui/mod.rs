//! What people see.

use yew::prelude::*;

/// Puts the app into the page.
pub fn start() {
    yew::Renderer::<App>::new().render();
}

#[function_component]
fn App() -> Html {
    html! { <h1>{ "Kitchen Table" }</h1> }
}
