//! The bots of Dealt!.

use kitchen_table::bots::{Bot, Bots, Level};
use kitchen_table::engine::{Eyes, Imagine, Input, Observation, Outcome, Rng, Seat, Status, Table};
use kitchen_table::games::dealt::{Dealt, Options};

type DealtBot = Box<dyn Bot<Dealt>>;

fn bots(levels: impl IntoIterator<Item = Level>) -> Vec<DealtBot> {
    levels.into_iter().map(Dealt::bot).collect()
}

/// Plays a game to its end; `look` sees every observation on the way.
fn play(
    players: u8,
    seed: u64,
    bots: &[&DealtBot],
    mut look: impl FnMut(&Observation<Dealt>, &Table<Dealt>),
) -> (Table<Dealt>, Outcome) {
    let mut table =
        Table::<Dealt>::new(Options::new(players), seed, &mut ()).expect("no flaw in the options");
    loop {
        let seat = match table.status() {
            Status::Over(outcome) => return (table, outcome),
            Status::ToAct(seats) => seats.single().expect("one seat acts at a time"),
        };
        let seen = table.observe(Eyes::Seat(seat), 0);
        look(&seen, &table);
        let choice = bots[seat.index()].choose(&seen, &mut table.chance(seat));
        let action = choice.expect("a bot whose turn it is chooses").action;
        let input = Input::new(0, seat, action);
        if let Err(illegal) = table.play(input, &mut ()) {
            panic!("seed {seed}, step {}: {action:?} {illegal:?}", table.step());
        }
    }
}

#[test]
fn bots_are_always_legal_and_come_to_an_end() {
    let levels = bots(Level::ALL);
    for seed in 0..300 {
        let players = 3 + (seed % 3) as u8;
        let turn = seed as usize / 3;
        let seated: Vec<&DealtBot> = (0..5)
            .map(|seat| &levels[(seat * (1 + turn % 2) + turn) % levels.len()])
            .collect();
        play(players, seed, &seated, |_, _| {});
    }
}

#[test]
fn the_same_record_gives_the_same_bots() {
    for level in Level::ALL {
        let seated = bots([level; 4]);
        let seated: Vec<&DealtBot> = seated.iter().collect();
        let again = bots([level; 4]);
        let again: Vec<&DealtBot> = again.iter().collect();
        let one = play(4, 11, &seated, |_, _| {});
        let two = play(4, 11, &again, |_, _| {});
        assert_eq!(one, two);
    }
}

#[test]
fn bots_have_no_answer_when_others_are_to_act() {
    let seated = bots(Level::ALL);
    let seated: Vec<&DealtBot> = seated.iter().collect();
    play(3, 5, &seated, |seen, table| {
        for seat in (0..3).map(Seat).filter(|&seat| !seen.to_act().has(seat)) {
            let seen = table.observe(Eyes::Seat(seat), 0);
            let bot = seated[seat.index()];
            assert_eq!(bot.choose(&seen, &mut table.chance(seat)), None);
        }
    });
}

#[test]
fn bots_are_blind_to_what_is_hidden() {
    let levels = bots(Level::ALL);
    let seated: Vec<&DealtBot> = levels.iter().chain(&levels).collect();
    for (players, seed) in [(3, 1), (4, 2), (5, 3)] {
        let mut rng = Rng::new(seed);
        play(players, seed, &seated, |seen, table| {
            let world = Dealt::imagine(seen, &mut rng);
            let other = Observation::of(&world, seen.eyes, seen.step, seen.at);
            let seat = seen.eyes.seat().expect("a seat looks");
            for bot in &levels {
                let here = bot.choose(seen, &mut table.chance(seat));
                assert_eq!(here, bot.choose(&other, &mut table.chance(seat)));
            }
        });
    }
}

/// How often a bot of one level loses a game at a table of another level's, of so many games.
fn lost(hero: Level, others: Level, players: u8, games: u64) -> u64 {
    let (hero, others) = (Dealt::bot(hero), Dealt::bot(others));
    let one = |seed: u64| {
        let seat = Seat((seed % u64::from(players)) as u8);
        let mut seated = vec![&others; players.into()];
        seated[seat.index()] = &hero;
        let (_, outcome) = play(players, seed, &seated, |_, _| {});
        u64::from(outcome.places[seat] > 1)
    };
    (0..games).map(one).sum()
}

#[test]
fn normal_is_stronger_than_easy() {
    for players in 3..=5 {
        let lost = lost(Level::Normal, Level::Easy, players, 60);
        assert!(
            lost * 10 < 60,
            "{lost} of 60 games lost with {players} players"
        );
    }
}

#[test]
fn hard_is_stronger_than_normal() {
    for players in 3..=5 {
        let lost = lost(Level::Hard, Level::Normal, players, 60);
        let fair = 60 / u64::from(players);
        assert!(
            lost < fair,
            "{lost} of 60 games lost with {players} players"
        );
    }
}
