//! A closer look at the viewer's own plate, as at those of the others.

use yew::prelude::*;

use super::display_props::Look;
use super::players::details;
use crate::engine::Seat;
use crate::games::sloop::Sloop;
use crate::ui::boards::kit::{PlayersProps, name_tag, player_details, use_closer_look};

/// See [`OwnLook`].
#[derive(Properties, PartialEq)]
pub(super) struct OwnLookProps {
    /// The viewer's seat.
    pub(super) seat: Seat,
    /// What is known of the players.
    pub(super) players: PlayersProps<Sloop>,
}

/// The button over the plate, and what it shows.
#[component]
pub(super) fn OwnLook(props: &OwnLookProps) -> Html {
    let OwnLookProps { seat, players } = props;
    let name = &players.names[*seat];
    let look = use_closer_look(1);
    let shown = look.at.map(|at| {
        let onclose = look.look.reform(move |()| at);
        let known = details(players, *seat);
        player_details(*seat, name, name_tag(name), known, &onclose)
    });
    let button = Look {
        stop: look.focus.stop,
        at: look.at,
        look: look.look,
    };
    html! {
        <div
            ref={look.focus.section}
            class="own-look"
            onkeydown={look.onkeydown}
            onfocusin={look.focus.onfocusin}
            onfocusout={look.onfocusout}
        >
            { button.button(0, name.to_string().into()) }
            { shown.unwrap_or_default() }
        </div>
    }
}
