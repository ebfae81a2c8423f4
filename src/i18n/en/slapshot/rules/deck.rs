//! The deck, and custom decks.

use crate::i18n::rules::Footnote::{Option, Reconstructed, Ruling};
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const DECK: Chapter = Chapter {
    name: "SH-6",
    title: "The deck",
    passages: &[],
    articles: &[
        Article {
            clause: "SH-6.1",
            title: "Our deck",
            passages: &[
                Passage::Marked(
                    Reconstructed,
                    "The published game has 54 cards, but its rules don't say which values they have. Ours are a reconstruction: 27 forwards, 18 defensemen and 9 goalies, as a team has 3, 2 and 1 of them.",
                ),
                Passage::Things(&[
                    "27 forwards: [F0 F1 F1 F2 F2 F3 F3 F3 F4 F4 F4 F5 F5 F5 F5 F6 F6 F6 F7 F7 F7 F8 F8 F8 F9 F9 F10]",
                    "18 defensemen: [D0T D1b D2b D2 D3 D3 D4b D4 D5 D5 D6b D6 D6 D7 D7 D8 D9 D10]",
                    "9 goalies: [G2 G3 G4 G5 G6 G7 G8 G9 G10]",
                ]),
                Passage::Marked(
                    Reconstructed,
                    "In the edition of 1994, all the bruisers and Tiny Tim are defensemen, and so they are here.",
                ),
            ],
        },
        Article {
            clause: "SH-6.2",
            title: "Your own deck",
            passages: &[
                Passage::Marked(
                    Option,
                    "If you own the printed game, you can enter its values, its bruisers and Tiny Tim, and play with those.",
                ),
                Passage::Marked(
                    Ruling,
                    "A deck has 54 cards with whole values from 0 to 10: at least 18 forwards, 12 defensemen and 6 goalies. Exactly four cards are bruisers. Exactly one is Tiny Tim, and he isn't a goalie.",
                ),
            ],
        },
        Article {
            clause: "SH-6.3",
            title: "Names",
            passages: &[Passage::Marked(
                Ruling,
                "Any player's name on our cards is made up. Only Tiny Tim's comes from the rules.",
            )],
        },
        Article {
            clause: "SH-6.4",
            title: "Empty decks",
            passages: &[Passage::Marked(
                Ruling,
                "You can only draft a card if there's one in the deck of its kind. With six managers, our decks have 9 forwards, 6 defensemen and 3 goalies left after everyone has picked.",
            )],
        },
    ],
};
