//! Drawings of the cards of Swoop.

use yew::prelude::*;

use crate::games::swoop::Rank;
use crate::i18n::swoop::Msg;
use crate::ui::parts::{Figure, deck, print, printed};
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
const BACK: &str = "swoop-back";

/// The id of the print of a face.
pub(super) fn id(rank: Rank) -> String {
    format!("swoop-{}", rank.index())
}

/// The prints of all faces and the back.
pub(super) fn deck_prints() -> Html {
    let faces = Rank::ALL.into_iter().map(|rank| {
        let kind = if rank.swoops() { "sweeps" } else { "value" };
        print(GAME, id(rank), kind, face_print(rank))
    });
    let back = print(GAME, BACK.into(), "back", back_print());
    deck(faces.chain([back]))
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
