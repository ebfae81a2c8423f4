//! A running game, whichever it is: its table, its bots, and the people who take turns at the
//! screen.

mod annals;
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
mod sitting;
mod story;
mod tools;
mod use_back;
mod use_bots;
mod use_clock;
mod use_flights;
mod use_hurry;
mod use_lock;
mod use_pace;
mod use_table;

use std::rc::Rc;

use yew::prelude::*;

use super::keep::Own;
use super::parlour::{Running, use_parlour};
use super::room;
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
use use_clock::use_clock;
use use_table::use_table;

pub(in crate::ui) use session::resume;
pub(in crate::ui) use sitting::Sitting;

/// A running game.
pub fn table(running: &Running) -> Html {
    html! { <Play key={running.id()} running={running.clone()} /> }
}

#[derive(Properties, PartialEq)]
struct PlayProps {
    running: Running,
}

/// Plays a game from the deal to its end.
#[component]
fn Play(props: &PlayProps) -> Html {
    let running = &props.running;
    let names = use_memo(Rc::clone(&running.setup), |setup| setup.names());
    let parlour = use_parlour();
    let live = use_table(running);
    use_clock(&live);
    let show = use_show(running, &live);
    let open = use_state(|| None::<Side>);
    let Show {
        back,
        screen,
        table,
        ..
    } = &show;
    let tools = Tools {
        running,
        live: &live,
        back,
        open: &open,
        parlour: &parlour,
        unlocked: &show.unlocked,
    };
    let scene = Scene {
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
            { room::deck(running.setup.game) }
            <Announcer
                key="announcer"
                sitting={Rc::clone(table.sitting())}
                until={screen.until}
                known={back.known()}
                names={Rc::clone(&names)}
                then={scene.now().filter(|_| !show.waits)}
                taken_back={live.annals().taken_back}
            />
            { frame(&scene, &show, &tools) }
        </>
    }
}

/// The frame and all that it holds.
fn frame(scene: &Scene, show: &Show, tools: &Tools) -> Html {
    let running = scene.running;
    let (eyes, covered) = match show.sight {
        Sight::Open(eyes) => (eyes, false),
        Sight::Locked(_) => (Eyes::Table, true),
    };
    let (game, until) = (running.setup.game, scene.screen.until);
    let sitting = scene.table.sitting();
    let log = chapters(&**sitting, eyes, until, scene.names);
    html! {
        <Frame
            key="frame"
            {game}
            stand={sitting.stand(until)}
            passed={show.passed}
            hide={show.hide.clone()}
            {covered}
            log={html! { <Log chapters={log} /> }}
            reference={room::reference(game)}
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
fn middle(scene: &Scene, show: &Show) -> Html {
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
fn under(show: &Show, own: &Own) -> Html {
    html! {
        <>
            <Elsewhere key="elsewhere" own={own.clone()} />
            { look_back(show) }
        </>
    }
}

fn look_back(show: &Show) -> Html {
    let Some(moment) = show.back.moment() else {
        return Html::default();
    };
    let paused = show.screen.pause.is_some();
    let (course, onmove) = (Rc::clone(&show.back.course), show.back.onmove.clone());
    html! { <LookBack key="look-back" {moment} {paused} {course} {onmove} /> }
}
