//! Rounds that are played in real time.

use std::rc::Rc;

use kitchen_table::engine::{Eyes, Seat};
use kitchen_table::games::GameId;
use kitchen_table::games::stroop::{Action, Stroop};
use kitchen_table::setup::{Chair, Setup, Who};
use kitchen_table::ui::boards::kit::PlayerInput;
use kitchen_table::ui::play::{RunningGame, Store};
use kitchen_table::web::clock::Stopwatch;

#[test]
fn actions_right_after_a_round_do_not_count_in_the_next() {
    let mut setup = Setup::new(GameId::Stroop);
    setup.chairs = vec![Chair::unnamed(Who::Person); 2];
    let store = Store::<Stroop>::deal(&setup, 7).expect("so many can play");
    store.set_stopwatch(Some(Stopwatch::started(0.0, 0)));
    let seats = [Seat(0), Seat(1)];
    let drawn = || {
        let board = store.seen(Eyes::Table).view.board;
        let hands = seats.map(|seat| board.hands[seat].len());
        (board.round, hands)
    };
    let mut at = 0.0;
    let mut all = |seat, action| {
        at += 10.0;
        store.take_input(PlayerInput { seat, action, at });
    };
    for _ in 0..15 {
        seats.into_iter().for_each(|seat| all(seat, Action::Draw));
    }
    // The round is over by the second call, even if the first one is wrong; more follows at once.
    for action in [Action::Stop, Action::Draw, Action::Draw] {
        seats.into_iter().for_each(|seat| all(seat, action));
    }
    // All of it within one overlong frame, and in the next one.
    for until in [2_000, 2_500] {
        Rc::clone(&store).play_until(until);
        assert_eq!(drawn(), (2, [0, 0]));
    }
    let step = store.index().step();
    store.pause(2_500);
    store.set_stopwatch(None);
    assert_eq!(
        store.index().step(),
        step,
        "nothing goes on that could be paused"
    );

    store.set_stopwatch(Some(Stopwatch::started(0.0, store.at())));
    store.take_input(PlayerInput {
        seat: Seat(1),
        action: Action::Draw,
        at: 10.0,
    });
    Rc::clone(&store).play_until(store.at() + 100);
    assert_eq!(drawn(), (2, [0, 1]));
}
