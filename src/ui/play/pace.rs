//! How fast bots move.

use yew::prelude::*;

use crate::i18n::shell::{Msg, Pace as Speed};
use crate::ui::parlour::{Change, use_parlour};
use crate::ui::parts::Choice;
use crate::ui::say;

/// The choice of the bots' pace.
#[component]
pub(super) fn Pace() -> Html {
    let parlour = use_parlour();
    let chosen = Speed::ALL
        .iter()
        .position(|pace| *pace == parlour.pace)
        .unwrap_or(0);
    let options: Vec<AttrValue> = Speed::ALL
        .into_iter()
        .map(|pace| say(Msg::PaceIs(pace)))
        .collect();
    let onchange = Callback::from(move |place: usize| {
        parlour.dispatch(Change::Pace(Speed::ALL[place.min(2)]));
    });
    html! { <Choice label={say(Msg::Pace)} {options} {chosen} {onchange} /> }
}
