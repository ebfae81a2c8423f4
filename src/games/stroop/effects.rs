//! The outcome of attempts (ST-3, ST-4).

use arrayvec::ArrayVec;

use super::Stroop;
use super::action::{Action, Ending, Event};
use super::board::{Fate, LATE, Landing, Tie};
use super::cards::Card;
use crate::engine::{Millis, Seat, Seats, Tell};

/// How long landings are kept, in milliseconds; no window is longer.
const REMEMBERED: Millis = 400;

impl Stroop {
    /// Does everything the clock would have done up to this time.
    pub(super) fn catch_up(&mut self, at: Millis, tell: &mut impl Tell<Self>) {
        while let Some((due, action)) = self.due().filter(|&(due, _)| due <= at) {
            match action {
                Action::EndRound => self.end_round(due, Ending::Stuck, tell),
                _ => self.settle(due, tell),
            }
        }
    }

    pub(super) fn draw(&mut self, at: Millis, seat: Seat, tell: &mut impl Tell<Self>) {
        self.board.lately[seat].drew = at;
        if let Some(card) = self.piles[seat].pop() {
            self.board.hands[seat].push(card);
            tell.all(Event::Drew { seat, card });
        }
    }

    pub(super) fn play(&mut self, at: Millis, seat: Seat, card: Card, tell: &mut impl Tell<Self>) {
        let board = &mut self.board;
        if let Some(tie) = &mut board.tie {
            tie.judged = tie.judged.with(seat);
        }
        let window = board.options.contention;
        let first = board.others_within(window, at, seat).next().copied();
        if let Some(Landing {
            seat: first,
            at: landed,
            ..
        }) = first
        {
            board.lately[seat].fate = Some(Fate::Second(card, first));
            let behind = at.saturating_sub(landed);
            tell.all(Event::Second {
                seat,
                card,
                first,
                behind,
            });
        } else if board.fits(card) {
            board.lately[seat].fate = Some(Fate::Waits(card));
            let tie = board.tie.get_or_insert_with(|| Tie {
                since: at,
                plays: ArrayVec::new(),
                judged: Seats::only(seat),
            });
            tie.plays.push((seat, card));
            tell.all(Event::Waits { seat, card });
        } else if board
            .others_within(LATE, at, seat)
            .any(|landing| board.fits_on(card, landing.before))
        {
            board.lately[seat].fate = Some(Fate::TooLate(card));
            tell.all(Event::TooLate { seat, card });
        } else {
            let until = at.saturating_add(board.options.fumble_of(seat));
            board.fumbling[seat] = until;
            let round = board.round;
            if let Some(center) = board.top() {
                board.lately[seat].fate = Some(Fate::Fumbled(card, center));
                tell.all(Event::Fumbled {
                    seat,
                    card,
                    center,
                    round,
                    until,
                });
            }
        }
    }

    /// ST-3.5: of the plays in a tie, the one by the seat first in the tie order lands.
    pub(super) fn settle(&mut self, at: Millis, tell: &mut impl Tell<Self>) {
        let Some(tie) = self.board.tie.take() else {
            return;
        };
        let place = |&(seat, _): &(Seat, Card)| self.order.iter().position(|&s| s == seat);
        let Some((seat, card)) = tie.plays.iter().min_by_key(|play| place(play)).copied() else {
            return;
        };
        let others = tie.plays.iter().filter(|&&(other, _)| other != seat);
        let tied = others.clone().map(|&(other, _)| other).collect();
        self.land(tie.since, seat, card, tied, tell);
        self.board.turned = at;
        for &(other, card) in others {
            let lately = &mut self.board.lately;
            lately[other].fate = Some(Fate::Second(card, seat));
            let behind = lately[other].tried.saturating_sub(lately[seat].tried);
            tell.all(Event::Second {
                seat: other,
                card,
                first: seat,
                behind,
            });
        }
        if tie.plays.len() > 1 {
            self.order.retain(|other| *other != seat);
            self.order.push(seat);
        }
    }

    fn land(
        &mut self,
        at: Millis,
        seat: Seat,
        card: Card,
        tied: Seats,
        tell: &mut impl Tell<Self>,
    ) {
        let board = &mut self.board;
        board.lately[seat].fate = Some(Fate::Landed(card));
        if let Some(before) = board.top() {
            board
                .landings
                .retain(|landing| at.saturating_sub(landing.at) < REMEMBERED);
            board.landings.push(Landing {
                at,
                seat,
                before,
                tied,
            });
        }
        board.hands[seat].retain(|held| *held != card);
        board.center.push(card);
        board.changes = board.changes.wrapping_add(1);
        tell.all(Event::Landed { seat, card, at });
    }

    /// ST-4.1, ST-4.2: judges a call of STOP against the current center, with any tie already settled.
    pub(super) fn stop(&mut self, at: Millis, seat: Seat, tell: &mut impl Tell<Self>) {
        let board = &mut self.board;
        let hand = &board.hands[seat];
        let Some((missed, center)) = board.fitting(seat).zip(board.top()) else {
            board.lately[seat].fate = Some(Fate::Called);
            return self.end_round(at, Ending::Called(seat), tell);
        };
        let right_before = |landing: &Landing| {
            let fits = |&card: &Card| board.fits_on(card, landing.before);
            !hand.iter().any(fits)
        };
        if board.others_within(LATE, at, seat).any(right_before) {
            board.lately[seat].fate = Some(Fate::CalledTooLate);
            return tell.all(Event::CalledTooLate { seat });
        }
        board.barred = board.barred.with(seat);
        board.lately[seat].fate = Some(Fate::Barred(missed, center));
        tell.all(Event::Barred {
            seat,
            missed,
            center,
        });
        if board.barred == Seats::first(board.options.players) {
            self.end_round(at, Ending::AllBarred, tell);
        }
    }
}
