//! The rules of Swoop in English.

mod basics;
mod pile;
mod rounds;

use crate::i18n::rules::{Chapter, Passage};

/// All chapters, in the order of the booklet.
pub(in crate::i18n) const RULES: &[Chapter] = &[
    OPENING,
    ORDER,
    basics::SETTING_UP,
    basics::TURN,
    pile::SWOOP,
    pile::TABLE,
    rounds::END,
];

const OPENING: Chapter = Chapter {
    name: "opening",
    title: "The game in a minute",
    passages: &[
        Passage::Text(
            "A game for three to eight players with several ordinary decks, jokers included. You have nineteen cards, and want to be rid of them first.",
        ),
        Passage::Text(
            "Four of your cards lie face down, and nobody knows them. Four lie face up on top of those. The other eleven are your hand.",
        ),
        Passage::Text(
            "In your turn you play cards of one rank that are the same as the top of the pile, or lower. So the pile goes down, and at last somebody has nothing low enough: whoever plays higher takes all of it.",
        ),
        Passage::Text(
            "Unless it is swooped before. The fourth card of a rank sweeps the pile away, and so does any ten or joker. Whoever swoops plays again.",
        ),
        Passage::Text(
            "When somebody has no cards left, the others count what they are left with. Tens and jokers are the handiest cards to have, and by far the dearest to keep. After some rounds the lowest total wins.",
        ),
        Passage::Here(
            "the cards are mixed, dealt and sorted for you, and the points are counted. If something is not allowed, the table says why and names the rule.",
        ),
    ],
    articles: &[],
};

const ORDER: Chapter = Chapter {
    name: "order",
    title: "What fits on what",
    passages: &[
        Passage::Text(
            "The ranks from low to high are [A 2 3 4 5 6 7 8 9 J Q K]. A card fits on one of its own rank, and on any that is higher: a [7] fits on [7], [8], [9], [J], [Q] and [K]. On an empty pile anything fits. [SW-2.2]",
        ),
        Passage::Text(
            "[10] and [Joker] are swoop cards and stand outside the order: they fit everywhere, and swoop. [SW-3.2]",
        ),
        Passage::Text("What it costs to be left with a card: [SW-5.2]"),
        Passage::Figures(&[
            &["Card", "Ace", "2 to 9", "Jack, queen, king", "10, joker"],
            &["Points", "1", "as shown", "10", "50"],
        ]),
    ],
    articles: &[],
};
