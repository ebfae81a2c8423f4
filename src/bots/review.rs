//! The decisions of one seat in a game that cost most, each judged by what the seat saw then and nothing else.
//!
//! All decisions are looked at first. Those at which something else looked better are compared with that in imagined
//! worlds, as [advice](super::advice) is found, and by its standard: what was done counts as worse only where the first
//! look and the comparison agree, and the lead is more than chance.

use super::advice::{Advise, Comparing, leads, preferred};
use crate::engine::{Decided, Observation};

/// How many decisions are told of.
pub const TOLD: usize = 3;

/// How many decisions are compared at most: those at which something else looked better by most.
pub const COMPARED: usize = 48;

/// With how many of the decisions that look best what was done is compared.
const RIVALS: usize = 3;

/// A decision in place of which there was a better one.
#[derive(Clone, PartialEq, Debug)]
pub struct Better<G: Advise> {
    /// What the seat saw.
    pub seen: Observation<G>,
    /// What it did.
    pub made: G::Action,
    /// What would have been better.
    pub best: G::Action,
    /// Why, if there is a plain reason that does not hold for what it did.
    pub reason: Option<G::Reason>,
    /// How much better, in a unit of the game's own.
    cost: f64,
}

/// A decision that is to be compared.
struct Doubt<G: Advise> {
    made: Decided<G>,
    /// What looked best, and what was done.
    looked: Vec<(G::Action, f64)>,
    /// By how much something else looked better.
    gap: f64,
}

/// A review in the making.
pub struct Review<G: Advise> {
    ahead: Box<dyn Iterator<Item = Decided<G>>>,
    /// Those to be compared; once all have been looked at, the widest gap is last.
    doubts: Vec<Doubt<G>>,
    looked_at_all: bool,
    comparing: Option<(Decided<G>, Box<dyn Comparing<G>>)>,
    found: Vec<Better<G>>,
    settled: usize,
    /// How many decisions there are to compare, if they are too many.
    too_many: Option<usize>,
}

impl<G: Advise> Review<G> {
    /// A review of these decisions.
    pub fn new(decisions: impl Iterator<Item = Decided<G>> + 'static) -> Self {
        Self {
            ahead: Box::new(decisions),
            doubts: Vec::new(),
            looked_at_all: false,
            comparing: None,
            found: Vec::new(),
            settled: 0,
            too_many: None,
        }
    }

    /// Thinks for about a millisecond more; returns whether the review is done.
    pub fn go_on(&mut self) -> bool {
        if let Some((_, comparing)) = &mut self.comparing {
            if comparing.go_on()
                && let Some((made, comparing)) = self.comparing.take()
            {
                self.found.extend(judge(made, &*comparing));
                self.settled += 1;
            }
        } else if !self.looked_at_all {
            match self.ahead.next().map(doubt) {
                Some(Some(doubt)) => self.doubts.push(doubt),
                Some(None) => self.settled += 1,
                None => self.sort_out(),
            }
        } else if let Some(Doubt {
            mut made, looked, ..
        }) = self.doubts.pop()
        {
            match G::compare(&made.seen, looked, &mut made.chance) {
                Some(comparing) => self.comparing = Some((made, comparing)),
                None => self.settled += 1,
            }
        } else {
            return true;
        }
        false
    }

    /// Keeps only as many decisions as can be compared in time.
    fn sort_out(&mut self) {
        self.looked_at_all = true;
        self.doubts
            .sort_by(|one, other| one.gap.total_cmp(&other.gap));
        let more = self.doubts.len().saturating_sub(COMPARED);
        self.doubts.drain(..more);
        self.settled += more;
        self.too_many = (more > 0).then_some(COMPARED);
    }

    /// How many decisions are done with.
    #[must_use]
    pub fn settled(&self) -> usize {
        self.settled
    }

    /// How many decisions were compared, if only those that mattered most were.
    #[must_use]
    pub fn only(&self) -> Option<usize> {
        self.too_many
    }

    /// The decisions that cost most, the costliest first.
    #[must_use]
    pub fn found(mut self) -> Vec<Better<G>> {
        let earlier = |one: &Better<G>, other: &Better<G>| one.seen.step.cmp(&other.seen.step);
        self.found
            .sort_by(|one, other| other.cost.total_cmp(&one.cost).then(earlier(one, other)));
        self.found.truncate(TOLD);
        self.found
    }
}

/// The decision with its rivals, if something else looked better.
fn doubt<G: Advise>(mut made: Decided<G>) -> Option<Doubt<G>> {
    let seen = &made.seen;
    seen.legal().nth(1)?;
    let mut looked = G::first_look(seen, &mut made.chance);
    looked.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let mut unlike: Vec<(G::Action, f64)> = Vec::new();
    for (action, worth) in looked {
        if !unlike.iter().any(|(it, _)| G::alike(seen, it, &action)) {
            unlike.push((action, worth));
        }
    }
    let (&(_, most), &(_, least)) = (unlike.first()?, unlike.last()?);
    let place = unlike
        .iter()
        .position(|(it, _)| G::alike(seen, it, &made.action));
    // What is not worth considering looks worse than all that is.
    let (done, gap) = match place {
        Some(place) => {
            let done = unlike.remove(place);
            (done.clone(), most - done.1)
        }
        None => ((made.action.clone(), least), f64::INFINITY),
    };
    unlike.truncate(RIVALS);
    unlike.push(done);
    (gap > 0.0).then_some(Doubt {
        made,
        looked: unlike,
        gap,
    })
}

/// The decision with the better one, if the comparison leaves no doubt.
fn judge<G: Advise>(made: Decided<G>, comparing: &dyn Comparing<G>) -> Option<Better<G>> {
    let (decisions, prior) = (comparing.decisions(), comparing.prior());
    let Decided {
        seen, action: made, ..
    } = made;
    let best = decisions.first()?;
    let done = decisions
        .iter()
        .find(|it| G::alike(&seen, &made, &it.action))?;
    let same = G::alike(&seen, &made, &best.action);
    if same || preferred(&seen, decisions).is_some() || !leads(best, done) {
        return None;
    }
    let reason = |action| G::reason(&seen, action);
    let why = reason(&best.action).filter(|why| reason(&made).as_ref() != Some(why));
    Some(Better {
        best: best.action.clone(),
        cost: best.worth(prior) - done.worth(prior),
        reason: why,
        made,
        seen,
    })
}
