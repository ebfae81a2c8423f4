//! Says what happens to those who do not see it: once, and only what everybody may know.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::sitting::Sitting;
use super::story::{lines, public, use_news};
use crate::engine::BySeat;
use crate::i18n::table::Msg;
use crate::ui::say;

/// How long it waits for more to happen before it speaks, in milliseconds: what comes together is
/// said together.
const GATHER: u32 = 150;

/// See [`Announcer`].
#[derive(Properties)]
pub(super) struct AnnouncerProps {
    /// The game.
    pub(super) sitting: Rc<dyn Sitting>,
    /// How much the table saw happen.
    pub(super) until: usize,
    /// How much of that was announced before.
    pub(super) known: usize,
    /// The names of the seats.
    pub(super) names: Rc<BySeat<String>>,
    /// What is said after it: whose turn it is, or how it ended.
    pub(super) then: Option<AttrValue>,
    /// How many times moves were taken back.
    pub(super) taken_back: usize,
}

impl PartialEq for AnnouncerProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.sitting, &other.sitting)
            && self.until == other.until
            && self.known == other.known
            && self.then == other.then
            && self.names == other.names
            && self.taken_back == other.taken_back
    }
}

/// The one live region of a table. It is there from the start, for what comes with its own region
/// is often not said at all.
#[component]
pub(super) fn Announcer(props: &AnnouncerProps) -> Html {
    let pending = use_mut_ref(Vec::<String>::new);
    let said = use_state(|| (0_u32, String::new()));
    use_news(props.until, props.known, {
        let (pending, names) = (Rc::clone(&pending), Rc::clone(&props.names));
        let sitting = Rc::clone(&props.sitting);
        move |news| {
            let places = public(sitting.annals(), news);
            pending
                .borrow_mut()
                .extend(lines(&*sitting, places, &names));
        }
    });
    let taken_back = use_mut_ref(|| props.taken_back);
    if taken_back.replace(props.taken_back) < props.taken_back {
        pending.replace(vec![say(Msg::TookBack).to_string()]);
    }
    use_effect_with((props.until, props.taken_back), {
        let (said, then) = (said.clone(), props.then.clone());
        move |_| {
            let speak = move || {
                let mut lines = pending.take();
                if lines.is_empty() {
                    return;
                }
                lines.extend(then.map(|then| then.to_string()));
                said.set((said.0 + 1, lines.join(" ")));
            };
            let timeout = Timeout::new(GATHER, speak);
            move || drop(timeout)
        }
    });
    // Another element for each message: the same words may have to be said again.
    html! {
        <div class="unseen" aria-live="polite" aria-atomic="true">
            <p key={said.0}>{ &said.1 }</p>
        </div>
    }
}
