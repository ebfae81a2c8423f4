//! Builds.

use crate::i18n::rules::Footnote::Ruling;
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const BUILDS: Chapter = Chapter {
    name: "SL-4",
    title: "Building",
    passages: &[Passage::Text(
        "A _build_ is a stack of cards that will be captured together, by one number. Cards in the display that aren't in a build are _loose_.",
    )],
    articles: &[
        Article {
            clause: "SL-4.1",
            title: "Starting a build",
            passages: &[
                Passage::Text(
                    "To start a build, choose a number. Play one card from your hand together with one or more loose cards, so that all of them split into groups of that number. The card from your hand has to be in it.",
                ),
                Passage::Marked(Ruling, "You can't put another build into a build."),
                Passage::Example(&[
                    "In the display: [1 4 5 7]. Ann holds [1] and [11].",
                    "She plays the [1] with [1], [4] and [5]: together they make 11, so she starts a build of 11s.",
                    "She can't build with [4] and [7] alone, because no card from her hand would be in it.",
                ]),
            ],
        },
        Article {
            clause: "SL-4.2",
            title: "Keep the right card",
            passages: &[
                Passage::Text("After that, you have to hold a card of the number you're building."),
                Passage::Marked(Ruling, "A wild in your hand will do."),
                Passage::Example(&[
                    "There's a [10] in the display, and Bo holds [2] and [12].",
                    "He plays the [2] on the [10] and starts a build of 12s, since he still holds the [12].",
                ]),
            ],
        },
        Article {
            clause: "SL-4.3",
            title: "Your card as a group of its own",
            passages: &[Passage::Marked(
                Ruling,
                "The card you play may be a group by itself, if it has the number you're building. At least one group from the display has to join it.",
            )],
        },
        Article {
            clause: "SL-4.4",
            title: "Marker and counter",
            passages: &[Passage::Text(
                "Put your marker and the counter with the number on the build. For refilling the display, a build counts as one card. [SL-6.1]",
            )],
        },
        Article {
            clause: "SL-4.5",
            title: "One build of a number, one build a player",
            passages: &[
                Passage::Text(
                    "There can be only one build of each number in the display, and each player can own only one build at a time.",
                ),
                Passage::Marked(
                    Ruling,
                    "A build that has lost its marker still blocks its number.",
                ),
            ],
        },
        Article {
            clause: "SL-4.6",
            title: "Continuing your build",
            passages: &[
                Passage::Text(
                    "To continue your build, play one card from your hand with at least one card in the display, so that all of them split into groups of the build's number. The build itself can be that card: a card of its number can go straight onto it. You can add more groups of loose cards at the same time.",
                ),
                Passage::Marked(
                    Ruling,
                    "You don't need to hold another card of the number. But if you play your last one, you may lose the build. [SL-4.8]",
                ),
                Passage::Example(&[
                    "Cy is building 10s, holds [7], and there's a [3] in the display.",
                    "He plays the [7] with the [3]: both go into his build.",
                ]),
            ],
        },
        Article {
            clause: "SL-4.7",
            title: "A lost build can't be continued",
            passages: &[Passage::Marked(
                Ruling,
                "A build without a marker can be captured, but nobody can add to it.",
            )],
        },
        Article {
            clause: "SL-4.8",
            title: "Losing your build",
            passages: &[
                Passage::Text(
                    "If your turn comes and you can neither continue nor capture your build, you lose it. Take your marker back. The counter stays on the build and shows its number until somebody captures it.",
                ),
                Passage::Marked(
                    Ruling,
                    "You then have no build, so you can play whatever is allowed.",
                ),
                Passage::Here(
                    "this happens by itself at the start of your turn, and the table tells everyone.",
                ),
            ],
        },
        Article {
            clause: "SL-4.9",
            title: "Special cards in a build",
            passages: &[
                Passage::Text(
                    "Supercharged cards inside a build don't count when the display is refilled. [SL-6.1]",
                ),
                Passage::Marked(Ruling, "A wild in a build keeps the number it was given."),
            ],
        },
    ],
};
