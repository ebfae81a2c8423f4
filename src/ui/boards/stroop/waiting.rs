//! What whoever is out for the rest of a round watches meanwhile: who still races, with how many cards, and what bots
//! hold, whose cards lie nowhere else.

use std::rc::Rc;

use yew::prelude::*;

use super::cards::face;
use super::cells::Cells;
use crate::engine::{BySeat, Seat};
use crate::games::stroop::Stroop;
use crate::i18n::Name;
use crate::i18n::stroop::table::Msg;
use crate::ui::boards::kit::{BoardProps, name_tag};
use crate::ui::words::say;

/// Somebody else.
#[derive(Clone, PartialEq)]
pub(super) struct Other {
    /// Their seat.
    seat: Seat,
    /// Their name.
    name: Name,
    /// Their hand, if they are a bot.
    hand: Option<Rc<Cells>>,
    /// The number of cards left to draw.
    left: u8,
    /// The number of cards they have left, in hand and pile.
    cards: u8,
    /// Whether they are out, too.
    out: bool,
}

/// For somebody who is out, the others who may still race.
pub(super) fn others(
    props: &BoardProps<Stroop>,
    cells: &BySeat<Rc<Cells>>,
    seat: Seat,
) -> Vec<Other> {
    let view = &props.seen.view;
    let board = &view.board;
    let people = props.setup.people();
    let watches = board.barred.has(seat);
    let all = props.names.iter().map(|(seat, _)| seat);
    let others = all.filter(|&it| watches && it != seat).map(|seat| Other {
        seat,
        name: props.names[seat].clone(),
        hand: (!people.has(seat)).then(|| Rc::clone(&cells[seat])),
        left: view.left[seat],
        cards: view.cards(seat),
        out: board.barred.has(seat),
    });
    others.collect()
}

/// See [`Waiting`].
#[derive(Properties, PartialEq)]
pub(super) struct WaitingProps {
    /// All others.
    pub(super) others: Vec<Other>,
}

/// The others: each with the cards in their hand, where nobody else shows them, and with as many backs as they have
/// left besides.
#[component]
pub(super) fn Waiting(props: &WaitingProps) -> Html {
    html! {
        <div class="waiting">
            <span class="out-now">{ say(Msg::OutNow) }</span>
            <ul>{ for props.others.iter().map(row) }</ul>
        </div>
    }
}

fn row(other: &Other) -> Html {
    let &Other {
        seat,
        ref name,
        ref hand,
        left,
        cards,
        out,
    } = other;
    let backs = if hand.is_some() { left } else { cards };
    let open = hand.iter().flat_map(|hand| hand.iter()).enumerate();
    html! {
        <li key={seat.0} class={classes!(format!("seat-{}", seat.0), out.then_some("out"))}>
            <span class="who" aria-hidden="true">{ name_tag(name) }</span>
            <b aria-hidden="true">
                if out { { say(Msg::Out) } } else { { cards } }
            </b>
            <span class="cards-left" aria-hidden="true">
                { for open.map(|(cell, card)| html! {
                    <span key={cell} class="open">{ for card.map(face) }</span>
                }) }
                { for (0..backs).map(|card| html! { <i key={format!("back-{card}")} /> }) }
            </span>
            <span class="unseen">{ say(Msg::StillHas { who: name, cards }) }</span>
        </li>
    }
}
