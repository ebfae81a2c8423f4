//! The texts of Sloop: a sentence for everything, correct in singular and plural, and none that
//! names a hidden card.

mod article;
mod prompts;
mod refusals;

use crate::words::named;
use kitchen_table::engine::{Seat, Seats, Told};
use kitchen_table::games::sloop::{Card, Event, Options, Secret, Sloop, Value};
use kitchen_table::i18n::sloop::{Msg, Owner, Prompt, log as lines, moments, results, sums};
use kitchen_table::i18n::{Language, Names, People, text};

use super::scene::{Deal, Scene, card, cards, owning, value};
use crate::support::random_game;
use crate::words::{are_clean, are_sentences, is_sentence, names, say};

/// The line of the log for an event.
fn line(event: &Event, names: &Names) -> String {
    lines::event(Language::English, event, names)
}

/// The log of these steps, without empty lines.
fn log(scene: &mut Scene) -> Vec<String> {
    log_in(Language::English, scene)
}

fn log_in(language: Language, scene: &mut Scene) -> Vec<String> {
    let names = names(scene.table().options.players);
    let said = |event: &Event| lines::event(language, event, &names);
    let lines = scene.news().iter().map(said).collect::<Vec<_>>();
    lines.into_iter().filter(|line| !line.is_empty()).collect()
}

#[test]
fn everything_that_happens_has_a_sentence() {
    let mut kinds = [false; KINDS];
    let mut secrets = [false; 4];
    let options = (2..=6).map(Options::new).chain([Options::partnerships()]);
    for (options, seed) in options.flat_map(|options| (0..20).map(move |seed| (options, seed))) {
        let names = names(options.players);
        for told in random_game::<Sloop>(&options, seed).0 {
            for &language in Language::ALL {
                let (said, who) = match &told {
                    Told::All(event) => {
                        kinds[kind(event)] = true;
                        (lines::event(language, event, &names), actor(event))
                    }
                    Told::Only(seat, secret) => {
                        secrets[kind_of_secret(secret)] = true;
                        let msg = lines::Msg::secret(secret, &names[*seat]);
                        (text(language, msg), Some(*seat))
                    }
                };
                if let Told::All(Event::Turn { .. } | Event::MayOffer { .. } | Event::Drew { .. }) =
                    told
                {
                    // Whose turn it is can be seen, and every turn ends with drawing.
                    assert_eq!(said, "");
                    continue;
                }
                assert!(is_sentence(language, &said), "{said}");
                let named = who.is_none_or(|seat| said.contains(names[seat].as_str()));
                let nothing_left = matches!(&told, Told::All(Event::TookRest { cards: 0, .. }));
                assert!(named || nothing_left, "{said}");
            }
        }
    }
    assert_eq!(kinds, [true; KINDS], "events that did not happen");
    assert_eq!(secrets, [true; 4]);
}

const KINDS: usize = 20;

/// The index of an event's kind.
fn kind(event: &Event) -> usize {
    match event {
        Event::Dealt { .. } => 0,
        Event::TurnedUp(_) => 1,
        Event::MayOffer { .. } => 2,
        Event::Offered { .. } => 3,
        Event::Kept { .. } => 4,
        Event::GaveBack { .. } => 5,
        Event::PassedOver { .. } => 6,
        Event::LostBuild { .. } => 7,
        Event::Turn { .. } => 8,
        Event::Captured { .. } => 9,
        Event::Built { .. } => 10,
        Event::Continued { .. } => 11,
        Event::Put { .. } => 12,
        Event::Stole { .. } => 13,
        Event::Flipped { .. } => 14,
        Event::Removed(_) => 15,
        Event::EndedTurn { .. } => 16,
        Event::Drew { .. } => 17,
        Event::PileEmpty => 18,
        Event::TookRest { .. } => 19,
    }
}

fn kind_of_secret(secret: &Secret) -> usize {
    match secret {
        Secret::Dealt(_) => 0,
        Secret::Drew(_) => 1,
        Secret::Offered(_) => 2,
        Secret::Given(_) => 3,
    }
}

fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::TurnedUp(_) | Event::Removed(_) | Event::PileEmpty => None,
        Event::Dealt { dealer: seat }
        | Event::MayOffer { seat, .. }
        | Event::Offered { seat, .. }
        | Event::Kept { seat }
        | Event::GaveBack { seat }
        | Event::PassedOver { seat }
        | Event::LostBuild { seat, .. }
        | Event::Turn { seat }
        | Event::Captured { seat, .. }
        | Event::Built { seat, .. }
        | Event::Continued { seat, .. }
        | Event::Put { seat, .. }
        | Event::Stole { seat, .. }
        | Event::Flipped { seat, .. }
        | Event::EndedTurn { seat }
        | Event::Drew { seat, .. } => Some(*seat),
        Event::TookRest { seat, .. } => *seat,
    }
}

#[test]
fn moments_are_a_few_words_and_arithmetic_is_right() {
    for seed in 0..20 {
        for told in random_game::<Sloop>(&Options::new(3), seed).0 {
            let Told::All(event) = told else { continue };
            let names = names(3);
            if let Some(moment) = moments::Msg::of(&event, &names) {
                are_clean([moment]);
            }
            for &language in Language::ALL {
                let moment = moments::words(language, &event, &names);
                assert!(moment.chars().count() < 72, "{moment}");
            }
            let sums = sums::of_event(&event);
            let (sums, extra) = sums.split_once(", +").unwrap_or((&sums, ""));
            adds_up(sums);
            let taken = match event {
                Event::Captured { groups, bonus, .. } if !groups.is_empty() => bonus,
                _ => None,
            };
            assert_eq!(
                extra,
                taken.map_or(String::new(), |card| say(Msg::Face(card)))
            );
        }
    }
}

/// Asserts that each bracket adds up to the total at the end; wilds make up what is missing.
#[track_caller]
fn adds_up(brackets: &str) {
    let Some((sums, value)) = brackets.split_once(" = ") else {
        return;
    };
    for sum in sums.split(" \u{b7} ") {
        let numbers = sum.split('+').map(|face| face.trim_end_matches('!'));
        let (wilds, numbers): (Vec<&str>, Vec<&str>) = numbers.partition(|face| *face == "★");
        let made: u8 = numbers.iter().map(|it| it.parse::<u8>().expect(sum)).sum();
        let value: u8 = value.parse().expect(brackets);
        let right = match wilds.len() as u8 {
            0 => made == value,
            wilds => made + wilds <= value,
        };
        assert!(right, "{brackets}");
    }
}

#[test]
fn the_log_says_what_was_captured_and_how_it_adds_up() {
    let mut scene = Deal::of(["8 12 2 12", "8! 1 9 9", "W 3 9 9"], "6 2 5 3")
        .pile("12 10 7 1 8 5 3")
        .begin();
    scene.news();
    scene.act(0, "8 takes 6+2, 5+3");
    let said = [
        "Ann captured 6+2, 5+3 with an 8: 5 cards.",
        "Turned up: 10, 7, 1, 8.",
    ];
    assert_eq!(log(&mut scene), said);
    scene.act(1, "8! takes 7+1, 8 and 10");
    let said = "Bo captured 7+1, 8 with a supercharged 8, plus a 10: 5 cards.";
    assert_eq!(log(&mut scene)[0], said);
}

#[test]
fn the_log_says_what_was_built() {
    let mut scene = Deal::of(["2 12 3 5", "9 9 8 8", "W 8 8 8"], "10 4 8 5").begin();
    scene.news();
    scene.act(0, "2 builds 12 with 10, 4+8");
    assert_eq!(log(&mut scene)[0], "Ann built 12s with a 2: 2+10, 4+8.");
    scene.act(1, "puts 9");
    scene.act(2, "W=12 takes build");
    let said = "Cy captured Ann's build of 12s with a wild as 12: 5 cards.";
    assert!(log(&mut scene).contains(&said.to_owned()));
    let mut alone = Deal::of(["12 12 3 5", "9 9 8 8"], "10 2 8 4").begin();
    alone.news();
    alone.act(0, "12 builds 12 with 10+2, 8+4");
    assert_eq!(
        log(&mut alone)[0],
        "Ann built 12s with a 12: 12, 10+2, 8+4."
    );
}

#[test]
fn the_log_says_what_actions_did() {
    let mut scene = Deal::of(["1 2 12 12", "9 9 3 8", "4 8 8 8"], "9 4 8 5")
        .pile("11 9 10 7 6 6 12 W 12")
        .begin();
    scene
        .act(0, "puts 12")
        .act(1, "9 takes 9")
        .act(2, "4 takes 4");
    scene.news();
    scene.act(0, "uses 2").act(0, "uses 1");
    let said = [
        "Ann put down a 2 to play another card.",
        "Ann put down a 1 to steal.",
        "Ann stole a 9 from Bo and a 4 from Cy.",
    ];
    assert_eq!(log(&mut scene)[..3], said);
    scene.act(1, "uses 3").act(1, "12 takes 12");
    let said = [
        "Bo put down a 3 to flip cards.",
        "Bo flipped two 12s and a wild.",
        "A 12 and a wild left the game.",
        "Bo captured a 12 with a 12.",
    ];
    let said_of_bo = log(&mut scene);
    let at = said_of_bo.iter().position(|line| line == said[0]);
    assert_eq!(said_of_bo[at.expect("a line of the 3")..][..4], said);
}

#[test]
fn a_lost_build_is_reported_with_the_reason() {
    let mut scene = owning(9, "10 10 10 10", "12 12 12 12 12");
    let said = "Ann couldn't add to the build of 9s or capture it, and lost it.";
    assert!(log(&mut scene).contains(&said.to_owned()));
}

/// The same moves at tables whose hidden cards differ.
#[test]
fn no_line_reveals_hidden_cards() {
    let play = |language, hand: &str, other: &str, pile: &str| {
        let hand = format!("9 {hand}");
        let hands = [&hand[..], "8 8 8 8", other, "7 7 7 7"];
        let mut scene = Deal::of(hands, "7 4 6 4").partners().pile(pile).begin();
        let offered = other.split(' ').next().expect("a card");
        let given = hand.split(' ').next_back().expect("a card").to_owned();
        scene.act(2, &format!("offers {offered}"));
        scene.act(0, &format!("keeps for {given}"));
        scene.act(0, "puts 9");
        log_in(language, &mut scene)
    };
    for &language in Language::ALL {
        let one = play(language, "2 3 5", "3 6 W 9", "12");
        assert_eq!(one, play(language, "12 1 11", "W 5 5 5", "5"));
    }
    let one = play(Language::English, "2 3 5", "3 6 W 9", "12");
    let said = [
        "Cy offered a card.",
        "Ann kept the card and gave another one for it.",
        "Ann put down a 9.",
    ];
    assert_eq!(one[one.len() - 3..], said);
}

#[test]
fn the_last_turn_is_summarized_in_a_few_words() {
    let lately = |scene: &mut Scene| {
        let news = scene.news();
        lines::turn_in_brief(Language::English, &news.iter().collect::<Vec<_>>())
    };
    let hands = ["2 12 12 9", "9 3 8 8"];
    let mut scene = Deal::of(hands, "10 4 8 5").pile("1 8 8 8").begin();
    scene.news();
    scene.act(0, "uses 2").act(0, "12 takes 10+2, 4+8");
    let said = "put down a 2, then captured 5 cards with a 12";
    assert_eq!(lately(&mut scene), said);
    assert_eq!(lately(&mut scene), "");
    assert_eq!(say(Msg::LastTurn(said)), format!("Last turn: {said}"));
    let mut build = Deal::of(["2 12 1 5", "9 9 8 8"], "10 4 8 5").begin();
    build.news();
    build.act(0, "2 builds 12 with 10");
    assert_eq!(lately(&mut build), "built 12s with a 2");
    build.act(1, "puts 9");
    lately(&mut build);
    build.act(0, "12 continues");
    assert_eq!(lately(&mut build), "added a 12 to the 12s");
}

fn asks_flipped(cards: &[Card]) -> Prompt<'_> {
    Prompt::AsksFlipped {
        many: cards.len(),
        cards,
    }
}

#[test]
fn screen_readers_are_told_the_options() {
    let flipped = cards("3 8 8");
    for (what, said) in [
        (Prompt::AsksTurn, "capture, build or put a card down"),
        (
            Prompt::AsksOwes(value(10)),
            "add to the build of 10s or capture it",
        ),
        (Prompt::AsksMore, "play another card, or end the turn"),
        (
            asks_flipped(&flipped),
            "play one of the flipped cards, a 3 and two 8s",
        ),
        (asks_flipped(&flipped[1..2]), "play the flipped card, an 8"),
        (Prompt::AsksOffer, "offer your partner a card, or don't"),
        (
            Prompt::AsksAnswer,
            "keep the card your partner offered, or give it back",
        ),
    ] {
        assert_eq!(say(what), said);
    }
}

#[test]
fn cards_are_named_as_people_do() {
    let one = |text| {
        let card = card(text);
        [Msg::Face(card), Msg::Card(card), Msg::Cards(&[card])].map(say)
    };
    assert_eq!(one("8"), ["8", "8", "an 8"]);
    assert_eq!(one("11"), ["11", "11", "an 11"]);
    assert_eq!(one("8!"), ["8!", "supercharged 8", "a supercharged 8"]);
    assert_eq!(one("W"), ["\u{2605}", "wild", "a wild"]);
    let all = |text| say(Msg::Cards(&cards(text)));
    assert_eq!(
        all("W 8 3 8 W 8!"),
        "a 3, two 8s, a supercharged 8 and two wilds"
    );
    assert_eq!(all(""), "no cards");
    let faces: Vec<String> = Card::all().map(|card| say(Msg::Face(card))).collect();
    for (at, face) in faces.iter().enumerate() {
        assert!(
            !faces[..at].contains(face),
            "{face} is printed on two kinds"
        );
        are_clean([Msg::Cards(&[Card::of_kind(at).expect("a kind")])]);
    }
    let turned_up = |text| {
        let event = Event::TurnedUp(cards(text).into_iter().collect());
        line(&event, &names(3))
    };
    assert_eq!(turned_up("W"), "Turned up: wild.");
    assert_eq!(turned_up("8 5! 8"), "Turned up: 8, supercharged 5, 8.");
    for number in 1..=12 {
        let card = Card::number(Value::new(number).expect("a value"));
        let does = Msg::does(card).map(say).unwrap_or_default();
        let action = ["Steal: ", "Double Play: ", "Flip 3: "].get(usize::from(number) - 1);
        assert_eq!(does.is_empty(), action.is_none());
        assert!(does.starts_with(action.unwrap_or(&"")), "{does}");
    }
    are_sentences(
        ["8!", "W"]
            .into_iter()
            .filter_map(|other| Msg::does(card(other))),
    );
}

#[test]
fn singular_and_plural_are_distinguished() {
    for many in [0, 1, 2, 31, 110] {
        are_clean([
            Msg::LeftToDraw(many),
            Msg::Removed(many),
            Msg::HandCount(many),
            Msg::PileCount(many),
            Msg::TeamCount(many),
            Msg::DisplayHolds {
                loose: many,
                builds: many,
            },
        ]);
    }
    let holds = |loose, builds| say(Msg::DisplayHolds { loose, builds });
    assert_eq!(holds(7, 1), "7 loose cards and 1 build");
    assert_eq!(holds(0, 0), "The display is empty");
}

#[test]
fn the_display_says_its_refill_size_and_why() {
    let minimum = 4;
    let at_least = |supercharged| {
        let (said, why) = (
            Msg::RefilledTo(minimum + supercharged),
            Msg::WhyRefilledTo {
                minimum,
                supercharged,
            },
        );
        (say(said), say(why))
    };
    let filled = "The display is filled up to 4 cards after each turn";
    let build = "A build counts as one card.";
    let expected = |said: &str, why: &str| (said.into(), format!("{filled}{why}. {build}"));
    assert_eq!(at_least(0), expected("Refills to 4 cards", ""));
    let one = ", and one more for the loose supercharged card";
    assert_eq!(at_least(1), expected("Refills to 5 cards", one));
    let two = ", and one more for each of the 2 loose supercharged cards";
    assert_eq!(at_least(2), expected("Refills to 6 cards", two));
}

#[test]
fn builds_and_groups_are_described_for_screen_readers() {
    let cards = &cards("7 2 9 9");
    let build = |owner| {
        say(Msg::Build {
            number: value(9),
            owner,
            cards,
        })
    };
    assert_eq!(build(Owner::Own), "Your build of 9s: a 2, a 7 and two 9s");
    assert_eq!(
        build(Owner::Player(named("Bo"))),
        "Bo's build of 9s: a 2, a 7 and two 9s"
    );
    assert_eq!(
        build(Owner::Nobody),
        "Lost build of 9s: a 2, a 7 and two 9s"
    );
    let rights = |number, owner| Msg::BuildRights {
        number: value(number),
        owner,
    };
    for number in 1..=12 {
        let owners = [Owner::Own, Owner::Player(named("Bo")), Owner::Nobody];
        are_sentences(owners.map(|owner| rights(number, owner)));
    }
    let lost =
        "This build was lost. Anyone can capture it with an 8 or a wild, but nobody can add to it.";
    assert_eq!(say(rights(8, Owner::Nobody)), lost);
    are_sentences([Msg::WhyPlace(named("Bo"))]);
    assert_eq!(say(Msg::PlaceOf(named("Bo"))), "Bo's place for a build");
    assert_eq!(say(Msg::StandsFor(value(4))), "\u{2605}=4");
}

#[test]
fn ties_are_explained() {
    let names = names(4);
    let people = |seats| {
        let names = &names;
        People { seats, names }
    };
    let tied = say(results::Msg::Tied {
        tied: people([Seat(0), Seat(1)].into_iter().collect()),
        winners: people(Seats::only(Seat(1))),
    });
    assert_eq!(
        tied,
        "Ann and Bo tied for the most cards. Whoever is later in turn order wins a tie: that's Bo."
    );
    let bo_and_di: Seats = [Seat(1), Seat(3)].into_iter().collect();
    let teams = say(results::Msg::TiedTeams(people(bo_and_di)));
    assert_eq!(
        teams,
        "Both teams have the same number of cards. The team with the last player in turn order wins a tie: that's Bo and Di."
    );
    let said = say(results::Msg::Won(people(bo_and_di)));
    assert_eq!(said, "Bo and Di won with the most cards.");
}
