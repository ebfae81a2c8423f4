//! Sweeping the pile away, and the cards on the table.

use crate::i18n::rules::Footnote::Ruling;
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const SWOOP: Chapter = Chapter {
    name: "SW-3",
    title: "Swoop",
    passages: &[],
    articles: &[
        Article {
            clause: "SW-3.1",
            title: "Four of a rank",
            passages: &[
                Passage::Text(
                    "When four cards of one rank lie together on the pile, it is _swooped_: the whole pile is out of play. It does not matter whether one player put them there or several. Who played the last of them plays again, on an empty pile.",
                ),
                Passage::Marked(
                    Ruling,
                    "More than four do the same. They have to fit, however: higher ones take the pile. [SW-2.3]",
                ),
                Passage::Example(&[
                    "Ann plays [J].",
                    "Bo plays [8 8].",
                    "Cy plays [8], and Di plays [8].",
                    "That is the fourth: the jack and the eights are out of play, and Di plays again.",
                ]),
            ],
        },
        Article {
            clause: "SW-3.2",
            title: "Tens and jokers",
            passages: &[
                Passage::Text(
                    "In your turn you may always play a [10] or a [Joker], whatever is on the pile, and even if nothing is. It swoops the pile, itself included, and you play again.",
                ),
                Passage::Marked(
                    Ruling,
                    "You may play several tens at once, or several jokers. A ten and a joker are two ranks and are not played together.",
                ),
            ],
        },
        Article {
            clause: "SW-3.3",
            title: "Playing again",
            passages: &[
                Passage::Text(
                    "To play again is to have a whole turn more: on an empty pile you may start with whatever you like.",
                ),
                Passage::Marked(
                    Ruling,
                    "You have to: it is no offer that you could turn down.",
                ),
            ],
        },
    ],
};

pub(super) const TABLE: Chapter = Chapter {
    name: "SW-4",
    title: "Face-up and face-down cards",
    passages: &[],
    articles: &[
        Article {
            clause: "SW-4.1",
            title: "Uncovered",
            passages: &[Passage::Text(
                "A face-down card can be played once the face-up card on it is gone: it is _uncovered_ then. You turn it over without knowing what it is.",
            )],
        },
        Article {
            clause: "SW-4.2",
            title: "Starting with a face-down card",
            passages: &[Passage::Text(
                "Instead of playing cards that you know, you may start your turn by turning over an uncovered card.",
            )],
        },
        Article {
            clause: "SW-4.3",
            title: "Going on",
            passages: &[
                Passage::Text(
                    "If you have played a face-up card, you may turn over the card under it in the same turn. If a face-down card has held, you may turn over another uncovered one, and so on. To a face-down card you may add cards of its rank.",
                ),
                Passage::Marked(
                    Ruling,
                    "In full: your turn begins as [SW-2.1] or [SW-4.2] says. After that you may do these, in any order and as often as you like:",
                ),
                Passage::Points(&[
                    &[Passage::Marked(
                        Ruling,
                        "If a face-up card was played in this turn, or a face-down card has held: turn over any of your uncovered cards. Cards from the hand alone do not open this way.",
                    )],
                    &[Passage::Marked(
                        Ruling,
                        "After a face-down card, while its rank is on top: add cards of that rank from your hand or your face-up cards. A face-up card that you add uncovers the one under it.",
                    )],
                ]),
                Passage::Marked(
                    Ruling,
                    "Nothing else can be added, and you end your turn when you like.",
                ),
                Passage::Example(&[
                    "On an empty pile, Ann plays her face-up [Q].",
                    "She turns over the card under it: [8]. It holds.",
                    "She adds an [8] from her hand, and another that lies face up.",
                    "She could turn over the card under that one, but it might be higher. She ends her turn.",
                ]),
                Passage::Here(
                    "after a face-down card that held you always end your turn yourself, so that nobody learns whether you had something to add.",
                ),
            ],
        },
        Article {
            clause: "SW-4.4",
            title: "A card that holds",
            passages: &[
                Passage::Text(
                    "A face-down card that is the same as the top, or lower, or comes onto an empty pile, _holds_: it stays there. If it is a ten or a joker, or makes four of a rank, it swoops the pile. [SW-3.1]",
                ),
                Passage::Marked(
                    Ruling,
                    "A swoop ends what [SW-4.3] allows, and you play again. [SW-3.3]",
                ),
            ],
        },
        Article {
            clause: "SW-4.5",
            title: "A card that is higher",
            passages: &[Passage::Text(
                "If a face-down card is higher than the top, you take the pile into your hand, with that card. Your turn ends.",
            )],
        },
        Article {
            clause: "SW-4.6",
            title: "What stays on the table",
            passages: &[Passage::Marked(
                Ruling,
                "Whoever takes the pile leaves the own stacks as they are.",
            )],
        },
    ],
};
