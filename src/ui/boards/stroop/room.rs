//! How many people a screen has room for: each has to read the largest hand that can occur.

use wasm_bindgen::JsValue;

use super::grid::Grid;
use super::place::{Screen, screen};
use crate::engine::Seats;
use crate::games::stroop::Options;
use crate::web::window;

/// The height of the bar above the board, and the space around the zones, in CSS pixels, as in the style sheet.
const BAR: f64 = 44.0;
const PADDING: f64 = 16.0;

/// The share of the middle, where a zone's is 1, and its smallest height in CSS pixels; and the share that it has on a
/// tablet or a desk, as it has above zones that are side by side.
const MIDDLE: (f64, f64) = (0.4, 56.0);
const LARGE_MIDDLE: f64 = 0.6;
const MIDDLE_ABOVE: f64 = 0.7;

/// From this height of a zone, in CSS pixels, the controls are below the cards even if it is somewhat wider than high.
const TALL: f64 = 384.0;

/// From this width of a zone, in CSS pixels, all that is said beside a name is on one line.
const LINE: f64 = 704.0;

/// The number of people that the window has room for, at least one.
pub(super) fn people_with_room(options: &Options) -> u8 {
    let side = |side: Option<JsValue>| side.and_then(|side| side.as_f64());
    let window = window();
    let width = side(window.as_ref().and_then(|it| it.inner_width().ok()));
    let height = side(window.as_ref().and_then(|it| it.inner_height().ok()));
    // Without a screen nobody is turned away.
    width.zip(height).map_or(u8::MAX, |sides| {
        let fits = |&people: &u8| fits(people, sides, screen(), options);
        (2..=options.players).rev().find(fits).unwrap_or(1)
    })
}

/// The largest hand and pile of a game: somebody plays nothing in round one, and everybody else plays everything
/// (ST-5.1).
fn largest_hand(options: &Options) -> usize {
    let seats = Seats::first(options.players).iter();
    let starts = seats.map(|seat| usize::from(options.cards_of(seat)));
    let all: usize = starts.clone().sum();
    let most = |own: usize| own + (all - own + 1).div_ceil(usize::from(options.players));
    starts.map(most).max().unwrap_or(0)
}

fn fits(people: u8, sides: (f64, f64), screen: Screen, options: &Options) -> bool {
    let cards = largest_hand(options);
    let keys = screen == Screen::Stands;
    let read = |zone| Grid::of(cards, cells(zone), keys).is_read();
    zones(people, sides, screen).into_iter().all(read)
}

/// The sides of the smallest zones of so many people, as they see them.
fn zones(people: u8, (width, height): (f64, f64), screen: Screen) -> Vec<(f64, f64)> {
    let (wide, high) = (width - PADDING, height - BAR - PADDING);
    let gap = (0.03 * width.min(height - BAR)).min(24.0);
    let stands = screen == Screen::Stands;
    let (upright, low) = (height > width, width > height && height < 480.0);
    // With the middle between two rows of zones.
    let large = width >= 704.0 && height - BAR >= 608.0;
    let share = match people {
        2..=4 if large => LARGE_MIDDLE,
        _ => MIDDLE.0,
    };
    let between =
        (high - 2.0 * gap) - f64::max((high - 2.0 * gap) * share / (2.0 + share), MIDDLE.1);
    let between = between / 2.0;
    let half = (wide - gap) / 2.0;
    let below = (high - gap) / (1.0 + MIDDLE_ABOVE);
    match people {
        2 if low && stands => vec![((wide - 2.0 * gap) / 2.35, high)],
        2 if low => vec![(high, (wide - 2.0 * gap) / 2.35)],
        2 if stands && !upright => vec![(half, below)],
        2 => vec![(wide, between)],
        5 if upright => vec![(half, (high - 3.0 * gap) / 3.24)],
        5 => {
            let part = (wide - 2.0 * gap) / 5.05;
            let side = if stands {
                (1.05 * part, high)
            } else {
                (high, 1.05 * part)
            };
            vec![(2.0 * part, between), side]
        }
        _ => vec![(half, between)],
    }
}

/// The sides of the part of a zone with the cards.
fn cells((wide, high): (f64, f64)) -> (f64, f64) {
    let plate = if wide < LINE { 42.0 } else { 38.0 };
    let beside = wide > if high < TALL { high } else { 1.6 * high };
    let high = high - plate;
    if beside {
        (wide - 6.0 - (0.15 * wide).clamp(52.0, 112.0), high)
    } else {
        (wide, high - 4.0 - (0.14 * high).clamp(52.0, 96.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_hand_grows_with_the_center_pile() {
        let hand = |players, cards| {
            largest_hand(&Options {
                cards,
                ..Options::new(players)
            })
        };
        assert_eq!([hand(2, 15), hand(4, 15), hand(5, 20)], [23, 27, 37]);
        let mut handicapped = Options::new(2);
        handicapped.handicaps[0].fewer = 8;
        assert_eq!(largest_hand(&handicapped), 15 + 4);
    }

    #[test]
    fn larger_screens_have_room_for_more_people() {
        let room = |sides, screen, players| {
            let options = Options::new(players);
            (2..=players)
                .rev()
                .find(|&people| fits(people, sides, screen, &options))
        };
        assert_eq!(room((360.0, 640.0), Screen::FlatHigh, 4), Some(2));
        assert_eq!(room((640.0, 360.0), Screen::FlatLow, 2), Some(2));
        assert_eq!(room((1024.0, 768.0), Screen::Flat, 5), Some(5));
        assert_eq!(room((768.0, 1024.0), Screen::FlatHigh, 5), Some(5));
        assert_eq!(room((1440.0, 900.0), Screen::Stands, 4), Some(4));
        assert_eq!(room((300.0, 400.0), Screen::FlatHigh, 4), None);
    }
}
