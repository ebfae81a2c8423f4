//! The refusals of Sloop's rules, in words.

use kitchen_table::engine::Seat;
use kitchen_table::games::sloop::groups::Added;
use kitchen_table::games::sloop::{Card, Refusal, Value};

use crate::sloop::scene::{Deal, Scene, owning, value};
use crate::words::{are_sentences, names, say};

fn why_not(refusal: Refusal) -> String {
    say((refusal, &names(4)))
}

/// Every possible refusal, except for sums, which scenes provoke.
fn refusals() -> Vec<Refusal> {
    let mut all = vec![
        Refusal::OfferFirst,
        Refusal::AnswerFirst,
        Refusal::NothingOffered,
        Refusal::PlayFlipped,
        Refusal::PlayFirst,
        Refusal::NothingTaken,
        Refusal::NothingJoins,
        Refusal::NoBuildToContinue,
        Refusal::NobodyToStealFrom,
        Refusal::NoCardLeft,
        Refusal::NothingToFlip,
    ];
    for card in Card::all() {
        all.extend([
            Refusal::NotInHand(card),
            Refusal::NotFlipped(card),
            Refusal::NotLoose(card),
            Refusal::NoBonus(card),
            Refusal::NoIcon(card),
        ]);
        all.extend(Value::all().map(|value| Refusal::WrongNumber { card, value }));
    }
    for number in Value::all() {
        let owner = Seat(1);
        all.extend([
            Refusal::NoSuchBuild(number),
            Refusal::NotYourBuild { number, owner },
            Refusal::PartnersBuild(number),
            Refusal::TakeYourBuild(number),
            Refusal::OwnBuildFirst(number),
            Refusal::OneBuild(number),
            Refusal::AlreadyBuilt(number),
            Refusal::HoldsNone(number),
            Refusal::MustPlayAgain(number),
            Refusal::NoWayLeft(number),
        ]);
    }
    all
}

#[test]
fn refusals_are_sentences() {
    let names = names(4);
    are_sentences(refusals().into_iter().map(|it| (it, &names)));
    let (of, value) = (Added::Nothing, value(8));
    let nothing = Refusal::WrongSum { of, is: 0, value };
    assert_eq!(why_not(nothing), "That doesn't make 8.");
}

#[track_caller]
fn expect(scene: &Scene, seat: u8, words: &str, said: &str) {
    assert_eq!(why_not(scene.refused(seat, words).0), said, "{words}");
}

#[test]
fn sums_are_refused_with_what_they_make() {
    let scene = Deal::of(["8 2 12 8!", "9 9 1 W"], "5 2 W 7").begin();
    for (words, said) in [
        ("8 takes 5+2", "5+2 make 7, not 8."),
        ("8 takes 7", "7 isn't 8."),
        ("8 takes 7+W+5", "7+\u{2605}+5 make at least 13, not 8."),
        ("2 builds 12 with 7", "2+7 make 9, not 12."),
        ("8 takes ", "A capture has to take at least one card."),
        ("8=9 takes 7+2", "An 8 can't count as 9."),
        ("8 takes 6+2", "There's no loose 6 left in the display."),
        (
            "8 takes W and 5",
            "Only a supercharged card takes an extra card, and the 8 isn't one.",
        ),
        (
            "2 builds 9 with 7",
            "To build 9s, you have to keep a 9 or a wild in your hand.",
        ),
        ("uses 8!", "A supercharged 8 has no action."),
    ] {
        expect(&scene, 0, words, said);
    }
}

#[test]
fn many_cards_are_not_listed() {
    let hands = ["1 1 1 1", "2 2 2 2"];
    let pile = "12 8 12 8 12 8 12 8";
    let mut scene = Deal::of(hands, "1 1 1 1").pile(pile).begin();
    for _ in 0..4 {
        scene.act(0, "puts 1").act(1, "puts 2");
    }
    scene.act(0, "puts 12");
    let all = scene.loose().replace(' ', "+");
    let said = "Those cards make 28, not 8.";
    expect(&scene, 1, &format!("8 takes {all}"), said);
    let some = all.trim_end_matches("+12");
    let said = format!("{some} make 16, not 8.");
    expect(&scene, 1, &format!("8 takes {some}"), &said);
}

#[test]
fn owners_are_told_what_they_must_do_first() {
    let mut scene = Deal::of(["2 12 8 3", "12 9 1 8"], "10 4 8 5").begin();
    scene.act(0, "2 builds 12 with 10");
    let bos = "You can only capture Ann's build of 12s with a wild.";
    expect(&scene, 1, "12 takes build", bos);
    scene.act(1, "puts 9");
    let first = "You're building 12s, so first add to that build or capture it.";
    expect(&scene, 0, "puts 8", first);
    expect(
        &scene,
        0,
        "12 takes 8+4",
        "When you capture with a 12, you have to take your build too.",
    );
    expect(
        &scene,
        0,
        "3 builds 8 with 5",
        "You can only have one build at a time, and you're building 12s.",
    );
    let double = owning(8, "2 3 10 10", "5 10 10 10 10");
    let again = "You're building 8s, so after a 2 you have to play another card.";
    expect(&double, 0, "puts 2", again);
    let stuck = owning(8, "2 7 10 10", "6 10 10 10 10");
    let none = "After this 2, you couldn't add to your build of 8s or capture it.";
    expect(&stuck, 0, "uses 2", none);
}
