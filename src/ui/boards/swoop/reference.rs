//! The quick reference: what can be played, what sweeps, and what face-down cards do.

use yew::prelude::*;

use super::cards::face;
use crate::games::GameId;
use crate::games::swoop::Rank;
use crate::i18n::swoop::{Lookup, Msg};
use crate::ui::parts::more_link;
use crate::ui::words::say;

/// The quick reference.
pub(super) fn reference() -> Html {
    html! { <div class="lookup">{ for Lookup::ALL.map(note) }</div> }
}

fn note(what: Lookup) -> Html {
    let (clause, cards): (_, &[Rank]) = match what {
        Lookup::Fits => ("SW-2.2", &[]),
        Lookup::Higher => ("SW-2.3", &[]),
        Lookup::Four => ("SW-3.1", &[]),
        Lookup::SwoopCards => ("SW-3.2", &[Rank::Ten, Rank::Joker]),
        Lookup::FaceDown => ("SW-4.1", &[]),
        Lookup::GoOn => ("SW-4.3", &[]),
        Lookup::Score => ("SW-5.2", &[]),
    };
    let card = |(at, &rank): (usize, &Rank)| html! { <span key={at}>{ face(rank) }</span> };
    html! {
        <p key={clause} class="note">
            if !cards.is_empty() {
                <span class="cards" aria-hidden="true">{ for cards.iter().enumerate().map(card) }</span>
            }
            <span>{ say(Msg::Lookup(what)) }{ " " }{ more_link(GameId::Swoop, clause) }</span>
        </p>
    }
}
