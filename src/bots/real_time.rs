//! Bots in real time: when each is asked, what it is about to do, and when. In games of turns this works as well.

use std::rc::Rc;

use super::{Bot, Choice};
use crate::engine::{Game, Input, Millis, Observation, Rng, Seat, Seats};

/// The bots of a game in real time, each in its seat, with its next action.
///
/// The code that drives a table has them [asked](RealTimeBots::ask) after each input and plays what comes
/// [next](RealTimeBots::next). Where bots think elsewhere or later, it takes their
/// [questions](RealTimeBots::questions) and [hears](RealTimeBots::hear) the answers when they arrive. An answer
/// is kept until it is due. It is dropped when it becomes stale (see [`Game::thought`]), unless its
/// motion can no longer be recalled: then it still arrives, and the rules decide what becomes of it.
/// A bot whose answer the rules [refuse](RealTimeBots::refuse) is asked again.
///
/// ```
/// use kitchen_table::bots::{Bots, Level, RealTimeBots};
/// use kitchen_table::engine::{Eyes, Status, Table};
/// use kitchen_table::games::stroop::{Options, Stroop};
///
/// let mut table = Table::<Stroop>::new(Options::new(3), 7, &mut ()).unwrap();
/// let mut bots = RealTimeBots::new([(); 3].map(|()| Some(Stroop::bot(Level::Easy))));
/// while let Status::ToAct(_) = table.status() {
///     bots.ask(|seat, _| (table.observe(Eyes::Seat(seat), table.at()), table.chance(seat)));
///     let input = bots.next(table.clock()).unwrap();
///     table.play(input, &mut ()).unwrap();
/// }
/// assert_eq!(Table::replay(table.record().clone()), Ok(table));
/// ```
pub struct RealTimeBots<G: Game> {
    chairs: Vec<Chair<G>>,
}

struct Chair<G: Game> {
    /// `None` for a person.
    bot: Option<Rc<dyn Bot<G>>>,
    /// The number of inputs when it was last asked.
    asked: Option<usize>,
    /// The thought that it was asked about and has not yet answered.
    pending: Option<u32>,
    answer: Option<Answer<G::Action>>,
    /// When its last answer was refused; it is asked again as of this time.
    refused: Option<Millis>,
}

/// What a bot is asked: everything its seat sees, and the randomness it decides with.
pub struct Question<G: Game> {
    seat: Seat,
    bot: Rc<dyn Bot<G>>,
    seen: Observation<G>,
    chance: Rng,
}

/// A bot's answer to a question.
pub struct Reply<G: Game> {
    seat: Seat,
    at: Millis,
    thought: u32,
    choice: Option<Choice<G::Action>>,
}

impl<G: Game> Question<G> {
    /// Lets the bot decide.
    #[must_use]
    pub fn think(mut self) -> Reply<G> {
        Reply {
            seat: self.seat,
            at: self.seen.at,
            thought: thought(&self.seen),
            choice: self.bot.choose(&self.seen, &mut self.chance),
        }
    }
}

fn thought<G: Game>(seen: &Observation<G>) -> u32 {
    seen.thought.unwrap_or(seen.step as u32)
}

struct Answer<A> {
    thought: u32,
    due: Millis,
    committed: Millis,
    action: A,
}

impl<A> Answer<A> {
    /// The time from which it cannot be recalled.
    fn leaves(&self) -> Millis {
        self.due.saturating_sub(self.committed)
    }

    /// Whether the bot still wants it, or can no longer recall it.
    fn stands(&self, thought: u32, now: Millis) -> bool {
        self.thought == thought || now >= self.leaves()
    }
}

impl<G: Game> RealTimeBots<G> {
    /// Creates the bots, from the first seat on; `None` for a person.
    #[must_use]
    pub fn new(bots: impl IntoIterator<Item = Option<Box<dyn Bot<G>>>>) -> Self {
        let chairs = bots.into_iter().map(|bot| Chair {
            bot: bot.map(Rc::from),
            asked: None,
            pending: None,
            answer: None,
            refused: None,
        });
        Self {
            chairs: chairs.collect(),
        }
    }

    /// Asks each bot that may act and has no answer, or a stale one; never twice after the same input,
    /// unless the answer was [refused](RealTimeBots::refuse). `look` returns what a seat sees at the time of the
    /// last input, or at the given time if that is later, and its [chance](crate::engine::Table::chance).
    pub fn ask(&mut self, look: impl Fn(Seat, Millis) -> (Observation<G>, Rng)) {
        for question in self.questions(look) {
            let reply = question.think();
            self.hear(reply);
        }
    }

    /// The questions to those bots, to be answered anywhere; each is returned only once.
    #[must_use]
    pub fn questions(
        &mut self,
        look: impl Fn(Seat, Millis) -> (Observation<G>, Rng),
    ) -> Vec<Question<G>> {
        let chairs = self.chairs.iter_mut().zip((0..).map(Seat));
        let asked = chairs.filter_map(|(chair, seat)| {
            let bot = Rc::clone(chair.bot.as_ref()?);
            let (seen, chance) = look(seat, chair.refused.unwrap_or_default());
            chair.wants(&seen).then_some(Question {
                seat,
                bot,
                seen,
                chance,
            })
        });
        asked.collect()
    }

    /// Takes a reply, unless the bot has been asked about another thought since.
    pub fn hear(&mut self, reply: Reply<G>) {
        let Some(chair) = self.chairs.get_mut(reply.seat.index()) else {
            return;
        };
        if chair.pending == Some(reply.thought) {
            chair.pending = None;
            chair.answer = reply.choice.map(|choice| Answer {
                thought: reply.thought,
                due: reply.at.saturating_add(choice.after),
                committed: choice.committed,
                action: choice.action,
            });
        }
    }

    /// Marks a bot's action as refused at this time; it is asked again with what it sees then.
    pub fn refuse(&mut self, seat: Seat, at: Millis) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            chair.refused = Some(at);
        }
    }

    /// The bots whose next action can no longer be recalled: their hands are on the way.
    #[must_use]
    pub fn underway(&self, now: Millis) -> Seats {
        let chairs = (0..).map(Seat).zip(&self.chairs);
        let reaches = |answer: &Answer<G::Action>| answer.committed > 0 && now >= answer.leaves();
        chairs
            .filter(|(_, chair)| chair.answer.as_ref().is_some_and(reaches))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// When the earliest answer is due, if there is one.
    #[must_use]
    pub fn due(&self) -> Option<Millis> {
        let answers = self.chairs.iter().filter_map(|chair| chair.answer.as_ref());
        answers.map(|answer| answer.due).min()
    }

    /// When their state changes next: a hand sets off or arrives, or, at `now`, a thinking bot may have an
    /// answer or a bot must be asked again. `None` if nothing changes until somebody acts.
    #[must_use]
    pub fn changes(&self, now: Millis) -> Option<Millis> {
        let next = |chair: &Chair<G>| {
            let thinks = chair.pending.is_some() || chair.refused.is_some();
            let thinks = thinks.then_some(now);
            let next_of = |answer: &Answer<G::Action>| {
                let leaves = answer.leaves();
                if leaves > now { leaves } else { answer.due }
            };
            let answer = chair.answer.as_ref().map(next_of);
            thinks.or(answer)
        };
        self.chairs.iter().filter_map(next).min()
    }

    /// The next input: a bot's answer, which is removed, if it is due before `other` (what the
    /// clock or a person does); otherwise `other`.
    pub fn next(&mut self, other: Option<Input<G::Action>>) -> Option<Input<G::Action>> {
        let before = |due: &Millis| other.as_ref().is_none_or(|other| *due < other.at);
        let Some(due) = self.due().filter(before) else {
            return other;
        };
        let mut chairs = self.chairs.iter_mut().zip(0..);
        chairs.find_map(|(chair, seat)| {
            let answer = chair.answer.take_if(|answer| answer.due == due)?;
            Some(Input::new(due, Seat(seat), answer.action))
        })
    }
}

impl<G: Game> Chair<G> {
    /// Drops a stale answer, and returns whether the bot must be asked now.
    fn wants(&mut self, seen: &Observation<G>) -> bool {
        self.answer
            .take_if(|answer| !answer.stands(thought(seen), seen.at));
        let thinks = self.pending == Some(thought(seen));
        let asked = self.asked == Some(seen.step) && self.refused.is_none();
        if self.answer.is_some() || thinks || asked {
            return false;
        }
        self.refused = None;
        self.asked = Some(seen.step);
        self.pending = seen.mine().then(|| thought(seen));
        seen.mine()
    }
}
