//! A hold of STOP that is dropped, because a card that landed meanwhile changes what it would call.

use yew::prelude::*;

use super::hands::{Hand, Hands};
use crate::engine::Seats;
use crate::games::stroop::Stroop;
use crate::ui::boards::kit::BoardProps;

/// Drops the hold of STOP of whoever would call something else than before a card landed: something fits now, or nothing
/// does any more.
#[hook]
pub(super) fn use_dropped_stop(
    props: &BoardProps<Stroop>,
    plays: bool,
    hands: &UseReducerHandle<Hands>,
) {
    let board = &props.seen.view.board;
    let able = board.hands.which(|seat, _| board.fitting(seat).is_some());
    let known = use_mut_ref(|| (board.changes, able));
    let (held, hands) = (hands.holds, hands.dispatcher());
    use_effect_with(
        (plays, board.changes, able),
        move |&(plays, changes, able)| {
            // Cards that are drawn change what fits as well, but not what the middle says.
            let (before, was_able) = known.replace((changes, able));
            let other = held
                .iter()
                .filter(|&seat| able.has(seat) != was_able.has(seat));
            let other: Seats = other.collect();
            if plays && changes != before && !other.is_empty() {
                hands.dispatch(Hand::Drops(other));
            }
        },
    );
}
