//! Real time: what people, bots and the clock do between two frames of the screen, in the order of
//! time.

use crate::bots::{Bot, Question, Reply, Seated};
use crate::engine::{By, Eyes, Game, Input, Millis, Seats, Table};

/// One queue for all of them. A frame drains it up to the frame's start.
pub struct FrameQueue<G: Game> {
    /// What people did, in the order in which it came.
    deeds: Vec<Input<G::Action>>,
    bots: Seated<G>,
}

impl<G: Game> FrameQueue<G> {
    /// An empty queue at a table with these bots, from the first seat on.
    #[must_use]
    pub fn new(bots: Vec<Option<Box<dyn Bot<G>>>>) -> Self {
        Self {
            deeds: Vec::new(),
            bots: Seated::new(bots),
        }
    }

    /// Somebody did something.
    pub fn push(&mut self, deed: Input<G::Action>) {
        // Events of one kind come in order; those of two devices may not.
        let after = self.deeds.partition_point(|earlier| earlier.at <= deed.at);
        self.deeds.insert(after, deed);
    }

    /// What bots are to think about now, each question once.
    #[must_use]
    pub fn questions(&mut self, table: &Table<G>) -> Vec<Question<G>> {
        let look = |seat, since| {
            let at = table.at().max(since);
            (table.observe(Eyes::Seat(seat), at), table.chance(seat))
        };
        self.bots.questions(look)
    }

    /// Whose hands are on the way.
    #[must_use]
    pub fn underway(&self, now: Millis) -> Seats {
        self.bots.underway(now)
    }

    /// What a bot said.
    pub fn hear(&mut self, reply: Reply<G>) {
        self.bots.hear(reply);
    }

    /// When something happens at the table, after `now`, if nobody does anything before; `None`: nothing does.
    #[must_use]
    pub fn due(&self, table: &Table<G>, now: Millis) -> Option<Millis> {
        let deed = self.deeds.first().map(|deed| deed.at);
        let clock = table.clock().map(|clock| clock.at);
        let all = [deed, clock, self.bots.changes(now)];
        all.into_iter().flatten().min()
    }

    /// What happens next at the table, no later than `until`, and legal; nothing, if nothing does. What
    /// comes late happens now; what somebody did and may not do is dropped, and a bot asked again.
    pub fn next(&mut self, table: &Table<G>, until: Millis) -> Option<Input<G::Action>> {
        loop {
            let clock = table.clock();
            let deed = self.deeds.first().map(|deed| deed.at.max(table.at()));
            let by_clock = clock.as_ref().map(|clock| clock.at);
            let persons = deed.is_some_and(|at| by_clock.is_none_or(|clock| at < clock));
            let due = [deed, by_clock, self.bots.due()];
            due.into_iter().flatten().min().filter(|&at| at <= until)?;
            let other = if persons {
                self.deeds.first().cloned()
            } else {
                clock
            };
            let mut next = self.bots.next(other.clone())?;
            let by_bot = Some(&next) != other.as_ref();
            if persons && !by_bot {
                self.deeds.remove(0);
            }
            next.at = next.at.max(table.at());
            if table.check(&next).is_ok() {
                return Some(next);
            }
            match next.by {
                By::Seat(seat) if by_bot => self.bots.refuse(seat, next.at),
                By::Seat(_) => {}
                // The clock's are legal in every game that keeps the laws; else it would be tried for ever.
                By::Clock => {
                    debug_assert!(false, "the clock's own input is refused");
                    return None;
                }
            }
        }
    }
}
