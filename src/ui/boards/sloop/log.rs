//! What is told of events: the lines of the log with the cards they mention, and what begins or ends with them.

use yew::AttrValue;

use crate::engine::{Seat, Told};
use crate::games::sloop::{Card, Event, Secret, Sloop};
use crate::i18n::Names;
use crate::i18n::sloop::{Msg, log};
use crate::ui::boards::kit::{EventMarks, Log, LogLine, Milestone, Moods};
use crate::ui::words::{language, say};

impl Log for Sloop {
    fn log_line(told: &Told<Sloop>, names: &Names) -> Option<LogLine> {
        let (words, (seat, cards)) = match told {
            Told::All(event) => {
                let words = log::event(language(), event, names);
                (words.into(), of_event(event))
            }
            Told::Only(seat, secret) => (
                say(log::Msg::secret(secret, &names[*seat])),
                (Some(*seat), of_secret(secret)),
            ),
        };
        let cards = cards.into_iter().map(|card| say(Msg::Face(card)));
        LogLine::of(words, seat, cards)
    }

    /// The whole game is one round; its parts are turns.
    fn marks(event: &Event) -> EventMarks {
        let turn = || Milestone {
            depth: 1,
            name: || say(log::Msg::Turn),
        };
        EventMarks {
            milestone: matches!(event, Event::Turn { .. }).then(turn),
            settles: matches!(event, Event::TookRest { .. }),
            routine: matches!(event, Event::TurnedUp(_) | Event::Drew { .. }),
            moods: moods(event),
            ..EventMarks::default()
        }
    }

    /// What the player did, without what began the next player's turn.
    fn last_turn(turn: &[&Event]) -> AttrValue {
        let seat = turn.first().and_then(|event| of_event(event).0);
        let own = |event: &&Event| of_event(event).0 == seat;
        let own: Vec<&Event> = turn.iter().copied().filter(own).collect();
        log::turn_in_brief(language(), &own).into()
    }
}

/// How many cards make a capture a big one.
const MANY: usize = 5;

/// Who is glad of a big capture or of a theft, and who is sorry to lose cards or a build.
fn moods(event: &Event) -> Moods {
    match event {
        Event::Captured {
            seat,
            groups,
            build,
            ..
        } => {
            let build = build.as_ref();
            let lost = build.and_then(|it| it.owner).filter(|owner| owner != seat);
            let cards = groups.cards().len() + build.map_or(0, |build| build.cards.len());
            Moods::sorry(lost).with((cards >= MANY || lost.is_some()).then_some(*seat), [])
        }
        Event::LostBuild { seat, .. } => Moods::sorry([*seat]),
        Event::Stole { seat, thefts } => {
            Moods::glad([*seat]).with([], thefts.iter().map(|theft| theft.from))
        }
        _ => Moods::default(),
    }
}

fn of_secret(secret: &Secret) -> Vec<Card> {
    match secret {
        Secret::Dealt(hand) | Secret::Drew(hand) => hand.to_vec(),
        Secret::Offered(card) | Secret::Given(card) => vec![*card],
    }
}

/// The player who acted, and the cards involved, starting with the one played.
pub(super) fn of_event(event: &Event) -> (Option<Seat>, Vec<Card>) {
    match event {
        Event::Captured {
            seat,
            card,
            groups,
            build,
            bonus,
            ..
        } => {
            let built = build.iter().flat_map(|build| build.cards.iter());
            let taken = groups.cards().iter().copied().chain(*bonus);
            (
                Some(*seat),
                [*card].into_iter().chain(built).chain(taken).collect(),
            )
        }
        Event::Built {
            seat, card, groups, ..
        }
        | Event::Continued {
            seat, card, groups, ..
        } => {
            let joined = groups.cards().iter().copied();
            (Some(*seat), [*card].into_iter().chain(joined).collect())
        }
        Event::Put { seat, card, .. } => (Some(*seat), vec![*card]),
        Event::Stole { seat, thefts } => {
            (Some(*seat), thefts.iter().map(|theft| theft.card).collect())
        }
        Event::Flipped { seat, cards } => (Some(*seat), cards.to_vec()),
        Event::Removed(cards) => (None, cards.to_vec()),
        Event::TurnedUp(cards) => (None, cards.to_vec()),
        Event::TookRest { seat, .. } => (*seat, Vec::new()),
        Event::Dealt { dealer: seat }
        | Event::MayOffer { seat, .. }
        | Event::Offered { seat, .. }
        | Event::Kept { seat }
        | Event::GaveBack { seat }
        | Event::PassedOver { seat }
        | Event::LostBuild { seat, .. }
        | Event::Turn { seat }
        | Event::EndedTurn { seat }
        | Event::Drew { seat, .. } => (Some(*seat), Vec::new()),
        Event::PileEmpty => (None, Vec::new()),
    }
}
