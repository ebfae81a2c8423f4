//! Who made the games, and this page of them.

use yew::prelude::*;

use crate::i18n::about::Msg;
use crate::ui::parts::Page;
use crate::ui::say;

/// The page.
#[component]
pub fn About() -> Html {
    html! { <Page heading={say(Msg::Heading)} class="about">{ "" }</Page> }
}
