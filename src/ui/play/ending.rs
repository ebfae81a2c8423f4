//! How a round or a game came to its end, in words.

use yew::prelude::*;

use super::story::{last, lines};
use crate::engine::{BySeat, Told};
use crate::i18n::table::Msg;
use crate::ui::room::Room;
use crate::ui::say;

/// How many lines lead up to an end.
const LEAD: usize = 4;

/// The last lines of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Ending {
    /// What led up to it.
    lead: Vec<String>,
    /// How it came out.
    settled: Vec<String>,
}

impl Ending {
    /// Of a round in which the table saw this happen.
    pub(super) fn of<R: Room>(told: &[Told<R::Game>], names: &BySeat<String>) -> Self {
        let settles = |told: &Told<R::Game>| match told {
            Told::All(event) => R::settles(event),
            Told::Only(..) => false,
        };
        let (settled, lead): (Vec<_>, Vec<_>) = told.iter().cloned().partition(settles);
        Self {
            lead: last(lines::<R>(&lead, names), LEAD),
            settled: lines::<R>(&settled, names),
        }
    }
}

/// See [`EndingLines`].
#[derive(Properties, PartialEq)]
pub(super) struct EndingProps {
    /// The lines.
    pub(super) ending: Ending,
}

/// How it came out, and what led up to it.
#[component]
pub(super) fn EndingLines(props: &EndingProps) -> Html {
    let items = |lines: &[String]| -> Html {
        let lines = lines.iter().enumerate();
        lines
            .map(|(place, line)| html! { <li key={place}>{ line }</li> })
            .collect()
    };
    html! {
        <div class="ending">
            <ul class="settled">{ items(&props.ending.settled) }</ul>
            <h3>{ say(Msg::HowItEnded) }</h3>
            <ol class="lead">{ items(&props.ending.lead) }</ol>
        </div>
    }
}
