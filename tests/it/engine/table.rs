//! The table: what it accepts, and what it records.

use kitchen_table::engine::{
    Broken, By, Clause, Eyes, Game, Illegal, Input, Record, Rng, Seat, Status, Table, Told,
};

use crate::fixtures::crazy_eights::{Action, CrazyEights, Event, Options, Refusal, Secret};
use crate::fixtures::snatch::{self, Snatch};

fn table(seed: u64) -> Table<CrazyEights> {
    let Ok(table) = Table::new(Options, seed, &mut ());
    table
}

fn actor(table: &Table<CrazyEights>) -> Seat {
    table
        .observe(Eyes::Table, 0)
        .to_act()
        .single()
        .expect("one at a time")
}

/// The first legal decision of the player whose turn it is.
fn next(table: &Table<CrazyEights>, at: u32) -> Input<Action> {
    let seat = actor(table);
    let seen = table.observe(Eyes::Seat(seat), at);
    let action = *seen.legal().next().expect("somebody can act");
    Input::new(at, seat, action)
}

fn played(seed: u64, steps: usize) -> Table<CrazyEights> {
    let mut table = table(seed);
    for step in 0..steps {
        let input = next(&table, step as u32);
        assert_eq!(table.play(input, &mut ()), Ok(()));
    }
    table
}

fn finished(seed: u64) -> Table<CrazyEights> {
    let mut table = table(seed);
    while let Status::ToAct(_) = table.status() {
        let input = next(&table, table.at());
        assert_eq!(table.play(input, &mut ()), Ok(()));
    }
    table
}

#[test]
fn flawed_options_do_not_begin() {
    let flaw = Table::<Snatch>::new(snatch::Options { seats: 1 }, 1, &mut ());
    assert_eq!(flaw.err(), Some(snatch::NotTwoToFour));
}

#[test]
fn only_a_seat_that_is_to_act_may_play() {
    let mut table = table(1);
    let before = table.clone();
    let input = next(&table, 0);
    let other = Input::new(0, actor(&table).left(4), input.action);
    assert_eq!(table.play(other, &mut ()), Err(Illegal::NotYourTurn));
    let nobody = Input::new(0, Seat(200), input.action);
    assert_eq!(table.play(nobody, &mut ()), Err(Illegal::NotYourTurn));
    assert_eq!(table, before);
}

#[test]
fn time_does_not_run_backwards() {
    let mut table = table(1);
    assert_eq!(table.play(next(&table, 500), &mut ()), Ok(()));
    let late = next(&table, 499);
    assert_eq!(table.play(late, &mut ()), Err(Illegal::BackInTime));
    assert_eq!(table.play(next(&table, 500), &mut ()), Ok(()));
    assert_eq!(table.at(), 500);
}

#[test]
fn the_rules_refuse_with_their_clause() {
    let mut table = table(1);
    let before = table.clone();
    let pass = Input::new(0, actor(&table), Action::Pass);
    let refused = table.play(pass, &mut ());
    assert_eq!(refused, Err(Illegal::Refused(Refusal::DrawFirst)));
    assert_eq!(Refusal::DrawFirst.clause(), "CE-3.3");
    assert_eq!(table, before);
}

#[test]
fn nobody_plays_after_the_end() {
    let mut table = finished(3);
    for seat in (0..4).map(Seat) {
        let draw = Input::new(table.at(), seat, Action::Draw);
        assert_eq!(table.play(draw, &mut ()), Err(Illegal::Over));
    }
    assert_eq!(table.clock(), None);
}

#[test]
fn nobody_can_play_in_the_name_of_the_clock() {
    let mut eights = table(1);
    let forged = Input {
        by: By::Clock,
        ..next(&eights, 0)
    };
    assert_eq!(eights.play(forged, &mut ()), Err(Illegal::NotTheClock));
    let mut snatch = Table::<Snatch>::new(snatch::Options { seats: 2 }, 1, &mut ()).expect("two");
    let due = snatch.clock().expect("it always runs");
    let early = Input {
        at: due.at - 1,
        ..due
    };
    let other = Input {
        action: snatch::Action::End,
        ..due
    };
    assert_eq!(snatch.play(early, &mut ()), Err(Illegal::NotTheClock));
    assert_eq!(snatch.play(other, &mut ()), Err(Illegal::NotTheClock));
    assert_eq!(snatch.play(due, &mut ()), Ok(()));
}

#[test]
fn a_record_replays_to_the_same_table() {
    for seed in 0..20 {
        let table = finished(seed);
        let stored = serde_json::to_string(table.record()).expect("records can be stored");
        let record: Record<CrazyEights> = serde_json::from_str(&stored).expect("and read");
        assert_eq!(Table::replay(record), Ok(table));
    }
}

#[test]
fn a_broken_record_says_where_it_breaks() {
    let mut record = finished(1).record().clone();
    record.inputs[7].by = By::Clock;
    let broken = Table::replay(record.clone()).err();
    assert_eq!(broken, Some(Broken::Input(7, Illegal::NotTheClock)));
    record.inputs.truncate(7);
    record.inputs.push(Input::new(1000, Seat(9), Action::Draw));
    let broken = Table::replay(record).err();
    assert_eq!(broken, Some(Broken::Input(7, Illegal::NotYourTurn)));
    let options = snatch::Options { seats: 9 };
    let unsound = Record::<Snatch> {
        options,
        seed: 1,
        inputs: Vec::new(),
    };
    let flaw = Broken::Flaw(snatch::NotTwoToFour);
    assert_eq!(Table::replay(unsound).err(), Some(flaw));
}

#[test]
fn a_record_does_not_go_on_after_the_end() {
    let table = finished(1);
    let mut record = table.record().clone();
    let extra = record.inputs[0];
    record.inputs.push(Input {
        at: table.at(),
        ..extra
    });
    let broken = Broken::Input(table.step(), Illegal::Over);
    assert_eq!(Table::replay(record).err(), Some(broken));
}

#[test]
fn rewinding_gives_the_earlier_table() {
    let table = played(5, 30);
    for step in 0..=30 {
        assert_eq!(table.rewind(step), played(5, step));
    }
    assert_eq!(table.rewind(31), table);
}

#[test]
fn a_seat_that_may_not_act_has_no_candidates() {
    let table = played(1, 3);
    let me = actor(&table);
    for eyes in [Eyes::Table, Eyes::Seat(me.left(4))] {
        let seen = table.observe(eyes, 0);
        assert!(seen.tried.is_empty() && !seen.mine(), "{eyes:?}");
    }
    let seen = table.observe(Eyes::Seat(me), 0);
    assert!(seen.mine() && !seen.tried.is_empty());
    assert_eq!((seen.step, seen.at), (3, table.at()));
}

#[test]
fn each_candidate_carries_the_answer_of_the_rules() {
    let table = played(2, 9);
    let me = actor(&table);
    let seen = table.observe(Eyes::Seat(me), 50);
    assert_eq!(seen.at, 50);
    for tried in &seen.tried {
        let said = table.check(&Input::new(50, me, tried.action));
        assert_eq!(said, tried.illegal.map_or(Ok(()), Err));
    }
}

#[test]
fn each_seat_is_told_public_events_and_its_own() {
    let mut heard = Vec::<Told<CrazyEights>>::new();
    let Ok(mut table) = Table::<CrazyEights>::new(Options, 1, &mut heard);
    assert_eq!(heard.len(), 5, "four hands and the first card");
    for seat in (0..4).map(Seat) {
        let mine = heard.iter().filter(|told| told.reaches(Eyes::Seat(seat)));
        assert_eq!(mine.count(), 2);
    }
    heard.clear();
    let me = actor(&table);
    assert_eq!(
        table.play(Input::new(0, me, Action::Draw), &mut heard),
        Ok(())
    );
    let [
        Told::All(Event::Drew(who)),
        Told::Only(drawer, Secret::Drew(card)),
    ] = heard[..]
    else {
        panic!("{heard:?}");
    };
    assert_eq!((who, drawer), (me, me));
    assert!(table.observe(Eyes::Seat(me), 0).view.hand.has(card));
    assert!(!heard[1].reaches(Eyes::Table) && heard[0].reaches(Eyes::Table));
}

#[test]
fn a_bot_gets_the_same_chance_however_often_it_is_asked() {
    let table = played(1, 4);
    let say = |table: &Table<CrazyEights>, seat| table.chance(seat).any();
    assert_eq!(say(&table, Seat(0)), say(&played(1, 4), Seat(0)));
    assert_ne!(say(&table, Seat(0)), say(&table, Seat(1)));
    assert_ne!(say(&table, Seat(0)), say(&played(1, 5), Seat(0)));
    assert_ne!(say(&table, Seat(0)), say(&played(2, 4), Seat(0)));
}

#[test]
fn the_usual_random_picks_among_the_legal_candidates() {
    // The trait's provided method, without the override of crazy eights: the same choices.
    let game = <CrazyEights as Game>::deal(&Options, Rng::new(4), &mut ());
    let seat = game.to_act().single().expect("one at a time");
    let mut rng = Rng::new(1);
    let mut candidates = Vec::new();
    game.candidates(seat, &mut candidates);
    let legal = |action: &Action| game.check(&Input::new(0, seat, *action)).is_ok();
    candidates.retain(legal);
    let mut counts = vec![0; candidates.len()];
    for _ in 0..1000 * counts.len() {
        let chosen = game.random(seat, 0, &mut rng).expect("somebody can act");
        let place = candidates.iter().position(|&action| action == chosen);
        counts[place.expect("it is legal")] += 1;
    }
    assert!(
        counts.iter().all(|count| (850..1150).contains(count)),
        "{counts:?}"
    );
}
