//! Real time: nothing waits for the browser, and at most a quarter of a second is lost.

use std::rc::Rc;

use kitchen_table::engine::{Eyes, Millis, Seat};
use kitchen_table::games::GameId;
use kitchen_table::setup::{Chair, Setup, Who};
use kitchen_table::ui::boards::kit::PlayerInput;
use kitchen_table::ui::play::{GameHandle, Origin, RunningGame, Store};
use kitchen_table::web::clock::Stopwatch;
use kitchen_table::web::save_db::peek;
use kitchen_table::web::simulated_browser::{self, Call, Fault};

use super::tab::Tab;
use super::{Wrong, all_killed, all_wrong, each};
use crate::fixtures::snatch::{Action, Snatch};

/// How long the game is played, how long a frame lasts, and how much may be lost.
const PLAYED: Millis = 4_000;
const FRAME: Millis = 50;
const LOST: Millis = 250;

type Played = Rc<Store<Snatch>>;

fn dealt() -> Played {
    let mut setup = Setup::new(GameId::Dealt);
    setup.chairs = vec![Chair::unnamed(Who::Person); 3];
    let store = Store::<Snatch>::deal(&setup, 7).expect("three can play");
    store.set_stopwatch(Some(Stopwatch::started(0.0, 0)));
    store
}

fn sit(store: &Played) -> Rc<Tab> {
    Tab::sit(GameHandle::new(Rc::clone(store) as Rc<dyn RunningGame>))
}

/// Tries every snatch that is possible.
fn try_all(store: &Played, now: Millis) {
    for seat in (0..3).map(Seat) {
        let view = store.seen(Eyes::Seat(seat)).view;
        if let Some(&card) = view.hand.iter().find(|card| card.fits(view.center)) {
            let onto = view.before;
            store.take_input(PlayerInput {
                seat,
                action: Action::Snatch { card, onto },
                at: f64::from(now),
            });
        }
    }
}

/// Plays until the end or a kill of the browser. Returns the number of lines after each frame.
fn play(store: &Played, look: impl Fn()) -> Vec<usize> {
    let mut lines = vec![1];
    for now in (0..PLAYED).step_by(FRAME as usize) {
        if simulated_browser::is_killed() {
            break;
        }
        try_all(store, now);
        Rc::clone(store).play_until(now);
        lines.push(store.autosave().lines().len());
        look();
        simulated_browser::pass(FRAME);
    }
    lines
}

/// The calls to the browser if nothing goes wrong.
fn calls() -> Vec<Call> {
    let played = || {
        simulated_browser::plan(|_, _| None);
        let store = dealt();
        let tab = sit(&store);
        play(&store, || ());
        simulated_browser::pass(1_000);
        assert!(tab.says_that_all_is_saved());
        assert_eq!(peek(tab.key()), tab.lines());
        assert!(tab.lines().len() > 10, "{} lines", tab.lines().len());
        simulated_browser::log()
    };
    std::thread::spawn(played)
        .join()
        .expect("nothing goes wrong")
}

#[test]
fn in_real_time_a_game_goes_on_whichever_call_fails() {
    let whole = {
        let store = dealt();
        play(&store, || ());
        store.autosave().lines()
    };
    each("in real time", &all_wrong(&calls()), |wrong: Wrong| {
        let store = dealt();
        wrong.plan();
        let tab = sit(&store);
        play(&store, || {
            let kept = peek(tab.key());
            assert!(tab.lines().starts_with(&kept));
        });
        assert_eq!(tab.lines(), whole, "the game did not go on");
        // As long as people may think that the browser is only slow.
        simulated_browser::pass(4_000);
        let kept = peek(tab.key());
        assert!(tab.lines().starts_with(&kept));
        if tab.says_that_all_is_saved() {
            assert_eq!(kept, tab.lines(), "not all is kept, and nobody says so");
        }
        if wrong.fault == Fault::Silent && kept.len() < whole.len() {
            assert!(!tab.says_that_all_is_saved());
        }
    });
}

#[test]
fn in_real_time_at_most_a_quarter_of_a_second_is_lost() {
    each("in real time", &all_killed(&calls()), |killed: Wrong| {
        let store = dealt();
        killed.plan();
        let tab = sit(&store);
        let frames = play(&store, || ());
        assert!(simulated_browser::is_killed());
        let (done, kept) = (tab.lines(), peek(tab.key()));
        tab.close();
        super::restart();
        assert!(done.starts_with(&kept));
        let sure = frames.len().saturating_sub((LOST / FRAME) as usize + 1);
        let sure = frames[..sure].last().copied().unwrap_or_default();
        assert!(kept.len() >= sure, "{} of {sure} lines", kept.len());
        if !kept.is_empty() {
            let opened = Store::<Snatch>::open(&kept, &Origin::Saved(tab.key()));
            assert_eq!(opened.expect("it was played").autosave().lines(), kept);
        }
    });
}
