//! The rules of Dealt! in English.

mod basics;
mod rounds;
mod tricks;

use crate::i18n::rules::{Chapter, Passage};

/// All chapters, in the order of the booklet.
pub(in crate::i18n) const RULES: &[Chapter] = &[
    OPENING,
    RANKS,
    basics::SETTING_UP,
    basics::COMBINATIONS,
    tricks::TRICK,
    tricks::STOP_AND_REDRAW,
    rounds::ROUND,
    rounds::GAME,
];

const OPENING: Chapter = Chapter {
    name: "opening",
    title: "The game in a minute",
    passages: &[
        Passage::Text(
            "A game for three to five players from ten years up, invented by Katja Stremmel. It takes twenty to thirty minutes.",
        ),
        Passage::Text(
            "You are dealt a hand of cards, and you keep it in the order in which it came. Only cards that lie next to each other may be played together, so every card that leaves the hand brings new neighbours together.",
        ),
        Passage::Text(
            "In each trick, everybody acts once: beats what lies there, plays a special card, or takes one of two reserve cards that lie open, and puts it wherever in the hand it does the most good. With the reserves gone, you have to beat what lies there or lose the round.",
        ),
        Passage::Text(
            "Nobody wins a round; somebody loses it. Who is last with cards in hand gives up a chip. Who has to give one up and has none left loses the game, and everybody else wins it.",
        ),
        Passage::Text("In the box are 54 cards, and chips to count with:"),
        Passage::Things(&[
            "48 numbers, 1 to 12 four times each, without suits: [1] to [12]",
            "2 cards X, which are any number: [X]",
            "2 cards Stop, which end the trick: [Stop]",
            "2 cards Redraw, which fill the hand of the trick's highest again: [Redraw]",
            "2 chips for each player, or 3 for a longer game",
        ]),
        Passage::Here(
            "the cards are shuffled, dealt and kept in order for you, and the chips are counted. If a move is not allowed, the table says why and names the rule.",
        ),
    ],
    articles: &[],
};

const RANKS: Chapter = Chapter {
    name: "ranks",
    title: "What beats what",
    passages: &[
        Passage::Text("Five kinds of combination, from the lowest rank to the highest:"),
        Passage::Ladder(&[
            "[8] _Solo_: one card",
            "[6 5] _2-straight_: two values in a row, either way round",
            "[8 8] _Pair_: one value twice",
            "[8 10 9] _3-straight_: three values in a row, in any order",
            "[4 4 4] _Trips_: one value three times",
        ]),
        Passage::Text(
            "The higher rank wins, whatever its numbers: [1 2] beats [12]. Within a rank the higher number wins, and a straight counts as its highest card: [5 6] beats [5 4]. Equal does not beat. [DE-2.3]",
        ),
        Passage::Text(
            "[X] is any number you like. [Stop] and [Redraw] have no rank: they are played alone, at any turn, and beat nothing. [DE-4.1]",
        ),
    ],
    articles: &[],
};
