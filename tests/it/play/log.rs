//! The log of a running game, as each observer reads it.

use std::rc::Rc;

use kitchen_table::engine::{By, Eyes, Rng, Seat};
use kitchen_table::games::GameId;
use kitchen_table::games::dealt::Dealt;
use kitchen_table::games::slapshot::Slapshot;
use kitchen_table::games::sloop::Sloop;
use kitchen_table::games::swoop::Swoop;
use kitchen_table::setup::{Chair, Setup, Who};
use kitchen_table::ui::boards::kit::{GameUi, PlayerInput};
use kitchen_table::ui::play::log_book::{LogBooks, ReadLog};
use kitchen_table::ui::play::{RunningGame, Store};

const PLAYERS: u8 = 3;

/// All observers.
fn all_eyes() -> impl Iterator<Item = Eyes> {
    let seats = (0..PLAYERS).map(|seat| Eyes::Seat(Seat(seat)));
    seats.chain([Eyes::Table])
}

/// Plays this many random inputs, and calls `look` after each.
fn played<U: GameUi>(game: GameId, inputs: usize, mut look: impl FnMut(&Store<U>)) -> Rc<Store<U>> {
    let mut setup = Setup::new(game);
    setup.chairs = vec![Chair::unnamed(Who::Person); usize::from(PLAYERS)];
    let store = Store::<U>::deal(&setup, 5).expect("three can play");
    let mut rng = Rng::new(9);
    for _ in 0..inputs {
        let Some(seat) = store.status().to_act().iter().next() else {
            break;
        };
        let seen = store.seen(Eyes::Seat(seat));
        let legal: Vec<_> = seen.legal().cloned().collect();
        let action = rng.pick(&legal).expect("something is legal").clone();
        store.take_input(PlayerInput {
            seat,
            action,
            at: 0.0,
        });
        look(&store);
    }
    store
}

/// The number of events that the table has seen so far.
fn now<U: GameUi>(store: &Store<U>) -> usize {
    store.index().seen_by(store.index().step())
}

fn lines(log: &ReadLog) -> Vec<(usize, String)> {
    let lines = log.chapters.iter().flat_map(|chapter| &chapter.lines);
    lines
        .map(|line| (line.place, line.line.words.to_string()))
        .collect()
}

/// Asserts that secrets stay secret; returns the number of lines that only one seat read.
fn secrets_stay<U: GameUi>(game: GameId) -> usize {
    let store = played::<U>(game, 400, |_| ());
    let mut books = LogBooks::default();
    let until = now(&store);
    let read: Vec<_> = all_eyes()
        .map(|eyes| lines(&books.read(&*store, eyes, until, None)))
        .collect();
    let table = &read[usize::from(PLAYERS)];
    assert!(table.len() > 100, "{} lines", table.len());
    let mut secret = 0;
    for (seat, own) in read[..usize::from(PLAYERS)].iter().enumerate() {
        // Everyone reads the public lines in the same order; only a seat that saw more reads more.
        let more = |place| {
            own.iter()
                .any(|line| line.0 == place + 1 && !table.contains(line))
        };
        let shared = own.iter().filter(|line| table.contains(line));
        let expected = table
            .iter()
            .filter(|line| own.contains(line) || !more(line.0));
        assert!(shared.eq(expected), "seat {seat}");
        for line in own.iter().filter(|line| !table.contains(line)) {
            let readers = read
                .iter()
                .filter(|lines| lines.iter().any(|it| it.0 == line.0));
            assert_eq!(readers.count(), 1, "{line:?}");
            secret += 1;
        }
    }
    secret
}

#[test]
fn what_only_one_seat_saw_is_in_no_other_log() {
    assert!(secrets_stay::<Dealt>(GameId::Dealt) > 5);
    secrets_stay::<Swoop>(GameId::Swoop);
    assert!(secrets_stay::<Sloop>(GameId::Sloop) > 5);
    assert!(secrets_stay::<Slapshot>(GameId::Slapshot) > 5);
}

#[test]
fn a_log_read_in_steps_equals_one_read_at_once() {
    let mut books = LogBooks::default();
    let store = played::<Dealt>(GameId::Dealt, 200, |store| {
        for eyes in all_eyes() {
            books.read(store, eyes, now(store), None);
        }
    });
    for eyes in all_eyes() {
        let grown = books.read(&*store, eyes, now(&store), None);
        let at_once = LogBooks::default().read(&*store, eyes, now(&store), None);
        assert_eq!(grown, at_once);
    }
}

#[test]
fn the_log_ends_at_the_step_on_the_screen() {
    let store = played::<Swoop>(GameId::Swoop, 60, |_| ());
    let (mut books, all) = (LogBooks::default(), now(&store));
    let whole = lines(&books.read(&*store, Eyes::Table, all, None));
    // From the end to the deal and back, with one book.
    for until in (0..all).rev().chain(0..=all) {
        let read = lines(&books.read(&*store, Eyes::Table, until, None));
        assert!(whole.starts_with(&read), "{until} of {all}");
    }
    assert!(lines(&books.read(&*store, Eyes::Table, all, None)) == whole);
}

#[test]
fn news_begins_after_ones_last_input() {
    let mut books = LogBooks::default();
    let mut before: Vec<Option<usize>> = vec![None; usize::from(PLAYERS)];
    let mut news = 0;
    played::<Dealt>(GameId::Dealt, 60, |store| {
        for (seat, last) in (0..PLAYERS).map(Seat).zip(&mut before) {
            let log = books.read(store, Eyes::Seat(seat), now(store), None);
            if store.index().last_by(store.index().step()) == Some(By::Seat(seat)) {
                // The results of an input are news to the one who did it; what came before is not.
                assert!(log.since.is_none_or(|since| Some(since) > *last));
            } else if let Some(since) = log.since {
                assert!(lines(&log).iter().any(|line| line.0 == since));
                news += 1;
            }
            *last = lines(&log).last().map(|line| line.0);
        }
    });
    assert!(news > 20, "{news}");
}

#[test]
fn a_changed_name_changes_the_whole_log() {
    let store = played::<Swoop>(GameId::Swoop, 30, |_| ());
    let mut books = LogBooks::default();
    let before = lines(&books.read(&*store, Eyes::Table, now(&store), None));
    let mut chairs = store.setup().chairs.clone();
    chairs[0] = Chair::named(Who::Person, "Philippa");
    store.seat(chairs);
    let after = lines(&books.read(&*store, Eyes::Table, now(&store), None));
    assert_eq!(before.len(), after.len());
    let named = after.iter().filter(|line| line.1.contains("Philippa"));
    assert!(named.count() > 3);
    assert!(after.iter().all(|line| !line.1.contains("Circle")));
}

#[test]
fn only_who_drew_a_card_reads_of_it() {
    let store = played::<Sloop>(GameId::Sloop, 200, |_| ());
    let mut books = LogBooks::default();
    let names = store.names();
    for eyes in all_eyes() {
        let read = lines(&books.read(&*store, eyes, now(&store), None));
        let drawn = read
            .iter()
            .filter_map(|(_, line)| line.split_once(" drew "));
        let own = |who: &str| eyes.seat().is_some_and(|seat| names[seat].as_str() == who);
        let drawn: Vec<bool> = drawn.map(|(who, _)| own(who)).collect();
        assert!(drawn.iter().all(|own| *own), "{eyes:?}");
        assert_eq!(drawn.len() > 5, eyes != Eyes::Table, "{eyes:?}");
    }
}
