//! What a game is: a value with pure rules.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{BySeat, Rng, Seat, Seats};

/// Milliseconds of play since the deal; pauses do not count.
pub type Millis = u32;

/// Data that can be stored as text and read back.
pub trait Wire: Clone + Eq + Debug + Serialize + DeserializeOwned + 'static {}
impl<T: Clone + Eq + Debug + Serialize + DeserializeOwned + 'static> Wire for T {}

/// A refusal that cites a clause of the rules.
pub trait Clause {
    /// The number of the clause, such as `"DE-3.1"`.
    fn clause(&self) -> &'static str;
}

/// Who made an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum By {
    /// A player.
    Seat(Seat),
    /// The game itself, because time has passed.
    Clock,
}

/// One decision: when, by whom, what. Options, a seed and a list of these make up a complete game.
///
/// ```
/// use kitchen_table::engine::{By, Input, Seat};
/// use kitchen_table::games::dealt::Action;
///
/// let stop = Input::new(1_500, Seat(0), Action::Stop { at: 2 });
/// assert_eq!((stop.at, stop.by), (1_500, By::Seat(Seat(0))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Input<A> {
    /// When it was made; never before the previous input.
    pub at: Millis,
    /// Who made it.
    pub by: By,
    /// What it is.
    pub action: A,
}

impl<A> Input<A> {
    /// A player's decision at the given time.
    pub fn new(at: Millis, seat: Seat, action: A) -> Self {
        Self {
            at,
            by: By::Seat(seat),
            action,
        }
    }
}

/// Why an input may not be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal<R> {
    /// The game is over.
    Over,
    /// It is another seat's turn.
    NotYourTurn,
    /// Its time is before that of the last input.
    BackInTime,
    /// Only the clock does this; or it claims to come from the clock, which would do something else, or later.
    NotTheClock,
    /// The rules refuse it.
    Refused(R),
}

impl<R> Illegal<R> {
    /// The refusal, if the rules refuse it.
    #[must_use]
    pub fn refusal(self) -> Option<R> {
        match self {
            Self::Refused(refusal) => Some(refusal),
            _ => None,
        }
    }
}

/// From whose point of view a game is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Eyes {
    /// One player.
    Seat(Seat),
    /// Anybody: only what a locked screen may show.
    Table,
}

impl Eyes {
    /// The player whose eyes these are, if any.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Table => None,
        }
    }
}

/// The state of a game: in progress or over.
///
/// ```
/// use kitchen_table::engine::{Seats, Status, Table};
/// use kitchen_table::games::dealt::{Dealt, Options};
/// use kitchen_table::games::stroop::{self, Stroop};
///
/// let turns = Table::<Dealt>::new(Options::new(3), 7, &mut ()).unwrap();
/// assert!(matches!(turns.status(), Status::ToAct(seats) if seats.count() == 1));
///
/// let at_once = Table::<Stroop>::new(stroop::Options::new(3), 7, &mut ()).unwrap();
/// assert_eq!(at_once.status(), Status::ToAct(Seats::first(3)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Status {
    /// These seats may act: one in turn-based games, possibly several otherwise. Never empty.
    ToAct(Seats),
    /// The game has ended.
    Over(Outcome),
}

impl Status {
    /// Whether the game has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self, Self::Over(_))
    }

    /// Who may act; nobody if the game is over.
    #[must_use]
    pub fn to_act(&self) -> Seats {
        match self {
            Self::ToAct(seats) => *seats,
            Self::Over(_) => Seats::NONE,
        }
    }
}

/// How a game ended.
///
/// ```
/// use kitchen_table::engine::{BySeat, Outcome, Seat, Seats};
///
/// let places = BySeat::new(3, |seat| if seat == Seat(1) { 1 } else { 2 });
/// assert_eq!(Outcome { places }.winners(), Seats::only(Seat(1)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The place of each seat: 1 is the winner's; seats that tie share a number.
    pub places: BySeat<u8>,
}

impl Outcome {
    /// The seats in first place.
    #[must_use]
    pub fn winners(&self) -> Seats {
        self.places.which(|_, &place| place == 1)
    }
}

/// A sink for what happens in a game, as it happens. `()` ignores everything, for search and speed.
///
/// ```
/// use kitchen_table::engine::{Seat, Table, Tell};
/// use kitchen_table::games::dealt::{Dealt, Event, Options, Secret};
///
/// /// Counts what it hears.
/// #[derive(Default)]
/// struct Ears {
///     all: usize,
///     only: usize,
/// }
///
/// impl Tell<Dealt> for Ears {
///     fn all(&mut self, _: Event) {
///         self.all += 1;
///     }
///     fn only(&mut self, _: Seat, _: Secret) {
///         self.only += 1;
///     }
/// }
///
/// let mut ears = Ears::default();
/// Table::new(Options::new(3), 7, &mut ears).unwrap();
/// assert_eq!(ears.only, 3, "each of three heard its own hand");
/// ```
pub trait Tell<G: Game> {
    /// The whole table saw this.
    fn all(&mut self, event: G::Event);
    /// One seat alone saw this.
    fn only(&mut self, seat: Seat, secret: G::Secret);
    /// Everything that the deal (`None`) or an input by the given player or clock caused has been told; what
    /// follows belongs to the next input.
    fn done(&mut self, _by: Option<By>) {}
    /// A round has ended, and its cards still lie as they did at that point: what is told next belongs to the
    /// next deal. In this position no input is expected and nothing is secret anymore.
    fn closed(&mut self, _position: &G) {}
}

impl<G: Game> Tell<G> for () {
    #[inline]
    fn all(&mut self, _: G::Event) {}
    #[inline]
    fn only(&mut self, _: Seat, _: G::Secret) {}
}

/// Something that happened, and who saw it happen.
///
/// ```
/// use kitchen_table::engine::{Eyes, Seat, Table, Told};
/// use kitchen_table::games::dealt::{Dealt, Options};
///
/// let mut told: Vec<Told<Dealt>> = Vec::new();
/// Table::new(Options::new(3), 7, &mut told).unwrap();
///
/// let heard_by = |eyes| told.iter().filter(|told| told.reaches(eyes)).count();
/// assert_eq!(heard_by(Eyes::Seat(Seat(0))), heard_by(Eyes::Table) + 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told<G: Game> {
    /// Seen by the whole table.
    All(G::Event),
    /// Seen by one seat alone.
    Only(Seat, G::Secret),
}

impl<G: Game> Told<G> {
    /// Whether these eyes saw it.
    #[must_use]
    pub fn reaches(&self, eyes: Eyes) -> bool {
        match self {
            Self::All(_) => true,
            Self::Only(seat, _) => eyes == Eyes::Seat(*seat),
        }
    }

    /// The event, if everybody saw it.
    #[must_use]
    pub fn public(&self) -> Option<&G::Event> {
        match self {
            Self::All(event) => Some(event),
            Self::Only(..) => None,
        }
    }
}

impl<G: Game> Tell<G> for Vec<Told<G>> {
    fn all(&mut self, event: G::Event) {
        self.push(Told::All(event));
    }
    fn only(&mut self, seat: Seat, secret: G::Secret) {
        self.push(Told::Only(seat, secret));
    }
}

/// A position of one game, together with its rules.
///
/// The rules are pure and total: the same options, generator and inputs lead to the same positions;
/// [`check`](Game::check) answers for any input at all, and [`apply`](Game::apply) cannot fail on an input that
/// passed it.
///
/// ```
/// use kitchen_table::engine::{Game, Input, Rng};
/// use kitchen_table::games::dealt::{Dealt, Flaw, Options};
///
/// assert_eq!(Dealt::flaw(&Options::new(9)), Some(Flaw::Players));
/// let mut game = Dealt::deal(&Options::new(3), Rng::new(7), &mut ());
///
/// let leader = game.to_act().single().unwrap();
/// let mut actions = Vec::new();
/// game.candidates(leader, &mut actions);
/// let inputs = actions.into_iter().map(|action| Input::new(0, leader, action));
/// let legal = inputs.into_iter().find(|input| game.check(input).is_ok()).unwrap();
///
/// game.apply(&legal, &mut ());
/// assert_ne!(game.to_act().single(), Some(leader));
/// ```
pub trait Game: Clone + Eq + Debug + 'static {
    /// The version of the rules; raised whenever an old record would play out differently.
    const VERSION: u16;

    /// The supported numbers of players.
    const PLAYERS: RangeInclusive<u8>;

    /// Players and house rules.
    type Options: Wire;
    /// What can be wrong with options.
    type Flaw: Copy + Eq + Debug;
    /// A decision: one variant for each kind of move.
    type Action: Wire;
    /// What the whole table saw.
    type Event: Clone + Eq + Debug + 'static;
    /// What one seat alone saw.
    type Secret: Clone + Eq + Debug + 'static;
    /// All that the given eyes may know and remember, and nothing else: contains only what was put in.
    type View: Wire;
    /// Why the rules refuse an input.
    type Refusal: Copy + Eq + Debug + Clause;

    /// What is wrong with these options; `None` if a game can start with them.
    fn flaw(options: &Self::Options) -> Option<Self::Flaw>;

    /// Deals the first position. The options must have no [`flaw`](Game::flaw).
    fn deal(options: &Self::Options, rng: Rng, tell: &mut impl Tell<Self>) -> Self;

    /// The number of seats at this table.
    fn seats(&self) -> u8;

    /// Who may act: at least one seat until the game is over, then none. Cheap: called at every step.
    fn to_act(&self) -> Seats;

    /// How the game ended; `None` while somebody may act.
    fn outcome(&self) -> Option<Outcome>;

    /// Who may act, or how the game ended.
    fn status(&self) -> Status {
        match self.outcome() {
            Some(outcome) => Status::Over(outcome),
            None => Status::ToAct(self.to_act()),
        }
    }

    /// Adds decisions worth trying for a seat that may act: useful representatives, legal or not, each once, in
    /// a fixed order. Only [`check`](Game::check) decides whether they are legal.
    fn candidates(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// A random legal decision for this seat at this time, from all legal ones; `None` if there is none. Games
    /// override this to cover more than the candidates, or for speed.
    fn random(&self, seat: Seat, at: Millis, rng: &mut Rng) -> Option<Self::Action> {
        let mut actions = Vec::new();
        self.candidates(seat, &mut actions);
        actions.retain(|action| self.check(&Input::new(at, seat, action.clone())).is_ok());
        rng.pick(&actions).cloned()
    }

    /// Whether the rules allow a seat to do this at this time. May panic for a seat that isn't [to act](Game::to_act):
    /// call [`check`](Game::check), which first asks what is the same for all games.
    ///
    /// # Errors
    /// The refusal, with its clause; [`NotTheClock`](Illegal::NotTheClock) for what only the clock does;
    /// [`Over`](Illegal::Over) if the clock ends the game before that time.
    fn judge(
        &self,
        at: Millis,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<(), Illegal<Self::Refusal>>;

    /// Whether this input may be played now, if it is not back in time. Answers for any input at all.
    ///
    /// # Errors
    /// Why it may not.
    fn check(&self, input: &Input<Self::Action>) -> Result<(), Illegal<Self::Refusal>> {
        let to_act = self.to_act();
        match input.by {
            _ if to_act.is_empty() => Err(Illegal::Over),
            By::Seat(seat) if to_act.has(seat) => self.judge(input.at, seat, &input.action),
            By::Seat(_) => Err(Illegal::NotYourTurn),
            By::Clock if self.clock().as_ref() == Some(input) => Ok(()),
            By::Clock => Err(Illegal::NotTheClock),
        }
    }

    /// Plays an input that passed [`check`](Game::check).
    fn apply(&mut self, input: &Input<Self::Action>, tell: &mut impl Tell<Self>);

    /// What the given eyes may know and remember.
    fn view(&self, eyes: Eyes) -> Self::View;

    /// The input that the clock will play, and when, unless somebody acts first.
    fn clock(&self) -> Option<Input<Self::Action>> {
        None
    }

    /// A number that changes when a bot's answer for this seat becomes stale; `None`: after every input.
    fn thought(&self, _seat: Seat) -> Option<u32> {
        None
    }
}
