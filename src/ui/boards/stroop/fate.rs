//! The result of a player's last try, as shown in their zone.

use crate::i18n::Names;
use yew::prelude::*;

use crate::engine::Seat;
use crate::games::stroop::{Board, Fate};
use crate::i18n::stroop::{Prompt, Verdict};
use crate::ui::words::say;

/// The class for the style sheet, and the text; `None` if the try has not been judged yet.
pub(super) fn told(board: &Board, seat: Seat, names: &Names) -> Option<(&'static str, AttrValue)> {
    let (class, verdict) = match board.lately[seat].fate? {
        Fate::Waits(_) => return None,
        Fate::Landed(_) => ("landed", Verdict::Landed),
        Fate::Second(_, first) => ("second", Verdict::Second(&names[first])),
        Fate::TooLate(_) => ("late", Verdict::TooLate),
        Fate::Fumbled(card, centre) => (
            "fumbled",
            Verdict::Fumbled {
                card,
                centre,
                round: board.round,
            },
        ),
        Fate::CalledTooLate => ("late", Verdict::CalledTooLate),
        Fate::Barred(missed) => ("barred", Verdict::Barred(missed)),
    };
    Some((class, say(Prompt::Verdict(verdict))))
}
