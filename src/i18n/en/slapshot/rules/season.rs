//! The playoffs, and the advanced rules.

use crate::i18n::rules::Footnote::{Option, Ruling};
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const PLAYOFFS: Chapter = Chapter {
    name: "SH-4",
    title: "The playoffs",
    passages: &[],
    articles: &[
        Article {
            clause: "SH-4.1",
            title: "The final",
            passages: &[
                Passage::Text(
                    "The first token on Playoffs ends the season. That team and the one in second place play a best of seven: the first to win four games.",
                ),
                Passage::Marked(
                    Ruling,
                    "The season ends at once, as soon as the injured cards of that game are replaced.",
                ),
            ],
        },
        Article {
            clause: "SH-4.2",
            title: "Who's at home",
            passages: &[
                Passage::Text(
                    "The team that came first is at home in games 1, 2, 5 and 7, the other one in games 3, 4 and 6.",
                ),
                Passage::Figures(&[
                    &["Game", "1", "2", "3", "4", "5", "6", "7"],
                    &[
                        "At home", "first", "first", "second", "second", "first", "second", "first",
                    ],
                ]),
            ],
        },
        Article {
            clause: "SH-4.3",
            title: "A tie for second",
            passages: &[
                Passage::Text(
                    "Two teams that are tied for second play a _semi-final_, a best of three. A coin toss decides who has home ice.",
                ),
                Passage::Marked(Ruling, "Whoever wins the toss is at home in games 1 and 3."),
                Passage::Marked(
                    Ruling,
                    "If more than two teams are tied, the toss puts them in order. The first two play, the winner meets the next one, and so on. Each step is a best of three with a toss of its own.",
                ),
            ],
        },
        Article {
            clause: "SH-4.4",
            title: "What's different",
            passages: &[
                Passage::Text(
                    "There are no trades and no drafts in the playoffs. Injured cards are replaced [SH-3.6] and ties go to overtime [SH-3.7], as always.",
                ),
                Passage::Marked(Ruling, "That goes for semi-finals too."),
            ],
        },
        Article {
            clause: "SH-4.5",
            title: "The champion",
            passages: &[
                Passage::Text("The team that wins the final is the champion."),
                Passage::Marked(
                    Ruling,
                    "The other finalist comes second. After them, more wins in the season come first.",
                ),
            ],
        },
    ],
};

pub(super) const ADVANCED: Chapter = Chapter {
    name: "SH-5",
    title: "Advanced rules",
    passages: &[
        Passage::Marked(
            Option,
            "You can play with a league schedule, with limits, or with both.",
        ),
        Passage::Here("you can choose them under house rules."),
    ],
    articles: &[
        Article {
            clause: "SH-5.1",
            title: "League schedule",
            passages: &[
                Passage::Text(
                    "Everyone visits each opponent twice, so two teams meet four times. You have to visit every opponent once before you visit anyone a second time. When all the games are played, the season is over, and the two teams with the most wins play the final.",
                ),
                Passage::Marked(
                    Ruling,
                    "Only the games you start count as your visits. The track has no end: wins are counted as far as they go.",
                ),
                Passage::Marked(
                    Ruling,
                    "A tie for second is played off. [SH-4.3] If two teams are tied for first, a toss gives one of them home ice in the final. If more are tied for first, the toss puts them in order, and they play semi-finals until two are left, who toss for home ice.",
                ),
            ],
        },
        Article {
            clause: "SH-5.2",
            title: "Limits",
            passages: &[
                Passage::Text("Everyone has 4 drafts and 4 trades."),
                Passage::Marked(
                    Ruling,
                    "That's for the whole season, and only those on your own turns count. Replacing injured cards doesn't count, and neither does a trade someone makes with you.",
                ),
            ],
        },
        Article {
            clause: "SH-5.3",
            title: "When you've played all your games",
            passages: &[Passage::Marked(
                Ruling,
                "In a league, you may pass once all your own visits are played. If there's nothing left that you could do, you're skipped.",
            )],
        },
    ],
};
