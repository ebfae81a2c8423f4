//! Drawings of the cards of Swoop, and its quick reference.

use yew::prelude::*;

use crate::games::GameId;
use crate::games::swoop::{Rank, Swoop};
use crate::i18n::swoop::Msg;
use crate::ui::boards::kit::Cards;
use crate::ui::components::{Figure, print, printed, rule_note, sprites};
use crate::ui::words::say;

/// A card, face up.
pub(super) fn face(rank: Rank) -> Html {
    printed(&id(rank))
}

/// A card, face down.
pub(super) fn back() -> Html {
    printed(BACK)
}

/// A number of cards of a rank, abbreviated.
pub(super) fn several(rank: Rank, cards: u8) -> Html {
    html! {
        <>
            { say(Msg::Face(rank)) }
            if cards > 1 {
                <small>{ "×" }{ cards }</small>
            }
        </>
    }
}

const GAME: &str = "swoop-card";
/// The id of the print of the back.
pub(super) const BACK: &str = "swoop-back";

/// The id of the print of a face.
pub(super) fn id(rank: Rank) -> String {
    format!("swoop-{}", rank.index())
}

/// A face, with a wing on cards that sweep.
fn face_print(rank: Rank) -> Html {
    let text = say(Msg::Face(rank));
    let figure = Figure::of(&text);
    html! {
        <>
            { figure.corners(&text) }
            { figure.middle(&text) }
            if rank.swoops() {
                <path class="wing" d="M28 118c14-12 30-12 44-2c-12-3-20-1-26 5c-5-5-11-6-18-3z" />
            } else {
                <path class="ornament" d="M36 122c9-8 19-8 28 0" />
            }
        </>
    }
}

fn back_print() -> Html {
    html! {
        <>
            <rect class="field" x="9" y="9" width="82" height="122" rx="5" />
            <path class="waves" d="M14 36c12-12 24-12 36 0s24 12 36 0M14 58c12-12 24-12 36 0s24 12 36 0M14 80c12-12 24-12 36 0s24 12 36 0M14 102c12-12 24-12 36 0s24 12 36 0" />
        </>
    }
}

impl Cards for Swoop {
    /// The prints of all faces and the back.
    fn sprites() -> Html {
        let faces = Rank::ALL.into_iter().map(|rank| {
            let kind = if rank.swoops() { "sweeps" } else { "value" };
            print(GAME, id(rank), kind, face_print(rank))
        });
        let back = print(GAME, BACK.into(), "back", back_print());
        sprites(faces.chain([back]))
    }

    fn reference() -> Html {
        html! { <div class="topics">{ for TOPICS.map(topic) }</div> }
    }
}

/// The quick reference: its paragraphs, with the clauses they are about and the cards they show.
const TOPICS: [(Msg<'_>, &str, &[Rank]); 7] = [
    (Msg::ReferenceFits, "SW-2.2", &[]),
    (Msg::ReferenceHigher, "SW-2.3", &[]),
    (Msg::ReferenceFour, "SW-3.1", &[]),
    (
        Msg::ReferenceSwoopCards,
        "SW-3.2",
        &[Rank::Ten, Rank::Joker],
    ),
    (Msg::ReferenceFaceDown, "SW-4.1", &[]),
    (Msg::ReferenceGoOn, "SW-4.3", &[]),
    (Msg::ReferenceScore, "SW-5.2", &[]),
];

fn topic((words, clause, cards): (Msg<'_>, &'static str, &[Rank])) -> Html {
    let cards = cards.iter().map(|&rank| face(rank));
    rule_note(GameId::Swoop, clause, cards, say(words))
}
