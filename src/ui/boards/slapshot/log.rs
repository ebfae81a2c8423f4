//! What is told of events: the lines of the log with the cards they mention, and what begins or ends with them.

use yew::AttrValue;

use crate::engine::{Seat, Told};
use crate::games::slapshot::{Card, Event, Secret, Slapshot};
use crate::i18n::Names;
use crate::i18n::slapshot::{Msg, log, moments};
use crate::ui::boards::kit::{EventMarks, Log, LogLine, Milestone, Spotlight};
use crate::ui::words::{language, say};

impl Log for Slapshot {
    fn log_line(told: &Told<Slapshot>, names: &Names) -> Option<LogLine> {
        let (words, (seat, cards)) = match told {
            Told::All(event) => (log::event(language(), event, names).into(), of_event(event)),
            Told::Only(seat, secret) => (
                say(log::Msg::secret(secret, &names[*seat])),
                (Some(*seat), vec![of_secret(secret)]),
            ),
        };
        let cards = cards.into_iter().map(|card| say(Msg::face(card)));
        LogLine::of(words, seat, cards)
    }

    /// Those whose teams play a game watch it pair by pair; the result stays.
    fn marks(event: &Event) -> EventMarks {
        let spotlight = |sides: [Seat; 2], stays| {
            let to = sides.into_iter().collect();
            Some(Spotlight { to, stays })
        };
        let milestone = |depth, name: fn() -> AttrValue| Some(Milestone { depth, name });
        match event {
            Event::Revealed { bout, .. } => EventMarks {
                spotlight: spotlight(bout.sides(), false),
                ..EventMarks::default()
            },
            Event::Won { bout, .. } => EventMarks {
                spotlight: spotlight(bout.sides(), true),
                ..EventMarks::default()
            },
            Event::Faced(bout) if bout.overtime > 0 => EventMarks {
                spotlight: spotlight(bout.sides(), true),
                milestone: milestone(1, || say(Msg::Overtime)),
                ..EventMarks::default()
            },
            Event::Faced(_) => EventMarks {
                milestone: milestone(0, || say(Msg::Game)),
                ..EventMarks::default()
            },
            _ => EventMarks::default(),
        }
    }

    fn last_turn(turn: &[&Event]) -> AttrValue {
        moments::Msg::turn(turn).map(say).unwrap_or_default()
    }
}

fn of_secret(secret: &Secret) -> Card {
    match secret {
        Secret::Drew(card) | Secret::Taken(card) | Secret::GivenBack(card) => *card,
    }
}

/// The player who acted, and the cards involved; of two that met, the one that scored comes first.
fn of_event(event: &Event) -> (Option<Seat>, Vec<Card>) {
    match *event {
        Event::Revealed {
            bout, cards, goal, ..
        } => {
            let [home, visiting] = cards;
            if goal == Some(bout.visitor) {
                (goal, vec![visiting, home])
            } else {
                (goal, vec![home, visiting])
            }
        }
        Event::Replaced(seat, card) => (Some(seat), vec![card]),
        Event::Faced(bout) => (
            Some(bout.visitor).filter(|_| bout.overtime == 0),
            Vec::new(),
        ),
        Event::Starts(seat)
        | Event::Picked(seat, _)
        | Event::TradeBegan { by: seat, .. }
        | Event::Traded { by: seat, .. }
        | Event::Drafted(seat, _)
        | Event::Passed(seat)
        | Event::LinedUp(seat)
        | Event::Tossed(seat)
        | Event::Won { winner: seat, .. }
        | Event::Moved { seat, .. }
        | Event::SeriesWon(seat) => (Some(seat), Vec::new()),
        Event::SeasonEnded | Event::SeriesBegan(_) => (None, Vec::new()),
    }
}
