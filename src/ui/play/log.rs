//! What happened, line by line, the latest first.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::{BySeat, Told};
use crate::i18n::shell::Msg;
use crate::ui::room::Room;
use crate::ui::say;

/// How many lines of what happened are repeated where no log is shown.
pub(super) const RECAP: usize = 8;

/// See [`Log`].
#[derive(Properties)]
pub(super) struct LogProps<R: Room> {
    /// What the one who looks saw happen.
    pub(super) told: Rc<Vec<Told<R::Game>>>,
    /// The names of the seats.
    pub(super) names: Rc<BySeat<String>>,
}

impl<R: Room> PartialEq for LogProps<R> {
    fn eq(&self, other: &Self) -> bool {
        self.told == other.told && self.names == other.names
    }
}

/// The log: its newest line on top, each announced once.
#[component]
pub(super) fn Log<R: Room>(props: &LogProps<R>) -> Html {
    let lines = lines::<R>(&props.told, &props.names);
    html! {
        <section class="log" aria-labelledby="log-heading">
            <h2 id="log-heading">{ say(Msg::Log) }</h2>
            <div role="log" tabindex="0" aria-labelledby="log-heading">
                <ol reversed=true>{ for lines.into_iter().rev() }</ol>
            </div>
        </section>
    }
}

/// The lines of a log, each keyed by its place, the oldest first.
pub(super) fn lines<R: Room>(told: &[Told<R::Game>], names: &BySeat<String>) -> Vec<Html> {
    let lines = told
        .iter()
        .filter_map(|told| R::line(told, names))
        .enumerate();
    lines
        .map(|(place, line)| html! { <li key={place}>{ line }</li> })
        .collect()
}
