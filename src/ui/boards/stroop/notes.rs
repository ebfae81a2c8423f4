//! Notes for new players of Stroop, shown while time is paused.

use super::stage::Stage;
use crate::i18n::stroop::{Msg, Note};
use crate::ui::boards::kit;
use crate::ui::words::say;

/// The notes for this moment.
pub(super) fn notes(stage: Stage, round: u8) -> Vec<kit::Note> {
    let (note, id) = match (stage, round) {
        (Stage::Ready, 1) => (Note::NoTurns, "stroop-no-turns"),
        (Stage::Ready, _) => (Note::Stop, "stroop-stop"),
        _ => return Vec::new(),
    };
    let words = say(Msg::Note(note));
    vec![kit::Note { id, words }]
}
