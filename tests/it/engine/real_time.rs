//! Real-time games need no real clock: the inputs contain the times.

use kitchen_table::engine::{By, Eyes, Illegal, Input, Rng, Seat, Status, Table, Told};

use crate::fixtures::snatch::{Action, Card, Event, Options, Refusal, Snatch};

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);

/// A table for two where each player holds a card that fits and one that does not.
struct Scene {
    table: Table<Snatch>,
    heard: Vec<Told<Snatch>>,
    fits: [Card; 2],
    fails: [Card; 2],
}

impl Scene {
    fn begin() -> Self {
        (0..)
            .find_map(Self::from_seed)
            .expect("some deal is like this")
    }

    fn from_seed(seed: u64) -> Option<Self> {
        let table = Table::<Snatch>::new(Options { seats: 2 }, seed, &mut ()).ok()?;
        let card = |seat, fits| {
            let view = table.observe(Eyes::Seat(seat), 0).view;
            let mut hand = view.hand.into_iter();
            hand.find(|card| card.fits(view.center) == fits)
        };
        Some(Self {
            fits: [card(FIRST, true)?, card(SECOND, true)?],
            fails: [card(FIRST, false)?, card(SECOND, false)?],
            table,
            heard: Vec::new(),
        })
    }

    fn snatch(&mut self, at: u32, seat: Seat, card: Card) -> Result<(), Illegal<Refusal>> {
        let onto = 0;
        let input = Input::new(at, seat, Action::Snatch { card, onto });
        self.heard.clear();
        self.table.play(input, &mut self.heard)
    }

    fn clock(&mut self) -> u32 {
        let due = self.table.clock().expect("the clock runs");
        self.heard.clear();
        assert_eq!(self.table.play(due, &mut self.heard), Ok(()));
        due.at
    }

    fn seen_by_all(&self) -> Vec<Event> {
        let all = self.heard.iter().filter_map(Told::public);
        all.cloned().collect()
    }

    fn holds(&self, seat: Seat, card: Card) -> bool {
        let view = self.table.observe(Eyes::Seat(seat), 0).view;
        view.hand.contains(&card)
    }
}

#[test]
fn a_lone_card_lands_when_its_window_ends() {
    let mut scene = Scene::begin();
    let card = scene.fits[0];
    assert_eq!(scene.snatch(100, FIRST, card), Ok(()));
    assert_eq!(scene.seen_by_all(), [Event::Waits(FIRST, card)]);
    assert_eq!(scene.clock(), 160);
    assert_eq!(scene.seen_by_all(), [Event::Landed(FIRST, card)]);
    let view = scene.table.observe(Eyes::Table, 160).view;
    assert_eq!((view.center, view.points[FIRST]), (card, 1));
}

#[test]
fn the_next_input_settles_just_as_the_clock_does() {
    let (mut by_clock, mut by_input) = (Scene::begin(), Scene::begin());
    for scene in [&mut by_clock, &mut by_input] {
        assert_eq!(scene.snatch(100, FIRST, scene.fits[0]), Ok(()));
    }
    by_clock.clock();
    for scene in [&mut by_clock, &mut by_input] {
        assert_eq!(scene.snatch(170, SECOND, scene.fits[1]), Ok(()));
    }
    for eyes in [Eyes::Table, Eyes::Seat(FIRST), Eyes::Seat(SECOND)] {
        let views = [&by_clock, &by_input].map(|scene| scene.table.observe(eyes, 170).view);
        assert_eq!(views[0], views[1]);
    }
    assert_eq!(by_clock.table.clock(), by_input.table.clock());
    assert_eq!(by_input.table.step(), 2, "the clock was not needed");
}

#[test]
fn cards_within_the_window_tie() {
    let mut scene = Scene::begin();
    assert_eq!(scene.snatch(100, FIRST, scene.fits[0]), Ok(()));
    assert_eq!(scene.snatch(159, SECOND, scene.fits[1]), Ok(()));
    assert_eq!(scene.clock(), 160);
    let both = [FIRST, SECOND].into_iter().collect();
    assert_eq!(scene.seen_by_all(), [Event::Tied(both)]);
}

#[test]
fn a_card_that_comes_too_late_is_an_input_like_any_other() {
    let mut scene = Scene::begin();
    let card = scene.fits[1];
    assert_eq!(scene.snatch(100, FIRST, scene.fits[0]), Ok(()));
    assert_eq!(scene.snatch(160, SECOND, card), Ok(()));
    assert_eq!(scene.seen_by_all().last(), Some(&Event::TooLate(SECOND)));
    assert!(scene.holds(SECOND, card));
    assert_eq!(scene.table.step(), 2);
}

#[test]
fn a_fumble_bars_for_a_second() {
    let mut scene = Scene::begin();
    let (wrong, right) = (scene.fails[0], scene.fits[0]);
    assert_eq!(scene.snatch(100, FIRST, wrong), Ok(()));
    assert_eq!(scene.seen_by_all(), [Event::Fumbled(FIRST, wrong)]);
    let barred = Err(Illegal::Refused(Refusal::Barred));
    assert_eq!(scene.snatch(1099, FIRST, right), barred);
    assert_eq!(scene.snatch(1100, FIRST, right), Ok(()));
}

#[test]
fn a_waiting_player_can_do_nothing_else() {
    let mut scene = Scene::begin();
    let other = scene.fails[0];
    assert_eq!(scene.snatch(100, FIRST, scene.fits[0]), Ok(()));
    let waiting = Err(Illegal::Refused(Refusal::Waiting));
    assert_eq!(scene.snatch(159, FIRST, other), waiting);
    assert_eq!(scene.snatch(160, FIRST, other), Ok(()));
}

#[test]
fn the_rules_refuse_impossible_snatches() {
    let mut scene = Scene::begin();
    let (card, theirs) = (scene.fits[0], scene.fits[1]);
    let check = |at, action| scene.table.check(&Input::new(at, FIRST, action));
    let refused = |refusal| Err(Illegal::Refused(refusal));
    let of = |card, onto| Action::Snatch { card, onto };
    assert_eq!(check(0, of(theirs, 0)), refused(Refusal::NotInHand));
    assert_eq!(check(0, of(Card(255), 0)), refused(Refusal::NotInHand));
    assert_eq!(check(0, of(card, 1)), refused(Refusal::NotYetTurned));
    assert_eq!(check(60_000, of(card, 0)), refused(Refusal::TimeIsUp));
    assert_eq!(check(0, Action::Settle), Err(Illegal::NotTheClock));
    assert_eq!(check(59_999, of(card, 0)), Ok(()));
    scene.clock();
}

#[test]
fn the_clock_turns_cards_and_ends_the_game() {
    let mut scene = Scene::begin();
    let deck = scene.table.observe(Eyes::Table, 0).view.left;
    for turn in 1..=u32::from(deck) {
        assert_eq!(scene.clock(), turn * 2_000);
        assert!(matches!(scene.seen_by_all()[..], [Event::Turned(_)]));
    }
    assert_eq!(scene.clock(), 60_000);
    assert_eq!(scene.seen_by_all(), [Event::Ended]);
    assert_eq!(scene.table.clock(), None);
    assert!(matches!(scene.table.status(), Status::Over(_)));
}

#[test]
fn the_clock_catches_up_before_a_late_input() {
    let mut scene = Scene::begin();
    assert_eq!(scene.snatch(100, FIRST, scene.fits[0]), Ok(()));
    assert_eq!(scene.snatch(4_500, SECOND, scene.fits[1]), Ok(()));
    let told = scene.seen_by_all();
    let [landed, turned, late_turned, too_late] = &told[..] else {
        panic!("{told:?}");
    };
    assert!(matches!(landed, Event::Landed(FIRST, _)));
    assert!(matches!(turned, Event::Turned(_)));
    assert!(matches!(late_turned, Event::Turned(_)));
    assert_eq!(*too_late, Event::TooLate(SECOND));
}

#[test]
fn ones_own_action_and_a_new_center_make_an_answer_stale() {
    let mut scene = Scene::begin();
    let thoughts = |scene: &Scene| {
        let of = |seat| scene.table.observe(Eyes::Seat(seat), 0).thought;
        [of(FIRST), of(SECOND)]
    };
    let before = thoughts(&scene);
    assert_eq!(scene.snatch(100, FIRST, scene.fails[0]), Ok(()));
    let fumbled = thoughts(&scene);
    assert_ne!(fumbled[0], before[0]);
    assert_eq!(fumbled[1], before[1]);
    scene.clock();
    assert_ne!(thoughts(&scene)[1], before[1]);
    assert_eq!(scene.table.observe(Eyes::Table, 0).thought, None);
}

#[test]
fn random_play_meets_everything_that_can_happen() {
    let mut met = [false; 7];
    for seed in 0..200 {
        let mut table = Table::<Snatch>::new(Options { seats: 4 }, seed, &mut ()).expect("four");
        let mut rng = Rng::new(seed);
        let mut heard = Vec::<Told<Snatch>>::new();
        let mut now = 0;
        while let Some(due) = table.clock() {
            now += rng.below(400);
            let seat = Seat(rng.below(4) as u8);
            let seen = table.observe(Eyes::Seat(seat), now);
            let legal: Vec<_> = seen.legal().copied().collect();
            let input = rng
                .pick(&legal)
                .map(|&action| Input::new(now, seat, action));
            let late = input.filter(|_| due.at > now || rng.below(2) == 0);
            let input = late.unwrap_or(due);
            now = now.max(input.at);
            assert_eq!(table.play(input, &mut heard), Ok(()));
            assert!(input.by != By::Clock || input == due);
        }
        for told in heard {
            let Told::All(event) = told else { continue };
            met[match event {
                Event::Turned(_) => 0,
                Event::Waits(..) => 1,
                Event::Landed(..) => 2,
                Event::Tied(_) => 3,
                Event::TooLate(_) => 4,
                Event::Fumbled(..) => 5,
                Event::Ended => 6,
            }] = true;
        }
    }
    assert_eq!(met, [true; 7]);
}
