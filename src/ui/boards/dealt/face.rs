//! The face of a card.

use yew::prelude::*;

use crate::games::dealt::Card;
use crate::i18n::dealt::Msg;
use crate::ui::say;

/// The classes of a card's face.
pub(super) fn classes(card: Card) -> Classes {
    classes!(
        "card",
        match card {
            Card::Number(_) => "number",
            Card::X => "wild",
            Card::Stop => "stop",
            Card::Redraw => "redraw",
        },
        matches!(card, Card::Number(value) if matches!(value.number(), 6 | 9)).then_some("sixnine")
    )
}

/// A card that lies there.
pub(super) fn face(card: Card, key: usize) -> Html {
    html! { <span {key} class={classes(card)}>{ say(Msg::Card(card)) }</span> }
}
