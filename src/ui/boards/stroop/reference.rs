//! The quick reference: what can be played in which round, and what happens on a mistake.

use yew::prelude::*;

use crate::games::GameId;
use crate::i18n::stroop::{Lookup, Msg};
use crate::ui::parts::more_link;
use crate::ui::words::say;

/// The quick reference.
pub(super) fn reference() -> Html {
    html! { <div class="lookup">{ for Lookup::ALL.map(note) }</div> }
}

fn note(what: Lookup) -> Html {
    let clause = match what {
        Lookup::RoundOne => "ST-3.3",
        Lookup::RoundTwo => "ST-3.4",
        Lookup::Looks => "ST-1.1",
        Lookup::Draw => "ST-3.1",
        Lookup::SameTime => "ST-3.5",
        Lookup::Wrong => "ST-3.6",
        Lookup::Stop => "ST-4.1",
        Lookup::End => "ST-6.1",
    };
    html! {
        <p key={clause} class="note">
            <span>{ say(Msg::Lookup(what)) }{ " " }{ more_link(GameId::Stroop, clause) }</span>
        </p>
    }
}
