//! Games for the end-to-end tests, which open them instead of playing up to an interesting position:
//! `tests/fixtures/tables/<name>.json`, each a save. They are dealt from links like those that people
//! send, played by bots, and kept at a point where a person must act, or at the end. Once kept they stay:
//! other bots would play other games, but these can be opened as long as the rules and the format are the
//! same. `UPDATE_TABLES=1 cargo test` lets the bots play them anew.

mod slapshot;
mod sloop;
mod stroop;

use std::{env, fs};

use kitchen_table::bots::{Bots, Level};
use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{Eyes, Observation, Seat, Status, Table};
use kitchen_table::games::dealt::{Action, Dealt};
use kitchen_table::games::swoop::{Rank, Stage, Swoop};
use kitchen_table::saves::Save;
use kitchen_table::setup::{Playable, Setup, Who};

use crate::every::drive;
use crate::support::root;

/// A save to keep: its name, the link that deals it, and its number of inputs.
type Kept<G> = (&'static str, &'static str, fn(&Played<G>) -> usize);

const ANN: &str = "seed=7&seats=person,normal,hard&names=Ann,Bo,Cy";
const WILDS: &str = "seed=20&seats=person,normal,hard&names=Ann,Bo,Cy";
const PRACTICE: &str = "seed=7&seats=person,normal,hard&names=Ann,Bo,Cy&practice=yes";
const PEOPLE: &str = "seed=21&seats=person,person,person&names=Ann,Bo,Cy";
const FOUR: &str = "seed=3&seats=easy,easy,easy,easy&names=Ann,Bo,Cy,Di&chips=3";
const BOTS: &str = "seed=3&seats=easy,easy,easy&names=Ida,Jo,Kim";
const LONE: &str = "seed=7&seats=person,easy,easy&names=Ann,Bo,Cy";
const SHORT: &str = "seed=7&seats=person,easy,easy&names=Ann,Bo,Cy&target=100";
const EIGHT: &str = "seed=7&seats=person,easy,easy,easy,easy,easy,easy,easy\
&names=Ann,Bartholomew the Long,C,D,E,F,G,H";

const DEALT: &[Kept<Dealt>] = &[
    ("dealt-round", ANN, |it| {
        it.table_sees(|seen| seen.view.round == 2)
    }),
    ("dealt-wilds", WILDS, |it| {
        it.person_sees(|seen| {
            let two = |action: &Action| {
                matches!(
                    action,
                    Action::Play {
                        names: [_, Some(_)],
                        ..
                    }
                )
            };
            seen.legal().filter(|action| two(action)).count() > 2
        })
    }),
    ("dealt-late", ANN, |it| it.with_left(3)),
    ("dealt-practice", PRACTICE, |it| {
        let last = it.seen(it.end(), Eyes::Table).view.round;
        it.person_sees(|seen| seen.view.round == last)
    }),
    ("dealt-people", PEOPLE, |it| {
        let last = it.seen(it.end(), Eyes::Table).view.round;
        it.table_sees(|seen| seen.view.round == last) - 3
    }),
    ("dealt-four", FOUR, |it| it.end()),
    ("dealt-over", ANN, |it| it.end()),
    ("dealt-people-over", PEOPLE, |it| it.end()),
    ("dealt-bots", BOTS, |it| it.end()),
];

const SWOOP: &[Kept<Swoop>] = &[
    ("swoop-takes", LONE, |it| {
        it.person_sees(|seen| {
            let own = seen.view.own.expect("a hand");
            let higher = |top| own.iter().any(|(rank, _)| rank.is_higher_than(top));
            turn(seen) && seen.view.top().is_some_and(|(top, _)| higher(top))
        })
    }),
    ("swoop-sweeps", LONE, |it| {
        it.person_sees(|seen| {
            let own = seen.view.own.expect("a hand");
            let sweeps = own.iter().any(|(rank, _)| rank.swoops());
            turn(seen) && seen.view.top().is_some() && sweeps
        })
    }),
    ("swoop-blind", LONE, |it| {
        it.person_sees(|seen| {
            let bare = seen
                .eyes
                .seat()
                .map(|seat| seen.view.tableaus[seat].uncovered());
            turn(seen) && seen.view.top().is_some() && bare.is_some_and(|it| !it.is_empty())
        })
    }),
    ("swoop-faces", LONE, |it| {
        it.person_sees(|seen| {
            let Some((place, (top, _))) = seen
                .eyes
                .seat()
                .map(|seat| &seen.view.tableaus[seat])
                .zip(seen.view.top())
            else {
                return false;
            };
            let own = seen.view.own.expect("a hand");
            let stays = |rank: Rank| {
                let many = own[rank] + place.faces.of(rank).count() + seen.view.pile[rank];
                !rank.is_higher_than(top) && !rank.swoops() && many < 4
            };
            turn(seen) && place.faces.cards().any(stays)
        })
    }),
    ("swoop-eight", EIGHT, |it| {
        it.person_sees(|seen| {
            let mut others = seen.view.tableaus.iter().skip(1);
            others.any(|(_, place)| !place.known.is_empty())
        })
    }),
    ("swoop-people", PEOPLE, |it| {
        it.table_sees(|seen| {
            let mut places = seen.view.tableaus.iter();
            turn(seen) && places.any(|(_, place)| !place.known.is_empty())
        })
    }),
    ("swoop-round", LONE, |it| {
        it.table_sees(|seen| seen.view.round == 2)
    }),
    ("swoop-late", SHORT, |it| it.with_left(3)),
    ("swoop-over", SHORT, |it| it.end()),
];

/// Whether somebody begins a turn rather than continuing one.
fn turn(seen: &Observation<Swoop>) -> bool {
    matches!(seen.view.stage, Stage::Turn { .. })
}

/// A game played to its end.
struct Played<G: Bots + Lawful + Playable> {
    setup: Setup,
    table: Table<G>,
}

impl<G: Bots + Lawful + Playable> Played<G> {
    /// Plays it with normal bots in place of people.
    fn from_link(query: &str) -> Self {
        let (setup, seed) = Setup::from_query(G::ID.slug(), query).expect("a link");
        let level = |who| match who {
            Who::Person => Level::Normal,
            Who::Bot(level) => level,
        };
        let levels: Vec<Level> = setup.chairs.iter().map(|chair| level(chair.who)).collect();
        let options = setup.options::<G>().expect("house rules");
        let seed = seed.expect("a seed");
        let table = drive::play(&options, seed, drive::seated(&levels), |_, _| {});
        Self { setup, table }
    }

    /// Plays it with `tells` choosing every action, until it returns `None`.
    fn by(query: &str, tells: impl Fn(&Observation<G>) -> Option<G::Action>) -> Self {
        let (setup, seed) = Setup::from_query(G::ID.slug(), query).expect("a link");
        let options = setup.options::<G>().expect("house rules");
        let mut table =
            Table::new(options, seed.expect("a seed"), &mut ()).expect("it can be dealt");
        while let Status::ToAct(seats) = table.status() {
            let seat = seats.iter().next().expect("somebody acts");
            let seen = table.observe(Eyes::Seat(seat), table.at());
            let Some(action) = tells(&seen) else { break };
            let input = kitchen_table::engine::Input::new(table.at(), seat, action);
            table.play(input, &mut ()).expect("it is legal");
        }
        Self { setup, table }
    }

    /// The number of inputs at the end.
    fn end(&self) -> usize {
        self.table.step()
    }

    /// The first step at which the table sees this.
    fn table_sees(&self, wanted: impl Fn(&Observation<G>) -> bool) -> usize {
        let seen = |step| self.seen(step, Eyes::Table);
        let mut steps = (0..self.end()).filter(|&step| wanted(&seen(step)));
        steps.next().expect("it happens")
    }

    /// The first step at which a person who must act sees this.
    fn person_sees(&self, wanted: impl Fn(&Observation<G>) -> bool) -> usize {
        let seen = |step| Some(self.seen(step, Eyes::Seat(self.decides(step)?)));
        let mut steps = (0..self.end()).filter(|&step| seen(step).as_ref().is_some_and(&wanted));
        steps.next().expect("it happens")
    }

    /// The step at which this many decisions of people are left.
    fn with_left(&self, decisions: usize) -> usize {
        let steps = (0..self.end()).rev();
        let mut steps = steps.filter(|&step| self.decides(step).is_some());
        steps.nth(decisions - 1).expect("it is long enough")
    }

    fn seen(&self, step: usize, eyes: Eyes) -> Observation<G> {
        let table = self.table.rewind(step);
        table.observe(eyes, table.at())
    }

    /// The person who must act at this step.
    fn decides(&self, step: usize) -> Option<Seat> {
        let Status::ToAct(seats) = self.table.rewind(step).status() else {
            return None;
        };
        let people = self.setup.people();
        seats.iter().find(|&seat| people.has(seat))
    }

    /// The save after this many inputs.
    fn save(&self, inputs: usize) -> String {
        let save = Save {
            record: self.table.rewind(inputs).record().clone(),
            chairs: self.setup.chairs.clone(),
            practice: self.setup.is_practice(),
        };
        save.write() + "\n"
    }
}

/// Checks or rewrites the saves.
fn compare<G: Bots + Lawful + Playable>(all: &[Kept<G>]) {
    for (name, link, stop) in all {
        keep(name, link, Played::from_link, *stop);
    }
}

/// Checks that a save is of the game in its link and can still be played, or plays it anew and rewrites it.
fn keep<G: Bots + Lawful + Playable>(
    name: &str,
    link: &str,
    play: impl Fn(&str) -> Played<G>,
    stop: impl Fn(&Played<G>) -> usize,
) {
    let path = root("tests/fixtures/tables").join(format!("{name}.json"));
    if env::var("UPDATE_TABLES").is_ok_and(|update| update == "1") {
        let played = play(link);
        fs::write(&path, played.save(stop(&played))).expect("it can be written");
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let (save, _) = Save::<G>::read(&kept).unwrap_or_else(|wrong| {
        panic!(
            "{}: {wrong:?}; UPDATE_TABLES=1 plays it anew",
            path.display()
        )
    });
    let (setup, seed) = Setup::from_query(G::ID.slug(), link).expect("a link");
    let options = setup.options::<G>().expect("house rules");
    assert_eq!(
        (&save.record.options, Some(save.record.seed)),
        (&options, seed)
    );
    assert_eq!(save.chairs, setup.chairs, "{name}");
    assert!(
        kept.lines().eq(save.write().lines()),
        "{name} is written otherwise now"
    );
}

#[test]
fn tables_of_dealt_can_be_played() {
    compare(DEALT);
}

#[test]
fn tables_of_swoop_can_be_played() {
    compare(SWOOP);
}
