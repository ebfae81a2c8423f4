//! The one sentence that says what is awaited, and of whom.

use yew::prelude::*;

use super::staged::Staged;
use crate::engine::{BySeat, Observation};
use crate::games::dealt::{Action, Card, Dealt, Stage};
use crate::i18n::dealt::{Open, Prompt};
use crate::i18n::shell::Msg;
use crate::ui::say;

/// The prompt for these eyes.
pub(super) fn prompt(
    seen: &Observation<Dealt>,
    staged: Staged,
    names: &BySeat<String>,
) -> AttrValue {
    let view = &seen.view;
    match view.stage {
        Stage::Turn(seat) if seen.mine() => {
            let name = names[seat].as_str();
            if let Some(card) = staged_reserve(seen, staged) {
                say(Prompt::ChooseGap(card))
            } else if view.trick.turns.is_empty() {
                say(Prompt::Lead { name })
            } else {
                say(Prompt::Follow {
                    name,
                    highest: view.trick.highest(),
                    open: open(seen),
                })
            }
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

/// What the rules leave open.
fn open(seen: &Observation<Dealt>) -> Open {
    let any = |is: fn(&Action) -> bool| seen.legal().any(is);
    Open {
        beat: any(|action| matches!(action, Action::Play { .. })),
        reserve: any(|action| matches!(action, Action::TakeReserve { .. })),
        stop: any(|action| matches!(action, Action::Stop { .. })),
        redraw: any(|action| matches!(action, Action::Redraw { .. })),
    }
}

/// The reserve that is looking for its place.
pub(super) fn staged_reserve(seen: &Observation<Dealt>, staged: Staged) -> Option<Card> {
    match staged {
        Staged::Reserve { which, .. } => {
            *seen.view.reserves[seen.eyes.seat()?].get(usize::from(which))?
        }
        _ => None,
    }
}
