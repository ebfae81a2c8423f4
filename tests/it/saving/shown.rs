//! What is done is shown at once and saved behind that: slow storage drops nothing, and only bots and those who are to see
//! what others did wait for it.

use std::rc::Rc;

use kitchen_table::bots::Level;
use kitchen_table::setup::{Chair, Who};
use kitchen_table::ui::play::{Asked, GameHandle};
use kitchen_table::web::save_db::{Hitch, hitch, peek};
use kitchen_table::web::simulated_browser::{self, Call, Fault};

use super::each;
use super::story::Story;
use super::tab::Tab;

/// Something that changes a game.
#[derive(Clone, Copy, Debug)]
enum Change {
    Move,
    TakeBack,
    Seats,
}

fn make(change: Change, game: &GameHandle) {
    match change {
        Change::Move => {
            let seat = game.status().to_act().iter().next().expect("it goes on");
            game.shared().ask(Asked::Decision(seat, Level::Easy));
        }
        Change::TakeBack => game.take_back(0),
        Change::Seats => {
            let mut chairs = game.setup().chairs.clone();
            chairs[0] = Chair::named(Who::Person, "Philippa");
            game.seat(chairs);
        }
    }
    simulated_browser::run();
}

/// Everything of a game that could be drawn now.
fn drawn(game: &GameHandle) -> String {
    let (step, status) = (game.index().step(), game.status());
    let names: Vec<_> = game.names().iter().map(|(_, it)| it.clone()).collect();
    format!("{step} {status:?} {names:?}")
}

fn beginnings() -> impl Iterator<Item = Story> {
    let stories = Story::all().into_iter();
    stories.filter(|it| it.kept_before() == 0)
}

/// A game of which one move is saved, in a browser whose storage then has this fault.
fn sit(story: &Story, fault: Fault) -> Rc<Tab> {
    let tab = Tab::sit(story.begin());
    make(Change::Move, &tab.game);
    assert!(tab.game.autosave().is_settled());
    simulated_browser::plan(move |_, call| (call == Call::Commit).then_some(fault));
    tab
}

#[test]
fn slow_storage_delays_nothing_drops_nothing_and_is_not_reported() {
    const EACH: u32 = 2_500;
    let all = [Change::Move, Change::TakeBack, Change::Seats];
    for story in beginnings() {
        let orders: Vec<_> = (0..3)
            .map(|first| [0, 1, 2].map(|at| all[(first + at) % 3]))
            .collect();
        each(&story.name, &orders, |order| {
            let tab = sit(&story, Fault::Slow(EACH));
            let (game, before) = (&tab.game, tab.lines().len());
            for (at, change) in order.into_iter().enumerate() {
                // A bot waits until all before it is saved.
                if at > 0 && matches!(change, Change::Move) {
                    simulated_browser::pass(4 * EACH);
                }
                let was = drawn(game);
                make(change, game);
                assert_ne!(drawn(game), was, "{change:?} is not shown at once");
                assert_eq!(tab.lines().len(), before + at + 1, "{change:?} is dropped");
                assert!(!game.autosave().is_settled());
                assert_ne!(peek(tab.key()), tab.lines());
            }
            for _ in 0..6 {
                simulated_browser::pass(EACH / 2);
                assert_eq!((tab.trouble(), hitch()), (None, None), "it is only slow");
            }
            assert!(game.autosave().is_settled());
            assert_eq!(peek(tab.key()), tab.lines());
        });
    }
}

#[test]
fn a_bot_waits_until_the_move_before_is_kept() {
    for story in beginnings() {
        let tab = sit(&story, Fault::Slow(1_000));
        let before = tab.lines().len();
        make(Change::Move, &tab.game);
        make(Change::Move, &tab.game);
        assert_eq!(tab.lines().len(), before + 1);
        simulated_browser::pass(1_000);
        assert_eq!(peek(tab.key()).len(), before + 1);
        assert_eq!(tab.lines().len(), before + 2);
        simulated_browser::pass(1_000);
        assert_eq!(peek(tab.key()), tab.lines());
        tab.close();
        super::restart();
    }
}

#[test]
fn nobody_waits_for_storage_that_never_answers_longer_than_people_would() {
    for story in beginnings() {
        each(
            &story.name,
            &[Change::Move, Change::TakeBack, Change::Seats],
            |change| {
                let tab = sit(&story, Fault::Silent);
                make(change, &tab.game);
                simulated_browser::pass(2_000);
                assert!(!tab.game.autosave().is_settled());
                assert!(tab.says_that_all_is_saved(), "it may be slow");
                simulated_browser::pass(2_000);
                assert!(tab.game.autosave().is_settled());
                assert_eq!((hitch(), tab.trouble()), (Some(Hitch::Late), None));
                let lines = tab.lines().len();
                make(Change::Seats, &tab.game);
                make(Change::Move, &tab.game);
                assert_eq!(tab.lines().len(), lines + 2, "the game does not go on");
            },
        );
    }
}
