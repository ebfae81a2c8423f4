//! How the Stroop bots read: how long it takes them, and how often they err.

use kitchen_table::bots::stroop::noise::ex_gaussian;
use kitchen_table::bots::stroop::{COMMITTED, Reader, skill::Skill};
use kitchen_table::bots::{Bot, Choice, Level};
use kitchen_table::engine::{Eyes, Observation, Rng, Seat, Table};
use kitchen_table::games::stroop::{Action, Card, Options, Stroop, deck};

/// When the center appeared in these scenes.
const NOW: u32 = 10_000;

const ME: Seat = Seat(0);

/// What a player with these cards sees when this center appears, with nothing left to draw.
fn seen(round: u8, center: Card, hand: &[Card]) -> Observation<Stroop> {
    let table = Table::<Stroop>::new(Options::new(2), 1, &mut ()).expect("two may play");
    let mut seen = table.observe(Eyes::Seat(ME), NOW);
    let board = &mut seen.view.board;
    board.round = round;
    board.center.push(center);
    board.turned = NOW;
    board.hands[ME].extend(hand.iter().copied());
    seen.view.left[ME] = 0;
    seen
}

fn choose(level: Level, seen: &Observation<Stroop>, chance: u64) -> Choice<Action> {
    let choice = Reader::new(Skill::of(level)).choose(seen, &mut Rng::new(chance));
    choice.expect("a player who may act does something")
}

fn played(choice: &Choice<Action>) -> Option<Card> {
    match choice.action {
        Action::Play { card } => Some(card),
        _ => None,
    }
}

/// A center and ten other cards, dealt at random.
fn dealt(rng: &mut Rng) -> (Card, Vec<Card>) {
    let mut cards = deck(false);
    rng.shuffle(&mut cards);
    (cards[0], cards[1..11].to_vec())
}

/// The results of several changes of the center.
struct Changes {
    /// The duration of each play, shortest first.
    times: Vec<u32>,
    wrong: usize,
}

impl Changes {
    fn of(level: Level, round: u8, count: u64) -> Self {
        let mut rng = Rng::new(7);
        let (mut times, mut wrong) = (Vec::new(), 0);
        for chance in 0..count {
            let (center, hand) = dealt(&mut rng);
            let seen = seen(round, center, &hand);
            let choice = choose(level, &seen, chance);
            if let Some(card) = played(&choice) {
                times.push(choice.after);
                wrong += usize::from(!seen.view.board.fits(card));
            }
        }
        times.sort_unstable();
        Self { times, wrong }
    }

    /// The time that this percentage of the plays does not exceed.
    fn centile(&self, of: usize) -> u32 {
        self.times[self.times.len() * of / 100]
    }
}

#[test]
fn levels_take_as_long_as_they_should() {
    for (level, wanted, mixed) in [
        (Level::Easy, [1390, 1900], 4),
        (Level::Casual, [1190, 1620], 3),
        (Level::Normal, [1010, 1375], 2),
        (Level::Hard, [865, 1175], 1),
        (Level::Expert, [745, 1010], 1),
    ] {
        for (round, wanted) in [1, 2].into_iter().zip(wanted) {
            let changes = Changes::of(level, round, 100_000);
            let median = changes.centile(50);
            let apart = median.abs_diff(wanted) * 100;
            assert!(apart < wanted * 3, "{level:?}, round {round}: {median} ms");
            assert!(changes.times[0] >= 400, "{} ms", changes.times[0]);
            let (fast, slow) = (changes.centile(10), changes.centile(90));
            assert!(
                slow - median > (median - fast) * 3 / 2,
                "skewed to the right"
            );
            let wrong = changes.wrong * 1000 / changes.times.len();
            assert!(
                wrong.abs_diff(mixed * 10) < 3,
                "{wrong} of 1000 plays are wrong"
            );
        }
    }
}

/// A center, a card that fits it in round one, and whether the center's word agrees with its look.
fn single(rng: &mut Rng) -> (Card, Card, bool) {
    loop {
        let (center, hand) = dealt(rng);
        if let Some(&card) = hand.iter().find(|&&card| center.describes(card)) {
            return (center, card, center.describes(center));
        }
    }
}

#[test]
fn cards_are_missed_as_often_as_they_should_be() {
    for (level, wanted) in [
        (Level::Easy, 140),
        (Level::Casual, 110),
        (Level::Normal, 80),
        (Level::Hard, 60),
        (Level::Expert, 40),
    ] {
        let mut rng = Rng::new(3);
        let (mut missed, mut again) = (0, 0);
        for chance in 0..50_000 {
            let (center, card, _) = single(&mut rng);
            let mut seen = seen(1, center, &[card]);
            // With nothing left to draw it looks twice before calling STOP.
            again += usize::from(played(&choose(level, &seen, chance)).is_none());
            seen.view.left[ME] = 1;
            seen.view.board.lately[ME].drew = NOW + 1000;
            missed += usize::from(played(&choose(level, &seen, chance)).is_none());
        }
        let (missed, again) = (missed / 50, again / 50);
        assert!(missed.abs_diff(wanted) < 6, "{level:?}: {missed} of 1000");
        assert!(
            again.abs_diff(wanted * wanted / 1000) < 4,
            "{level:?}: {again} of 1000"
        );
    }
}

#[test]
fn a_word_that_clashes_with_its_look_takes_longer() {
    for (level, wanted) in [(Level::Easy, 83), (Level::Normal, 62)] {
        let mut rng = Rng::new(4);
        let (mut sums, mut counts) = ([0_u64; 2], [0_u64; 2]);
        for chance in 0..60_000 {
            let (center, card, agrees) = single(&mut rng);
            let choice = choose(level, &seen(1, center, &[card]), chance);
            if played(&choice).is_some() {
                sums[usize::from(agrees)] += u64::from(choice.after);
                counts[usize::from(agrees)] += 1;
            }
        }
        let [clashing, agreeing] = [sums[0] / counts[0], sums[1] / counts[1]];
        let longer = clashing - agreeing;
        assert!(longer.abs_diff(wanted) < 10, "{level:?}: {longer} ms");
    }
}

#[test]
fn noise_is_skewed_to_the_right() {
    let mut rng = Rng::new(5);
    let count = 200_000;
    let noise: Vec<f64> = (0..count)
        .map(|_| f64::from(ex_gaussian(&mut rng)))
        .collect();
    let mean = noise.iter().sum::<f64>() / f64::from(count);
    let moment =
        |power| noise.iter().map(|x| (x - mean).powi(power)).sum::<f64>() / f64::from(count);
    let deviation = moment(2).sqrt();
    let skew = moment(3) / deviation.powi(3);
    // For an ex-Gaussian with 60 and 140: mean 140, deviation 152.3, skew 2 (140 / 152.3)^3.
    assert!((mean - 140.0).abs() < 2.0, "{mean}");
    assert!((deviation - 152.3).abs() < 2.0, "{deviation}");
    assert!((skew - 1.55).abs() < 0.1, "{skew}");
}

#[test]
fn cards_are_drawn_at_a_steady_rhythm() {
    let center = deck(false)[0];
    for (level, beat) in [
        (Level::Easy, 410),
        (Level::Casual, 380),
        (Level::Normal, 350),
        (Level::Hard, 320),
        (Level::Expert, 290),
    ] {
        let mut sum = 0;
        for chance in 0..10_000 {
            let mut seen = seen(1, center, &[]);
            seen.view.left[ME] = 1 + (chance % 15) as u8;
            seen.view.board.lately[ME].drew = NOW;
            let choice = choose(level, &seen, chance);
            assert_eq!((choice.action, choice.committed), (Action::Draw, 0));
            assert!(choice.after.abs_diff(beat) <= beat / 5, "{}", choice.after);
            sum += choice.after;
        }
        assert!((sum / 10_000).abs_diff(beat) < 3, "{level:?}");
    }
}

#[test]
fn stop_comes_when_the_pile_is_drawn_and_after_some_hesitation() {
    let mut rng = Rng::new(6);
    for level in Level::ALL {
        let takes = |usual| Skill::of(level).takes(usual);
        let mut waits = Vec::new();
        for chance in 0..5_000 {
            let (center, mut hand) = dealt(&mut rng);
            hand.retain(|&card| !center.describes(card));
            let mut seen = seen(1, center, &hand);
            let choice = choose(level, &seen, chance);
            assert_eq!(choice.action, Action::Stop);
            let agrees = center.describes(center);
            let encode = takes(if agrees { 310 } else { 370 });
            let read = encode + takes(110) * hand.len() as u32;
            waits.push(choice.after - read);
            seen.view.left[ME] = 1;
            assert_eq!(choose(level, &seen, chance).action, Action::Draw);
        }
        waits.sort_unstable();
        assert!((1200..1220).contains(&waits[0]), "{level:?}: {}", waits[0]);
        let last = waits[waits.len() - 1];
        assert!((2480..=2500).contains(&last), "{level:?}: {last}");
    }
}

#[test]
fn a_barred_or_waiting_player_does_nothing() {
    let (center, hand) = dealt(&mut Rng::new(1));
    let free = seen(1, center, &hand);
    let idle = |seen: &Observation<Stroop>| {
        let reader = Reader::new(Skill::of(Level::Hard));
        reader.choose(seen, &mut Rng::new(1)).is_none()
    };
    assert!(!idle(&free));
    let mut barred = free.clone();
    barred.view.board.barred = [ME].into_iter().collect();
    assert!(idle(&barred));
    let mut table = free.clone();
    table.eyes = Eyes::Table;
    assert!(idle(&table));
}

#[test]
fn nothing_is_played_during_a_fumble_and_the_center_need_not_be_read_again() {
    for level in Level::ALL {
        let mut rng = Rng::new(8);
        for chance in 0..2_000 {
            let (center, hand) = dealt(&mut rng);
            let mut seen = seen(1, center, &hand);
            let board = &mut seen.view.board;
            board.turned = NOW - 5_000;
            board.lately[ME].tried = NOW;
            let quick = choose(level, &seen, chance);
            seen.view.board.turned = NOW;
            let slow = choose(level, &seen, chance);
            if quick.action == slow.action {
                assert!(quick.after <= slow.after, "{quick:?} {slow:?}");
            }
            seen.view.board.turned = NOW - 5_000;
            seen.view.board.fumbling[ME] = NOW + 2_000;
            let paused = choose(level, &seen, chance);
            assert!(played(&paused).is_none() || paused.after >= 2_000);
        }
    }
}

/// Plays on alone until it plays a card, and returns the time, the card, and the number of draws.
fn drawing(
    reader: Reader,
    mut seen: Observation<Stroop>,
    mut pile: Vec<Card>,
    chance: u64,
) -> (u32, Card, u32) {
    let mut drawn = 0;
    loop {
        seen.view.left[ME] = pile.len() as u8;
        let choice = reader.choose(&seen, &mut Rng::new(chance));
        let choice = choice.expect("it goes on");
        seen.at += choice.after;
        match choice.action {
            Action::Play { card } => return (seen.at, card, drawn),
            Action::Draw => {
                let board = &mut seen.view.board;
                board.hands[ME].extend(pile.pop());
                board.lately[ME].drew = seen.at;
                drawn += 1;
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn drawing_does_not_make_a_bot_start_over() {
    let mut rng = Rng::new(9);
    let mut with_draws = 0;
    for level in Level::ALL {
        let skill = Skill {
            missed: 0,
            ..Skill::of(level)
        };
        for chance in 0..2_000 {
            let (center, hand) = dealt(&mut rng);
            if !hand.iter().any(|&card| center.describes(card)) {
                continue;
            }
            let mut seen = seen(1, center, &hand);
            let reader = Reader::new(Skill { wrong: 0, ..skill });
            let (plain, card, _) = drawing(reader, seen.clone(), Vec::new(), chance);
            let rest = deck(false).into_iter();
            let misfits = rest.filter(|c| !center.describes(*c) && !hand.contains(c));
            seen.view.board.lately[ME].drew = NOW - 100;
            let pile = misfits.take(12).collect();
            let (at, then, draws) = drawing(reader, seen, pile, chance);
            assert_eq!(then, card, "{level:?} {chance}");
            let looks = draws * skill.takes(110);
            assert!(
                (plain..=plain + looks).contains(&at),
                "each card is looked at"
            );
            with_draws += u32::from(draws > 0);
        }
    }
    assert!(with_draws > 1_000, "{with_draws}");
}

#[test]
fn the_last_part_of_a_motion_is_committed() {
    let (center, card, _) = single(&mut Rng::new(2));
    let mut seen = seen(1, center, &[card]);
    let choice = choose(Level::Hard, &seen, 1);
    assert_eq!(choice.committed, COMMITTED);
    seen.at += choice.after - 10;
    let late = choose(Level::Hard, &seen, 1);
    assert_eq!(
        (late.action, late.after, late.committed),
        (choice.action, 10, 10)
    );
    seen.at += 1_000;
    assert_eq!(
        choose(Level::Hard, &seen, 1).after,
        0,
        "it acts at once if asked too late"
    );
}
