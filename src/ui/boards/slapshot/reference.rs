//! The quick reference: what scores, what may be done, and how the season goes.

use yew::prelude::*;

use crate::games::GameId;
use crate::i18n::slapshot::{Lookup, Msg};
use crate::ui::parts::more_link;
use crate::ui::words::say;

/// The quick reference.
pub(super) fn reference() -> Html {
    html! { <div class="lookup">{ for Lookup::ALL.map(note) }</div> }
}

fn note(what: Lookup) -> Html {
    html! {
        <p key={format!("{what:?}")} class="note">
            { say(Msg::Lookup(what)) }{ " " }{ more_link(GameId::Slapshot, clause(what)) }
        </p>
    }
}

fn clause(what: Lookup) -> &'static str {
    match what {
        Lookup::Scoring => "SH-3.3",
        Lookup::Goalies | Lookup::TinyTim => "SH-3.4",
        Lookup::Bruisers => "SH-3.5",
        Lookup::Trade => "SH-2.1",
        Lookup::Draft => "SH-2.2",
        Lookup::HomeIce => "SH-3.2",
        Lookup::Overtime => "SH-3.7",
        Lookup::PlayOffs => "SH-4.1",
        Lookup::League => "SH-5.1",
    }
}
