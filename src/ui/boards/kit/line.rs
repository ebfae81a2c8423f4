//! A line of the log.

use yew::prelude::*;

use crate::engine::Seat;
use crate::ui::words::unbroken;

/// What happened, in words; and for the eye, whose doing it was and with which cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// All of it, in words.
    pub words: AttrValue,
    /// Who did it, where it was one player.
    pub seat: Option<Seat>,
    /// What stands on the cards of which it tells.
    pub cards: Vec<AttrValue>,
    /// Whether it says all that the line before it says, and more: whoever reads it needs no other.
    pub instead: bool,
}

impl Line {
    /// Words, whose doing they tell of, and what stands on the cards.
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

    /// It and what came of it, in one.
    #[must_use]
    pub fn then(&self, next: &Self) -> Self {
        let words = format!("{} {}", self.words, next.words);
        let cards = self.cards.iter().chain(&next.cards).cloned();
        Self::of(words, self.seat, cards)
    }

    /// It, as an item of a list. The cards are no text of the page: the words have said them.
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
