//! What the screen shows: which moment of the game, to whose eyes, and what moves there.

use std::rc::Rc;

use yew::prelude::*;

use super::look_back::Moment;
use super::screen::Screen;
use super::sight::Sight;
use super::use_back::{Back, use_back};
use super::use_flights::use_flights;
use super::use_lock::use_lock;
use super::use_pace::use_pace;
use super::use_table::TableHandle;
use crate::engine::{Eyes, Seat};
use crate::ui::motion::Motion;
use crate::ui::parlour::Running;

/// See the top of this file.
pub(super) struct Show {
    /// The moment of the past that is looked at, if one is.
    pub(super) back: Back,
    /// The table then, or now.
    pub(super) table: TableHandle,
    pub(super) screen: Screen,
    pub(super) sight: Sight,
    /// Whether people pass the device.
    pub(super) passed: bool,
    /// Who took the device.
    pub(super) unlocked: UseStateHandle<Option<Seat>>,
    /// Covers the hand, if one is uncovered.
    pub(super) hide: Option<Callback<()>>,
    /// Goes on from a pause, which has this place among what the table saw happen.
    pub(super) ongoon: Callback<usize>,
    pub(super) motion: Motion,
    /// What floats above the board.
    pub(super) above: Html,
    /// Whether the game stands still, for people look at something else.
    pub(super) waits: bool,
}

/// Shows a table as it is now, or as it was.
#[hook]
pub(super) fn use_show(running: &Running, live: &TableHandle) -> Show {
    let people = running.setup.people();
    let unlocked = use_state(|| None);
    let onlock = use_callback(unlocked.setter(), |(), unlocked| unlocked.set(None));
    let passed = people.count() > 1;
    let hide = (passed && unlocked.is_some()).then_some(onlock.clone());
    use_lock(hide.is_some(), onlock);

    let seen_to = use_seen_to(running, live);
    let now = Screen::of(live.annals(), None, *seen_to);
    let back = use_back(live, now.until);
    let (moment, table) = (back.moment(), back.table(live));
    let screen = match moment {
        Some(_) => Screen::of(table.annals(), moment, 0),
        None => now,
    };
    let (status, paused) = (table.status(), screen.pause.is_some());
    // Who only looks on sees what the table sees, and unlocks a hand again to play it.
    let elsewhere = live.own.elsewhere;
    let sight = match moment {
        _ if elsewhere && passed => Sight::Open(Eyes::Table),
        Some(_) => Sight::back(people, &live.status(), *unlocked),
        None => Sight::of(people, &status, *unlocked, paused),
    };
    use_effect_with(elsewhere, {
        let unlocked = unlocked.setter();
        move |_| unlocked.set(None)
    });
    let board = sight.board(&status, paused);
    let motion = use_flights(&table, board, screen.until, back.known());
    let waits = paused || moment.is_some();
    let above = use_pace(live, &running.setup, waits, screen.round, motion.lasts);
    Show {
        ongoon: go_on(running, &back, &unlocked, &seen_to),
        back,
        table,
        screen,
        sight,
        passed,
        unlocked,
        hide,
        motion,
        above,
        waits,
    }
}

/// How much of what the table saw happen was looked at in pauses. What is taken back was not.
#[hook]
fn use_seen_to(running: &Running, live: &TableHandle) -> UseStateHandle<usize> {
    let seen_to = use_state(|| running.seen_to.get());
    let happened = live.annals().seen_by(usize::MAX);
    use_effect_with(happened, {
        let (kept, seen_to) = (Rc::clone(&running.seen_to), seen_to.clone());
        move |&happened| {
            if *seen_to > happened {
                kept.set(happened);
                seen_to.set(happened);
            }
        }
    });
    seen_to
}

fn go_on(
    running: &Running,
    back: &Back,
    unlocked: &UseStateHandle<Option<Seat>>,
    seen_to: &UseStateHandle<usize>,
) -> Callback<usize> {
    if let Some(moment) = back.moment() {
        return back.onmove.reform(move |_| Some(Moment::leap(moment.step)));
    }
    let kept = Rc::clone(&running.seen_to);
    let (unlocked, seen_to) = (unlocked.setter(), seen_to.setter());
    // Anybody may go on; whoever is next takes the device first.
    Callback::from(move |place| {
        kept.set(place + 1);
        seen_to.set(place + 1);
        unlocked.set(None);
    })
}
