//! The last seconds of a round: which cards came, when, and by how much one beat another. Shown again, they are slower, but
//! nobody waits for long where nothing happened.

use yew::prelude::*;

use crate::engine::{Millis, Seat};
use crate::games::stroop::{Card, Event, Stroop};
use crate::i18n::stroop::results::Msg;
use crate::ui::boards::kit::{Story, name_tag};
use crate::ui::words::say;

/// How long before the last card they begin, in milliseconds of the game.
const LAST: Millis = 5_000;

/// How much slower than it was it is shown.
const SLOWER: Millis = 3;

/// The shortest and the longest time from one card to the next when it is shown, in milliseconds.
const APART: (Millis, Millis) = (250, 850);

/// How long after the first card the last one comes at most, in milliseconds: earlier cards are left out.
const MOST: Millis = 3_400;

/// A card that came to the middle.
#[derive(Clone, PartialEq)]
pub(super) struct Run {
    /// Who played it.
    pub(super) seat: Seat,
    /// The card.
    pub(super) card: Card,
    /// When it came, in game time.
    at: Millis,
    /// How long after the card before it, unless it is the first that is shown.
    pub(super) later: Option<Millis>,
    /// When it comes when it is shown, after the first one.
    pub(super) shown: Millis,
    /// By how much it was beaten, in words, if it came second.
    pub(super) beaten: Option<AttrValue>,
}

/// The race.
#[derive(Clone, PartialEq)]
pub(super) struct Race {
    /// The names of all players, in the order of their seats.
    pub(super) names: Vec<(Seat, Html)>,
    /// The card in the middle before.
    pub(super) under: Option<Card>,
    /// The cards that came, in order.
    pub(super) runs: Vec<Run>,
}

impl Race {
    /// The end of the latest round in which cards landed.
    pub(super) fn of(story: &Story<Stroop>) -> Self {
        let names = story.names;
        let mut under = None;
        let mut runs: Vec<Run> = Vec::new();
        let mut begins = None;
        for event in story.events {
            match **event {
                Event::RoundBegan { center, .. } => begins = Some(center),
                Event::Landed { seat, card, at } => {
                    // Round two may have begun already when round one is reported.
                    if let Some(center) = begins.take() {
                        under = Some(center);
                        runs.clear();
                    }
                    let beaten = None;
                    runs.push(Run::new(seat, card, at, beaten));
                }
                Event::Second {
                    seat,
                    card,
                    first,
                    behind,
                } if begins.is_none() => {
                    let landed = runs.iter().rev().find(|run| run.beaten.is_none());
                    let Some(at) = landed.map(|run| run.at + behind) else {
                        continue;
                    };
                    let beaten = Some(say(Msg::Beat {
                        first: &names[first],
                        second: &names[seat],
                        ms: behind,
                    }));
                    runs.push(Run::new(seat, card, at, beaten));
                }
                _ => {}
            }
        }
        let (under, runs) = last_seconds(under, runs);
        Self {
            names: names
                .iter()
                .map(|(seat, name)| (seat, name_tag(name)))
                .collect(),
            under,
            runs,
        }
    }

    /// How long after the first card the last one comes when it is shown, in milliseconds.
    pub(super) fn lasts(&self) -> Millis {
        self.runs.last().map_or(0, |run| run.shown)
    }
}

impl Run {
    fn new(seat: Seat, card: Card, at: Millis, beaten: Option<AttrValue>) -> Self {
        let (later, shown) = (None, 0);
        Self {
            seat,
            card,
            at,
            later,
            shown,
            beaten,
        }
    }
}

/// Those of the last seconds, without what there is no time to show, and the card that was in the middle then.
fn last_seconds(mut under: Option<Card>, runs: Vec<Run>) -> (Option<Card>, Vec<Run>) {
    let last = runs.iter().map(|run| run.at).max().unwrap_or(0);
    let pause = |at: usize| runs[at].at.saturating_sub(runs[at - 1].at);
    let shown = |at: usize| (pause(at) * SLOWER).clamp(APART.0, APART.1);
    let mut first = runs.len().saturating_sub(1);
    let mut lasts = 0;
    while first > 0 && runs[first - 1].at + LAST >= last && lasts + shown(first) <= MOST {
        lasts += shown(first);
        first -= 1;
    }
    let mut earlier = runs[..first].iter().rev();
    under = earlier
        .find(|run| run.beaten.is_none())
        .map_or(under, |run| Some(run.card));
    let mut now = 0;
    let kept = (first..runs.len()).map(|at| {
        let later = (at > first).then(|| pause(at));
        now += if at > first { shown(at) } else { 0 };
        Run {
            later,
            shown: now,
            ..runs[at].clone()
        }
    });
    (under, kept.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runs(times: &[Millis]) -> Vec<Run> {
        let card = Card::of_kind(0).expect("a card");
        let run = |&at: &Millis| Run::new(Seat(0), card, at, None);
        times.iter().map(run).collect()
    }

    fn shown(times: &[Millis]) -> Vec<Millis> {
        let (_, kept) = last_seconds(None, runs(times));
        kept.iter().map(|run| run.shown).collect()
    }

    #[test]
    fn nobody_waits_where_nothing_happened() {
        assert_eq!(shown(&[9_000]), [0]);
        assert_eq!(
            shown(&[1_000, 9_000, 9_010, 9_210, 11_210]),
            [0, 250, 850, 1_700]
        );
        let many: Vec<Millis> = (0..20).map(|nth| nth * 100).collect();
        assert_eq!(shown(&many).last(), Some(&3_300));
    }
}
