//! The prompts for the player to act in Sloop.

use crate::words::named;
use kitchen_table::games::sloop::{Card, Groups, Icon, Value};
use kitchen_table::i18n::Language::{self, English};
use kitchen_table::i18n::sloop::staged::{self, Act, Capture, Put, TakenBuild, Use};
use kitchen_table::i18n::sloop::{Msg, Owner, Possible, Prompt, Role, Ways, prompt};

use crate::sloop::scene::{card, cards, value};
use crate::words::{are_clean, are_sentences, is_clean, is_sentence, say};

fn groups(text: &str) -> Groups {
    let all = text.split(',').filter(|group| !group.trim().is_empty());
    all.map(|group| cards(&group.replace('+', " "))).collect()
}

fn owners() -> [Owner<'static>; 3] {
    [Owner::Own, Owner::Player(named("Bo")), Owner::Nobody]
}

#[test]
fn what_to_do_names_what_is_open() {
    let turn = |capture, build, add| {
        let open = Possible {
            capture,
            build,
            add,
        };
        prompt::turn(English, None, open)
    };
    let cys = Some((named("Cy"), value(10)));
    assert_eq!(
        turn(true, true, cys),
        "Capture, build, add to Cy's 10s or put a card down."
    );
    assert_eq!(turn(true, false, None), "Capture or put a card down.");
    assert_eq!(
        turn(false, true, None),
        "There's nothing you can capture: build or put a card down."
    );
    assert_eq!(
        turn(false, false, None),
        "There's nothing you can capture: put a card down."
    );
    assert_eq!(
        say(Prompt::TurnAgain(None)),
        "Play another card, or end your turn."
    );
    let named = say(Prompt::PlayFlipped {
        name: Some(named("Ann")),
        cards: 3,
    });
    assert_eq!(
        named,
        "Ann, play one of the three flipped cards. The others leave the game."
    );
    let name = None;
    are_sentences((1..=3).map(|cards| Prompt::PlayFlipped { name, cards }));
}

#[test]
fn the_owner_of_a_build_is_told_what_is_owed() {
    let owes = |add, capture, two| {
        let ways = Ways { capture, add, two };
        let number = value(10);
        say(Prompt::owes(None, number, ways))
    };
    for (ways, said) in [
        (owes(true, true, false), "add to it or capture it."),
        (owes(true, false, false), "add to it."),
        (
            owes(false, true, true),
            "capture it. You can put down a 2 first.",
        ),
        (
            owes(false, false, true),
            "put down a 2, then add to it or capture it.",
        ),
    ] {
        assert_eq!(ways, format!("You're building 10s: {said}"));
    }
    let name = Some(named("Ann"));
    let number = value(10);
    let lost = Prompt::LostBuild { name, number };
    are_sentences([lost]);
    let lost = say(lost);
    assert!(
        lost.starts_with("Ann, you lost your build of 10s: "),
        "{lost}"
    );
}

#[test]
fn verbs_say_what_they_do_and_why_they_cannot() {
    let verb = |verb| say(staged::Msg::choice(verb));
    let number = value(9);
    let said = [
        (Use::Capture, "Capture"),
        (
            Use::CaptureBuild(Owner::Player(named("Bo")), number),
            "Capture",
        ),
        (Use::Build, "Build"),
        (Use::Add(Owner::Own, number), "Add"),
        (Use::Act(Icon::Steal), "Steal"),
        (Use::Act(Icon::DoublePlay), "Play another"),
        (Use::Act(Icon::FlipThree), "Flip"),
        (Use::Put, "Put down"),
    ];
    for (what, said) in said {
        assert_eq!(verb(what), said);
    }
    let can = |verbs: &[Use]| staged::can(English, card("8!"), verbs);
    assert_eq!(
        can(&[Use::Capture, Use::Build, Use::Put]),
        "The supercharged 8 can capture, start a build or just be put down."
    );
    assert_eq!(can(&[]), "The supercharged 8 can't be played now.");
    for card in Card::all() {
        let mut all = vec![
            staged::Msg::cannot_capture(card),
            staged::Msg::CannotBuild(card),
            staged::Msg::NoBuild,
        ];
        for number in Value::all() {
            all.extend([
                staged::Msg::HasBuild(number),
                staged::Msg::OwesBuild(number),
            ]);
            all.extend(owners().map(|owner| staged::Msg::CannotAdd {
                card,
                owner,
                number,
            }));
        }
        are_sentences(all);
    }
    assert_eq!(
        say(staged::Msg::cannot_capture(card("8"))),
        "Nothing in the display is an 8 or adds up to 8."
    );
}

#[test]
fn a_capture_is_described_with_its_sums() {
    let told = |played: &str, number, text: &str, build, bonus: Option<&str>| {
        let groups = &groups(text);
        let capture = Capture {
            card: card(played),
            value: value(number),
            groups,
            build,
            bonus: bonus.map(card),
        };
        [
            staged::takes(English, capture),
            say(staged::Msg::do_capture(capture)),
        ]
    };
    let build = |owner| Some(TakenBuild { owner, cards: 4 });
    for (said, takes, button) in [
        (
            told("8", 8, "6+2,5+3", None, None),
            "Your 8 takes 6+2 and 5+3: 5 cards for your pile.",
            "Capture: +5 cards",
        ),
        (
            told("8!", 8, "W+4,8", None, Some("12")),
            "Your supercharged 8 takes wild (4)+4 and 8, plus a 12: 5 cards for your pile.",
            "Capture: +5 cards",
        ),
        (
            told("9", 9, "5+4", build(Owner::Own), None),
            "Your 9 takes your build of 9s and 5+4: 7 cards for your pile.",
            "Capture your 9s: +7 cards",
        ),
        (
            told("W", 9, "", build(Owner::Player(named("Bo"))), None),
            "As 9, your wild takes Bo's build of 9s: 5 cards for your pile.",
            "Capture Bo's 9s: +5 cards",
        ),
        (
            told("9", 9, "9!", None, None),
            "Your 9 takes supercharged 9: 2 cards for your pile.",
            "Capture: +2 cards",
        ),
    ] {
        assert_eq!(said, [takes, button]);
    }
}

#[test]
fn the_bar_shows_the_running_sums() {
    let reckon = |number, played: Option<&str>, whole: &str, over: &str| {
        let over = cards(over).into_iter().collect();
        let played = played.map(card);
        staged::reckon(English, played, &groups(whole), &over, value(number))
    };
    for (whole, over, said) in [
        ("", "", "Choose cards that make 8"),
        ("", "5", "5 so far, 3 short of 8"),
        ("", "5 2", "2+5 = 7 so far, 1 short of 8"),
        ("", "5 4", "4+5 = 9, too much for 8"),
        ("", "10", "10, too much for 8"),
        ("", "W 7 6", "6+7+\u{2605}, too much for 8"),
        ("6+2", "", "6+2 = 8"),
        ("6+2,5+3", "", "6+2 \u{b7} 5+3 = 8"),
        ("6+2", "3", "6+2 = 8, 3 left over"),
        ("6!+2,8", "3 1", "6+2 \u{b7} 8 = 8, 1 and 3 left over"),
        ("8,8", "", "8 \u{b7} 8"),
    ] {
        assert_eq!(reckon(8, None, whole, over), said);
    }
    for (played, whole, over, said) in [
        ("2", "", "", "2 so far, 10 short of 12"),
        ("2", "", "7", "2+7 = 9 so far, 3 short of 12"),
        ("2", "10", "", "2+10 = 12"),
        ("2", "10,8+4", "3", "2+10 \u{b7} 8+4 = 12, 3 left over"),
        ("12", "", "", "12"),
        ("12", "", "7", "12, 7 left over"),
        ("12", "7+5", "", "12 \u{b7} 7+5 = 12"),
    ] {
        assert_eq!(reckon(12, Some(played), whole, over), said);
    }
    assert_eq!(say(staged::Msg::Nth { at: 2, of: 3 }), "2 of 3");
}

#[test]
fn extra_cards_and_wilds_are_asked_for() {
    let eight = card("8!");
    assert_eq!(
        say(staged::Msg::ChooseBonus(eight)),
        "Tap one more loose card for the supercharged 8 to take."
    );
    let groups = Groups::from_iter([[card("7")], [card("7")]]);
    let many = staged::Msg::takes_many(Capture {
        card: card("7!"),
        value: value(7),
        groups: &groups,
        build: None,
        bonus: Some(card("12")),
    });
    assert_eq!(
        say(many),
        "Your supercharged 7 brings 4 cards to your pile."
    );
    let lacks = staged::Msg::lacks(card("1"), &groups, value(7));
    assert_eq!(say(lacks), "7 · 7, and your 1 still needs 6");
    let wild = |owner| {
        say(staged::Msg::WildAs {
            number: value(9),
            cards: 5,
            owner,
        })
    };
    assert_eq!(wild(None), "As 9: 5 cards");
    assert_eq!(
        wild(Some(Owner::Player(named("Bo")))),
        "As 9: 5 cards, with Bo's build of 9s"
    );
    let others: [staged::Msg; 5] = [
        staged::Msg::NameWild,
        staged::Msg::MoreCards(5),
        staged::Msg::OtherWays,
        staged::Msg::Previous,
        staged::Msg::Next,
    ];
    are_clean(others);
}

#[test]
fn a_build_is_described_with_the_card_kept_for_it() {
    let (number, twelve) = (value(12), card("12"));
    let do_build = |keeps| say(staged::Msg::DoBuild { number, keeps });
    assert_eq!(do_build(twelve), "Build 12s (you keep a 12)");
    assert_eq!(do_build(Card::WILD), "Build 12s (you keep a wild)");
    let builds = staged::builds(English, number, card("2"), &groups("10,12"), twelve);
    assert_eq!(
        builds,
        "2+10 and 12 make a build of 12s. You keep a 12 to capture it with."
    );
    let build_as = say(staged::Msg::BuildAs {
        number,
        cards: 3,
        keeps: twelve,
    });
    assert_eq!(build_as, "Build 12s with 3 cards, you keep a 12");
    let adds = |owner, played, text: &str, keeps| {
        let (build, groups) = ((owner, number), groups(text));
        staged::adds(English, build, card(played), &groups, keeps)
    };
    assert_eq!(
        adds(Owner::Own, "12", "", None),
        "12 goes into your build of 12s. You won't have a 12 left to capture it."
    );
    assert_eq!(
        adds(Owner::Own, "3", "9,12", Some(twelve)),
        "3+9 and 12 go into your build of 12s. You keep a 12 to capture it with."
    );
    assert_eq!(
        adds(Owner::Player(named("Cy")), "W", "9", None),
        "Wild (3)+9 goes into Cy's build of 12s."
    );
    let brackets = |played, text| {
        let groups = &groups(text);
        let whole = groups.joined_by(card(played), number);
        say(Msg::Sums {
            groups: &whole,
            value: number,
        })
    };
    assert_eq!(brackets("2", "10,12"), "2+10 \u{b7} 12 = 12");
    assert_eq!(brackets("W", "10+2"), "\u{2605} \u{b7} 10+2 = 12");
    assert_eq!(brackets("W", "10"), "\u{2605}+10 = 12");
    let add = say(staged::Msg::DoAdd {
        owner: Owner::Player(named("Cy")),
        number,
    });
    assert_eq!(add, "Add to Cy's 12s");
    assert_eq!(say(staged::Msg::ChooseNumber), "What do you want to build?");
}

#[test]
fn putting_down_says_what_will_happen() {
    let from = ["Bo", "Cy", "Di", "Ed"].map(|name| (named(name), card("9")));
    let put = |text: &str, act| {
        let card = card(text);
        let put = Put { card, act };
        for &language in Language::ALL {
            let effect = staged::put_effect(language, put);
            assert!(is_sentence(language, &effect), "{effect}");
            assert!(is_clean(language, &staged::do_put(language, put)));
        }
        (
            staged::do_put(English, put),
            staged::put_effect(English, put),
        )
    };
    let steal = put("1", Some(Act::Steal(&from[..2])));
    assert_eq!(steal.0, "Put down 1 and steal from Bo and Cy");
    assert_eq!(
        steal.1,
        "You steal Bo's 9 and Cy's 9, the top cards of their piles."
    );
    let one = put("1", Some(Act::Steal(&from[..1])));
    assert_eq!(one.1, "You steal Bo's 9, the top card of the pile.");
    let many = put("1", Some(Act::Steal(&from)));
    assert_eq!(many.0, "Put down 1 and steal from 4 players");
    let must = false;
    let double = put("2", Some(Act::Double { must }));
    assert_eq!(double.0, "Put down 2 and play another");
    assert_eq!(double.1, "Then you can play another card.");
    let must = put("2", Some(Act::Double { must: true }));
    assert_eq!(must.1, "Then you have to add to your build or capture it.");
    for (cards, said) in [(3, "three"), (2, "two"), (1, "one")] {
        let flip = put("3", Some(Act::Flip(cards)));
        assert_eq!(flip.0, format!("Put down 3 and flip {said}"));
    }
    for (text, said) in [
        ("1", "Just put down 1"),
        ("2", "Just put down 2"),
        ("3", "Just put down 3"),
        ("8", "Put down 8"),
        ("8!", "Put down the supercharged 8"),
        ("W", "Put down the wild"),
    ] {
        assert_eq!(put(text, None).0, said);
    }
}

#[test]
fn partners_offer_and_answer() {
    let (nine, five) = (card("9"), card("5"));
    let partner = "Cy";
    let offer = |name| {
        say(Prompt::Offer {
            name,
            partner: named(partner),
        })
    };
    assert_eq!(offer(None), "You can offer Cy a card before their turn.");
    assert_eq!(
        offer(Some(named("Ann"))),
        "Ann, you can offer Cy a card before their turn."
    );
    let answer = say(Prompt::Answer {
        name: None,
        partner: named(partner),
        card: nine,
    });
    assert_eq!(
        answer,
        "Cy offers you a 9. Keep it and give another card for it, or give it back."
    );
    for (prompt, said) in [
        (
            Prompt::DoOffer {
                card: nine,
                partner: named(partner),
            },
            "Offer Cy the 9",
        ),
        (Prompt::DoOfferNothing, "Don't offer a card"),
        (Prompt::NeverOffer, "Don't ask again"),
        (
            Prompt::DoKeep {
                kept: nine,
                given: five,
            },
            "Keep the 9, give the 5",
        ),
        (Prompt::DoGiveBack(nine), "Give back the 9"),
        (Prompt::OfferOf(named(partner)), "Cy's offer"),
    ] {
        assert_eq!(say(prompt), said);
    }
    are_sentences([
        Prompt::OfferEffect(named(partner)),
        Prompt::NeverOffers,
        Prompt::TapOffer,
        Prompt::TapReturn,
        Prompt::TapCard,
        Prompt::TapFlipped,
        Prompt::TapDisplay(value(8)),
    ]);
}

#[test]
fn waiting_for_others_is_announced() {
    let (who, partner) = (named("Ann"), named("Cy"));
    are_sentences([
        Prompt::WaitsTurn(who),
        Prompt::WaitsMore(who),
        Prompt::WaitsFlipped(who),
        Prompt::WaitsOffers { who, partner },
        Prompt::WaitsAnswers { who, partner },
    ]);
}

#[test]
fn cards_say_how_they_relate_to_the_choice() {
    let two = cards("2");
    for (role, said) in [
        (Role::Free, "6"),
        (Role::Fits, "6, fits"),
        (Role::Group(&two, value(8)), "6, chosen, makes 8 with a 2"),
        (Role::grouped(card("6"), &[], value(6)), "6, chosen"),
        (Role::Over, "6, chosen, left over"),
        (Role::Bonus, "6, chosen as the extra card"),
    ] {
        let card = card("6");
        assert_eq!(say(Msg::LooseCard { card, role }), said);
    }
    let wild = say(Msg::LooseCard {
        card: Card::WILD,
        role: Role::grouped(Card::WILD, &[], value(8)),
    });
    assert_eq!(wild, "Wild, chosen as 8");
    let (number, owner) = (value(9), Owner::Player(named("Bo")));
    let cards = &cards("7 2");
    let fits = Msg::BuildFits {
        number,
        owner,
        cards,
    };
    assert_eq!(say(fits), "Bo's build of 9s: a 2 and a 7, fits");
    let chosen = Msg::BuildChosen {
        number,
        owner,
        cards,
    };
    assert_eq!(say(chosen), "Bo's build of 9s: a 2 and a 7, chosen");
    let held = |seen_by| {
        say(Prompt::HandCard {
            card: card("8!"),
            place: 2,
            of: 4,
            seen_by,
        })
    };
    assert_eq!(held(None), "Supercharged 8, card 2 of 4");
    assert_eq!(
        held(Some(named("Cy"))),
        "Supercharged 8, card 2 of 4, Cy knows it"
    );
    assert_eq!(say(Prompt::FlippedCards), "Flipped cards");
}
