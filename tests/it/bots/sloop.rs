//! The bots of Sloop.

use kitchen_table::bots::{Bot, Bots, Level};
use kitchen_table::engine::{Eyes, Imagine, Input, Observation, Outcome, Rng, Seat, Status, Table};
use kitchen_table::games::sloop::{Options, Sloop};

use crate::sloop::scene::{Deal, Scene, action, owning};

type SloopBot = Box<dyn Bot<Sloop>>;

fn bots(levels: impl IntoIterator<Item = Level>) -> Vec<SloopBot> {
    levels.into_iter().map(Sloop::bot).collect()
}

/// Plays a game to its end; `look` sees every observation on the way.
fn play(
    options: Options,
    seed: u64,
    bots: &[&SloopBot],
    mut look: impl FnMut(&Observation<Sloop>, &Table<Sloop>),
) -> (Table<Sloop>, Outcome) {
    let mut table = Table::<Sloop>::new(options, seed, &mut ()).expect("no flaw in the options");
    loop {
        let seat = match table.status() {
            Status::Over(outcome) => return (table, outcome),
            Status::ToAct(seats) => seats.single().expect("one seat acts at a time"),
        };
        let seen = table.observe(Eyes::Seat(seat), 0);
        look(&seen, &table);
        let choice = bots[seat.index()].choose(&seen, &mut table.chance(seat));
        let action = choice.expect("a bot whose turn it is chooses").action;
        let input = Input::new(0, seat, action.clone());
        if let Err(illegal) = table.play(input, &mut ()) {
            panic!("seed {seed}, step {}: {action:?} {illegal:?}", table.step());
        }
    }
}

/// Two to six players, and partnerships.
fn tables() -> Vec<Options> {
    let mut tables: Vec<Options> = (2..=6).map(Options::new).collect();
    tables.push(Options::partnerships());
    tables
}

#[test]
fn bots_are_always_legal_and_come_to_an_end() {
    let levels = bots(Level::ALL);
    for seed in 0..60 {
        let turn = seed as usize;
        let seated: Vec<&SloopBot> = (0..6)
            .map(|seat| &levels[(seat * (1 + turn % 2) + turn) % levels.len()])
            .collect();
        play(tables()[turn % 6], seed, &seated, |_, _| {});
    }
}

#[test]
fn the_same_record_gives_the_same_bots() {
    for level in Level::ALL {
        let seated = bots([level; 4]);
        let seated: Vec<&SloopBot> = seated.iter().collect();
        let again = bots([level; 4]);
        let again: Vec<&SloopBot> = again.iter().collect();
        let one = play(Options::partnerships(), 11, &seated, |_, _| {});
        let two = play(Options::partnerships(), 11, &again, |_, _| {});
        assert_eq!(one, two);
    }
}

#[test]
fn bots_have_no_answer_when_others_are_to_act() {
    let seated = bots(Level::ALL);
    let seated: Vec<&SloopBot> = seated.iter().collect();
    play(Options::new(3), 5, &seated, |seen, table| {
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
    let seated: Vec<&SloopBot> = levels.iter().chain(&levels).collect();
    for (options, seed) in tables().into_iter().zip(1..) {
        let mut rng = Rng::new(seed);
        play(options, seed, &seated, |seen, table| {
            let world = Sloop::imagine(seen, &mut rng);
            let other = Observation::of(&world, seen.eyes, seen.step, seen.at);
            let seat = seen.eyes.seat().expect("a seat looks");
            for bot in &levels {
                let here = bot.choose(seen, &mut table.chance(seat));
                assert_eq!(here, bot.choose(&other, &mut table.chance(seat)));
            }
        });
    }
}

const GAMES: u64 = 120;

/// How often one, or two partners, of one level win at a table of another level's.
fn won(hero: Level, others: Level, options: Options, games: u64) -> u64 {
    let (hero, others) = (Sloop::bot(hero), Sloop::bot(others));
    let one = |seed: u64| {
        let seat = Seat((seed % u64::from(options.players)) as u8);
        let mut seated = vec![&others; options.players.into()];
        seated[seat.index()] = &hero;
        if let Some(partner) = options.partner(seat) {
            seated[partner.index()] = &hero;
        }
        let (_, outcome) = play(options, seed, &seated, |_, _| {});
        u64::from(outcome.places[seat] == 1)
    };
    (0..games).map(one).sum()
}

/// More than a fair share of some games.
#[track_caller]
fn is_stronger(hero: Level, others: Level) {
    for (options, sides) in [
        (Options::new(2), 2),
        (Options::new(3), 3),
        (Options::new(5), 5),
        (Options::partnerships(), 2),
    ] {
        let won = won(hero, others, options, GAMES);
        let fair = GAMES / sides;
        assert!(won > fair, "{won} of {GAMES} games won with {options:?}");
    }
}

#[test]
fn normal_is_stronger_than_easy() {
    is_stronger(Level::Normal, Level::Easy);
}

#[test]
fn hard_is_stronger_than_normal() {
    is_stronger(Level::Hard, Level::Normal);
}

/// What both the normal and the hard bot do here.
#[track_caller]
fn both_do(scene: &Scene, seat: u8, words: &str) {
    for level in [Level::Normal, Level::Hard] {
        let seen = scene.observe(Eyes::Seat(Seat(seat)));
        let choice = Sloop::bot(level).choose(&seen, &mut Rng::new(1));
        let does = choice.expect("it can act").action;
        assert_eq!(
            format!("{does:?}"),
            format!("{:?}", action(words)),
            "{level:?}"
        );
    }
}

#[test]
fn they_take_what_is_most() {
    let scene = Deal::of(["8 12 7 11", "1 1 1 1"], "6 2 5 3").begin();
    both_do(&scene, 0, "8 takes 5+3, 6+2");
    let scene = owning(9, "9 12 12 12", "9 5 4 12 11");
    both_do(&scene, 0, "9 takes build, 9, 5+4");
}

#[test]
fn they_take_another_with_a_supercharged_card() {
    let scene = Deal::of(["8! 12 12 11", "1 1 1 1"], "8 7 10 9").begin();
    let seen = scene.observe(Eyes::Seat(Seat(0)));
    for level in [Level::Normal, Level::Hard] {
        let choice = Sloop::bot(level)
            .choose(&seen, &mut Rng::new(1))
            .expect("a choice");
        let text = format!("{:?}", choice.action);
        assert!(
            text.contains("card: 8!") && text.contains("bonus: Some"),
            "{text}"
        );
    }
}

#[test]
fn they_steal_from_many() {
    let hands = [
        "1 4 4 4 4",
        "12 9 9 9 9",
        "11 9 9 9 8",
        "10 8 8 8 8",
        "7 5 5 5 5",
    ];
    let mut scene = Deal::of(hands, "12 11 10 7 3").dealer(0).begin();
    scene
        .act(1, "12 takes 12")
        .act(2, "11 takes 11")
        .act(3, "10 takes 10");
    scene.act(4, "7 takes 7");
    both_do(&scene, 0, "uses 1");
}

#[test]
fn the_hard_one_leaves_little_to_others() {
    // A 6 would make 12 and 11 and 9 with what lies there; there are four 12s to be seen already.
    let scene = Deal::of(["12 6 12 12", "1 1 1 1"], "11 11 5 9").begin();
    let seen = scene.observe(Eyes::Seat(Seat(0)));
    let choice = Sloop::bot(Level::Hard)
        .choose(&seen, &mut Rng::new(1))
        .expect("a choice");
    assert_eq!(
        format!("{:?}", choice.action),
        format!("{:?}", action("puts 12"))
    );
}

#[test]
fn partners_are_offered_what_they_can_use() {
    let hands = ["12 12 11 11", "8 8 8 8", "6 6 10 9", "7 7 7 7"];
    let scene = Deal::of(hands, "4 2 3 3").partners().begin();
    let seen = scene.observe(Eyes::Seat(Seat(2)));
    let choice = Sloop::bot(Level::Hard)
        .choose(&seen, &mut Rng::new(1))
        .expect("a choice");
    assert_eq!(choice.action, action("offers 6"));
    let mut offered = scene;
    offered.act(2, "offers 6");
    let seen = offered.observe(Eyes::Seat(Seat(0)));
    let choice = Sloop::bot(Level::Hard)
        .choose(&seen, &mut Rng::new(1))
        .expect("a choice");
    assert!(
        format!("{:?}", choice.action).starts_with("KeepFor"),
        "{choice:?}"
    );
}
