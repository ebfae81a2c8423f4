//! That what happens is not kept, for everybody to know.

use yew::prelude::*;

use crate::i18n::keep::{Msg, Trouble};
use crate::ui::parlour::use_parlour;
use crate::ui::say;

/// The sentence, until it is understood; it comes back when the trouble is another one.
#[component]
pub(super) fn NotKept() -> Html {
    let parlour = use_parlour();
    let understood = use_state(|| None::<Trouble>);
    let trouble = parlour.trouble.filter(|_| parlour.trouble != *understood);
    let Some(trouble) = trouble else {
        return Html::default();
    };
    let onclick = move |_| understood.set(Some(trouble));
    html! {
        <div class="strip-note">
            <p>{ say(Msg::NotKept(trouble)) }</p>
            <button type="button" {onclick}>{ say(Msg::Dismiss) }</button>
        </div>
    }
}
