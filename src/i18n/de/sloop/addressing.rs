//! Tests that sentences of Sloop have the right endings, for any name and for the reader.

use super::{log, moments, prompt, refusals, results, staged, table};
use crate::engine::{BySeat, Seat, Seats};
use crate::games::sloop::{Card, Icon, Refusal, Value};
use crate::i18n::de::addressing::{both, said_of};
use crate::i18n::sloop::{self, Owner, Played, Prompt, Role};
use crate::i18n::{Name, People};

fn of_ann(said: impl Fn(&Name) -> String, expected: &str) {
    assert_eq!(both(|names| said(&names[Seat(0)])), said_of(expected));
}

fn value(number: u8) -> Value {
    Value::new(number).expect("a number from 1 to 12")
}

fn card(number: u8) -> Card {
    Card::number(value(number))
}

#[test]
fn captures_and_builds_are_right_for_ann_and_for_you() {
    use sloop::log::Msg;
    let (wild, number) = (Played::Wild(value(8)), value(8));
    let eight = Played::Card(card(8));
    let sums = &["6+2".to_owned(), "8".to_owned()];
    of_ann(
        |who| {
            log::text(&Msg::Captured {
                who,
                cards: 4,
                played: eight,
                groups: sums,
                bonus: Some(Card::WILD),
            })
        },
        "[Ann kassiert|Du kassierst] 6+2, 8 mit einer 8, dazu einen Joker: 4 Karten.",
    );
    of_ann(
        |name| {
            log::text(&Msg::CapturedBuild {
                who: &Name::Named("Bo".into()),
                owner: Owner::Player(name),
                number,
                played: wild,
                cards: 1,
            })
        },
        "Bo kassiert [Anns|deinen] 8er-Bau mit einem Joker als 8: 1 Karte.",
    );
    of_ann(
        |name| {
            log::text(&Msg::Added {
                who: name,
                card: Card::WILD,
                owner: Owner::Own,
                number,
            })
        },
        "[Ann baut|Du baust] mit einem Joker am 8er-Bau weiter.",
    );
    of_ann(
        |name| {
            moments::text(&sloop::moments::Msg::Added {
                who: &Name::Named("Bo".into()),
                owner: Owner::Player(name),
                number,
            })
        },
        "Bo baut an [Anns|deinem] 8er-Bau weiter",
    );
    of_ann(
        |who| log::text(&Msg::LostBuild { who, number }),
        "[Ann kann|Du kannst] weder am 8er-Bau weiterbauen noch ihn kassieren und [verliert|verlierst] ihn.",
    );
}

#[test]
fn other_events_are_right_for_ann_and_for_you() {
    use sloop::log::Msg;
    let cards = &[card(8), card(3), card(8), Card::WILD, Card::WILD][..];
    of_ann(
        |who| log::text(&Msg::SawDealt { who, cards }),
        "[Ann bekommt|Du bekommst] eine 3, zwei Achten und zwei Joker.",
    );
    of_ann(
        |who| {
            let cards = &cards[..4];
            log::text(&Msg::Flipped { who, cards })
        },
        "[Ann deckt|Du deckst] eine 3, zwei Achten und einen Joker auf.",
    );
    of_ann(
        |from| {
            let card = Card::WILD;
            log::text(&Msg::Theft { card, from })
        },
        "[Ann|dir] einen Joker",
    );
    let action = Some(Icon::DoublePlay);
    of_ann(
        |who| {
            let card = card(2);
            log::text(&Msg::Put { who, card, action })
        },
        "[Ann legt|Du legst] eine 2 zum Doppelzug aus.",
    );
    of_ann(
        |who| log::text(&Msg::Kept(who)),
        "[Ann behält|Du behältst] die Karte und [gibt|gibst] eine andere dafür.",
    );
}

#[test]
fn the_table_and_the_result_are_right_for_ann_and_for_you() {
    let number = value(9);
    let cards = &[card(2), card(7)];
    of_ann(
        |name| {
            let owner = Owner::Player(name);
            table::text(&sloop::Msg::Build {
                number,
                owner,
                cards,
            })
        },
        "[Anns|Dein] 9er-Bau: eine 2 und eine 7",
    );
    of_ann(
        |name| {
            let owner = Owner::Player(name);
            table::text(&sloop::Msg::BuildRights { number, owner })
        },
        "Mit einer 9 [kann|kannst] ihn nur [Ann|du] kassieren. Alle anderen brauchen einen Joker.",
    );
    let role = Role::Group(&[card(2), Card::WILD], value(8));
    let card = card(5);
    assert_eq!(
        table::text(&sloop::Msg::LooseCard { card, role }),
        "5, gewählt, ergibt mit einer 2 und einem Joker zusammen 8"
    );
    let tied = both(|names| {
        let people = |seats| People { seats, names };
        results::text(&sloop::results::Msg::Tied {
            tied: people(Seats::first(2)),
            winners: people(Seats::only(Seat(0))),
        })
    });
    assert_eq!(
        tied,
        said_of(
            "[Ann und Bo liegen|Du und Bo liegt] mit den meisten Karten gleichauf. Bei Gleichstand gewinnt, wer in der Reihenfolge später dran ist: [Ann|du]."
        )
    );
}

#[test]
fn prompts_have_the_right_articles() {
    let number = value(10);
    let bo = Name::Named("Bo".into());
    let ways = &[
        "5 Karten kassieren".to_owned(),
        "einfach auslegen".to_owned(),
    ];
    for (card, said) in [
        (
            card(8),
            "Mit der 8 geht: 5 Karten kassieren oder einfach auslegen.",
        ),
        (
            Card::WILD,
            "Mit dem Joker geht: 5 Karten kassieren oder einfach auslegen.",
        ),
    ] {
        assert_eq!(staged::text(&sloop::staged::Msg::Can { card, ways }), said);
    }
    for (owner, said) in [
        (Owner::Own, "Deinen 10er kassieren: +4 Karten"),
        (Owner::Player(&bo), "Bos 10er kassieren: +4 Karten"),
        (Owner::Nobody, "Den verlorenen 10er kassieren: +4 Karten"),
    ] {
        let msg = sloop::staged::Msg::DoCaptureBuild {
            owner,
            number,
            cards: 4,
        };
        assert_eq!(staged::text(&msg), said);
    }
    of_ann(
        |partner| {
            let card = Card::WILD;
            prompt::text(&Prompt::DoOffer { card, partner })
        },
        "[Ann|Dir] den Joker anbieten",
    );
    of_ann(
        |partner| prompt::text(&Prompt::WaitsAnswers { who: &bo, partner }),
        "Bo behält [Anns|deine] Karte oder gibt sie zurück.",
    );
    let names = BySeat::new(2, |_| bo.clone());
    let none = refusals::text(&(Refusal::NotInHand(Card::WILD), &names));
    assert_eq!(none, "Du hast keinen Joker auf der Hand.");
}
