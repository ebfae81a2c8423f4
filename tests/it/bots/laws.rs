//! The laws that the bots of every game obey, and how strong the bots are.
//!
//! Each law plays bot games with every number of players and every kind of house rules.

use std::rc::Rc;

use kitchen_table::bots::{Bot, Bots, Choice, Level, RealTimeBots};
use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{By, Eyes, Game, Input, Observation, Rng, Seat, Seats, Status, Table};
use kitchen_table::games::GameId;

use crate::every::contest::Contest;
use crate::every::drive;
use crate::support::for_seeds;

/// One in this many decisions is checked in an imagined world.
const IMAGINED: u32 = 3;

/// Makes a test of each law for each game, with `few` or `many` games.
macro_rules! hold {
    ($($game:ident: $rules:ident, few $few:literal, many $many:literal;)+) => {
        const HELD: &[&str] = &[$(stringify!($game)),+];

        $(mod $game {
            use kitchen_table::games::$game::$rules;

            #[test]
            fn bots_always_play_legally_to_an_end() {
                super::are_legal_and_come_to_an_end::<$rules>($many);
            }

            #[test]
            fn the_same_record_gives_the_same_decisions() {
                super::the_same_record_gives_the_same_bots::<$rules>($few);
            }

            #[test]
            fn bots_do_not_answer_when_others_are_to_act() {
                super::have_no_answer_when_others_are_to_act::<$rules>($few);
            }

            #[test]
            fn bots_are_blind_to_what_is_hidden() {
                super::are_blind_to_what_is_hidden::<$rules>($few);
            }
        })+
    };
}

hold! {
    sloop: Sloop, few 10, many 60;
    dealt: Dealt, few 12, many 300;
    swoop: Swoop, few 12, many 120;
    stroop: Stroop, few 12, many 60;
    slapshot: Slapshot, few 5, many 45;
}

#[test]
fn every_game_is_tested_for_the_laws() {
    assert_eq!(HELD, GameId::ALL.map(GameId::slug));
}

/// The table for a seed: the numbers of players in rotation.
struct Setting {
    players: u8,
    /// The seed of the options: alternates between the published game and varying house rules.
    kind: u64,
    /// The levels from the first seat on: equal in one round, mixed in the next two.
    levels: Vec<Level>,
}

impl Setting {
    fn of<G: Lawful>(seed: u64) -> Self {
        let numbers = G::PLAYERS.count() as u64;
        let (round, number) = (seed / numbers, seed % numbers);
        let players = G::PLAYERS.start() + number as u8;
        let kind = match (round + number) % 2 {
            0 => 1 + number + round / 2,
            _ => 0,
        };
        let [first, stride] = [number + round / 3, round % 3];
        let levels = Level::ALL.len() as u64;
        let level = |seat| Level::ALL[((first + stride * u64::from(seat)) % levels) as usize];
        Self {
            players,
            kind,
            levels: (0..players).map(level).collect(),
        }
    }

    fn options<G: Lawful>(&self) -> G::Options {
        G::options(self.players, self.kind)
    }
}

/// Plays the game of a seed to its end; `look` sees the table before each input, and that input.
fn play<G: Lawful + Bots>(seed: u64, look: impl FnMut(&Table<G>, &Input<G::Action>)) -> Table<G> {
    let setting = Setting::of::<G>(seed);
    let seated = drive::seated(&setting.levels);
    drive::play(&setting.options::<G>(), seed, seated, look)
}

/// The seats that may act.
fn to_act<G: Game>(table: &Table<G>) -> Seats {
    match table.status() {
        Status::ToAct(seats) => seats,
        Status::Over(_) => Seats::NONE,
    }
}

/// What a bot in this seat would do if it were asked now.
fn ask<G: Game>(table: &Table<G>, bot: &dyn Bot<G>, seat: Seat) -> Option<Choice<G::Action>> {
    let seen = table.observe(Eyes::Seat(seat), table.at());
    bot.choose(&seen, &mut table.chance(seat))
}

/// Fails unless every bot that acts does so legally, and so would every bot that may act but waits.
fn are_legal_and_come_to_an_end<G: Lawful + Bots>(games: u64) {
    for_seeds(0..games, |seed| {
        let levels = Setting::of::<G>(seed).levels.into_iter();
        let bots: Vec<_> = levels.map(G::bot).collect();
        let over = play::<G>(seed, |table, input| {
            for seat in to_act(table).iter() {
                if input.by != By::Seat(seat) {
                    is_legal(table, &*bots[seat.index()], seat);
                }
            }
        });
        Ok(over.step())
    });
}

/// Fails if the rules refuse the bot's choice; in a turn-based game it must make one.
fn is_legal<G: Game>(table: &Table<G>, bot: &dyn Bot<G>, seat: Seat) {
    let Some(choice) = ask(table, bot, seat) else {
        let thought = table.observe(Eyes::Seat(seat), table.at()).thought;
        assert_ne!(thought, None, "{seat:?} at step {}", table.step());
        return;
    };
    let input = Input::new(table.at() + choice.after, seat, choice.action);
    if table.clock().is_none_or(|clock| input.at < clock.at) {
        assert_eq!(table.check(&input), Ok(()), "{:?}", table.record());
    }
}

/// A bot that keeps its state between games.
struct Used<G: Game>(Rc<dyn Bot<G>>);

impl<G: Game> Bot<G> for Used<G> {
    fn choose(&self, seen: &Observation<G>, rng: &mut Rng) -> Option<Choice<G::Action>> {
        self.0.choose(seen, rng)
    }
}

/// Plays games of these seeds at one table with the same bot objects.
fn twice<G: Lawful + Bots>(setting: &Setting, seeds: [u64; 2]) -> [Table<G>; 2] {
    let levels = setting.levels.iter().copied();
    let bots: Vec<Rc<dyn Bot<G>>> = levels.map(|level| Rc::from(G::bot(level))).collect();
    seeds.map(|seed| {
        let used = |bot: &Rc<_>| Some(Box::new(Used(Rc::clone(bot))) as Box<dyn Bot<G>>);
        let seated = RealTimeBots::new(bots.iter().map(used));
        drive::play(&setting.options::<G>(), seed, seated, |_, _| {})
    })
}

fn the_same_record_gives_the_same_bots<G: Lawful + Bots>(games: u64) {
    for_seeds(0..games, |seed| {
        let [one, two] = twice::<G>(&Setting::of::<G>(seed), [seed, seed]);
        assert_eq!(one, two);
        Ok(one.step())
    });
    let [one, other] = twice::<G>(&Setting::of::<G>(0), [0, 1]);
    assert_ne!(one.record().inputs, other.record().inputs);
}

fn have_no_answer_when_others_are_to_act<G: Lawful + Bots>(games: u64) {
    for_seeds(0..games, |seed| {
        let bots = Level::ALL.map(G::bot);
        let idle = |table: &Table<G>| {
            let seats = (0..table.seats()).map(Seat);
            for seat in seats.filter(|&seat| !to_act(table).has(seat)) {
                for bot in &bots {
                    assert_eq!(ask(table, &**bot, seat), None, "{:?}", table.record());
                }
            }
        };
        let over = play::<G>(seed, |table, _| idle(table));
        idle(&over);
        Ok(over.step())
    });
}

fn are_blind_to_what_is_hidden<G: Lawful + Bots>(games: u64) {
    for_seeds(0..games, |seed| {
        let bots = Level::ALL.map(G::bot);
        let mut rng = Rng::new(seed);
        let over = play::<G>(seed, |table, _| {
            for seat in to_act(table).iter() {
                if rng.below(IMAGINED) > 0 {
                    continue;
                }
                let seen = table.observe(Eyes::Seat(seat), table.at());
                let world = G::imagine(&seen, &mut rng);
                let other = Observation::of(&world, seen.eyes, seen.step, seen.at);
                for bot in &bots {
                    let here = bot.choose(&seen, &mut table.chance(seat));
                    assert_eq!(here, bot.choose(&other, &mut table.chance(seat)));
                }
            }
        });
        Ok(over.step())
    });
}

/// Each level paired with the one below it.
pub(super) fn steps() -> impl Iterator<Item = (Level, Level)> {
    Level::ALL.into_iter().skip(1).zip(Level::ALL)
}

/// Fails unless the hero wins more than this percentage of its fair share.
#[track_caller]
pub(super) fn wins<G: Lawful + Bots>(contest: Contest, games: u64, percent: u64) {
    match contest.score::<G>(games) {
        Ok(score) => {
            let won = 100 * u64::from(contest.players) * score.won;
            assert!(
                won > percent * score.winners,
                "{contest:?}: {score:?} of {games} games"
            );
        }
        Err(wrong) => panic!("{contest:?}: {wrong}"),
    }
}
