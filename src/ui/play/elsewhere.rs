//! The notice that another tab is playing this game, with a button to play it here.

use yew::prelude::*;

use crate::i18n::storage::Msg;
use crate::ui::persistence::TabLock;
use crate::ui::words::say;

/// See [`Elsewhere`].
#[derive(Properties, PartialEq)]
pub(super) struct ElsewhereProps {
    /// The lock that says which tab plays the game.
    pub(super) lock: TabLock,
}

/// The notice, while it applies. Its live region is there from the start: text inserted together with its own live
/// region is often not announced.
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
