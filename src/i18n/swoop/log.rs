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
    let say = |msg| text(language, msg);
    match *event {
        Event::RoundBegan { round, ref faces } => {
            let face_up = |(seat, &faces)| {
                let name = &names[seat];
                text(language, Msg::FaceUp { name, faces })
            };
            let rows: Vec<String> = faces.iter().map(face_up).collect();
            let rows = &rows[..];
            text(language, Msg::RoundBegan { round, rows })
        }
        Event::Drew { seat, card } => say(Msg::Drew {
            name: &names[seat],
            card,
        }),
        Event::Starts { seat } => say(Msg::Starts(&names[seat])),
        Event::Played {
            seat,
            rank,
            hand,
            faces,
        } => say(Msg::Played {
            name: &names[seat],
            rank,
            many: hand.saturating_add(faces.count()),
            hand,
            lying: faces.count(),
            stacks: faces,
        }),
        Event::Flipped { seat, stack, card } => say(Msg::Flipped {
            name: &names[seat],
            stack,
            card,
        }),
        Event::Added {
            seat,
            rank,
            hand,
            faces,
        } => say(Msg::Added {
            name: &names[seat],
            rank,
            many: hand.saturating_add(faces.count()),
            hand,
            lying: faces.count(),
            stacks: faces,
        }),
        Event::Swooped { seat, ref pile } => say(Msg::Swooped {
            name: &names[seat],
            cards: pile.total(),
        }),
        Event::TookPile { seat, ref pile } => say(Msg::TookPile {
            name: &names[seat],
            cards: pile.total(),
            points: pile.points(),
        }),
        Event::EndedTurn { .. } => String::new(),
        Event::TimeCalled => say(Msg::TimeCalled),
        Event::WentOut { seat } => say(Msg::WentOut(&names[seat])),
        Event::Scored {
            seat,
            ref left,
            points,
            total,
        } => {
            let name = &names[seat];
            say(if left.is_empty() {
                Msg::ScoredNothing { name, total }
            } else {
                Msg::Scored {
                    name,
                    left,
                    points,
                    total,
                }
            })
        }
    }
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
