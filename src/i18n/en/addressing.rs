//! Tests of sentences that must be right for any name, and for the only person at a table.

use crate::engine::{BySeat, Outcome, Seat};
use crate::games::GameId;
use crate::games::dealt::{Card, Combination, Rank, Value};
use crate::i18n::{
    Language, Name, Names, Say, dealt, home, saved_games, shell, swoop, text, verdict,
};

/// What is said with Ann, or the only person at the table, in the first seat, next to Bo and Cy.
pub(super) fn both(say: impl Fn(&Names) -> String) -> [String; 2] {
    let ann = Name::Named("Ann".into());
    [ann, Name::You("You".into())].map(|first| {
        let names = [first, Name::Named("Bo".into()), Name::Named("Cy".into())];
        say(&BySeat::new(3, |seat| names[seat.index()].clone()))
    })
}

/// The words that differ: as written in the test, for Ann, and for the only person.
const WORDS: [[&str; 3]; 13] = [
    ["WHO", "Ann", "You"],
    ["WHO,", "Ann,", "You,"],
    ["who", "Ann", "you"],
    ["who,", "Ann,", "you,"],
    ["who.", "Ann.", "you."],
    ["whose", "Ann's", "your"],
    ["WHOSE", "Ann's", "Your"],
    ["WERE", "was", "were"],
    ["HAVE", "has", "have"],
    ["THEIR", "their", "your"],
    ["LEAD", "leads", "lead"],
    ["PLAY", "plays", "play"],
    ["DRAW.", "draws.", "draw."],
];

/// The same sentence for Ann and for the only person at the table, as in `WHO HAVE only 1 card left.`
pub(super) fn said_of(said: &str) -> [String; 2] {
    [1, 2].map(|way| {
        let word = |word| {
            let differs = WORDS.iter().find(|words| words[0] == word);
            differs.map_or(word, |words| words[way])
        };
        said.split(' ').map(word).collect::<Vec<_>>().join(" ")
    })
}

fn say(msg: impl Say) -> String {
    text(Language::English, msg)
}

/// The same for a message that takes a name.
fn of_one(say: impl Fn(&Name) -> String) -> [String; 2] {
    both(|names| say(&names[Seat(0)]))
}

#[test]
fn texts_at_the_table_of_dealt_are_right_for_ann_and_for_you() {
    let best = Combination {
        rank: Rank::Solo,
        high: Value::HIGHEST,
    };
    for (said, expected) in [
        (of_one(|name| say(dealt::Prompt::Hand(name))), "WHOSE hand"),
        (of_one(|name| say(dealt::Prompt::Draws(name))), "WHO DRAW."),
        (
            of_one(|name| say(dealt::Msg::Leads(name))),
            "WHO LEAD the next trick.",
        ),
        (
            of_one(|name| {
                let cards = &[Card::X, Card::Stop];
                say(dealt::Msg::LeftWith { name, cards })
            }),
            "WHO had X and Stop left",
        ),
        (
            of_one(|name| say(dealt::Msg::MostTricks { name, tricks: 5 })),
            "WHO won the most tricks: 5",
        ),
        (
            of_one(|name| {
                let combination = best;
                say(dealt::Msg::BestCombination { name, combination })
            }),
            "WHO played the best combination: solo 12",
        ),
        (
            of_one(|name| {
                let leader = Some(name);
                say(dealt::Msg::WillDraw { cards: 3, leader })
            }),
            "Redraw: whoever wins the trick draws 3 cards, or who if nobody plays a combination",
        ),
    ] {
        assert_eq!(said, said_of(expected));
    }
}

#[test]
fn texts_at_the_table_of_swoop_are_right_for_ann_and_for_you() {
    use swoop::{Msg, Prompt};
    let drawn = BySeat::new(3, |_| Some(crate::games::swoop::Rank::Four));
    for (said, expected) in [
        (of_one(|name| say(Prompt::Hand(name))), "WHOSE hand"),
        (of_one(|name| say(Prompt::Stacks(name))), "WHOSE stacks"),
        (of_one(|name| say(Prompt::WaitsTurn(name))), "WHOSE turn."),
        (
            of_one(|name| say(Prompt::WaitsAgain(name))),
            "WHO PLAY again.",
        ),
        (
            of_one(|name| say(Prompt::WaitsGoOn(name))),
            "WHO can still turn a card.",
        ),
        (
            of_one(|name| say(swoop::Msg::PlaysAgain(name))),
            "WHO PLAY again",
        ),
        (
            of_one(|name| say(swoop::Msg::FewLeft { name, left: 1 })),
            "WHO HAVE only 1 card left.",
        ),
        (
            of_one(|name| say(Msg::HighlightSwoops { name, times: 2 })),
            "WHO swooped the most: 2 times",
        ),
        (
            of_one(|name| say(Msg::HighlightPile { name, cards: 9 })),
            "WHO took the biggest pile: 9 cards",
        ),
        (
            both(|names| swoop::table::for_start(Language::English, names, &drawn)),
            "Highest card starts: who a 4, Bo a 4, Cy a 4.",
        ),
    ] {
        assert_eq!(said, said_of(expected));
    }
}

#[test]
fn results_are_right_for_ann_and_for_you() {
    let ended = |game, places: [u8; 3]| {
        let outcome = Outcome {
            places: BySeat::new(3, |seat| places[seat.index()]),
        };
        both(|names| {
            let outcome = &outcome;
            say(verdict::Msg::of(game, outcome, names))
        })
    };
    for (game, places, said) in [
        (GameId::Dealt, [2, 1, 1], "WHO lost, Bo and Cy won."),
        (GameId::Dealt, [1, 2, 1], "Bo lost, who and Cy won."),
        (GameId::Sloop, [1, 2, 3], "WHO won."),
        (GameId::Slapshot, [1, 2, 3], "WHO won the championship."),
        (GameId::Stroop, [1, 2, 3], "WHO won with the fewest cards."),
        (
            GameId::Stroop,
            [2, 1, 1],
            "Bo and Cy tied for the fewest cards and won together.",
        ),
        (GameId::Swoop, [1, 2, 3], "WHO won with the lowest total."),
        (
            GameId::Swoop,
            [1, 2, 1],
            "WHO and Cy tied for the lowest total and won together.",
        ),
    ] {
        assert_eq!(ended(game, places), said_of(said));
    }
}

#[test]
fn pages_are_right_for_ann_and_for_you() {
    let which = both(|names| {
        let which = saved_games::Which {
            game: GameId::Dealt,
            names: names.clone(),
            title: None,
        };
        saved_games::button_of(Language::English, saved_games::GameButton::LookAt, &which)
    });
    assert_eq!(which, said_of("Replay Dealt! with who, Bo and Cy"));
    let turn = of_one(|name| say(home::Msg::ToAct(std::slice::from_ref(name))));
    assert_eq!(turn, said_of("WHOSE turn"));
    let thinking = of_one(|name| say(shell::Msg::Thinking(name)));
    assert_eq!(thinking, ["Ann is thinking.", "Your turn."]);
}
