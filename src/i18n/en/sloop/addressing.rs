//! Tests that messages of Sloop are right for Ann, and for the only person at the table.

use crate::engine::{Seat, Seats};
use crate::games::sloop::{Build, Card, Event, Groups, Secret, Theft, Value};
use crate::i18n::en::addressing::{both, said_of};
use crate::i18n::sloop::{Msg, Owner, Prompt, log, moments, results};
use crate::i18n::{Language, Name, Names, People, Say, text};

const ANN: Seat = Seat(0);
const BO: Seat = Seat(1);

fn say(msg: impl Say) -> String {
    text(Language::English, msg)
}

fn value(number: u8) -> Value {
    Value::new(number).expect("a number from 1 to 12")
}

fn card(number: u8) -> Card {
    Card::number(value(number))
}

fn groups<const N: usize>(all: [&[u8]; N]) -> Groups {
    let group = |group: &[u8]| group.iter().map(|&number| card(number)).collect::<Vec<_>>();
    all.into_iter().map(group).collect()
}

fn expect(events: &[(Event, &str)]) {
    for (what, said) in events {
        assert_eq!(
            both(|names| log::event(Language::English, what, names)),
            said_of(said)
        );
    }
}

fn captured(groups: Groups, owner: Option<Option<Seat>>) -> Event {
    let build = owner.map(|owner| Build {
        number: value(8),
        owner,
        cards: [card(7), card(1)].into_iter().collect(),
    });
    Event::Captured {
        seat: ANN,
        card: card(8),
        value: value(8),
        groups,
        build,
        bonus: None,
    }
}

#[test]
fn captures_are_right_for_ann_and_for_you() {
    let some = || groups([&[6, 2], &[5, 3], &[8]]);
    let of_bo = |owner| Event::Captured {
        seat: BO,
        card: Card::WILD,
        value: value(8),
        groups: Groups::default(),
        build: Some(Build {
            number: value(8),
            owner,
            cards: [card(7), card(1)].into_iter().collect(),
        }),
        bonus: Some(card(12)),
    };
    expect(&[
        (
            captured(some(), None),
            "WHO captured 6+2, 5+3, 8 with an 8: 6 cards.",
        ),
        (
            captured(groups([&[8]]), None),
            "WHO captured an 8 with an 8.",
        ),
        (
            captured(Groups::default(), Some(Some(ANN))),
            "WHO captured the build of 8s with an 8: 3 cards.",
        ),
        (
            captured(some(), Some(Some(BO))),
            "WHO captured Bo's build of 8s (2 cards), 6+2, 5+3, 8 with an 8: 8 cards.",
        ),
        (
            of_bo(Some(ANN)),
            "Bo captured whose build of 8s (2 cards) with a wild as 8, plus a 12: 4 cards.",
        ),
        (
            of_bo(None),
            "Bo captured the lost build of 8s (2 cards) with a wild as 8, plus a 12: 4 cards.",
        ),
    ]);
}

#[test]
fn builds_are_right_for_ann_and_for_you() {
    let built = Event::Built {
        seat: ANN,
        card: card(2),
        value: value(12),
        groups: groups([&[10], &[12]]),
    };
    let continued = |seat, owner, groups| Event::Continued {
        seat,
        owner,
        card: card(12),
        value: value(12),
        groups,
    };
    let number = value(10);
    expect(&[
        (built, "WHO built 12s with a 2: 2+10, 12."),
        (
            continued(ANN, ANN, Groups::default()),
            "WHO added a 12 to the build of 12s.",
        ),
        (
            continued(ANN, BO, groups([&[9, 3]])),
            "WHO added a 12 to Bo's build of 12s: 12, 9+3.",
        ),
        (
            continued(BO, ANN, Groups::default()),
            "Bo added a 12 to whose build of 12s.",
        ),
        (
            Event::LostBuild { seat: ANN, number },
            "WHO couldn't add to the build of 10s or capture it, and lost it.",
        ),
    ]);
}

#[test]
fn other_events_are_right_for_ann_and_for_you() {
    let seat = ANN;
    let put = |number, act| Event::Put {
        seat,
        card: card(number),
        act,
    };
    let theft = |from, number| Theft {
        from,
        card: card(number),
    };
    let stole = |seat, thefts: &[Theft]| Event::Stole {
        seat,
        thefts: thefts.iter().copied().collect(),
    };
    let flipped = [card(3), card(8), Card::WILD].into_iter().collect();
    let rest = |cards| Event::TookRest {
        seat: Some(seat),
        cards,
    };
    expect(&[
        (Event::Dealt { dealer: seat }, "WHO dealt the cards."),
        (put(8, false), "WHO put down an 8."),
        (put(1, false), "WHO put down a 1."),
        (put(1, true), "WHO put down a 1 to steal."),
        (put(2, true), "WHO put down a 2 to play another card."),
        (put(3, true), "WHO put down a 3 to flip cards."),
        (
            stole(seat, &[theft(BO, 9), theft(Seat(2), 11)]),
            "WHO stole a 9 from Bo and an 11 from Cy.",
        ),
        (stole(BO, &[theft(seat, 9)]), "Bo stole a 9 from who."),
        (
            Event::Flipped {
                seat,
                cards: flipped,
            },
            "WHO flipped a 3, an 8 and a wild.",
        ),
        (Event::EndedTurn { seat }, "WHO didn't play another card."),
        (Event::PassedOver { seat }, "WHO had no cards left to play."),
        (Event::Offered { seat, card: true }, "WHO offered a card."),
        (
            Event::Kept { seat },
            "WHO kept the card and gave another one for it.",
        ),
        (Event::GaveBack { seat }, "WHO gave the card back."),
        (
            rest(7),
            "WHO made the last capture and got the last 7 cards in the display.",
        ),
        (
            rest(1),
            "WHO made the last capture and got the last card in the display.",
        ),
    ]);
}

#[test]
fn moments_are_right_for_ann_and_for_you() {
    let number = value(10);
    let by_bo = Event::Captured {
        seat: BO,
        card: Card::WILD,
        value: value(8),
        groups: Groups::default(),
        build: Some(Build {
            number: value(8),
            owner: Some(ANN),
            cards: [card(8)].into_iter().collect(),
        }),
        bonus: None,
    };
    let rest = Event::TookRest {
        seat: Some(ANN),
        cards: 2,
    };
    for (event, said) in [
        (captured(groups([&[8]]), None), "WHO captured 2 cards"),
        (
            captured(Groups::default(), Some(Some(ANN))),
            "WHO captured 3 cards",
        ),
        (by_bo.clone(), "Bo captured 2 cards"),
        (
            Event::LostBuild { seat: ANN, number },
            "WHO lost the build of 10s",
        ),
        (rest, "WHO got what was left"),
    ] {
        let moment = |names: &Names| {
            let msg = moments::Msg::of(&event, names);
            say(msg.expect("everybody notices it"))
        };
        assert_eq!(both(moment), said_of(said));
    }
    let build = |names: &Names| {
        let msg = moments::Msg::taken_build(&by_bo, names);
        say(msg.expect("a build was taken"))
    };
    assert_eq!(both(build), said_of("whose 8s"));
}

#[test]
fn secrets_are_right_for_ann_and_for_you() {
    let hand = || {
        [card(8), card(3), card(8), Card::WILD]
            .into_iter()
            .collect()
    };
    for (seen, said) in [
        (
            Secret::Dealt(hand()),
            "WHO WERE dealt a 3, two 8s and a wild.",
        ),
        (Secret::Drew(hand()), "WHO drew a 3, two 8s and a wild."),
        (Secret::Offered(card(11)), "WHO WERE offered an 11."),
        (Secret::Given(card(5)), "WHO got a 5 for it."),
    ] {
        assert_eq!(
            both(|names| say(log::Msg::secret(&seen, &names[ANN]))),
            said_of(said)
        );
    }
}

/// The same for a message that takes a name.
fn of_one(say: impl Fn(&Name) -> String) -> [String; 2] {
    both(|names| say(&names[ANN]))
}

#[test]
fn texts_at_the_table_are_right_for_ann_and_for_you() {
    let cy = Name::Named("Cy".into());
    let partner = &cy;
    for (said, expected) in [
        (of_one(|name| say(Prompt::Hand(name))), "WHOSE hand"),
        (of_one(|who| say(Prompt::WaitsTurn(who))), "WHOSE turn."),
        (
            of_one(|who| say(Prompt::WaitsMore(who))),
            "WHO can play another card.",
        ),
        (
            of_one(|who| say(Prompt::WaitsFlipped(who))),
            "WHO PLAY one of the flipped cards.",
        ),
        (
            of_one(|who| say(Prompt::WaitsOffers { who, partner })),
            "WHO can offer Cy a card.",
        ),
        (
            of_one(|partner| say(Prompt::WaitsOffers { who: &cy, partner })),
            "Cy can offer who a card.",
        ),
        (
            of_one(|partner| say(Prompt::WaitsAnswers { who: &cy, partner })),
            "Cy keeps whose card or gives it back.",
        ),
    ] {
        assert_eq!(said, said_of(expected));
    }
}

#[test]
fn the_display_and_the_result_are_right_for_ann_and_for_you() {
    let cy = Name::Named("Cy".into());
    let number = value(9);
    let cards = &[card(7), card(2)];
    for (said, expected) in [
        (
            of_one(|name| {
                let owner = Owner::Player(name);
                say(Msg::Build {
                    number,
                    owner,
                    cards,
                })
            }),
            "WHOSE build of 9s: a 2 and a 7",
        ),
        (
            of_one(|name| {
                let owner = Owner::Player(name);
                say(Msg::BuildRights { number, owner })
            }),
            "Only who can capture this with a 9. Anyone else needs a wild.",
        ),
        (
            of_one(|who| say(results::Msg::BiggestCapture { who, cards: 7 })),
            "WHO made the biggest capture: 7 cards",
        ),
        (
            of_one(|who| say(results::Msg::MostStolen { who, cards: 1 })),
            "WHO stole the most: 1 card",
        ),
        (
            of_one(|one| {
                say(results::Msg::Team {
                    one,
                    other: &cy,
                    first: 31,
                    second: 28,
                    cards: 59,
                })
            }),
            "WHO and Cy: 31 + 28 = 59 cards",
        ),
    ] {
        assert_eq!(said, said_of(expected));
    }
}

#[test]
fn a_tie_is_right_for_ann_and_for_you() {
    let tied = |names: &Names| {
        let people = |seats| People { seats, names };
        say(results::Msg::Tied {
            tied: people(Seats::first(2)),
            winners: people(Seats::only(ANN)),
        })
    };
    assert_eq!(
        both(tied),
        said_of(
            "WHO and Bo tied for the most cards. Whoever is later in turn order wins a tie: that's who."
        )
    );
    let last_turn = log::turn_in_brief(Language::English, &[&captured(groups([&[6, 2]]), None)]);
    assert_eq!(last_turn, "captured 3 cards with an 8");
}
