//! Cards, the deal, and combinations.

use crate::i18n::rules::Footnote::{Described, Option, Ruling};
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const SETTING_UP: Chapter = Chapter {
    name: "DE-1",
    title: "Setting up",
    passages: &[],
    articles: &[
        Article {
            clause: "DE-1.1",
            title: "The cards",
            passages: &[
                Passage::Text(
                    "The deck has 54 cards. There are no suits: two cards of one number are alike. What is not dealt is the draw pile.",
                ),
                Passage::Marked(
                    Described,
                    "The numbers 1 to 12 come four times each, X, Stop and Redraw twice each.",
                ),
                Passage::Figures(&[
                    &["Players", "3", "4", "5"],
                    &["Cards in hand", "10", "10", "7"],
                    &["Reserve cards", "2", "2", "2"],
                    &["Draw pile", "18", "6", "9"],
                ]),
            ],
        },
        Article {
            clause: "DE-1.2",
            title: "Chips",
            passages: &[
                Passage::Text("Everybody starts with 2 chips, for a game of about 20 minutes."),
                Passage::Marked(Option, "With 3 chips each, a game takes about 30 minutes."),
            ],
        },
        Article {
            clause: "DE-1.3",
            title: "The deal",
            passages: &[Passage::Text(
                "With three or four players everybody is dealt 10 cards, with five players 7. Then everybody is dealt two _reserve cards_, which lie face up where all can see them. The rest is the draw pile, face down.",
            )],
        },
        Article {
            clause: "DE-1.4",
            title: "Play the hand you were dealt",
            passages: &[
                Passage::Text(
                    "A hand keeps the order in which it was dealt. Nobody moves a card in it, ever. Only when a new card comes into your hand do you choose its place: between any two cards, or at either end.",
                ),
                Passage::Here("nothing sorts a hand, and no card can be dragged to another place."),
            ],
        },
        Article {
            clause: "DE-1.5",
            title: "Who deals, who leads first",
            passages: &[
                Passage::Text(
                    "The oldest player deals every round. The player to the left of the dealer leads the first trick of the game.",
                ),
                Passage::Marked(
                    Ruling,
                    "The first seat counts as the oldest player, unless the table names another.",
                ),
            ],
        },
        Article {
            clause: "DE-1.6",
            title: "What everybody knows",
            passages: &[
                Passage::Marked(
                    Ruling,
                    "Open to all are the number of cards in each hand, the places in a hand that cards are played from and put into, and the reserve cards, also after they were taken: who follows one with the eye may remember where it went. A card from the draw pile is known only to the one who drew it.",
                ),
                Passage::Here("a line under a card in your hand means that everybody knows it."),
            ],
        },
    ],
};

pub(super) const COMBINATIONS: Chapter = Chapter {
    name: "DE-2",
    title: "Combinations",
    passages: &[],
    articles: &[
        Article {
            clause: "DE-2.1",
            title: "Neighbours only",
            passages: &[
                Passage::Text(
                    "A combination is one, two or three cards that lie next to each other in your hand. Once cards are played, those that were left and right of them are neighbours.",
                ),
                Passage::Marked(
                    Ruling,
                    "A hand is a line, not a ring: its two ends are no neighbours. A Stop or a Redraw between two cards keeps them apart.",
                ),
            ],
        },
        Article {
            clause: "DE-2.2",
            title: "The five ranks",
            passages: &[
                Passage::Text(
                    "From low to high: the _solo_ is one card; the _2-straight_ two consecutive numbers, either way round; the _pair_ two equal numbers; the _3-straight_ three consecutive numbers, in any order; _trips_ three equal numbers.",
                ),
                Passage::Example(&[
                    "Side by side in a hand, [8 10 9] is a 3-straight.",
                    "So is [9 8 10], and so is [8 9 10].",
                ]),
            ],
        },
        Article {
            clause: "DE-2.3",
            title: "What beats what",
            passages: &[
                Passage::Text(
                    "A higher rank beats every lower one. Within a rank the higher number decides; of a straight that is its highest card. An equal combination does not beat.",
                ),
                Passage::Example(&[
                    "Ann leads [8], a solo.",
                    "Bo plays [12], a higher solo.",
                    "Cy plays [5 4]: a 2-straight beats any solo.",
                    "Di plays [5 6]: a 2-straight up to 6 beats one up to 5.",
                ]),
            ],
        },
        Article {
            clause: "DE-2.4",
            title: "X is any number",
            passages: &[
                Passage::Text(
                    "An X is any number from 1 to 12. You name it when you play the card, alone or with one or two neighbours.",
                ),
                Passage::Marked(
                    Ruling,
                    "Two X in one combination are named each for itself. A straight ends at 12: [12 1] is none.",
                ),
            ],
        },
    ],
};
