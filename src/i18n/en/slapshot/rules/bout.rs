//! A game.

use crate::i18n::rules::Footnote::Ruling;
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const GAME: Chapter = Chapter {
    name: "SH-3",
    title: "A game",
    passages: &[],
    articles: &[
        Article {
            clause: "SH-3.1",
            title: "Line-ups",
            passages: &[
                Passage::Text(
                    "Both managers put their six cards in whatever order they like, without showing them. From then on, the order stands.",
                ),
                Passage::Marked(
                    Ruling,
                    "Nothing is shown until both line-ups are ready. Cards that are revealed and injuries can be seen by all the managers.",
                ),
            ],
        },
        Article {
            clause: "SH-3.2",
            title: "Home ice",
            passages: &[Passage::Text(
                "The manager you named is at home and starts with one goal. You're the visitor and start with none.",
            )],
        },
        Article {
            clause: "SH-3.3",
            title: "The face-offs",
            passages: &[
                Passage::Text(
                    "Both teams reveal their first cards, then their second cards, and so on, six times. The higher value scores a goal. If the values are the same, nobody scores.",
                ),
                Passage::Example(&[
                    "Ann's [F9] meets Bo's [D7]: goal for Ann.",
                    "Ann's [F4] meets Bo's [F4]: no goal.",
                ]),
            ],
        },
        Article {
            clause: "SH-3.4",
            title: "Goalies and Tiny Tim",
            passages: &[
                Passage::Text(
                    "Whatever its value, a goalie stops any other card from scoring. It only scores itself when it meets a goalie with a lower value.",
                ),
                Passage::Text("Tiny Tim always scores on a goalie, and no goalie scores on him."),
                Passage::Example(&[
                    "Ann's [F10] meets Bo's [G2]: the goalie stops it.",
                    "Ann's [G7] meets Bo's [G5]: goal for Ann.",
                    "Ann's [D0T] meets Bo's [G10]: Tiny Tim scores.",
                    "Ann's [D0T] meets Bo's [F1]: goal for Bo.",
                ]),
            ],
        },
        Article {
            clause: "SH-3.5",
            title: "Bruisers",
            passages: &[
                Passage::Text(
                    "A card that meets a bruiser is injured. The higher value still scores. If two bruisers meet, the higher one scores and both are injured. A bruiser isn't injured by anyone else.",
                ),
                Passage::Example(&[
                    "Ann's [F9] meets Bo's [D4b]: goal for Ann, but her 9 is injured.",
                    "Ann's [G8] meets Bo's [D6b]: no goal, and her goalie is injured.",
                    "Ann's [D6b] meets Bo's [D1b]: goal for Ann, and both are injured.",
                ]),
            ],
        },
        Article {
            clause: "SH-3.6",
            title: "Injured cards",
            passages: &[
                Passage::Text(
                    "Injured cards leave the team at once and lie face up. After the game they're replaced through a draft [SH-2.2], the home team's first. That isn't anyone's turn.",
                ),
                Passage::Marked(
                    Ruling,
                    "They're replaced one by one, in the order they were injured: the card goes under the deck of its kind, and the top card of that deck comes in. If the deck is empty, the same card comes back. There's nothing to decide, and only its manager sees the new card.",
                ),
            ],
        },
        Article {
            clause: "SH-3.7",
            title: "Who wins, and overtime",
            passages: &[
                Passage::Text(
                    "More goals win. After a tie, injured cards are replaced first. Then both managers line up again and play an _overtime_: the first goal wins at once.",
                ),
                Passage::Marked(
                    Ruling,
                    "Home stays home, but nobody starts with a goal. Cards that haven't been revealed when the goal falls stay hidden.",
                ),
                Passage::Marked(
                    Ruling,
                    "If all six pairs meet without a goal, there's another overtime, after its injured cards are replaced. After ten in a row without a goal, a coin toss decides.",
                ),
            ],
        },
        Article {
            clause: "SH-3.8",
            title: "A win",
            passages: &[Passage::Text("The winner's token moves up one space.")],
        },
    ],
};
