//! Drawing and playing (ST-3), and setting up (ST-2).

use kitchen_table::engine::{Game, Illegal, Rng, Seat, Seats};
use kitchen_table::games::stroop::{Action, Card, Event, Flaw, Options, Refusal, Stroop, deck};

use super::scene::{Fits, Scene, both, neither};

const ONE: Seat = Seat(0);

pub(crate) fn two() -> Options {
    Options::new(2)
}

pub(crate) fn center() -> Card {
    deck(false)[0]
}

#[test]
fn st_2_1_fifteen_cards_each_and_one_in_the_center() {
    for players in 2..=4 {
        let scene = Scene::deal(Options::new(players), &deck(false), 1);
        let view = scene.view();
        assert!(view.left.iter().all(|(_, &left)| left == 15));
        assert_eq!(view.board.center.len(), 1);
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
fn windows_out_of_bounds_are_flaws() {
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
    let nobody = scene.check(0, 2, Action::Draw);
    assert_eq!(nobody, Err(Illegal::NotYourTurn));
}

#[test]
fn st_3_2_a_hand_card_may_be_put_onto_the_center() {
    let mut scene = Scene::stacked(two(), center(), &[&[both as Fits, neither]]);
    let card = scene.draw(0, 0);
    let next = scene.draw(0, 0);
    assert_eq!(scene.play(10, 0, card), Event::Waits { seat: ONE, card });
    assert_eq!(scene.clock(), 21);
    assert_eq!(
        scene.heard,
        [Event::Landed {
            seat: ONE,
            card,
            at: 10
        }]
    );
    assert_eq!((scene.top(), scene.hand(0)), (card, vec![next]));
    let again = scene.refused(30, 0, Action::Play { card });
    assert_eq!(again, Some(Refusal::NotInHand));
}

#[test]
fn st_3_3_in_round_one_the_center_describes_the_card() {
    let describes: Fits = |center, card| center.describes(card) && !card.describes(center);
    let described: Fits = |center, card| card.describes(center) && !center.describes(card);
    let mut scene = Scene::stacked(two(), center(), &[&[describes, described]]);
    let (right, wrong) = (scene.draw(0, 0), scene.draw(0, 0));
    assert!(matches!(
        scene.clone().play(0, 0, right),
        Event::Waits { .. }
    ));
    assert!(matches!(scene.play(0, 0, wrong), Event::Fumbled { .. }));
}

#[test]
fn st_3_4_in_round_two_the_card_describes_the_center() {
    let mut scene = Scene::deal(two(), &shuffled(3), 3);
    let at = scene.play_out(0);
    scene.act(at, 0, Action::Stop);
    assert_eq!(scene.view().board.round, 2);
    let center = scene.top();
    let mut met = [false; 2];
    while scene.view().left[ONE] > 0 {
        let card = scene.draw(at, 0);
        let legal = matches!(scene.clone().play(at, 0, card), Event::Waits { .. });
        assert_eq!(legal, card.describes(center), "{card:?} on {center:?}");
        met[usize::from(legal)] |= card.describes(center) != center.describes(card);
    }
    assert_eq!(met, [true; 2], "the rounds differ both ways");
}

pub(crate) fn shuffled(seed: u64) -> Vec<Card> {
    let mut cards = deck(false);
    Rng::new(seed).shuffle(&mut cards);
    cards
}

/// The event names the landed card, whose word is to be said; the page says it.
#[test]
fn st_3_7_a_landing_names_its_card_and_player() {
    let mut scene = Scene::stacked(two(), center(), &[&[both as Fits]]);
    let card = scene.draw(0, 0);
    scene.play(0, 0, card);
    scene.clock();
    assert_eq!(
        scene.heard,
        [Event::Landed {
            seat: ONE,
            card,
            at: 0
        }]
    );
}
