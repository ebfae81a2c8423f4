//! Real time: orders by time what people, bots and the clock do between two frames.

use crate::bots::{Bot, Question, RealTimeBots, Reply};
use crate::engine::{By, Eyes, Game, Input, Millis, Seats, Table};

/// The queue shared by all of them. Each frame drains it up to the frame's start.
pub struct FrameQueue<G: Game> {
    /// People's inputs, ordered by time.
    inputs: Vec<Input<G::Action>>,
    bots: RealTimeBots<G>,
}

impl<G: Game> FrameQueue<G> {
    /// An empty queue for a table with these bots, by seat.
    #[must_use]
    pub fn new(bots: Vec<Option<Box<dyn Bot<G>>>>) -> Self {
        Self {
            inputs: Vec::new(),
            bots: RealTimeBots::new(bots),
        }
    }

    /// Adds a person's input.
    pub fn push(&mut self, input: Input<G::Action>) {
        // Events of one device arrive in order; those of two devices may not.
        let after = self
            .inputs
            .partition_point(|earlier| earlier.at <= input.at);
        self.inputs.insert(after, input);
    }

    /// The questions for the bots to think about now, each returned once.
    #[must_use]
    pub fn questions(&mut self, table: &Table<G>) -> Vec<Question<G>> {
        let look = |seat, since| {
            let at = table.at().max(since);
            (table.observe(Eyes::Seat(seat), at), table.chance(seat))
        };
        self.bots.questions(look)
    }

    /// The bots whose hands are moving.
    #[must_use]
    pub fn underway(&self, now: Millis) -> Seats {
        self.bots.underway(now)
    }

    /// Takes a bot's reply.
    pub fn hear(&mut self, reply: Reply<G>) {
        self.bots.hear(reply);
    }

    /// The next time after `now` at which something happens if nobody does anything; `None` if nothing will.
    #[must_use]
    pub fn due(&self, table: &Table<G>, now: Millis) -> Option<Millis> {
        let input = self.inputs.first().map(|input| input.at);
        let clock = table.clock().map(|clock| clock.at);
        let all = [input, clock, self.bots.changes(now)];
        all.into_iter().flatten().min()
    }

    /// The next legal input no later than `until`, if there is one. Late inputs happen now; illegal inputs of people
    /// are dropped, and a bot is asked again.
    pub fn next(&mut self, table: &Table<G>, until: Millis) -> Option<Input<G::Action>> {
        loop {
            let clock = table.clock();
            let input = self.inputs.first().map(|input| input.at.max(table.at()));
            let by_clock = clock.as_ref().map(|clock| clock.at);
            let persons = input.is_some_and(|at| by_clock.is_none_or(|clock| at < clock));
            let due = [input, by_clock, self.bots.due()];
            due.into_iter().flatten().min().filter(|&at| at <= until)?;
            let other = if persons {
                self.inputs.first().cloned()
            } else {
                clock
            };
            let mut next = self.bots.next(other.clone())?;
            let by_bot = Some(&next) != other.as_ref();
            if persons && !by_bot {
                self.inputs.remove(0);
            }
            next.at = next.at.max(table.at());
            if table.check(&next).is_ok() {
                return Some(next);
            }
            match next.by {
                By::Seat(seat) if by_bot => self.bots.refuse(seat, next.at),
                By::Seat(_) => {}
                // A game that keeps the laws never refuses its clock; retrying would loop forever.
                By::Clock => {
                    debug_assert!(false, "the clock's own input is refused");
                    return None;
                }
            }
        }
    }
}
