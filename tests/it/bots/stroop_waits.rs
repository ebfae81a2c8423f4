//! Bots of Stroop that let people go first.

use kitchen_table::bots::stroop::waits::Waits;
use kitchen_table::bots::stroop::{Reader, skill::Skill};
use kitchen_table::bots::{Bot, Level, RealTimeBots};
use kitchen_table::engine::{Eyes, Input, Observation, Rng, Seat, Seats, Table};
use kitchen_table::games::stroop::{Action, Landing, Options, Stroop};

const PERSON: Seat = Seat(0);
const BOT: Seat = Seat(1);

/// What the bot sees late in a round, with a card that fits in its hand and nothing left to draw.
fn seen() -> Observation<Stroop> {
    let table = Table::<Stroop>::new(Options::new(2), 1, &mut ()).expect("two may play");
    let mut seen = table.observe(Eyes::Seat(BOT), 10_000);
    let board = &mut seen.view.board;
    let center = board.top().expect("a card in the middle");
    let deck = kitchen_table::games::stroop::deck(false);
    let fits = deck.iter().copied().find(|&card| center.describes(card));
    board.hands[BOT].push(fits.expect("some card fits"));
    seen.view.left[BOT] = 0;
    seen
}

fn chosen(waits: Waits, seen: &Observation<Stroop>) -> Option<Action> {
    // It never errs, so that it plays whenever it may.
    let skill = Skill {
        missed: 0,
        wrong: 0,
        ..Skill::of(Level::Hard)
    };
    let reader = Reader::new(skill).waiting(waits);
    let choice = reader.choose(seen, &mut Rng::new(3));
    choice.map(|choice| choice.action)
}

/// A card of this seat is the last that landed.
fn landed(seen: &mut Observation<Stroop>, seat: Seat) {
    let board = &mut seen.view.board;
    let before = board.top().expect("a card in the middle");
    board.center.push(before);
    board.landings.push(Landing {
        at: 5_000,
        seat,
        before,
        tied: Seats::NONE,
    });
}

fn plays(action: Option<Action>) -> bool {
    matches!(action, Some(Action::Play { .. }))
}

#[test]
fn a_bot_may_wait_for_the_first_card_of_a_round() {
    let mut seen = seen();
    assert!(plays(chosen(Waits::Never, &seen)));
    assert_eq!(chosen(Waits::ForFirst, &seen), None);
    seen.view.left[BOT] = 1;
    assert_eq!(chosen(Waits::ForFirst, &seen), Some(Action::Draw));
    seen.view.left[BOT] = 0;
    landed(&mut seen, PERSON);
    assert!(plays(chosen(Waits::ForFirst, &seen)));
}

#[test]
fn a_bot_may_wait_for_each_card_of_a_player() {
    let mut seen = seen();
    let waits = Waits::For(PERSON);
    assert_eq!(chosen(waits, &seen), None);
    landed(&mut seen, PERSON);
    assert!(plays(chosen(waits, &seen)));
    landed(&mut seen, BOT);
    assert_eq!(chosen(waits, &seen), None);
}

#[test]
fn no_bot_waits_for_somebody_who_is_barred() {
    let mut seen = seen();
    seen.view.board.barred = Seats::only(PERSON);
    for waits in [Waits::ForFirst, Waits::For(PERSON)] {
        assert!(plays(chosen(waits, &seen)));
    }
}

#[test]
fn a_round_goes_on_only_once_the_person_has_played() {
    let mut table = Table::<Stroop>::new(Options::new(3), 7, &mut ()).expect("three may play");
    let bot = || {
        let reader = Reader::new(Skill::of(Level::Hard)).waiting(Waits::ForFirst);
        Some(Box::new(reader) as Box<dyn Bot<Stroop>>)
    };
    let mut bots = RealTimeBots::new([None, bot(), bot()]);
    let mut run = |table: &mut Table<Stroop>| {
        let mut landed = 0;
        loop {
            bots.ask(|seat, _| {
                (
                    table.observe(Eyes::Seat(seat), table.at()),
                    table.chance(seat),
                )
            });
            let Some(input) = bots.next(table.clock()) else {
                return landed;
            };
            landed += usize::from(matches!(input.action, Action::Play { .. }));
            table.play(input, &mut ()).expect("bots play by the rules");
            if landed > 0 {
                return landed;
            }
        }
    };
    // They draw all their cards, and then do nothing.
    assert_eq!(run(&mut table), 0);
    let at = table.at() + 1_000;
    let fits = loop {
        let view = table.observe(Eyes::Seat(PERSON), at).view;
        let fits = view.board.hands[PERSON]
            .iter()
            .copied()
            .find(|&card| view.board.fits(card));
        if let Some(card) = fits {
            break card;
        }
        let draw = Input::new(at, PERSON, Action::Draw);
        table.play(draw, &mut ()).expect("there are cards to draw");
    };
    let play = Input::new(at, PERSON, Action::Play { card: fits });
    table.play(play, &mut ()).expect("it fits");
    assert!(run(&mut table) > 0);
}
