//! The table of Sloop.

use yew::prelude::*;

use super::cards::back;
use super::notes::notes;
use crate::games::sloop::Sloop;
use crate::ui::boards::kit::{BoardProps, Notes};

/// The board.
#[component]
pub fn Board(props: &BoardProps<Sloop>) -> Html {
    let seen = &props.seen;
    html! {
        <div class="board">
            { back() }
            <Notes moment={(seen.step, false)} due={notes(seen)} />
        </div>
    }
}
