//! The quick reference: what beats what, and what the special cards do.

use yew::prelude::*;

use super::cards::face;
use crate::games::GameId;
use crate::games::dealt::{Card, Rank, Value};
use crate::i18n::dealt::{Lookup, Msg};
use crate::ui::parts::more_link;
use crate::ui::words::say;

/// The quick reference.
pub(super) fn reference() -> Html {
    let specials = [
        (Some(Card::X), Lookup::Wild, "DE-2.4"),
        (Some(Card::Stop), Lookup::Stop, "DE-4.2"),
        (Some(Card::Redraw), Lookup::Redraw, "DE-4.3"),
        (None, Lookup::Reserve, "DE-3.2"),
        (None, Lookup::Loss, "DE-5.4"),
    ];
    html! {
        <div class="lookup">
            <ol class="ranks">{ for Rank::ALL.into_iter().map(rung) }</ol>
            { note(None, Lookup::Beats, "DE-2.3") }
            { for specials.map(|(card, what, clause)| note(card, what, clause)) }
        </div>
    }
}

fn rung(rank: Rank) -> Html {
    let example: &[u8] = match rank {
        Rank::Solo => &[8],
        Rank::TwoStraight => &[5, 4],
        Rank::Pair => &[8, 8],
        Rank::ThreeStraight => &[5, 7, 6],
        Rank::Trips => &[8, 8, 8],
    };
    let cards = example.iter().enumerate().filter_map(|(at, &number)| {
        let card = face(Card::Number(Value::new(number)?));
        Some(html! { <span key={at}>{ card }</span> })
    });
    html! {
        <li key={rank as usize}>
            <span class="cards" aria-hidden="true">{ for cards }</span>
            { say(Msg::Rank(rank)) }
        </li>
    }
}

fn note(card: Option<Card>, what: Lookup, clause: &'static str) -> Html {
    html! {
        <p key={clause} class="note">
            if let Some(card) = card {
                <span class="cards" aria-hidden="true">{ face(card) }</span>
            }
            <span>{ say(Msg::Lookup(what)) }{ " " }{ more_link(GameId::Dealt, clause) }</span>
        </p>
    }
}
