//! What happens when two cards meet, in English.

use super::cards::{kind, name_within};
use crate::engine::{Seat, Seats};
use crate::games::slapshot::{Bout, Card, Event, Kind, Reveal, Special};
use crate::i18n::en::words::{agree, possessive, possessive_within, within};
use crate::i18n::slapshot::Names;

/// Goals in the given order, usually home first.
pub(super) fn goals([one, other]: [u8; 2]) -> String {
    format!("{one}\u{2013}{other}")
}

pub(super) fn score(bout: &Bout, [home, visitor]: [u8; 2], names: &Names) -> String {
    let (host, guest) = (&names[bout.host], within(&names[bout.visitor]));
    format!("{host} {home}, {guest} {visitor}")
}

/// The result of a meeting of two cards; the sentence starts with the first one.
struct Met {
    first: (Seat, Card),
    second: (Seat, Card),
    what: What,
}

/// Why there was a goal, or none.
enum What {
    /// The first is higher.
    Beat,
    /// The first is Tiny Tim, the second a goalie.
    TinyTim,
    /// The first is a goalie.
    Stopped,
    /// Neither is higher.
    Same,
}

fn met(bout: &Bout, cards: [Card; 2], goal: Option<Seat>) -> Met {
    let home = (bout.host, cards[0]);
    let visiting = (bout.visitor, cards[1]);
    let is_goalie = |(_, card): (Seat, Card)| card.kind == Kind::Goalie;
    let visitor_first = match goal {
        Some(seat) => seat == bout.visitor,
        None => is_goalie(visiting) && !is_goalie(home),
    };
    let (first, second) = if visitor_first {
        (visiting, home)
    } else {
        (home, visiting)
    };
    let what = match (goal, is_goalie(first), is_goalie(second)) {
        (Some(_), false, true) => What::TinyTim,
        (Some(_), ..) => What::Beat,
        (None, true, false) => What::Stopped,
        (None, ..) => What::Same,
    };
    Met {
        first,
        second,
        what,
    }
}

/// The line of the log for a meeting of two cards.
pub(super) fn revealed(event: &Event, names: &Names) -> String {
    let &Event::Revealed {
        bout,
        cards,
        goal,
        injured,
        goals,
    } = event
    else {
        return String::new();
    };
    let Met {
        first,
        second,
        what,
    } = met(&bout, cards, goal);
    let one = format!("{} {}", possessive(&names[first.0]), name_within(first.1));
    let other = format!(
        "{} {}",
        possessive_within(&names[second.0]),
        name_within(second.1)
    );
    let mut said = match what {
        What::Beat => format!("{one} beat {other}."),
        What::TinyTim => format!("{one} scored on {other}."),
        What::Stopped => format!("{one} stopped {other}."),
        What::Same => format!("{one} met {other}: same value, no goal."),
    };
    if let Some(hurt) = hurt(&bout, cards, injured) {
        said = format!("{said} {hurt}");
    }
    if goal.is_some() && bout.overtime == 0 {
        said = format!("{said} {}", stands(&bout, goals, names));
    }
    said
}

/// "The bruiser injured the forward."
fn hurt(bout: &Bout, cards: [Card; 2], injured: Seats) -> Option<String> {
    let hurt = bout.sides().into_iter().zip(cards);
    let mut hurt = hurt.filter(|(seat, _)| injured.has(*seat));
    let (_, card) = hurt.next()?;
    if hurt.next().is_some() {
        return Some("Both bruisers were injured.".into());
    }
    let whom = match card.special {
        Special::TinyTim => "Tiny Tim".into(),
        _ => format!("the {}", kind(card.kind, 1)),
    };
    Some(format!("The bruiser injured {whom}."))
}

/// "Bo leads 2–0."
fn stands(bout: &Bout, [home, visitor]: [u8; 2], names: &Names) -> String {
    let (leader, score) = if home > visitor {
        (bout.host, [home, visitor])
    } else if visitor > home {
        (bout.visitor, [visitor, home])
    } else {
        return format!("It's {}.", goals([home, visitor]));
    };
    let who = &names[leader];
    format!("{who} {} {}.", agree(who, "leads", "lead"), goals(score))
}

/// The text below the two cards, which are shown.
pub(super) fn reason(bout: &Bout, reveal: &Reveal, names: &Names) -> String {
    let met = met(bout, reveal.cards, reveal.goal);
    let why = match met.what {
        What::Beat => format!("{} beats {}.", met.first.1.value, met.second.1.value),
        What::TinyTim => "Tiny Tim always scores on a goalie.".into(),
        What::Stopped => "Goalie stops it.".into(),
        What::Same => "Same value: no goal.".into(),
    };
    let hurt = bout.sides().into_iter().zip(reveal.cards);
    let mut hurt = hurt.filter(|(seat, _)| reveal.injured.has(*seat));
    match (hurt.next(), hurt.next()) {
        (Some(_), Some(_)) => format!("{why} Two bruisers: both are injured."),
        (Some((seat, card)), None) => {
            let whose = possessive_within(&names[seat]);
            let whom = match card.special {
                Special::TinyTim => "Tiny Tim".into(),
                _ => card.value.to_string(),
            };
            format!("{why} Bruiser: {whose} {whom} is injured.")
        }
        _ => why,
    }
}
