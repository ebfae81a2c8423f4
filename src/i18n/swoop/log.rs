//! What is told of a game of Swoop: the log, and events in a few words.

use crate::games::swoop::{Event, Secret};
use crate::i18n::{Language, Names, text};

pub(in crate::i18n) use crate::games::swoop::{Counts, Rank, Row, Stacks};
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/swoop/log.rs"));

/// The line of the log for an event; the names are those of the seats. It is empty for the end of a turn, as everybody
/// sees whose turn it is then.
#[must_use]
pub fn event(language: Language, event: &Event, names: &Names) -> String {
    if let &Event::RoundBegan { round, ref faces } = event {
        let face_up = |(seat, &faces)| {
            let name = &names[seat];
            text(language, Msg::FaceUp { name, faces })
        };
        let rows: Vec<String> = faces.iter().map(face_up).collect();
        let rows = &rows[..];
        return text(language, Msg::RoundBegan { round, rows });
    }
    let line = Msg::line(event, names).map(|msg| text(language, msg));
    line.unwrap_or_default()
}

/// A player's last turn, in a few words: "swooped, then 2 fours"; empty if there was none.
#[must_use]
pub fn turn_in_brief(language: Language, turn: &[&Event]) -> String {
    let swoop = |event: &&Event| matches!(event, Event::Swooped { .. });
    let swoops = turn.iter().filter(|event| swoop(event)).count();
    let after = turn.iter().rposition(swoop).map_or(0, |at| at + 1);
    let last = turn[after..].iter().rev();
    let last = last.copied().find_map(Msg::did);
    let msg = match (swoops, last) {
        (0, None) => return String::new(),
        (0, Some(did)) => did,
        (_, None) => Msg::TurnSwooped(swoops),
        (_, Some(Msg::TurnTook(cards))) => Msg::TurnSwoopedTook { swoops, cards },
        (_, Some(Msg::TurnPlayed { rank, many } | Msg::TurnAdded { rank, many })) => {
            Msg::TurnSwoopedThen { swoops, rank, many }
        }
        (_, Some(Msg::TurnFlipped(rank))) => Msg::TurnSwoopedThen {
            swoops,
            rank,
            many: 1,
        },
        (_, Some(did)) => did,
    };
    text(language, msg)
}

impl<'a> Msg<'a> {
    /// The line of the log for an event, unless that is a list or there is none.
    fn line(event: &'a Event, names: &'a Names) -> Option<Self> {
        Some(match *event {
            Event::Drew { seat, card } => Self::Drew {
                name: &names[seat],
                card,
            },
            Event::Starts { seat } => Self::Starts(&names[seat]),
            Event::Played {
                seat,
                rank,
                hand,
                faces,
            } => Self::Played {
                name: &names[seat],
                rank,
                many: hand.saturating_add(faces.count()),
                hand,
                lying: faces.count(),
                stacks: faces,
            },
            Event::Flipped { seat, stack, card } => Self::Flipped {
                name: &names[seat],
                stack,
                card,
            },
            Event::Added {
                seat,
                rank,
                hand,
                faces,
            } => Self::Added {
                name: &names[seat],
                rank,
                many: hand.saturating_add(faces.count()),
                hand,
                lying: faces.count(),
                stacks: faces,
            },
            Event::Swooped { seat, ref pile } => Self::Swooped {
                name: &names[seat],
                cards: pile.total(),
            },
            Event::TookPile { seat, ref pile } => Self::TookPile {
                name: &names[seat],
                cards: pile.total(),
                points: pile.points(),
            },
            Event::TimeCalled => Self::TimeCalled,
            Event::WentOut { seat } => Self::WentOut(&names[seat]),
            Event::Scored {
                seat,
                ref left,
                points,
                total,
            } => Self::score(&names[seat], left, points, total),
            Event::RoundBegan { .. } | Event::EndedTurn { .. } => return None,
        })
    }

    /// The score of a player who had these cards left.
    fn score(name: &'a Name, left: &'a Counts, points: u32, total: u32) -> Self {
        if left.is_empty() {
            return Self::ScoredNothing { name, total };
        }
        Self::Scored {
            name,
            left,
            points,
            total,
        }
    }

    /// What was done in a turn, in a few words, if that changed the pile and did not swoop it.
    fn did(event: &Event) -> Option<Self> {
        Some(match *event {
            Event::Played {
                rank, hand, faces, ..
            } => Self::TurnPlayed {
                rank,
                many: hand + faces.count(),
            },
            Event::Added {
                rank, hand, faces, ..
            } => Self::TurnAdded {
                rank,
                many: hand + faces.count(),
            },
            Event::Flipped { card, .. } => Self::TurnFlipped(card),
            Event::TookPile { ref pile, .. } => Self::TurnTook(pile.total()),
            _ => return None,
        })
    }

    /// An event in a few words over the table, if everybody should notice it.
    #[must_use]
    pub fn moment(event: &Event, names: &'a Names) -> Option<Self> {
        Some(match *event {
            Event::Swooped { .. } => Self::MomentSwoop,
            Event::TookPile { seat, ref pile } => Self::MomentTook {
                name: &names[seat],
                cards: pile.total(),
            },
            Event::WentOut { seat } => Self::MomentOut(&names[seat]),
            _ => return None,
        })
    }

    /// What one player alone saw, with the name of that player.
    #[must_use]
    pub fn secret(secret: &'a Secret, name: &'a Name) -> Self {
        match secret {
            Secret::Dealt(hand) => Self::Dealt { name, hand },
        }
    }
}
