//! The rules of Stroop in English.

mod basics;
mod deck;
mod play;
mod stop;

use crate::i18n::rules::{Chapter, Passage};

/// All chapters, in the order of the booklet.
pub(in crate::i18n) const RULES: &[Chapter] = &[
    OPENING,
    FITS,
    basics::CARDS,
    basics::SETTING_UP,
    play::PLAY,
    stop::END_OF_ROUND,
    stop::ROUND_TWO,
    stop::END,
    deck::DECK,
];

const OPENING: Chapter = Chapter {
    name: "opening",
    title: "The game in a minute",
    passages: &[
        Passage::Text(
            "A fast game for two to four players, or five with the advanced deck. Nobody waits for a turn: everyone plays at once.",
        ),
        Passage::Text(
            "Each card is a word, and how the word is printed may not be what it says: blue in red letters, big in little ones.",
        ),
        Passage::Text(
            "Draw cards from your own pile as fast as you like, and play them onto the pile in the middle. In round one, the word in the middle has to describe your card. In round two, your word has to describe the card in the middle.",
        ),
        Passage::Text(
            "When you've drawn your whole pile and nothing in your hand fits, call STOP: the round is over. But look twice. If something does fit, you're out until the next round.",
        ),
        Passage::Text(
            "After two rounds, whoever has the fewest cards wins, hand and draw pile together.",
        ),
        Passage::Here(
            "you all sit round one screen, and everyone has a zone or keys of their own. Cards that come too late or don't fit go back to their hands by themselves, and the screen says why.",
        ),
    ],
    articles: &[],
};

const FITS: Chapter = Chapter {
    name: "fits",
    title: "What fits on what",
    passages: &[
        Passage::Text(
            "Say the word big is in the middle, in little solid red letters. It's a word of three letters.",
        ),
        Passage::Things(&[
            "_Round one_: only the word in the middle counts. It says big, so any card printed big fits, whatever its word. [ST-3.3]",
            "_Round two_: only the looks of the middle count. They are little, solid and red, with three letters, so any card with the word little, solid, red or three fits, however it's printed. [ST-3.4]",
        ]),
        Passage::Text(
            "So look at how your cards are printed in round one, and read their words in round two. About one card in three fits. [ST-7.4]",
        ),
    ],
    articles: &[],
};
