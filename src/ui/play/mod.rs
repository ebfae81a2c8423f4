//! A running game, whichever it is: its table, its bots, and the people who take turns at the
//! screen.

mod announcer;
mod cover;
mod elsewhere;
mod frame;
mod hold;
mod log;
mod next_steps;
mod not_kept;
mod panel;
mod report;
mod scene;
mod session;
mod sight;
mod story;
mod use_bots;
mod use_flights;
mod use_hurry;
mod use_lock;
mod use_pace;
mod use_table;

use std::rc::Rc;

use yew::prelude::*;

use super::keep::Own;
use super::parlour::Running;
use super::room::Room;
use crate::engine::{Eyes, Seat, Seats, Status, Told};
use announcer::Announcer;
use frame::Frame;
use log::{Log, chapters};
use scene::Scene;
use sight::Sight;
use use_flights::use_flights;
use use_lock::use_lock;
use use_pace::use_pace;
use use_table::use_table;

/// See [`Play`].
#[derive(Properties, PartialEq)]
pub struct PlayProps {
    /// The game that runs.
    pub running: Running,
}

/// Plays a game from the deal to its end.
#[component]
pub fn Play<R: Room>(props: &PlayProps) -> Html {
    let running = &props.running;
    let people = running.setup.people();
    let names = use_memo(running.id(), |_| running.setup.names());
    let table = use_table::<R>(running);
    let unlocked = use_state(|| None);
    let onlock = use_callback(unlocked.setter(), |(), unlocked| unlocked.set(None));
    // Whether people pass the device.
    let passed = people.count() > 1;
    let hide = (passed && unlocked.is_some()).then_some(onlock.clone());
    use_lock(hide.is_some(), onlock);

    // The table may be ahead: the screen shows what happened up to the pause that it is in.
    let seen_to = use_state(|| running.seen_to.get());
    let public = table.story(Eyes::Table, usize::MAX).told;
    let pause = next_pause::<R>(&public, *seen_to);
    let until = pause.as_ref().map_or(public.len(), |(place, _)| *place);
    // What is new in it since the last render: see `story::use_news`.
    let public = Rc::new(public[..until].to_vec());
    let known = *use_state(|| if table.step() == 0 { 0 } else { until });
    let (status, paused) = (table.status(), pause.is_some());
    let sight = use_sight(&table.own, people, &status, &unlocked, paused);
    let motion = use_flights::<R>(&table, sight.board(&status, paused), &public, known);
    let above = use_pace::<R>(&table, &running.setup, paused, *seen_to, motion.lasts);

    let scene: Scene<R> = Scene {
        running,
        table: &table,
        names: &names,
        public: &public,
        round: *seen_to,
    };
    let then = scene.now(people).filter(|_| pause.is_none());
    let children = middle(&scene, pause, sight, &unlocked, &seen_to);
    let (eyes, covered) = match sight {
        Sight::Open(eyes) => (eyes, false),
        Sight::Locked(_) => (Eyes::Table, true),
    };
    let log = chapters::<R>(&table.story(eyes, until), &names);
    html! {
        <>
            <R::Deck key="deck" />
            <Announcer<R> key="announcer" told={Rc::clone(&public)} {known} {names} {then} />
            <Frame
                key="frame"
                game={running.setup.game}
                stand={R::stand(&public)}
                {passed}
                {hide}
                {covered}
                log={html! { <Log chapters={log} /> }}
                reference={html! { <R::Reference /> }}
                {above}
                own={table.own.clone()}
                {motion}
                {children}
            />
        </>
    }
}

/// Whose cards the screen may show. Who looks on at a game of several sees what the table sees, and
/// unlocks a hand again to play it.
#[hook]
fn use_sight(
    own: &Own,
    people: Seats,
    status: &Status,
    unlocked: &UseStateHandle<Option<Seat>>,
    paused: bool,
) -> Sight {
    use_effect_with(own.elsewhere, {
        let unlocked = unlocked.setter();
        move |_| unlocked.set(None)
    });
    if own.elsewhere && people.count() > 1 {
        Sight::Open(Eyes::Table)
    } else {
        Sight::of(people, status, **unlocked, paused)
    }
}

/// What lies in the middle of the frame now.
fn middle<R: Room>(
    scene: &Scene<R>,
    pause: Option<(usize, AttrValue)>,
    sight: Sight,
    unlocked: &UseStateHandle<Option<Seat>>,
    seen_to: &UseStateHandle<usize>,
) -> Html {
    let unlocked = unlocked.setter();
    match (pause, scene.table.status(), sight) {
        (Some((place, heading)), ..) => {
            let (running, seen_to) = (scene.running.clone(), seen_to.setter());
            // Anybody may go on; whoever is next takes the device first.
            let onclick = Callback::from(move |()| {
                running.seen_to.set(place + 1);
                seen_to.set(place + 1);
                unlocked.set(None);
            });
            scene.between(heading, onclick)
        }
        (None, Status::Over(outcome), _) => scene.result(&outcome),
        (None, _, Sight::Locked(seat)) => {
            scene.cover(seat, Callback::from(move |()| unlocked.set(Some(seat))))
        }
        (None, _, Sight::Open(eyes)) => scene.board(eyes),
    }
}

/// The first pause that the players have not gone on from: its place among what the table saw
/// happen, and its heading.
fn next_pause<R: Room>(public: &[Told<R::Game>], seen_to: usize) -> Option<(usize, AttrValue)> {
    let mut news = public.iter().enumerate().skip(seen_to);
    news.find_map(|(place, told)| Some((place, pause::<R>(told)?)))
}

/// What the players want to look at before the game goes on, as a heading.
fn pause<R: Room>(told: &Told<R::Game>) -> Option<AttrValue> {
    match told {
        Told::All(event) => R::pause(event),
        Told::Only(..) => None,
    }
}
