//! Whole games of Stroop, played by bots in game time.

use kitchen_table::bots::{Bots, Level, Seated};
use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{By, Eyes, Imagine, Input, Observation, Outcome, Rng, Seat, Status};
use kitchen_table::engine::{Table, Told};
use kitchen_table::games::stroop::{Action, Ending, Event, Options, Stroop};

use crate::every::drive;

type Play = Input<Action>;

/// Plays a game to its end; `look` sees the table before each input, and the input.
fn play(
    options: Options,
    seed: u64,
    levels: &[Level],
    mut look: impl FnMut(&Table<Stroop>, &Play),
) -> (Table<Stroop>, Outcome, Vec<Told<Stroop>>) {
    let mut told = Vec::new();
    let mut table = Table::<Stroop>::new(options, seed, &mut told).expect("no flaw");
    let mut seated = Seated::new(levels.iter().map(|&level| Some(Stroop::bot(level))));
    loop {
        if let Status::Over(outcome) = table.status() {
            return (table, outcome, told);
        }
        let input = drive::next(&table, &mut seated).expect("somebody does something");
        look(&table, &input);
        assert_eq!(table.play(input, &mut told), Ok(()), "{input:?}");
    }
}

/// Levels for so many seats, other ones for each seed.
fn mixed(players: u8, seed: u64) -> Vec<Level> {
    let level = |seat| Level::ALL[(seed as usize + usize::from(seat)) % Level::ALL.len()];
    (0..players).map(level).collect()
}

#[test]
fn whole_games_are_played_at_a_human_pace() {
    let (mut plays, mut in_flight, mut second, mut fumbles) = (0, 0, 0, 0);
    let (mut barred, mut calls, mut games, mut slowest) = (0, 0, 0, 0);
    for players in 2..=5 {
        for seed in 0..30 {
            // Whoever plays within the contention window meant the card before.
            let options = Stroop::options(players, seed * 3);
            let levels = mixed(players, seed);
            let (table, _, told) = play(options, seed, &levels, |table, input| {
                let (By::Seat(seat), Action::Play { .. }) = (input.by, input.action) else {
                    return;
                };
                let view = table.observe(Eyes::Seat(seat), input.at).view;
                let since = input.at - view.board.turned;
                assert!(since >= 400 || since <= 150, "after {since} ms: {input:?}");
                plays += 1;
                in_flight += usize::from(since <= 150);
            });
            games += 1;
            slowest = slowest.max(table.at());
            for told in told {
                let Told::All(event) = told;
                match event {
                    Event::Second { .. } => second += 1,
                    Event::Fumbled { .. } => fumbles += 1,
                    Event::Barred { .. } => barred += 1,
                    Event::RoundEnded { why, .. } => {
                        calls += usize::from(matches!(why, Ending::Called(_)));
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(plays > games * 20, "{plays} plays in {games} games");
    assert!(
        in_flight > 100 && in_flight * 5 < plays,
        "{in_flight} of {plays} in flight"
    );
    assert!(second >= in_flight / 2, "{second} came second");
    assert!(
        fumbles * 20 < plays && fumbles > 10,
        "{fumbles} fumbles of {plays}"
    );
    assert!(barred * 5 < games, "{barred} barred in {games} games");
    assert!(calls > games, "{calls} calls in {games} games");
    assert!(slowest < 5 * 60_000, "{slowest} ms");
}

#[test]
fn the_same_record_gives_the_same_game() {
    for players in 2..=5 {
        let options = Stroop::options(players, 0);
        let levels = mixed(players, 1);
        let (one, ..) = play(options, 11, &levels, |_, _| {});
        let (two, ..) = play(options, 11, &levels, |_, _| {});
        assert_eq!(one, two);
        let (other, ..) = play(options, 12, &levels, |_, _| {});
        assert_ne!(one.record().inputs, other.record().inputs);
    }
}

#[test]
fn bots_are_blind_to_what_is_hidden_and_stick_to_their_plans() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (5, 4)] {
        let mut rng = Rng::new(seed);
        let options = Stroop::options(players, 0);
        let bots = Level::ALL.map(Stroop::bot);
        let mut later = 0;
        play(options, seed, &mixed(players, seed), |table, _| {
            for seat in (0..players).map(Seat) {
                let seen = table.observe(Eyes::Seat(seat), table.at());
                let world = Stroop::imagine(&seen, &mut rng);
                let other = Observation::of(&world, seen.eyes, seen.step, seen.at);
                let soon = table.observe(Eyes::Seat(seat), table.at() + 20);
                for bot in &bots {
                    let here = bot.choose(&seen, &mut table.chance(seat));
                    assert_eq!(here, bot.choose(&other, &mut table.chance(seat)));
                    let Some(here) = here.filter(|here| here.after > 20) else {
                        continue;
                    };
                    let then = bot.choose(&soon, &mut table.chance(seat));
                    let then = then.expect("it still does");
                    assert_eq!((then.action, then.after), (here.action, here.after - 20));
                    later += 1;
                }
            }
        });
        assert!(later > 100, "{later}");
    }
}

/// How many games a bot of one level wins, alone or with others, at a table of another level's.
fn won(hero: Level, others: Level, players: u8, games: u64) -> u64 {
    let one = |seed: u64| {
        let seat = Seat((seed % u64::from(players)) as u8);
        let mut levels = vec![others; players.into()];
        levels[seat.index()] = hero;
        let (_, outcome, _) = play(Options::new(players), seed, &levels, |_, _| {});
        u64::from(outcome.places[seat] == 1)
    };
    (0..games).map(one).sum()
}

#[test]
fn stronger_bots_win_more_often() {
    for (hero, others) in [
        (Level::Normal, Level::Easy),
        (Level::Hard, Level::Normal),
        (Level::Hard, Level::Easy),
    ] {
        for players in 2..=4 {
            let games = 100;
            let won = won(hero, others, players, games);
            let fair = games / u64::from(players);
            println!("{hero:?} among {others:?} of {players}: {won} of {games}");
            assert!(
                won > fair + 15,
                "{hero:?} among {others:?} of {players}: {won}"
            );
        }
    }
}
