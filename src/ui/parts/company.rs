//! Who sits round a table.

use yew::prelude::*;

use crate::engine::Seat;
use crate::i18n::shell::Msg;
use crate::ui::say;
use crate::ui::setup::{Chair, Setup, Who};

/// See [`Company`].
#[derive(Properties, PartialEq)]
pub struct CompanyProps {
    /// The seats.
    pub setup: std::rc::Rc<Setup>,
}

/// The players in turn, each with the mark of the seat.
#[component]
pub fn Company(props: &CompanyProps) -> Html {
    let chairs = (0..).map(Seat).zip(&props.setup.chairs);
    html! { <ul class="company">{ for chairs.map(|(seat, chair)| player(seat, chair)) }</ul> }
}

fn player(seat: Seat, chair: &Chair) -> Html {
    html! {
        <li key={seat.0} class={format!("seat-{}", seat.0)}>
            <span class="seat-mark" aria-hidden="true" />
            <span>{ &chair.name }</span>
            if let Who::Bot(level) = chair.who {
                <span class="small">{ say(Msg::BotTag(level)) }</span>
            }
        </li>
    }
}
