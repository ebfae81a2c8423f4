//! The bots of [Sloop](crate::games::sloop).
//!
//! `normal` takes as many cards as it can and builds for a larger capture; it ignores the other
//! players. `casual` does the same, except for an occasional random legal action, and `easy` acts at
//! random more often than not. `hard` counts the cards that it has not seen, considers what each
//! decision leaves to the players before its next turn, and plays the best ones out until then in
//! worlds that fit what it sees.
//!
//! | file | holds |
//! | --- | --- |
//! | [`display_counts`] | the cards in the middle as numbers, what a card takes, and what unseen hands can be expected to take |
//! | [`after`] | the result of a decision |
//! | [`taste`] | what a decision is worth |
//! | [`rollout`] | how a round goes on in worlds that fit what is seen |
//! | [`swap`] | offering a card to the partner |

pub mod after;
pub mod display_counts;
pub mod rollout;
pub mod swap;
pub mod taste;

use super::{Bot, Bots, Choice, Level, Mixed, Random};
use crate::engine::{Imagine, Observation, Rng, sorted};
use crate::games::sloop::{Action, Sloop, Stage};
use after::Situation;
use taste::Taste;

impl Bots for Sloop {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(slipping(58)),
            Level::Casual => Box::new(slipping(27)),
            Level::Normal => Box::new(Thoughtful(taste::NORMAL)),
            Level::Hard => Box::new(Thoughtful(taste::HARD)),
        }
    }
}

/// The normal bot with a given percentage of random legal actions, most often captures.
fn slipping(percent: u32) -> Mixed<Thoughtful, Random<Action>> {
    let anything = Random::new(|action| match action {
        Action::Capture { .. } => 8,
        Action::Continue { .. } | Action::GiveBack => 4,
        Action::Build { .. } | Action::Put { .. } => 2,
        Action::Offer(_) | Action::KeepFor(_) | Action::EndTurn => 1,
    });
    Mixed::new(Thoughtful(taste::NORMAL), percent, anything)
}

/// A bot that weighs what each decision is worth by its taste, and plays out the best ones if its
/// taste says so.
#[derive(Clone, Debug)]
pub struct Thoughtful(pub Taste);

impl Bot<Sloop> for Thoughtful {
    fn choose(&self, seen: &Observation<Sloop>, rng: &mut Rng) -> Option<Choice<Action>> {
        let situation = Situation::of(seen)?;
        let taste = &self.0;
        let worth = |action: &Action| match situation.view.stage {
            Stage::Offering { to, .. } => swap::offer(&situation, to, action, taste.offers),
            Stage::Answering { by, card, .. } => swap::answer(&situation, by, card, action),
            _ => taste.worth(&situation, action),
        };
        let all = seen.legal().map(|one| (worth(one), one));
        let mut ranked: Vec<(i64, &Action)> = sorted(all, |&(worth, _)| -worth);
        let plays = matches!(
            situation.view.stage,
            Stage::Turn { .. } | Stage::Flipped { .. }
        );
        if plays && taste.worlds > 0 {
            ranked.truncate(taste.plays);
            let worlds: Vec<Sloop> = (0..taste.worlds)
                .map(|_| Sloop::imagine(seen, rng))
                .collect();
            for (worth, action) in &mut ranked {
                let played = rollout::after(seen, situation.me, action, &worlds, rng);
                *worth = played * taste.trust / 100 / worlds.len() as i64
                    + *worth * (100 - taste.trust) / 100;
            }
        }
        let best = ranked.iter().map(|&(worth, _)| worth).max()?;
        let best: Vec<&Action> = ranked
            .into_iter()
            .filter_map(|(worth, action)| (worth == best).then_some(action))
            .collect();
        rng.pick(&best).map(|&action| Choice::now(action.clone()))
    }
}
