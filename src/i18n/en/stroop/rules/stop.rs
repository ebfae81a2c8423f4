//! How a round ends, the second round, and who wins.

use crate::i18n::rules::Footnote::{Option, Ruling};
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const END_OF_ROUND: Chapter = Chapter {
    name: "ST-4",
    title: "Ending a round",
    passages: &[],
    articles: &[
        Article {
            clause: "ST-4.1",
            title: "Calling STOP",
            passages: &[
                Passage::Text(
                    "If you've drawn your whole pile and nothing in your hand fits, you can call STOP. The round is over, even if others could still play.",
                ),
                Passage::Marked(Ruling, "You can call it with no cards left at all, too."),
                Passage::Marked(
                    Ruling,
                    "What counts is the card in the middle when you call. If a tie is still open, it's decided first. If two players call, the earlier call counts.",
                ),
                Passage::Marked(
                    Ruling,
                    "A wrong call is no call if it would have been right until someone else's card landed, less than 350 milliseconds before.",
                ),
                Passage::Here(
                    "you hold the STOP key for a moment, so that nobody calls by accident. The screen never hints whether you have a card that fits.",
                ),
            ],
        },
        Article {
            clause: "ST-4.2",
            title: "A wrong call",
            passages: &[
                Passage::Text(
                    "If you call STOP while something in your hand fits, you can't play any more cards. The others go on.",
                ),
                Passage::Marked(
                    Ruling,
                    "That's until the round is over. Until then you don't play, draw or call, and your cards count as they are.",
                ),
                Passage::Here("everyone is shown a card that fits."),
            ],
        },
        Article {
            clause: "ST-4.3",
            title: "A call before your pile is drawn",
            passages: &[Passage::Marked(
                Ruling,
                "If you still have cards to draw, it's no call. You're only told how many there are.",
            )],
        },
        Article {
            clause: "ST-4.4",
            title: "When everyone has called wrongly",
            passages: &[Passage::Marked(
                Ruling,
                "If nobody is left who may play, the round ends, and nobody counts as having called STOP.",
            )],
        },
        Article {
            clause: "ST-4.5",
            title: "When nobody can go on",
            passages: &[
                Passage::Marked(
                    Ruling,
                    "If nobody does anything for 10 seconds, and nobody who still may can draw or has a card that fits, the clock ends the round. Again, nobody has called STOP.",
                ),
                Passage::Marked(
                    Option,
                    "You can play without the clock, so that someone has to call.",
                ),
            ],
        },
    ],
};

pub(super) const ROUND_TWO: Chapter = Chapter {
    name: "ST-5",
    title: "Round two",
    passages: &[],
    articles: &[
        Article {
            clause: "ST-5.1",
            title: "Dealing out the middle",
            passages: &[
                Passage::Text(
                    "The cards in your hand go back to your draw pile. The middle pile is dealt out evenly to everyone. If it doesn't come out even, cards that were set aside fill it up. Draw piles stay as large as they are, so whoever played more has fewer cards in round two.",
                ),
                Passage::Marked(
                    Ruling,
                    "The middle pile is shuffled, with the card the round started on, and filled up from the top of the cards set aside. Then it's dealt one card at a time, beginning with the first seat.",
                ),
                Passage::Example(&[
                    "Three players have played 21 cards. With the card that was there at the start, 22 lie in the middle.",
                    "Two cards that were set aside make it 24, and everyone gets 8.",
                ]),
            ],
        },
        Article {
            clause: "ST-5.2",
            title: "A new middle",
            passages: &[Passage::Text(
                "Everyone shuffles their own draw pile, and one of the cards set aside starts the new middle pile. You play as before, but now your card has to describe the middle. [ST-3.4]",
            )],
        },
    ],
};

pub(super) const END: Chapter = Chapter {
    name: "ST-6",
    title: "The end",
    passages: &[],
    articles: &[Article {
        clause: "ST-6.1",
        title: "Who wins",
        passages: &[
            Passage::Text(
                "When round two ends, everyone counts the cards in their hand and draw pile. The fewest win. If players tie for that, whoever of them called STOP in round two wins. If none of them did, they share the win.",
            ),
            Passage::Marked(
                Ruling,
                "They also share it if round two ended without a call. [ST-4.4] [ST-4.5]",
            ),
        ],
    }],
};
