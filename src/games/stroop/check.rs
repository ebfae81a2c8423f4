//! Which plays count as an attempt (ST-3), and when the clock acts (ST-3, ST-4). Whether a card lands is reported by its
//! event.

use super::Stroop;
use super::action::{Action, Refusal};
use super::board::{LULL, TIE};
use super::cards::Card;
use crate::engine::{Millis, Seat};

impl Stroop {
    /// ST-3.5, ST-3.6: a card of the hand; one play per tie, and none during the pause after a fumble.
    pub(super) fn check_play(&self, at: Millis, seat: Seat, card: Card) -> Result<(), Refusal> {
        let until = self.board.fumbling[seat];
        if !self.board.hands[seat].contains(&card) {
            Err(Refusal::NotInHand)
        } else if at < until {
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
