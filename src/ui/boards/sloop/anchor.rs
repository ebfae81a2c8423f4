//! The anchors between which cards fly: the values of `data-anchor`.

use std::fmt;

use yew::AttrValue;

use crate::engine::Seat;
use crate::games::sloop::{Card, Value};

/// An anchor. That of a card stands for one of several identical ones, which are [numbered](Self::nth).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    /// A card of the viewer's hand.
    Hand(Card),
    /// A flipped card.
    Flipped(Card),
    /// A player's area of the table.
    Seat(Seat),
    /// A player's hand, where it is shown; otherwise the area.
    Held(Seat),
    /// A player's score pile.
    Pile(Seat),
    /// A loose card of the display.
    Loose(Card),
    /// The build with this number.
    Build(Value),
    /// A player's place for a build.
    Stand(Seat),
    /// The whole display.
    Display,
    /// Where captured cards are gathered.
    Gathers,
    /// Where everybody sees a stolen card on its way: one of several places beside one another.
    Spoils(usize),
    /// The draw pile.
    Deck,
    /// Where cards leave the game.
    Gone,
}

impl Anchor {
    /// The anchor of one of several identical cards, numbered from 0.
    pub(super) fn nth(self, nth: usize) -> AttrValue {
        format!("{self}-{nth}").into()
    }
}

impl fmt::Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(card) => write!(f, "hand-{}", card.kind()),
            Self::Flipped(card) => write!(f, "flipped-{}", card.kind()),
            Self::Seat(seat) => write!(f, "seat-{seat}"),
            Self::Held(seat) => write!(f, "seat-{seat}-hand"),
            Self::Pile(seat) => write!(f, "seat-{seat}-pile"),
            Self::Loose(card) => write!(f, "display-{}", card.kind()),
            Self::Build(number) => write!(f, "display-build{}", number.number()),
            Self::Stand(seat) => write!(f, "stand-{seat}"),
            Self::Display => f.write_str("display"),
            Self::Gathers => f.write_str("gathers"),
            Self::Spoils(at) => write!(f, "spoils-{at}"),
            Self::Deck => f.write_str("deck"),
            Self::Gone => f.write_str("gone"),
        }
    }
}

/// Each card with the number of identical cards before it.
pub(super) fn numbered(
    cards: impl IntoIterator<Item = Card>,
) -> impl Iterator<Item = (Card, usize)> {
    let mut before = [0; Card::KINDS];
    cards.into_iter().map(move |card| {
        let nth = before[card.kind()];
        before[card.kind()] += 1;
        (card, nth)
    })
}
