//! Which cards fly: onto the pile from where they lay, across it if they leave with it, and turned
//! over first if nobody knew them.

use std::collections::BTreeSet;

use kitchen_table::engine::laws::Tally;
use kitchen_table::engine::{Eyes, Observation, Seat};
use kitchen_table::games::swoop::{Event, Options, STACKS, Swoop};
use kitchen_table::ui::motion::{BEAT, Flight, Movement, PASS, PLAY, TURN};

use super::scene::Scene;
use super::stack::Deal;
use crate::flying::{self, flights, written};
use crate::support::for_seeds;

/// The flights after this, as a seat sees them, and what is said meanwhile.
fn seen(scene: &mut Scene, by: u8) -> Vec<String> {
    let news = scene.news();
    let flights = flights::<Swoop>(&scene.game, &news, Eyes::Seat(Seat(by)));
    flights.iter().map(written).collect()
}

#[test]
fn cards_come_from_the_hand_and_from_the_stacks() {
    let mut scene = Deal::of(["9 9 ... | 9 K Q J", "...", "..."]).begin();
    scene.news();
    scene.play(0, "9 9 @0");
    assert_eq!(
        seen(&mut scene.clone(), 0),
        [
            "Comes key-8 pile-0 0",
            "Comes key-8 pile-1 0",
            "Comes seat-1-0 pile-2 0"
        ]
    );
    assert_eq!(
        seen(&mut scene, 1),
        [
            "Comes seat-1 pile-0 0",
            "Comes seat-1 pile-1 0",
            "Comes seat-1-0 pile-2 0"
        ]
    );
}

#[test]
fn a_swoop_card_lands_first_and_leaves_play_with_the_pile() {
    let mut scene = Deal::of(["K ...", "10 ...", "..."]).begin();
    scene.play_only(0, "K");
    scene.news();
    scene.play(1, "10");
    let (passes, leaves) = (
        "Passes seat-2 pile 0 swoop-12",
        "Leaves pile gone 1480 swoop-12",
    );
    assert_eq!(seen(&mut scene, 0), [leaves, passes, "Swoop! at 220"]);
    assert_eq!((PLAY, PASS, BEAT), (220, 480, 1_000));
}

#[test]
fn a_taken_pile_goes_to_its_taker() {
    let mut scene = Deal::of(["3 ...", "K ...", "..."]).begin();
    scene.play_only(0, "3");
    scene.news();
    scene.play(1, "K");
    let own = [
        "Leaves pile seat-2 1480 swoop-11",
        "Passes key-11 pile 0 swoop-11",
        "A king is higher: Bo took 2 cards at 220",
    ];
    assert_eq!(seen(&mut scene, 1), own);
}

#[test]
fn a_face_down_card_is_turned_over_before_it_goes_anywhere() {
    let begin = |blind| {
        let mine = format!("9 ... | - K Q J | {blind} A A A");
        let mut scene = Deal::of(["9 ...", &mine, "..."]).begin();
        scene.play_only(0, "9");
        scene.news();
        scene.flip(1, 0);
        scene
    };
    let turns = |rank: u8| format!("Turns seat-2-0 seat-2-0 0 swoop-{rank}");
    let holds = seen(&mut begin("5"), 0);
    assert_eq!(holds, [turns(4), "Drawn seat-2-0 pile-0 380".into()]);
    let takes = seen(&mut begin("J"), 0);
    let passes = "Passes seat-2-0 pile 380 swoop-9".to_owned();
    let leaves = "Leaves pile seat-2 1860 swoop-9".to_owned();
    let says = "A jack is higher: Bo took 2 cards at 600".to_owned();
    assert_eq!(takes, [turns(9), leaves, passes, says]);
    assert_eq!(TURN, 380);
}

/// All spots that the board shows to these eyes.
fn spots(seen: &Observation<Swoop>) -> BTreeSet<String> {
    let view = &seen.view;
    let mut spots: BTreeSet<String> = ["pile", "gone"].map(String::from).into();
    let run = view.top().map_or(0, |(_, run)| run);
    spots.extend((0..run).map(|place| format!("pile-{place}")));
    for seat in (0..view.options.players).map(Seat) {
        spots.insert(format!("seat-{seat}"));
        spots.extend((0..STACKS).map(|stack| format!("seat-{seat}-{stack}")));
    }
    if view.own.is_some() {
        spots.extend((0..14).map(|rank| format!("key-{rank}")));
    }
    spots
}

/// What is wrong with the flights between two boards.
fn fault(
    flights: &[Flight],
    before: &Observation<Swoop>,
    now: &Observation<Swoop>,
) -> Option<String> {
    let (was, is) = (spots(before), spots(now));
    let mut landed = BTreeSet::new();
    for flight in flights {
        let Flight { from, to, way, .. } = flight;
        let wrong = |what: &str| Some(format!("{what}: {}", written(flight)));
        if !was.contains(from) {
            return wrong("it comes from nowhere");
        }
        if !is.contains(to) {
            return wrong("it lands nowhere");
        }
        match way {
            Movement::Comes | Movement::Drawn if !to.starts_with("pile-") => {
                return wrong("it misses the pile");
            }
            Movement::Comes | Movement::Drawn if !landed.insert(to) => {
                return wrong("two land in one place");
            }
            Movement::Turns | Movement::Passes if flight.card.is_none() => {
                return wrong("it has no face");
            }
            Movement::Shifts | Movement::Unseen => return wrong("nothing does that here"),
            _ => {}
        }
    }
    None
}

fn play(seed: u64, steps: usize) -> Result<Tally, String> {
    let deals = |event: &Event| matches!(event, Event::RoundBegan { .. });
    let options = Options::new(3 + (seed % 6) as u8);
    flying::play::<Swoop>(options, (seed, steps), deals, fault)
}

#[test]
fn cards_fly_from_where_they_lay_to_where_they_lie() {
    let tally = for_seeds(0..60, |seed| play(seed, 1));
    assert!(tally.played > 1_000, "{} steps", tally.played);
}

#[test]
fn they_also_do_when_several_things_happened_at_once() {
    let tally = for_seeds(0..60, |seed| play(seed, 2 + (seed % 4) as usize));
    assert!(tally.played > 1_000, "{} steps", tally.played);
}
