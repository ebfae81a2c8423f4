//! What people may set to their liking.

use yew::prelude::*;

use crate::i18n::settings::Msg;
use crate::ui::parts::Page;
use crate::ui::say;

/// The page.
#[component]
pub fn SettingsPage() -> Html {
    html! { <Page heading={say(Msg::Heading)} class="settings">{ "" }</Page> }
}
