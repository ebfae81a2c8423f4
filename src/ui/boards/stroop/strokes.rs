//! What a press of a key or of a gamepad's button does, in each phase of the table.

use std::rc::Rc;

use yew::prelude::*;

use super::cells::{Cells, LOT};
use super::devices::moved;
use super::hands::{Hand, Hands};
use super::input::{Gesture, Stroke};
use super::phase::Phase;
use super::trials::CARDS;
use crate::engine::{BySeat, Seat};
use crate::settings::Press;
use crate::ui::listening::use_latest;

/// Handles a key or button press in this phase and round; returns whether it meant anything.
#[hook]
pub(super) fn use_strokes(
    now: (Phase, u8),
    hands: &UseReducerHandle<Hands>,
    cells: &BySeat<Rc<Cells>>,
    rooms: &BySeat<usize>,
    left: &BySeat<u8>,
    act: &Callback<(Seat, Gesture, f64)>,
) -> Callback<Stroke, bool> {
    let (hands, cells, rooms) = (hands.clone(), cells.clone(), rooms.clone());
    let (left, act) = (left.clone(), act.clone());
    let (phase, round) = now;
    use_latest(Callback::from(move |stroke: Stroke| {
        let Stroke {
            seat,
            press,
            down,
            at,
        } = stroke;
        if phase == Phase::Ready && hands.warms_up(seat, round) {
            return down && warms_up(&hands, seat, press, round);
        }
        // Too early, it needs no holding to be refused.
        if press == Press::Stop && phase == Phase::Plays && left[seat] > 0 {
            if down {
                act.emit((seat, Gesture::Stop, at));
            }
            return true;
        }
        if press == Press::Stop && matches!(phase, Phase::Ready | Phase::Plays | Phase::Counting(_))
        {
            hands.dispatch(Hand::Holds(seat, down));
            return true;
        }
        if phase != Phase::Plays {
            return false;
        }
        if !down {
            return true;
        }
        let (own, room) = (&cells[seat], rooms[seat]);
        let lots = room.div_ceil(LOT).max(1);
        let lot = hands.lot[seat.index()].min(lots - 1);
        let play = |cell: usize| {
            if let Some(card) = own.get(cell) {
                act.emit((seat, Gesture::Play(card), at));
            }
        };
        let step = |across, down| {
            let at = seat.index();
            let to = moved(hands.cursor[at], room, hands.across[at], (across, down));
            hands.dispatch(Hand::Cursor(seat, to));
        };
        match press {
            Press::Cell(cell) => play(lot * LOT + usize::from(cell)),
            Press::Play => play(hands.cursor[seat.index()]),
            Press::Draw => act.emit((seat, Gesture::Draw, at)),
            Press::Keys => hands.dispatch(Hand::Keys(seat, (lot + 1) % lots)),
            Press::Up => step(0, -1),
            Press::Down => step(0, 1),
            Press::Left => step(-1, 0),
            Press::Right => step(1, 0),
            Press::Stop => {}
        }
        true
    }))
}

/// Handles a press during the warm-up; returns whether it meant anything.
fn warms_up(hands: &UseReducerHandle<Hands>, seat: Seat, press: Press, round: u8) -> bool {
    let at = hands.cursor[seat.index()].min(CARDS - 1);
    let hand = match press {
        Press::Cell(cell) if usize::from(cell) < CARDS => Hand::Tries(seat, cell.into(), round),
        Press::Play => Hand::Tries(seat, at, round),
        Press::Left => Hand::Cursor(seat, at.saturating_sub(1)),
        Press::Right => Hand::Cursor(seat, (at + 1).min(CARDS - 1)),
        _ => return false,
    };
    hands.dispatch(hand);
    true
}
