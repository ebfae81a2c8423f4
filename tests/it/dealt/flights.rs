//! Which cards fly: from where they lay to where they lie, and none with a hidden face.

use std::collections::{BTreeMap, BTreeSet};

use kitchen_table::engine::laws::Tally;
use kitchen_table::engine::{Eyes, Observation, Seat};
use kitchen_table::games::dealt::{Card, Dealt, Event, Options, Stage, View};
use kitchen_table::ui::motion::{Flight, Movement};

use super::cannot_act::without_reserves;
use super::scene::{Deal, Scene};
use crate::flying::{self, written};
use crate::support::for_seeds;

fn flights(scene: &mut Scene, eyes: Eyes) -> Vec<Flight> {
    let news = scene.news();
    flying::flights::<Dealt>(&scene.game, &news, eyes)
}

/// What is said over the table after this, and when; and which cards grow meanwhile.
fn moments(scene: &mut Scene, eyes: Eyes) -> Vec<String> {
    let flights = flights(scene, eyes);
    let held = flights.iter().filter_map(|flight| match &flight.says {
        Some(_) => Some(written(flight)),
        None if flight.way == Movement::Grows => Some(flight.to.clone()),
        None => None,
    });
    held.collect()
}

/// The flights after this, as these eyes see them: what, from, to, and when.
fn seen(scene: &mut Scene, eyes: Eyes) -> Vec<String> {
    let flights = flights(scene, eyes);
    let moves = |flight: &&Flight| flight.from != flight.to;
    flights.iter().filter(moves).map(written).collect()
}

fn seat(number: u8) -> Eyes {
    Eyes::Seat(Seat(number))
}

#[test]
fn a_play_flies_from_the_hand() {
    let mut scene = Deal::of(["9 2 2 5...", "3...", "6..."]).begin();
    let before = scene.clone();
    scene.news();
    scene.play(0, "2 2");
    let own = seen(&mut scene.clone(), seat(0));
    assert_eq!(
        own,
        ["Comes hand-1 trick-1-0 0", "Comes hand-2 trick-1-1 0"]
    );
    let plates = ["Comes seat-1-1 trick-1-0 0", "Comes seat-1-2 trick-1-1 0"];
    assert_eq!(seen(&mut scene.clone(), seat(1)), plates);
    assert_eq!(seen(&mut scene, Eyes::Table), plates);
    assert_eq!(before.sizes()[0], scene.sizes()[0] + 2);
}

#[test]
fn a_reserve_flies_into_the_hand() {
    let mut scene = Deal::of(["9 2 2 5", "3 1 7 7", "6 6 6 6"]).begin();
    scene.play(0, "9");
    scene.news();
    scene.take(1, 1, 3);
    assert_eq!(
        seen(&mut scene.clone(), seat(1)),
        ["Comes reserve-2-1 hand-3 0"]
    );
    assert_eq!(seen(&mut scene, seat(0)), ["Comes reserve-2-1 seat-2-3 0"]);
}

#[test]
fn the_next_lead_sweeps_the_trick_before() {
    let mut scene = Deal::of(["9 2 2 5", "3 1 7 S", "6 6 6 6"]).begin();
    scene.play(0, "9");
    scene.news();
    scene.stop(1);
    assert!(seen(&mut scene, seat(0)).contains(&"Comes seat-2-3 trick-2-0 0".to_owned()));
    scene.play(1, "7");
    assert_eq!(
        seen(&mut scene, seat(0)),
        ["Leaves trick discard 0", "Comes seat-2-2 trick-2-0 140"]
    );
    scene.play(2, "6 6");
    assert_eq!(seen(&mut scene, seat(2))[0], "Comes hand-0 trick-3-0 0");
}

#[test]
fn drawn_cards_show_their_face_only_to_the_drawer() {
    let mut scene = Deal::of(["9 2 2 5", "R 3 9 1", "6 6 6 6"]).begin();
    scene.play(0, "9").redraw(1);
    scene.news();
    scene.take(2, 0, 0);
    assert_eq!(seen(&mut scene.clone(), seat(0))[1], "Drawn pile drawn 220");
    assert_eq!(seen(&mut scene, seat(1)), ["Comes reserve-3-0 seat-3-0 0"]);
    scene.place(0, 2);
    assert_eq!(
        seen(&mut scene.clone(), seat(0)),
        ["Comes drawn hand-2 0", "Drawn pile drawn 220"]
    );
    assert_eq!(seen(&mut scene, Eyes::Table), ["Unseen pile seat-1-2 0"]);
}

#[test]
fn a_deal_goes_around_card_by_card_and_shows_only_ones_own() {
    let mut scene = Deal::of(["9...", "3...", "6..."]).begin();
    let flights = seen(&mut scene, seat(1));
    let own: Vec<_> = flights.iter().filter(|it| it.contains("hand-")).collect();
    assert_eq!(own.len(), 10);
    assert_eq!(
        (&own[0][..], &own[9][..]),
        ("Drawn pile hand-0 0", "Drawn pile hand-9 540")
    );
    assert!(flights.contains(&"Unseen pile seat-3-9 540".to_owned()));
    assert!(flights.contains(&"Drawn pile reserve-1-1 660".to_owned()));
    assert_eq!(flights.len(), 3 * 12);
}

#[test]
fn the_end_of_a_trick_is_held_with_its_winner_or_stopper() {
    let mut scene = Deal::of(["9 2 2 5", "3 1 7 S", "6 6 6 6"]).begin();
    scene.play(0, "9");
    scene.news();
    assert_eq!(moments(&mut scene.clone(), seat(0)), [""; 0]);
    scene.stop(1);
    assert_eq!(
        moments(&mut scene, seat(0)),
        ["Bo stops and leads next at 220", "trick-2-0"]
    );
    scene.play(1, "7").play(2, "6 6").take(0, 0, 0);
    assert_eq!(
        moments(&mut scene, Eyes::Table),
        ["Cy won the trick at 360", "trick-3-0", "trick-3-1"]
    );
}

#[test]
fn a_player_who_must_draw_is_named() {
    let mut scene = Deal::of(["9 2 2 5", "R 3 9 1", "6 6 6 6"]).begin();
    scene.play(0, "9").redraw(1);
    scene.news();
    scene.take(2, 0, 0);
    assert_eq!(
        moments(&mut scene, seat(1)),
        ["Ann has to draw 3 cards at 220"]
    );
}

#[test]
fn who_gets_out_is_safe_and_who_cannot_act_hears_why() {
    let mut scene = Deal::of(["9", "3", "6"]).begin();
    scene.news();
    scene.play(0, "9").take(1, 0, 0).take(2, 0, 0);
    assert_eq!(
        moments(&mut scene, Eyes::Table),
        [
            "Ann won the trick at 360",
            "trick-1-0",
            "Ann is safe! at 1360"
        ]
    );
    let mut scene = without_reserves("6 8", "2 6 8 11");
    scene.news();
    scene.play(0, "9");
    let news = scene.news();
    let flights = flying::flights::<Dealt>(&scene.game, &news[..3], Eyes::Table);
    let said = flights.iter().filter(|flight| flight.says.is_some());
    let said: Vec<String> = said.map(written).collect();
    assert_eq!(
        said,
        [
            "Bo can't beat it, and both reserves are gone at 400",
            "Bo lost the round at 1400"
        ]
    );
}

/// The card at each spot that a board shows to these eyes; `None` for a card back or an empty
/// place.
fn spots(seen: &Observation<Dealt>) -> BTreeMap<String, Option<Card>> {
    let View {
        own,
        hands,
        reserves,
        trick,
        ended,
        stage,
        ..
    } = &seen.view;
    let mut spots = BTreeMap::from(["pile", "discard"].map(|it| (it.to_owned(), None)));
    for (seat, hand) in hands.iter() {
        spots.insert(format!("seat-{seat}"), None);
        for (which, card) in reserves[seat].iter().enumerate() {
            spots.extend(card.map(|card| (format!("reserve-{seat}-{which}"), Some(card))));
        }
        let own = own.as_ref().filter(|_| seen.eyes == Eyes::Seat(seat));
        for (place, card) in hand.iter().enumerate() {
            let (spot, card) = match own {
                Some(own) => (format!("hand-{place}"), Some(own[place].card)),
                None => (format!("seat-{seat}-{place}"), *card),
            };
            spots.insert(spot, card);
        }
    }
    let past = ended.as_ref().filter(|_| trick.turns.is_empty());
    for turn in &past.unwrap_or(trick).turns {
        for (at, &card) in turn.cards().iter().enumerate() {
            spots.insert(format!("trick-{}-{at}", turn.seat), Some(card));
        }
    }
    if past.is_none() {
        let waiting = trick.waiting.iter();
        spots.extend(waiting.map(|seat| (format!("trick-{seat}-0"), None)));
    }
    if let Stage::Redrawing { drawn, .. } = stage {
        spots.extend(drawn.map(|card| ("drawn".to_owned(), Some(card))));
    }
    spots
}

/// What is wrong with the flights between two boards.
fn fault(
    flights: &[Flight],
    before: &Observation<Dealt>,
    now: &Observation<Dealt>,
) -> Option<String> {
    // A card that was drawn and placed at once never lay beside the hand.
    let at_once = now.step > before.step + 1;
    let (before, now) = (spots(before), spots(now));
    let mut landed = BTreeSet::new();
    for flight in flights {
        let Flight { from, to, way, .. } = flight;
        let wrong = |what: &str| Some(format!("{what}: {}", written(flight)));
        if *way == Movement::Beat {
            continue;
        }
        let Some(face) = now.get(to) else {
            return wrong("it lands nowhere");
        };
        if matches!(way, Movement::Leaves | Movement::Grows) {
            continue;
        }
        if face.is_none() != (*way == Movement::Unseen) {
            return wrong("it flies with the wrong side up");
        }
        match before.get(from) {
            _ if at_once && from == "drawn" => {}
            None => return wrong("it comes from nowhere"),
            Some(Some(was)) if Some(*was) != *face => return wrong("it changes its face"),
            _ => {}
        }
        if !landed.insert(to) {
            return wrong("two land in one place");
        }
    }
    if at_once {
        // What came and went meanwhile was never seen.
        return None;
    }
    let sweeps = flights.iter().any(|it| it.way == Movement::Leaves);
    let left = |spot: &str| {
        let mut moves = flights.iter().filter(|it| it.way != Movement::Grows);
        let leaves = moves.any(|it| it.from == spot);
        leaves || sweeps && spot.starts_with("trick-")
    };
    let (lay, lie) = (
        others(&before, left),
        others(&now, |spot| landed.contains(&spot.to_owned())),
    );
    let rows: BTreeSet<_> = lay.keys().chain(lie.keys()).collect();
    let differ = |row: &&String| {
        let cards = |of: &BTreeMap<String, Vec<Option<Card>>>| of.get(*row).cloned();
        let (lay, lie) = (
            cards(&lay).unwrap_or_default(),
            cards(&lie).unwrap_or_default(),
        );
        let same = |(was, is): (&Option<Card>, &Option<Card>)| was.is_none() || was == is;
        lay.len() != lie.len() || !lay.iter().zip(&lie).all(same)
    };
    let row = rows.into_iter().find(differ)?;
    Some(format!("what no flight moves has changed in {row}"))
}

/// The cards in each row that neither leave nor come, in order: those at other spots, whose cards no flight `moves`. They
/// make room.
fn others(
    spots: &BTreeMap<String, Option<Card>>,
    moves: impl Fn(&str) -> bool,
) -> BTreeMap<String, Vec<Option<Card>>> {
    let place = |spot: &String| -> Option<(String, usize)> {
        let (row, place) = spot.rsplit_once('-')?;
        let is_row = row == "hand" || ["trick-", "seat-"].iter().any(|it| row.starts_with(it));
        Some((row.to_owned(), place.parse().ok()?)).filter(|_| is_row)
    };
    let mut all: Vec<_> = { spots.iter() }
        .filter(|(spot, _)| !moves(spot))
        .filter(|(spot, card)| card.is_some() || !spot.starts_with("trick-"))
        .filter_map(|(spot, card)| Some((place(spot)?, *card)))
        .collect();
    all.sort_by(|(one, _), (other, _)| one.cmp(other));
    let mut rows: BTreeMap<String, Vec<Option<Card>>> = BTreeMap::new();
    for ((row, _), card) in all {
        rows.entry(row).or_default().push(card);
    }
    rows
}

fn play(seed: u64, steps: usize) -> Result<Tally, String> {
    let deals = |event: &Event| matches!(event, Event::RoundBegan { .. } | Event::RoundLost { .. });
    let options = Options::new(3 + (seed % 3) as u8);
    flying::play::<Dealt>(options, (seed, steps), deals, fault)
}

#[test]
fn cards_fly_from_where_they_lay_to_where_they_lie() {
    let tally = for_seeds(0..60, |seed| play(seed, 1));
    assert!(tally.played > 1_000, "{} steps", tally.played);
}

#[test]
fn they_also_do_when_several_things_happened_at_once() {
    let tally = for_seeds(0..90, |seed| play(seed, 2 + (seed % 4) as usize));
    assert!(tally.played > 500, "{} steps", tally.played);
}
