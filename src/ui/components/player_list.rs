//! The players at a table.

use yew::prelude::*;

use crate::i18n::shell::Msg;
use crate::setup::{Setup, Who};
use crate::ui::components::marks;
use crate::ui::words::{names, say};

/// See [`PlayerList`].
#[derive(Properties, PartialEq)]
pub struct PlayerListProps {
    /// The setup with the seats.
    pub setup: std::rc::Rc<Setup>,
}

/// The players in seat order, each with the mark of the seat.
#[component]
pub fn PlayerList(props: &PlayerListProps) -> Html {
    let names = names(&props.setup);
    let players = names.iter().zip(&props.setup.chairs);
    let players = players.map(|((seat, name), chair)| {
        html! {
            <li key={seat.0} class={format!("seat-{}", seat.0)}>
                <span class="seat-mark" aria-hidden="true" />
                <span>{ name.as_str() }</span>
                if let Who::Bot(level) = chair.who {
                    <span class="small">{ say(Msg::BotTag(level)) }</span>
                }
            </li>
        }
    });
    html! { <ul class={classes!("player-list", marks(&props.setup.chairs))}>{ for players }</ul> }
}
