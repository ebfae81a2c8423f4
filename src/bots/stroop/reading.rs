//! What a player does next, and when: taking in the center, scanning its own cards, moving a hand,
//! drawing, calling STOP.

use arrayvec::ArrayVec;

use super::noise::ex_gaussian;
use super::skill::Skill;
use crate::engine::{Millis, Observation, Rng, Seat};
use crate::games::stroop::cards::ALL;
use crate::games::stroop::{Action, Board, Card, Lately, Stroop};

/// The usual time to take in the center: only its word in round one, all of it in round two.
const ENCODE: [Millis; 2] = [350, 550];

/// What is added if the center's word and look agree, and if they clash, as they do on two cards of
/// three: 60 ms apart, and zero on average.
const CONGRUENCY: [i32; 2] = [-40, 20];

/// The usual time to look at one card of one's own: looks are found quickly, words are read.
const SCAN: [Millis; 2] = [110, 170];

/// The usual time for a hand to reach the center.
const MOTOR: i32 = 220;

/// The shortest possible reaction time.
pub const FLOOR: Millis = 400;

/// The hesitation before calling STOP: its minimum, and the range above it.
const HESITATION: [Millis; 2] = [1200, 1300];

/// What a thought needs randomness for.
#[derive(Clone, Copy)]
enum About {
    FirstLook,
    SecondLook,
    Draw,
    Motion,
    Slip,
    Stop,
}

/// A player looking for a card.
pub struct Reading<'a> {
    skill: Skill,
    board: &'a Board,
    hand: &'a [Card],
    left: u8,
    lately: Lately,
    /// When plays count again after a fumble.
    fumbling: Millis,
    chance: u64,
}

impl<'a> Reading<'a> {
    /// What this seat is reading; `None` if it may not play, or is waiting for its tie to end.
    #[must_use]
    pub fn of(skill: Skill, seen: &'a Observation<Stroop>, rng: &mut Rng) -> Option<Self> {
        let board = &seen.view.board;
        let seat: Seat = seen.eyes.seat()?;
        let in_tie = board.tie.as_ref().is_some_and(|tie| tie.judged.has(seat));
        if board.outcome.is_some() || board.barred.has(seat) || in_tie {
            return None;
        }
        Some(Self {
            skill,
            board,
            hand: board.hands.get(seat)?,
            left: *seen.view.left.get(seat)?,
            lately: *board.lately.get(seat)?,
            fumbling: *board.fumbling.get(seat)?,
            chance: rng.seed(),
        })
    }

    /// The player's next action, and its time.
    #[must_use]
    pub fn does(&self) -> (Millis, Action) {
        let found = self.look(About::FirstLook, self.begins());
        if self.left > 0 {
            let at = self.draws();
            return match found {
                Ok((seen, card)) if seen <= at => self.plays(seen, card),
                _ => (at, Action::Draw),
            };
        }
        match found {
            Ok((seen, card)) => self.plays(seen, card),
            Err(nothing) => self.doubts(nothing),
        }
    }

    /// The player's next draw, and its time, if there is anything left to draw.
    #[must_use]
    pub fn draws_only(&self) -> Option<(Millis, Action)> {
        (self.left > 0).then(|| (self.draws(), Action::Draw))
    }

    /// Looks again while hesitating to call STOP.
    fn doubts(&self, from: Millis) -> (Millis, Action) {
        let [least, more] = HESITATION;
        let hesitates = least + self.chance(About::Stop, 0).below(more + 1);
        let stop = from.saturating_add(hesitates);
        match self.look(About::SecondLook, from) {
            Ok((seen, card)) if seen <= stop => self.plays(seen, card),
            _ => (stop, Action::Stop),
        }
    }

    /// When it has taken in the center and finished its last action.
    fn begins(&self) -> Millis {
        let center = self.board.top();
        let clash = center.is_some_and(|center| !center.describes(center));
        let usual = ENCODE[self.round()].saturating_add_signed(CONGRUENCY[usize::from(clash)]);
        let taken_in = self.board.turned.saturating_add(self.skill.takes(usual));
        taken_in.max(self.lately.tried)
    }

    /// When it sees a fitting card, and which; otherwise, as an error, when it has looked at all of
    /// them. It looks at them one after the other, but at a newly drawn card right away.
    fn look(&self, look: About, from: Millis) -> Result<(Millis, Card), Millis> {
        let scan = self.skill.takes(SCAN[self.round()]);
        let (old, new) = self.parted();
        let mut order: ArrayVec<(u32, bool, Card), ALL> =
            old.iter().map(|&card| self.glance(look, card)).collect();
        order.sort_unstable();
        let ends = |looks: usize| from.saturating_add(scan * looks as u32);
        let in_turn = order.iter().zip(1..).find(|((_, sees, _), _)| *sees);
        let in_turn = in_turn.map(|(&(_, _, card), looks)| (ends(looks), card));
        let drawn = from.max(self.lately.drew).saturating_add(scan);
        let at_once = new.filter(|&card| self.glance(look, card).1);
        let at_once = at_once.map(|card| (drawn, card));
        let all = ends(order.len()).max(if new.is_some() { drawn } else { 0 });
        in_turn.into_iter().chain(at_once).min().ok_or(all)
    }

    /// The card's random place in the scan, and whether the player then sees that it fits.
    fn glance(&self, look: About, card: Card) -> (u32, bool, Card) {
        let mut chance = self.chance(look, card.kind() as u32);
        let place = chance.any();
        let missed = chance.below(100) < self.skill.missed;
        (place, !missed && self.board.fits(card), card)
    }

    /// The cards to scan in order, and the newest one if it was drawn after the center changed.
    fn parted(&self) -> (&[Card], Option<Card>) {
        match self.hand.split_last() {
            Some((&new, old)) if self.lately.drew > self.board.turned => (old, Some(new)),
            _ => (self.hand, None),
        }
    }

    /// Plays the card it saw, or another one by mistake.
    fn plays(&self, seen: Millis, card: Card) -> (Millis, Action) {
        let usual = MOTOR + ex_gaussian(&mut self.chance(About::Motion, 0));
        let motion = self.skill.takes(usual.max(0).unsigned_abs());
        let newest = Some(&card) == self.hand.last();
        let shown = self
            .board
            .turned
            .max(if newest { self.lately.drew } else { 0 });
        let at = seen.saturating_add(motion);
        let at = at.max(shown.saturating_add(FLOOR)).max(self.fumbling);
        let card = self.slip().unwrap_or(card);
        (at, Action::Play { card })
    }

    /// Occasionally, a card that does not fit.
    fn slip(&self) -> Option<Card> {
        let mut chance = self.chance(About::Slip, 0);
        if chance.below(100) >= self.skill.wrong {
            return None;
        }
        let hand = self.hand.iter().copied();
        let wrong: ArrayVec<Card, ALL> = hand.filter(|&card| !self.board.fits(card)).collect();
        chance.pick(&wrong).copied()
    }

    /// When it draws the next card: at its own rhythm, give or take a fifth.
    fn draws(&self) -> Millis {
        let beat = self.skill.draw;
        let mut chance = self.chance(About::Draw, u32::from(self.left));
        let wait = beat - beat / 5 + chance.below(beat / 5 * 2 + 1);
        let last = self.lately.drew.max(self.lately.tried);
        last.saturating_add(wait)
    }

    fn chance(&self, about: About, which: u32) -> Rng {
        Rng::aside(self.chance, [about as u32, which])
    }

    fn round(&self) -> usize {
        usize::from(self.board.round != 1)
    }
}
