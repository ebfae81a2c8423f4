//! Refilling the display, and wilds.

use crate::i18n::rules::Footnote::Ruling;
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const REFILLING: Chapter = Chapter {
    name: "SL-6",
    title: "Refilling the display",
    passages: &[],
    articles: &[
        Article {
            clause: "SL-6.1",
            title: "How many cards",
            passages: &[
                Passage::Text(
                    "The display has to hold at least the minimum [SL-1.4] plus one card for each loose supercharged card in it. Each build counts as one card, and supercharged cards inside builds don't count.",
                ),
                Passage::Example(&[
                    "Three players. At the end of a turn the display is [5], [7!] and a build of 9s: three cards.",
                    "It needs four, and one more for the [7!]. Two cards are turned up, neither of them supercharged: now there are five.",
                ]),
            ],
        },
        Article {
            clause: "SL-6.2",
            title: "One card at a time",
            passages: &[
                Passage::Text(
                    "If there are too few, turn up one card after another until there are enough. A supercharged card that turns up counts right away. If there are more than enough, they all stay.",
                ),
                Passage::Example(&[
                    "Three players. At the end of a turn the display is [5 7! 3 10 2].",
                    "That's five cards, and five are needed. Nothing is turned up.",
                ]),
            ],
        },
    ],
};

pub(super) const WILDS: Chapter = Chapter {
    name: "SL-7",
    title: "Wild cards",
    passages: &[],
    articles: &[
        Article {
            clause: "SL-7.1",
            title: "Any number",
            passages: &[Passage::Text(
                "A wild is any number from 1 to 12, in your hand and in the display. You choose each time it's used.",
            )],
        },
        Article {
            clause: "SL-7.2",
            title: "Using it",
            passages: &[Passage::Text(
                "When you capture with a wild, say which number it is. A wild in the display can be a group by itself or part of a sum.",
            )],
        },
        Article {
            clause: "SL-7.3",
            title: "In the display",
            passages: &[Passage::Marked(
                Ruling,
                "A wild in the display isn't supercharged, and has no fixed number until it's used.",
            )],
        },
        Article {
            clause: "SL-7.4",
            title: "Cards that are the same",
            passages: &[Passage::Marked(
                Ruling,
                "It makes no difference which of two equal cards you take. A supercharged card isn't equal to a plain one of the same number.",
            )],
        },
    ],
};
