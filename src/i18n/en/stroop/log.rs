//! The log of Stroop, in English.

use super::cards::{in_line, quoted, round};
use crate::engine::Seat;
use crate::games::stroop::{Ending, Event};
use crate::i18n::en::words::{capital, count, possessive, within};
use crate::i18n::stroop::Names;

/// The line of the log for an event.
pub(super) fn event(event: &Event, names: &Names) -> String {
    let who = |seat: &Seat| &names[*seat];
    match event {
        Event::RoundBegan { round: it, centre } => {
            capital(&format!("{} started on {}.", round(*it), in_line(*centre)))
        }
        // Everybody draws all the time, and a waiting card lands or comes second in a moment.
        Event::Drew { .. } | Event::Waits { .. } => String::new(),
        Event::Landed { seat, card } => format!("{} played {}.", who(seat), in_line(*card)),
        Event::Second { seat, card } => format!(
            "{} {} came second and went back.",
            possessive(who(seat)),
            quoted(*card)
        ),
        Event::TooLate { seat, card } => format!(
            "{} {} came just too late and went back.",
            possessive(who(seat)),
            quoted(*card)
        ),
        Event::Fumbled { seat, card, .. } => {
            format!("{} tried {}, but it didn't fit.", who(seat), in_line(*card))
        }
        Event::Barred { seat, missed } => format!(
            "{} called STOP but could still have played {}: out for the round.",
            who(seat),
            in_line(*missed)
        ),
        Event::CalledTooLate { seat } => format!(
            "{} called STOP just as the middle changed, so it didn't count.",
            who(seat)
        ),
        Event::Paused { seat } => format!("{} paused the game.", who(seat)),
        Event::RoundEnded { round: it, why } => {
            let why = match why {
                Ending::AllBarred => "everyone was out".into(),
                Ending::Called(_) | Ending::Stuck => because(*why, names),
            };
            capital(&format!("{} ended: {why}.", round(*it)))
        }
        Event::DealtOut { each, filled } => dealt_out(*each, *filled),
    }
}

fn because(why: Ending, names: &Names) -> String {
    match why {
        Ending::Called(seat) => {
            format!("{} called STOP", within(&names[seat]))
        }
        Ending::AllBarred => "everyone called STOP too soon".into(),
        Ending::Stuck => "nobody could draw or play".into(),
    }
}

/// "The middle pile was dealt out, 12 cards each, with 2 new ones to make it even."
fn dealt_out(each: u8, filled: u8) -> String {
    let each = count(each, "card");
    let filled = match filled {
        0 => String::new(),
        1 => ", with 1 new one to make it even".into(),
        more => format!(", with {more} new ones to make it even"),
    };
    format!("The middle pile was dealt out, {each} each{filled}.")
}
