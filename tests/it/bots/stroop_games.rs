//! Whole games of Stroop, played by bots in simulated time.

use kitchen_table::bots::stroop::Reader;
use kitchen_table::bots::stroop::matching::Matching;
use kitchen_table::bots::stroop::skill::Skill;
use kitchen_table::bots::{Bot, Bots, Level, RealTimeBots};
use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{By, BySeat, Eyes, Seat, Table, Told};
use kitchen_table::games::stroop::{Action, Ending, Event, Options, Stroop};

use super::laws::wins;
use crate::every::contest::Contest;
use crate::every::drive;

/// Levels for this many seats, varying with the seed.
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
            // A play within the contention window was meant for the card before.
            let options = Stroop::options(players, seed * 3);
            let seated = drive::seated(&mixed(players, seed));
            let table = drive::play::<Stroop>(&options, seed, seated, |table, input| {
                let (By::Seat(seat), Action::Play { .. }) = (input.by, input.action) else {
                    return;
                };
                let view = table.observe(Eyes::Seat(seat), input.at).view;
                let since = input.at - view.board.turned;
                assert!(since >= 400 || since <= 150, "after {since} ms: {input:?}");
                plays += 1;
                in_flight += usize::from(since <= 150);
            });
            let mut told = Vec::new();
            let _ = table.retell(table.step(), &mut told);
            games += usize::from(options.games);
            slowest = slowest.max(table.at() / u32::from(options.games));
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
        in_flight > 100 && in_flight * 100 < plays * 27,
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
fn bots_stick_to_their_plans() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (5, 4)] {
        let options = Stroop::options(players, 0);
        let bots = Level::ALL.map(Stroop::bot);
        let mut later = 0;
        let seated = drive::seated(&mixed(players, seed));
        drive::play::<Stroop>(&options, seed, seated, |table, _| {
            for seat in (0..players).map(Seat) {
                let [seen, soon] =
                    [0, 20].map(|ms| table.observe(Eyes::Seat(seat), table.at() + ms));
                for bot in &bots {
                    let here = bot.choose(&seen, &mut table.chance(seat));
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

#[test]
fn each_level_is_stronger_than_the_one_below() {
    let steps = Level::ALL
        .into_iter()
        .filter_map(|hero| Some((hero, hero.below()?)));
    for (hero, others) in steps {
        for players in [2, 3, 4] {
            wins::<Stroop>(Contest::new(hero, others, players), 120);
        }
    }
}

/// Whether the person in the first seat has the fewest cards at the end of each round.
fn rounds_won(person: u32, bot: Skill, bots: u8, seed: u64) -> [bool; 2] {
    let options = Options::new(bots + 1);
    let reader = |skill| Some(Box::new(Reader::new(skill)) as Box<dyn Bot<Stroop>>);
    let rest = (0..bots).map(|_| reader(bot));
    let seated = RealTimeBots::new([reader(Skill::at(person))].into_iter().chain(rest));
    let left = |table: &Table<Stroop>| {
        let view = table.observe(Eyes::Table, table.at()).view;
        view.board
            .hands
            .map(|seat, hand| hand.len() as u8 + view.left[seat])
    };
    let fewest = |left: &BySeat<u8>| {
        let others = left.iter().filter(|(seat, _)| *seat != Seat(0));
        others.map(|(_, &left)| left).min() >= Some(left[Seat(0)])
    };
    let mut first = false;
    let table = drive::play::<Stroop>(&options, seed, seated, |table, _| {
        let round = table.observe(Eyes::Table, table.at()).view.board.round;
        if round == 1 {
            first = fewest(&left(table));
        }
    });
    [first, fewest(&left(&table))]
}

#[test]
fn an_adaptive_bot_wins_about_as_often_as_the_people() {
    // Three model players: slow, usual and quick.
    for person in [200, 110, 65] {
        for bots in [1, 3] {
            let (mut won, mut rounds) = (0, 0);
            for seed in 0..40 {
                let mut knows = Matching::default();
                for game in 0..7 {
                    for wins in rounds_won(person, knows.skill(), bots, seed * 7 + game) {
                        knows = knows.after(wins);
                        // Ten rounds, after it has met them in four.
                        if game >= 2 {
                            rounds += 1;
                            won += u32::from(wins);
                        }
                    }
                }
            }
            let share = won * 100 / rounds;
            assert!(
                (40..=60).contains(&share),
                "{person}, {bots} bots: {share} % of {rounds}"
            );
        }
    }
}
