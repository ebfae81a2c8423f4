//! The rules of Slapshot in English.

mod basics;
mod bout;
mod deck;
mod season;

use crate::i18n::rules::{Chapter, Passage};

/// All chapters, in the order of the booklet.
pub(in crate::i18n) const RULES: &[Chapter] = &[
    OPENING,
    CARDS,
    basics::SETTING_UP,
    basics::TURN,
    bout::GAME,
    season::PLAYOFFS,
    season::ADVANCED,
    deck::DECK,
];

const OPENING: Chapter = Chapter {
    name: "opening",
    title: "The game in a minute",
    passages: &[
        Passage::Text(
            "A hockey season for two to six managers. Your team is six cards: three forwards, two defensemen and a goalie. Only you see them.",
        ),
        Passage::Text(
            "On your turn you do one thing. _Trade_: take an unseen card from another team and give one back. _Draft_: swap a card for the top one of its deck. _Game_: visit another team and play.",
        ),
        Passage::Text(
            "In a game, both managers secretly put their six cards in order. Then the cards meet one pair at a time, and the higher value scores. But a goalie stops everyone except Tiny Tim, and whoever meets a bruiser is injured.",
        ),
        Passage::Text(
            "Each win moves your token up one space. The first token to reach Playoffs ends the season, and the two best teams play for the championship: the first to win four games.",
        ),
        Passage::Here(
            "the decks are shuffled for you, injured cards are replaced, and wins are counted. If a move isn't allowed, the table says why and names the rule.",
        ),
    ],
    articles: &[],
};

const CARDS: Chapter = Chapter {
    name: "cards",
    title: "What the cards do",
    passages: &[
        Passage::Text("There are 54 cards. The letter is the kind, and the number is the value."),
        Passage::Things(&[
            "[F9] _Forward_ (blue): a team has three.",
            "[D7] _Defenseman_ (green): a team has two.",
            "[G6] _Goalie_ (red): a team has one. A goalie stops everyone except Tiny Tim, and scores only on a lower goalie. [SH-3.4]",
            "[D6b] _Bruiser_ (a red cross): injures whoever it meets. [SH-3.5]",
            "[D0T] _Tiny Tim_: always scores on a goalie. [SH-3.4]",
        ]),
    ],
    articles: &[],
};
