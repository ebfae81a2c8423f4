//! Real time: people, bots and the clock, in order of time.

use kitchen_table::bots::{Bot, Bots, Choice, Level};
use kitchen_table::engine::{By, Eyes, Input, Millis, Observation, Rng, Seat, Status, Table};
use kitchen_table::ui::play::store::FrameQueue;

use crate::fixtures::snatch::{Action, Options, Snatch};

fn table() -> Table<Snatch> {
    Table::new(Options { seats: 3 }, 7, &mut ()).expect("three can play")
}

/// A queue for a table of people.
fn people() -> FrameQueue<Snatch> {
    FrameQueue::new(vec![None, None, None])
}

/// Plays everything that is due until this time, and returns who acted when.
fn played(
    queue: &mut FrameQueue<Snatch>,
    table: &mut Table<Snatch>,
    until: Millis,
) -> Vec<(Millis, By)> {
    let mut inputs = Vec::new();
    while let Some(input) = queue.next(table, until) {
        inputs.push((input.at, input.by));
        table
            .play(input, &mut ())
            .expect("the queue gives what is legal");
    }
    inputs
}

/// Something that a seat can do, fitting or not.
fn input(table: &Table<Snatch>, at: Millis, seat: Seat) -> Input<Action> {
    let view = table.observe(Eyes::Seat(seat), 0).view;
    let fits = view.hand.iter().find(|card| card.fits(view.center));
    let card = *fits.unwrap_or(&view.hand[0]);
    Input::new(
        at,
        seat,
        Action::Snatch {
            card,
            onto: view.before,
        },
    )
}

#[test]
fn inputs_are_played_in_order_of_time_not_of_arrival() {
    let (mut queue, mut table) = (people(), table());
    for (at, seat) in [(30, 0), (10, 1), (20, 2)] {
        queue.push(input(&table, at, Seat(seat)));
    }
    let who = |at, seat| (at, By::Seat(Seat(seat)));
    let inputs = played(&mut queue, &mut table, 40);
    assert_eq!(inputs, [who(10, 1), who(20, 2), who(30, 0)]);
}

#[test]
fn simultaneous_inputs_keep_the_order_of_arrival() {
    let (mut queue, mut table) = (people(), table());
    for seat in [2, 0, 1] {
        queue.push(input(&table, 10, Seat(seat)));
    }
    let inputs = played(&mut queue, &mut table, 10);
    let seats: Vec<By> = inputs.into_iter().map(|(_, by)| by).collect();
    assert_eq!(seats, [2, 0, 1].map(|seat| By::Seat(Seat(seat))));
}

#[test]
fn an_input_after_the_frame_waits_for_the_next() {
    let (mut queue, mut table) = (people(), table());
    queue.push(input(&table, 17, Seat(0)));
    assert_eq!(played(&mut queue, &mut table, 16), []);
    let inputs = played(&mut queue, &mut table, 33);
    assert_eq!(inputs, [(17, By::Seat(Seat(0)))]);
}

#[test]
fn a_late_timestamp_is_raised_to_the_time_of_the_table() {
    let (mut queue, mut table) = (people(), table());
    queue.push(input(&table, 50, Seat(0)));
    let _ = played(&mut queue, &mut table, 50);
    queue.push(input(&table, 20, Seat(1)));
    let inputs = played(&mut queue, &mut table, 66);
    assert_eq!(inputs, [(50, By::Seat(Seat(1)))]);
}

#[test]
fn the_clock_precedes_a_simultaneous_input_and_all_that_is_due_happens() {
    let (mut queue, mut table) = (people(), table());
    let due = table.clock().expect("the deck will turn").at;
    queue.push(input(&table, due, Seat(0)));
    let inputs = played(&mut queue, &mut table, due);
    assert_eq!(inputs, [(due, By::Clock), (due, By::Seat(Seat(0)))]);
    // A page that was not drawn for long catches up in one frame.
    let inputs = played(&mut queue, &mut table, 100_000);
    assert_eq!(inputs.last(), Some(&(60_000, By::Clock)));
    assert!(matches!(table.status(), Status::Over(_)));
}

#[test]
fn an_illegal_input_is_dropped_and_blocks_nothing() {
    let (mut queue, mut table) = (people(), table());
    let stray = Action::Settle;
    queue.push(Input::new(5, Seat(0), stray));
    queue.push(input(&table, 6, Seat(1)));
    let inputs = played(&mut queue, &mut table, 16);
    assert_eq!(inputs, [(6, By::Seat(Seat(1)))]);
}

#[test]
fn bots_are_asked_once_heard_later_and_act_at_their_time() {
    let mut queue = FrameQueue::new((0..3).map(|_| Some(Snatch::bot(Level::Normal))).collect());
    let mut table = table();
    let (mut asked, mut acted) = (0, 0);
    for frame in 0..4_000 {
        let until = frame * 16;
        // Their answers arrive a frame after the questions.
        let questions = queue.questions(&table);
        asked += questions.len();
        assert!(queue.questions(&table).is_empty(), "each is asked once");
        let inputs = played(&mut queue, &mut table, until);
        let bots = inputs.iter().filter(|(_, by)| *by != By::Clock);
        acted += bots.count();
        for question in questions {
            queue.hear(question.think());
        }
    }
    assert!(matches!(table.status(), Status::Over(_)));
    assert!(acted >= 5, "bots acted {acted} times");
    assert!(asked >= acted, "{asked} questions for {acted} inputs");
    assert_eq!(Table::replay(table.record().clone()), Ok(table));
}

/// Tries what only the clock may do, and then a card.
struct Hasty;

impl Bot<Snatch> for Hasty {
    fn choose(&self, seen: &Observation<Snatch>, _: &mut Rng) -> Option<Choice<Action>> {
        let card = *seen.view.hand.first()?;
        let onto = seen.view.before;
        let action = match seen.at {
            0 => Action::Settle,
            _ => Action::Snatch { card, onto },
        };
        Some(Choice {
            action,
            after: 100,
            committed: 0,
        })
    }
}

#[test]
fn a_refused_bot_goes_on_though_nobody_else_acts() {
    let bot: Box<dyn Bot<Snatch>> = Box::new(Hasty);
    let (mut queue, mut table) = (FrameQueue::new(vec![None, None, Some(bot)]), table());
    let mut inputs = Vec::new();
    let mut now = 0;
    while inputs.is_empty() {
        for question in queue.questions(&table) {
            queue.hear(question.think());
        }
        inputs = played(&mut queue, &mut table, now);
        now = queue
            .due(&table, now)
            .expect("something is due")
            .max(now + 1);
    }
    assert_eq!(inputs, [(200, By::Seat(Seat(2)))]);
}

#[test]
fn no_frame_is_due_before_something_can_happen() {
    let (mut queue, table) = (people(), table());
    let turn = table.clock().expect("the deck will turn").at;
    assert_eq!(queue.due(&table, 0), Some(turn));
    queue.push(input(&table, 17, Seat(0)));
    assert_eq!(queue.due(&table, 0), Some(17));

    let mut queue = FrameQueue::new((0..3).map(|_| Some(Snatch::bot(Level::Normal))).collect());
    let questions = queue.questions(&table);
    assert_eq!(queue.due(&table, 3), Some(3), "bots may answer at any time");
    for question in questions {
        queue.hear(question.think());
    }
    // No change is left out: hands set off, and what they do is played.
    let (mut table, mut now, mut seen) = (table, 0, queue.underway(0));
    while let Some(due) = queue.due(&table, now).filter(|&due| due <= turn) {
        for between in now..due {
            assert_eq!(queue.underway(between), seen);
            assert_eq!(queue.next(&table, between), None);
        }
        let played = played(&mut queue, &mut table, due);
        assert!(!played.is_empty() || queue.underway(due) != seen);
        (now, seen) = (due.max(now + 1), queue.underway(due));
    }
    assert!(now > 0);
}
