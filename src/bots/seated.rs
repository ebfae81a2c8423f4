//! The bots that sit at a table: who is asked when, and what each is about to do.

use std::rc::Rc;

use super::{Bot, Choice};
use crate::engine::{Game, Input, Millis, Observation, Rng, Seat, Seats};

/// The bots at a table, each in its seat, with what it is about to do.
///
/// Whoever drives a table lets them be [asked](Seated::ask) after each input and plays what comes
/// [next](Seated::next). Where bots think elsewhere, or later, it takes their
/// [questions](Seated::questions) and [hears](Seated::hear) the answers when they come. A bot's
/// answer is kept until it is due, and dropped when it has grown stale (see [`Game::thought`]),
/// unless so late that its motion cannot be recalled; what is then still on its way arrives, and
/// the rules say what becomes of it. A bot whose answer they [refuse](Seated::refuse) is asked again.
///
/// ```
/// use kitchen_table::bots::{Bots, Level, Seated};
/// use kitchen_table::engine::{Eyes, Status, Table};
/// use kitchen_table::games::dealt::{Dealt, Options};
///
/// let mut table = Table::<Dealt>::new(Options::new(3), 7, &mut ()).unwrap();
/// let mut bots = Seated::new([(); 3].map(|()| Some(Dealt::bot(Level::Easy))));
/// while let Status::ToAct(_) = table.status() {
///     bots.ask(|seat, _| (table.observe(Eyes::Seat(seat), table.at()), table.chance(seat)));
///     let input = bots.next(table.clock()).unwrap();
///     table.play(input, &mut ()).unwrap();
/// }
/// assert_eq!(Table::replay(table.record().clone()), Ok(table));
/// ```
pub struct Seated<G: Game> {
    chairs: Vec<Chair<G>>,
}

struct Chair<G: Game> {
    /// `None`: a person sits here.
    bot: Option<Rc<dyn Bot<G>>>,
    /// After how many inputs it was asked last.
    asked: Option<usize>,
    /// The thought that it was asked about and has not replied to.
    pending: Option<u32>,
    answer: Option<Answer<G::Action>>,
    /// When its last answer was refused; it is to be asked again as of then.
    refused: Option<Millis>,
}

/// What a bot is asked: all that its seat sees, and the chance that it decides by.
pub struct Question<G: Game> {
    seat: Seat,
    bot: Rc<dyn Bot<G>>,
    seen: Observation<G>,
    chance: Rng,
}

/// What a bot said to a question.
pub struct Reply<G: Game> {
    seat: Seat,
    at: Millis,
    thought: u32,
    choice: Option<Choice<G::Action>>,
}

impl<G: Game> Question<G> {
    /// Lets the bot think.
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
    /// From when on it cannot be recalled.
    fn leaves(&self) -> Millis {
        self.due.saturating_sub(self.committed)
    }

    /// Whether it is still what its bot wants, or cannot be recalled any more.
    fn stands(&self, thought: u32, now: Millis) -> bool {
        self.thought == thought || now >= self.leaves()
    }
}

impl<G: Game> Seated<G> {
    /// The bots from the first seat on; `None` where a person sits.
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

    /// Asks each bot that may act and has no answer, or one that has grown stale; none twice after
    /// the same input, unless it was [refused](Seated::refuse). `look` says what a seat sees at the time of
    /// the last input, or at this one if that is later, and its [chance](crate::engine::Table::chance).
    pub fn ask(&mut self, look: impl Fn(Seat, Millis) -> (Observation<G>, Rng)) {
        for question in self.questions(look) {
            let reply = question.think();
            self.hear(reply);
        }
    }

    /// What those bots are asked, to be thought about wherever it suits; each question is given once.
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

    /// Takes a reply, unless that bot was asked about another thought since.
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

    /// What a bot did at this time was refused: it is asked again, and sees what is there then.
    pub fn refuse(&mut self, seat: Seat, at: Millis) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            chair.refused = Some(at);
        }
    }

    /// The bots that are about to do something which they cannot recall any more: their hands are on the way.
    #[must_use]
    pub fn underway(&self, now: Millis) -> Seats {
        let chairs = (0..).map(Seat).zip(&self.chairs);
        let reaches = |answer: &Answer<G::Action>| answer.committed > 0 && now >= answer.leaves();
        chairs
            .filter(|(_, chair)| chair.answer.as_ref().is_some_and(reaches))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// When the first answer is due, if there is one.
    #[must_use]
    pub fn due(&self) -> Option<Millis> {
        let answers = self.chairs.iter().filter_map(|chair| chair.answer.as_ref());
        answers.map(|answer| answer.due).min()
    }

    /// When something about them changes next: a hand sets off or arrives, or, at `now`, one that thinks may
    /// have an answer, or one is to be asked again. `None`: nothing does until somebody does something.
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

    /// What happens next: a bot's answer, given up by this, if it is due before `other`, which is
    /// what the clock or a person does; else that.
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
    /// Drops an answer that has grown stale, and says whether the bot is to be asked now.
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
