//! DE-1: components and set-up.

use kitchen_table::engine::{BySeat, Clause, Eyes, Game, Rng, Seat};
use kitchen_table::games::dealt::cards::deck;
use kitchen_table::games::dealt::{
    Action, Card, Dealt, Event, Flaw, Leads, Options, Refusal, Secret, Stage,
};

use super::scene::{Deal, Scene, cards, written};

#[test]
fn de_1_1_deck_is_54_cards() {
    let mut sorted = deck().to_vec();
    sorted.sort();
    let mut expected: Vec<String> = (1..=12).flat_map(|n| vec![n.to_string(); 4]).collect();
    expected.extend(["X", "X", "S", "S", "R", "R"].map(String::from));
    assert_eq!(written(&sorted), expected.join(" "));
    assert_eq!(sorted.len(), 54);
}

#[test]
fn de_1_1_draw_pile_is_what_is_left() {
    for (players, pile) in [(3, 18), (4, 6), (5, 9)] {
        let game = Dealt::deal(&Options::new(players), Rng::new(1), &mut ());
        assert_eq!(game.view(Eyes::Table).pile, pile, "{players} players");
    }
}

#[test]
fn de_1_2_two_chips_or_three() {
    assert_eq!(Options::new(4).chips, 2);
    for chips in 0..=255 {
        let options = Options {
            chips,
            ..Options::new(4)
        };
        let flaw = (chips != 2 && chips != 3).then_some(Flaw::Chips);
        assert_eq!(Dealt::flaw(&options), flaw, "{chips} chips");
        if flaw.is_none() {
            let game = Dealt::deal(&options, Rng::new(1), &mut ());
            assert_eq!(game.view(Eyes::Table).chips, BySeat::new(4, |_| chips));
        }
    }
}

#[test]
fn de_1_3_three_to_five_play() {
    for players in 0..=255 {
        let flaw = (!(3..=5).contains(&players)).then_some(Flaw::Players);
        assert_eq!(Dealt::flaw(&Options::new(players)), flaw, "{players}");
    }
}

#[test]
fn de_1_3_hands_and_reserves() {
    for (players, hand) in [(3, 10), (4, 10), (5, 7)] {
        let mut told = Vec::new();
        let game = Dealt::deal(&Options::new(players), Rng::new(1), &mut told);
        let scene = Scene::new(game, told);
        assert_eq!(scene.sizes(), vec![hand; usize::from(players)]);
        let open = scene.table().reserves;
        assert!(open.iter().all(|(_, two)| two.iter().all(Option::is_some)));
        for seat in 0..players {
            assert_eq!(scene.seen_by(seat).reserves, open, "open to all");
        }
    }
}

#[test]
fn de_1_3_everybody_sees_the_reserves_dealt() {
    let mut scene = Deal::of(["...", "...", "..."])
        .reserves(&["7 12", "X S", "R 1"])
        .begin();
    let dealt = ["7 12", "X S", "R 1"].map(|two| <[Card; 2]>::try_from(cards(two)).ok());
    let reserves = BySeat::new(3, |seat| dealt[seat.index()].expect("two reserves"));
    let began = Event::RoundBegan { round: 1, reserves };
    assert_eq!(scene.news()[0], began);
}

#[test]
fn de_1_4_hand_is_as_it_was_dealt() {
    let hands = [
        "9 2 X 4 4 S 1 12 R 7",
        "5 3 5 3 5 3 8 2 8 2",
        "12 1 11 6 10 6 9 X 8 7",
    ];
    let scene = Deal::of(hands).begin();
    for (seat, hand) in (0..).zip(hands) {
        assert_eq!(scene.hand(seat), hand);
        assert_eq!(scene.secrets(seat), [Secret::Dealt(cards(hand))]);
    }
}

#[test]
fn de_1_4_new_card_goes_into_any_gap() {
    let taken = [
        "11 5 3 9 1",
        "5 11 3 9 1",
        "5 3 11 9 1",
        "5 3 9 11 1",
        "5 3 9 1 11",
    ];
    for (gap, hand) in (0..).zip(taken) {
        let mut scene = Deal::of(["4 4 4 4", "5 3 9 1", "6 6 6 6"])
            .reserves(&["", "11 12"])
            .begin();
        scene.play(0, "4").take(1, 0, gap);
        assert_eq!(scene.hand(1), hand, "gap {gap}");
    }
}

#[test]
fn de_1_4_no_gap_beyond_the_last_card() {
    let mut scene = Deal::of(["4 4 4 4", "5 3 9 1", "6 6 6 6"]).begin();
    scene.play(0, "4");
    for gap in [5, 6, 18, 255] {
        let refusal = scene.refused(1, Action::TakeReserve { which: 0, gap });
        assert_eq!((refusal, refusal.clause()), (Refusal::NoSuchGap, "DE-1.4"));
    }
}

#[test]
fn de_1_4_playing_keeps_the_order_of_the_rest() {
    let mut scene = Deal::of(["9 4 5 2", "3 11 11 1", "6 6 6 6"]).begin();
    scene.play(0, "4 5").play(1, "11 11");
    assert_eq!(scene.hand(0), "9 2");
    assert_eq!(scene.hand(1), "3 1");
}

#[test]
fn de_1_5_left_of_the_oldest_leads() {
    assert_eq!(Options::new(5).oldest, Seat(0), "unless the table says so");
    for players in 3..=5 {
        for oldest in 0..players {
            let options = Options {
                oldest: Seat(oldest),
                ..Options::new(players)
            };
            assert_eq!(Dealt::flaw(&options), None);
            let mut told = Vec::new();
            let game = Dealt::deal(&options, Rng::new(3), &mut told);
            let scene = Scene::new(game, told);
            let left = (oldest + 1) % players;
            assert_eq!(scene.led(), Some((left, Leads::LeftOfDealer)));
            assert_eq!(scene.turn(), Some(left));
        }
    }
}

#[test]
fn de_1_5_the_oldest_sits_at_the_table() {
    for (players, oldest) in [(3, 3), (4, 4), (5, 5), (3, 255)] {
        let oldest = Seat(oldest);
        let options = Options {
            oldest,
            ..Options::new(players)
        };
        assert_eq!(Dealt::flaw(&options), Some(Flaw::Oldest), "{oldest:?}");
    }
}

#[test]
fn de_1_6_hands_are_their_owners_alone() {
    let scene = Deal::of(["S X 5 ...", "R S ...", "X R ..."]).begin();
    for seat in 0..3 {
        let view = scene.seen_by(seat);
        assert!(view.own.is_some());
        for (_, hand) in view.hands.iter() {
            assert_eq!(hand[..], [None; 10], "only how many there are");
        }
    }
    assert_eq!(scene.table().own, None);
    assert_eq!(scene.seen_by(3).own, None);
}

#[test]
fn de_1_6_places_are_seen() {
    let mut scene = Deal::of(["9 4 5 2", "3 S 11 1", "6 6 6 6"]).begin();
    scene.news();
    scene.play(0, "4 5").stop(1);
    let news = scene.news();
    assert!(matches!(
        news[0],
        Event::Played {
            seat: Seat(0),
            from: 1,
            ..
        }
    ));
    assert_eq!(
        news[1],
        Event::Stopped {
            seat: Seat(1),
            at: 1
        }
    );
    scene.play(1, "3").take(2, 1, 2);
    let took = Event::TookReserve {
        seat: Seat(2),
        which: 1,
        card: scene.own(2)[2],
        gap: 2,
    };
    assert_eq!(scene.news().last(), Some(&took));
}

#[test]
fn de_1_6_taken_reserve_stays_known() {
    let mut scene = Deal::of(["4 4 4 9", "5 3 9 1", "6 6 6 6"])
        .reserves(&["", "11 12"])
        .begin();
    scene.play(0, "4").take(1, 0, 1).play(2, "6");
    let eleven = cards("11").pop();
    for eyes in [Eyes::Table, Eyes::Seat(Seat(0)), Eyes::Seat(Seat(1))] {
        let hands = scene.game.view(eyes).hands;
        assert_eq!(hands[Seat(1)], [None, eleven, None, None, None]);
    }
    scene.play(2, "6 6").take(0, 0, 0).take(1, 1, 0);
    let twelve = cards("12").pop();
    let known = [twelve, None, eleven, None, None, None];
    assert_eq!(scene.table().hands[Seat(1)], known, "moved by the new card");
}

#[test]
fn de_1_6_redrawn_card_is_its_owners_alone() {
    let mut scene = Deal::of(["9 2 2 5", "R 3 9 1", "6 6 6 6"])
        .pile("8 7 X")
        .begin();
    scene.play(0, "9").redraw(1).take(2, 0, 0);
    assert_eq!(scene.drawn(0), cards("8").pop());
    let drew = scene.secrets(0).pop();
    assert_eq!(drew, Some(Secret::Drew(cards("8")[0])));
    for seat in [1, 2] {
        assert_eq!(scene.drawn(seat), None);
        assert_eq!(scene.secrets(seat).len(), 1, "only its own hand");
    }
    let Stage::Redrawing { by, drawn, left } = scene.table().stage else {
        panic!("somebody draws");
    };
    assert_eq!((by, drawn, left), (Seat(0), None, 2));
    scene.news();
    scene.place(0, 2);
    assert_eq!(
        scene.news(),
        [Event::Placed {
            seat: Seat(0),
            gap: 2
        }]
    );
    assert_eq!(scene.hand(0), "2 2 8 5");
    assert_eq!(scene.table().hands[Seat(0)], [None; 4]);
}
