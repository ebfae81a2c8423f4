//! Cards, the deal, and a turn.

use crate::i18n::rules::Footnote::Ruling;
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const SETTING_UP: Chapter = Chapter {
    name: "SL-1",
    title: "Setting up",
    passages: &[],
    articles: &[
        Article {
            clause: "SL-1.1",
            title: "The deck",
            passages: &[Passage::Text(
                "122 cards: ten of each number from 1 to 12, and 2 wild cards. There are no suits.",
            )],
        },
        Article {
            clause: "SL-1.2",
            title: "Supercharged cards",
            passages: &[Passage::Text(
                "Nine of the number cards are _supercharged_: exactly one of each number from 4 to 12.",
            )],
        },
        Article {
            clause: "SL-1.3",
            title: "Actions",
            passages: &[
                Passage::Text(
                    "Every [1] has the action _Steal_, every [2] has _Double Play_, and every [3] has _Flip 3_. No other card has an action.",
                ),
                Passage::Marked(
                    Ruling,
                    "A wild never has an action, not even when it stands for 1, 2 or 3.",
                ),
            ],
        },
        Article {
            clause: "SL-1.4",
            title: "Hands and display",
            passages: &[
                Passage::Text(
                    "With two to four players, everyone gets 4 cards, and 4 cards make the display. With five or six players it's 5 and 5. That number is called the _minimum_.",
                ),
                Passage::Figures(&[
                    &["Players", "2 to 4", "5 or 6"],
                    &["Cards in hand", "4", "5"],
                    &["Minimum of the display", "4", "5"],
                ]),
            ],
        },
        Article {
            clause: "SL-1.5",
            title: "The deal",
            passages: &[Passage::Text(
                "Choose a dealer, who shuffles, deals the hands and turns up the display. Each player has one build marker, and there's one build counter for each number from 1 to 12.",
            )],
        },
        Article {
            clause: "SL-1.6",
            title: "Who starts",
            passages: &[Passage::Marked(
                Ruling,
                "The dealer is drawn at random. The player on the dealer's left starts, and turns go clockwise, so the dealer is last in turn order.",
            )],
        },
        Article {
            clause: "SL-1.7",
            title: "Supercharged cards at the start",
            passages: &[Passage::Marked(
                Ruling,
                "If there are supercharged cards in the first display, it gets extra cards right away, as [SL-6.1] says.",
            )],
        },
        Article {
            clause: "SL-1.8",
            title: "What everyone can see",
            passages: &[Passage::Marked(
                Ruling,
                "Everyone may know how many cards are in each hand and each pile, the top card of each pile, cards that were flipped or left the game, and everything in the display, including what each build is made of.",
            )],
        },
    ],
};

pub(super) const TURN: Chapter = Chapter {
    name: "SL-2",
    title: "A turn",
    passages: &[],
    articles: &[
        Article {
            clause: "SL-2.1",
            title: "Play one card",
            passages: &[Passage::Text(
                "On your turn you play one card from your hand. You capture with it [SL-3.1], build with it [SL-4.1], or put it down in the display [SL-5.1]. Double Play and Flip 3 can give you more cards to play.",
            )],
        },
        Article {
            clause: "SL-2.2",
            title: "When you have a build",
            passages: &[
                Passage::Text(
                    "If you own a build in the display when your turn starts, you have to continue it [SL-4.6] or capture it [SL-3.5].",
                ),
                Passage::Marked(
                    Ruling,
                    "Whether you can is decided at the start of your turn, after you and your partner have exchanged cards. [SL-9.3] Wilds in your hand and in the display count. So do ways that begin with putting down one or more 2s. [SL-5.4] Flip 3 never counts.",
                ),
                Passage::Marked(
                    Ruling,
                    "If there's a way, you have to take one, even if it costs you a wild: you can't give up a build by choice. If there's no way, you lose the build at once [SL-4.8] and then have an ordinary turn.",
                ),
            ],
        },
        Article {
            clause: "SL-2.3",
            title: "The end of your turn",
            passages: &[
                Passage::Text(
                    "At the end of your turn, draw until your hand is full again. Then the display is refilled. [SL-6.1]",
                ),
                Passage::Marked(
                    Ruling,
                    "Nothing is refilled between the plays of one turn. If the draw pile runs low, your hand comes first.",
                ),
            ],
        },
    ],
};
