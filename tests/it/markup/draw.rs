//! Renders boards as the page would, into text.

use std::future::Future;
use std::pin::pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

use kitchen_table::engine::{Eyes, Game, Illegal, Input, Millis, Observation, Seats, Table};
use kitchen_table::settings::Settings;
use kitchen_table::setup::Setup;
use kitchen_table::ui::boards::kit::{BoardMemory, BoardProps, Check, GameUi, Moods, Running};
use kitchen_table::ui::use_settings::{SavedSettings, SettingsHandle};
use kitchen_table::ui::words::names;
use yew::prelude::*;

/// The markup of the board for this observation.
pub(super) fn draw<U: GameUi>(setup: &Setup, seen: Observation<U>, check: Check<U>) -> String {
    draw_with(setup, seen, check, Moods::default())
}

/// The same, with players who feel like this.
pub(super) fn draw_with<U: GameUi>(
    setup: &Setup,
    seen: Observation<U>,
    check: Check<U>,
    moods: Moods,
) -> String {
    let props = BoardProps {
        seen: Rc::new(seen),
        zones: Vec::new(),
        near: None,
        cover: None,
        setup: Rc::new(setup.clone()),
        names: Rc::new(names(setup)),
        last_turns: Rc::default(),
        moods,
        before: None,
        act: Callback::noop(),
        standing: None,
        set_standing: Callback::noop(),
        check,
        memory: BoardMemory::default(),
        running: None,
        underway: Seats::NONE,
        now: None,
        advised: None,
    };
    let renderer = yew::LocalServerRenderer::<AtHome<U>>::with_props(props);
    at_once(renderer.hydratable(false).render())
}

/// The check that a table offers these eyes.
pub(super) fn check_at<G: Game>(table: &Table<G>, eyes: Eyes) -> Check<G> {
    let table = table.clone();
    Callback::from(move |(seat, action)| match eyes.seat() {
        Some(own) if own == seat => table.check(&Input::new(table.at(), seat, action)),
        _ => Err(Illegal::NotYourTurn),
    })
}

/// The check that the table would offer in this world.
pub(super) fn check_in<G: Game>(world: &G, eyes: Eyes, at: Millis) -> Check<G> {
    let world = world.clone();
    Callback::from(move |(seat, action)| match eyes.seat() {
        Some(own) if own == seat => world.check(&Input::new(at, seat, action)),
        _ => Err(Illegal::NotYourTurn),
    })
}

/// The markup of something other than a board.
pub(super) fn draw_alone(html: Html) -> String {
    let props = yew::props!(ProvidedProps { children: html });
    let renderer = yew::LocalServerRenderer::<Provided>::with_props(props);
    at_once(renderer.hydratable(false).render())
}

/// See [`Provided`].
#[derive(Properties, PartialEq)]
struct ProvidedProps {
    children: Html,
}

/// Wraps something in the contexts that the app provides.
#[component]
fn Provided(props: &ProvidedProps) -> Html {
    let settings: SettingsHandle = use_reducer(|| SavedSettings {
        settings: Settings::default(),
        saved: true,
    });
    html! {
        <ContextProvider<SettingsHandle> context={settings}>
            { props.children.clone() }
        </ContextProvider<SettingsHandle>>
    }
}

/// A board in these contexts.
#[component]
fn AtHome<U: GameUi>(props: &BoardProps<U>) -> Html {
    // In real time, as if time were running.
    let running = U::REAL_TIME.then(|| Running {
        runs: true,
        may: true,
        set: Callback::noop(),
    });
    let now = U::REAL_TIME.then(|| Callback::from(|()| 0));
    html! {
        <Provided>
            <U::Board
                {running}
                {now}
                seen={Rc::clone(&props.seen)}
                setup={Rc::clone(&props.setup)}
                names={Rc::clone(&props.names)}
                moods={props.moods}
                act={props.act.clone()}
                check={props.check.clone()}
            />
        </Provided>
    }
}

/// The result of a future that never waits: boards have everything they need.
fn at_once<T>(future: impl Future<Output = T>) -> T {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(result) => result,
        Poll::Pending => panic!("a board waits for something"),
    }
}
