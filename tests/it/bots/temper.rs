//! Tempers show in what bots do.

use kitchen_table::bots::{Bots, Level, RealTimeBots, Temper, Weigh};
use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{By, Eyes, Input, Table};
use kitchen_table::games::dealt::Dealt;
use kitchen_table::games::slapshot::Slapshot;
use kitchen_table::games::sloop::Sloop;
use kitchen_table::games::swoop::Swoop;

use crate::every::drive;

/// How often somebody did what suits a temper, of all the times when there was a choice.
#[derive(Clone, Copy, Default)]
struct Often {
    did: u32,
    could: u32,
}

impl Often {
    fn share(self) -> f64 {
        f64::from(self.did) / f64::from(self.could.max(1))
    }
}

/// Three bots, one of each temper, play against each other; each does what suits it more often than the others do.
fn shows<G: Lawful + Bots + Weigh>(games: u64) {
    let (mut own, mut others) = ([Often::default(); 3], [Often::default(); 3]);
    for seed in 0..games {
        let bots = Temper::ALL.map(|temper| Some(G::bot_of(Level::Normal, Some(temper))));
        let look = |table: &Table<G>, input: &Input<G::Action>| {
            let By::Seat(seat) = input.by else { return };
            let seen = table.observe(Eyes::Seat(seat), table.at());
            for (place, temper) in Temper::ALL.into_iter().enumerate() {
                let suits = |action: &G::Action| G::suits(&seen, action, temper);
                let some = seen.legal().filter(|action| suits(action)).count();
                if some == 0 || some == seen.legal().count() {
                    continue;
                }
                let often = match place == seat.index() {
                    true => &mut own[place],
                    false => &mut others[place],
                };
                often.could += 1;
                often.did += u32::from(suits(&input.action));
            }
        };
        drive::play::<G>(&G::options(3, 0), seed, RealTimeBots::new(bots), look);
    }
    for (place, temper) in Temper::ALL.into_iter().enumerate() {
        // A game may have no room for a temper.
        if own[place].could == 0 {
            continue;
        }
        let [own, others] = [own[place], others[place]].map(Often::share);
        println!("{temper:?}: {own:.3}, others {others:.3}");
        assert!(own > others, "{temper:?}: {own}, others {others}");
    }
}

#[test]
fn tempers_show_in_sloop() {
    shows::<Sloop>(30);
}

#[test]
fn tempers_show_in_dealt() {
    shows::<Dealt>(10);
}

#[test]
fn tempers_show_in_swoop() {
    shows::<Swoop>(6);
}

/// Long games.
mod all {
    use super::*;

    #[test]
    fn tempers_show_in_slapshot() {
        shows::<Slapshot>(10);
    }
}
