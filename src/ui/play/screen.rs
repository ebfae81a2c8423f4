//! How far the screen has come. The table may be ahead: the screen shows what happened up to the
//! pause that it is in.

use yew::prelude::*;

use super::annals::Annals;
use super::look_back::Moment;

/// See the top of this file.
pub(super) struct Screen {
    /// How much the table saw happen, as far as the screen has come.
    pub(super) until: usize,
    /// The pause that it is in: its place among what the table saw happen, and its heading.
    pub(super) pause: Option<(usize, AttrValue)>,
    /// How much of it belongs to the rounds before this one.
    pub(super) round: usize,
}

impl Screen {
    /// Of a table now, whose first `seen_to` news were looked at in pauses, or at another moment.
    pub(super) fn of(annals: &Annals, moment: Option<Moment>, seen_to: usize) -> Self {
        let seen_to = match moment {
            None => seen_to,
            Some(Moment { step, on: true }) => annals.seen_by(step.saturating_sub(1)),
            Some(_) => usize::MAX,
        };
        let mut screen = Self {
            until: 0,
            pause: None,
            round: 0,
        };
        for (_, mark) in annals.public() {
            if let Some(heading) = &mark.pause {
                if screen.until >= seen_to {
                    screen.pause = Some((screen.until, heading.clone()));
                    break;
                }
                screen.round = screen.until + 1;
            }
            screen.until += 1;
        }
        screen
    }
}
