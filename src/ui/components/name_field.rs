//! An input field for a player's name.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::engine::Seat;
use crate::i18n::shell::Msg;
use crate::setup::LONGEST_NAME;
use crate::ui::words::say;

/// The seat's mark and the input field, with the default name `usual` as placeholder.
pub fn name_field(
    seat: Seat,
    name: Option<&String>,
    usual: AttrValue,
    onname: &Callback<String>,
) -> Html {
    let typed = |event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value();
    html! {
        <>
            <span class="seat-mark" aria-hidden="true" />
            <label>
                <span class="unseen">{ say(Msg::NameOf(seat)) }</span>
                <input
                    type="text"
                    autocomplete="off"
                    maxlength={LONGEST_NAME.to_string()}
                    placeholder={usual}
                    value={name.cloned().unwrap_or_default()}
                    oninput={onname.reform(typed)}
                />
            </label>
        </>
    }
}
