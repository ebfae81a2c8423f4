//! The end of a round and of the game.

use crate::i18n::rules::Footnote::{Option, Ruling};
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const END: Chapter = Chapter {
    name: "SW-5",
    title: "The end of a round and of the game",
    passages: &[],
    articles: &[
        Article {
            clause: "SW-5.1",
            title: "Going out",
            passages: &[Passage::Text(
                "As soon as a player has no card left, neither in hand nor face up nor face down, the round is over. A swoop may do it, too. But a last card that is higher than the top takes the pile, and the round goes on. [SW-2.3]",
            )],
        },
        Article {
            clause: "SW-5.2",
            title: "Counting",
            passages: &[
                Passage::Text(
                    "Who went out scores 0. Everybody else scores the cards that are left, in hand and on the table: an ace is 1 point, jack, queen and king are 10 each, a ten or a joker is 50, and all others are what they show.",
                ),
                Passage::Marked(Ruling, "Face-down cards count like the others."),
                Passage::Example(&[
                    "When Ann goes out, Bo holds [A 4 10]. Before him lie a [K] and, face down, a [7].",
                    "He scores 1, 4, 50, 10 and 7: 72 points.",
                ]),
            ],
        },
        Article {
            clause: "SW-5.3",
            title: "Who wins",
            passages: &[
                Passage::Text(
                    "The game is over when a round has been counted and somebody has 500 points or more, or when the time is up that was agreed on before, whichever comes first. The lowest total wins.",
                ),
                Passage::Marked(Option, "Another number of points ends the game."),
                Passage::Marked(
                    Option,
                    "There is a time limit, which is none unless you set one.",
                ),
                Passage::Marked(
                    Ruling,
                    "When the time is up, the round that is being played is the last, and is played to its end.",
                ),
                Passage::Marked(Ruling, "Players who share the lowest total win together."),
            ],
        },
        Article {
            clause: "SW-5.4",
            title: "The next round",
            passages: &[Passage::Marked(
                Ruling,
                "All cards are mixed again, and everybody draws anew for the start, as in [SW-1.3].",
            )],
        },
    ],
};
