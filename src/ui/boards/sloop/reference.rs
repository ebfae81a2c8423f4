//! The quick reference: what captures what, how to build, and what special cards do.

use yew::prelude::*;

use super::cards::face;
use crate::games::GameId;
use crate::games::sloop::{Card, Value};
use crate::i18n::sloop::{Lookup, Msg};
use crate::ui::parts::more_link;
use crate::ui::words::say;

/// The quick reference.
pub(super) fn reference() -> Html {
    html! { <div class="lookup">{ for Lookup::ALL.map(note) }</div> }
}

fn note(what: Lookup) -> Html {
    let (clause, numbers): (_, &[u8]) = match what {
        Lookup::Capture => ("SL-3.1", &[]),
        Lookup::Build => ("SL-4.1", &[]),
        Lookup::Owner => ("SL-2.2", &[]),
        Lookup::Actions => ("SL-5.1", &[1, 2, 3]),
        Lookup::Supercharged => ("SL-3.7", &[8]),
        Lookup::Wild => ("SL-7.1", &[0]),
        Lookup::End => ("SL-8.1", &[]),
        Lookup::Partners => ("SL-9.3", &[]),
    };
    let charged = what == Lookup::Supercharged;
    let cards = numbers.iter().map(|&number| match Value::new(number) {
        None => Card::WILD,
        Some(value) if charged => Card::supercharged(value).unwrap_or(Card::number(value)),
        Some(value) => Card::number(value),
    });
    let card = |card: Card| html! { <span key={card.kind()}>{ face(card) }</span> };
    html! {
        <p key={clause} class="note">
            if !numbers.is_empty() {
                <span class="cards" aria-hidden="true">{ for cards.map(card) }</span>
            }
            <span>{ say(Msg::Lookup(what)) }{ " " }{ more_link(GameId::Sloop, clause) }</span>
        </p>
    }
}
