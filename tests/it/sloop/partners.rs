//! SL-9: two partnerships.

use kitchen_table::engine::{Game, Seat};
use kitchen_table::games::sloop::{Event, Options, Refusal, Secret, Stage};

use super::scene::{Deal, Scene, card, value, written};

const HANDS: [&str; 4] = ["2 9 12 5", "1 8 8 8", "3 6 W 9", "11 7 7 7"];

fn begin(hands: [&str; 4], display: &str) -> Scene {
    Deal::of(hands, display).partners().begin()
}

/// The partner offers nothing, and the player does this.
#[track_caller]
fn plain(scene: &mut Scene, seat: u8, words: &str) {
    if let Stage::Offering { by, .. } = scene.table().stage {
        scene.act(by.0, "offers nothing");
    }
    scene.act(seat, words);
}

#[test]
fn sl_9_1_partners_sit_opposite() {
    let partners = Options::partnerships();
    let of = |seat| partners.partner(Seat(seat)).map(|seat| seat.0);
    assert_eq!([0, 1, 2, 3].map(of), [Some(2), Some(3), Some(0), Some(1)]);
    assert_eq!(Options::new(4).partner(Seat(0)), None, "if they play so");
    let scene = begin(HANDS, "7 4 8 1");
    assert_eq!(
        scene.table().stage,
        Stage::Offering {
            by: Seat(2),
            to: Seat(0)
        }
    );
}

#[test]
fn sl_9_1_steal_skips_the_partner() {
    let mut scene = begin(["12 5 5 5", "11 6 6 6", "9 8 8 8", "1 7 7 7"], "12 11 9 3");
    plain(&mut scene, 0, "12 takes 12");
    plain(&mut scene, 1, "11 takes 11");
    plain(&mut scene, 2, "9 takes 9");
    plain(&mut scene, 3, "uses 1");
    assert_eq!(scene.scores(), [1, 2, 1, 2]);
    let mut scene = begin(["12 5 5 5", "11 6 6 6", "1 8 8 8", "9 7 7 7"], "12 10 9 3");
    plain(&mut scene, 0, "12 takes 12");
    plain(&mut scene, 1, "puts 6");
    scene.act(0, "offers nothing");
    let nobody = Refusal::NobodyToStealFrom;
    assert_eq!(
        scene.refused(2, "uses 1").0,
        nobody,
        "there is only the partner's"
    );
}

#[test]
fn sl_9_2_the_partners_build_can_be_continued() {
    let mut scene = begin(HANDS, "7 4 8 6");
    plain(&mut scene, 0, "2 builds 9 with 7");
    scene.act(3, "offers nothing");
    let none = Refusal::NoBuildToContinue;
    assert_eq!(scene.refused(1, "8 continues").0, none, "not by opponents");
    scene.act(1, "puts 8");
    scene.act(0, "offers nothing");
    assert!(scene.may(2, "9 continues") && scene.may(2, "W continues"));
    assert!(scene.may(2, "puts 6"), "it is no duty");
    scene.act(2, "3 continues with 6");
    assert_eq!(
        scene.builds(),
        ["9 of 0: 2 3 6 7"],
        "and it stays the owner's"
    );
}

#[test]
fn sl_9_2_the_partners_build_is_captured_only_with_a_wild() {
    let mut scene = begin(HANDS, "7 4 8 6");
    plain(&mut scene, 0, "2 builds 9 with 7");
    plain(&mut scene, 1, "puts 8");
    scene.act(0, "offers nothing");
    let partners = (Refusal::PartnersBuild(value(9)), "SL-9.2");
    assert_eq!(scene.refused(2, "9 takes build"), partners);
    scene.act(2, "W=9 takes build");
    assert_eq!(scene.pile(2), "2 7 W");
}

#[test]
fn sl_9_2_only_without_a_build_of_ones_own() {
    let hands = ["2 9 12 5", "1 8 8 8", "3 6 9 10", "11 7 7 7"];
    let mut scene = begin(hands, "7 4 8 3");
    plain(&mut scene, 0, "2 builds 9 with 7");
    plain(&mut scene, 1, "puts 8");
    plain(&mut scene, 2, "6 builds 10 with 4");
    plain(&mut scene, 3, "puts 7");
    plain(&mut scene, 0, "9 continues");
    plain(&mut scene, 1, "puts 8");
    scene.act(0, "offers nothing");
    assert_eq!(scene.builds(), ["9 of 0: 2 7 9", "10 of 2: 4 6"]);
    let Refusal::WrongSum { value: own, .. } = scene.refused(2, "9 continues").0 else {
        panic!("it goes only onto one's own build");
    };
    assert_eq!(own, value(10));
    scene.act(2, "10 continues");
}

#[test]
fn sl_9_2_with_any_play_of_the_turn() {
    let hands = ["2 9 12 5", "1 8 8 8", "2 3 9 10", "11 7 7 7"];
    let start = || {
        let mut scene = Deal::of(hands, "7 4 8 6")
            .partners()
            .pile("12 12 9 1 1")
            .begin();
        plain(&mut scene, 0, "2 builds 9 with 7");
        plain(&mut scene, 1, "puts 8");
        scene.act(0, "offers nothing");
        scene
    };
    let mut double = start();
    double.act(2, "uses 2").act(2, "3 continues with 4+2");
    assert_eq!(double.builds(), ["9 of 0: 2 2 3 4 7"]);
    let mut flip = start();
    flip.act(2, "uses 3");
    let Stage::Flipped { cards, .. } = flip.table().stage else {
        panic!("three cards");
    };
    assert_eq!(written(cards), "9 1 1");
    flip.act(2, "9 continues");
    assert_eq!(flip.builds(), ["9 of 0: 2 7 9"]);
}

#[test]
fn sl_9_3_a_card_is_offered_and_given_back() {
    let mut scene = begin(HANDS, "7 4 8 6");
    assert_eq!(scene.turn(), Some(2));
    assert_eq!(scene.refused(2, "puts 3"), (Refusal::OfferFirst, "SL-9.3"));
    assert_eq!(
        scene.refused(2, "offers 5"),
        (Refusal::NotInHand(card("5")), "SL-2.1")
    );
    scene.act(2, "offers W");
    assert_eq!(scene.turn(), Some(0));
    assert_eq!(scene.secrets(0).last(), Some(&Secret::Offered(card("W"))));
    for other in ["puts 2", "offers 2", "ends"] {
        assert_eq!(scene.refused(0, other), (Refusal::AnswerFirst, "SL-9.3"));
    }
    scene.act(0, "gives back");
    assert_eq!(
        (scene.hand(0).as_str(), scene.hand(2).as_str()),
        (HANDS[0], HANDS[2])
    );
    assert_eq!(scene.turn(), Some(0), "and the turn goes on");
    for again in ["offers 2", "keeps for 2", "gives back"] {
        assert_eq!(scene.refused(0, again), (Refusal::NothingOffered, "SL-9.3"));
    }
    scene.act(0, "puts 5");
}

#[test]
fn sl_9_3_an_offered_card_is_kept_for_another() {
    let mut scene = begin(HANDS, "7 4 8 6");
    scene.act(2, "offers W");
    let refused = scene.refused(0, "keeps for W").0;
    assert_eq!(
        refused,
        Refusal::NotInHand(card("W")),
        "the card given is another"
    );
    assert_eq!(
        scene.refused(0, "keeps for 3").0,
        Refusal::NotInHand(card("3"))
    );
    scene.act(0, "keeps for 12");
    assert_eq!(
        (scene.hand(0).as_str(), scene.hand(2).as_str()),
        ("2 9 5 W", "3 6 9 12")
    );
    assert_eq!(scene.secrets(2).last(), Some(&Secret::Given(card("12"))));
    assert_eq!(scene.turn(), Some(0));
    scene.act(0, "W=11 takes 7+4");
    // A card of the same number is another card.
    let mut same = begin(["9 2 2 2", "8 8 8 8", "9 3 3 3", "7 7 7 7"], "12 12 11 11");
    same.act(2, "offers 9").act(0, "keeps for 9");
    assert_eq!(
        (same.hand(0).as_str(), same.hand(2).as_str()),
        ("2 2 2 9", "3 3 3 9")
    );
}

#[test]
fn sl_9_3_one_offer_per_turn_and_before_every_turn() {
    let mut scene = begin(HANDS, "7 4 8 6");
    scene.news();
    scene.act(2, "offers nothing");
    let offered = Event::Offered {
        seat: Seat(2),
        card: false,
    };
    assert_eq!(scene.news(), [offered, Event::Turn { seat: Seat(0) }]);
    scene.act(0, "puts 5");
    assert_eq!(
        scene.table().stage,
        Stage::Offering {
            by: Seat(3),
            to: Seat(1)
        }
    );
    scene
        .act(3, "offers 7")
        .act(1, "keeps for 8")
        .act(1, "puts 7");
    assert_eq!(
        scene.table().stage,
        Stage::Offering {
            by: Seat(0),
            to: Seat(2)
        }
    );
}

#[test]
fn sl_9_3_the_build_is_settled_after_the_offer() {
    let hands = ["2 9 12 12", "10 10 8 8", "9 6 W 5", "11 10 10 7"];
    let start = || {
        let mut scene = Deal::of(hands, "7 12 12 11")
            .partners()
            .pile("12 10 4 10")
            .begin();
        plain(&mut scene, 0, "2 builds 9 with 7");
        plain(&mut scene, 1, "puts 10");
        plain(&mut scene, 2, "puts 6");
        plain(&mut scene, 3, "puts 10");
        plain(&mut scene, 0, "9 continues");
        plain(&mut scene, 1, "puts 10");
        plain(&mut scene, 2, "puts 5");
        plain(&mut scene, 3, "puts 10");
        assert_eq!(scene.hand(0), "12 12 12 12");
        assert_eq!(
            scene.builds(),
            ["9 of 0: 2 7 9"],
            "it stands until the offer is settled"
        );
        scene
    };
    let mut lost = start();
    lost.act(2, "offers nothing");
    assert_eq!(lost.builds(), ["9: 2 7 9"]);
    let mut lost = start();
    lost.act(2, "offers 9").act(0, "gives back");
    assert_eq!(lost.builds(), ["9: 2 7 9"]);
    let mut saved = start();
    saved.act(2, "offers 9").act(0, "keeps for 12");
    assert_eq!(saved.builds(), ["9 of 0: 2 7 9"]);
    assert_eq!(
        saved.refused(0, "puts 12").0,
        Refusal::OwnBuildFirst(value(9))
    );
    saved.act(0, "9 takes build");
}

#[test]
fn sl_9_3_no_offer_if_either_hand_is_empty() {
    let hands = ["2 2 12 12", "8 8 8 8", "9 6 11 5", "11 10 10 7"];
    let mut scene = Deal::of(hands, "4 4 4 4").partners().only("").begin();
    plain(&mut scene, 0, "uses 2");
    scene.act(0, "puts 12");
    plain(&mut scene, 1, "puts 8");
    plain(&mut scene, 2, "puts 9");
    plain(&mut scene, 3, "puts 10");
    plain(&mut scene, 0, "uses 2");
    scene.act(0, "puts 12");
    assert_eq!(
        scene.table().stage,
        Stage::Offering {
            by: Seat(3),
            to: Seat(1)
        }
    );
    plain(&mut scene, 1, "puts 8");
    let turn = Stage::Turn {
        seat: Seat(2),
        more: false,
    };
    assert_eq!(scene.table().stage, turn, "seat 0 has nothing to offer");
    scene.act(2, "puts 6");
    plain(&mut scene, 3, "puts 10");
    assert_eq!(
        scene.table().stage,
        Stage::Offering {
            by: Seat(3),
            to: Seat(1)
        },
        "past seat 0"
    );
    assert!(scene.news().contains(&Event::PassedOver { seat: Seat(0) }));
}

#[test]
fn sl_9_3_nobody_else_sees_the_cards() {
    let mut scene = begin(HANDS, "7 4 8 6");
    scene.act(2, "offers W");
    let offered = |card| Stage::Answering {
        by: Seat(2),
        to: Seat(0),
        card,
    };
    for (seat, seen) in [
        (0, Some(card("W"))),
        (1, None),
        (2, Some(card("W"))),
        (3, None),
    ] {
        assert_eq!(scene.seen_by(seat).stage, offered(seen), "{seat}");
    }
    assert_eq!(scene.table().stage, offered(None));
    scene.act(0, "keeps for 12");
    for (seat, partners, told) in [(0, "12", "W"), (1, "", ""), (2, "W", "12"), (3, "", "")] {
        let view = scene.seen_by(seat);
        assert_eq!(
            (known(&scene, seat), written(view.shown)),
            (partners.into(), told.into())
        );
    }
    assert_eq!(
        (scene.secrets(1).len(), scene.secrets(3).len()),
        (1, 1),
        "their hands alone"
    );
}

/// What this player knows of the partner's hand.
fn known(scene: &Scene, seat: u8) -> String {
    written(scene.seen_by(seat).known[Seat((seat + 2) % 4)].clone())
}

#[test]
fn sl_9_3_what_partners_know_of_each_other() {
    let mut scene = begin(HANDS, "7 4 8 6");
    scene.act(2, "offers W").act(0, "gives back");
    assert_eq!(known(&scene, 0), "W", "it was seen");
    assert_eq!(written(scene.seen_by(2).shown), "W");
    scene.act(0, "puts 5");
    plain(&mut scene, 1, "puts 8");
    scene.act(0, "offers 9").act(2, "keeps for W");
    assert_eq!(known(&scene, 0), "9", "and given away");
    assert_eq!(known(&scene, 2), "W");
    scene.act(2, "puts 9");
    assert_eq!(known(&scene, 0), "", "and played");
}

#[test]
fn sl_9_4_score_piles_are_added_up() {
    // 0 and 2 have 2 + 2, 1 and 3 have 3.
    let hands = ["12 5 5 5", "11 5 5 5", "10 6 6 6", "9 6 6 6"];
    let mut scene = Deal::of(hands, "12 11 11 10").partners().only("").begin();
    plain(&mut scene, 0, "12 takes 12");
    plain(&mut scene, 1, "11 takes 11, 11");
    plain(&mut scene, 2, "10 takes 10");
    plain(&mut scene, 3, "puts 9");
    assert_eq!(scene.scores(), [2, 3, 2, 0]);
    for _ in 0..3 {
        for (seat, card) in [(0, "5"), (1, "5"), (2, "6"), (3, "6")] {
            plain(&mut scene, seat, &format!("puts {card}"));
        }
    }
    assert_eq!(scene.scores(), [2, 3, 2 + 13, 0]);
    assert_eq!(scene.places(), Some(vec![1, 3, 1, 3]));
}

#[test]
fn sl_9_4_a_tie_goes_to_the_team_of_the_last_player() {
    for dealer in 0..4 {
        let hands = ["12 12 5 5", "11 11 5 5", "10 10 6 6", "9 9 6 6"];
        let mut scene = Deal::of(hands, "1 1 1 1")
            .partners()
            .dealer(dealer)
            .only("")
            .begin();
        while let Some(seat) = scene.turn() {
            if let Stage::Offering { .. } = scene.table().stage {
                scene.act(seat, "offers nothing");
            } else {
                let first = scene
                    .hand(seat)
                    .split(' ')
                    .next()
                    .expect("a card")
                    .to_owned();
                scene.act(seat, &format!("puts {first}"));
            }
        }
        let places: Vec<u8> = (0..4)
            .map(|seat| if seat % 2 == dealer % 2 { 1 } else { 3 })
            .collect();
        assert_eq!(
            scene.places(),
            Some(places),
            "nobody has a card, and {dealer} was last"
        );
        assert!(scene.game.to_act().is_empty());
    }
}
