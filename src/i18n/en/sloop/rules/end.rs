//! The end of the game, and partnerships.

use crate::i18n::rules::Footnote::{Option, Ruling};
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const END: Chapter = Chapter {
    name: "SL-8",
    title: "The end of the game",
    passages: &[],
    articles: &[
        Article {
            clause: "SL-8.1",
            title: "The last cards",
            passages: &[
                Passage::Text(
                    "When the draw pile is empty, keep playing without drawing or refilling until every hand is empty.",
                ),
                Passage::Marked(
                    Ruling,
                    "A player without cards is skipped. If that player owns a build, it's lost. [SL-4.8]",
                ),
            ],
        },
        Article {
            clause: "SL-8.2",
            title: "What's left",
            passages: &[
                Passage::Text(
                    "Then whoever made the last capture gets everything left in the display, builds included.",
                ),
                Passage::Marked(
                    Ruling,
                    "A Steal isn't a capture. If nobody ever captured, nobody gets the cards.",
                ),
                Passage::Example(&[
                    "In the display: [1 4 6 7]. Ann plays her last card, a [7]. She takes the [7], and also the [1] and the [6], which make 7.",
                    "Bo, the last player, puts down his [12].",
                    "Ann made the last capture, so she gets the [4] and the [12].",
                ]),
            ],
        },
        Article {
            clause: "SL-8.3",
            title: "Who wins",
            passages: &[Passage::Text(
                "The most cards on a pile win. If players are tied, the one later in turn order wins.",
            )],
        },
    ],
};

pub(super) const PARTNERS: Chapter = Chapter {
    name: "SL-9",
    title: "Partners",
    passages: &[
        Passage::Marked(
            Option,
            "Four players may play as two teams. Unless you choose that, everyone plays for themselves.",
        ),
        Passage::Here("you can choose it under house rules when four players are seated."),
    ],
    articles: &[
        Article {
            clause: "SL-9.1",
            title: "Who plays together",
            passages: &[Passage::Text(
                "Partners sit opposite each other. Steal skips your partner.",
            )],
        },
        Article {
            clause: "SL-9.2",
            title: "Your partner's build",
            passages: &[
                Passage::Text(
                    "If you don't own a build, you may continue your partner's. You may not capture it.",
                ),
                Passage::Marked(
                    Ruling,
                    "A wild captures any build [SL-3.6], so it can capture your partner's too.",
                ),
                Passage::Marked(
                    Ruling,
                    "You never have to continue your partner's build. You may do it with any play of your turn, and your partner's marker stays on it.",
                ),
            ],
        },
        Article {
            clause: "SL-9.3",
            title: "Offering a card",
            passages: &[
                Passage::Text(
                    "Before your partner's turn, you may offer them one of your cards, face down. They look at it. They give it back, or keep it and give you another card. Then their turn goes on as usual.",
                ),
                Passage::Marked(
                    Ruling,
                    "There's one offer a turn, before [SL-2.2] is decided. The card you get isn't the one you offered. If either of you has no cards, there's no offer. Nobody else sees the cards.",
                ),
            ],
        },
        Article {
            clause: "SL-9.4",
            title: "Winning together",
            passages: &[
                Passage::Text("The piles of both partners are added up."),
                Passage::Marked(
                    Ruling,
                    "If the teams are tied, the team with the last player in turn order wins.",
                ),
            ],
        },
    ],
};
