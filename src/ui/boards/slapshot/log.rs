//! What is told of events: the lines of the log with the cards they mention, and what begins or ends with them.

use yew::AttrValue;

use crate::engine::{MAX_SEATS, Seat, Told};
use crate::games::slapshot::cards::TEAM;
use crate::games::slapshot::season::FINAL;
use crate::games::slapshot::{Card, Event, Secret, Slapshot};
use crate::i18n::Names;
use crate::i18n::slapshot::{Msg, log, moments};
use crate::ui::boards::kit::{EventMarks, Log, LogLine, Milestone, Moods, Spotlight};
use crate::ui::words::{language, say};

impl Log for Slapshot {
    fn log_line(told: &Told<Slapshot>, names: &Names) -> Option<LogLine> {
        let (words, (seat, cards)) = match told {
            // One line tells of all the picks of a team.
            Told::All(Event::Picked(..)) => return None,
            Told::All(event) => (log::event(language(), event, names).into(), of_event(event)),
            Told::Only(seat, secret) => (
                say(log::Msg::secret(secret, &names[*seat])),
                (Some(*seat), vec![of_secret(secret)]),
            ),
        };
        let cards = cards.into_iter().map(|card| say(Msg::face(card)));
        LogLine::of(words, seat, cards)
    }

    /// A team that is complete has a line.
    fn next_line(told: &[Told<Slapshot>], names: &Names) -> Option<LogLine> {
        let last = told.last()?;
        let Told::All(event @ Event::Picked(seat, _)) = last else {
            return Self::log_line(last, names);
        };
        let picks =
            |told: &&Told<Slapshot>| matches!(told, Told::All(Event::Picked(by, _)) if by == seat);
        let complete = told.iter().filter(picks).count() == TEAM;
        let words = complete.then(|| log::event(language(), event, names))?;
        LogLine::of(words, Some(*seat), [])
    }

    /// Those whose teams play a game watch it pair by pair; the result stays.
    fn marks(event: &Event) -> EventMarks {
        let spotlight = |sides: [Seat; 2], stays| {
            let to = sides.into_iter().collect();
            Some(Spotlight { to, stays })
        };
        let spotlight_for_all = || {
            let to = (0..MAX_SEATS as u8).map(Seat).collect();
            Some(Spotlight { to, stays: true })
        };
        let milestone = |depth, name: fn() -> AttrValue| Some(Milestone { depth, name });
        let scored = |sides: [Seat; 2], seat: Seat| Moods::sorry(sides).with([seat], []);
        match event {
            Event::Revealed { bout, goal, .. } => EventMarks {
                spotlight: spotlight(bout.sides(), false),
                moods: goal.map_or_else(Moods::default, |goal| scored(bout.sides(), goal)),
                ..EventMarks::default()
            },
            Event::Won { bout, winner, .. } => EventMarks {
                spotlight: spotlight(bout.sides(), true),
                moods: scored(bout.sides(), *winner),
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
            // Everybody sees who plays for the cup, the games, and who wins it.
            Event::SeriesBegan(series) => EventMarks {
                spotlight: spotlight_for_all(),
                gathers: series.to == FINAL,
                ..EventMarks::default()
            },
            Event::SeriesWon(seat) => EventMarks {
                spotlight: spotlight_for_all(),
                moods: Moods::glad([*seat]),
                ..EventMarks::default()
            },
            _ => EventMarks::default(),
        }
    }

    fn lately(seat: Seat, _turn: &[&Event], since: &[&Event]) -> AttrValue {
        moments::Msg::lately(seat, since)
            .map(say)
            .unwrap_or_default()
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
