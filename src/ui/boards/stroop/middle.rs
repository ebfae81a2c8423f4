//! The middle of the table: the card that everybody plays on, the bots, and messages for the whole table.

use crate::i18n::{Names, People};
use std::rc::Rc;

use yew::prelude::*;

use super::cards::{back, face, pile};
use super::landing::comes;
use super::phase::{Missed, Phase};
use super::place::Turn;
use super::ready::arrow;
use super::standing::standing;
use super::verdict::{Ruling, is_past};
use super::zone::{fate, said};
use crate::engine::{Seat, Seats};
use crate::games::stroop::{Board, Card, Fate, View};
use crate::i18n::stroop::cards;
use crate::i18n::stroop::table::Msg;
use crate::setup::Setup;
use crate::ui::boards::kit::{Moods, name_tag, seat_head};
use crate::ui::components::Gaze;
use crate::ui::words::say;

/// See [`Middle`].
#[derive(Properties, PartialEq)]
pub(super) struct MiddleProps {
    /// What everybody can see.
    pub(super) view: Rc<View>,
    /// The names of the seats.
    pub(super) names: Rc<Names>,
    /// Who sits there.
    pub(super) setup: Rc<Setup>,
    /// Who is glad and who is sorry.
    pub(super) moods: Moods,
    /// The seats not played by people at the screen.
    pub(super) bots: Seats,
    /// The bots whose hands are moving.
    pub(super) underway: Seats,
    /// The sides from which it is read.
    pub(super) sides: Vec<Turn>,
    /// Whether this is training, in which what counts of a card is spelled out.
    pub(super) trains: bool,
    /// Whether the game is paused because touches were lost.
    pub(super) lost: bool,
    /// The phase of the table.
    pub(super) phase: Phase,
    /// Continues, or begins.
    pub(super) ongoon: Callback<()>,
}

impl MiddleProps {
    /// Whether somebody sees it from the opposite side.
    fn both_ways(&self) -> bool {
        self.sides.iter().any(|side| side.is_over())
    }
}

/// The middle.
#[component]
pub(super) fn Middle(props: &MiddleProps) -> Html {
    let phase = props.phase;
    let both_ways = props.both_ways();
    let board = &props.view.board;
    let advanced = board.options.advanced;
    let center = board.top().filter(|_| !phase.hides());
    let heard = board
        .top()
        .map(|card| say(cards::Msg::center(card, advanced)));
    let before = board.before_top();
    let missed = match phase {
        Phase::Missed(missed) => Some(missed),
        _ => None,
    };
    let one = |over: bool| {
        if let Some(missed) = missed {
            return missed_card(props, missed, over);
        }
        html! {
            <span key={over.to_string()} class={classes!("center", comes(board.changes), over.then_some("over"), center.is_none().then_some("covered-card"))}>
                { for center.map(|card| pile(card, before)) }
                if center.is_none() { { back() } }
            </span>
        }
    };
    // In the color of whoever played the card that comes.
    let by = board
        .landings
        .last()
        .map(|landing| format!("seat-{}", landing.seat.0));
    html! {
        <section class={classes!("middle", comes(board.changes))} aria-label={say(Msg::Middle)}>
            <ul class="strips">
                { for props.bots.iter().map(|seat| strip(props, seat)) }
            </ul>
            <div class={classes!("centers", by)}>
                if both_ways { { one(true) } }
                { one(false) }
                if let Some(card) = center.filter(|_| props.trains) {
                    <p class="looks" aria-hidden="true">{ counts(card, board) }</p>
                }
                <p class="unseen">{ for heard.filter(|_| !phase.hides()) }</p>
            </div>
            { moment(props) }
        </section>
    }
}

/// What of the card in the middle counts in this round: what its word asks for, or its look.
fn counts(card: Card, board: &Board) -> AttrValue {
    match board.round {
        1 => say(cards::Msg::Asks(card.face().word)),
        _ => say(cards::Msg::looks(card, board.options.advanced)),
    }
}

/// A bot, as narrow as possible: its name, its remaining cards, and the result of its last try.
fn strip(props: &MiddleProps, seat: Seat) -> Html {
    let View { board, left, .. } = &*props.view;
    let name = &props.names[seat];
    let hand = board.hands[seat].len() as u8;
    let all = props.view.cards(seat);
    let ruling = fate(board, seat, &props.names).filter(|(class, _)| *class != "landed");
    let ruling = ruling.map(|(class, words)| Ruling {
        tries: board.lately[seat].tries,
        class,
        words,
        past: is_past(board, seat),
        back: None,
    });
    let out = board.barred.has(seat).then_some("barred");
    let reaches = props.underway.has(seat).then_some("reaches");
    html! {
        <li key={seat.0} class={classes!("strip", format!("seat-{}", seat.0), out, reaches)}>
            { seat_head(&props.setup, props.moods, seat, Gaze::Ahead) }{ name_tag(name) }
            { for props.sides.iter().rev().map(|side| html! {
                <span key={side.class()} class={classes!("count", side.class())} aria-hidden="true">
                    <b>{ all }</b>
                    <i class={classes!("in-pile", (left[seat] == 0).then_some("drawn"))} />
                </span>
            }) }
            <i class="reach" aria-hidden="true" />
            <span class="unseen">{ say(Msg::Strip { who: name, left: all, hand }) }</span>
            { for ruling.as_ref().map(said) }
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
        Phase::Called(seat) => called(props, seat),
        Phase::Missed(_) => Html::default(),
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
                { standing(board, &props.names) }
                { goes_on(Msg::Start) }
            </div>
        },
        Phase::Ready if board.options.is_match() => html! {
            <div key="ready" class="moment stands">{ standing(board, &props.names) }</div>
        },
        Phase::Ready => Html::default(),
        Phase::Plays | Phase::Still => match caller(board) {
            Some(seat) => called(props, seat),
            None => photo_finish(props),
        },
    }
}

/// In the place of the card in the middle: the card that somebody missed beside the one that it fits, first the one whose
/// word describes the other, in pictures and words.
fn missed_card(props: &MiddleProps, missed: Missed, over: bool) -> Html {
    let Missed { seat, card, center } = missed;
    let board = &props.view.board;
    let shown = |(card, label): (Card, Msg<'_>)| {
        html! {
            <span class="shown">
                <small>{ say(label) }</small>
                <span class="pictured">{ face(card) }</span>
            </span>
        }
    };
    let mut pair = [
        (center, Msg::InTheMiddle),
        (card, Msg::CardOf(&props.names[seat])),
    ];
    if board.round > 1 {
        pair.reverse();
    }
    let [word, look] = pair;
    html! {
        <span
            key={format!("missed-{over}")}
            class={classes!("center", "missed", over.then_some("over"))}
            role={(!over).then_some("status")}
            aria-hidden={over.then_some("true")}
        >
            <span class="pictures">{ shown(word) }{ arrow() }{ shown(look) }</span>
            <b>{ say(Msg::Missed(&props.names[seat])) }</b>
            <small class="why">{ say(Msg::because(card, center, board.round)) }</small>
            <span class="unseen">{ say(cards::Msg::spoken(card, board.options.advanced)) }</span>
        </span>
    }
}

/// Who has just ended the round by calling STOP, if anybody did.
fn caller(board: &Board) -> Option<Seat> {
    let called = |seat: &Seat| board.lately[*seat].fate == Some(Fate::Called);
    Seats::first(board.options.players).iter().find(called)
}

/// Who has just called STOP, rightly or not; also for the other side of the table.
fn called(props: &MiddleProps, seat: Seat) -> Html {
    let words = say(Msg::Called(&props.names[seat]));
    let class = format!("called seat-{}", seat.0);
    to_both(props, "called", &class, &words)
}

/// A message in words, also for the other side of the table if somebody sits there.
fn to_both(props: &MiddleProps, key: &str, class: &str, words: &AttrValue) -> Html {
    let one = |over: bool| {
        let class = classes!("moment", class.to_owned(), over.then_some("over"));
        html! { <p key={format!("{key}-{over}")} {class} aria-hidden={over.then_some("true")}>{ words }</p> }
    };
    html! {
        <>
            if props.both_ways() { { one(true) } }
            { one(false) }
        </>
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
    to_both(props, &board.changes.to_string(), "tie", &say(finish))
}
