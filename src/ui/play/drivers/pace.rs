//! How long bots take for a move.

use crate::bots::Level;
use crate::engine::{Seat, Status};
use crate::setup::{Setup, Who};

/// The range of a bot's thinking time at the normal pace, in milliseconds, so that moves take varying times.
const MOMENT: [u32; 2] = [500, 900];

/// The longest that a bot's turn may take, in milliseconds, unless the cards fly for longer.
const TURN: u32 = 1_500;

/// How long a bot waits after `step` inputs before its next one, in milliseconds: until cards that are `flying` have
/// landed, plus its thinking time. A bot that continues its turn has already thought.
pub(super) fn moment(step: usize, flying: u32, goes_on: bool) -> u32 {
    let [least, most] = MOMENT;
    // Any hash will do (this is Knuth's); real randomness would have to come from the game's generator.
    let scattered = (step as u32).wrapping_mul(2_654_435_761) >> 16;
    let thinks = least + scattered % (most - least + 1);
    let thinks = if goes_on { thinks / 4 } else { thinks };
    (flying + thinks).min(TURN.max(flying))
}

/// The next bot to act and its level.
pub(super) fn next_bot(status: &Status, setup: &Setup) -> Option<(Seat, Level)> {
    let Status::ToAct(to_act) = status else {
        return None;
    };
    to_act
        .iter()
        .find_map(|seat| match setup.chairs.get(seat.index())?.who {
            Who::Bot(level) => Some((seat, level)),
            Who::Person => None,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_think_for_a_moment_and_not_always_the_same() {
        let moments: Vec<u32> = (0..200).map(|step| moment(step, 0, false)).collect();
        assert!(moments.iter().all(|moment| (500..=900).contains(moment)));
        let mut different = moments.clone();
        different.sort_unstable();
        different.dedup();
        assert!(different.len() > 100, "{} differ", different.len());
        assert!(different[0] < 520 && different[different.len() - 1] > 880);
        assert!(moments.windows(2).all(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn bots_let_cards_land_but_never_take_too_long() {
        assert_eq!(moment(7, 300, false), moment(7, 0, false) + 300);
        assert!((0..200).all(|step| moment(step, 1_200, false) == TURN));
        assert!((0..200).all(|step| moment(step, 2_500, false) == 2_500));
        assert!((0..200).all(|step| moment(step, 300, true) < 530));
    }
}
