//! Cards, and the deal.

use crate::i18n::rules::Footnote::{Described, Option, Ruling};
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const CARDS: Chapter = Chapter {
    name: "ST-1",
    title: "The cards",
    passages: &[],
    articles: &[
        Article {
            clause: "ST-1.1",
            title: "What a card shows",
            passages: &[
                Passage::Text(
                    "A card shows a word. It's printed in a _color_ (blue, red, black or yellow), a _size_ (big or little) and a _pattern_ (hollow or solid). The word itself has a _number of letters_ (three, four, five or six).",
                ),
                Passage::Marked(
                    Described,
                    "Big words are in capitals, little ones in lower case.",
                ),
                Passage::Marked(
                    Ruling,
                    "We also print big words larger, so that you have two ways to tell.",
                ),
            ],
        },
        Article {
            clause: "ST-1.2",
            title: "The twelve words",
            passages: &[
                Passage::Text("The words are the very things that a card can show:"),
                Passage::Figures(&[
                    &["Letters", "Words"],
                    &["Three", "red, big, six"],
                    &["Four", "blue, four, five"],
                    &["Five", "black, solid, three"],
                    &["Six", "yellow, little, hollow"],
                ]),
            ],
        },
        Article {
            clause: "ST-1.3",
            title: "Basic and advanced cards",
            passages: &[
                Passage::Text(
                    "There are 65 basic cards. 45 advanced ones bring a _direction_: their words read forward or backward, and two words join, forward and backward. Those have seven and eight letters, so no number describes them.",
                ),
                Passage::Marked(Ruling, "Basic cards read forward."),
            ],
        },
    ],
};

pub(super) const SETTING_UP: Chapter = Chapter {
    name: "ST-2",
    title: "Setting up",
    passages: &[],
    articles: &[
        Article {
            clause: "ST-2.1",
            title: "Fifteen cards each",
            passages: &[
                Passage::Text(
                    "Two to four players. Shuffle the basic cards and deal 15 to each player, face down: that's your _draw pile_. Turn up one card in the middle, and set the rest aside.",
                ),
                Passage::Here("the cards are shuffled and dealt for you."),
            ],
        },
        Article {
            clause: "ST-2.2",
            title: "The advanced deck",
            passages: &[Passage::Marked(
                Option,
                "Usually you play with the basic cards. With the advanced ones you play with all 110 cards, and five people can play. Everyone gets 15 cards, or 20 for a longer game.",
            )],
        },
    ],
};
