//! The middle of the table: the card that everybody plays on, the bots, and messages for the whole table.

use crate::i18n::{Names, People};
use std::rc::Rc;

use yew::prelude::*;

use super::cards::{back, face};
use super::landing::comes;
use super::phase::Phase;
use super::zone::fate;
use crate::engine::{Seat, Seats};
use crate::games::stroop::View;
use crate::i18n::stroop::cards;
use crate::i18n::stroop::table::Msg;
use crate::ui::boards::kit::name_tag;
use crate::ui::words::say;

/// See [`Middle`].
#[derive(Properties, PartialEq)]
pub(super) struct MiddleProps {
    /// What everybody can see.
    pub(super) view: Rc<View>,
    /// The names of the seats.
    pub(super) names: Rc<Names>,
    /// The seats not played by people at the screen.
    pub(super) bots: Seats,
    /// The bots whose hands are moving.
    pub(super) underway: Seats,
    /// Whether somebody sees it from the opposite side.
    pub(super) both_ways: bool,
    /// Whether this is training, in which the features of a card are spelled out.
    pub(super) trains: bool,
    /// Whether the game is paused because touches were lost.
    pub(super) lost: bool,
    /// The phase of the table.
    pub(super) phase: Phase,
    /// Continues, or begins.
    pub(super) ongoon: Callback<()>,
}

/// The middle.
#[component]
pub(super) fn Middle(props: &MiddleProps) -> Html {
    let MiddleProps {
        both_ways, phase, ..
    } = *props;
    let board = &props.view.board;
    let advanced = board.options.advanced;
    let by = board.landings.last().map(|landing| landing.seat);
    let centre = board.top().filter(|_| !phase.hides());
    let heard = board
        .top()
        .map(|card| say(cards::Msg::centre(card, advanced)));
    let one = |over: bool| {
        let by = by.map(|seat| format!("seat-{} landed", seat.0));
        html! {
            <span key={over.to_string()} class={classes!("centre", comes(board.changes), over.then_some("over"), by, centre.is_none().then_some("covered-card"))}>
                if let Some(card) = centre { { face(card) } } else { { back() } }
            </span>
        }
    };
    html! {
        <section class="middle" aria-label={say(Msg::Middle)}>
            <ul class="strips">
                { for props.bots.iter().map(|seat| strip(props, seat)) }
            </ul>
            <div class="centres">
                if both_ways { { one(true) } }
                { one(false) }
                if let Some(card) = centre.filter(|_| props.trains) {
                    <p class="looks" aria-hidden="true">{ say(cards::Msg::looks(card, advanced)) }</p>
                }
                <p class="unseen">{ for heard.filter(|_| !phase.hides()) }</p>
            </div>
            { moment(props) }
        </section>
    }
}

/// A bot, as narrow as possible: its name, its remaining cards, and the result of its last try.
fn strip(props: &MiddleProps, seat: Seat) -> Html {
    let View { board, left, .. } = &*props.view;
    let name = &props.names[seat];
    let hand = board.hands[seat].len() as u8;
    let all = hand + left[seat];
    let told = fate(board, seat, &props.names).filter(|(class, _)| *class != "landed");
    let tries = board.lately[seat].tries;
    let out = board.barred.has(seat).then_some("barred");
    let reaches = props.underway.has(seat).then_some("reaches");
    html! {
        <li key={seat.0} class={classes!("strip", format!("seat-{}", seat.0), out, reaches)}>
            { name_tag(name) }
            <b class="count" aria-hidden="true">{ all }</b>
            <i class="reach" aria-hidden="true" />
            <span class="unseen">{ say(Msg::Strip { who: name, left: all, hand }) }</span>
            if let Some((class, words)) = told {
                <span key={tries} class={classes!("says", class)}>{ words }</span>
            }
        </li>
    }
}

/// A message for the whole table: the countdown, a pause, a tie, or what somebody missed.
fn moment(props: &MiddleProps) -> Html {
    let board = &props.view.board;
    let goes_on = |words: Msg| {
        html! {
            <button type="button" class="primary" onclick={props.ongoon.reform(|_| ())}>{ say(words) }</button>
        }
    };
    match props.phase {
        Phase::Counting(number) => {
            html! { <p key={number} class="moment counts" role="status">{ say(Msg::CountDown(number)) }</p> }
        }
        Phase::Missed(seat, card) => html! {
            <p key="missed" class="moment missed" role="status">
                { face(card) }
                <span>{ say(Msg::Missed(&props.names[seat])) }</span>
                <span class="unseen">{ say(cards::Msg::spoken(card, board.options.advanced)) }</span>
            </p>
        },
        Phase::Paused => html! {
            <div key="paused" class="moment paused">
                <p role="status">
                    { say(if props.lost { Msg::PausedByTouches } else { Msg::Paused }) }
                </p>
                { goes_on(Msg::GoOn) }
            </div>
        },
        // Without people there are no pads to hold.
        Phase::Ready if props.names.seats() == props.bots.count() => html! {
            <div key="ready" class="moment begins">
                <p>{ say(Msg::Fits(board.round)) }</p>
                { goes_on(Msg::Start) }
            </div>
        },
        Phase::Ready => Html::default(),
        Phase::Plays | Phase::Still => photo_finish(props),
    }
}

/// Who came first in the tie that has just been settled.
fn photo_finish(props: &MiddleProps) -> Html {
    let board = &props.view.board;
    let last = board.landings.last();
    let Some(landing) = last.filter(|landing| !landing.tied.is_empty()) else {
        return Html::default();
    };
    let finish = Msg::PhotoFinish {
        first: &props.names[landing.seat],
        others: People {
            seats: landing.tied,
            names: &props.names,
        },
    };
    html! {
        <p key={board.changes} class="moment tie">
            { say(finish) }
        </p>
    }
}
