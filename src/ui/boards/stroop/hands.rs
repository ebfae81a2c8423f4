//! What people at the screen hold and look at, which is not part of the game.

use std::rc::Rc;

use yew::prelude::*;

use super::devices::has_cursor;
use super::place::{Screen, Turn, turns};
use super::trials::Progress;
use crate::engine::{MAX_SEATS, Seat, Seats};
use crate::i18n::stroop::table::Device;
use crate::settings::Block;

/// What everybody at the screen holds and looks at, by seat.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Hands {
    /// The lot of their cards that the keys of each play.
    pub(super) lot: [usize; MAX_SEATS],
    /// The number of cells in a row of each.
    pub(super) across: [usize; MAX_SEATS],
    /// The cell of each cursor.
    pub(super) cursor: [usize; MAX_SEATS],
    /// The device each plays with.
    pub(super) device: [Device; MAX_SEATS],
    /// The orientation of each zone.
    pub(super) turn: [Turn; MAX_SEATS],
    /// Who is holding STOP, or the pad before a round.
    pub(super) holds: Seats,
    /// Who has let go too early.
    short: Seats,
    /// Whose hold was dropped because the middle had changed.
    dropped: Seats,
    /// The number of fingers and keys each holds with: lifting one keeps the others.
    fingers: [u8; MAX_SEATS],
    /// Whether they are new here, and warm up before each round.
    new: bool,
    /// How many rounds each has warmed up for.
    warm: [u8; MAX_SEATS],
    /// How far each has come in the warm-up.
    pub(super) progress: [Progress; MAX_SEATS],
}

/// What one of them holds and looks at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Own {
    /// The lot of their cards that their keys play.
    pub(super) lot: usize,
    /// The cell of the cursor, if they have one.
    pub(super) cursor: Option<usize>,
    /// The device they play with.
    pub(super) device: Device,
    /// The orientation of their zone.
    pub(super) turn: Turn,
    /// Whether they are holding STOP, or the pad before a round.
    pub(super) holds: bool,
    /// Whether they have let go too early.
    pub(super) short: bool,
    /// Whether their hold was dropped because the middle had changed.
    pub(super) dropped: bool,
}

/// Hand actions that are not part of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Hand {
    /// Moves the keys to a lot of cards.
    Keys(Seat, usize),
    /// Sets the number of cells in a row.
    Across(Seat, usize),
    /// Moves the cursor to a cell.
    Cursor(Seat, usize),
    /// Starts or stops holding.
    Holds(Seat, bool),
    /// Drops the holds of these, whose calls would be judged differently by now.
    Drops(Seats),
    /// Releases everybody's holds.
    LetsGo,
    /// Changes the device.
    Device(Seat, Device),
    /// Turns a zone.
    Turn(Seat, Turn),
    /// Tries a card of the warm-up for this round, counted from 0.
    Tries(Seat, usize, u8),
    /// Goes on to the next trial of the warm-up for this round, or ends it.
    GoesOn(Seat, u8),
    /// Ends the warm-up for this round.
    WarmedUp(Seat, u8),
}

impl Hands {
    /// The state for these people, who may be new here, at such a screen: if upright, the first two get the halves of
    /// the keyboard.
    pub(super) fn new(people: Seats, screen: Screen, new: bool) -> Self {
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
            lot: [0; MAX_SEATS],
            across: [1; MAX_SEATS],
            cursor: [0; MAX_SEATS],
            device,
            turn,
            holds: Seats::NONE,
            short: Seats::NONE,
            dropped: Seats::NONE,
            fingers: [0; MAX_SEATS],
            new,
            warm: [0; MAX_SEATS],
            progress: [Progress::default(); MAX_SEATS],
        }
    }

    /// Whether this player warms up before this round.
    pub(super) fn warms_up(&self, seat: Seat, round: u8) -> bool {
        self.new && self.warm[seat.index()] < round
    }

    fn warmed_up(&mut self, seat: Seat, round: u8) {
        let at = seat.index();
        self.warm[at] = round;
        self.progress[at] = Progress::default();
        self.cursor[at] = 0;
    }

    /// The same without holds: while no board is shown, releases are not noticed.
    pub(super) fn empty(self) -> Self {
        Self {
            holds: Seats::NONE,
            short: Seats::NONE,
            dropped: Seats::NONE,
            fingers: [0; MAX_SEATS],
            progress: [Progress::default(); MAX_SEATS],
            ..self
        }
    }

    /// What one of them holds and looks at.
    pub(super) fn of(&self, seat: Seat) -> Own {
        let at = seat.index();
        Own {
            lot: self.lot[at],
            cursor: has_cursor(self.device[at]).then(|| self.cursor[at]),
            device: self.device[at],
            turn: self.turn[at],
            holds: self.holds.has(seat),
            short: self.short.has(seat),
            dropped: self.dropped.has(seat),
        }
    }
}

impl Reducible for Hands {
    type Action = Hand;

    fn reduce(self: Rc<Self>, hand: Hand) -> Rc<Self> {
        let mut now = (*self).clone();
        match hand {
            Hand::Keys(seat, lot) => now.lot[seat.index()] = lot,
            Hand::Across(seat, cells) => now.across[seat.index()] = cells,
            Hand::Cursor(seat, cell) => now.cursor[seat.index()] = cell,
            Hand::Holds(seat, true) => {
                let fingers = &mut now.fingers[seat.index()];
                *fingers = fingers.saturating_add(1);
                now.holds = now.holds.with(seat);
                now.short = now.short.without(seat);
                now.dropped = now.dropped.without(seat);
            }
            Hand::Holds(seat, false) => {
                let fingers = &mut now.fingers[seat.index()];
                *fingers = fingers.saturating_sub(1);
                if *fingers == 0 {
                    if now.holds.has(seat) {
                        now.short = now.short.with(seat);
                    }
                    now.holds = now.holds.without(seat);
                }
            }
            Hand::Drops(seats) => {
                let held: Seats = seats.iter().filter(|&seat| now.holds.has(seat)).collect();
                now.dropped = held.iter().fold(now.dropped, Seats::with);
                now.holds = held.iter().fold(now.holds, Seats::without);
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
            // The right card is praised for a moment, or until the next press.
            Hand::Tries(seat, card, _) if !now.progress[seat.index()].found() => {
                now.progress[seat.index()].tried = Some(card);
            }
            Hand::Tries(seat, _, round) | Hand::GoesOn(seat, round) => {
                let at = seat.index();
                now.cursor[at] = 0;
                match now.progress[at].next() {
                    Some(next) => now.progress[at] = next,
                    None => now.warmed_up(seat, round),
                }
            }
            Hand::WarmedUp(seat, round) => now.warmed_up(seat, round),
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
        Hands::new(Seats::first(2), Screen::Stands, false)
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
            (&[down, Hand::Drops(Seats::only(ann))], false),
            (&[down, Hand::Drops(Seats::only(ann)), up, down], true),
        ] {
            assert_eq!(after(two(), all).holds.has(ann), held, "{all:?}");
        }
    }

    #[test]
    fn the_right_card_is_praised_until_the_next_press() {
        let ann = Seat(0);
        let new = Hands::new(Seats::first(2), Screen::Stands, true);
        let [wrong, right] = [0, 1].map(|card| Hand::Tries(ann, card, 1));
        let (on, skip) = (Hand::GoesOn(ann, 1), Hand::WarmedUp(ann, 1));
        for (all, warms_up, trial, tried) in [
            (&[wrong][..], true, 0, Some(0)),
            (&[wrong, right], true, 0, Some(1)),
            (&[right, wrong], true, 1, None),
            (&[right, on], true, 1, None),
            (&[right, on, on, on], false, 0, None),
            (&[wrong, skip], false, 0, None),
        ] {
            let hands = after(new.clone(), all);
            assert_eq!(hands.warms_up(ann, 1), warms_up, "{all:?}");
            assert_eq!(hands.progress[0], Progress { trial, tried }, "{all:?}");
            assert!(hands.warms_up(ann, 2));
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
