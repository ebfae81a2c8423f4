//! The laws that the bots of every game obey, and how strong the bots are.
//!
//! Each law plays bot games with every number of players and every kind of house rules.

use std::rc::Rc;

use kitchen_table::bots::{Bot, Bots, Choice, Level, RealTimeBots};
use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{By, Game, Input, Observation, Rng, Seat, Table};
use kitchen_table::games::GameId;

use crate::every::contest::Contest;
use crate::every::drive;
use crate::every::sound::{ask, is_blind, is_legal, is_the_same_in_slices, to_act};
use crate::support::{for_seeds, tried};

/// One in this many decisions is checked in an imagined world.
const IMAGINED: u32 = 3;

/// The levels that think for less than a millisecond; the strongest has a law of its own.
const QUICK: [Level; 4] = [Level::Easy, Level::Casual, Level::Normal, Level::Hard];

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

            #[test]
            fn the_strongest_bot_is_legal_blind_and_the_same_again() {
                super::the_strongest_is_sound::<$rules>();
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
        let levels = QUICK.len() as u64;
        let level = |seat| QUICK[((first + stride * u64::from(seat)) % levels) as usize];
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

/// Fails unless every bot that acts does so legally, and so would every bot that may act but waits.
fn are_legal_and_come_to_an_end<G: Lawful + Bots>(games: u64) {
    for_seeds(0..tried(games), |seed| {
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
    for_seeds(0..tried(games), |seed| {
        let [one, two] = twice::<G>(&Setting::of::<G>(seed), [seed, seed]);
        assert_eq!(one, two);
        Ok(one.step())
    });
    let [one, other] = twice::<G>(&Setting::of::<G>(0), [0, 1]);
    assert_ne!(one.record().inputs, other.record().inputs);
}

fn have_no_answer_when_others_are_to_act<G: Lawful + Bots>(games: u64) {
    for_seeds(0..tried(games), |seed| {
        let bots = QUICK.map(G::bot);
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
    for_seeds(0..tried(games), |seed| {
        let bots = QUICK.map(G::bot);
        let mut rng = Rng::new(seed);
        let over = play::<G>(seed, |table, _| {
            for seat in to_act(table).iter() {
                if rng.below(IMAGINED) > 0 {
                    continue;
                }
                for bot in &bots {
                    is_blind(table, &**bot, seat, &mut rng);
                }
            }
        });
        Ok(over.step())
    });
}

/// Plays a game of the strongest bots, and at some decisions asks them again, in the same world and in an imagined one.
fn the_strongest_is_sound<G: Lawful + Bots>() {
    let players = *G::PLAYERS.start();
    let levels = vec![Level::Expert; usize::from(players)];
    let (bot, mut rng) = (G::bot(Level::Expert), Rng::new(2));
    let seated = drive::seated(&levels);
    drive::play::<G>(&G::options(players, 0), 11, seated, |table, _| {
        for seat in to_act(table).iter() {
            if rng.below(20) > 0 {
                continue;
            }
            is_legal(table, &*bot, seat);
            is_blind(table, &*bot, seat, &mut rng);
            is_the_same_in_slices(table, &*bot, seat);
        }
    });
}

/// Each quick level paired with the one below it.
pub(super) fn steps() -> impl Iterator<Item = (Level, Level)> {
    QUICK
        .into_iter()
        .filter_map(|hero| Some((hero, hero.below()?)))
}

/// Fails unless the hero wins more than its fair share of about this many games.
#[track_caller]
pub(super) fn wins<G: Lawful + Bots>(contest: Contest, games: u64) {
    let deals = games.div_ceil(contest.players.into());
    match contest.score::<G>(deals) {
        Ok(score) => {
            let (share, fair) = (score.share(), score.fair());
            assert!(share > fair, "{contest:?}: {share}, fair {fair}");
        }
        Err(wrong) => panic!("{contest:?}: {wrong}"),
    }
}
