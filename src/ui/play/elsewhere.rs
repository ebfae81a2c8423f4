//! That another tab plays this game, and the way to play it here.

use yew::prelude::*;

use crate::i18n::storage::Msg;
use crate::ui::persistence::TabLock;
use crate::ui::words::say;

/// See [`Elsewhere`].
#[derive(Properties, PartialEq)]
pub(super) struct ElsewhereProps {
    /// Where the game is played.
    pub(super) lock: TabLock,
}

/// The sentence, for as long as it is true. Its place is there from the start: what comes with its
/// own live region is often not said at all.
#[component]
pub(super) fn Elsewhere(props: &ElsewhereProps) -> Html {
    let lock = &props.lock;
    html! {
        <div class="elsewhere" role="status">
            if lock.elsewhere {
                <div>
                    <p>{ say(Msg::Elsewhere) }</p>
                    <button type="button" class="primary" onclick={lock.take_over.reform(|_| ())}>
                        { say(Msg::PlayHere) }
                    </button>
                </div>
            }
        </div>
    }
}
