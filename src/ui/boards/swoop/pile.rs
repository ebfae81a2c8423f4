//! The pile in the middle: the card on top, how many of its rank lie together, and what the whole pile would cost.

use std::rc::Rc;

use gloo::timers::callback::Interval;
use yew::prelude::*;

use super::anchor::Anchor;
use super::cards::{face, several};
use crate::engine::{Millis, Observation, Seat};
use crate::games::swoop::{Counts, Rank, SWOOP, Stage, Swoop, View, cards};
use crate::i18n::Names;
use crate::i18n::swoop::{Msg, table};
use crate::ui::words::{language, say};

/// See [`Pile`].
#[derive(Properties, PartialEq)]
pub(super) struct PileProps {
    pub(super) seen: Rc<Observation<Swoop>>,
    /// What may be revealed of it: while a card is turned over, the pile before.
    pub(super) told: Rc<Observation<Swoop>>,
    pub(super) names: Rc<Names>,
    /// Returns the current play time.
    pub(super) now: Option<Callback<(), Millis>>,
}

/// How often to check whether a minute is over, in milliseconds.
const LOOK: u32 = 1_000;

/// How many minutes are left before time is called: now, or in the past as of the last input.
#[hook]
fn use_minutes_left(props: &PileProps) -> Option<u32> {
    let options = props.seen.view.options;
    // The time of the last input, used if time is not running.
    let (at, now) = (props.seen.at, props.now.clone());
    let left = move || options.minutes_left(now.as_ref().map_or(at, |now| now.emit(())));
    let shown = use_state_eq(|| None);
    let runs = options.minutes.is_some() && props.now.is_some();
    use_effect_with((runs, at), {
        let (shown, left) = (shown.setter(), left.clone());
        move |&(runs, _)| {
            let look = move || shown.set(left());
            let interval = runs.then(|| Interval::new(LOOK, look));
            move || drop(interval)
        }
    });
    left()
}

/// The middle of the table.
#[component]
pub(super) fn Pile(props: &PileProps) -> Html {
    let (view, told, names) = (&props.seen.view, &props.told.view, &props.names);
    let minutes = use_minutes_left(props);
    let pile = &told.pile;
    let again = match told.stage {
        Stage::Turn { seat, again: true } => Some(seat),
        _ => None,
    };
    let drawn = view.drawn.iter().any(|(_, card)| card.is_some());
    let holds = Msg::PileHolds {
        cards: pile.total(),
        points: pile.points(),
    };
    html! {
        <section class={classes!("pile", drawn.then_some("untouched"))} aria-labelledby="pile-heading">
            <h2 id="pile-heading" class="unseen">{ say(Msg::Pile) }</h2>
            { top(view) }
            <div class="about">
                { lies_on_top(told.top()) }
                { played_by(told.on_top(), names) }
                <p class="holds">{ figure("pile", say(holds)) }</p>
                { strata(pile) }
                if let Some(seat) = again {
                    <p class={classes!("again", format!("seat-{}", seat.0))}>
                        <span class="seat-mark" aria-hidden="true" />{ say(Msg::PlaysAgain(&names[seat])) }
                    </p>
                }
                if view.called {
                    <p class="called">{ say(Msg::TimeCalled) }</p>
                } else if let Some(minutes) = minutes {
                    <p class="called">{ say(Msg::TimeLeft(minutes)) }</p>
                }
                if drawn {
                    { for_start(view) }
                    <p class="start">{ table::for_start(language(), names, &view.drawn) }</p>
                }
                <p class="aside" data-anchor={Anchor::Gone.to_string()}>
                    { say(Msg::Decks(cards::decks(view.options.players))) }
                    { figure("gone", gone(view)) }
                </p>
            </div>
        </section>
    }
}

/// The value on top and how close the pile is to a swoop; visually empty if there is no pile.
fn lies_on_top(top: Option<(Rank, u8)>) -> Html {
    let words = top.map(|(rank, run)| say(Msg::top_of_pile(rank, run)));
    html! {
        <p class="run">
            { pips(top.map(|(_, run)| run)) }
            { figure("top", words.unwrap_or_default()) }
        </p>
    }
}

/// Who played the card on top; visually empty if nobody did.
fn played_by(seat: Option<Seat>, names: &Names) -> Html {
    let shape = seat.map_or_else(|| "nobody".to_owned(), |seat| format!("seat-{}", seat.0));
    let words = seat.map(|seat| say(Msg::PlayedBy(&names[seat])));
    html! {
        <p class="whose">
            <span class={classes!("seat-mark", shape)} aria-hidden="true" data-figure="whose-mark" />
            { figure("whose", words.unwrap_or_default()) }
        </p>
    }
}

/// Words that change visually when the cards have landed, and at once for screen readers.
fn figure(name: &'static str, words: AttrValue) -> Html {
    html! {
        <>
            <span class="unseen">{ words.clone() }</span>
            <span aria-hidden="true" data-figure={name}>{ words }</span>
        </>
    }
}

/// The number of cards out of play.
fn gone(view: &View) -> AttrValue {
    match view.gone.total() {
        0 => AttrValue::default(),
        cards => format!(", {}", say(Msg::Gone(cards))).into(),
    }
}

/// The cards drawn for the start, in turn order, and who drew highest.
fn for_start(view: &View) -> Html {
    let starts = match view.stage {
        Stage::Turn { seat, .. } => Some(seat),
        _ => None,
    };
    let draw = |(seat, card): (Seat, &Option<Rank>)| {
        let class = classes!(
            format!("seat-{}", seat.0),
            (Some(seat) == starts).then_some("highest")
        );
        card.map(|card| {
            html! {
                <li key={seat.0} {class}>{ face(card) }<span class="seat-mark" /></li>
            }
        })
    };
    html! { <ul class="draws" aria-hidden="true">{ for view.drawn.iter().filter_map(draw) }</ul> }
}

/// The cards of the rank on top, and a hint of what lies under them.
fn top(view: &View) -> Html {
    let Some((rank, run)) = view.top() else {
        return html! {
            <div class="heap empty" aria-hidden="true"><span class="place" data-anchor={Anchor::Pile.to_string()} /></div>
        };
    };
    let deep = (view.pile.total() > u16::from(run)).then_some("deep");
    let card = |place: u8| {
        html! {
            <span key={place} class="laid" data-anchor={Anchor::Top(place).to_string()}>{ face(rank) }</span>
        }
    };
    html! {
        <div class={classes!("heap", deep, format!("run-{run}"))} data-anchor={Anchor::Pile.to_string()} aria-hidden="true">
            { for (0..run).map(card) }
        </div>
    }
}

/// How close the pile is to a swoop, as a row of marks.
fn pips(run: Option<u8>) -> Html {
    let pip = |place: u8| {
        let class = match run {
            None => "nobody",
            Some(run) if place < run => "full",
            Some(_) => "open",
        };
        html! { <i key={place} {class} data-figure={format!("pip-{place}")} /> }
    };
    let label = run.map(|run| say(Msg::Run { run, all: SWOOP }));
    html! {
        <span class="pips" role={run.map(|_| "img")} aria-label={label}>{ for (0..SWOOP).map(pip) }</span>
    }
}

/// The contents of the pile, from the bottom up.
fn strata(pile: &Counts) -> Html {
    if pile.is_empty() {
        return Html::default();
    }
    let layer = |(rank, cards): (Rank, u8)| {
        html! {
            <li key={rank.index()}>
                <span aria-hidden="true">{ several(rank, cards) }</span>
                <span class="unseen">{ say(Msg::Cards { rank, many: cards }) }</span>
            </li>
        }
    };
    html! { <ol class="strata">{ for pile.iter().rev().map(layer) }</ol> }
}
