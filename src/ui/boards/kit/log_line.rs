//! A line of the log.

use yew::prelude::*;

use crate::engine::Seat;
use crate::ui::words::unbroken;

/// An event in words, and for sighted readers the player and cards involved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The full text.
    pub words: AttrValue,
    /// The player who acted, if it was one.
    pub seat: Option<Seat>,
    /// The faces of the cards it mentions.
    pub cards: Vec<AttrValue>,
    /// Whether it says all that the previous line says, and more, and so replaces it.
    pub instead: bool,
}

impl LogLine {
    /// Creates a line from its text, player and card faces.
    pub fn of(
        words: impl Into<AttrValue>,
        seat: Option<Seat>,
        cards: impl IntoIterator<Item = AttrValue>,
    ) -> Self {
        Self {
            words: words.into(),
            seat,
            cards: cards.into_iter().collect(),
            instead: false,
        }
    }

    /// This line and its consequence, joined.
    #[must_use]
    pub fn then(&self, next: &Self) -> Self {
        let words = format!("{} {}", self.words, next.words);
        let cards = self.cards.iter().chain(&next.cards).cloned();
        Self::of(words, self.seat, cards)
    }

    /// The line as a list item. The cards are not text: the words already name them.
    pub fn item(&self, key: usize) -> Html {
        let seat = self.seat.map(|seat| format!("seat-{}", seat.0));
        let card = |(place, face): (usize, &AttrValue)| {
            html! { <i key={place} data-face={face} /> }
        };
        html! {
            <li {key} class={classes!("line", seat)}>
                { unbroken(&self.words) }
                if !self.cards.is_empty() {
                    <span class="minis" aria-hidden="true">{ for self.cards.iter().enumerate().map(card) }</span>
                }
            </li>
        }
    }
}
