//! A player's name on the board.

use yew::prelude::*;

use crate::engine::Seat;
use crate::i18n::table::Msg;
use crate::ui::words::say;

/// The seat's mark, and the name.
pub fn name_tag(name: &str) -> Html {
    html! {
        <>
            <span class="seat-mark" aria-hidden="true" /><span class="name">{ name }</span>
        </>
    }
}

/// The viewer's plate: the name, and what is `inside`.
pub fn own_plate(seat: Seat, name: &str, acts: bool, anchor: Option<String>, inside: Html) -> Html {
    let acts = acts.then_some("acts");
    html! {
        <div class={classes!("own-seat", format!("seat-{}", seat.0), acts)} data-anchor={anchor}>
            <h3>{ name_tag(name) }</h3>
            if acts.is_some() {
                <p class="unseen">{ say(Msg::ToPlay) }</p>
            }
            { inside }
        </div>
    }
}
