//! Tricks, and the cards that interfere with them.

use crate::i18n::rules::Footnote::Ruling;
use crate::i18n::rules::{Article, Chapter, Passage};

pub(super) const TRICK: Chapter = Chapter {
    name: "DE-3",
    title: "A trick",
    passages: &[],
    articles: &[
        Article {
            clause: "DE-3.1",
            title: "Everybody acts once",
            passages: &[
                Passage::Text(
                    "All who hold cards when a trick begins act in it exactly once, clockwise, beginning with its leader. The others are passed over. The leader plays any combination, a Stop or a Redraw.",
                ),
                Passage::Marked(Ruling, "The leader cannot take a reserve card."),
            ],
        },
        Article {
            clause: "DE-3.2",
            title: "Following",
            passages: &[
                Passage::Text(
                    "Everybody after the leader does one of these: plays a combination that beats the highest one in the trick; plays a Stop or a Redraw; or takes one of their own reserve cards and puts it anywhere into the hand.",
                ),
                Passage::Text(
                    "While there is no combination in the trick yet, any combination may be played. And as long as you have a reserve card you may take it, even if you could play.",
                ),
                Passage::Example(&[
                    "Ann leads [11 11], a pair.",
                    "Bo beats it with [6 7 8], a 3-straight.",
                    "Cy cannot beat that, takes the [7] from her reserve and puts it beside her 6: a 2-straight for later.",
                    "Di cannot either, and takes the [12] from his.",
                ]),
            ],
        },
        Article {
            clause: "DE-3.3",
            title: "Cleared away",
            passages: &[Passage::Text(
                "The cards of a trick that is over are discarded.",
            )],
        },
        Article {
            clause: "DE-3.4",
            title: "Who leads the next trick",
            passages: &[
                Passage::Text("The first of these that fits:"),
                Passage::Points(&[
                    &[Passage::Text(
                        "The leader of a trick without a combination, who drew for a Redraw of their own. [DE-4.5]",
                    )],
                    &[
                        Passage::Text(
                            "If a Stop ended the trick: the player of the Stop, if that player still holds cards.",
                        ),
                        Passage::Marked(
                            Ruling,
                            "This goes before (c), also where the player of the highest combination has just drawn for a Redraw. And a last card that is a Stop leads to (c), whoever led the trick.",
                        ),
                    ],
                    &[Passage::Text(
                        "The player of the highest combination, if that player holds cards once any drawing is done.",
                    )],
                    &[
                        Passage::Text(
                            "The player of the second highest combination, if that player holds cards.",
                        ),
                        Passage::Marked(
                            Ruling,
                            "Else that of the third highest, and so on down the trick.",
                        ),
                    ],
                    &[
                        Passage::Text(
                            "If none of them holds cards, the neighbour to the right of the player who ended the trick with a Stop, or else of the player of the highest combination.",
                        ),
                        Passage::Marked(
                            Ruling,
                            "If that neighbour has no cards, it is the nearest to the right who has. After a Stop we count from its player, even if somebody else led the trick.",
                        ),
                    ],
                ]),
            ],
        },
        Article {
            clause: "DE-3.5",
            title: "Reserves are no hand",
            passages: &[Passage::Text(
                "Reserve cards do not count as hand cards. Whose hand is empty is out, even with reserve cards left.",
            )],
        },
    ],
};

pub(super) const STOP_AND_REDRAW: Chapter = Chapter {
    name: "DE-4",
    title: "Stop and Redraw",
    passages: &[],
    articles: &[
        Article {
            clause: "DE-4.1",
            title: "Alone, at any turn",
            passages: &[Passage::Text(
                "A Stop or a Redraw is played alone. It may be played whenever it is your turn, to lead or to follow, and need not beat anything.",
            )],
        },
        Article {
            clause: "DE-4.2",
            title: "Stop",
            passages: &[Passage::Text(
                "[Stop] ends the trick at once. Who has not acted in it yet does not.",
            )],
        },
        Article {
            clause: "DE-4.3",
            title: "Redraw",
            passages: &[
                Passage::Text(
                    "The trick goes on after a [Redraw]. When it is over, the player of its highest combination draws three cards from the draw pile, or six if both Redraws were played. They are drawn one by one, and each goes to any place in the hand. This holds also when a Stop ended the trick, and even for a player whose hand was empty, who is then back in.",
                ),
                Passage::Marked(
                    Ruling,
                    "You see each card before you place it, and place it before you see the next.",
                ),
                Passage::Example(&[
                    "Ann leads [12].",
                    "Bo plays [7 6], and Cy [11 12].",
                    "Di plays a [Redraw].",
                    "Cy has the highest combination, and draws three cards.",
                ]),
            ],
        },
        Article {
            clause: "DE-4.4",
            title: "A draw pile that is too small",
            passages: &[Passage::Marked(
                Ruling,
                "It would give what it has. With this deck that cannot happen: a round draws six cards at most, and no draw pile is smaller.",
            )],
        },
        Article {
            clause: "DE-4.5",
            title: "A Redraw that nobody answers",
            passages: &[Passage::Text(
                "If a trick was led with a Redraw and nobody played a combination in it, its leader draws the three cards, or six. This holds also when a Stop ended the trick, and even if the Redraw was the leader's last card.",
            )],
        },
        Article {
            clause: "DE-4.6",
            title: "Where Redraws go",
            passages: &[Passage::Marked(
                Ruling,
                "They are discarded with the trick, like all its cards. The rule book has the leader of an unanswered Redraw \u{201c}take\u{201d} it; we read this as drawing for it, not as taking the card into the hand.",
            )],
        },
    ],
};
