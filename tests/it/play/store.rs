//! The store of a running game, which is its only writer.

use std::cell::Cell;
use std::rc::Rc;

use kitchen_table::bots::Level;
use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{By, Eyes, Input, Millis, Observation, Rng, Seat};
use kitchen_table::games::GameId;
use kitchen_table::games::dealt::Dealt;
use kitchen_table::games::slapshot::{Action as Move, Slapshot, Stage};
use kitchen_table::games::sloop::Sloop;
use kitchen_table::games::stroop::Stroop;
use kitchen_table::games::swoop::Swoop;
use kitchen_table::saves::{Entry, Journal};
use kitchen_table::setup::{Chair, Setup, Who};
use kitchen_table::ui::boards::kit::{GameUi, PlayerInput};
use kitchen_table::ui::motion::{Flight, Movement};
use kitchen_table::ui::play::{Origin, RunningGame, Scene, Store};
use kitchen_table::web::clock::Stopwatch;
use yew::Callback;

use crate::fixtures::snatch::{Action, Snatch, applied};

/// A table of people, in a turn-based or a real-time game.
fn dealt<U: GameUi>(game: GameId, people: u8) -> Rc<Store<U>> {
    let mut setup = Setup::new(game);
    setup.chairs = vec![Chair::unnamed(Who::Person); usize::from(people)];
    let store = Store::<U>::deal(&setup, 7).expect("so many can play");
    store.set_stopwatch(Some(Stopwatch::started(0.0, 0)));
    store
}

fn snatch() -> Rc<Store<Snatch>> {
    dealt(GameId::Dealt, 3)
}

/// A snatch that a seat could try now.
fn attempt(store: &Store<Snatch>, seat: Seat) -> Option<Action> {
    let seen = store.seen(Eyes::Seat(seat));
    let card = seen
        .view
        .hand
        .iter()
        .find(|card| card.fits(seen.view.center));
    let onto = seen.view.before;
    card.map(|&card| Action::Snatch { card, onto })
}

/// A seat that can snatch something now, and its action.
fn snatcher(store: &Store<Snatch>) -> (Seat, Action) {
    let mut seats = [Seat(0), Seat(1), Seat(2)].into_iter();
    let found = seats.find_map(|seat| Some((seat, attempt(store, seat)?)));
    found.expect("somebody has a card that fits")
}

fn at<A>(at: f64, seat: Seat, action: A) -> PlayerInput<A> {
    PlayerInput { seat, action, at }
}

fn frame(store: &Rc<Store<Snatch>>, until: Millis) {
    Rc::clone(store).play_until(until);
}

/// The game that the journal leads to, which must be readable.
fn reopened<U: GameUi>(store: &Store<U>) -> Observation<U> {
    let lines = store.autosave().lines();
    let opened = Store::<U>::open(&lines, &Origin::Saved(1));
    let opened = opened.unwrap_or_else(|broken| panic!("{broken:?} in {lines:#?}"));
    opened.seen(Eyes::Table)
}

#[test]
fn the_second_tap_on_a_card_in_one_frame_is_not_recorded() {
    let store = snatch();
    let (seat, action) = snatcher(&store);
    let before = store.autosave().lines().len();
    store.take_input(at(10.0, seat, action));
    store.take_input(at(20.0, seat, action));
    frame(&store, 30);
    assert_eq!(store.autosave().lines().len(), before + 1);
    assert_eq!(store.index().step(), 1);
    assert_eq!(reopened(&store), store.seen(Eyes::Table));
}

#[test]
fn a_refused_input_leaves_no_line_and_changes_nothing() {
    let store = snatch();
    let (seen, lines) = (store.seen(Eyes::Table), store.autosave().lines());
    let mut rng = Rng::new(1);
    let mut refused = 0;
    for _ in 0..200 {
        let stray = Input::new(5, Seat(9), Snatch::stray(&mut rng));
        refused += usize::from(store.play(stray).is_err());
    }
    assert_eq!(refused, 200);
    assert_eq!(store.autosave().lines(), lines);
    assert_eq!(store.seen(Eyes::Table), seen);
}

#[test]
fn changes_are_announced_once_per_frame_after_they_are_recorded() {
    let store = snatch();
    let heard = Rc::new(Cell::new(0));
    let listener = {
        let (store, heard) = (Rc::downgrade(&store), Rc::clone(&heard));
        Callback::from(move |()| {
            let store = store.upgrade().expect("it is there");
            assert_eq!(store.autosave().lines().len(), store.index().step() + 1);
            heard.set(heard.get() + 1);
        })
    };
    store.listen(Some(listener));
    let (seat, action) = snatcher(&store);
    store.take_input(at(10.0, seat, action));
    assert_eq!(heard.get(), 0, "in real time an input waits for its frame");
    frame(&store, 2_500);
    assert_eq!(heard.get(), 1, "an input and what the clock did after it");
    assert!(store.index().step() > 1);
    frame(&store, 2_501);
    assert_eq!(heard.get(), 1, "nothing happened");
}

#[test]
fn nothing_is_played_in_a_tab_without_the_game() {
    let store = snatch();
    let (seat, action) = snatcher(&store);
    store.take_inputs(false);
    store.take_input(at(10.0, seat, action));
    frame(&store, 5_000);
    assert_eq!(store.index().step(), 0);
    store.take_inputs(true);
    frame(&store, 100);
    assert_eq!(
        store.index().step(),
        0,
        "what was done meanwhile is forgotten"
    );
}

#[test]
fn pending_inputs_are_taken_back_too() {
    let store = snatch();
    let (seat, action) = snatcher(&store);
    store.take_input(at(10.0, seat, action));
    store.take_back(0);
    frame(&store, 100);
    assert_eq!(store.index().step(), 0);
}

#[test]
fn inputs_pending_when_the_game_left_are_not_played_when_it_returns() {
    let store = snatch();
    let (seat, action) = snatcher(&store);
    store.take_input(at(10.0, seat, action));
    store.take_inputs(false);
    store.take_inputs(true);
    frame(&store, 100);
    assert_eq!(store.index().step(), 0);
}

#[test]
fn a_real_time_game_plays_to_its_end_by_the_clock_alone() {
    let store = snatch();
    let mut until = 0;
    while !store.status().is_over() {
        until += 16;
        frame(&store, until);
    }
    assert_eq!(store.at(), 60_000);
    assert_eq!(reopened(&store), store.seen(Eyes::Table));
}

#[test]
fn in_turns_the_clock_acts_when_it_is_due_and_not_before() {
    let link = Setup::from_query("swoop", "seats=person,person,person&minutes=1");
    let (setup, _) = link.expect("a link");
    let store = Store::<Swoop>::deal(&setup, 7).expect("so many can play");
    let due = store.snapshot(None).clock_due;
    assert_eq!(due, Some(60_000));
    Rc::clone(&store).play_until(59_999);
    store.take_inputs(false);
    Rc::clone(&store).play_until(60_000);
    assert_eq!(store.index().step(), 0, "not yet, nor in a tab without it");
    store.take_inputs(true);
    Rc::clone(&store).play_until(60_000);
    assert_eq!(store.index().last_by(1), Some(By::Clock));
    assert!(store.seen(Eyes::Table).view.called);
    assert_eq!(store.snapshot(None).clock_due, None);
}

#[test]
fn a_kept_game_is_replayed_only_once_when_opened() {
    let store = snatch();
    for until in (0..8_000_u32).step_by(100) {
        for seat in [Seat(0), Seat(1), Seat(2)] {
            if let Some(action) = attempt(&store, seat) {
                store.take_input(at(f64::from(until), seat, action));
            }
        }
        frame(&store, until);
    }
    let steps = store.index().step();
    assert!(steps > 20, "{steps} inputs");
    let lines = store.autosave().lines();

    let before = applied();
    let opened = Store::<Snatch>::open(&lines, &Origin::Saved(1)).expect("it was played");
    assert_eq!(applied() - before, steps);
    // What the page asks of it does not replay anything either.
    assert_eq!(opened.seen(Eyes::Table), store.seen(Eyes::Table));
    let seen = opened.index().seen_by(steps);
    let now = Scene::Step(None);
    let _ = (opened.snapshot(None), opened.line(0, Eyes::Table));
    let _ = opened.summary(seen, None, now);
    let _ = opened.flights(0..seen, Eyes::Table, now);
    assert_eq!(applied() - before, steps);
}

#[test]
fn no_journal_content_makes_the_store_panic() {
    let store = snatch();
    let (seat, action) = snatcher(&store);
    store.take_input(at(10.0, seat, action));
    frame(&store, 3_000);
    let lines = store.autosave().lines();
    let open = |lines: &[String]| Store::<Snatch>::open(lines, &Origin::Saved(1)).err();
    assert_eq!(open(&lines), None);

    let mut rng = Rng::new(3);
    let mut broken = 0;
    for place in 1..=lines.len() {
        for _ in 0..60 {
            let by = [By::Seat(Seat(rng.below(5) as u8)), By::Clock];
            let input = Input {
                at: rng.below(9_000),
                by: *rng.pick(&by).expect("one of two"),
                action: Snatch::stray(&mut rng),
            };
            let mut journal = journal_of(&lines[..place]);
            journal.add(&Entry::played(&input));
            let why = open(journal.lines());
            broken += usize::from(why.is_some());
            // Everything before the line that cannot be played is still good.
            let good = why.map_or(journal.lines().len(), |broken| broken.good);
            assert!(good >= place, "line {good} of {place}");
        }
        for cut in 0..lines[place - 1].len() {
            let mut cut_off = lines[..place].to_vec();
            cut_off[place - 1].truncate(cut);
            assert!(open(&cut_off).is_some());
        }
    }
    assert!(broken > 60, "{broken} were broken");
    assert!(open(&[]).is_some());
    assert!(open(&["nonsense".into()]).is_some());
    assert!(open(&lines[1..]).is_some());
}

/// The journal with these lines.
fn journal_of(lines: &[String]) -> Journal {
    Journal::read::<Snatch>(lines, &mut ())
        .expect("they are whole")
        .journal
}

#[test]
fn turn_based_inputs_are_played_at_once_and_each_is_a_line() {
    fn plays<U: GameUi>(game: GameId) {
        let store = dealt::<U>(game, 3);
        for step in 1..=40 {
            let Some(seat) = store.status().to_act().iter().next() else {
                return;
            };
            let seen = store.seen(Eyes::Seat(seat));
            let action = seen.legal().next().cloned().expect("something is legal");
            store.take_input(at(0.0, seat, action.clone()));
            assert_eq!(store.index().step(), step);
            assert_eq!(store.autosave().lines().len(), step + 1);
            // A second tap on the same card comes too late, and is dropped.
            if !store.status().to_act().has(seat) {
                store.take_input(at(0.0, seat, action));
                assert_eq!(store.index().step(), step);
            }
        }
        assert_eq!(reopened(&store), store.seen(Eyes::Table));
    }
    plays::<Dealt>(GameId::Dealt);
    plays::<Swoop>(GameId::Swoop);
    plays::<Sloop>(GameId::Sloop);
    plays::<Slapshot>(GameId::Slapshot);
}

#[test]
fn taking_back_and_changing_seats_are_lines_too() {
    let store = dealt::<Dealt>(GameId::Dealt, 3);
    for _ in 0..6 {
        let seat = store.status().to_act().iter().next().expect("it goes on");
        let seen = store.seen(Eyes::Seat(seat));
        let action = seen.legal().next().copied().expect("something is legal");
        store.take_input(at(0.0, seat, action));
    }
    store.take_back(2);
    assert_eq!(store.index().step(), 2);
    let mut chairs = store.setup().chairs.clone();
    chairs[1] = Chair::named(Who::Bot(Level::Hard), "Dora");
    store.seat(chairs.clone());
    assert_eq!(store.names()[Seat(1)].as_str(), "Dora");

    let lines = store.autosave().lines();
    assert_eq!(lines.len(), 1 + 6 + 2);
    let opened = Store::<Dealt>::open(&lines, &Origin::Saved(1)).expect("it was played");
    assert_eq!(opened.setup().chairs, chairs);
    assert_eq!(opened.index().step(), 2);
    assert_eq!(opened.seen(Eyes::Table), store.seen(Eyes::Table));
}

#[test]
fn a_past_moment_is_as_it_was_then() {
    fn holds<U: GameUi>(game: GameId) {
        let store = dealt::<U>(game, 3);
        let mut then = vec![store.snapshot(None)];
        let mut rng = Rng::new(5);
        let mut decided = || {
            let mut seats = store.status().to_act().iter();
            seats.find_map(|seat| {
                let seen = store.seen(Eyes::Seat(seat));
                let legal: Vec<_> = seen.legal().cloned().collect();
                let action = rng.pick(&legal)?.clone();
                Some(Input::new(seen.at + 5, seat, action))
            })
        };
        while let Some(input) = decided().filter(|_| then.len() < 60) {
            assert!(store.play(input).is_ok(), "it is legal");
            then.push(store.snapshot(None));
        }
        assert!(then.len() > 10, "{game:?}: {}", then.len());
        for (step, then) in then.iter().enumerate() {
            assert_eq!(then.step, step);
            assert_eq!(store.snapshot(Some(step)), *then, "{game:?} after {step}");
        }
    }
    holds::<Dealt>(GameId::Dealt);
    holds::<Swoop>(GameId::Swoop);
    holds::<Sloop>(GameId::Sloop);
    holds::<Slapshot>(GameId::Slapshot);
    holds::<Stroop>(GameId::Stroop);
}

/// Plays at random until the first round is over; returns the position of the pause and how much the
/// table had seen before the last move.
fn play_a_round<U: GameUi>(store: &Store<U>) -> (usize, usize) {
    let mut rng = Rng::new(11);
    loop {
        let before = store.index().seen_by(usize::MAX);
        let seat = store
            .status()
            .to_act()
            .iter()
            .next()
            .expect("somebody acts");
        let seen = store.seen(Eyes::Seat(seat));
        let legal: Vec<_> = seen.legal().cloned().collect();
        let action = rng.pick(&legal).expect("something is legal").clone();
        let input = Input::new(seen.at, seat, action);
        assert!(store.play(input).is_ok(), "it is legal");
        if let Some((pause, _)) = store.index().pause_from(0) {
            return (before, pause);
        }
    }
}

#[test]
fn the_end_of_a_round_is_shown_before_the_next_deal() {
    let store = dealt::<Dealt>(GameId::Dealt, 4);
    let (before, pause) = play_a_round(&store);
    let closed = Scene::RoundEnd(pause);
    let flights = store.flights(before..pause, Eyes::Table, closed);
    let turned = |flight: &&Flight| flight.way == Movement::Turns;
    assert!(
        flights.iter().any(|flight| turned(&flight)),
        "hands turn up"
    );
    assert!(
        flights.iter().any(|flight| flight.way == Movement::Slides),
        "a chip goes"
    );
    let mut says = flights.iter().filter_map(|flight| flight.says.as_ref());
    let words = &says.next_back().expect("it is a moment").words;
    assert!(words.ends_with("lost the round"), "{words}");
    // The deal of the next round comes after the pause.
    let next = store.index().seen_by(usize::MAX);
    let deal = store.flights(pause..next, Eyes::Table, Scene::Step(None));
    assert!(deal.iter().all(|flight| flight.from == "pile"), "{deal:?}");

    let store = dealt::<Swoop>(GameId::Swoop, 3);
    let (before, pause) = play_a_round(&store);
    let flights = store.flights(before..pause, Eyes::Table, Scene::RoundEnd(pause));
    let says = flights
        .iter()
        .filter_map(|flight| flight.says.as_ref())
        .next_back();
    let words = &says.expect("it is a moment").words;
    assert!(words.ends_with(" went out!"), "{words}");
}

/// The last decision of a game may begin the next one, hosted by somebody who was observed before.
#[test]
fn a_manager_who_keeps_the_line_up_is_not_asked_again_at_home() {
    let store = dealt::<Slapshot>(GameId::Slapshot, 2);
    let awaited = || {
        let mut seen = [0, 1]
            .map(|seat| store.seen(Eyes::Seat(Seat(seat))))
            .into_iter();
        seen.find(Observation::mine)
    };
    let mut stands = [false; 2];
    while let Some(seen) = awaited() {
        let seat = seen.view.me.expect("it has a team");
        let at_home = matches!(seen.view.stage, Stage::LiningUp { bout, .. } if bout.host == seat);
        let plays =
            |it: &&Move| matches!(it, Move::Pick { .. } | Move::Game { .. } | Move::LineUp(_));
        let action = *seen.legal().find(plays).expect("it can go on");
        if at_home {
            assert!(
                !stands[seat.index()],
                "asked in vain: {:?}",
                seen.view.contest
            );
            stands[seat.index()] = true;
            store.set_standing((seat, Some(action)));
        } else {
            store.take_input(at(0.0, seat, action));
        }
    }
    assert!(store.status().is_over() && stands == [true; 2]);
}
