//! What counts as an attempt (ST-3, ST-4). Whether a card lands is reported by its event.

use super::Stroop;
use super::action::{Action, Refusal};
use super::board::{LULL, TIE};
use crate::engine::{By, Game, Input, Millis, Seat};

impl Stroop {
    pub(super) fn check_input(&self, input: &Input<Action>) -> Result<(), Refusal> {
        let By::Seat(seat) = input.by else {
            let due = self.clock().as_ref() == Some(input);
            return if due {
                Ok(())
            } else {
                Err(Refusal::ForTheClock)
            };
        };
        if self.due().is_some_and(|(due, _)| due <= input.at) {
            let mut then = self.clone();
            then.catch_up(input.at, &mut ());
            then.check_attempt(input.at, seat, input.action)
        } else {
            self.check_attempt(input.at, seat, input.action)
        }
    }

    fn check_attempt(&self, at: Millis, seat: Seat, action: Action) -> Result<(), Refusal> {
        let board = &self.board;
        if board.outcome.is_some() {
            return Err(Refusal::Over);
        }
        let hand = board.hands.get(seat).ok_or(Refusal::NoSuchSeat)?;
        let left = self.piles[seat].len() as u8;
        match action {
            Action::Pause => Ok(()),
            Action::Settle | Action::EndRound => Err(Refusal::ForTheClock),
            _ if board.barred.has(seat) => Err(Refusal::Barred),
            Action::Draw if left == 0 => Err(Refusal::NothingToDraw),
            Action::Stop if left > 0 => Err(Refusal::DrawFirst { left }),
            Action::Draw | Action::Stop => Ok(()),
            Action::Play { card } if !hand.contains(&card) => Err(Refusal::NotInHand),
            Action::Play { .. } => self.check_play(at, seat),
        }
    }

    /// ST-3.5, ST-3.6: one play per tie, and none during the pause after a fumble.
    fn check_play(&self, at: Millis, seat: Seat) -> Result<(), Refusal> {
        let until = self.board.fumbling[seat];
        if at < until {
            Err(Refusal::Fumbling { until })
        } else if self
            .board
            .tie
            .as_ref()
            .is_some_and(|tie| tie.judged.has(seat))
        {
            Err(Refusal::OneAtATime)
        } else {
            Ok(())
        }
    }

    /// The clock's next action, and when it is due.
    pub(super) fn due(&self) -> Option<(Millis, Action)> {
        let board = &self.board;
        if board.outcome.is_some() {
            None
        } else if let Some(tie) = &board.tie {
            Some((tie.since.saturating_add(TIE + 1), Action::Settle))
        } else if board.options.clock && self.is_stuck() {
            Some((board.quiet.saturating_add(LULL), Action::EndRound))
        } else {
            None
        }
    }

    /// ST-4.5: nobody who may act can draw or holds a legal card.
    fn is_stuck(&self) -> bool {
        let board = &self.board;
        board.hands.iter().all(|(seat, _)| {
            let able = !self.piles[seat].is_empty() || board.fitting(seat).is_some();
            board.barred.has(seat) || !able
        })
    }
}
