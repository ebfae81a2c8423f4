//! What people at the screen hold and look at, which is not part of the game.

use std::rc::Rc;

use yew::prelude::*;

use super::devices::has_cursor;
use super::place::{Screen, Turn, turns};
use crate::engine::{MAX_SEATS, Seat, Seats};
use crate::i18n::stroop::table::Device;
use crate::settings::Block;

/// What everybody at the screen holds and looks at, by seat.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Hands {
    /// The page of their hand each has in view.
    pub(super) page: [usize; MAX_SEATS],
    /// The cell of each cursor.
    pub(super) cursor: [usize; MAX_SEATS],
    /// The device each plays with.
    pub(super) device: [Device; MAX_SEATS],
    /// The orientation of each zone.
    pub(super) turn: [Turn; MAX_SEATS],
    /// Who is holding STOP, or the pad before a round.
    pub(super) holds: Seats,
    /// The number of fingers and keys each holds with: lifting one keeps the others.
    fingers: [u8; MAX_SEATS],
}

/// What one of them holds and looks at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Own {
    /// The page of the hand in view.
    pub(super) page: usize,
    /// The cell of the cursor, if they have one.
    pub(super) cursor: Option<usize>,
    /// The device they play with.
    pub(super) device: Device,
    /// The orientation of their zone.
    pub(super) turn: Turn,
    /// Whether they are holding STOP, or the pad before a round.
    pub(super) holds: bool,
}

/// Hand actions that are not part of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Hand {
    /// Shows a page.
    Page(Seat, usize),
    /// Moves the cursor to a cell.
    Cursor(Seat, usize),
    /// Starts or stops holding.
    Holds(Seat, bool),
    /// Releases everybody's holds.
    LetsGo,
    /// Changes the device.
    Device(Seat, Device),
    /// Turns a zone.
    Turn(Seat, Turn),
}

impl Hands {
    /// The state for these people at such a screen: if upright, the first two get the halves of the keyboard.
    pub(super) fn new(people: Seats, screen: Screen) -> Self {
        let mut device = [Device::Touch; MAX_SEATS];
        let mut turn = [Turn::default(); MAX_SEATS];
        if screen == Screen::Stands {
            for (seat, usual) in people.iter().zip([Block::Left, Block::Right]) {
                device[seat.index()] = Device::Keys(usual);
            }
        }
        for (seat, usual) in people.iter().zip(turns(people.count().into(), screen)) {
            turn[seat.index()] = *usual;
        }
        Self {
            page: [0; MAX_SEATS],
            cursor: [0; MAX_SEATS],
            device,
            turn,
            holds: Seats::NONE,
            fingers: [0; MAX_SEATS],
        }
    }

    /// The same without holds: while no board is shown, releases are not noticed.
    pub(super) fn empty(self) -> Self {
        Self {
            holds: Seats::NONE,
            fingers: [0; MAX_SEATS],
            ..self
        }
    }

    /// What one of them holds and looks at.
    pub(super) fn of(&self, seat: Seat) -> Own {
        let at = seat.index();
        Own {
            page: self.page[at],
            cursor: has_cursor(self.device[at]).then(|| self.cursor[at]),
            device: self.device[at],
            turn: self.turn[at],
            holds: self.holds.has(seat),
        }
    }
}

impl Reducible for Hands {
    type Action = Hand;

    fn reduce(self: Rc<Self>, hand: Hand) -> Rc<Self> {
        let mut now = (*self).clone();
        match hand {
            Hand::Page(seat, page) => now.page[seat.index()] = page,
            Hand::Cursor(seat, cell) => {
                now.cursor[seat.index()] = cell;
                now.page[seat.index()] = cell / super::cells::PAGE;
            }
            Hand::Holds(seat, true) => {
                let fingers = &mut now.fingers[seat.index()];
                *fingers = fingers.saturating_add(1);
                now.holds = now.holds.with(seat);
            }
            Hand::Holds(seat, false) => {
                let fingers = &mut now.fingers[seat.index()];
                *fingers = fingers.saturating_sub(1);
                if *fingers == 0 {
                    now.holds = now.holds.without(seat);
                }
            }
            Hand::LetsGo => now = now.empty(),
            Hand::Device(seat, device) => {
                // No two players share a device.
                if device != Device::Touch {
                    for other in now.device.iter_mut().filter(|it| **it == device) {
                        *other = Device::Touch;
                    }
                }
                now.device[seat.index()] = device;
            }
            Hand::Turn(seat, turn) => now.turn[seat.index()] = turn,
        }
        if now == *self { self } else { now.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(hands: Hands, all: &[Hand]) -> Hands {
        let done = |hands: Rc<Hands>, &hand: &Hand| hands.reduce(hand);
        (*all.iter().fold(Rc::new(hands), done)).clone()
    }

    fn two() -> Hands {
        Hands::new(Seats::first(2), Screen::Stands)
    }

    #[test]
    fn lifting_one_finger_keeps_the_others() {
        let ann = Seat(0);
        let (down, up) = (Hand::Holds(ann, true), Hand::Holds(ann, false));
        for (all, held) in [
            (&[down][..], true),
            (&[down, down, up], true),
            (&[down, down, up, up], false),
            (&[up, down], true),
            (&[down, down, Hand::LetsGo], false),
            (&[down, Hand::LetsGo, up, down], true),
        ] {
            assert_eq!(after(two(), all).holds.has(ann), held, "{all:?}");
        }
    }

    #[test]
    fn no_two_players_share_a_device() {
        let [ann, bo] = [Seat(0), Seat(1)];
        let keys = Device::Keys;
        assert_eq!(two().device[..2], [keys(Block::Left), keys(Block::Right)]);
        let hands = after(two(), &[Hand::Device(bo, keys(Block::Left))]);
        assert_eq!(hands.device[..2], [Device::Touch, keys(Block::Left)]);
        let hands = after(hands, &[Hand::Device(ann, keys(Block::Arrows))]);
        assert_eq!((hands.of(ann).cursor, hands.of(bo).cursor), (Some(0), None));
    }
}
