//! Which mark each seat has, for the style sheet.

use yew::prelude::*;

use crate::engine::Seat;
use crate::setup::{Chair, Shape, looks};

/// The classes for whatever contains all that is marked with the seats of these chairs, as in `seat-1`: they name the
/// seats that have another mark than usual, as in `seat-1-star`.
pub fn marks(chairs: &[Chair]) -> Classes {
    let looks = looks(chairs);
    let unusual = looks
        .iter()
        .filter(|(seat, look)| look.mark != (*seat).into());
    let class = |(seat, look): (Seat, &crate::setup::Look)| {
        format!("seat-{}-{}", seat.0, Shape::slug(look.mark))
    };
    unusual.map(class).collect()
}
