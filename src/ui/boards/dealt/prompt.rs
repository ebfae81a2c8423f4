//! The one sentence that says what is awaited, and of whom.

use yew::prelude::*;

use super::staged::Staged;
use crate::engine::{BySeat, Eyes};
use crate::games::dealt::{Stage, View, reserves_left};
use crate::i18n::dealt::Prompt;
use crate::i18n::shell::Msg;
use crate::ui::say;

/// The prompt for these eyes.
pub(super) fn prompt(view: &View, eyes: Eyes, staged: Staged, names: &BySeat<String>) -> AttrValue {
    let mine = |seat| eyes == Eyes::Seat(seat);
    match view.stage {
        Stage::Turn(seat) if mine(seat) => {
            if let Some(card) = staged_reserve(view, eyes, staged) {
                return say(Prompt::ChooseGap(card));
            }
            let name = names[seat].as_str();
            if view.trick.turns.is_empty() {
                return say(Prompt::Lead { name });
            }
            let reserve = reserves_left(&view.reserves[seat]) > 0;
            say(Prompt::Follow {
                name,
                highest: view.trick.highest(),
                reserve,
            })
        }
        Stage::Redrawing {
            by,
            drawn: Some(card),
            left,
        } => say(Prompt::Place {
            name: &names[by],
            card,
            left,
        }),
        Stage::Turn(seat) | Stage::Redrawing { by: seat, .. } => {
            say(Msg::Thinking { name: &names[seat] })
        }
        Stage::Over(_) => AttrValue::default(),
    }
}

/// The reserve that is looking for its place.
pub(super) fn staged_reserve(
    view: &View,
    eyes: Eyes,
    staged: Staged,
) -> Option<crate::games::dealt::Card> {
    match staged {
        Staged::Reserve { which, .. } => *view.reserves[eyes.seat()?].get(usize::from(which))?,
        _ => None,
    }
}
