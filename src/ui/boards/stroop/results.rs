//! The outcome of a game of Stroop: the number of cards left, and its highlights.

use std::cmp::Reverse;

use yew::prelude::*;

use crate::engine::BySeat;
use crate::games::stroop::{Ending, Event, Stroop};
use crate::i18n::stroop::results::Msg;
use crate::ui::boards::kit::{Results, Story};
use crate::ui::components::Sheet;
use crate::ui::words::say;

impl Results for Stroop {
    /// The cards left in hand and pile after these events; at the end of the game, also those after round one.
    fn score(story: &Story<Stroop>) -> Sheet {
        let (events, view) = (story.events, &story.seen.view);
        let options = &view.board.options;
        let mut left = BySeat::new(options.players, |_| options.cards);
        let mut rounds = Vec::new();
        for event in events {
            match event {
                Event::Landed { seat, .. } => left[*seat] -= 1,
                Event::DealtOut { each, .. } => left = left.map(|_, left| left + each),
                Event::RoundEnded { .. } => rounds.push(left.clone()),
                _ => {}
            }
        }
        let said = |left: BySeat<u8>| left.map(|_, &left| say(Msg::Count(left)));
        // A single round equals the total.
        if rounds.len() < 2 {
            rounds.clear();
        }
        Sheet {
            caption: say(Msg::CardsLeft),
            rounds: rounds.into_iter().map(said).collect(),
            total: say(Msg::Total),
            totals: said(left),
        }
    }

    /// Who played and fumbled most, and how the game ended.
    fn highlights(story: &Story<Stroop>) -> Vec<AttrValue> {
        let &Story { events, names, .. } = story;
        let mut played = BySeat::new(names.seats(), |_| 0_u16);
        let mut fumbles = played.clone();
        let mut ended = None;
        for event in events {
            match event {
                Event::Landed { seat, .. } => played[*seat] += 1,
                Event::Fumbled { seat, .. } => fumbles[*seat] += 1,
                Event::RoundEnded { round: 2, why } => {
                    ended = Some(match why {
                        Ending::Called(seat) => Some(&names[*seat]),
                        Ending::AllBarred | Ending::Stuck => None,
                    });
                }
                _ => {}
            }
        }
        let most = |counts: &BySeat<u16>| {
            let most = counts.iter().min_by_key(|(_, count)| Reverse(**count))?;
            (*most.1 > 0).then_some((most.0, *most.1))
        };
        let told = [
            ended.map(Msg::Ended),
            most(&played).map(|(seat, cards)| Msg::MostPlayed {
                who: &names[seat],
                cards,
            }),
            most(&fumbles).map(|(seat, times)| Msg::MostFumbles {
                who: &names[seat],
                times,
            }),
        ];
        told.into_iter().flatten().map(say).collect()
    }
}
