//! The trick in the middle: who did what, what has to be beaten, and the rank ladder.

use yew::prelude::*;

use super::anchor::Anchor;
use super::cards::{back, face};
use crate::engine::Seat;
use crate::games::dealt::{Card, Done, Play, Rank, Trick, Turn, View};
use crate::i18n::Names;
use crate::i18n::dealt::Msg;
use crate::ui::words::{say, unbroken};

/// The middle of the table. The previous trick stays there until the next one is led, so that everybody sees how it
/// ended.
pub(super) fn trick(view: &View, names: &Names) -> Html {
    let trick = &view.trick;
    let fresh = trick.turns.is_empty();
    let past = view.ended.as_ref().filter(|_| fresh);
    let shown = past.unwrap_or(trick);
    let draw = trick.drawer().map(|(_, cards)| cards);
    let heading = if past.is_some() {
        Msg::PastTrick
    } else {
        Msg::Trick
    };
    html! {
        <section
            class={classes!("trick", past.map(|_| "past"))}
            aria-labelledby="trick-heading"
            data-anchor={Anchor::Trick.to_string()}
        >
            <header>
                <h2 id="trick-heading">{ say(heading) }</h2>
                { ladder(trick.highest().map(|highest| highest.rank)) }
                if let Some(cards) = draw {
                    <b class="plus" aria-hidden="true">{ say(Msg::Plus(cards as u8)) }</b>
                }
                <p class="pile" data-anchor={Anchor::Pile.to_string()}>
                    <span class="cards" aria-hidden="true">{ back() }</span>
                    <span class="count" aria-hidden="true" data-figure="pile">{ view.pile }</span>
                    <span class="unseen">{ say(Msg::Pile(view.pile)) }</span>
                </p>
            </header>
            { turns(shown, past.is_some(), view.options.players, names) }
            <p class="foot">
                if past.is_some() {
                    { say(Msg::Leads(&names[trick.leader])) }
                } else if let Some(cards) = draw {
                    { draws(cards, view, names) }
                }
            </p>
        </section>
    }
}

/// What each player did, in turn order, and who has not acted yet.
fn turns(trick: &Trick, past: bool, players: u8, names: &Names) -> Html {
    let age = if past { "past" } else { "now" };
    let done = trick.turns.iter().map(|it| {
        let highest = trick.winner() == Some(it.seat);
        turn(it, age, highest, names)
    });
    let waiting = trick
        .leader
        .round(players)
        .filter(|seat| !past && trick.waiting.has(*seat))
        .map(|seat| waiting(seat, seat == trick.leader, names));
    let all: Vec<Html> = done.chain(waiting).collect();
    html! { <ol class={classes!("turns", format!("of-{}", all.len()))}>{ for all }</ol> }
}

/// A player who has not acted yet.
fn waiting(seat: Seat, leads: bool, names: &Names) -> Html {
    let what = say(if leads { Msg::Leading } else { Msg::Waiting });
    html! {
        <li key={format!("now-{seat}")} class={classes!("waiting", format!("seat-{}", seat.0))}>
            <span class="cards"><span class="place" data-anchor={Anchor::Turn(seat, 0).to_string()} /></span>
            { who(seat, names) }
            <span class="what">{ what }</span>
        </li>
    }
}

fn turn(turn: &Turn, age: &str, highest: bool, names: &Names) -> Html {
    let seat = turn.seat;
    let what = match &turn.deed {
        Done::Played(play) => played(play),
        Done::TookReserve(_) => html! { say(Msg::TookReserve) },
        Done::Stopped => html! { say(Msg::PlayedStop) },
        Done::Redrew => html! { say(Msg::PlayedRedraw) },
    };
    let values = match &turn.deed {
        Done::Played(play) => &play.values[..],
        _ => &[],
    };
    let card = |(at, &card): (usize, &Card)| {
        let named = values.get(at).filter(|_| card == Card::X);
        html! {
            <span key={at} data-anchor={Anchor::Turn(seat, at).to_string()}>
                { face(card) }
                if let Some(value) = named {
                    <b class="named">{ value.number() }</b>
                }
            </span>
        }
    };
    // A taken reserve goes into the hand, so nothing lies here.
    let took = matches!(turn.deed, Done::TookReserve(_));
    let (mark, color) = (highest.then_some("highest"), format!("seat-{}", seat.0));
    html! {
        <li key={format!("{age}-{seat}")} class={classes!("turn", color, mark)}>
            <span class="cards" aria-hidden="true">
                { for turn.cards().iter().enumerate().map(card) }
                if took {
                    <span key="took" class="place" />
                }
            </span>
            { who(seat, names) }
            <span class="what">
                { what }
                if highest {
                    <span class="unseen">{ say(Msg::Highest) }</span>
                }
            </span>
        </li>
    }
}

/// The combination played. The values of its X are drawn on the cards, and given as text for screen readers.
fn played(play: &Play) -> Html {
    let name = say(Msg::Combination(play.combination));
    html! {
        <>
            { unbroken(&name) }
            if play.cards.contains(&Card::X) {
                <span class="unseen">{ say(Msg::XAs(play)) }</span>
            }
        </>
    }
}

fn who(seat: Seat, names: &Names) -> Html {
    html! {
        <span class="who">
            <span class="seat-mark" aria-hidden="true" /><span class="name">{ names[seat].as_str() }</span>
        </span>
    }
}

/// Who will draw for the Redraws in the trick.
fn draws(cards: usize, view: &View, names: &Names) -> AttrValue {
    let trick = &view.trick;
    let leader = &names[trick.leader];
    let leader = trick.winner().is_none().then_some(leader);
    let cards = cards as u8;
    say(Msg::WillDraw { cards, leader })
}

/// Solo to trips, with the rank to beat marked.
fn ladder(highest: Option<Rank>) -> Html {
    let rung = |rank: Rank| {
        let current = (Some(rank) == highest).then_some("true");
        let below = highest.is_some_and(|highest| rank < highest);
        html! {
            <li key={rank as usize} class={classes!(below.then_some("below"))} aria-current={current}>
                { say(Msg::Rank(rank)) }
            </li>
        }
    };
    html! {
        <ol class="ladder" aria-label={say(Msg::Ladder)}>{ for Rank::ALL.into_iter().map(rung) }</ol>
    }
}
