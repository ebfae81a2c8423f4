//! The last cards of a round again: a race in slow motion over the whole screen, in which each card flies from its player
//! to the middle. A tap skips it; then, and where motion is reduced, it is a list.

use gloo::events::EventListener;
use gloo::timers::callback::{Interval, Timeout};
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::cards::face;
use super::race::{Race, Run};
use crate::engine::{Millis, Seat};
use crate::games::stroop::Stroop;
use crate::i18n::stroop::cards;
use crate::i18n::stroop::results::Msg;
use crate::i18n::table;
use crate::ui::boards::kit::Story;
use crate::ui::motion::may_move;
use crate::ui::use_settings::use_settings;
use crate::ui::words::say;
use crate::web::api::call;
use crate::web::clock;

/// How long a card flies, in milliseconds, as in the style sheet: so long before the first one comes, all begins.
const FLIES: Millis = 600;

/// How long the last card is shown, in milliseconds.
const HOLDS: Millis = 1_800;

/// How long it is said by how much a card was beaten, in milliseconds.
const SAYS: Millis = 1_600;

/// How many of the last cards the report shows at first.
const FEW: usize = 4;

/// How often the clock is read, in milliseconds.
const TICK: u32 = 50;

/// The offer to see the last seconds of the latest round, if cards landed in it.
pub(super) fn replay(story: &Story<Stroop>) -> Html {
    let race = Race::of(story);
    if race.runs.is_empty() {
        return Html::default();
    }
    html! { <Replay {race} /> }
}

#[derive(Properties, PartialEq)]
struct ReplayProps {
    race: Race,
}

/// How much of it is seen.
#[derive(Clone, Copy, PartialEq)]
enum Shows {
    /// The offer only.
    Offer,
    /// The race.
    Race,
    /// The list of what came when.
    List,
}

/// The replay.
#[component]
fn Replay(props: &ReplayProps) -> Html {
    let moves = may_move(&use_settings().settings);
    let shows = use_state_eq(|| Shows::Offer);
    let again = use_node_ref();
    let lasts = FLIES + props.race.lasts() + HOLDS;
    use_effect_with(*shows == Shows::Race, {
        let (set, again) = (shows.setter(), again.clone());
        move |&runs| {
            let end = runs.then(|| Timeout::new(lasts, move || set.set(Shows::List)));
            move || {
                drop(end);
                // The button that had the focus is gone.
                if let Some(again) = again.cast::<HtmlElement>().filter(|_| runs) {
                    let _ = again.focus();
                }
            }
        }
    });
    let next = if moves { Shows::Race } else { Shows::List };
    let onclick = {
        let set = shows.setter();
        Callback::from(move |_: MouseEvent| set.set(next))
    };
    let onskip = {
        let set = shows.setter();
        Callback::from(move |()| set.set(Shows::List))
    };
    html! {
        <div class="replay">
            <button ref={again} type="button" {onclick}>{ say(Msg::Again) }</button>
            { match *shows {
                Shows::Offer => few(&props.race),
                Shows::Race => html! { <>{ few(&props.race) }<Running race={props.race.clone()} {onskip} /></> },
                Shows::List => list(&props.race),
            } }
        </div>
    }
}

/// The last cards and whose they were, as how it ended.
fn few(race: &Race) -> Html {
    let (runs, names) = (&race.runs, &race.names);
    let last = &runs[runs.len().saturating_sub(FEW)..];
    html! {
        <>
            <h3>{ say(table::Msg::HowItEnded) }</h3>
            <ol class="last-cards">
                { for last.iter().enumerate().map(|(place, run)| html! {
                    <li key={place} class={classes!(format!("seat-{}", run.seat.0), run.beaten.is_some().then_some("late"))}>
                        <span class="center">{ face(run.card) }</span>
                        <span class="unseen">{ say(cards::Msg::Word(run.card.face().word)) }</span>
                        { for named(names, run.seat) }
                    </li>
                }) }
            </ol>
        </>
    }
}

/// The name of a player.
fn named(names: &[(Seat, Html)], seat: Seat) -> Option<Html> {
    let name = names.iter().find(|(it, _)| *it == seat)?;
    Some(html! { <span>{ name.1.clone() }</span> })
}

/// What came when, in words.
fn list(race: &Race) -> Html {
    let lines = race.runs.iter().enumerate().map(|run| line(race, run));
    html! { <ol class="raced" role="status">{ for lines }</ol> }
}

/// A card that came: which, whose, and how long after the one before, or by how much it was beaten.
fn line(race: &Race, (place, run): (usize, &Run)) -> Html {
    html! {
        <li key={place} class={format!("seat-{}", run.seat.0)}>
            <span class="center">{ face(run.card) }</span>
            <span class="unseen">{ say(cards::Msg::Word(run.card.face().word)) }</span>
            { for named(&race.names, run.seat) }
            if let Some(beaten) = &run.beaten {
                <b>{ beaten }</b>
            } else if let Some(ms) = run.later {
                <span class="later">{ say(Msg::Later(ms)) }</span>
            }
        </li>
    }
}

#[derive(Properties, PartialEq)]
struct RunningProps {
    race: Race,
    /// Ends it early.
    onskip: Callback<()>,
}

/// The race over the whole screen: the players in a row, the middle above them, the cards on their way, and beside them
/// what has come so far.
#[component]
fn Running(props: &RunningProps) -> Html {
    let Race { names, under, runs } = &props.race;
    let here = use_node_ref();
    use_effect_with(here.clone(), {
        let onskip = props.onskip.clone();
        move |here| {
            let dialog = here.cast::<Element>();
            if let Some(dialog) = &dialog {
                // Without dialogs, the list comes at once.
                call(dialog, "showModal", &[]);
            }
            let closed =
                dialog.map(|it| EventListener::new(&it, "close", move |_| onskip.emit(())));
            move || drop(closed)
        }
    });
    let at = use_race_clock();
    let place = |run: &Run| names.iter().position(|(seat, _)| *seat == run.seat);
    let came = runs
        .iter()
        .filter(|run| at.is_some_and(|at| run.shown <= at));
    let mut said = came.clone().rev().filter(|run| at < Some(run.shown + SAYS));
    let beaten = said.find_map(|run| run.beaten.clone());
    html! {
        <dialog ref={here} class="spotlight" aria-label={say(Msg::Again)} onclick={props.onskip.reform(|_| ())}>
            <div class="race" aria-hidden="true">
                <div class="race-track">
                    { for beaten.map(|beaten| html! { <p key={&*beaten} class="beaten">{ &beaten }</p> }) }
                    { for under.map(|card| html! { <span class="center">{ face(card) }</span> }) }
                    { for runs.iter().enumerate().map(|(key, run)| html! {
                        <Runner {key} run={run.clone()} place={place(run).unwrap_or(0)} of={names.len()} />
                    }) }
                </div>
                <div class="racers">
                    { for names.iter().map(|(seat, name)| html! {
                        <span key={seat.0} class={format!("seat-{}", seat.0)}>{ name.clone() }</span>
                    }) }
                </div>
            </div>
            <div class="commentary" aria-hidden="true">
                <ol class="raced">{ for came.enumerate().map(|came| line(&props.race, came)) }</ol>
            </div>
            <button type="button" class="primary">{ say(Msg::SkipRace) }</button>
        </dialog>
    }
}

/// How long ago the first card came, in milliseconds, if it has.
#[hook]
fn use_race_clock() -> Option<Millis> {
    let at = use_state_eq(|| None);
    use_effect_with((), {
        let at = at.setter();
        move |()| {
            let start = clock::now();
            let tick = Interval::new(TICK, move || {
                let since = (clock::now() - start) as Millis;
                at.set(since.checked_sub(FLIES));
            });
            move || drop(tick)
        }
    });
    *at
}

#[derive(Properties, PartialEq)]
struct RunnerProps {
    run: Run,
    /// The place of its player in the row.
    place: usize,
    /// How many there are.
    of: usize,
}

/// A card that starts so that it comes to the middle at its time. The style sheet is told when and from where.
#[component]
fn Runner(props: &RunnerProps) -> Html {
    let here = use_node_ref();
    let run = &props.run;
    let column = (props.place as f64 + 0.5) / props.of.max(1) as f64 - 0.5;
    use_effect_with((here.clone(), run.shown), move |(here, shown)| {
        if let Some(element) = here.cast::<HtmlElement>() {
            let style = element.style();
            let _ = style.set_property("--starts", &format!("{shown}ms"));
            let _ = style.set_property("--column", &format!("{column:.3}"));
        }
    });
    let class = classes!("runner", run.beaten.is_some().then_some("second"));
    html! {
        <span ref={here} {class}><span class="center">{ face(run.card) }</span></span>
    }
}
