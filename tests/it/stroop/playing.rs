//! Drawing and playing (ST-3), and setting up (ST-2).

use kitchen_table::engine::{Game, Rng, Seat, Seats};
use kitchen_table::games::stroop::{Action, Card, Event, Flaw, Options, Refusal, Stroop, deck};

use super::scene::{Fits, Scene, both, neither};

const ONE: Seat = Seat(0);

pub(crate) fn two() -> Options {
    Options::new(2)
}

fn centre() -> Card {
    deck(false)[0]
}

#[test]
fn st_2_1_fifteen_cards_each_and_one_in_the_centre() {
    for players in 2..=4 {
        let scene = Scene::deal(Options::new(players), &deck(false), 1);
        let view = scene.view();
        assert!(view.left.iter().all(|(_, &left)| left == 15));
        assert_eq!(view.board.centre.len(), 1);
        assert_eq!(usize::from(view.aside), 65 - 1 - 15 * usize::from(players));
    }
    let flaw = |players| Stroop::flaw(&Options::new(players));
    assert_eq!(
        (flaw(1), flaw(5)),
        (Some(Flaw::Players), Some(Flaw::Players))
    );
    assert_eq!((flaw(2), flaw(4)), (None, None));
}

#[test]
fn st_2_2_advanced_cards_make_room_for_twenty_each_and_five() {
    let options = |players, cards| Options {
        advanced: true,
        cards,
        ..Options::new(players)
    };
    for players in 2..=5 {
        for cards in [15, 20] {
            assert_eq!(Stroop::flaw(&options(players, cards)), None);
        }
    }
    assert_eq!(Stroop::flaw(&options(6, 15)), Some(Flaw::Players));
    assert_eq!(Stroop::flaw(&options(5, 16)), Some(Flaw::Cards));
    let basic = Options { cards: 20, ..two() };
    assert_eq!(Stroop::flaw(&basic), Some(Flaw::Cards));
    let scene = Scene::deal(options(5, 20), &deck(true), 1);
    assert_eq!(scene.view().aside, 9);
}

#[test]
fn windows_beyond_their_bounds_are_flaws() {
    let contention = |contention| {
        Stroop::flaw(&Options {
            contention,
            ..two()
        })
    };
    let fumble = |fumble| Stroop::flaw(&Options { fumble, ..two() });
    assert_eq!(
        (contention(400), contention(401)),
        (None, Some(Flaw::Contention))
    );
    assert_eq!((fumble(2000), fumble(2001)), (None, Some(Flaw::Fumble)));
}

#[test]
fn st_3_1_all_act_at_once_and_draw_as_fast_as_they_want() {
    let mut scene = Scene::deal(two(), &deck(false), 1);
    assert_eq!(scene.game.to_act(), Seats::first(2));
    scene.draw_each(0, 15);
    assert_eq!(scene.hand(0), deck(false)[..15]);
    let refused = scene.refused(0, 0, Action::Draw);
    assert_eq!(refused, Some(Refusal::NothingToDraw));
    let nobody = scene.refused(0, 2, Action::Draw);
    assert_eq!(nobody, Some(Refusal::NoSuchSeat));
}

#[test]
fn st_3_2_a_hand_card_is_put_onto_the_centre_and_nobody_has_to() {
    let mut scene = Scene::stacked(two(), centre(), &[&[both as Fits, neither]]);
    let card = scene.draw(0, 0);
    let next = scene.draw(0, 0);
    assert_eq!(scene.play(10, 0, card), Event::Waits { seat: ONE, card });
    assert_eq!(scene.clock(), 21);
    assert_eq!(scene.heard, [Event::Landed { seat: ONE, card }]);
    assert_eq!((scene.top(), scene.hand(0)), (card, vec![next]));
    let again = scene.refused(30, 0, Action::Play { card });
    assert_eq!(again, Some(Refusal::NotInHand));
}

#[test]
fn st_3_3_in_round_one_the_centre_describes_the_card() {
    let describes: Fits = |centre, card| centre.describes(card) && !card.describes(centre);
    let described: Fits = |centre, card| card.describes(centre) && !centre.describes(card);
    let mut scene = Scene::stacked(two(), centre(), &[&[describes, described]]);
    let (right, wrong) = (scene.draw(0, 0), scene.draw(0, 0));
    assert!(matches!(
        scene.clone().play(0, 0, right),
        Event::Waits { .. }
    ));
    assert!(matches!(scene.play(0, 0, wrong), Event::Fumbled { .. }));
}

#[test]
fn st_3_4_in_round_two_the_card_describes_the_centre() {
    let mut scene = Scene::deal(two(), &shuffled(3), 3);
    let at = scene.play_out(0);
    scene.act(at, 0, Action::Stop);
    assert_eq!(scene.view().board.round, 2);
    let centre = scene.top();
    let mut met = [false; 2];
    while scene.view().left[ONE] > 0 {
        let card = scene.draw(at, 0);
        let legal = matches!(scene.clone().play(at, 0, card), Event::Waits { .. });
        assert_eq!(legal, card.describes(centre), "{card:?} on {centre:?}");
        met[usize::from(legal)] |= card.describes(centre) != centre.describes(card);
    }
    assert_eq!(met, [true; 2], "the rounds differ both ways");
}

pub(crate) fn shuffled(seed: u64) -> Vec<Card> {
    let mut cards = deck(false);
    Rng::new(seed).shuffle(&mut cards);
    cards
}

/// Both seats hold a card that fits the centre; the second one's is played so much later.
fn second(after: u32, fits: Fits) -> (Scene, Event) {
    let first = deck(false)
        .into_iter()
        .find(|&card| both(centre(), card))
        .expect("a card");
    let mut scene = Scene::stacked(two(), centre(), &[&[both as Fits], &[fits]]);
    let (a, b) = (scene.draw(1000, 0), scene.draw(1000, 1));
    assert_eq!(a, first);
    scene.play(1000, 0, a);
    let event = scene.play(1000 + after, 1, b);
    (scene, event)
}

/// Describes neither way what the first card will be, but is legal now.
fn gone(centre: Card, card: Card) -> bool {
    let first = deck(false)
        .into_iter()
        .find(|&card| both(self::centre(), card));
    centre.describes(card) && first.is_some_and(|first| !first.describes(card))
}

fn still(centre: Card, card: Card) -> bool {
    let first = deck(false)
        .into_iter()
        .find(|&card| both(self::centre(), card));
    !centre.describes(card) && first.is_some_and(|first| first.describes(card))
}

fn never(centre: Card, card: Card) -> bool {
    let first = deck(false)
        .into_iter()
        .find(|&card| both(self::centre(), card));
    !centre.describes(card) && first.is_some_and(|first| !first.describes(card))
}

/// What becomes of a card so long after the first play: `w`aits, `s`econd, too `l`ate, `f`umbled.
fn letter(event: &Event) -> char {
    match event {
        Event::Waits { .. } => 'w',
        Event::Second { .. } => 's',
        Event::TooLate { .. } => 'l',
        Event::Fumbled { .. } => 'f',
        _ => '?',
    }
}

const TIMES: [u32; 10] = [0, 1, 5, 10, 11, 50, 149, 150, 349, 350];

#[test]
fn st_3_5_a_play_ties_then_comes_second_then_counts_again() {
    let of = |fits: Fits| -> String {
        TIMES
            .iter()
            .map(|&at| letter(&second(at, fits).1))
            .collect()
    };
    assert_eq!(of(gone), "wwwwsssllf");
    assert_eq!(of(still), "ffffssswww");
    assert_eq!(of(never), "ffffsssfff");
}

#[test]
fn st_3_5_one_play_a_seat_in_a_tie() {
    let mut scene = Scene::stacked(two(), centre(), &[&[both as Fits, both]]);
    let (one, other) = (scene.draw(0, 0), scene.draw(0, 0));
    scene.play(0, 0, one);
    for card in [one, other] {
        let refused = scene.refused(10, 0, Action::Play { card });
        assert_eq!(refused, Some(Refusal::OneAtATime));
    }
    let gone = scene.refused(11, 0, Action::Play { card: one });
    assert_eq!(gone, Some(Refusal::NotInHand), "it has landed by then");
    assert_eq!(scene.refused(11, 0, Action::Play { card: other }), None);
}

/// How often each seat wins, of so many ties of these seats.
fn wins(players: u8, ties: usize) -> Vec<usize> {
    let mut won = vec![0; usize::from(players)];
    let mut played = 0;
    for seed in 0.. {
        let mut scene = Scene::deal(Options::new(players), &shuffled(seed), seed);
        scene.draw_each(0, 15);
        for round in 1..u32::MAX {
            let board = scene.view().board;
            let legal = board
                .hands
                .map(|_, hand| hand.iter().copied().find(|&card| board.fits(card)));
            let all: Option<Vec<Card>> = legal.iter().map(|(_, card)| *card).collect();
            let Some(all) = all else { break };
            let first = played % usize::from(players);
            for i in 0..all.len() {
                let seat = (first + i) % all.len();
                scene.play(round * 1000 + i as u32, seat as u8, all[seat]);
            }
            scene.clock();
            let Some(Event::Landed { seat, .. }) = scene.heard.first() else {
                panic!("{:?}", scene.heard);
            };
            won[seat.index()] += 1;
            played += 1;
            if played == ties {
                return won;
            }
        }
    }
    won
}

#[test]
fn st_3_5_ten_thousand_ties_favour_nobody() {
    for players in [2, 3] {
        let won = wins(players, 10_000);
        let fair = 10_000 / won.len();
        assert!(won.iter().all(|won| won.abs_diff(fair) < 200), "{won:?}");
    }
}

#[test]
fn st_3_6_a_fumble_pauses_plays_and_nothing_else() {
    let mut scene = Scene::stacked(two(), centre(), &[&[neither as Fits, both]]);
    let (wrong, right) = (scene.draw(0, 0), scene.draw(0, 0));
    let until = 1700;
    let fumbled = Event::Fumbled {
        seat: ONE,
        card: wrong,
        until,
    };
    assert_eq!(scene.play(1000, 0, wrong), fumbled);
    assert_eq!(scene.hand(0), [wrong, right]);
    let play = Action::Play { card: right };
    assert_eq!(
        scene.refused(1699, 0, play),
        Some(Refusal::Fumbling { until })
    );
    assert_eq!(scene.refused(1100, 0, Action::Draw), None);
    assert_eq!(scene.refused(1700, 0, play), None);
}

#[test]
fn st_3_6_windows_end_with_a_pause() {
    for (pause, letters) in [(false, "sl"), (true, "ff")] {
        for (after, letter_then) in [100, 200].into_iter().zip(letters.chars()) {
            let (mut scene, _) = second(11, gone);
            let card = scene.hand(1)[0];
            if pause {
                scene.act(1050, 1, Action::Pause);
            }
            let event = scene.play(1000 + after, 1, card);
            assert_eq!(letter(&event), letter_then, "{pause} {after}");
        }
    }
}

/// The word that is said is that of the landed card, which its event names; saying it is the page's.
#[test]
fn st_3_7_a_landing_names_its_card_and_player() {
    let mut scene = Scene::stacked(two(), centre(), &[&[both as Fits]]);
    let card = scene.draw(0, 0);
    scene.play(0, 0, card);
    scene.clock();
    assert_eq!(scene.heard, [Event::Landed { seat: ONE, card }]);
}
