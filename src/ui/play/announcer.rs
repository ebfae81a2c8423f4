//! Announces events to those who cannot see them, once each, and only what everybody may know.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::running_game::GameHandle;
use super::visible_events::{lines, public, use_news};
use crate::i18n::table::Msg;
use crate::ui::words::say;

/// How long it waits for further events before it speaks, in milliseconds: what happens together is announced together.
const GATHER: u32 = 150;

/// See [`Announcer`].
#[derive(Properties, PartialEq)]
pub(super) struct AnnouncerProps {
    /// The game.
    pub(super) game: GameHandle,
    /// The number of public events shown.
    pub(super) until: usize,
    /// How many of them were announced before.
    pub(super) known: usize,
    /// What is announced after the events: whose turn it is, or how the game ended.
    pub(super) then: Option<AttrValue>,
    /// Whether only the last event is announced, at a pace too fast for all of them.
    pub(super) brief: bool,
    /// How many times moves were taken back.
    pub(super) taken_back: usize,
}

/// The live region for a table's events. It is there from the start, because text inserted together with its own live
/// region is often not announced.
#[component]
pub(super) fn Announcer(props: &AnnouncerProps) -> Html {
    // `None` until something has happened; it may be empty, as not every event is worth a line.
    let pending = use_mut_ref(|| None::<Vec<AttrValue>>);
    let said = use_state(|| (0_u32, String::new()));
    use_news(props.until, props.known, {
        let (pending, game) = (Rc::clone(&pending), props.game.clone());
        move |news| {
            let places = public(&*game, news);
            let new = lines(&*game, places).into_iter().map(|line| line.words);
            pending.borrow_mut().get_or_insert_default().extend(new);
        }
    });
    let taken_back = use_mut_ref(|| props.taken_back);
    if taken_back.replace(props.taken_back) < props.taken_back {
        pending.replace(Some(vec![say(Msg::TookBack)]));
    }
    use_effect_with((props.until, props.taken_back), {
        let (said, then, brief) = (said.clone(), props.then.clone(), props.brief);
        move |_| {
            let speak = move || {
                let Some(mut lines) = pending.take() else {
                    return;
                };
                if brief {
                    lines.drain(..lines.len().saturating_sub(1));
                }
                lines.extend(then);
                if !lines.is_empty() {
                    said.set((said.0 + 1, lines.join(" ")));
                }
            };
            let timeout = Timeout::new(GATHER, speak);
            move || drop(timeout)
        }
    });
    // Each message is a new element, because the same words may have to be announced again.
    html! {
        <div class="unseen" aria-live="polite" aria-atomic="true">
            <p key={said.0}>{ &said.1 }</p>
        </div>
    }
}
