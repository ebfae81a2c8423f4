//! A running game, whichever it is: its table, its bots, and the people who take turns at the
//! screen.

mod announcer;
mod cover;
mod elsewhere;
mod frame;
mod log;
mod look_back;
mod menu;
mod next_steps;
mod not_kept;
mod panel;
mod report;
mod scene;
mod screen;
mod session;
mod show;
mod sight;
mod story;
mod tools;
mod use_back;
mod use_bots;
mod use_flights;
mod use_hurry;
mod use_lock;
mod use_pace;
mod use_table;

use std::rc::Rc;

use yew::prelude::*;

use super::keep::Own;
use super::parlour::{Running, use_parlour};
use super::room::Room;
use crate::engine::{Eyes, Status};
use announcer::Announcer;
use elsewhere::Elsewhere;
use frame::Frame;
use log::{Log, chapters};
use look_back::LookBack;
use not_kept::NotKept;
use panel::Side;
use scene::Scene;
use show::{Show, use_show};
use sight::Sight;
use tools::Tools;
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
    let names = use_memo(Rc::clone(&running.setup), |setup| setup.names());
    let parlour = use_parlour();
    let live = use_table::<R>(running);
    let show = use_show::<R>(running, &live);
    let open = use_state(|| None::<Side>);
    let Show {
        back,
        screen,
        table,
        ..
    } = &show;
    let tools: Tools<R> = Tools {
        running,
        live: &live,
        back,
        open: &open,
        parlour: &parlour,
        unlocked: &show.unlocked,
    };
    let scene: Scene<R> = Scene {
        running,
        table,
        names: &names,
        screen,
        all_open: back.moment().is_some() && live.is_over(),
        onlookback: tools.look_back(),
        onaway: tools.menu(),
    };
    html! {
        <>
            <R::Deck key="deck" />
            <Announcer<R>
                key="announcer"
                told={Rc::clone(&screen.public)}
                known={back.known()}
                names={Rc::clone(&names)}
                then={scene.now().filter(|_| !show.waits)}
                taken_back={live.session().taken_back}
            />
            { frame(&scene, &show, &tools) }
        </>
    }
}

/// The frame and all that it holds.
fn frame<R: Room>(scene: &Scene<R>, show: &Show<R>, tools: &Tools<R>) -> Html {
    let running = scene.running;
    let (eyes, covered) = match show.sight {
        Sight::Open(eyes) => (eyes, false),
        Sight::Locked(_) => (Eyes::Table, true),
    };
    let log = chapters::<R>(&scene.table.story(eyes, scene.screen.until()), scene.names);
    html! {
        <Frame
            key="frame"
            game={running.setup.game}
            stand={R::stand(&scene.screen.public)}
            passed={show.passed}
            hide={show.hide.clone()}
            {covered}
            log={html! { <Log chapters={log} /> }}
            reference={html! { <R::Reference /> }}
            menu={tools.panel()}
            takeback={tools.take_back()}
            open={tools.open.clone()}
            under={under(show, &tools.live.own)}
            asking={!tools.live.own.here && !tools.live.own.elsewhere}
            notice={html! { <NotKept running={running.clone()} /> }}
            above={show.above.clone()}
            motion={show.motion.clone()}
        >
            { middle(scene, show) }
        </Frame>
    }
}

/// What lies in the middle of the frame now.
fn middle<R: Room>(scene: &Scene<R>, show: &Show<R>) -> Html {
    match (scene.screen.pause.clone(), scene.table.status(), show.sight) {
        (Some((place, heading)), ..) => scene.between(heading, show.ongoon.reform(move |()| place)),
        (None, Status::Over(outcome), _) => scene.result(&outcome),
        (None, _, Sight::Locked(seat)) => {
            let unlocked = show.unlocked.setter();
            scene.cover(seat, Callback::from(move |()| unlocked.set(Some(seat))))
        }
        (None, _, Sight::Open(eyes)) => scene.board(eyes),
    }
}

/// What lies below the board: that the game is played elsewhere, and the way through the past.
fn under<R: Room>(show: &Show<R>, own: &Own) -> Html {
    html! {
        <>
            <Elsewhere key="elsewhere" own={own.clone()} />
            { look_back(show) }
        </>
    }
}

fn look_back<R: Room>(show: &Show<R>) -> Html {
    let Some(moment) = show.back.moment() else {
        return Html::default();
    };
    let paused = show.screen.pause.is_some();
    let (course, onmove) = (Rc::clone(&show.back.course), show.back.onmove.clone());
    html! { <LookBack key="look-back" {moment} {paused} {course} {onmove} /> }
}
