//! Cards, picking teams, and a turn.

use crate::i18n::rules::Footnote::{Described, Option, Ruling};
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const SETTING_UP: Chapter = Chapter {
    name: "SH-1",
    title: "Setting up",
    passages: &[],
    articles: &[
        Article {
            clause: "SH-1.1",
            title: "The cards",
            passages: &[Passage::Text(
                "There are three kinds of cards: _forwards_ (blue), _defensemen_ (green) and _goalies_ (red). Their values go from 0 to 10, and higher is better. Four cards are _bruisers_, marked with a red cross, and one is _Tiny Tim_. The whole deck is in [SH-6.1].",
            )],
        },
        Article {
            clause: "SH-1.2",
            title: "Decks and teams",
            passages: &[Passage::Text(
                "Each kind is shuffled into a deck of its own. A team is 3 forwards, 2 defensemen and 1 goalie, and it is again after everything you do.",
            )],
        },
        Article {
            clause: "SH-1.3",
            title: "Picking teams",
            passages: &[
                Passage::Text(
                    "Going clockwise, everyone draws one card at a time until all the teams have their six cards.",
                ),
                Passage::Marked(
                    Ruling,
                    "Whoever starts [SH-1.5] draws first. You name a deck and take its top card. Everyone sees which deck, but only you see the card. You can't draw from a kind you have enough of.",
                ),
            ],
        },
        Article {
            clause: "SH-1.4",
            title: "The track",
            passages: &[
                Passage::Text("Every manager has a token, which starts on the space Preseason."),
                Passage::Marked(
                    Described,
                    "The track goes from Preseason through 1 to 8 to Playoffs, so it takes nine wins.",
                ),
                Passage::Marked(Option, "A shorter season: 3 to 8 wins instead of nine."),
            ],
        },
        Article {
            clause: "SH-1.5",
            title: "Who starts",
            passages: &[
                Passage::Text("Any manager may start. Turns go clockwise."),
                Passage::Marked(Ruling, "The starting manager is drawn at random."),
            ],
        },
    ],
};

pub(super) const TURN: Chapter = Chapter {
    name: "SH-2",
    title: "A turn",
    passages: &[Passage::Text(
        "On your turn you do exactly one of three things: trade, draft or play a game.",
    )],
    articles: &[
        Article {
            clause: "SH-2.1",
            title: "Trade",
            passages: &[
                Passage::Text(
                    "Name another manager, who can't say no. Draw one of that team's six cards without seeing them and add it to your team. Then give back a different card of the same kind, face down.",
                ),
                Passage::Marked(
                    Ruling,
                    "You get any of the six cards at random, and their backs tell you nothing. Both of you know both cards. Nobody else sees them, or learns what kind they are.",
                ),
                Passage::Example(&[
                    "Ann draws from Bo's team and gets [F9].",
                    "She has [F8 F5 F2] and gives him the [F2].",
                    "If she had drawn Bo's goalie, she'd have to give him hers: it's the only other one.",
                ]),
            ],
        },
        Article {
            clause: "SH-2.2",
            title: "Draft",
            passages: &[
                Passage::Text(
                    "Put one of your cards under the deck of its kind and take the top card of that deck.",
                ),
                Passage::Marked(
                    Ruling,
                    "Nobody else sees the card that goes under the deck, only its kind. There has to be a card in the deck. [SH-6.4]",
                ),
            ],
        },
        Article {
            clause: "SH-2.3",
            title: "Game",
            passages: &[
                Passage::Text(
                    "Name another manager, who can't say no, and play a game as the visitor. [SH-3.1]",
                ),
                Passage::Marked(
                    Ruling,
                    "You can visit the same manager again and again, unless you play a league. [SH-5.1]",
                ),
            ],
        },
    ],
};
