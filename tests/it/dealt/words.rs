//! The texts of Dealt!: correct for one card and for several.

use crate::words::named;
use kitchen_table::engine::{Seat, Told};
use kitchen_table::games::dealt::{Combination, Dealt, Event, Leads, Loss, Options, OutRisk, Rank};
use kitchen_table::i18n::dealt::{Possible, Prompt, log, prompt};
use kitchen_table::i18n::{Language, text};
use kitchen_table::staging::dealt::StagedPlay;

use super::scene::{Deal, seats, value};
use crate::support::random_game;
use crate::words::{is_sentence, names, say};

#[test]
fn everything_that_happens_has_a_sentence() {
    for (players, seed) in (3..=5).flat_map(|players| (0..6).map(move |seed| (players, seed))) {
        let names = names(players);
        for told in random_game::<Dealt>(&Options::new(players), seed).0 {
            for &language in Language::ALL {
                let said = match &told {
                    Told::All(event) => log::event(language, event, &names),
                    Told::Only(seat, secret) => {
                        let said = text(language, log::Msg::secret(secret, &names[*seat]));
                        assert!(said.contains(names[*seat].as_str()), "{said}");
                        said
                    }
                };
                assert!(is_sentence(language, &said), "{said}");
            }
        }
    }
}

fn combination(rank: Rank, high: u8) -> Combination {
    let high = value(high);
    Combination { rank, high }
}

#[test]
fn the_log_says_what_was_played_and_from_where() {
    let mut scene = Deal::of(["7 8 1 4", "9 9 9 2", "3 S 5 6"]).begin();
    scene.news();
    scene.play(0, "7 8").play(1, "9 9 9").stop(2);
    let said: Vec<String> = scene
        .news()
        .iter()
        .map(|event| log::event(Language::English, event, &names(3)))
        .collect();
    let expected = [
        "Ann played a 2-straight 7-8, 1st and 2nd cards.",
        "Bo played trips of 9s, 1st to 3rd cards.",
        "Cy stopped the trick with the 2nd card.",
        "The trick is over: Bo played highest.",
        "Cy stopped the trick and got to lead.",
    ];
    assert_eq!(said, expected);
}

/// What the plate of the leader says before and after the next trick begins.
#[cfg(feature = "web")]
#[test]
fn a_turn_is_forgotten_when_the_next_trick_begins() {
    use super::scene::Scene;
    use kitchen_table::ui::boards::kit::Log;

    let mut scene = Deal::of(["7 8 1 4", "9 9 9 2", "3 S 5 6"]).begin();
    scene.news();
    let mut since = scene.play(0, "7 8").news();
    let mut said = |scene: &mut Scene| {
        since.extend(scene.news());
        let events: Vec<&Event> = since.iter().collect();
        Dealt::lately(Seat(0), &events[..1], &events).to_string()
    };
    assert_eq!(said(scene.play(1, "9 9 9").stop(2)), "2-straight 7-8");
    assert_eq!(said(scene.play(2, "3")), "");
}

#[test]
fn the_leader_is_named_with_the_reason() {
    let led = |language, why| {
        let seat = Seat(0);
        log::event(language, &Event::Led { seat, why }, &names(3))
    };
    let said = led(Language::English, Leads::Highest);
    assert_eq!(said, "Ann won the trick and got to lead.");
    for why in [
        Leads::LeftOfDealer,
        Leads::GaveChip,
        Leads::Oldest,
        Leads::DrewOwnRedraw,
        Leads::Stopped,
        Leads::NextHighest,
        Leads::RightHandNeighbor,
    ] {
        for (language, leads) in [
            (Language::English, " got to lead"),
            (Language::German, " beginnt"),
        ] {
            let said = led(language, why);
            let named = said.contains("Ann") && said.contains(leads);
            assert!(named && is_sentence(language, &said), "{said}");
        }
    }
}

#[test]
fn losing_is_reported_for_one_and_for_several() {
    let lost = |of: &[u8], why| {
        let seats = seats(of);
        log::event(
            Language::English,
            &Event::RoundLost { seats, why },
            &names(3),
        )
    };
    assert_eq!(
        lost(&[1], Loss::CannotAct),
        "Bo couldn't beat it, had no reserves left and lost the round."
    );
    assert_eq!(
        lost(&[0, 1], Loss::NobodyWithCards),
        "Ann and Bo lost the round: nobody had cards left, and someone else played highest."
    );
    let chip = |left| {
        let seat = Seat(0);
        log::event(
            Language::English,
            &Event::GaveChip { seat, left },
            &names(3),
        )
    };
    assert_eq!(chip(1), "Ann gave up a chip and had 1 left.");
    assert_eq!(chip(0), "Ann gave up a chip and had none left.");
}

#[test]
fn plays_have_the_right_article() {
    let plays = [
        (Rank::Solo, "Play a solo 8"),
        (Rank::TwoStraight, "Play a 2-straight 7-8"),
        (Rank::Pair, "Play a pair of 8s"),
        (Rank::ThreeStraight, "Play a 3-straight 6-7-8"),
        (Rank::Trips, "Play trips of 8s"),
    ];
    for (rank, said) in plays {
        assert_eq!(say(Prompt::DoPlay(combination(rank, 8))), said);
    }
    let staged = StagedPlay {
        combination: combination(Rank::Solo, 8),
        highest: Some(combination(Rank::Pair, 3)),
    };
    assert_eq!(
        say(Prompt::too_low(staged)),
        "A solo 8 doesn't beat the pair of 3s."
    );
}

#[test]
fn the_last_card_is_singular() {
    let last = |rank, risk| say(Prompt::last(combination(rank, 8), risk));
    assert_eq!(
        last(Rank::Solo, OutRisk::Nothing),
        "Solo 8, your last card: you're safely out."
    );
    assert_eq!(
        last(Rank::Solo, OutRisk::Draw),
        "Solo 8, your last card: you're safely out, unless you have to draw."
    );
    assert_eq!(
        last(Rank::Pair, OutRisk::DrawOrBeaten),
        "Pair of 8s, your last cards: you're safely out, unless you have to draw, or everyone runs out and someone beats this."
    );
}

#[test]
fn a_leader_is_offered_only_what_they_hold() {
    let lead = |stop, redraw| {
        let (beat, reserve) = (true, false);
        let open = Possible {
            beat,
            reserve,
            stop,
            redraw,
        };
        prompt::lead(Language::English, None, open)
    };
    assert_eq!(lead(false, false), "Lead one to three cards side by side.");
    assert_eq!(
        lead(true, true),
        "Lead one to three cards side by side, a Stop or a Redraw."
    );
}

#[test]
fn what_to_do_names_what_is_open() {
    let follow = |name, beat| {
        let open = Possible {
            beat,
            reserve: true,
            stop: true,
            redraw: false,
        };
        let highest = Some(combination(Rank::Pair, 8));
        prompt::follow(Language::English, name, highest, open)
    };
    assert_eq!(
        follow(None, true),
        "Beat the pair of 8s, take a reserve or play a Stop."
    );
    assert_eq!(
        follow(Some(named("Ann")), false),
        "Ann, you can't beat the pair of 8s: take a reserve or play a Stop."
    );
}
