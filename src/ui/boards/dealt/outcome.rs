//! The outcome of a round or game of Dealt!: its score by chips, the hand that lost it, and its highlights.

use std::cmp::Reverse;

use yew::prelude::*;

use super::cards::face;
use crate::engine::{BySeat, Seat, Seats};
use crate::games::dealt::{Combination, Dealt, Event, View};
use crate::i18n::dealt::{Highlight, Msg};
use crate::ui::boards::kit::Story;
use crate::ui::parts::Sheet;
use crate::ui::words::say;

/// A column for each lost round, and the chips left.
pub(super) fn score(story: &Story<Dealt>) -> Sheet {
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
        rounds,
        total: say(Msg::ChipsLeft),
        totals: view.chips.map(|_, chips| chips.to_string().into()),
    }
}

fn mark<T>(rounds: &mut [T], write: impl FnOnce(&mut T)) {
    if let Some(last) = rounds.last_mut() {
        write(last);
    }
}

/// The hands of those who lost the last round.
pub(super) fn decided_by(story: &Story<Dealt>) -> Html {
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

fn hand(seat: Seat, view: &View, names: &BySeat<String>) -> Html {
    let cards: Vec<_> = view.hands[seat].iter().flatten().copied().collect();
    if cards.is_empty() {
        return Html::default();
    }
    let card = |(place, &card)| html! { <span key={place}>{ face(card) }</span> };
    html! {
        <div key={seat.0} class={format!("left-in-hand seat-{}", seat.0)}>
            <p><span class="seat-mark" aria-hidden="true" />{ say(Msg::LeftWith(&names[seat], &cards)) }</p>
            <p class="cards" aria-hidden="true">{ for cards.iter().enumerate().map(card) }</p>
        </div>
    }
}

/// The length of the game, who won most tricks, and the highest combination.
pub(super) fn highlights(story: &Story<Dealt>) -> Vec<AttrValue> {
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
    let most = most.map(|(seat, &tricks)| Highlight::MostTricks(&names[seat], tricks));
    let best = best.map(|(combination, seat)| Highlight::Highest(&names[seat], combination));
    let told = [Some(Highlight::Long { rounds, tricks }), most, best];
    let told = told.into_iter().flatten();
    told.map(|highlight| say(Msg::Highlight(highlight)))
        .collect()
}
