//! The pile in the middle: the card on top, how many of its rank lie together, and what the whole pile would cost.

use std::rc::Rc;

use gloo::timers::callback::Interval;
use yew::prelude::*;

use super::anchor::Anchor;
use super::cards::face;
use super::heap::heap;
use super::pile_look::PileLook;
use super::{Gesture, PILE};
use crate::engine::{Millis, Observation, Seat};
use crate::games::swoop::{Counts, Rank, SWOOP, Stage, Swoop, View, cards};
use crate::i18n::Names;
use crate::i18n::swoop::{Msg, table};
use crate::ui::motion::{Flight, Said, figure, seen};
use crate::ui::words::{language, say};

/// See [`Pile`].
#[derive(Properties, PartialEq)]
pub(super) struct PileProps {
    pub(super) seen: Rc<Observation<Swoop>>,
    /// What may be revealed of it: while a card is turned over, the pile before.
    pub(super) revealed: Rc<Observation<Swoop>>,
    pub(super) names: Rc<Names>,
    /// Returns the current play time.
    pub(super) now: Option<Callback<(), Millis>>,
    /// Whether something is staged that can be played.
    pub(super) staged: bool,
    pub(super) ongesture: Callback<(Gesture, f64)>,
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
    let (view, revealed, names) = (&props.seen.view, &props.revealed.view, &props.names);
    let minutes = use_minutes_left(props);
    let pile = &revealed.pile;
    let again = match revealed.stage {
        Stage::Turn { seat, again: true } => Some(seat),
        _ => None,
    };
    let drawn = view.drawn.iter().any(|(_, card)| card.is_some());
    let holds = Msg::PileHolds {
        cards: pile.total(),
        points: pile.points(),
    };
    html! {
        <section class={classes!("pile", drawn.then_some("untouched"))} data-drop={PILE} aria-labelledby="pile-heading">
            <h2 id="pile-heading" class="unseen">{ say(Msg::Pile) }</h2>
            { heap(view) }
            <div class="about">
                { lies_on_top(revealed.top()) }
                { played_by(revealed.on_top(), names) }
                <p class="holds">{ said("pile", "", say(holds)) }</p>
                { strata(pile) }
                { plays_again(again, names) }
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
                    { said("gone", Anchor::Gone, gone(view)) }
                </p>
            </div>
            <PileLook pile={view.pile} staged={props.staged} ongesture={props.ongesture.clone()} />
        </section>
    }
}

/// The value on top and how close the pile is to a swoop; visually empty if there is no pile.
fn lies_on_top(top: Option<(Rank, u8)>) -> Html {
    let words = top.map(|(rank, run)| say(Msg::top_of_pile(rank, run)));
    html! {
        <p class="run">
            { pips(top.map(|(_, run)| run)) }
            { said("top", "", words.unwrap_or_default()) }
        </p>
    }
}

/// Who played the card on top; visually empty if nobody did.
fn played_by(seat: Option<Seat>, names: &Names) -> Html {
    let words = seat.map(|seat| say(Msg::PlayedBy(&names[seat])));
    html! {
        <p class="whose">
            { figure("whose-mark", "", shape(seat), mark) }
            { said("whose", "", words.unwrap_or_default()) }
        </p>
    }
}

/// Who plays again after a swoop; visually empty if nobody does.
fn plays_again(seat: Option<Seat>, names: &Names) -> Html {
    let words = seat.map(|seat| say(Msg::PlaysAgain(&names[seat])));
    html! {
        <p class="again">
            { figure("again-mark", "", shape(seat), mark) }
            { said("again", "", words.unwrap_or_default()) }
        </p>
    }
}

/// The class of the mark of a player, if there is one.
fn shape(seat: Option<Seat>) -> String {
    let seat = seat.map_or_else(|| "nobody".to_owned(), |seat| format!("seat-{}", seat.0));
    format!("seat-mark {seat}")
}

/// Words that change visually when the cards at an anchor have landed, and at once for screen readers.
pub(super) fn said(name: impl ToString, at: impl ToString, words: AttrValue) -> Html {
    html! {
        <>
            <span class="unseen">{ words.clone() }</span>
            { figure(name, at, words, seen) }
        </>
    }
}

fn mark(said: &Said) -> Html {
    html! { <span class={&said.words} aria-hidden="true" /> }
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

/// How close the pile is to a swoop, as a row of marks.
fn pips(run: Option<u8>) -> Html {
    let pip = |place: u8| {
        let draw = |said: &Said| html! { <i class={&said.words} /> };
        figure(format_args!("pip-{place}"), "", pip(run, place), draw)
    };
    let label = run.map(|run| say(Msg::Run { run, all: SWOOP }));
    html! {
        <span class="pips" role={run.map(|_| "img")} aria-label={label}>{ for (0..SWOOP).map(pip) }</span>
    }
}

/// How one of them looks when this many lie together.
fn pip(run: Option<u8>, place: u8) -> &'static str {
    match run {
        None => "nobody",
        Some(run) if place < run => "full",
        Some(_) => "open",
    }
}

/// The contents of the pile, from the bottom up.
fn strata(pile: &Counts) -> Html {
    let layer = |(rank, cards): (Rank, u8)| {
        html! { <li key={rank.index()}>{ say(Msg::Cards { rank, many: cards }) }</li> }
    };
    html! {
        <div class="strata">
            { figure("strata", "", layers(pile), seen) }
            if !pile.is_empty() {
                <ol class="unseen">{ for pile.iter().rev().map(layer) }</ol>
            }
        </div>
    }
}

/// The same in brief.
fn layers(pile: &Counts) -> String {
    let layer = |(rank, cards): (Rank, u8)| match cards {
        1 => say(Msg::Face(rank)).to_string(),
        _ => format!("{}×{cards}", say(Msg::Face(rank))),
    };
    let layers: Vec<String> = pile.iter().rev().map(layer).collect();
    layers.join("  ")
}

/// What lies on the pile at some moment, to be said of it.
pub(super) struct Lying<'a> {
    /// The rank on top, and how many cards of it.
    pub(super) top: Option<(Rank, u8)>,
    /// Who played those.
    pub(super) by: Option<Seat>,
    /// Who plays again.
    pub(super) again: Option<Seat>,
    /// All that lies there.
    pub(super) pile: &'a Counts,
}

impl<'a> Lying<'a> {
    /// What lies there in this view.
    pub(super) fn in_view(view: &'a View) -> Self {
        Self {
            top: view.top(),
            by: view.on_top(),
            again: None,
            pile: &view.pile,
        }
    }
}

/// The same flight, after which this is said of the pile.
pub(super) fn telling(flight: Flight, lying: &Lying<'_>, names: &Names) -> Flight {
    let Lying {
        top,
        by,
        again,
        pile,
    } = *lying;
    let holds = Msg::PileHolds {
        cards: pile.total(),
        points: pile.points(),
    };
    // Nobody adds to it any more.
    let top_words = top.map(|(rank, run)| say(Msg::Top { rank, run }));
    let by_words = by.map(|seat| say(Msg::PlayedBy(&names[seat])));
    let again_words = again.map(|seat| say(Msg::PlaysAgain(&names[seat])));
    let words = [
        ("top", top_words.unwrap_or_default()),
        ("pile", say(holds)),
        ("strata", layers(pile).into()),
        ("whose", by_words.unwrap_or_default()),
        ("whose-mark", shape(by).into()),
        ("again", again_words.unwrap_or_default()),
        ("again-mark", shape(again).into()),
    ];
    let changed = { words.iter() }.fold(flight, |flight, (figure, words)| {
        flight.telling(figure, words.clone())
    });
    let run = top.map(|(_, run)| run);
    (0..SWOOP).fold(changed, |flight, place| {
        flight.telling(format_args!("pip-{place}"), pip(run, place))
    })
}
