//! The staged card, if it was dropped on something: it lies there, and not in the hand, while there is a choice to make.

use yew::prelude::*;

use super::Target;
use super::anchor::Anchor;
use super::cards::face;
use super::display_props::DisplayProps;
use crate::games::sloop::{Card, Stage};
use crate::staging::sloop::playable;

/// The card, and the anchor from which it will fly.
pub(super) type Laid = (Card, AttrValue);

/// The card that was dropped on this target, if it is still staged.
pub(super) fn laid_on(props: &DisplayProps, target: Target) -> Option<Laid> {
    let view = props.view();
    let play = props.play().filter(|play| play.onto == Some(target))?;
    let card = play.card(view)?;
    // Of identical cards, the last one flies.
    let others = playable(view).iter().filter(|it| **it == card).count() - 1;
    let anchor = match view.stage {
        Stage::Flipped { .. } => Anchor::Flipped(card),
        _ => Anchor::Hand(card),
    };
    Some((card, anchor.nth(others)))
}

/// The card itself, within the button of what it lies on.
pub(super) fn laid((card, anchor): Laid) -> Html {
    html! {
        <span class="laid" data-dropped="" data-anchor={anchor} aria-hidden="true">{ face(card) }</span>
    }
}
