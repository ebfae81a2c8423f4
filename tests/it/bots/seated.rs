//! When bots are asked, and what happens to their answers.

use std::cell::RefCell;
use std::rc::Rc;

use kitchen_table::bots::{Bot, Bots, Choice, Level, RealTimeBots};
use kitchen_table::engine::{By, Eyes, Input, Observation, Rng, Seat, Status, Table};
use kitchen_table::games::dealt::{self, Dealt};

use crate::every::drive;
use crate::fixtures::snatch::{Action, Card, Options, Snatch};

/// The times at which a bot was asked, and the thoughts.
type Asked = Rc<RefCell<Vec<(u32, u32)>>>;

/// Always gives the same answer: the first card of its hand onto the first center.
struct Script {
    after: u32,
    committed: u32,
    asked: Asked,
}

impl Bot<Snatch> for Script {
    fn choose(&self, seen: &Observation<Snatch>, _: &mut Rng) -> Option<Choice<Action>> {
        let thought = seen.thought.expect("snatch is a game in real time");
        self.asked.borrow_mut().push((seen.at, thought));
        let card = *seen.view.hand.first()?;
        Some(Choice {
            action: Action::Snatch { card, onto: 0 },
            after: self.after,
            committed: self.committed,
        })
    }
}

fn table() -> Table<Snatch> {
    Table::new(Options { seats: 2 }, 1, &mut ()).expect("two may play")
}

/// A person in the first seat and a scripted bot in the second.
fn seated(after: u32, committed: u32) -> (RealTimeBots<Snatch>, Asked) {
    let asked = Asked::default();
    let bot: Box<dyn Bot<Snatch>> = Box::new(Script {
        after,
        committed,
        asked: Rc::clone(&asked),
    });
    (RealTimeBots::new([None, Some(bot)]), asked)
}

fn ask(seated: &mut RealTimeBots<Snatch>, table: &Table<Snatch>) {
    let at = table.at();
    seated.ask(|seat, _| (table.observe(Eyes::Seat(seat), at), table.chance(seat)));
}

fn clock(table: &mut Table<Snatch>) -> u32 {
    let due = table.clock().expect("the clock runs");
    assert_eq!(table.play(due, &mut ()), Ok(()));
    table.at()
}

#[test]
fn a_bot_is_asked_once_about_a_thought() {
    let (mut seated, asked) = seated(5_000, 0);
    let table = table();
    let thought = table
        .observe(Eyes::Seat(Seat(1)), 0)
        .thought
        .expect("real time");
    for _ in 0..3 {
        ask(&mut seated, &table);
    }
    assert_eq!(*asked.borrow(), [(0, thought)]);
    assert_eq!(seated.due(), Some(5_000));
}

#[test]
fn a_stale_answer_is_dropped_unless_its_motion_is_on_the_way() {
    // The clock turns a card after two seconds.
    for (after, committed, due) in [
        (3_000, 0, 5_000),
        (3_000, 999, 5_000),
        (3_000, 1_000, 3_000),
        (2_100, 100, 2_100),
        (2_101, 100, 4_101),
        (2_000, 0, 2_000),
    ] {
        let (mut seated, asked) = seated(after, committed);
        let mut table = table();
        ask(&mut seated, &table);
        assert_eq!(clock(&mut table), 2_000);
        ask(&mut seated, &table);
        assert_eq!(seated.due(), Some(due), "{after} {committed}");
        let times: Vec<u32> = asked.borrow().iter().map(|&(at, _)| at).collect();
        let wanted = if due == after {
            vec![0]
        } else {
            vec![0, 2_000]
        };
        assert_eq!(times, wanted, "{after} {committed}");
    }
}

#[test]
fn an_input_of_another_player_does_not_drop_an_answer() {
    let (mut seated, asked) = seated(1_500, 0);
    let mut table = table();
    ask(&mut seated, &table);
    let first = Seat(0);
    let view = table.observe(Eyes::Seat(first), 0).view;
    let wrong = view
        .hand
        .iter()
        .find(|card: &&Card| !card.fits(view.center));
    let card = *wrong.expect("a card that does not fit");
    let fumble = Input::new(300, first, Action::Snatch { card, onto: 0 });
    assert_eq!(table.play(fumble, &mut ()), Ok(()));
    ask(&mut seated, &table);
    assert_eq!((seated.due(), asked.borrow().len()), (Some(1_500), 1));
}

#[test]
fn an_answer_on_its_way_arrives_and_is_judged() {
    let (mut seated, asked) = seated(2_050, 100);
    let mut table = table();
    ask(&mut seated, &table);
    clock(&mut table);
    ask(&mut seated, &table);
    let input = seated.next(table.clock()).expect("the answer");
    assert_eq!((input.at, input.by), (2_050, By::Seat(Seat(1))));
    assert_eq!(
        table.play(input, &mut ()),
        Ok(()),
        "too late, which is an input like any other"
    );
    ask(&mut seated, &table);
    assert_eq!(asked.borrow()[1].0, 2_050, "then it thinks again");
}

#[test]
fn what_is_due_first_comes_first_and_others_before_bots() {
    for (after, other, bot) in [(500, 501, true), (500, 500, false), (500, 499, false)] {
        let (mut seated, _) = seated(after, 0);
        let table = table();
        ask(&mut seated, &table);
        let person = Input::new(other, Seat(0), Action::Settle);
        let next = seated.next(Some(person)).expect("somebody acts");
        assert_eq!(next.by == By::Seat(Seat(1)), bot, "{other}");
        assert_eq!(
            seated.due(),
            (!bot).then_some(after),
            "given up only if it came"
        );
    }
}

#[test]
fn the_bot_whose_answer_is_due_first_acts_first() {
    let script = |after| -> Option<Box<dyn Bot<Snatch>>> {
        Some(Box::new(Script {
            after,
            committed: 0,
            asked: Asked::default(),
        }))
    };
    let mut seated = RealTimeBots::new([script(300), script(200)]);
    ask(&mut seated, &table());
    let order: Vec<_> = std::iter::from_fn(|| seated.next(None)).collect();
    let order: Vec<_> = order
        .into_iter()
        .map(|input| (input.at, input.by))
        .collect();
    let wanted = [(200, By::Seat(Seat(1))), (300, By::Seat(Seat(0)))];
    assert_eq!(order, wanted);
}

#[test]
fn only_a_refused_bot_is_asked_again() {
    let (mut seated, asked) = seated(100, 0);
    let table = table();
    let again = |seated: &mut RealTimeBots<Snatch>| {
        seated.ask(|seat, since| {
            let seen = table.observe(Eyes::Seat(seat), table.at().max(since));
            (seen, table.chance(seat))
        });
        asked.borrow().iter().map(|&(at, _)| at).collect::<Vec<_>>()
    };
    assert_eq!(again(&mut seated), [0]);
    assert!(seated.next(None).is_some());
    assert_eq!(
        again(&mut seated),
        [0],
        "whatever came of it, it was played"
    );
    assert_eq!(seated.changes(100), None);
    seated.refuse(Seat(1), 100);
    assert_eq!(seated.changes(107), Some(107), "it is to be asked");
    assert_eq!(again(&mut seated), [0, 100]);
    assert_eq!(again(&mut seated), [0, 100]);
    assert_eq!(seated.due(), Some(200));
}

/// Notes the seats in which it is asked, and does nothing.
struct Idle(Rc<RefCell<Vec<Seat>>>);

impl Bot<Dealt> for Idle {
    fn choose(&self, seen: &Observation<Dealt>, _: &mut Rng) -> Option<Choice<dealt::Action>> {
        self.0.borrow_mut().extend(seen.eyes.seat());
        None
    }
}

#[test]
fn a_bot_that_may_not_act_is_not_asked() {
    let table = Table::<Dealt>::new(dealt::Options::new(3), 5, &mut ()).expect("three may play");
    let asked = Rc::default();
    let idle = || -> Option<Box<dyn Bot<Dealt>>> { Some(Box::new(Idle(Rc::clone(&asked)))) };
    let mut seated = RealTimeBots::new([idle(), idle(), idle()]);
    seated.ask(|seat, _| (table.observe(Eyes::Seat(seat), 0), table.chance(seat)));
    let to_act = table.observe(Eyes::Table, 0).to_act();
    assert_eq!(*asked.borrow(), to_act.iter().collect::<Vec<_>>());
    assert_eq!(to_act.count(), 1);
}

#[test]
fn bots_are_asked_in_turn_based_games_too() {
    let begin = || Table::<Dealt>::new(dealt::Options::new(4), 5, &mut ()).expect("four may play");
    let mut seated = RealTimeBots::new(Level::ALL.map(|level| Some(Dealt::bot(level))));
    let mut driven = begin();
    while let Some(input) = drive::next(&driven, &mut seated) {
        assert_eq!(driven.play(input, &mut ()), Ok(()));
    }
    let bots = Level::ALL.map(Dealt::bot);
    let mut by_turns = begin();
    while let Status::ToAct(seats) = by_turns.status() {
        let seat = seats.single().expect("one acts at a time");
        let seen = by_turns.observe(Eyes::Seat(seat), 0);
        let choice = bots[seat.index()].choose(&seen, &mut by_turns.chance(seat));
        let action = choice.expect("it chooses").action;
        assert_eq!(by_turns.play(Input::new(0, seat, action), &mut ()), Ok(()));
    }
    assert!(matches!(driven.status(), Status::Over(_)));
    assert_eq!(driven.record(), by_turns.record());
}

#[test]
fn a_bot_that_thinks_long_is_heard_unless_its_thought_has_changed() {
    for (inputs, heard) in [(0, true), (1, false)] {
        let (mut seated, asked) = seated(5_000, 0);
        let mut table = table();
        let look = |table: &Table<Snatch>, seat| {
            let seen = table.observe(Eyes::Seat(seat), table.at());
            (seen, table.chance(seat))
        };
        let mut questions = seated.questions(|seat, _| look(&table, seat));
        // Nobody is asked again while thinking about the same thought.
        assert!(seated.questions(|seat, _| look(&table, seat)).is_empty());
        for _ in 0..inputs {
            clock(&mut table);
        }
        let again = seated.questions(|seat, _| look(&table, seat));
        assert_eq!(again.len(), inputs);
        seated.hear(questions.remove(0).think());
        assert_eq!(
            seated.due(),
            heard.then_some(5_000),
            "{inputs} inputs later"
        );
        for question in again {
            seated.hear(question.think());
        }
        assert_eq!(seated.due(), Some(table.at() + 5_000));
        assert_eq!(asked.borrow().len(), 1 + inputs);
    }
}
