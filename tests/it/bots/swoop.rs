//! The bots of Swoop.

use kitchen_table::bots::{Bot, Bots, Level};
use kitchen_table::engine::{Eyes, Imagine, Input, Observation, Outcome, Rng, Seat, Status, Table};
use kitchen_table::games::swoop::{Action, Options, Rank, Stacks, Swoop};

use crate::swoop::scene::{Deal, Scene};

type SwoopBot = Box<dyn Bot<Swoop>>;

fn bots(levels: impl IntoIterator<Item = Level>) -> Vec<SwoopBot> {
    levels.into_iter().map(Swoop::bot).collect()
}

/// Plays a game to its end; `look` sees every observation on the way.
fn play(
    players: u8,
    seed: u64,
    bots: &[&SwoopBot],
    mut look: impl FnMut(&Observation<Swoop>, &Table<Swoop>),
) -> (Table<Swoop>, Outcome) {
    let mut table =
        Table::<Swoop>::new(Options::new(players), seed, &mut ()).expect("no flaw in the options");
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
        assert!(table.step() < 5000, "seed {seed}: it goes on and on");
    }
}

#[test]
fn bots_are_always_legal_and_come_to_an_end() {
    let levels = bots(Level::ALL);
    for seed in 0..120 {
        let players = 3 + (seed % 6) as u8;
        let turn = seed as usize / 6;
        let seated: Vec<&SwoopBot> = (0..8)
            .map(|seat| &levels[(seat * (1 + turn % 2) + turn) % levels.len()])
            .collect();
        play(players, seed, &seated, |_, _| {});
    }
}

/// Of some fifteen cards that all know, bots without whims pass the same round and round.
#[test]
fn cards_do_not_go_round_for_ever() {
    let (hero, others) = (Swoop::bot(Level::Hard), Swoop::bot(Level::Normal));
    play(3, 1030, &[&others, &hero, &others], |_, _| {});
}

#[test]
fn bots_of_one_level_come_to_an_end() {
    for level in Level::ALL {
        let levels = bots([level; 8]);
        let seated: Vec<&SwoopBot> = levels.iter().collect();
        for seed in 0..4 {
            for players in [3, 5, 8] {
                play(players, seed, &seated, |_, _| {});
            }
        }
    }
}

#[test]
fn the_same_record_gives_the_same_bots() {
    for level in Level::ALL {
        let seated = bots([level; 4]);
        let seated: Vec<&SwoopBot> = seated.iter().collect();
        let again = bots([level; 4]);
        let again: Vec<&SwoopBot> = again.iter().collect();
        let one = play(4, 11, &seated, |_, _| {});
        let two = play(4, 11, &again, |_, _| {});
        assert_eq!(one, two);
    }
}

#[test]
fn bots_have_no_answer_when_others_are_to_act() {
    let levels = bots(Level::ALL);
    let seated: Vec<&SwoopBot> = levels.iter().collect();
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
    let seated: Vec<&SwoopBot> = levels.iter().cycle().take(8).collect();
    for (players, seed) in [(3, 1), (5, 2), (8, 3)] {
        let mut rng = Rng::new(seed);
        play(players, seed, &seated, |seen, table| {
            let world = Swoop::imagine(seen, &mut rng);
            let other = Observation::of(&world, seen.eyes, seen.step, seen.at);
            let seat = seen.eyes.seat().expect("a seat looks");
            for bot in &levels {
                let here = bot.choose(seen, &mut table.chance(seat));
                assert_eq!(here, bot.choose(&other, &mut table.chance(seat)));
            }
        });
    }
}

/// What a bot does in this turn of a seat.
fn chosen(level: Level, scene: &Scene, seat: u8) -> Action {
    let seen = scene.observe(Eyes::Seat(Seat(seat)));
    let choice = Swoop::bot(level).choose(&seen, &mut Rng::new(1));
    choice.expect("it is its turn").action
}

#[test]
fn no_bot_takes_the_pile_while_something_fits() {
    let mut scene = Deal::of(["8 ...", "K K Q J 9 3 ... | K Q J 9", "..."]).begin();
    scene.play(0, "8");
    for level in Level::ALL {
        let action = chosen(level, &scene, 1);
        let fits = |rank: Rank| !rank.is_higher_than(Rank::Eight);
        assert!(
            matches!(action, Action::Play { rank, .. } if fits(rank)),
            "{level:?}: {action:?}"
        );
    }
}

#[test]
fn who_thinks_goes_out_when_it_can() {
    for hand in ["A A", "K K K K", "10", "*"] {
        let mine = format!("{hand} | - - - - | - - - -");
        let scene = Deal::of([&mine, "...", "..."]).begin();
        for level in [Level::Normal, Level::Hard] {
            assert_eq!(
                chosen(level, &scene, 0),
                scene.playing(0, hand),
                "{level:?}"
            );
        }
    }
}

#[test]
fn normal_sweeps_a_four() {
    let mut scene = Deal::of(["9 ...", "7 7 7 5 4 ... | K K J 7", "..."]).begin();
    scene.play(0, "9");
    let seven = Rank::Seven;
    let all = Action::Play {
        rank: seven,
        hand: scene.own(1)[seven],
        faces: Stacks::only(3),
    };
    assert_eq!(chosen(Level::Normal, &scene, 1), all);
}

#[test]
fn who_has_to_take_the_pile_uncovers_a_card_by_it() {
    let hand = "K Q J 9 9 J Q K Q J 9 | K Q J 9";
    let mut scene = Deal::of(["A ...", hand, "..."]).begin();
    scene.play(0, "A");
    for level in [Level::Normal, Level::Hard] {
        let action = chosen(level, &scene, 1);
        let uncovers = matches!(action, Action::Play { faces, .. } if !faces.is_empty());
        assert!(uncovers, "{level:?}: {action:?}");
    }
}

/// How many games a bot of one level wins at a table of another level's, shared places as shares,
/// in hundredths.
fn won(hero: Level, others: Level, players: u8, games: u64) -> u64 {
    let (hero, others) = (Swoop::bot(hero), Swoop::bot(others));
    let one = |seed: u64| {
        let seat = Seat((seed % u64::from(players)) as u8);
        let mut seated = vec![&others; players.into()];
        seated[seat.index()] = &hero;
        let (_, outcome) = play(players, seed, &seated, |_, _| {});
        let winners = outcome.winners();
        if winners.has(seat) {
            100 / u64::from(winners.count())
        } else {
            0
        }
    };
    (0..games).map(one).sum()
}

#[test]
fn each_level_is_stronger_than_the_one_below() {
    const GAMES: u64 = 30;
    for (hero, others) in [(Level::Normal, Level::Easy), (Level::Hard, Level::Normal)] {
        for players in [3, 5, 8] {
            let won = won(hero, others, players, GAMES);
            let fair = 100 * GAMES / u64::from(players);
            assert!(
                won > fair,
                "{hero:?} of {players}: {won} hundredths of {GAMES} games"
            );
        }
    }
}
