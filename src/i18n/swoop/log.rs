//! What is told of a game of Swoop: the log, and events in a few words.

use super::table;
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

/// A player's last turn, in a few words: "played 2 fours", or all that was done, in signs: "10, swoop!, 4×2". Empty if
/// there was none.
#[must_use]
pub fn turn_in_brief(language: Language, turn: &[&Event]) -> String {
    let parts: Vec<String> = { turn.iter() }
        .filter_map(|event| part(language, event))
        .collect();
    if parts.len() > 1 {
        return text(language, Msg::TurnMany(&parts));
    }
    let did = turn.iter().copied().find_map(Msg::did);
    did.map(|did| text(language, did)).unwrap_or_default()
}

/// One of several things done in a turn, in signs.
fn part(language: Language, event: &Event) -> Option<String> {
    let signs = |rank, many: u8| {
        let face = text(language, table::Msg::Face(rank));
        match many {
            1 => face,
            _ => format!("{face}×{many}"),
        }
    };
    Some(match *event {
        Event::Played {
            rank, hand, faces, ..
        } => signs(rank, hand + faces.count()),
        Event::Added {
            rank, hand, faces, ..
        } => {
            let cards = signs(rank, hand + faces.count());
            text(language, Msg::PartAdded(&cards))
        }
        Event::Flipped { card, .. } => text(language, Msg::PartFlipped(&signs(card, 1))),
        Event::Swooped { .. } => text(language, Msg::PartSwooped),
        Event::TookPile { ref pile, .. } => text(language, Msg::PartTook(pile.total())),
        _ => return None,
    })
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

    /// What was done in a turn, in a few words, if it is all that was.
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
