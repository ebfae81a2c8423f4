//! The trick in the middle: who did what, what is to be beaten, and the rank ladder.

use yew::prelude::*;

use super::face::face;
use crate::engine::{BySeat, Seat};
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
    let TrickProps { view, names } = props;
    let trick = &view.trick;
    let turns = trick
        .turns
        .iter()
        .map(|it| turn(it, trick.winner() == Some(it.seat), names));
    let waiting = clockwise(trick.leader, view.options.players)
        .filter(|seat| trick.waiting.has(*seat))
        .map(|seat| waiting(seat, names));
    let ended = match &view.ended {
        Some(ended) => say(Msg::Ended(ended, names)),
        None => say(Msg::NothingEnded),
    };
    let draws = trick.drawer().map(|(seat, cards)| {
        let leader = trick.winner().is_none().then(|| names[seat].as_str());
        say(Msg::WillDraw {
            cards: cards as u8,
            leader,
        })
    });
    html! {
        <section class="trick" aria-labelledby="trick-heading">
            <h2 id="trick-heading">{ say(Msg::Trick) }</h2>
            { ladder(trick.highest().map(|highest| highest.rank)) }
            <ol class="turns">{ for turns.chain(waiting) }</ol>
            if let Some(draws) = draws {
                <p class="draws">{ draws }</p>
            }
            <p class="small">{ ended }</p>
            <p class="small">
                { say(Msg::Round(view.round)) }{ " \u{b7} " }{ say(Msg::Pile(view.pile)) }
            </p>
        </section>
    }
}

/// All seats in the order in which they act after this leader.
fn clockwise(leader: Seat, players: u8) -> impl Iterator<Item = Seat> {
    std::iter::successors(Some(leader), move |seat| Some(seat.left(players)))
        .take(usize::from(players))
}

/// A player who has not acted yet.
fn waiting(seat: Seat, names: &BySeat<String>) -> Html {
    html! {
        <li key={seat.0} class="waiting">
            <span class="who">{ &names[seat] }</span>
            <span class="what">{ say(Msg::Waiting) }</span>
        </li>
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
