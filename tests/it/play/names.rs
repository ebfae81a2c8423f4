//! The names of the players at a running table.

use std::rc::Rc;

use kitchen_table::bots::Level;
use kitchen_table::engine::{Eyes, Input, Rng, Seat};
use kitchen_table::games::GameId;
use kitchen_table::games::dealt::Dealt;
use kitchen_table::setup::{Chair, Setup, Who};
use kitchen_table::ui::play::log_book::LogBooks;
use kitchen_table::ui::play::{Origin, RunningGame, Scene, Store};

/// One person and two bots, without names.
fn alone() -> Rc<Store<Dealt>> {
    Store::deal(&Setup::quick(GameId::Dealt), 7).expect("three can play")
}

fn play_to_the_end(store: &Store<Dealt>) {
    let mut rng = Rng::new(3);
    while let Some(seat) = store.status().to_act().iter().next() {
        let seen = store.seen(Eyes::Seat(seat));
        let legal: Vec<_> = seen.legal().copied().collect();
        let action = *rng.pick(&legal).expect("something is legal");
        let input = Input::new(seen.at, seat, action);
        assert!(store.play(input).is_ok(), "it is legal");
    }
}

fn names(store: &Store<Dealt>) -> Vec<String> {
    store
        .names()
        .iter()
        .map(|(_, name)| name.to_string())
        .collect()
}

/// Everything that the table saw, as text.
fn told(store: &Store<Dealt>) -> String {
    let all = store.index().seen_by(usize::MAX);
    let log = LogBooks::default().read(store, Eyes::Table, all, None);
    let lines = log.chapters.iter().flat_map(|chapter| &chapter.lines);
    lines.map(|line| format!(" {}", line.line.words)).collect()
}

#[test]
fn the_only_person_is_you_until_somebody_joins() {
    let store = alone();
    assert_eq!(names(&store), ["You", "Bruno", "Carla"]);
    assert_eq!(store.you(), Some(Seat(0)));
    let mut chairs = store.setup().chairs.clone();
    chairs[2] = Chair::unnamed(Who::Person);
    store.seat(chairs.clone());
    assert_eq!(names(&store), ["Circle", "Bruno", "Square"]);
    assert_eq!(store.you(), None);
    chairs[0] = Chair::named(Who::Bot(Level::Easy), "Ann");
    store.seat(chairs);
    assert_eq!(names(&store), ["Ann", "Bruno", "You"]);
}

#[test]
fn somebody_elses_finished_game_does_not_say_you() {
    let store = alone();
    play_to_the_end(&store);
    let own = Store::<Dealt>::open(&store.autosave().lines(), &Origin::Saved(1));
    let own = own.expect("it was played");
    assert_eq!(names(&own), ["You", "Bruno", "Carla"]);
    assert!(told(&own).contains(" You played "), "{}", told(&own));

    let summary = store.summary(0, None, Scene::Step(None));
    let link = summary.link.expect("it is over");
    let sent = Store::<Dealt>::finished(&link).expect("it was played");
    assert_eq!(names(&sent), ["Circle", "Bruno", "Carla"]);
    assert_eq!(sent.you(), None);
    let said = told(&sent);
    assert!(said.contains(" Circle played "), "{said}");
    assert!(!said.to_lowercase().contains("you "), "{said}");
}
