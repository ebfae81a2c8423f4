//! Which cards fly: onto the pile from where they lay, across it if they leave with it, and turned
//! over there if nobody knew them.

use std::collections::BTreeSet;

use kitchen_table::engine::laws::Tally;
use kitchen_table::engine::{Eyes, Observation, Seat};
use kitchen_table::games::swoop::{Event, Options, STACKS, SWOOP, Swoop, Tableau};
use kitchen_table::ui::motion::{BEAT, COUNT, Flight, Movement, PLAY, REVEAL, STAGGER};

use super::scene::Scene;
use super::stack::Deal;
use crate::flying::{self, flights, more, written};
use crate::support::{for_seeds, tried};

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
            "Comes seat-1-hand-rank8 pile-0 0",
            "Comes seat-1-hand-rank8 pile-1 60",
            "Comes seat-1-0 pile-2 120"
        ]
    );
    assert_eq!(
        seen(&mut scene, 1),
        [
            "Comes seat-1-hand-rank8 pile-0 0",
            "Comes seat-1-hand-rank8 pile-1 60",
            "Comes seat-1-0 pile-2 120"
        ]
    );
}

#[test]
fn a_swoop_card_lands_first_and_leaves_play_with_the_pile() {
    let mut scene = Deal::of(["K ...", "10 ...", "..."]).begin();
    scene.play_only(0, "K");
    scene.news();
    scene.play(1, "10");
    let flights = [
        "Flung pile gone 745",
        "Passes seat-2-hand-rank12 pile-0 0 swoop-12",
        "Flung pile-0 gone 720 swoop-12",
        "Swoop! at 220",
    ];
    assert_eq!(seen(&mut scene, 0), flights);
    assert_eq!((PLAY, BEAT, STAGGER), (220, 1_000, 60));
}

#[test]
fn four_of_a_rank_are_counted_and_all_leave_play() {
    let mut scene = Deal::of(["K K K K ...", "...", "..."]).begin();
    scene.news();
    scene.play_only(0, "K K K K");
    let all = seen(&mut scene, 1);
    let (said, flown): (Vec<_>, Vec<_>) = all.iter().partition(|it| it.contains(" at "));
    assert_eq!(
        said,
        [
            "1 at 220",
            "2 at 400",
            "3 at 580",
            "4 at 760",
            "Swoop! at 940"
        ]
    );
    let passes: Vec<_> = flown.iter().filter(|it| it.starts_with("Passes")).collect();
    assert_eq!(passes.len(), 4);
    let flung = flown.iter().filter(|it| it.starts_with("Flung pile-"));
    assert_eq!(flung.count(), 4);
    assert_eq!(COUNT, 180);
}

#[test]
fn those_of_the_rank_that_lie_there_are_counted_too() {
    let mut scene = Deal::of(["K K K ...", "K ...", "..."]).begin();
    scene.play_only(0, "K K K");
    scene.news();
    scene.play(1, "K");
    let all = seen(&mut scene, 0);
    let said: Vec<_> = all.iter().filter(|it| it.contains(" at ")).collect();
    // The last one as it lands.
    assert_eq!(
        said,
        [
            "1 at 0",
            "2 at 180",
            "3 at 360",
            "4 at 540",
            "Swoop! at 720"
        ]
    );
    assert!(all.contains(&"Passes seat-2-hand-rank11 pile-3 320 swoop-11".into()));
}

#[test]
fn the_next_rank_lands_on_a_run() {
    let mut scene = Deal::of(["9 9 ...", "5 ...", "..."]).begin();
    scene.play_only(0, "9 9");
    scene.news();
    scene.play_only(1, "5");
    assert_eq!(seen(&mut scene, 0), ["Comes seat-2-hand-rank4 pile-0 0"]);
}

#[test]
fn each_card_of_ones_hand_is_dealt_by_itself_and_those_of_others_in_packets() {
    let mut scene = Deal::of(["9 9 ...", "...", "..."]).begin();
    let news = scene.news();
    let flights = flights::<Swoop>(&scene.game, &news, Eyes::Seat(Seat(0)));
    let cards = |to: &str| -> Vec<u16> {
        let comes = flights.iter().filter(|it| it.to.starts_with(to));
        comes.map(|it| it.cards).collect()
    };
    assert_eq!(cards("seat-1-hand-rank8"), [1, 1]);
    assert_eq!(cards("seat-1-hand-rank"), [1; 11]);
    assert_eq!(cards("seat-2-hand"), [4, 4, 3]);
}

#[test]
fn a_taken_pile_goes_to_its_taker_card_by_card() {
    let mut scene = Deal::of(["3 ...", "K ...", "..."]).begin();
    scene.play_only(0, "3");
    scene.news();
    scene.play(1, "K");
    let own = [
        "Goes pile-0 seat-2-hand-rank2 1060 swoop-2",
        "Passes seat-2-hand-rank11 pile-0 0 swoop-11",
        "Passes pile-0 seat-2-hand-rank11 970 swoop-11",
        "A king is higher: Bo took 2 cards at 220",
    ];
    assert_eq!(seen(&mut scene.clone(), 1), own);
    let news = scene.news();
    let flights = flights::<Swoop>(&scene.game, &news, Eyes::Seat(Seat(1)));
    let comes = |key: &str| -> Vec<u32> {
        let comes = flights.iter().filter(|it| it.to == key);
        comes.map(Flight::lies).collect()
    };
    // The king leaves the hand first, and is the first to come back.
    assert_eq!(comes("seat-2-hand-rank11"), [1_190]);
    assert_eq!(comes("seat-2-hand-rank2"), [1_280]);
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
    let turns = |rank: u8| format!("Reveals seat-2-0 pile-0 0 swoop-{rank}");
    let holds = seen(&mut begin("5"), 0);
    assert_eq!(holds, [turns(4)]);
    let takes = seen(&mut begin("J"), 0);
    let leaves = [
        "Goes pile-0 seat-2-hand 2040 swoop-8",
        "Passes pile-0 seat-2-hand 1950 swoop-9",
    ];
    let says = "A jack is higher: Bo took 2 cards at 1200";
    assert_eq!(takes, [leaves[0], &turns(9), leaves[1], says]);
    assert_eq!(REVEAL, 1_200);
}

/// All spots that the board shows to these eyes.
fn spots(seen: &Observation<Swoop>) -> BTreeSet<String> {
    let view = &seen.view;
    let mut spots: BTreeSet<String> = ["pile", "gone"].map(String::from).into();
    let run = view.top().map_or(0, |(_, run)| run);
    let under = view.pile.total() - u16::from(run);
    spots.extend((0..under).map(|nth| format!("pile-under-{nth}")));
    spots.extend((0..run.max(SWOOP)).map(|place| format!("pile-{place}")));
    for seat in (0..view.options.players).map(Seat) {
        spots.insert(format!("seat-{seat}"));
        spots.insert(format!("seat-{seat}-hand"));
        spots.insert(format!("seat-{seat}-score"));
        spots.extend((0..STACKS).map(|stack| format!("seat-{seat}-{stack}")));
        // Those of others are covered by their area.
        spots.extend((0..14).map(|rank| format!("seat-{seat}-hand-rank{rank}")));
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
    if now.step == before.step + 1 {
        for (seat, tableau) in now.view.tableaus.iter() {
            let more = more(flights, &format!("seat-{seat}-hand"));
            let held = |tableau: &Tableau| i64::from(tableau.hand);
            if held(&before.view.tableaus[seat]) + more != held(tableau) {
                return Some(format!("the hand of {seat:?} is {more} more"));
            }
        }
    }
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
            Movement::Reveals | Movement::Passes | Movement::Goes if flight.card.is_none() => {
                return wrong("it has no face");
            }
            Movement::Unseen => return wrong("nothing does that here"),
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
    let tally = for_seeds(0..tried(60), |seed| play(seed, 1));
    assert!(
        tally.played as u64 > 16 * tried(60),
        "{} steps",
        tally.played
    );
}

#[test]
fn they_also_do_when_several_things_happened_at_once() {
    let tally = for_seeds(0..tried(60), |seed| play(seed, 2 + (seed % 4) as usize));
    assert!(
        tally.played as u64 > 16 * tried(60),
        "{} steps",
        tally.played
    );
}

#[test]
fn whoever_comes_down_to_one_card_is_called_out() {
    let mut scene = Deal::of(["9 8 3 | - - - - | - - - -", "...", "..."]).begin();
    scene.news();
    scene.play_only(0, "9");
    assert!(!seen(&mut scene, 1).iter().any(|it| it.contains("last")));
    let mut scene = Deal::of(["9 3 | - - - - | - - - -", "...", "..."]).begin();
    scene.news();
    scene.play_only(0, "9");
    let said = "Ann: last card! at 220";
    assert_eq!(seen(&mut scene, 1).last().map(String::as_str), Some(said));
}

#[test]
fn points_fall_card_by_card_and_fifties_last_and_hard() {
    let mut scene = Deal::of(["9 | - - - - | - - - -", "3 10 | - - - - | - - - -", "..."]).begin();
    scene.news();
    scene.play_only(0, "9");
    let news = scene.news();
    let end = news
        .iter()
        .position(|told| matches!(told, Event::RoundBegan { .. }));
    let news = &news[..end.unwrap_or(news.len())];
    let flights = flights::<Swoop>(&scene.game, news, Eyes::Seat(Seat(2)));
    let falls = flights.iter().filter(|it| it.to == "seat-2-score");
    let told = falls.map(|it| (it.tells[0].1.as_str(), it.weight > 0));
    assert_eq!(told.collect::<Vec<_>>(), [("+3", false), ("+53", true)]);
}
