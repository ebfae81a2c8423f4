//! The cards of the pile: those of the rank on top side by side, and below them the others, each askew in its own way.

use std::ops::Range;

use yew::prelude::*;

use super::anchor::Anchor;
use super::cards::face;
use crate::games::swoop::{Counts, Rank, SWOOP, View};

/// How many cards below those on top are shown.
const SHOWN: u16 = 10;

/// How many ways there are to lie askew.
const WAYS: u16 = 5;

/// The cards of a pile from the bottom up: values on it never rise.
pub(super) fn from_bottom(pile: &Counts) -> impl Iterator<Item = Rank> {
    let each = |(rank, many): (Rank, u8)| std::iter::repeat_n(rank, usize::from(many));
    pile.iter().rev().flat_map(each)
}

/// Which cards, counted from the bottom, are shown below those on top.
fn shown_under(view: &View) -> Range<u16> {
    let run = view.top().map_or(0, |(_, run)| run);
    let under = view.pile.total() - u16::from(run);
    under.saturating_sub(SHOWN)..under
}

/// The cards as they lie. There is a place for each card of a swoop.
pub(super) fn heap(view: &View) -> Html {
    let top = view.top();
    let run = top.map_or(0, |(_, run)| run);
    let shown = shown_under(view);
    let under = (0..).zip(from_bottom(&view.pile));
    let under = under.filter(|(nth, _)| shown.contains(nth));
    let below = |(nth, rank): (u16, Rank)| {
        let class = format!("under way-{}", nth % WAYS);
        let anchor = Anchor::Under(nth).to_string();
        html! { <i key={anchor.clone()} {class} data-anchor={anchor}>{ face(rank) }</i> }
    };
    let card = |place: u8| {
        let lies = top.filter(|_| place < run).map(|(rank, _)| face(rank));
        html! {
            <span key={place} class="laid" data-anchor={Anchor::Top(place).to_string()}>{ lies.unwrap_or_default() }</span>
        }
    };
    html! {
        <div class="heap" data-anchor={Anchor::Pile.to_string()} aria-hidden="true">
            { for under.map(below) }
            { for (0..run.max(SWOOP)).map(card) }
            <span key="spot" class="laid" data-spot="" />
        </div>
    }
}
