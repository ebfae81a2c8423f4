//! The outcome of a round or game of Dealt!: its score by chips, the hand that lost it, and its highlights.

use std::cmp::Reverse;

use yew::prelude::*;

use super::cards::face;
use crate::engine::{BySeat, Seat, Seats};
use crate::games::dealt::{Combination, Dealt, Event, Stage, View};
use crate::i18n::Names;
use crate::i18n::dealt::Msg;
use crate::ui::boards::kit::{Results, Story};
use crate::ui::components::Sheet;
use crate::ui::words::say;

impl Results for Dealt {
    /// The hands that lost are turned up on the table, and it is said there who lost.
    const WITHHOLDS: bool = false;

    /// A column for each lost round, and the chips left.
    fn score(story: &Story<Dealt>) -> Sheet {
        let (events, view) = (story.events, &story.seen.view);
        let mut rounds = Vec::new();
        for event in events {
            match event {
                Event::RoundLost { .. } => {
                    rounds.push(view.chips.map(|_, _| say(Msg::KeptChips)));
                }
                Event::GaveChip { seat, .. } => mark(&mut rounds, |marks| {
                    marks[*seat] = say(Msg::GaveOne);
                }),
                Event::LostGame { seat } => mark(&mut rounds, |marks| {
                    marks[*seat] = say(Msg::OwedOne);
                }),
                _ => {}
            }
        }
        Sheet {
            caption: say(Msg::ChipsGiven),
            heads: Vec::new(),
            rounds,
            total: say(Msg::ChipsLeft),
            totals: view.chips.map(|_, chips| chips.to_string().into()),
        }
    }

    /// The length of the game, who won most tricks, and the highest combination.
    fn highlights(story: &Story<Dealt>) -> Vec<AttrValue> {
        let &Story { events, names, .. } = story;
        let players = names.seats();
        let mut rounds = 0_u16;
        let mut tricks = 0_u16;
        let mut won = BySeat::new(players, |_| 0_u16);
        let mut best: Option<(Combination, Seat)> = None;
        for event in events {
            match event {
                Event::RoundLost { .. } => rounds += 1,
                Event::TrickEnded { highest } => {
                    tricks += 1;
                    if let Some(seat) = highest {
                        won[*seat] += 1;
                    }
                }
                Event::Played { seat, play, .. }
                    if best.is_none_or(|(highest, _)| highest < play.combination) =>
                {
                    best = Some((play.combination, *seat));
                }
                _ => {}
            }
        }
        let most = won.iter().min_by_key(|(_, tricks)| Reverse(**tricks));
        let most = most.map(|(seat, &tricks)| Msg::MostTricks {
            name: &names[seat],
            tricks,
        });
        let best = best.map(|(combination, seat)| Msg::BestCombination {
            name: &names[seat],
            combination,
        });
        let highlights = [Some(Msg::Length { rounds, tricks }), most, best];
        let highlights = highlights.into_iter().flatten();
        highlights.map(say).collect()
    }

    /// The hands of those who lost the last round.
    fn decided_by(story: &Story<Dealt>) -> Html {
        let &Story {
            events,
            seen,
            names,
        } = story;
        let view = &seen.view;
        let lost = events.iter().rev().find_map(|event| match event {
            Event::RoundLost { seats, .. } => Some(*seats),
            _ => None,
        });
        let lost = lost.unwrap_or(Seats::NONE);
        html! { <>{ for lost.iter().map(|seat| hand(seat, view, names)) }</> }
    }

    /// Each hand lies face up, and a drawn card is shown.
    fn with_open_hands(seen: &View, views: &BySeat<View>) -> View {
        let mut open = seen.clone();
        open.hands = views.map(|_, view| {
            let own = view.own.iter().flatten();
            own.map(|held| Some(held.card)).collect()
        });
        if let Stage::Redrawing { by, .. } = &seen.stage {
            open.stage = views[*by].stage.clone();
        }
        open
    }
}

fn mark<T>(rounds: &mut [T], write: impl FnOnce(&mut T)) {
    if let Some(last) = rounds.last_mut() {
        write(last);
    }
}

fn hand(seat: Seat, view: &View, names: &Names) -> Html {
    let cards: Vec<_> = view.hands[seat].iter().flatten().copied().collect();
    if cards.is_empty() {
        return Html::default();
    }
    let card = |(place, &card)| html! { <span key={place}>{ face(card) }</span> };
    html! {
        <div key={seat.0} class={format!("left-in-hand seat-{}", seat.0)}>
            <p><span class="seat-mark" aria-hidden="true" />{ say(Msg::LeftWith { name: &names[seat], cards: &cards }) }</p>
            <p class="cards" aria-hidden="true">{ for cards.iter().enumerate().map(card) }</p>
        </div>
    }
}
