//! The quick reference: what beats what, and what the special cards do.

use yew::prelude::*;

use crate::games::dealt::Rank;
use crate::i18n::dealt::Msg;
use crate::ui::say;

/// What one looks up in the middle of a game.
#[component]
pub fn Reference() -> Html {
    let rung = |rank: Rank| html! { <li key={rank as usize}>{ say(Msg::Rank(rank)) }</li> };
    html! { <ol class="ranks">{ for Rank::ALL.into_iter().map(rung) }</ol> }
}
