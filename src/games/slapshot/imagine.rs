//! Positions consistent with what a seat remembers.
//!
//! A particle filter: several guesses follow all that happened, each deciding hidden events at random, such as
//! which card a draft put under its deck, or which two a trade exchanged. After each observation, guesses that
//! explain it well are duplicated and replace those that explain it badly; if hardly any explain it, more are
//! generated from the last point at which all was well. In the end all are equally likely, and an imagined
//! position is one of them.

use super::cards::{Card, TEAM, deck};
use super::inference::Follower;
use super::past::Happening;
use super::places::Places;
use super::view::{Stage, View};
use super::{Phase, Slapshot};
use crate::engine::{BySeat, Eyes, Imagine, Observation, Rng, Seat};

/// The number of guesses.
const GUESSES: usize = 24;
/// How many guesses have to explain an observation; otherwise more are tried, up to [`TRIES`] times.
const ENOUGH: usize = 16;
const TRIES: usize = 32;

impl View {
    /// The cards whose places these eyes know for certain.
    #[must_use]
    pub fn sure(&self) -> Places {
        let deck = self.deck();
        let mut follower = Follower::new(self, &deck);
        for happening in self.happenings() {
            follower.follow(&happening, None);
        }
        follower.places
    }

    /// The cards of another team that these eyes were sure of until the latest trade or draft, which was among others: any
    /// of them may have left.
    #[must_use]
    pub fn no_longer_sure(&self, team: Seat) -> Vec<Card> {
        let unseen = match &self.past[..] {
            [.., Happening::Traded { cards: None, .. }] => 1,
            [
                ..,
                Happening::WentUnder { card: None, .. },
                Happening::Drew { card: None, .. },
            ] => 2,
            _ => return Vec::new(),
        };
        let mut before = self.clone();
        before.past.truncate(self.past.len() - unseen);
        let mut lost = before.sure().team(team);
        for card in self.sure().team(team) {
            if let Some(place) = lost.iter().position(|it| *it == card) {
                lost.remove(place);
            }
        }
        lost
    }

    /// Whether these eyes are sure of no card that the whole table isn't sure of.
    #[must_use]
    pub fn has_no_secret(&self) -> bool {
        let past = self.past.iter();
        let table = Self {
            me: None,
            own: None,
            past: past.map(|it| it.seen_by(Eyes::Table)).collect(),
            ..self.clone()
        };
        let (mine, all) = (self.sure(), table.sure());
        let mut seats = (0..self.options.players).map(Seat);
        mine.piles == all.piles && seats.all(|seat| mine.team(seat) == all.team(seat))
    }

    /// Guesses at where all cards are, all equally likely.
    #[must_use]
    pub fn guesses(&self, rng: &mut Rng) -> Vec<Places> {
        let deck = self.deck();
        let sure = self.sure();
        let filled = self.follow(&deck, rng).into_iter().map(|guess| {
            let fits = guess.places.agree_with(&sure);
            let mut places = if fits { guess.places } else { sure.clone() };
            places.fill(&deck, rng);
            places
        });
        filled.collect()
    }

    /// Makes guesses that follow what happened.
    fn follow<'a>(&self, deck: &'a [Card], rng: &mut Rng) -> Vec<Follower<'a>> {
        let happenings: Vec<Happening> = self.happenings().collect();
        let mut guesses = vec![Follower::new(self, deck); GUESSES];
        let (mut well, mut since) = (guesses.clone(), 0);
        for at in 0..happenings.len() {
            let fits = all_follow(&mut guesses, &happenings[at..=at], rng);
            if fits[0] > 0 && fits.iter().all(|&fit| fit == fits[0]) {
                continue;
            }
            let mut fitting: Vec<_> = guesses.iter().cloned().zip(fits).collect();
            for _ in 0..TRIES {
                fitting.retain(|&(_, fit)| fit > 0);
                if fitting.len() >= ENOUGH {
                    break;
                }
                let mut others = well.clone();
                let fits = all_follow(&mut others, &happenings[since..=at], rng);
                fitting.extend(others.into_iter().zip(fits));
            }
            fitting.retain(|&(_, fit)| fit > 0);
            if !fitting.is_empty() {
                guesses = survivors(&fitting, rng);
            }
            (well, since) = (guesses.clone(), at + 1);
        }
        guesses
    }

    /// The observer's own team before all that is remembered.
    pub(super) fn team_before(&self) -> Option<(Seat, Vec<Card>)> {
        let (me, mut team) = (self.me?, self.own.clone()?);
        for happening in self.past.iter().rev() {
            happening.undo(me, &mut team);
        }
        Some((me, team))
    }

    fn deck(&self) -> Vec<Card> {
        let own = self.options.deck.clone();
        own.unwrap_or_else(|| deck().to_vec())
    }

    /// What happened, followed by the card just drawn in a trade, for the two who see it.
    fn happenings(&self) -> impl Iterator<Item = Happening> {
        let drawn = match self.stage {
            Stage::GivingBack {
                with,
                drawn: Some(card),
                ..
            } => Some(Happening::Revealed {
                seat: with,
                cards: [card].into_iter().collect(),
            }),
            _ => None,
        };
        self.past.iter().cloned().chain(drawn)
    }
}

/// Applies happenings to all guesses; returns how well each explains the last, or 0 if an earlier one fails.
fn all_follow(guesses: &mut [Follower], happenings: &[Happening], rng: &mut Rng) -> Vec<u64> {
    let mut follow = |guess: &mut Follower| {
        let fits = happenings
            .iter()
            .map(|happening| guess.follow(happening, Some(rng)));
        fits.fold(1, |before, fit| if before > 0 { fit } else { 0 })
    };
    guesses.iter_mut().map(&mut follow).collect()
}

/// Resamples the guesses in proportion to how well they fit.
fn survivors<'a>(fitting: &[(Follower<'a>, u64)], rng: &mut Rng) -> Vec<Follower<'a>> {
    let sum: u128 = fitting.iter().map(|&(_, fit)| u128::from(fit)).sum();
    let start = (sum * u128::from(rng.any())) >> 32;
    let mut below = 0;
    let mut left = fitting.iter();
    let mut kept = Vec::with_capacity(GUESSES);
    let mut last = None;
    for place in 0..GUESSES as u128 {
        let mark = (place * sum + start) / GUESSES as u128;
        while mark >= below {
            let Some((guess, fit)) = left.next() else {
                break;
            };
            below += u128::from(*fit);
            last = Some(guess);
        }
        kept.extend(last.cloned());
    }
    kept
}

impl Imagine for Slapshot {
    fn imagine(seen: &Observation<Self>, rng: &mut Rng) -> Self {
        let view = &seen.view;
        let mut guesses = view.guesses(rng);
        let places = guesses.swap_remove(rng.below(guesses.len() as u32) as usize);
        let teams = BySeat::new(view.options.players, |seat| {
            places.team(seat).into_iter().take(TEAM).collect()
        });
        let pile = |kind: usize| places.piles[kind].iter().flatten().copied().collect();
        let phase = phase(&view.stage, &teams, view.me, rng);
        Self {
            options: view.options.clone(),
            rng: Rng::new(rng.seed()),
            teams,
            piles: [0, 1, 2].map(pile),
            past: view.past.iter().cloned().collect(),
            ledger: view.ledger.clone(),
            contest: view.contest.clone(),
            report: view.report.clone(),
            phase,
        }
    }
}

/// The phase, with a hidden drawn card or line-up chosen at random.
fn phase(stage: &Stage, teams: &BySeat<super::Team>, me: Option<Seat>, rng: &mut Rng) -> Phase {
    match stage.clone() {
        Stage::Picking(seat) => Phase::Picking(seat),
        Stage::Turn(seat) => Phase::Turn(seat),
        Stage::GivingBack { by, with, drawn } => {
            match drawn.or_else(|| rng.pick(&teams[with]).copied()) {
                Some(drawn) => Phase::GivingBack { by, with, drawn },
                None => Phase::Turn(by),
            }
        }
        Stage::LiningUp { bout, ready, own } => {
            let mut line = |seat: Seat| {
                let mut line: Vec<Card> = teams[seat].to_vec();
                rng.shuffle(&mut line);
                line.try_into().ok()
            };
            let mut lines = [None, None];
            for (side, seat) in bout.sides().into_iter().enumerate() {
                if ready[side] {
                    lines[side] = if me == Some(seat) { own } else { line(seat) };
                }
            }
            Phase::LiningUp { bout, lines }
        }
        Stage::Over(outcome) => Phase::Over(outcome),
    }
}
