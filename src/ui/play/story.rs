//! What happened, as far as the screen has come: what some eyes saw, and what of it is new to them.

use std::rc::Rc;

use yew::prelude::*;

use crate::engine::{BySeat, Eyes, Game, Told};
use crate::ui::room::Room;

/// How many lines of what happened are repeated where no log is shown.
const RECAP: usize = 8;

/// What some eyes saw happen since the deal.
pub(super) struct Story<G: Game> {
    /// The oldest first.
    pub(super) told: Vec<Told<G>>,
    /// The place of the first that happened after the one who looks acted last; nothing if they have
    /// not acted.
    pub(super) since: Option<usize>,
}

impl<G: Game> Story<G> {
    /// Tells it from all that was told: to these eyes, up to where the table saw `until` things
    /// happen. What comes from the place `acted` on happened after their last turn.
    pub(super) fn of(all: &[Told<G>], eyes: Eyes, until: usize, acted: Option<usize>) -> Self {
        let mut story = Self {
            told: Vec::new(),
            since: None,
        };
        let mut public = 0;
        for (place, told) in all.iter().enumerate() {
            public += usize::from(matches!(told, Told::All(_)));
            if public > until {
                break;
            }
            if acted == Some(place) {
                story.since = Some(story.told.len());
            }
            if told.reaches(eyes) {
                story.told.push(told.clone());
            }
        }
        if acted.is_some() && story.since.is_none() {
            story.since = Some(story.told.len());
        }
        story
    }

    /// What happened since their last turn, or since the deal, in the last few lines.
    pub(super) fn recap<R: Room<Game = G>>(&self, names: &BySeat<String>) -> Vec<String> {
        last(
            lines::<R>(&self.told[self.since.unwrap_or(0)..], names),
            RECAP,
        )
    }
}

/// What is worth a line.
pub(super) fn lines<R: Room>(told: &[Told<R::Game>], names: &BySeat<String>) -> Vec<String> {
    told.iter()
        .filter_map(|told| R::line(told, names))
        .collect()
}

/// The last few.
pub(super) fn last<T>(mut lines: Vec<T>, few: usize) -> Vec<T> {
    lines.split_off(lines.len().saturating_sub(few))
}

/// Hands on what happened since the last render, each thing once, when the page shows it. The first
/// `known` things are no news.
#[hook]
pub(super) fn use_news<G: Game>(
    told: &Rc<Vec<Told<G>>>,
    known: usize,
    onnews: impl FnOnce(&[Told<G>]) + 'static,
) {
    let seen = use_mut_ref(|| known);
    let told = Rc::clone(told);
    use_effect_with(told.len(), move |&now| {
        let before = seen.replace(now);
        if let Some(news) = told.get(before..).filter(|news| !news.is_empty()) {
            onnews(news);
        }
    });
}
