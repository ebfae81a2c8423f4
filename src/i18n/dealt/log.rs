//! What happened, line by line.

use crate::engine::BySeat;
use crate::games::dealt::{Event, Secret};
use crate::i18n::{Language, text};

pub(in crate::i18n) use crate::games::dealt::{Card, Leads, Loss, Play};
pub(in crate::i18n) use crate::i18n::{Name, People};

use super::Names;

include!(concat!(env!("OUT_DIR"), "/dealt/log.rs"));

/// The line for an event.
#[must_use]
#[expect(
    clippy::too_many_lines,
    reason = "one exhaustive match of events reads best whole"
)]
pub fn event(language: Language, event: &Event, names: &Names) -> String {
    let who = |seat| &names[seat];
    let msg = match *event {
        Event::RoundBegan {
            round,
            ref reserves,
        } => return round_began(language, round, reserves, names),
        Event::Led { seat, why } => Msg::Led {
            who: who(seat),
            why,
        },
        Event::Played {
            seat,
            from,
            ref play,
        } => {
            let cards = play.cards.len();
            Msg::Played {
                who: who(seat),
                play,
                cards,
                first: from + 1,
                last: from + cards as u8,
            }
        }
        Event::Stopped { seat, at } => Msg::Stopped {
            who: who(seat),
            place: at + 1,
        },
        Event::PlayedRedraw { seat, at } => Msg::PlayedRedraw {
            who: who(seat),
            place: at + 1,
        },
        Event::TookReserve {
            seat, card, gap, ..
        } => Msg::TookReserve {
            who: who(seat),
            card,
            place: gap + 1,
        },
        Event::TrickEnded { highest } => match highest {
            Some(seat) => Msg::TrickEnded(who(seat)),
            None => Msg::TrickEndedUnwon,
        },
        Event::MustDraw { seat, cards } => Msg::MustDraw {
            who: who(seat),
            cards,
        },
        Event::Placed { seat, gap } => Msg::Placed {
            who: who(seat),
            place: gap + 1,
        },
        Event::WentOut { seat } => Msg::WentOut(who(seat)),
        Event::RoundLost { seats, why } => Msg::RoundLost {
            losers: People { seats, names },
            why,
        },
        Event::GaveChip { seat, left } => Msg::GaveChip {
            who: who(seat),
            left,
        },
        Event::LostGame { seat } => Msg::LostGame(who(seat)),
    };
    text(language, msg)
}

fn round_began(
    language: Language,
    round: u16,
    reserves: &BySeat<[Card; 2]>,
    names: &Names,
) -> String {
    let of = reserves.iter().map(|(seat, cards)| {
        let who = &names[seat];
        text(language, Msg::ReservesOf { who, cards })
    });
    let reserves = &of.collect::<Vec<_>>();
    text(language, Msg::RoundBegan { round, reserves })
}

impl<'a> Msg<'a> {
    /// What one player alone saw.
    #[must_use]
    pub fn secret(secret: &'a Secret, who: &'a Name) -> Self {
        match secret {
            Secret::Dealt(cards) => Self::Dealt { who, cards },
            &Secret::Drew(card) => Self::Drew { who, card },
        }
    }
}
