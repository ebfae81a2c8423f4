//! The reasons for advice in Slapshot are true where they are given.

use kitchen_table::bots::advice::{Advice, Advise, Verdict};
use kitchen_table::bots::slapshot::advice::Reason;
use kitchen_table::engine::{Eyes, Observation, Rng, Seat};
use kitchen_table::games::slapshot::{Action, Kind, Options, Slapshot, Stage};

use super::scene::{Scene, card};

fn reason(scene: &Scene, seat: u8, action: Action) -> Option<Reason> {
    Slapshot::reason(
        &Observation::of(&scene.game, Eyes::Seat(Seat(seat)), 0, 0),
        &action,
    )
}

fn advice(scene: &Scene, seat: u8) -> Advice<Slapshot> {
    let seen = Observation::of(&scene.game, Eyes::Seat(Seat(seat)), 0, 0);
    let mut advising = Slapshot::advise(&seen, &mut Rng::new(3)).expect("it is to act");
    (0..100).find_map(|_| advising.go_on()).expect("advice")
}

#[test]
fn every_deck_is_as_good() {
    let scene = Scene::unpicked(&Options::new(3), "");
    let advice = advice(&scene, 0);
    assert_eq!(advice.verdict, Verdict::Clear);
    assert_eq!(advice.reason, Some(Reason::DecksUnknown));
}

#[test]
fn every_order_is_as_good_but_overtime_needs_one_that_is_unforeseen() {
    let mut scene = Scene::of(&Options::new(3));
    scene.act(0, Action::Game { host: Seat(1) });
    let advice = advice(&scene, 0);
    assert!(matches!(advice.best, Action::LineUp(_)));
    assert_eq!(advice.reason, Some(Reason::AnyOrder));
    let mut seen = Observation::of(&scene.game, Eyes::Seat(Seat(0)), 0, 0);
    if let Stage::LiningUp { bout, .. } = &mut seen.view.stage {
        bout.overtime = 1;
    }
    assert_eq!(
        Slapshot::reason(&seen, &advice.best),
        Some(Reason::Unforeseen)
    );
}

#[test]
fn the_card_just_drawn_counts_for_what_is_weakest() {
    let scene = Scene::of(&Options::new(3));
    let mut seen = Observation::of(&scene.game, Eyes::Seat(Seat(0)), 0, 0);
    let mut weakest = |drawn, given| {
        seen.view.stage = Stage::GivingBack {
            by: Seat(0),
            with: Seat(1),
            drawn: Some(card(drawn)),
        };
        Slapshot::reason(&seen, &Action::GiveBack { card: card(given) })
    };
    assert_eq!(weakest("F2", "F1"), Some(Reason::Weakest(Kind::Forward)));
    assert_eq!(weakest("F0", "F1"), None);
    assert_eq!(weakest("G6", "G5"), Some(Reason::Weakest(Kind::Goalie)));
}

#[test]
fn the_weakest_of_a_kind_is_given_up() {
    let scene = Scene::of(&Options::new(3));
    let draft = |text| Action::Draft { card: card(text) };
    assert_eq!(
        reason(&scene, 0, draft("F1")),
        Some(Reason::Weakest(Kind::Forward))
    );
    assert_eq!(reason(&scene, 0, draft("F5")), None);
    assert_eq!(
        reason(&scene, 0, draft("D3")),
        Some(Reason::Weakest(Kind::Defenseman))
    );
    assert_eq!(reason(&scene, 0, draft("G5")), None, "there is no other");
}

#[test]
fn odds_are_compared_with_other_hosts() {
    let scene = Scene::of(&Options::new(3));
    let game = Action::Game { host: Seat(1) };
    assert_eq!(reason(&scene, 0, game), Some(Reason::BestOdds(Seat(1))));
    let scene = Scene::of(&Options::new(2));
    assert_eq!(reason(&scene, 0, game), None, "there is no other host");
}
