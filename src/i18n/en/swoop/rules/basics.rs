//! Cards, the deal, and a turn.

use crate::i18n::rules::Footnote::{Described, Ruling};
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const SETTING_UP: Chapter = Chapter {
    name: "SW-1",
    title: "Setting up",
    passages: &[],
    articles: &[
        Article {
            clause: "SW-1.1",
            title: "The decks",
            passages: &[
                Passage::Text(
                    "Three to eight players. Up to four of them use three decks, mixed together. For every two players more, one more deck goes in.",
                ),
                Passage::Marked(Described, "A deck has 52 cards and 2 jokers."),
                Passage::Marked(
                    Ruling,
                    "One player more counts like two: five players use four decks, and seven use five.",
                ),
                Passage::Figures(&[
                    &["Players", "3 or 4", "5 or 6", "7 or 8"],
                    &["Decks", "3", "4", "5"],
                    &["Cards", "162", "216", "270"],
                ]),
            ],
        },
        Article {
            clause: "SW-1.2",
            title: "Nineteen cards each",
            passages: &[
                Passage::Text(
                    "All cards are mixed face down, and each player picks 19 of them. Without looking, you lay four in a row: these are your _face-down cards_. On each of them you lay another one, open to all: your _face-up cards_. Two such cards are a _stack_. The eleven that are left are your _hand_, which you sort. What nobody picked is set aside and not used.",
                ),
                Passage::Here(
                    "you are dealt your cards, and they are laid out and sorted for you.",
                ),
            ],
        },
        Article {
            clause: "SW-1.3",
            title: "Who starts",
            passages: &[
                Passage::Text("Everybody draws one of the unused cards to see who starts."),
                Passage::Marked(
                    Ruling,
                    "The highest card starts, and those who tie for it draw again. In this draw alone a [10] ranks between [9] and [J], and a [Joker] above the [K]. All see the drawn cards; then they are set aside.",
                ),
                Passage::Marked(Ruling, "Play goes clockwise."),
            ],
        },
        Article {
            clause: "SW-1.4",
            title: "The order of the ranks",
            passages: &[Passage::Text(
                "The ace is lowest and counts 1. Then come 2 to 9, jack, queen and king, which is highest. Tens and jokers have no place in that order: they are the _swoop cards_.",
            )],
        },
    ],
};

pub(super) const TURN: Chapter = Chapter {
    name: "SW-2",
    title: "A turn",
    passages: &[],
    articles: &[
        Article {
            clause: "SW-2.1",
            title: "Cards of one rank",
            passages: &[
                Passage::Text(
                    "Play one card or more, all of one rank, onto the pile: from your hand, from your own face-up cards, or from both. You may keep some of that rank back. You may not pass.",
                ),
                Passage::Example(&[
                    "Ann has [9 9] in hand, and a [9] lies face up before her.",
                    "She may play one, two or all three of them, whichever she likes.",
                ]),
            ],
        },
        Article {
            clause: "SW-2.2",
            title: "The same or lower",
            passages: &[Passage::Text(
                "If the pile is empty, anything may be played. Otherwise your cards must be of the rank that is on top, or of a lower one.",
            )],
        },
        Article {
            clause: "SW-2.3",
            title: "Higher takes the pile",
            passages: &[
                Passage::Text(
                    "If you play a higher rank, you _take the pile_: all of it goes into your hand, together with the cards that you have just played. Your turn ends.",
                ),
                Passage::Marked(Ruling, "The next player then starts an empty pile."),
                Passage::Marked(
                    Ruling,
                    "This is looked at first, however many cards you play: four kings on a [5] do not swoop, they take the pile.",
                ),
                Passage::Marked(
                    Ruling,
                    "You may do so on purpose, from your hand or with face-up cards, even if you have cards that fit. But the pile cannot be taken without playing.",
                ),
                Passage::Marked(
                    Ruling,
                    "A face-up card that you play higher goes into your hand with the pile. The card under it is uncovered then, but cannot be turned over in this turn.",
                ),
                Passage::Here(
                    "the button says how many cards and points you would take, and has to be held.",
                ),
            ],
        },
        Article {
            clause: "SW-2.4",
            title: "Suits",
            passages: &[Passage::Text("Suits never matter.")],
        },
    ],
};
