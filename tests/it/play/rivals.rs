//! Bots that become as quick as the one person whom they play with: what they learn, and when.

use std::rc::Rc;

use kitchen_table::bots::Level;
use kitchen_table::bots::stroop::matching::Matching;
use kitchen_table::engine::{Eyes, Seat};
use kitchen_table::games::GameId;
use kitchen_table::games::stroop::{Action, Stroop, View};
use kitchen_table::settings::{Rivals, Settings};
use kitchen_table::setup::{Chair, Setup, Who};
use kitchen_table::ui::boards::kit::PlayerInput;
use kitchen_table::ui::play::{Origin, RunningGame, Scene, Store};
use kitchen_table::web::clock::Stopwatch;
use kitchen_table::web::local_storage;

const YOU: Seat = Seat(0);
const BOT: Seat = Seat(1);

/// A table with one person and a bot, where bots adapt to people or not.
fn dealt(rivals: Rivals) -> Rc<Store<Stroop>> {
    let settings = Settings {
        rivals,
        ..Settings::default()
    };
    assert!(local_storage::save("settings", &settings));
    let bot = Who::Bot(Level::Hard);
    with(&[Who::Person, bot], false)
}

fn with(who: &[Who], practice: bool) -> Rc<Store<Stroop>> {
    let mut setup = Setup::new(GameId::Stroop);
    setup.chairs = who.iter().copied().map(Chair::unnamed).collect();
    setup.practice = practice;
    Store::deal(&setup, 7).expect("so many can play")
}

/// What is stored about the person who plays here, if anything.
fn known() -> Option<Matching> {
    local_storage::load("stroop-rival")
}

/// Plays a round to its end, in which one of the two plays whatever fits and the other does nothing; returns
/// whether the bot has at least as many cards left.
pub(super) fn play_a_round(store: &Rc<Store<Stroop>>, who: Seat) -> bool {
    let part = |view: &View| (view.board.game, view.board.round);
    let plays = part(&store.seen(Eyes::Table).view);
    let (start, mut until) = (store.at(), store.at());
    store.set_stopwatch(Some(Stopwatch::started(0.0, start)));
    let mut left = [0; 2];
    loop {
        let view = store.seen(Eyes::Table).view;
        if part(&view) != plays || view.board.outcome.is_some() {
            store.set_stopwatch(None);
            return left[0] <= left[1];
        }
        left = [0, 1].map(|seat| {
            let seat = Seat(seat);
            view.board.hands[seat].len() + usize::from(view.left[seat])
        });
        until += 50;
        let hand = view.board.hands[who].iter().copied();
        let fits = hand.into_iter().find(|&card| view.board.fits(card));
        let action = match fits {
            Some(card) => Action::Play { card },
            None if view.left[who] > 0 => Action::Draw,
            None => Action::Stop,
        };
        let at = f64::from(until - start - 1);
        store.take_input(PlayerInput {
            seat: who,
            action,
            at,
        });
        Rc::clone(store).play_until(until);
        assert!(until < start + 600_000, "a round ends");
    }
}

#[test]
fn each_round_counts_once_and_so_does_the_last() {
    let store = dealt(Rivals::Match);
    assert_eq!(known(), None);
    let won = play_a_round(&store, YOU);
    assert!(won, "nobody is as quick as this");
    let after_one = Matching::default().after(true);
    assert_eq!(known(), Some(after_one));
    // No frame is drawn between the last card and what is read here, so it counts at any pace.
    let won = play_a_round(&store, BOT);
    assert!(store.status().is_over() && !won);
    assert_eq!(known(), Some(after_one.after(false)));
}

#[test]
fn looking_back_reopening_and_watching_teach_nothing() {
    let store = dealt(Rivals::Match);
    play_a_round(&store, YOU);
    let learned = known();
    let lines = store.autosave().lines();
    let steps = store.index().step();
    for step in [steps - 1, 3, steps] {
        let until = store.index().seen_by(step);
        let _ = store.summary(until, Some(step), Scene::Step(Some(step)));
    }
    let opened = Store::<Stroop>::open(&lines, &Origin::Saved(1)).expect("it was played");
    assert_eq!(known(), learned);

    // A watching tab learns of the rest as lines that another tab has written.
    opened.take_inputs(false);
    play_a_round(&store, YOU);
    let learned = known();
    opened
        .reload(&store.autosave().lines())
        .expect("it goes on");
    assert!(opened.status().is_over());
    assert_eq!(known(), learned);
}

#[test]
fn nothing_is_learned_with_fixed_levels_several_people_or_in_training() {
    play_a_round(&dealt(Rivals::Levels), YOU);
    assert_eq!(known(), None);
    let _ = dealt(Rivals::Match);
    play_a_round(&with(&[Who::Person; 2], false), YOU);
    play_a_round(&with(&[Who::Person, Who::Bot(Level::Easy)], true), YOU);
    assert_eq!(known(), None);
}
