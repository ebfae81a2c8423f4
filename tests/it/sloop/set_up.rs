//! SL-1: components, the deal, what everybody sees.

use kitchen_table::engine::{Eyes, Game, Rng, Seat};
use kitchen_table::games::sloop::cards::{DECK, deck};
use kitchen_table::games::sloop::{
    Card, Event, Flaw, Icon, Options, Refusal, Secret, Sloop, Stage, Value,
};

use super::scene::{Deal, card, cards, value, written};

#[test]
fn sl_1_1_ten_of_each_number_and_two_wilds() {
    assert_eq!((DECK, deck().len()), (122, 122));
    for number in 1..=12 {
        let alike = deck()
            .into_iter()
            .filter(|card| card.value() == Some(value(number)));
        assert_eq!(alike.count(), 10, "{number}");
    }
    assert_eq!(deck().into_iter().filter(|card| card.is_wild()).count(), 2);
    let shuffled = Sloop::deal(&Options::new(2), Rng::new(1), &mut ()).view(Eyes::Table);
    assert!(shuffled.removed.is_empty(), "no card is missing");
}

#[test]
fn sl_1_2_one_supercharged_card_of_each_number_from_4_to_12() {
    let charged = deck().into_iter().filter(|card| card.is_supercharged());
    assert_eq!(written(charged), "4! 5! 6! 7! 8! 9! 10! 11! 12!");
    for number in 1..=3 {
        assert_eq!(Card::supercharged(value(number)), None);
    }
}

#[test]
fn sl_1_3_only_1_2_and_3_have_actions() {
    for card in deck() {
        let icon = match card.value().map(Value::number) {
            Some(1) => Some(Icon::Steal),
            Some(2) => Some(Icon::DoublePlay),
            Some(3) => Some(Icon::FlipThree),
            _ => None,
        };
        assert_eq!(card.icon(), icon, "{card:?}");
    }
    let mut scene = Deal::of(["4 5! W 12", "1 7 7 7"], "10 9 8 12").begin();
    for none in ["4", "5!", "W"] {
        let refused = scene.refused(0, &format!("uses {none}"));
        assert_eq!(refused, (Refusal::NoIcon(card(none)), "SL-1.3"));
    }
    scene.act(0, "12 takes 12");
    assert!(scene.may(1, "uses 1"), "there is something to steal");
}

#[test]
fn sl_1_4_hands_and_display_of_four_and_of_five() {
    for players in 2..=6 {
        let minimum = if players < 5 { 4 } else { 5 };
        for seed in 0..20 {
            let game = Sloop::deal(&Options::new(players), Rng::new(seed), &mut ());
            let view = game.view(Eyes::Table);
            assert!(
                view.hands
                    .iter()
                    .all(|(_, &size)| usize::from(size) == minimum)
            );
            let charged = view
                .display
                .loose
                .iter()
                .filter(|card| card.is_supercharged());
            assert_eq!(view.display.loose.len(), minimum + charged.count());
            let dealt = minimum * usize::from(players) + view.display.loose.len();
            assert_eq!(usize::from(view.pile), DECK - dealt);
        }
    }
}

#[test]
fn sl_1_4_two_to_six_players() {
    let with = |players, partnerships| {
        Sloop::flaw(&Options {
            players,
            partnerships,
        })
    };
    for players in 0..=255 {
        let flaw = (!(2..=6).contains(&players)).then_some(Flaw::Players);
        assert_eq!(with(players, false), flaw, "{players} players");
        let flaw = flaw.or((players != 4).then_some(Flaw::Partnerships));
        assert_eq!(with(players, true), flaw, "{players} partners");
    }
}

#[test]
fn sl_1_5_hands_are_dealt_and_the_display_turned_up() {
    let mut scene = Deal::of(["1 2 3 4", "5 6 7 8"], "9 10 11 12").begin();
    assert_eq!(
        (scene.hand(0), scene.hand(1)),
        ("1 2 3 4".into(), "5 6 7 8".into())
    );
    assert_eq!(scene.loose(), "9 10 11 12");
    let dealt = cards("5 6 7 8").into_iter().collect();
    assert_eq!(
        scene.secrets(1),
        [Secret::Dealt(dealt)],
        "and to nobody else"
    );
    let mut told = vec![Event::Dealt { dealer: Seat(1) }];
    told.push(Event::TurnedUp(cards("9 10 11 12").into_iter().collect()));
    told.push(Event::Turn { seat: Seat(0) });
    assert_eq!(scene.news(), told);
}

#[test]
fn sl_1_5_the_same_seed_is_the_same_shuffle_and_another_is_another() {
    let deal = |seed| Sloop::deal(&Options::new(3), Rng::new(seed), &mut ());
    assert_eq!(deal(5), deal(5));
    assert_ne!(
        deal(5).view(Eyes::Seat(Seat(0))).own,
        deal(6).view(Eyes::Seat(Seat(0))).own
    );
}

#[test]
fn sl_1_6_left_of_the_dealer_goes_first_and_play_goes_clockwise() {
    for dealer in 0..3 {
        let hands = ["12 12 12 12", "11 11 11 11", "10 10 10 10"];
        let mut scene = Deal::of(hands, "4 5 6 7").dealer(dealer).begin();
        let order: Vec<u8> = (1..=4).map(|step| (dealer + step) % 3).collect();
        for seat in order {
            let card = ["12", "11", "10"][usize::from(seat)];
            scene.act(seat, &format!("puts {card}"));
        }
    }
}

#[test]
fn sl_1_6_the_dealer_is_drawn() {
    for players in 2..=6_u8 {
        let mut dealt = vec![0; players.into()];
        for seed in 0..600 {
            let game = Sloop::deal(&Options::new(players), Rng::new(seed), &mut ());
            let dealer = game.view(Eyes::Table).dealer;
            dealt[dealer.index()] += 1;
            let first = game.to_act().single();
            assert_eq!(first, Some(dealer.left(players)));
        }
        let fair = 600 / i32::from(players);
        assert!(
            dealt.iter().all(|&times: &i32| (times - fair).abs() < 70),
            "{dealt:?}"
        );
    }
}

#[test]
fn sl_1_7_first_display_is_topped_up() {
    let hands = ["1 1 1 1", "2 2 2 2"];
    let scene = Deal::of(hands, "4! 10 9 8").pile("6! 5 7 3").begin();
    assert_eq!(
        scene.loose(),
        "4! 10 9 8 6! 5",
        "one for the 4, and one for the 6 that came"
    );
}

#[test]
fn sl_1_8_open_to_the_table_and_hands_to_nobody_else() {
    let mut scene = Deal::of(["2 12 8 8", "12 3 1 1", "7 7 7 7"], "10 4 8 5")
        .pile("11 6 5 11 8 12 10 9 9")
        .begin();
    scene
        .act(0, "2 builds 12 with 10")
        .act(1, "12 takes 4+8")
        .act(2, "puts 7");
    scene.act(0, "12 takes build").act(1, "uses 3");
    let flipped = cards("10 9 9").into_iter().collect();
    let flipped = Stage::Flipped {
        seat: Seat(1),
        cards: flipped,
    };
    let mut table = scene.table();
    assert_eq!(table.stage, flipped);
    assert_eq!(table.own, None);
    for seat in 0..3 {
        let mut view = scene.seen_by(seat);
        assert_eq!(
            written(view.own.take().expect("its own hand")),
            scene.hand(seat)
        );
        assert_eq!(view, table, "everybody sees all but one's own hand");
    }
    scene.act(1, "puts 9");
    table = scene.table();
    assert_eq!(table.removed.iter().collect::<Vec<_>>(), cards("9 10"));
    assert_eq!(
        (scene.pile(0), scene.pile(1)),
        ("2 10 12".into(), "4 8 12".into())
    );
    assert_eq!(usize::from(table.pile), DECK - 12 - 4 - 6 - 3 - 1);
}
