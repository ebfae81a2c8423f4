//! What the hands at the screen hold and look at: no part of the game.

use std::rc::Rc;

use yew::prelude::*;

use super::devices::has_cursor;
use super::place::{Screen, Turn, turns};
use crate::engine::{MAX_SEATS, Seat, Seats};
use crate::i18n::stroop::Device;
use crate::settings::Block;

/// What everybody at the screen holds and looks at, by seat.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Hands {
    /// Which page of the own hand each has before them.
    pub(super) page: [usize; MAX_SEATS],
    /// In which cell each one's cursor is.
    pub(super) cursor: [usize; MAX_SEATS],
    /// What each plays with, besides the screen.
    pub(super) device: [Device; MAX_SEATS],
    /// To which side each one's zone is turned.
    pub(super) turn: [Turn; MAX_SEATS],
    /// Who holds STOP, or the pad before a round.
    pub(super) holds: Seats,
    /// With how many fingers and keys: one that is lifted leaves the others.
    fingers: [u8; MAX_SEATS],
}

/// What one of them holds and looks at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Own {
    /// The page of the hand that is before them.
    pub(super) page: usize,
    /// The cell of the cursor, if they have one.
    pub(super) cursor: Option<usize>,
    /// What they play with.
    pub(super) device: Device,
    /// To which side their zone is turned.
    pub(super) turn: Turn,
    /// Whether they hold STOP, or the pad before a round.
    pub(super) holds: bool,
}

/// What hands do that is no part of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Hand {
    /// Shows a page.
    Page(Seat, usize),
    /// Puts the cursor into a cell.
    Cursor(Seat, usize),
    /// Begins or ends to hold.
    Holds(Seat, bool),
    /// Everybody has let go.
    LetsGo,
    /// Plays with something else.
    Device(Seat, Device),
    /// Turns a zone.
    Turn(Seat, Turn),
}

impl Hands {
    /// Of these people before such a screen: if it stands, the first two have the halves of the keyboard.
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

    /// The same without what anybody holds: while no board is there, nobody sees who lets go.
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
                // Nobody plays with what another has.
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
    fn one_finger_that_is_lifted_leaves_the_others() {
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
    fn nobody_plays_with_what_another_has() {
        let [ann, bo] = [Seat(0), Seat(1)];
        let keys = Device::Keys;
        assert_eq!(two().device[..2], [keys(Block::Left), keys(Block::Right)]);
        let hands = after(two(), &[Hand::Device(bo, keys(Block::Left))]);
        assert_eq!(hands.device[..2], [Device::Touch, keys(Block::Left)]);
        let hands = after(hands, &[Hand::Device(ann, keys(Block::Arrows))]);
        assert_eq!((hands.of(ann).cursor, hands.of(bo).cursor), (Some(0), None));
    }
}
