//! A tap on the pile: it plays what is staged there, or else takes a closer look at all that lies there.

use yew::prelude::*;

use super::Gesture;
use super::cards::face;
use crate::games::swoop::{Counts, Rank};
use crate::i18n::swoop::Msg;
use crate::i18n::table;
use crate::ui::boards::kit::use_closer_look;
use crate::ui::components::{Sign, first_click, icon};
use crate::ui::words::say;

/// See [`PileLook`].
#[derive(Properties, PartialEq)]
pub(super) struct PileLookProps {
    /// What lies on the pile.
    pub(super) pile: Counts,
    /// Whether something is staged that can be played.
    pub(super) staged: bool,
    pub(super) ongesture: Callback<(Gesture, f64)>,
}

/// A button that covers the pile, and all its cards if somebody looks at them.
#[component]
pub(super) fn PileLook(props: &PileLookProps) -> Html {
    let look = use_closer_look(1);
    let (pile, staged) = (props.pile, props.staged);
    let shown = look.at.is_some() && !staged && !pile.is_empty();
    let onclick = if staged {
        let play = props.ongesture.clone();
        first_click(Callback::from(move |event: MouseEvent| {
            play.emit((Gesture::Pile, event.time_stamp()));
        }))
    } else {
        look.look.reform(|_: MouseEvent| 0)
    };
    let expanded = if shown { "true" } else { "false" };
    html! {
        <div
            ref={look.focus.section}
            class="pile-look"
            onkeydown={look.onkeydown}
            onfocusout={look.onfocusout}
        >
            <button
                type="button"
                class="looks"
                data-looks={(!staged).then_some("")}
                data-place="0"
                aria-label={say(if staged { Msg::PlayHere } else { Msg::LookHere })}
                aria-disabled={(pile.is_empty() && !staged).then_some("true")}
                aria-expanded={(!staged).then_some(expanded)}
                {onclick}
            />
            if shown {
                { sheet(&pile, &look.look) }
            }
        </div>
    }
}

/// All cards, on a sheet that leaves the rest of the table in sight.
fn sheet(pile: &Counts, look: &Callback<usize>) -> Html {
    html! {
        <div class="all-of-it" role="group" aria-label={say(Msg::LookHere)}>
            <p>
                { say(Msg::PileHolds { cards: pile.total(), points: pile.points() }) }
            </p>
            <button type="button" class="close" data-looks="" onclick={look.reform(|_| 0)}>
                { icon(Sign::Close, say(table::Msg::ClosePanel)) }
            </button>
            <ol>{ for pile.iter().map(lies) }</ol>
        </div>
    }
}

/// The cards of one rank.
fn lies((rank, many): (Rank, u8)) -> Html {
    html! {
        <li key={rank.index()}>
            <span aria-hidden="true">
                { face(rank) }
                if many > 1 {
                    <b>{ "×" }{ many }</b>
                }
            </span>
            <span class="unseen">{ say(Msg::Cards { rank, many }) }</span>
        </li>
    }
}
