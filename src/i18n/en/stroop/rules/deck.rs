//! How often each card occurs.

use crate::i18n::rules::Footnote::{Reconstructed, Ruling};
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const DECK: Chapter = Chapter {
    name: "ST-7",
    title: "The deck",
    passages: &[Passage::Marked(
        Reconstructed,
        "The rule book doesn't say how often each card occurs. Our deck is a reconstruction, made to be as even as it can be.",
    )],
    articles: &[
        Article {
            clause: "ST-7.1",
            title: "The basic cards",
            passages: &[
                Passage::Marked(
                    Reconstructed,
                    "Each combination of color, size, pattern and number of letters occurs once, which makes 64 cards. The 65th is the word three in big solid yellow letters.",
                ),
                Passage::Marked(
                    Reconstructed,
                    "Red, blue, black, yellow and three occur six times each, the other words five times. For each word, the commonest color occurs at most once more than the rarest, and so do sizes and patterns.",
                ),
                Passage::Marked(
                    Reconstructed,
                    "To build it, list the sixteen looks of each number of letters by color (blue, red, black, yellow, beginning one later each time), then by size, then by pattern. Give them its three words in turn, beginning with red, blue, black or yellow.",
                ),
            ],
        },
        Article {
            clause: "ST-7.2",
            title: "The advanced cards",
            passages: &[
                Passage::Marked(
                    Reconstructed,
                    "Each of the twelve words occurs three times and reads backward, in three colors, with two cards of one size and one of the other, and the same for patterns. No two of these cards with the same number of letters look alike. Of the 36, nine are in each color, and 18 in each size and each pattern.",
                ),
                Passage::Marked(
                    Reconstructed,
                    "The word forward occurs five times, three of them backward. The word backward occurs four times, two of them backward. Of these nine, three are in one color and two in each of the others, and sizes and patterns are five to four.",
                ),
                Passage::Marked(
                    Reconstructed,
                    "Of all 110 cards, 69 read forward and 41 backward.",
                ),
            ],
        },
        Article {
            clause: "ST-7.3",
            title: "How a word reads backward",
            passages: &[Passage::Marked(
                Ruling,
                "Its letters are in reverse order: blue becomes eulb. The letters themselves aren't mirrored.",
            )],
        },
        Article {
            clause: "ST-7.4",
            title: "How much fits",
            passages: &[
                Passage::Marked(
                    Reconstructed,
                    "On average, 32 to 34\u{a0}% of the other cards fit on the one in the middle, in either round. For a single card it varies:",
                ),
                Passage::Figures(&[
                    &["Deck", "Round one", "Round two"],
                    &["Basic", "20 to 55\u{a0}%", "28 to 38\u{a0}%"],
                    &["Advanced", "15 to 68\u{a0}%", "22 to 40\u{a0}%"],
                ]),
            ],
        },
        Article {
            clause: "ST-7.5",
            title: "Enough cards",
            passages: &[Passage::Text(
                "65 cards are exactly enough for four players: 60 for the draw piles, one to start each round, and up to 3 to even out the middle. With the advanced deck, five players with 20 cards each need at most 106 of the 110.",
            )],
        },
    ],
};
