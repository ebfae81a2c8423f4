//! The score of Dealt!: who gave up a chip in which round.

use crate::games::dealt::{Event, View};
use crate::i18n::dealt::Msg;
use crate::ui::parts::Sheet;
use crate::ui::words::say;

/// A column for each lost round, and the chips left.
pub(super) fn sheet(events: &[&Event], view: &View) -> Sheet {
    let mut rounds = Vec::new();
    for event in events {
        match event {
            Event::RoundLost { .. } => {
                rounds.push(view.chips.map(|_, _| say(Msg::KeptChips)));
            }
            Event::GaveChip { seat, .. } => mark(&mut rounds, |marks| {
                marks[*seat] = say(Msg::GaveOne);
            }),
            Event::LostGame { seat } => mark(&mut rounds, |marks| {
                marks[*seat] = say(Msg::OwedOne);
            }),
            _ => {}
        }
    }
    Sheet {
        caption: say(Msg::ChipsGiven),
        rounds,
        total: say(Msg::ChipsLeft),
        totals: view.chips.map(|_, chips| chips.to_string().into()),
    }
}

fn mark<T>(rounds: &mut [T], write: impl FnOnce(&mut T)) {
    if let Some(last) = rounds.last_mut() {
        write(last);
    }
}
