//! The outcome of a game of Stroop: the number of cards left, and its highlights.

use std::cmp::Reverse;

use yew::prelude::*;

use crate::engine::BySeat;
use crate::games::stroop::{Ending, Event, Stroop};
use crate::i18n::stroop::results::Msg;
use crate::ui::boards::kit::{Results, Story};
use crate::ui::components::Sheet;
use crate::ui::words::say;

use super::finale::finale;
use super::placed::{Left, placed, tie};
use super::replay::replay;

/// How many cards or mistakes are worth a line.
const MANY: u16 = 3;

impl Results for Stroop {
    /// The cards left in hand and pile after these events; in a match those left at the ends of all games so far, and also
    /// those after each round.
    fn score(story: &Story<Stroop>) -> Sheet {
        let options = &story.seen.view.board.options;
        let left = Left::after(story);
        let (all, mut rounds) = (left.all(), left.rounds);
        let said = |left: BySeat<u8>| left.map(|_, &left| say(Msg::Count(left)));
        // Those of a single game are not added up: what was left after round one was played on with.
        let is_match = options.is_match();
        if !is_match {
            rounds.clear();
        }
        let head = |at: usize| {
            let [game, round] = [at / 2 + 1, at % 2 + 1].map(|it| it as u8);
            say(Msg::Part { game, round })
        };
        Sheet {
            caption: say(Msg::CardsLeft),
            heads: (0..rounds.len()).map(head).collect(),
            rounds: rounds.into_iter().map(said).collect(),
            total: say(if is_match { Msg::AllGames } else { Msg::Total }),
            totals: said(all),
        }
    }

    /// Who has how many cards left, and the last seconds of the round again, for whoever wants to see who was first.
    fn decided_by(story: &Story<Self>) -> Html {
        html! {
            <div class="ended-with">
                { finale(story) }
                { tie(story) }
                { placed(story) }
                { replay(story) }
            </div>
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
                // The last round counts.
                Event::RoundEnded { why, .. } => {
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
            (*most.1 >= MANY).then_some((most.0, *most.1))
        };
        let highlights = [
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
        highlights.into_iter().flatten().map(say).collect()
    }
}
