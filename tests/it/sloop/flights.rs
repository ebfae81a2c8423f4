//! Which cards fly: to the display and from it, home to the pile, from pile to pile; and the moments that
//! are held meanwhile.

use std::collections::BTreeSet;

use kitchen_table::engine::laws::Tally;
use kitchen_table::engine::{Eyes, Observation, Seat};
use kitchen_table::games::sloop::{Card, Event, Options, Sloop, Stage, View};
use kitchen_table::ui::motion::{Flight, Movement};

use super::scene::{Deal, Scene};
use crate::flying::{self, flights, more, written};
use crate::support::for_seeds;

/// The flights after this, as a seat sees them, and what is said meanwhile.
fn seen(scene: &mut Scene, by: u8) -> Vec<String> {
    let news = scene.news();
    let flights = flights::<Sloop>(&scene.game, &news, Eyes::Seat(Seat(by)));
    flights.iter().map(written).collect()
}

#[test]
fn captured_cards_stay_until_they_gather_and_go_home() {
    let mut scene = Deal::of(["8 1 1 1", "12 12 12 12"], "6 2 5 4")
        .pile("9 9 9")
        .begin();
    scene.news();
    scene.act(0, "8 takes 6+2");
    let flights = seen(&mut scene, 0);
    assert_eq!(
        flights[..7],
        [
            "Slides display-5 gathers 1220 grouped 6+2",
            "Slides display-1 gathers 1280 grouped 6+2",
            "Passes hand-7 gathers 0 sloop-7",
            "Passes gathers seat-1-pile 1540 sloop-5",
            "Passes gathers seat-1-pile 1620 sloop-1",
            "Ann captured 3 cards: 6+2 = 8 at 220",
            "Leaves gathers seat-1-pile 1700 sloop-7",
        ]
    );
    // The player's own hand is filled up first, and then the display.
    assert_eq!(
        flights[7..],
        [
            "Drawn deck hand-8 1700",
            "Unseen deck display-8 1760",
            "Unseen deck display-8 1820",
        ]
    );
}

#[test]
fn of_equal_cards_one_leaves_and_a_new_one_is_dealt() {
    let mut scene = Deal::of(["8 1 1 1", "12 12 12 12"], "6 2 6 5 4")
        .pile("9 6 7")
        .begin();
    scene.news();
    scene.act(0, "8 takes 6+2");
    let flights = seen(&mut scene, 0);
    let of_sixes: Vec<&String> = flights
        .iter()
        .filter(|it| it.contains("display-5 "))
        .collect();
    assert_eq!(
        of_sixes,
        [
            "Slides display-5 gathers 1220 grouped 6+2",
            "Unseen deck display-5 1820",
        ]
    );
}

#[test]
fn a_build_is_stacked_at_the_place_of_its_number() {
    let mut scene = Deal::of(["2 12 1 1", "11 11 11 11"], "10 8 8 8").begin();
    scene.news();
    scene.act(0, "2 builds 12 with 10");
    let flights = seen(&mut scene, 1);
    assert_eq!(
        flights[..3],
        [
            "Slides display-9 display-build12 220 grouped 2+10",
            "Passes seat-1-hand display-build12 0 sloop-1",
            "Ann built 12s: 2+10 = 12 at 220",
        ]
    );
}

#[test]
fn a_captured_build_slides_as_a_whole_and_is_named() {
    let hands = ["2 12 3 5", "9 9 8 8", "W 8 8 8"];
    let mut scene = Deal::of(hands, "10 4 8 5").begin();
    scene.act(0, "2 builds 12 with 10, 4+8").act(1, "puts 9");
    scene.news();
    scene.act(2, "W=12 takes build");
    let flights = seen(&mut scene, 0);
    assert_eq!(
        flights[..3],
        [
            "Slides display-build12 seat-3-pile 1480 taken ",
            "Passes seat-3-hand stand-1 0 sloop-21",
            "Cy captured 5 cards: Ann's 12s at 220",
        ]
    );
}

#[test]
fn sl_5_3_stolen_cards_are_shown_on_their_way_from_pile_to_pile() {
    let mut scene = Deal::of(["8 1 12 12", "9 11 11 11"], "8 9 5 5").begin();
    scene.act(0, "8 takes 8");
    scene.act(1, "9 takes 9");
    scene.news();
    scene.act(0, "uses 1");
    let flights = seen(&mut scene, 1);
    assert!(
        flights[0].starts_with("Comes seat-1-hand display-0"),
        "{flights:?}"
    );
    assert!(
        flights[1].starts_with("Passes seat-2-pile spoils-0"),
        "{flights:?}"
    );
    assert!(
        flights[2].starts_with("Leaves spoils-0 seat-1-pile"),
        "{flights:?}"
    );
    assert!(
        flights[3].starts_with("Ann stole a 9 from Bo"),
        "{flights:?}"
    );
}

#[test]
fn sl_5_5_flipped_cards_turn_up_and_the_others_leave() {
    let mut scene = Deal::of(["3 1 1 1", "12 12 12 12"], "9 8 8 8")
        .pile("9 5 5 7")
        .begin();
    scene.news();
    scene.act(0, "uses 3");
    let flights = seen(&mut scene, 0);
    let flipped: Vec<&String> = flights.iter().filter(|it| it.contains("flipped")).collect();
    assert_eq!(
        flipped,
        [
            "Unseen deck flipped-8 220",
            "Unseen deck flipped-4 440",
            "Unseen deck flipped-4 660",
        ]
    );
    scene.act(0, "9 takes 9");
    let flights = seen(&mut scene, 0);
    assert!(
        flights
            .iter()
            .any(|it| it.starts_with("Passes flipped-8 gathers")),
        "{flights:?}"
    );
    let gone = flights
        .iter()
        .filter(|it| it.starts_with("Slides flipped-4-"));
    assert_eq!(gone.count(), 2, "{flights:?}");
}

#[test]
fn sl_8_2_the_remaining_cards_go_to_the_last_capturer() {
    let mut scene = Deal::of(["7 1 1 1", "12 2 2 2"], "1 4 6 7")
        .only("")
        .begin();
    scene.act(0, "7 takes 1+6, 7");
    scene.put_all(&[(1, "12"), (0, "1"), (1, "2"), (0, "1"), (1, "2"), (0, "1")]);
    scene.news();
    scene.act(1, "puts 2");
    let flights = seen(&mut scene, 1);
    let home = flights
        .iter()
        .any(|it| it.starts_with("Leaves display seat-1-pile"));
    assert!(home, "{flights:?}");
    assert!(
        flights
            .iter()
            .any(|it| it.starts_with("Ann got what was left")),
        "{flights:?}"
    );
}

/// The anchors of a board.
fn anchors(seen: &Observation<Sloop>) -> BTreeSet<String> {
    let view = &seen.view;
    let mut all: BTreeSet<String> = ["gathers", "deck", "gone", "display"]
        .map(String::from)
        .into();
    let mut row = |name: &str, cards: &[Card]| {
        for (at, card) in cards.iter().enumerate() {
            let nth = cards[..at].iter().filter(|it| *it == card).count();
            all.insert(format!("{name}-{}-{nth}", card.kind()));
        }
    };
    row("display", &view.display.loose);
    row("hand", view.own.as_deref().unwrap_or_default());
    if let Stage::Flipped { cards, .. } = &view.stage {
        row("flipped", cards);
    }
    let builds = view.display.builds.iter();
    all.extend(builds.map(|build| format!("display-build{}", build.number.number())));
    all.extend((1..view.options.players).map(|at| format!("spoils-{}", at - 1)));
    for seat in (0..view.options.players).map(Seat) {
        all.extend(["", "-hand", "-pile"].map(|part| format!("seat-{seat}{part}")));
        all.insert(format!("stand-{seat}"));
    }
    all
}

/// How many anchors have this name: one, or those of identical cards, which are numbered.
fn count(anchors: &BTreeSet<String>, name: &str) -> usize {
    let of_name = |it: &&String| {
        let (like, nth) = it.rsplit_once('-').unwrap_or_default();
        *it == name || like == name && nth.parse::<usize>().is_ok()
    };
    anchors.iter().filter(of_name).count()
}

/// The drawings of the cards that everybody sees.
fn open(view: &View) -> BTreeSet<String> {
    let builds = view
        .display
        .builds
        .iter()
        .flat_map(|build| build.cards.iter());
    let piles = view.piles.iter().flat_map(|(_, pile)| pile.iter().copied());
    let loose = view.display.loose.iter().copied();
    let flipped = match &view.stage {
        Stage::Flipped { cards, .. } => cards.to_vec(),
        _ => Vec::new(),
    };
    let all = builds
        .chain(piles)
        .chain(loose)
        .chain(flipped)
        .chain(view.removed.iter());
    let faces = all.map(|card| format!("sloop-{}", card.kind()));
    faces.chain(["sloop-back".to_owned()]).collect()
}

/// Whether the only flipped card was played, so that no removal would show it.
fn lone_flip(before: &Observation<Sloop>) -> bool {
    matches!(&before.view.stage, Stage::Flipped { cards, .. } if cards.len() == 1)
}

fn fault(
    flights: &[Flight],
    before: &Observation<Sloop>,
    now: &Observation<Sloop>,
) -> Option<String> {
    let (was, is) = (anchors(before), anchors(now));
    let seen: BTreeSet<String> = open(&before.view)
        .union(&open(&now.view))
        .cloned()
        .collect();
    let mut counts = vec![("deck".to_owned(), [before.view.pile, now.view.pile])];
    for (seat, hand) in now.view.hands.iter() {
        let pile = |view: &View| view.piles[seat].len() as u8;
        let piles = [pile(&before.view), pile(&now.view)];
        counts.push((format!("seat-{seat}-pile"), piles));
        if now.eyes != Eyes::Seat(seat) && !lone_flip(before) {
            counts.push((
                format!("seat-{seat}-hand"),
                [before.view.hands[seat], *hand],
            ));
        }
    }
    for (anchor, [was, is]) in counts {
        let more = more(flights, &anchor);
        if i64::from(was) + more != i64::from(is) {
            return Some(format!("{was} and {more} cards at {anchor} are {is}"));
        }
    }
    let mut landed = Vec::new();
    for flight in flights {
        let Flight {
            from,
            to,
            way,
            card,
            ..
        } = flight;
        let wrong = |what: &str| Some(format!("{what}: {}", written(flight)));
        if count(&was, from) == 0 && !lone_flip(before) {
            return wrong("it comes from nowhere");
        }
        let room = count(&is, to);
        if room == 0 {
            return wrong("it lands nowhere");
        }
        if card.as_ref().is_some_and(|card| !seen.contains(card)) {
            return wrong("it shows what nobody may see");
        }
        match way {
            Movement::Passes if card.is_none() => return wrong("it has no face"),
            Movement::Comes | Movement::Drawn | Movement::Unseen => {
                landed.push(to);
                if landed.iter().filter(|it| **it == to).count() > room {
                    return wrong("more land than there is room for");
                }
            }
            _ => {}
        }
    }
    None
}

fn play(seed: u64) -> Result<Tally, String> {
    let deals = |event: &Event| matches!(event, Event::Dealt { .. });
    let options = match seed % 6 {
        5 => Options::partnerships(),
        more => Options::new(2 + more as u8),
    };
    flying::play::<Sloop>(options, (seed, 1), deals, fault)
}

#[test]
fn cards_fly_from_where_they_lay_to_where_they_lie() {
    let tally = for_seeds(0..60, play);
    assert!(tally.played > 1_000, "{} steps", tally.played);
}
