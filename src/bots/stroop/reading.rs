//! What a player does next, and when: taking in the centre, looking through the own cards, moving
//! a hand, drawing, calling STOP.

use arrayvec::ArrayVec;

use super::noise::ex_gaussian;
use super::skill::Skill;
use crate::engine::{Millis, Observation, Rng, Seat};
use crate::games::stroop::cards::ALL;
use crate::games::stroop::{Action, Board, Card, Lately, Stroop};

/// How long it usually takes to take in the centre: its word alone in round one, all of it in
/// round two.
const ENCODE: [Millis; 2] = [350, 550];

/// What is added if its word and its look agree, and if they clash, as they do on two cards of
/// three: 60 ms apart, and nothing on average.
const CONGRUENCY: [i32; 2] = [-40, 20];

/// How long a look at one own card usually takes: looks are found quickly, words are read.
const SCAN: [Millis; 2] = [110, 170];

/// How long a hand usually takes to the centre.
const MOTOR: i32 = 220;

/// Nobody reacts sooner.
pub const FLOOR: Millis = 400;

/// How long one who found nothing hesitates to call STOP: from the first, and so much longer.
const HESITATION: [Millis; 2] = [1200, 1300];

/// What the chance of a thought is asked about.
#[derive(Clone, Copy)]
enum About {
    FirstLook,
    SecondLook,
    Draw,
    Motion,
    Slip,
    Stop,
}

/// A player who looks for a card.
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
    /// What this seat is reading; `None` if it may not play, or waits for its tie to be over.
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
            chance: u64::from(rng.any()) << 32 | u64::from(rng.any()),
        })
    }

    /// What it does next, and when.
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

    /// Before it calls STOP it looks again for as long as it hesitates.
    fn doubts(&self, from: Millis) -> (Millis, Action) {
        let [least, more] = HESITATION;
        let hesitates = least + self.chance(About::Stop, 0).below(more + 1);
        let stop = from.saturating_add(hesitates);
        match self.look(About::SecondLook, from) {
            Ok((seen, card)) if seen <= stop => self.plays(seen, card),
            _ => (stop, Action::Stop),
        }
    }

    /// When it has taken in the centre, and done what it did last.
    fn begins(&self) -> Millis {
        let centre = self.board.top();
        let clash = centre.is_some_and(|centre| !centre.describes(centre));
        let usual = ENCODE[self.round()].saturating_add_signed(CONGRUENCY[usize::from(clash)]);
        let taken_in = self.board.turned.saturating_add(self.skill.takes(usual));
        taken_in.max(self.lately.tried)
    }

    /// When it sees a card that fits, and which; or else when it has looked at all of them: one
    /// after the other, but at a new one as it is drawn.
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

    /// When among the others it looks at a card, and whether it then sees that it fits.
    fn glance(&self, look: About, card: Card) -> (u32, bool, Card) {
        let mut chance = self.chance(look, card.kind() as u32);
        let place = chance.any();
        let missed = chance.below(100) < self.skill.missed;
        (place, !missed && self.board.fits(card), card)
    }

    /// The cards that it held when the centre came, with those it has drawn and looked at since;
    /// and the newest, if the centre was there before it.
    fn parted(&self) -> (&[Card], Option<Card>) {
        match self.hand.split_last() {
            Some((&new, old)) if self.lately.drew > self.board.turned => (old, Some(new)),
            _ => (self.hand, None),
        }
    }

    /// Puts down a card that it saw, or by a slip of the hand another one.
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

    /// A card that does not fit, now and then.
    fn slip(&self) -> Option<Card> {
        let mut chance = self.chance(About::Slip, 0);
        if chance.below(100) >= self.skill.wrong {
            return None;
        }
        let hand = self.hand.iter().copied();
        let wrong: ArrayVec<Card, ALL> = hand.filter(|&card| !self.board.fits(card)).collect();
        chance.pick(&wrong).copied()
    }

    /// When it draws the next card: at its own beat, a fifth more or less.
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
