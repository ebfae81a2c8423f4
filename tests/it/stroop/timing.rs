//! Plays that are almost simultaneous, too late or wrong (ST-3.5, ST-3.6).

use kitchen_table::engine::{Game, Seat};
use kitchen_table::games::stroop::{Action, Card, Event, Options, Refusal, deck};

use super::playing::{center, shuffled, two};
use super::scene::{Fits, Scene, both, neither};

const ONE: Seat = Seat(0);

/// The card that lands first in these scenes.
fn first() -> Card {
    let cards = deck(false).into_iter();
    let mut fitting = cards.filter(|&card| both(center(), card));
    fitting.next().expect("some card fits both ways")
}

/// Fits the center, but not the card that lands on it.
fn gone(center: Card, card: Card) -> bool {
    center.describes(card) && !first().describes(card)
}

/// Fits the card that lands on the center, but not the center.
fn coming(center: Card, card: Card) -> bool {
    !center.describes(card) && first().describes(card)
}

/// Fits neither.
fn never(center: Card, card: Card) -> bool {
    !center.describes(card) && !first().describes(card)
}

/// The outcome of a play: it `w`aits for its tie to end, came `s`econd or too `l`ate, or is
/// `f`umbled.
fn letter(event: &Event) -> char {
    match event {
        Event::Waits { .. } => 'w',
        Event::Second { .. } => 's',
        Event::TooLate { .. } => 'l',
        Event::Fumbled { .. } => 'f',
        other => panic!("{other:?} of a play"),
    }
}

/// The first seat's card is played at 1000, the second seat's this much later.
fn second(options: Options, after: u32, fits: Fits) -> (Scene, Event) {
    let mut scene = Scene::stacked(options, center(), &[&[both as Fits], &[fits]]);
    let (a, b) = (scene.draw(1000, 0), scene.draw(1000, 1));
    assert_eq!(a, first());
    scene.play(1000, 0, a);
    let event = scene.play(1000 + after, 1, b);
    (scene, event)
}

const TIMES: [u32; 12] = [0, 1, 5, 10, 11, 50, 149, 150, 349, 350, 399, 400];

/// The outcome of such a card at each of the times.
fn letters(options: Options, fits: Fits) -> String {
    let one = |after: &u32| letter(&second(options, *after, fits).1);
    TIMES.iter().map(one).collect()
}

fn windows(contention: u32, fumble: u32) -> Options {
    Options {
        contention,
        fumble,
        ..two()
    }
}

#[test]
fn st_3_5_a_play_ties_then_comes_second_then_counts_again() {
    for fumble in [0, 700, 2000] {
        let of = |contention, fits| letters(windows(contention, fumble), fits);
        assert_eq!(of(150, gone), "wwwwsssllfff");
        assert_eq!(of(150, coming), "ffffssswwwww");
        assert_eq!(of(150, never), "ffffsssfffff");
        assert_eq!(of(0, gone), "wwwwlllllfff");
        assert_eq!(of(0, coming), "ffffwwwwwwww");
        assert_eq!(of(0, never), "ffffffffffff");
        assert_eq!(of(400, gone), "wwwwsssssssf");
        assert_eq!(of(400, coming), "ffffsssssssw");
        assert_eq!(of(400, never), "ffffsssssssf");
    }
}

#[test]
fn st_3_5_a_tie_is_timed_from_its_first_play_only() {
    let fits: [&[Fits]; 3] = [&[both], &[gone], &[gone]];
    let mut scene = Scene::stacked(Options::new(3), center(), &fits);
    let cards: Vec<Card> = (0..3).map(|seat| scene.draw(0, seat)).collect();
    assert_eq!(letter(&scene.play(1000, 0, cards[0])), 'w');
    assert_eq!(letter(&scene.play(1010, 1, cards[1])), 'w');
    let mut late = scene.clone();
    let told = late.act(1011, 2, Action::Play { card: cards[2] });
    let [Event::Landed { .. }, Event::Second { .. }, third] = told else {
        panic!("{told:?}");
    };
    assert!(matches!(third, Event::Second { seat: Seat(2), .. }));
    assert_eq!(letter(&scene.play(1010, 2, cards[2])), 'w');
    assert_eq!(scene.clock(), 1011);
    let [Event::Landed { seat, .. }, others @ ..] = &scene.heard[..] else {
        panic!("{:?}", scene.heard);
    };
    for (i, &card) in cards.iter().enumerate() {
        let loser = |event: &Event| {
            matches!(*event, Event::Second { seat: other, card: back, first, .. }
                if other.index() == i && back == card && first == *seat)
        };
        assert_eq!(others.iter().any(loser), i != seat.index());
        let kept = scene.hand(i as u8).contains(&card);
        assert_eq!(kept, i != seat.index(), "who lost it has the card again");
    }
    assert_eq!(others.len(), 2);
}

#[test]
fn st_3_5_one_play_per_seat_in_a_tie() {
    let mut scene = Scene::stacked(two(), center(), &[&[both as Fits, both]]);
    let (one, other) = (scene.draw(0, 0), scene.draw(0, 0));
    scene.play(0, 0, one);
    for card in [one, other] {
        let refused = scene.refused(10, 0, Action::Play { card });
        assert_eq!(refused, Some(Refusal::OneAtATime));
    }
    assert_eq!(scene.refused(10, 0, Action::Draw), None);
    let gone = scene.refused(11, 0, Action::Play { card: one });
    assert_eq!(gone, Some(Refusal::NotInHand), "it has landed by then");
    assert_eq!(scene.refused(11, 0, Action::Play { card: other }), None);
}

#[test]
fn st_3_5_an_illegal_play_uses_up_the_one_play_of_a_tie() {
    let fits: [&[Fits]; 2] = [&[both], &[never, gone]];
    let mut scene = Scene::stacked(windows(150, 0), center(), &fits);
    let (a, b, c) = (scene.draw(0, 0), scene.draw(0, 1), scene.draw(0, 1));
    scene.play(0, 0, a);
    assert_eq!(letter(&scene.play(5, 1, b)), 'f');
    let again = Action::Play { card: c };
    assert_eq!(scene.refused(10, 1, again), Some(Refusal::OneAtATime));
    assert_eq!(scene.refused(11, 1, again), None);
}

#[test]
fn st_3_5_nobody_contends_with_their_own_landing() {
    let fits: [&[Fits]; 1] = [&[both, coming, gone]];
    let mut scene = Scene::stacked(two(), center(), &fits);
    let cards: Vec<Card> = (0..3).map(|_| scene.draw(0, 0)).collect();
    scene.play(1000, 0, cards[0]);
    let next = |card| letter(&scene.clone().play(1011, 0, card));
    assert_eq!(next(cards[1]), 'w');
    assert_eq!(next(cards[2]), 'f', "one knows what one has just played");
}

/// Which seat's card lands when these seats play at the same time; the others keep theirs. `None`
/// if one of them has no card that fits.
fn tie(scene: &mut Scene, at: u32, seats: &[u8]) -> Option<Seat> {
    let board = scene.view().board;
    let fitting = |&seat: &u8| {
        let mut hand = board.hands[Seat(seat)].iter();
        hand.find(|&&card| board.fits(card)).copied()
    };
    let cards: Vec<Card> = seats.iter().map(fitting).collect::<Option<_>>()?;
    for (i, (&seat, card)) in seats.iter().zip(cards).enumerate() {
        scene.play(at + i as u32, seat, card);
    }
    assert_eq!(scene.clock(), at + 11);
    match scene.heard[..] {
        [Event::Landed { seat, .. }, ..] => Some(seat),
        ref other => panic!("{other:?}"),
    }
}

/// The tie order as shown by ties of two, each played in a copy of the game.
fn order(scene: &Scene, at: u32) -> Option<Vec<u8>> {
    let mut wins = Vec::new();
    for seat in 0..scene.game.seats() {
        let mut won = 0;
        for other in (0..scene.game.seats()).filter(|&other| other != seat) {
            let winner = tie(&mut scene.clone(), at, &[seat, other])?;
            won += usize::from(winner == Seat(seat));
        }
        wins.push((won, seat));
    }
    wins.sort_unstable_by(|a, b| b.cmp(a));
    Some(wins.into_iter().map(|(_, seat)| seat).collect())
}

#[test]
fn st_3_5_the_first_in_the_order_wins_and_moves_to_its_end() {
    let groups: [&[u8]; 6] = [&[0, 1, 2], &[2, 1, 0], &[0, 1], &[2, 0], &[1], &[2, 1]];
    let (mut begun, mut ties, mut lone) = ([0; 3], 0, 0);
    for seed in 0..60 {
        let mut scene = Scene::deal(Options::new(3), &shuffled(seed), seed);
        scene.draw_each(0, 15);
        let Some(mut model) = order(&scene, 1000) else {
            continue;
        };
        begun[usize::from(model[0])] += 1;
        for turn in 0..12 {
            let group = groups[(seed as usize + turn) % groups.len()];
            let at = 2000 + turn as u32 * 1000;
            let Some(winner) = tie(&mut scene, at, group) else {
                break;
            };
            let first = *model.iter().find(|seat| group.contains(seat)).expect("one");
            assert_eq!(winner, Seat(first), "seed {seed}, {group:?} of {model:?}");
            if group.len() > 1 {
                model.retain(|&seat| seat != first);
                model.push(first);
                ties += 1;
            } else {
                lone += 1;
            }
        }
    }
    assert!(ties > 100 && lone > 10, "{ties} ties, {lone} lone plays");
    assert!(
        begun.iter().all(|&times| times > 5),
        "drawn from the seed: {begun:?}"
    );
}

/// How often each seat wins, in this many ties of all of them, with the first to play rotating.
fn wins(players: u8, ties: usize) -> Vec<usize> {
    let mut won = vec![0; usize::from(players)];
    let mut played = 0;
    for seed in 0.. {
        let mut scene = Scene::deal(Options::new(players), &shuffled(seed), seed);
        scene.draw_each(0, 15);
        for turn in 1..u32::MAX {
            let first = (played % usize::from(players)) as u8;
            let seats: Vec<u8> = (0..players).map(|i| (first + i) % players).collect();
            let Some(winner) = tie(&mut scene, turn * 1000, &seats) else {
                break;
            };
            won[winner.index()] += 1;
            played += 1;
            if played == ties {
                return won;
            }
        }
    }
    won
}

#[test]
fn st_3_5_ten_thousand_ties_favor_nobody() {
    for players in [2, 3] {
        let won = wins(players, 10_000);
        let fair = 10_000 / won.len();
        assert!(won.iter().all(|won| won.abs_diff(fair) < 200), "{won:?}");
    }
}

#[test]
fn st_3_6_a_fumble_pauses_plays_and_nothing_else() {
    for pause in [0, 700, 2000] {
        let fits: [&[Fits]; 2] = [&[neither, both], &[both]];
        let mut scene = Scene::stacked(windows(150, pause), center(), &fits);
        let (wrong, right) = (scene.draw(0, 0), scene.draw(0, 0));
        let theirs = Action::Play {
            card: scene.draw(0, 1),
        };
        let until = 1000 + pause;
        let fumbled = Event::Fumbled {
            seat: ONE,
            card: wrong,
            center: center(),
            round: 1,
            until,
        };
        assert_eq!(scene.play(1000, 0, wrong), fumbled);
        assert_eq!(scene.hand(0), [wrong, right], "it goes back");
        let play = Action::Play { card: right };
        for at in [1000, until.saturating_sub(1), until] {
            let refused = scene.refused(at, 0, play);
            let wanted = (at < until).then_some(Refusal::Fumbling { until });
            assert_eq!(refused, wanted, "at {at}, with a pause of {pause}");
            assert_eq!(scene.refused(at, 1, theirs), None, "the others go on");
            assert_eq!(scene.refused(at, 0, Action::Draw), None);
        }
        while scene.view().left[ONE] > 0 {
            scene.draw(1000, 0);
        }
        assert_eq!(scene.refused(1000, 0, Action::Stop), None);
        assert_eq!(letter(&scene.play(until, 0, right)), 'w');
    }
}

/// The card that lands on the first one.
fn upon() -> Card {
    let cards = deck(false).into_iter();
    let mut fitting = cards.filter(|&card| card != center() && coming(center(), card));
    fitting.next().expect("some card does")
}

/// Fits the center, and neither of the two cards that land on it.
fn long_gone(center: Card, card: Card) -> bool {
    gone(center, card) && !upon().describes(card)
}

#[test]
fn st_3_6_each_landing_has_a_window_in_which_a_card_is_too_late() {
    let options = Options {
        contention: 0,
        ..Options::new(3)
    };
    let fits: [&[Fits]; 3] = [&[both], &[long_gone], &[coming]];
    let mut scene = Scene::stacked(options, center(), &fits);
    let cards: Vec<Card> = (0..3).map(|seat| scene.draw(0, seat)).collect();
    assert_eq!((cards[0], cards[2]), (first(), upon()));
    scene.play(1000, 0, cards[0]);
    for (then, at, wanted) in [
        (1200, 1211, 'l'),
        (1200, 1349, 'l'),
        (1200, 1350, 'f'),
        (1200, 1549, 'f'),
        (1330, 1349, 'l'),
        (1330, 1350, 'f'),
    ] {
        let mut scene = scene.clone();
        scene.play(then, 2, cards[2]);
        let event = scene.play(at, 1, cards[1]);
        assert_eq!(letter(&event), wanted, "{then}, {at}");
    }
}

#[test]
fn st_3_6_a_card_that_goes_back_does_not_land() {
    let mut met = 0;
    for seed in 0..20 {
        let mut scene = Scene::deal(two(), &shuffled(seed), seed);
        scene.draw_each(0, 15);
        let Some(winner) = tie(&mut scene, 1000, &[0, 1]) else {
            continue;
        };
        let board = scene.view().board;
        for (seat, hand) in board.hands.iter() {
            let Some(&card) = hand.iter().find(|&&card| board.fits(card)) else {
                continue;
            };
            let wanted = if seat == winner { 'w' } else { 's' };
            let event = scene.clone().play(1050, seat.0, card);
            assert_eq!(letter(&event), wanted, "{seat:?}");
            met += 1;
        }
    }
    assert!(met > 20, "{met} plays");
}

#[test]
fn st_3_6_windows_end_with_a_pause() {
    for (pause, letters) in [(false, "sl"), (true, "ff")] {
        for (after, letter_then) in [100, 200].into_iter().zip(letters.chars()) {
            let (mut scene, _) = second(two(), 11, gone);
            let card = scene.hand(1)[0];
            if pause {
                scene.act(1050, 1, Action::Pause);
            }
            let event = scene.play(1000 + after, 1, card);
            assert_eq!(letter(&event), letter_then, "{pause} {after}");
        }
    }
}

#[test]
fn st_3_6_a_pause_settles_a_tie_and_does_not_shorten_a_fumble() {
    let mut scene = Scene::stacked(two(), center(), &[&[both as Fits], &[neither as Fits]]);
    let (right, wrong) = (scene.draw(0, 0), scene.draw(0, 1));
    scene.play(1000, 1, wrong);
    scene.play(1100, 0, right);
    let told = scene.act(1105, 1, Action::Pause);
    let landed = Event::Landed {
        seat: ONE,
        card: right,
        at: 1100,
    };
    assert_eq!(told, [landed, Event::Paused { seat: Seat(1) }]);
    let again = Action::Play { card: wrong };
    let until = 1700;
    assert_eq!(
        scene.refused(1699, 1, again),
        Some(Refusal::Fumbling { until })
    );
    assert_eq!(scene.refused(1700, 1, again), None);
}

#[test]
fn st_3_6_no_window_reaches_into_the_next_round() {
    let mut scene = Scene::deal(windows(400, 2000), &shuffled(4), 4);
    let at = scene.play_out(0);
    let wrong = scene.hand(1)[0];
    assert_eq!(letter(&scene.play(at, 1, wrong)), 'f');
    scene.act(at + 1, 0, Action::Stop);
    let board = scene.view().board;
    assert_eq!((board.round, board.landings.len()), (2, 0));
    let card = scene.draw(at + 1, 1);
    assert_eq!(scene.refused(at + 1, 1, Action::Play { card }), None);
}
