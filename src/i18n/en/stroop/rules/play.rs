//! Drawing and playing.

use crate::i18n::rules::Footnote::{Option, Ruling};
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const PLAY: Chapter = Chapter {
    name: "ST-3",
    title: "Playing",
    passages: &[],
    articles: &[
        Article {
            clause: "ST-3.1",
            title: "Drawing",
            passages: &[Passage::Text(
                "Everyone plays at the same time, without turns. Draw the top card of your own pile into your hand, one at a time, as often and as fast as you like. There's no limit to your hand.",
            )],
        },
        Article {
            clause: "ST-3.2",
            title: "Playing a card",
            passages: &[
                Passage::Text(
                    "Put a card from your hand onto the middle if it fits the card that's on top there now. If you have a card that fits, you have to play it.",
                ),
                Passage::Marked(
                    Ruling,
                    "Nobody makes you. But if you call STOP with a card that fits, that's a mistake. [ST-4.2]",
                ),
            ],
        },
        Article {
            clause: "ST-3.3",
            title: "What fits in round one",
            passages: &[
                Passage::Text(
                    "In round one, the card in the middle has to _describe_ yours: its word has to be your card's color, size, pattern or number of letters, or its direction in the advanced deck.",
                ),
                Passage::Example(&[
                    "In the middle is the word big in little solid red letters.",
                    "Ann plays the word yellow in big hollow black letters. It's big, so it fits.",
                    "The word red in little solid blue letters wouldn't fit: it isn't big.",
                ]),
            ],
        },
        Article {
            clause: "ST-3.4",
            title: "What fits in round two",
            passages: &[
                Passage::Text(
                    "In round two, your card has to describe the one in the middle: your word has to be its color, size, pattern or number of letters, or its direction.",
                ),
                Passage::Example(&[
                    "In the middle is the word big in little solid red letters.",
                    "Ann plays the word red in big hollow blue letters. The middle is printed in red, so it fits.",
                    "The word four in big solid red letters wouldn't fit: the middle has three letters.",
                ]),
            ],
        },
        Article {
            clause: "ST-3.5",
            title: "Two at the same time",
            passages: &[
                Passage::Text(
                    "If two players play at the same time, the card that arrives second goes back to its player's hand.",
                ),
                Passage::Marked(
                    Ruling,
                    "The first card that fits opens a _tie_. It lasts 10 milliseconds, counted from that card alone, the first and the last included: screens and keyboards can't tell times that close apart. Cards that others play in a tie are judged against the same card in the middle, one for each player.",
                ),
                Passage::Marked(
                    Ruling,
                    "If more than one of them fits, the card of whoever comes first in the _tie order_ lands, and the others go back. The tie order is drawn at random when the game begins. Whoever wins a tie moves to its end.",
                ),
                Passage::Marked(
                    Ruling,
                    "After someone else's card has landed, anything you play in less than 150 milliseconds was meant for the card that's gone, because nobody reacts that fast. It goes back without a penalty, even if it would fit. This is the _contention window_.",
                ),
                Passage::Marked(
                    Option,
                    "The contention window can be 0 to 400 milliseconds.",
                ),
                Passage::Example(&[
                    "Ann plays a card that fits, and so does Bo 7 milliseconds later. That's a tie.",
                    "Bo comes first in the tie order, so his card lands and Ann's goes back. Now he's last.",
                    "Cy's card arrives 60 milliseconds after that. It goes back too, but he can try again at once.",
                ]),
            ],
        },
        Article {
            clause: "ST-3.6",
            title: "Cards that don't fit",
            passages: &[
                Passage::Text(
                    "A card that doesn't fit goes back to its player's hand, and play goes on.",
                ),
                Passage::Marked(
                    Ruling,
                    "If someone else's card landed less than 350 milliseconds before, and yours was right until then, it was just _too late_. There's no penalty.",
                ),
                Passage::Marked(
                    Ruling,
                    "Otherwise it's a _fumble_, and nothing you play counts for the next 700 milliseconds. This is the _fumble pause_. You can draw and call STOP meanwhile, and more tries don't make it longer. The others aren't held up.",
                ),
                Passage::Marked(Option, "The fumble pause can be 0 to 2000 milliseconds."),
                Passage::Marked(
                    Ruling,
                    "Only a card that was played can land: not one that goes back, and not the one a round starts on. All these times are game time, which stands still while the game is paused. A pause also ends ties, and nothing is second or too late because of a card that landed before it. But a fumble pause goes on when the game does.",
                ),
            ],
        },
        Article {
            clause: "ST-3.7",
            title: "Saying the word",
            passages: &[
                Passage::Text("Whoever plays a card says its word out loud."),
                Passage::Marked(Option, "The page can say the words instead."),
            ],
        },
    ],
};
