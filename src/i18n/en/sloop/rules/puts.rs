//! Putting cards down, and the actions.

use crate::i18n::rules::Footnote::Ruling;
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const PUTTING_DOWN: Chapter = Chapter {
    name: "SL-5",
    title: "Putting a card down",
    passages: &[],
    articles: &[
        Article {
            clause: "SL-5.1",
            title: "Into the display",
            passages: &[Passage::Text(
                "A card that neither captures nor builds goes face up into the display. Only then can you use its action, and you never have to.",
            )],
        },
        Article {
            clause: "SL-5.2",
            title: "When you may",
            passages: &[
                Passage::Text("If you don't own a build, you may put a card down."),
                Passage::Marked(Ruling, "You may do it even if you could capture something."),
            ],
        },
        Article {
            clause: "SL-5.3",
            title: "1: Steal",
            passages: &[
                Passage::Text(
                    "Take one card from the pile of every opponent. Opponents without a pile are skipped. Your partner isn't an opponent.",
                ),
                Passage::Marked(
                    Ruling,
                    "You take the top card of each pile, from every opponent who has one or from nobody. Go round clockwise and put the cards on your pile in that order.",
                ),
            ],
        },
        Article {
            clause: "SL-5.4",
            title: "2: Double Play",
            passages: &[
                Passage::Text(
                    "After this card, play another one from your hand, in any way you like. If that's a 2 you put down, you can play yet another.",
                ),
                Passage::Text(
                    "If you own a build, you may put down a 2 first, and then continue or capture the build with a later card of the same turn.",
                ),
                Passage::Marked(
                    Ruling,
                    "With a build, you can only do this if there's still a way to continue or capture it. [SL-2.2] You then have to use Double Play. Until the build is continued or captured, you can only do that, or put down another 2 that keeps a way open.",
                ),
            ],
        },
        Article {
            clause: "SL-5.5",
            title: "3: Flip 3",
            passages: &[
                Passage::Text(
                    "Turn over the top three cards of the draw pile, or as many as there are. Play exactly one of them, in any way you like: capture, build, or put it down and use its action. The others leave the game.",
                ),
                Passage::Text(
                    "If you put a flipped 3 down, it can flip again. With an empty draw pile, a 3 does nothing.",
                ),
            ],
        },
        Article {
            clause: "SL-5.6",
            title: "Building with a flipped card",
            passages: &[Passage::Marked(
                Ruling,
                "If you start a build with a flipped card, you need its number in your hand, as always. [SL-4.2]",
            )],
        },
        Article {
            clause: "SL-5.7",
            title: "What you don't have to do",
            passages: &[Passage::Marked(
                Ruling,
                "You don't have to play another card after Double Play, unless you own a build. [SL-5.4] But once Flip 3 has turned over cards, you have to play one of them.",
            )],
        },
        Article {
            clause: "SL-5.8",
            title: "One thing after another",
            passages: &[
                Passage::Marked(
                    Ruling,
                    "Each play is finished before the next one starts. Only a 2 or 3 that you put down leads to another play: after a capture or a build your turn is over.",
                ),
                Passage::Marked(
                    Ruling,
                    "If your hand is empty, a 2 does nothing. After a flipped 2, the extra card comes from your hand. The flipped cards you didn't choose leave the game before the chosen one's action.",
                ),
            ],
        },
    ],
};
