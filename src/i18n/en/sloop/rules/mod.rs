//! The rules of Sloop in English.

mod basics;
mod builds;
mod captures;
mod display;
mod end;
mod puts;

use crate::i18n::rules::{Chapter, Passage};

/// All chapters, in the order of the booklet.
pub(in crate::i18n) const RULES: &[Chapter] = &[
    OPENING,
    CARDS,
    basics::SETTING_UP,
    basics::TURN,
    captures::CAPTURE,
    builds::BUILDS,
    puts::PUTTING_DOWN,
    display::REFILLING,
    display::WILDS,
    end::END,
    end::PARTNERS,
];

const OPENING: Chapter = Chapter {
    name: "opening",
    title: "The game in a minute",
    passages: &[
        Passage::Text(
            "A game for two to six players, invented by Mike Fitzgerald. If you know Casino, you'll feel at home.",
        ),
        Passage::Text(
            "There's a display of cards in the middle of the table. On your turn you play one card from your hand. If it matches cards in the display, or if cards in the display add up to it, you capture them: they go on your pile, and so does your card.",
        ),
        Passage::Text(
            "You can also put cards together into a build and capture all of it on a later turn, if you've kept the right card. Or you just put a card down. Then a 1, a 2 or a 3 does something extra.",
        ),
        Passage::Text(
            "When all the cards have been played, whoever has the most cards on their pile wins.",
        ),
        Passage::Here(
            "the cards are shuffled and dealt for you, the display refills itself, and the page adds up for you. If a move isn't allowed, the table says why and names the rule.",
        ),
    ],
    articles: &[],
};

const CARDS: Chapter = Chapter {
    name: "cards",
    title: "What the cards do",
    passages: &[
        Passage::Text("There are 122 cards. They have no suits, only numbers."),
        Passage::Things(&[
            "[1] _Steal_: put it down to take the top card of every opponent's pile. [SL-5.3]",
            "[2] _Double Play_: put it down to play another card. [SL-5.4]",
            "[3] _Flip 3_: put it down to turn over three cards and play one of them. [SL-5.5]",
            "[4] to [12]: numbers, and nothing else.",
            "[4!] to [12!] _supercharged_: capture with one to take an extra card. [SL-3.7]",
            "[Wild]: any number from 1 to 12. [SL-7.1]",
        ]),
    ],
    articles: &[],
};
