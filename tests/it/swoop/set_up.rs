//! SW-1: cards and set-up.

use std::collections::BTreeSet;

use kitchen_table::engine::{Eyes, Game, Illegal, Rng, Seat, Told};
use kitchen_table::games::swoop::cards::{all_cards, decks};
use kitchen_table::games::swoop::{
    Action, Counts, Event, Flaw, Options, Rank, Secret, Swoop, View,
};

use super::scene::{Deal, Scene, cards, counts};

#[test]
fn sw_1_1_three_to_eight_players() {
    for players in 0..=255 {
        let flaw = (!(3..=8).contains(&players)).then_some(Flaw::Players);
        assert_eq!(Swoop::flaw(&Options::new(players)), flaw, "{players}");
    }
}

#[test]
fn sw_1_1_three_decks_and_one_more_for_every_two_beyond_four() {
    let per_table: Vec<u8> = (3..=8).map(decks).collect();
    assert_eq!(per_table, [3, 3, 4, 4, 5, 5]);
    for players in 3..=8 {
        let cards = all_cards(players);
        assert_eq!(cards.total(), 54 * u16::from(decks(players)));
        for rank in Rank::ALL {
            let copies = if rank == Rank::Joker { 2 } else { 4 };
            assert_eq!(cards[rank], copies * decks(players), "{rank:?}");
        }
    }
}

#[test]
fn sw_1_1_a_game_uses_all_of_its_decks() {
    for players in 3..=8 {
        let game = Swoop::deal(&Options::new(players), Rng::new(1), &mut ());
        let table = game.view(Eyes::Table);
        let mut all = table.unseen(None);
        all += table.gone;
        for (_, place) in table.tableaus.iter() {
            all.extend(place.faces.cards());
        }
        assert_eq!(all, all_cards(players));
    }
}

#[test]
fn sw_1_2_eleven_in_hand_four_down_four_up() {
    for players in 3..=8 {
        let game = Swoop::deal(&Options::new(players), Rng::new(2), &mut ());
        for (seat, tableau) in game.view(Eyes::Table).tableaus.iter() {
            assert_eq!(tableau.hand, 11);
            assert_eq!(tableau.faces.left().count(), 4, "one on each");
            assert_eq!(tableau.blinds.count(), 4);
            assert!(tableau.uncovered().is_empty());
            assert_eq!(tableau.left(), 19);
            let own = game.view(Eyes::Seat(seat)).own;
            assert_eq!(own.map(|own| own.total()), Some(11));
        }
        let unseen = game.view(Eyes::Table).unseen(None).total();
        let set_aside = unseen - 15 * u16::from(players);
        let drawn = game.view(Eyes::Table).gone.total();
        let all = 54 * u16::from(decks(players));
        assert_eq!(set_aside, all - 19 * u16::from(players) - drawn);
    }
}

#[test]
fn sw_1_2_the_stacks_are_dealt_before_the_hand() {
    let seat = "2 3 4 5 | 6 7 8 9 | A 2 3 4 5 6 7 8 9 J Q";
    let deck = cards(&format!("{seat} ").replace('|', "").repeat(3));
    let deck = [deck, cards("K A A")].concat();
    let mut log: Vec<Told<Swoop>> = Vec::new();
    let mut game = Swoop::deal_from(&Options::new(3), &deck, Rng::new(1), &mut log);
    let table = game.view(Eyes::Table);
    let hand = counts("A 2 3 4 5 6 7 8 9 J Q");
    for (seat, tableau) in table.tableaus.iter() {
        assert_eq!(tableau.faces.cards().collect::<Vec<_>>(), cards("6 7 8 9"));
        assert_eq!(game.view(Eyes::Seat(seat)).own, Some(hand));
        let told = Told::Only(seat, Secret::Dealt(hand));
        assert_eq!(log.iter().filter(|&heard| *heard == told).count(), 1);
    }
    let faces = table.tableaus.map(|_, place| place.faces);
    let began = Event::RoundBegan { round: 1, faces };
    assert_eq!(log.first(), Some(&Told::All(began)));
    // The card under the nine, once it is played.
    for action in [
        Action::Play {
            rank: Rank::Nine,
            hand: 0,
            faces: [3].into_iter().collect(),
        },
        Action::Flip { stack: 3 },
    ] {
        game.apply(
            &kitchen_table::engine::Input::new(0, Seat(0), action),
            &mut log,
        );
    }
    let seat = Seat(0);
    let flipped = Event::Flipped {
        seat,
        stack: 3,
        card: Rank::Five,
    };
    assert_eq!(log.last(), Some(&Told::All(flipped)));
}

#[test]
fn sw_1_2_nobody_sees_what_lies_face_down_or_in_other_hands() {
    let views = |blinds: &str, mine: &str, other: &str| {
        let first = format!("{mine} ... | 5 5 5 5 | {blinds}");
        let last = format!("{other} ...");
        let scene = Deal::of([&first, "...", &last]).begin();
        (scene.seen_by(0), scene.seen_by(1), scene.table())
    };
    let (own, other, table) = views("2 3 6 6", "8", "9");
    let same = views("3 6 2 6", "8", "9");
    assert_eq!(same, (own.clone(), other.clone(), table.clone()));
    let (another, same, also) = views("2 3 6 6", "9", "8");
    assert_ne!(another.own, own.own);
    assert_eq!((same, also), (other, table));
}

#[test]
fn sw_1_2_cards_are_mixed() {
    let first_faces = |seed| {
        let game = Swoop::deal(&Options::new(3), Rng::new(seed), &mut ());
        game.view(Eyes::Table).tableaus[Seat(0)].faces
    };
    let mut seen = Counts::default();
    let mut rows = BTreeSet::new();
    for seed in 0..540 {
        seen.extend(first_faces(seed).cards().take(1));
        rows.insert(format!("{:?}", first_faces(seed)));
        if seed % 54 == 53 {
            // Counts hold up to 255 of a rank: far more than there are here.
            assert!(seen.total() <= 540);
        }
    }
    assert!(rows.len() > 500, "{} rows", rows.len());
    for rank in Rank::ALL {
        let fair = 10 * u16::from(rank.copies());
        let often = u16::from(seen[rank]);
        assert!(
            often > fair / 3 && often < 2 * fair + 10,
            "{rank:?} {often} times"
        );
    }
}

#[test]
fn sw_1_3_the_highest_card_drawn_starts() {
    for (draws, starts) in [
        ("A 2 3", 2),
        ("K Q J", 0),
        ("9 10 8", 1),
        ("10 J 9", 1),
        ("9 8 10", 2),
        ("10 9 9", 0),
        ("K * K", 1),
        ("Q K *", 2),
        ("* 10 A", 0),
    ] {
        let scene = Deal::of(["...", "...", "..."]).draws(draws).begin();
        assert_eq!(scene.begins(), Some((starts, false)), "{draws}");
        assert_eq!(scene.table().gone, counts(draws), "set aside");
    }
}

#[test]
fn sw_1_3_tied_players_draw_again() {
    for (draws, starts, drew) in [
        ("K K A 2 3", 1, vec![0, 1, 2, 0, 1]),
        ("3 K K Q J", 1, vec![0, 1, 2, 1, 2]),
        ("* A * A A 2 3", 2, vec![0, 1, 2, 0, 2, 0, 2]),
        ("5 5 5 9 9 8 2 3", 1, vec![0, 1, 2, 0, 1, 2, 0, 1]),
    ] {
        let mut scene = Deal::of(["...", "...", "..."]).draws(draws).begin();
        let news = scene.news();
        let drawn: Vec<(u8, Rank)> = news
            .iter()
            .filter_map(|event| match event {
                Event::Drew { seat, card } => Some((seat.0, *card)),
                _ => None,
            })
            .collect();
        assert_eq!(
            drawn,
            drew.into_iter().zip(cards(draws)).collect::<Vec<_>>()
        );
        let seat = Seat(starts);
        assert_eq!(news.last(), Some(&Event::Starts { seat }), "{draws}");
        assert_eq!(scene.table().gone, counts(draws));
    }
}

#[test]
fn sw_1_3_there_is_a_starter_even_if_the_deck_runs_out() {
    let deck = vec![Rank::Two; 19 * 3 + 4];
    let game = Swoop::deal_from(&Options::new(3), &deck, Rng::new(1), &mut ());
    assert_eq!(game.to_act().single(), Some(Seat(0)));
    let game = Swoop::deal_from(&Options::new(3), &[], Rng::new(1), &mut ());
    assert_eq!(game.to_act().single(), Some(Seat(0)));
}

#[test]
fn sw_1_3_play_goes_clockwise() {
    let mut scene = Deal::of(["K ...", "Q ...", "J ...", "9 ..."]).begin();
    scene.play(0, "K").play(1, "Q").play(2, "J").play(3, "9");
    assert_eq!(scene.turn(), Some(0));
}

#[test]
fn sw_1_3_nobody_else_acts() {
    let scene = Deal::of(["K ...", "Q ...", "J ..."]).draws("2 K 3").begin();
    for seat in [0, 2, 3, 255] {
        for action in [Action::Done, Action::Flip { stack: 0 }] {
            assert_eq!(scene.check(seat, action), Err(Illegal::NotYourTurn));
        }
    }
    assert_eq!(scene.turn(), Some(1));
}

#[test]
fn sw_1_4_the_ace_is_low_and_the_king_high() {
    let order = cards("A 2 3 4 5 6 7 8 9 J Q K");
    for (place, &rank) in order.iter().enumerate() {
        assert_eq!(rank.value(), Some(place as u8));
        for (other, &top) in order.iter().enumerate() {
            assert_eq!(
                rank.is_higher_than(top),
                place > other,
                "{rank:?} on {top:?}"
            );
        }
    }
}

#[test]
fn sw_1_4_tens_and_jokers_stand_outside_that_order() {
    for swoop in cards("10 *") {
        assert!(swoop.swoops());
        assert_eq!(swoop.value(), None);
        assert!(Rank::ALL.iter().all(|&top| !swoop.is_higher_than(top)));
    }
    assert_eq!(Rank::ALL.iter().filter(|rank| rank.swoops()).count(), 2);
    let mut scene = Deal::of(["9 ...", "J ...", "..."]).begin();
    scene.play(0, "9").play(1, "J");
    assert_eq!(scene.pile(), "nothing", "a jack is right above a nine");
}

#[test]
fn a_view_is_of_a_seat_of_the_table() {
    let game = Swoop::deal(&Options::new(3), Rng::new(1), &mut ());
    let table: View = game.view(Eyes::Table);
    for seat in [3, 7, 8, 255].map(Seat) {
        assert_eq!(game.view(Eyes::Seat(seat)), table);
    }
}

#[test]
fn what_was_drawn_is_seen_until_the_first_card_is_played() {
    let mut scene = Deal::of(["9 ...", "10 ...", "..."]).begin();
    let drawn = scene.table().drawn;
    assert!(drawn.iter().all(|(_, card)| card.is_some()), "{drawn:?}");
    scene.play(0, "9");
    let nothing = |scene: &Scene| scene.table().drawn.iter().all(|(_, card)| card.is_none());
    assert!(nothing(&scene));
    // Nor is it visible again on the next empty pile.
    scene.play(1, "10");
    assert!(nothing(&scene));
    // Nor when the first player has taken back all that was played.
    let mut scene = Deal::of(["... | 2 . . . | 3 . . .", "...", "..."]).begin();
    scene.play(0, "@0").flip(0, 0);
    assert!(scene.table().pile.is_empty());
    assert!(nothing(&scene));
}
