//! The end of a round and of the game.

use crate::i18n::rules::Footnote::Ruling;
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const ROUND: Chapter = Chapter {
    name: "DE-5",
    title: "The end of a round",
    passages: &[],
    articles: &[
        Article {
            clause: "DE-5.1",
            title: "When a trick is over",
            passages: &[
                Passage::Marked(
                    Ruling,
                    "First cards are drawn for Redraws ([DE-4.3], [DE-4.5]). Then the hands are counted: whose hand is empty now is safely out. Then it is seen whether the round is over ([DE-5.2], [DE-5.3]), and if it is not, who leads ([DE-3.4]).",
                ),
                Passage::Marked(
                    Ruling,
                    "Every trick is played to its end, even if only one player still holds cards. Who has drawn and is now the only one with cards loses the round.",
                ),
            ],
        },
        Article {
            clause: "DE-5.2",
            title: "One player has cards",
            passages: &[Passage::Text(
                "If only one player still holds cards, that player loses the round and gives up a chip.",
            )],
        },
        Article {
            clause: "DE-5.3",
            title: "Nobody has cards",
            passages: &[Passage::Text(
                "If all hands are empty, everybody who still held cards when the trick began gives up a chip, except the player of its highest combination.",
            )],
        },
        Article {
            clause: "DE-5.4",
            title: "Nothing left to do",
            passages: &[
                Passage::Text(
                    "If your turn comes in a trick that you cannot beat, and you have no reserve card left, you lose the round and give up a chip. The round is over for all.",
                ),
                Passage::Marked(
                    Ruling,
                    "A Stop or a Redraw in your hand saves you, since it can always be played. If you cannot act, the round ends at once, and nobody draws for a Redraw in that trick. If you can play and have no reserve card left, you must: losing is no choice.",
                ),
                Passage::Here("this happens by itself, and the table says so."),
            ],
        },
        Article {
            clause: "DE-5.5",
            title: "The next round",
            passages: &[Passage::Text(
                "All cards are shuffled and dealt anew, as in [DE-1.3]. The player who gave up a chip leads. If several did, the oldest player leads.",
            )],
        },
    ],
};

pub(super) const GAME: Chapter = Chapter {
    name: "DE-6",
    title: "The end of the game",
    passages: &[],
    articles: &[Article {
        clause: "DE-6.1",
        title: "Who loses",
        passages: &[Passage::Text(
            "A player who has to give up a chip and has none loses the game, and everybody else wins. If this befalls several at once, they all lose. Your last chip does not end the game when it goes: you play on until you owe one more.",
        )],
    }],
};
