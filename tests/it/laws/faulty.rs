//! A trivial game with one of many faults, each of which breaks one law.
//!
//! Two players hold three cards each, two cards lie aside; in turn each plays any card until nobody
//! has one. Whoever played the highest card last comes first.

use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering};

use std::ops::RangeInclusive;

use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{
    By, BySeat, Clause, Eyes, Game, Illegal, Imagine, Input, Millis, Observation, Outcome, Rng,
    Seat, Seats, Tell,
};
use serde::{Deserialize, Serialize};

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Fault {
    None,
    NeverEnds,
    OffersIllegal,
    LosesACard,
    OffersTwice,
    NobodyCan,
    NobodyMay,
    GoesOnAfterTheEnd,
    ForgetsALoser,
    NobodyWins,
    ViewNotStored,
    StrayNotStored,
    ActionNotStored,
    ClockAfterTheEnd,
    Moody,
    RefusalLeavesATrace,
    DealsAnew,
    ShowsAHand,
    ShowsAHandToTheTable,
    ImaginesOtherPlays,
    ImaginesTooFewCards,
    ImaginesAnotherTurn,
    ImaginesADoomedWorld,
    ClockTells,
    ThoughtTells,
    OffersBySecret,
    RulesBySecret,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Options {
    pub(crate) fault: Fault,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Play {
    pub(crate) card: u8,
    /// Not serialized.
    #[serde(skip)]
    pub(crate) scribble: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    fault: Fault,
    hand: Vec<u8>,
    held: BySeat<u8>,
    played: Vec<u8>,
    pub(crate) shown: Vec<u8>,
    #[serde(skip)]
    scribble: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotInHand;

impl Clause for NotInHand {
    fn clause(&self) -> &'static str {
        "FA-1.1"
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Faulty {
    fault: Fault,
    hands: BySeat<Vec<u8>>,
    aside: Vec<u8>,
    played: Vec<u8>,
    turn: Seat,
    /// How often the rules were asked, for the faults that depend on it.
    asked: Cell<u32>,
    doomed: bool,
}

impl Faulty {
    fn is(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn over(&self) -> bool {
        self.hands.iter().all(|(_, hand)| hand.is_empty())
    }

    /// A secret from the player whose turn it is.
    fn secret(&self) -> u8 {
        self.aside.first().copied().unwrap_or(0)
    }

    fn ask(&self) -> u32 {
        self.asked.replace(self.asked.get() + 1)
    }
}

/// State outside the game, which no game may use.
static OUTSIDE: AtomicU64 = AtomicU64::new(0);

thread_local! {
    /// Whether untracked fields of the game on this thread are overwritten.
    static SCRIBBLED: Cell<bool> = const { Cell::new(false) };
}

impl Game for Faulty {
    const VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=2;
    type Options = Options;
    type Flaw = std::convert::Infallible;
    type Action = Play;
    type Event = ();
    type Secret = ();
    type View = View;
    type Refusal = NotInHand;

    fn flaw(_: &Options) -> Option<Self::Flaw> {
        None
    }

    fn deal(options: &Options, mut rng: Rng, _: &mut impl Tell<Self>) -> Self {
        let fault = options.fault;
        SCRIBBLED.set(fault == Fault::StrayNotStored);
        if fault == Fault::DealsAnew {
            rng = Rng::new(OUTSIDE.fetch_add(1, Ordering::Relaxed));
        }
        let mut deck: Vec<u8> = (0..8).collect();
        rng.shuffle(&mut deck);
        Self {
            fault,
            hands: BySeat::new(2, |_| {
                let mut hand: Vec<u8> = deck.drain(..3).collect();
                hand.sort_unstable();
                hand
            }),
            aside: deck,
            played: Vec::new(),
            turn: Seat(0),
            asked: Cell::new(0),
            doomed: false,
        }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn to_act(&self) -> Seats {
        let over = self.over() && !self.is(Fault::GoesOnAfterTheEnd);
        if over || self.is(Fault::NobodyMay) {
            Seats::NONE
        } else {
            Seats::only(self.turn)
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let last = Seat(self.played.len() as u8 % 2);
        let seats = if self.is(Fault::ForgetsALoser) { 1 } else { 2 };
        let place = |seat| 1 + u8::from(seat == last || self.is(Fault::NobodyWins));
        self.over().then(|| Outcome {
            places: BySeat::new(seats, place),
        })
    }

    fn candidates(&self, _: Seat, out: &mut Vec<Play>) {
        let turned = match self.fault {
            Fault::OffersBySecret => self.secret(),
            _ => 0,
        };
        out.extend((0..8).map(|card| Play {
            card: (card + turned) % 8,
            scribble: 0,
        }));
        if self.is(Fault::OffersTwice) {
            out.push(out[0].clone());
        }
    }

    fn random(&self, seat: Seat, _: Millis, rng: &mut Rng) -> Option<Play> {
        let &card = rng.pick(&self.hands[seat])?;
        let scribble = u8::from(self.is(Fault::ActionNotStored));
        match self.fault {
            Fault::NobodyCan => None,
            Fault::OffersIllegal => Some(Play { card: 99, scribble }),
            _ => Some(Play { card, scribble }),
        }
    }

    fn judge(&self, _: Millis, _: Seat, play: &Play) -> Result<(), Illegal<NotInHand>> {
        let legal = self.hands[self.turn].contains(&play.card);
        let legal = match self.fault {
            Fault::Moody => legal ^ (self.ask() % 2 == 1),
            Fault::RulesBySecret => legal && play.card != (self.secret() + 1) % 8,
            _ => legal,
        };
        if !legal && self.is(Fault::RefusalLeavesATrace) {
            self.ask();
        }
        match legal {
            true => Ok(()),
            false => Err(Illegal::Refused(NotInHand)),
        }
    }

    fn apply(&mut self, input: &Input<Play>, _: &mut impl Tell<Self>) {
        let card = input.action.card;
        if !self.is(Fault::NeverEnds) {
            self.hands[self.turn].retain(|held| *held != card);
            self.played.push(card);
        }
        if self.is(Fault::LosesACard) && self.played.len() == 2 || self.doomed {
            self.played.clear();
        }
        self.turn = self.turn.left(2);
    }

    fn view(&self, eyes: Eyes) -> View {
        let shown = match (self.fault, eyes) {
            (Fault::ShowsAHand, Eyes::Seat(seat)) => self.hands[seat.left(2)].clone(),
            (Fault::ShowsAHandToTheTable, Eyes::Table) => self.hands[Seat(0)].clone(),
            _ => Vec::new(),
        };
        View {
            fault: self.fault,
            hand: eyes
                .seat()
                .map_or_else(Vec::new, |seat| self.hands[seat].clone()),
            held: self.hands.map(|_, hand| hand.len() as u8),
            played: self.played.clone(),
            shown,
            scribble: u8::from(self.is(Fault::ViewNotStored)),
        }
    }

    fn clock(&self) -> Option<Input<Play>> {
        let far = match self.fault {
            Fault::ClockAfterTheEnd if self.over() => 0,
            Fault::ClockTells => u32::from(self.secret()),
            _ => return None,
        };
        let (card, scribble) = (99, 0);
        Some(Input {
            at: 1_000_000 + far,
            by: By::Clock,
            action: Play { card, scribble },
        })
    }

    fn thought(&self, _: Seat) -> Option<u32> {
        self.is(Fault::ThoughtTells).then(|| self.secret().into())
    }
}

impl Imagine for Faulty {
    fn imagine(seen: &Observation<Self>, rng: &mut Rng) -> Self {
        let view = &seen.view;
        let fault = view.fault;
        let mut played = view.played.clone();
        let known = |card: &u8| played.contains(card) || view.hand.contains(card);
        let mut aside: Vec<u8> = (0..8).filter(|card| !known(card)).collect();
        rng.shuffle(&mut aside);
        let hands = view.held.map(|seat, &held| {
            if seen.eyes == Eyes::Seat(seat) {
                return view.hand.clone();
            }
            let rest = aside.len().saturating_sub(held.into());
            let mut hand = aside.split_off(rest);
            hand.sort_unstable();
            hand
        });
        match fault {
            Fault::ImaginesOtherPlays => {
                if let (Some(card), Some(other)) = (played.first_mut(), aside.first_mut()) {
                    std::mem::swap(card, other);
                }
            }
            Fault::ImaginesTooFewCards => drop(aside.pop()),
            _ => {}
        }
        let turn = seen.to_act().single().unwrap_or(Seat(0));
        let astray = fault == Fault::ImaginesAnotherTurn;
        Self {
            fault,
            hands,
            aside,
            played,
            turn: if astray { turn.left(2) } else { turn },
            asked: Cell::new(0),
            doomed: fault == Fault::ImaginesADoomedWorld,
        }
    }
}

impl Lawful for Faulty {
    const LONGEST: usize = 20;

    fn options(_: u8, _: u64) -> Options {
        Options { fault: Fault::None }
    }

    fn audit(&self) -> Result<(), String> {
        let hands = self.hands.iter().flat_map(|(_, hand)| hand);
        let mut cards: Vec<u8> = hands
            .chain(&self.aside)
            .chain(&self.played)
            .copied()
            .collect();
        cards.sort_unstable();
        if cards.iter().copied().eq(0..8) {
            Ok(())
        } else {
            Err("cards are not each in one place".into())
        }
    }

    fn stray(rng: &mut Rng) -> Play {
        Play {
            card: rng.below(10) as u8,
            scribble: u8::from(SCRIBBLED.get()),
        }
    }
}
