//! The highlights of a game of Swoop.

use std::cmp::Reverse;

use yew::prelude::*;

use crate::engine::BySeat;
use crate::games::swoop::Event;
use crate::i18n::swoop::{Msg, Told};
use crate::ui::words::say;

/// The length of the game, who swooped most, and the largest pile taken.
pub(super) fn highlights(events: &[&Event], names: &BySeat<String>) -> Vec<AttrValue> {
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
    let most = most.map(|(seat, &swoops)| Told::MostSwoops(&names[seat], swoops));
    let largest = largest.map(|(cards, seat)| Told::LargestPile(&names[seat], cards));
    let told = [Some(Told::Long(rounds)), most, largest];
    let told = told.into_iter().flatten();
    told.map(|told| say(Msg::Told(told))).collect()
}
