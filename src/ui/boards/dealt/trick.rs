//! The trick in the middle: who did what, what is to be beaten, and the rank ladder.

use yew::prelude::*;

use super::face::face;
use crate::engine::BySeat;
use crate::games::dealt::{Deed, Rank, Turn, View};
use crate::i18n::dealt::Msg;
use crate::ui::say;

/// See [`Trick`].
#[derive(Properties, PartialEq)]
pub(super) struct TrickProps {
    pub(super) view: View,
    pub(super) names: BySeat<String>,
}

/// The middle of the table.
#[component]
pub(super) fn Trick(props: &TrickProps) -> Html {
    let trick = &props.view.trick;
    let draws = trick.drawer().map(|(_, cards)| cards as u8);
    let turns = trick
        .turns
        .iter()
        .map(|it| turn(it, trick.winner() == Some(it.seat), &props.names));
    html! {
        <section class="trick" aria-labelledby="trick-heading">
            <h2 id="trick-heading">{ say(Msg::Trick) }</h2>
            { ladder(trick.highest().map(|highest| highest.rank)) }
            if trick.turns.is_empty() {
                <p class="empty">{ say(Msg::NoCards) }</p>
            }
            <ol class="turns">{ for turns }</ol>
            if let Some(cards) = draws {
                <p class="draws">{ say(Msg::WillDraw(cards)) }</p>
            }
            <p class="small">
                { say(Msg::Round(props.view.round)) }{ " \u{b7} " }{ say(Msg::Pile(props.view.pile)) }
            </p>
        </section>
    }
}

fn turn(turn: &Turn, highest: bool, names: &BySeat<String>) -> Html {
    let what = match &turn.deed {
        Deed::Played(play) => say(Msg::Play(play)),
        Deed::TookReserve(_) => say(Msg::TookReserve),
        Deed::Stopped => say(Msg::PlayedStop),
        Deed::Redrew => say(Msg::PlayedRedraw),
    };
    let cards = turn
        .cards()
        .iter()
        .enumerate()
        .map(|(place, &card)| face(card, place));
    html! {
        <li key={turn.seat.0} class={classes!(highest.then_some("highest"))}>
            <span class="who">{ &names[turn.seat] }</span>
            <span class="cards" aria-hidden="true">{ for cards }</span>
            <span class="what">{ what }</span>
        </li>
    }
}

/// Solo to trips, with the rank that is to be beaten marked.
fn ladder(highest: Option<Rank>) -> Html {
    let rung = |rank: Rank| {
        let current = (Some(rank) == highest).then_some("true");
        html! { <li key={rank as usize} aria-current={current}>{ say(Msg::Rank(rank)) }</li> }
    };
    html! {
        <ol class="ladder" aria-label={say(Msg::Ladder)}>{ for Rank::ALL.into_iter().map(rung) }</ol>
    }
}
