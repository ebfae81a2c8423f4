//! The outcome of a game of Swoop: the points of each player in each round, and its highlights.

use std::cmp::Reverse;

use yew::prelude::*;

use crate::engine::BySeat;
use crate::games::swoop::{Event, Swoop, View};
use crate::i18n::Names;
use crate::i18n::swoop::Msg;
use crate::ui::boards::kit::{Results, Story};
use crate::ui::components::Sheet;
use crate::ui::words::say;

/// What is counted, and before the game is over what it is about and who leads.
fn caption<'a>(view: &View, names: &'a Names) -> Msg<'a> {
    let target = view.options.target;
    let over = view.called || view.totals.iter().any(|(_, &it)| it >= u32::from(target));
    if over {
        return Msg::PointsScored;
    }
    let fewest = view.totals.iter().map(|(_, &total)| total).min();
    let leads = view.totals.which(|_, &total| Some(total) == fewest);
    Msg::PointsSoFar {
        leader: leads.single().map(|seat| &names[seat]),
        target,
    }
}

impl Results for Swoop {
    /// A column for each finished round, and the totals.
    fn score(story: &Story<Swoop>) -> Sheet {
        let (events, view) = (story.events, &story.seen.view);
        let mut rounds = Vec::new();
        for event in events {
            match event {
                Event::WentOut { .. } => {
                    rounds.push(view.totals.map(|_, _| say(Msg::Points(0))));
                }
                Event::Scored { seat, points, .. } => {
                    if let Some(round) = rounds.last_mut() {
                        round[*seat] = say(Msg::Points(*points));
                    }
                }
                _ => {}
            }
        }
        Sheet {
            caption: say(caption(view, story.names)),
            heads: Vec::new(),
            rounds,
            total: say(Msg::Totals),
            totals: view.totals.map(|_, &total| say(Msg::Points(total))),
        }
    }

    /// The length of the game, who swooped most, and the largest pile taken.
    fn highlights(story: &Story<Swoop>) -> Vec<AttrValue> {
        let &Story { events, names, .. } = story;
        let mut rounds = 0_u16;
        let mut swoops = BySeat::new(names.seats(), |_| 0_u16);
        let mut largest = None;
        for event in events {
            match event {
                Event::WentOut { .. } => rounds += 1,
                Event::Swooped { seat, .. } => swoops[*seat] += 1,
                Event::TookPile { seat, pile }
                    if largest.is_none_or(|(cards, _)| cards < pile.total()) =>
                {
                    largest = Some((pile.total(), *seat));
                }
                _ => {}
            }
        }
        let most = swoops.iter().min_by_key(|(_, swoops)| Reverse(**swoops));
        let most = most.filter(|(_, swoops)| **swoops > 0);
        let most = most.map(|(seat, &times)| {
            let name = &names[seat];
            Msg::HighlightSwoops { name, times }
        });
        let largest = largest.map(|(cards, seat)| {
            let name = &names[seat];
            Msg::HighlightPile { name, cards }
        });
        let highlights = [Some(Msg::HighlightLong(rounds)), most, largest];
        highlights.into_iter().flatten().map(say).collect()
    }

    /// All hands are known; face-down cards remained unknown to everybody.
    fn with_open_hands(seen: &View, views: &BySeat<View>) -> View {
        let mut open = seen.clone();
        for (seat, view) in views.iter() {
            if let Some(own) = view.own {
                open.tableaus[seat].known = own;
            }
        }
        open
    }
}
