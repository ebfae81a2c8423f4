//! The bots that sit at a table: who is asked when, and what each is about to do.

use super::Bot;
use crate::engine::{Game, Input, Millis, Observation, Rng, Seat};

/// The bots at a table, each in its seat, with what it is about to do.
///
/// Whoever drives a table lets them be [asked](Seated::ask) after each input and plays what comes
/// [next](Seated::next). A bot's answer is kept until it is due, and dropped when it has grown stale
/// (see [`Game::thought`]), unless so late that its motion cannot be recalled; what is then still
/// on its way arrives, and the rules say what becomes of it.
pub struct Seated<G: Game> {
    chairs: Vec<Chair<G>>,
}

struct Chair<G: Game> {
    /// `None`: a person sits here.
    bot: Option<Box<dyn Bot<G>>>,
    /// After how many inputs it was asked last.
    asked: Option<usize>,
    answer: Option<Answer<G::Action>>,
}

struct Answer<A> {
    thought: u32,
    due: Millis,
    committed: Millis,
    action: A,
}

impl<A> Answer<A> {
    /// Whether it is still what its bot wants, or cannot be recalled any more.
    fn stands(&self, thought: u32, now: Millis) -> bool {
        self.thought == thought || now >= self.due.saturating_sub(self.committed)
    }
}

impl<G: Game> Seated<G> {
    /// The bots from the first seat on; `None` where a person sits.
    #[must_use]
    pub fn new(bots: impl IntoIterator<Item = Option<Box<dyn Bot<G>>>>) -> Self {
        let chairs = bots.into_iter().map(|bot| Chair {
            bot,
            asked: None,
            answer: None,
        });
        Self {
            chairs: chairs.collect(),
        }
    }

    /// Asks each bot that may act and has no answer, or one that has grown stale; none twice after
    /// the same input. `look` says what a seat sees at the time of the last input, and its
    /// [chance](crate::engine::Table::chance).
    pub fn ask(&mut self, look: impl Fn(Seat) -> (Observation<G>, Rng)) {
        for (seat, chair) in self.chairs.iter_mut().enumerate() {
            if chair.bot.is_some() {
                let (seen, chance) = look(Seat(seat as u8));
                chair.ask(&seen, chance);
            }
        }
    }

    /// When the first answer is due, if there is one.
    #[must_use]
    pub fn due(&self) -> Option<Millis> {
        let answers = self.chairs.iter().filter_map(|chair| chair.answer.as_ref());
        answers.map(|answer| answer.due).min()
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
    fn ask(&mut self, seen: &Observation<G>, mut chance: Rng) {
        let thought = seen.thought.unwrap_or(seen.step as u32);
        self.answer
            .take_if(|answer| !answer.stands(thought, seen.at));
        if self.answer.is_some() || self.asked == Some(seen.step) {
            return;
        }
        self.asked = Some(seen.step);
        let bot = self.bot.as_ref().filter(|_| seen.mine());
        let choice = bot.and_then(|bot| bot.choose(seen, &mut chance));
        self.answer = choice.map(|choice| Answer {
            thought,
            due: seen.at.saturating_add(choice.after),
            committed: choice.committed,
            action: choice.action,
        });
    }
}
