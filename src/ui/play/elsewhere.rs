//! That another tab plays this game, and the way to play it here.

use yew::prelude::*;

use crate::i18n::keep::Msg;
use crate::ui::keep::Own;
use crate::ui::say;

/// See [`Elsewhere`].
#[derive(Properties, PartialEq)]
pub(super) struct ElsewhereProps {
    /// Whose the game is.
    pub(super) own: Own,
}

/// The sentence, for as long as it is true. Its place is there from the start: what comes with its
/// own live region is often not said at all.
#[component]
pub(super) fn Elsewhere(props: &ElsewhereProps) -> Html {
    let own = &props.own;
    html! {
        <div class="elsewhere" role="status">
            if own.elsewhere {
                <div>
                    <p>{ say(Msg::Elsewhere) }</p>
                    <button type="button" class="primary" onclick={own.take_over.reform(|_| ())}>
                        { say(Msg::PlayHere) }
                    </button>
                </div>
            }
        </div>
    }
}
