//! What is told of events: the lines of the log with the cards they mention, and what begins or ends with them.

use yew::AttrValue;

use super::flights::Put;
use crate::engine::{Seat, Told};
use crate::games::swoop::{Event, Rank, Swoop};
use crate::i18n::Names;
use crate::i18n::swoop::{Msg, log};
use crate::ui::boards::kit::{EventMarks, Log, LogLine, Milestone, Moods, RoundEnd};
use crate::ui::words::{language, say};

impl Log for Swoop {
    fn log_line(told: &Told<Swoop>, names: &Names) -> Option<LogLine> {
        let (words, (seat, cards)) = match told {
            Told::All(event) => (log::event(language(), event, names).into(), of_event(event)),
            Told::Only(seat, secret) => (
                say(log::Msg::secret(secret, &names[*seat])),
                (Some(*seat), Vec::new()),
            ),
        };
        let cards = cards.into_iter().map(|rank| say(Msg::Face(rank)));
        LogLine::of(words, seat, cards)
    }

    fn marks(event: &Event) -> EventMarks {
        match event {
            Event::RoundBegan { round, .. } => EventMarks {
                pause: RoundEnd::before(*round, |round| say(Msg::RoundOver(round))),
                milestone: Some(Milestone {
                    depth: 0,
                    name: || say(Msg::Round),
                }),
                ..EventMarks::default()
            },
            Event::WentOut { seat } => EventMarks {
                settles: true,
                moods: Moods::glad([*seat]),
                ..EventMarks::default()
            },
            Event::Scored { .. } => EventMarks {
                settles: true,
                ..EventMarks::default()
            },
            Event::Swooped { seat, .. } => EventMarks {
                moods: Moods::glad([*seat]),
                ..EventMarks::default()
            },
            Event::TookPile { seat, .. } => EventMarks {
                moods: Moods::sorry([*seat]),
                ..EventMarks::default()
            },
            _ => EventMarks::default(),
        }
    }

    fn last_turn(turn: &[&Event]) -> AttrValue {
        log::turn_in_brief(language(), turn).into()
    }
}

/// The player who acted, and the cards involved.
fn of_event(event: &Event) -> (Option<Seat>, Vec<Rank>) {
    if let Some(put) = Put::of(event) {
        let cards = usize::from(put.hand) + usize::from(put.stacks.count());
        return (Some(put.seat), vec![put.rank; cards]);
    }
    match *event {
        Event::Drew { seat, card } => (Some(seat), vec![card]),
        Event::Starts { seat }
        | Event::Swooped { seat, .. }
        | Event::TookPile { seat, .. }
        | Event::EndedTurn { seat }
        | Event::WentOut { seat } => (Some(seat), Vec::new()),
        Event::Scored { seat, ref left, .. } => {
            let each = |(rank, many): (Rank, u8)| std::iter::repeat_n(rank, usize::from(many));
            (Some(seat), left.iter().flat_map(each).collect())
        }
        _ => (None, Vec::new()),
    }
}
