//! Capturing.

use crate::i18n::rules::Footnote::Ruling;
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const CAPTURE: Chapter = Chapter {
    name: "SL-3",
    title: "Capturing",
    passages: &[],
    articles: &[
        Article {
            clause: "SL-3.1",
            title: "What a card captures",
            passages: &[
                Passage::Text(
                    "The card you play takes one or more _groups_ from the display. A group is a single card of the same number, or several cards that add up to that number. Each card can be in only one group.",
                ),
                Passage::Marked(
                    Ruling,
                    "You have to take at least one group. You choose which ones, and you don't have to take everything you could.",
                ),
                Passage::Example(&[
                    "In the display: [6 2 5 3].",
                    "Ann plays [8]. 6 and 2 make 8, and so do 5 and 3: she takes all four cards.",
                ]),
            ],
        },
        Article {
            clause: "SL-3.2",
            title: "Your card is never part of a sum",
            passages: &[
                Passage::Text("Only cards in the display are added up, never the card you play."),
                Passage::Example(&[
                    "In the display: [4 10 4 3].",
                    "Bo plays [7]. He can take the [3] with one of the [4]s.",
                    "He can't take the [10], although his 7 is 10 minus 3.",
                ]),
            ],
        },
        Article {
            clause: "SL-3.3",
            title: "Builds in a capture",
            passages: &[
                Passage::Text(
                    "If you're allowed to capture a build, it counts as one group of its number. [SL-3.5]",
                ),
                Passage::Marked(Ruling, "A build is never part of a sum."),
            ],
        },
        Article {
            clause: "SL-3.4",
            title: "Your pile",
            passages: &[Passage::Text(
                "Put the card you played and everything it took face up on your pile.",
            )],
        },
        Article {
            clause: "SL-3.5",
            title: "Capturing your build",
            passages: &[
                Passage::Text(
                    "A build with a marker on it can only be captured by its owner, with a card of its number. In the same capture you can take other groups of that number.",
                ),
                Passage::Marked(
                    Ruling,
                    "If you capture with the number of your build, you have to take the build too.",
                ),
            ],
        },
        Article {
            clause: "SL-3.6",
            title: "Wilds and lost builds",
            passages: &[
                Passage::Text(
                    "With a wild you can capture any build, whoever's marker is on it. A build without a marker can be captured by anyone with a card of its number.",
                ),
                Passage::Marked(
                    Ruling,
                    "While you own a build, a wild you capture with has to be the number of that build. You can't take someone else's.",
                ),
            ],
        },
        Article {
            clause: "SL-3.7",
            title: "Capturing with a supercharged card",
            passages: &[
                Passage::Text(
                    "When you capture with a supercharged card, a build included, you may also take one more loose card from the display, whichever you like. You can't take a card out of a build.",
                ),
                Passage::Example(&[
                    "In the display: [6 2 12 4].",
                    "Cy plays [8!] and takes the [6] and the [2]. As his extra card he takes the [12].",
                ]),
            ],
        },
        Article {
            clause: "SL-3.8",
            title: "Markers and counters",
            passages: &[Passage::Text(
                "When a build is captured, its counter goes back, and so does its marker if it still has one.",
            )],
        },
    ],
};
