//! A game's part of the user interface: [`GameUi`], and what passes between a board and the player.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use super::log::{EventMarks, LogLine, Story};
use crate::bots::{Bot, Bots, Level};
use crate::engine::{BySeat, Game, Illegal, Millis, Observation, Outcome, Seat, Seats, Told};
use crate::i18n::Name;
use crate::i18n::Names;
use crate::i18n::table::Msg;
use crate::i18n::verdict;
use crate::setup::{HouseRules, Playable, Setup};
use crate::ui::components::{Choice, Sheet};
use crate::ui::motion::Flight;
use crate::ui::words::say;

/// An input made by somebody at the screen.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerInput<A> {
    /// The player.
    pub seat: Seat,
    /// The action.
    pub action: A,
    /// When it was made: the time stamp of the browser's event, in milliseconds since the page was opened.
    pub at: f64,
}

/// Asks the rules whether a decision would be legal.
pub type Check<G> =
    Callback<(Seat, <G as Game>::Action), Result<(), Illegal<<G as Game>::Refusal>>>;

/// Why the rules refuse a decision; `None` if they do not, or if nothing can be decided any more.
pub fn refusal<G: Game>(check: &Check<G>, seat: Seat, action: G::Action) -> Option<G::Refusal> {
    match check.emit((seat, action)) {
        Err(Illegal::Refused(refusal)) => Some(refusal),
        _ => None,
    }
}

/// How the play time of a real-time table runs.
#[derive(Clone, PartialEq, Debug)]
pub struct Running {
    /// Whether it runs now. The page may stop it: when it is hidden, or when something else is looked at.
    pub runs: bool,
    /// Whether it may run now.
    pub may: bool,
    /// Starts or stops it.
    pub set: Callback<bool>,
}

/// How several people share a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seating {
    /// In turn: the device is passed, and nobody sees another's hand.
    Pass,
    /// All at once, each with a zone of the board: nothing is hidden from anybody at the screen.
    Together,
}

/// What a board keeps while a game is open, although the board itself is recreated after each cover. It is for
/// presentation only: nothing in the game depends on it.
#[derive(Clone, Default)]
pub struct BoardMemory(Rc<RefCell<Option<Rc<dyn Any>>>>);

impl BoardMemory {
    /// The value stored last, or the default.
    #[must_use]
    pub fn get<T: Clone + Default + 'static>(&self) -> T {
        let stored = self.0.borrow();
        let stored = stored.as_ref().and_then(|it| it.downcast_ref::<T>());
        stored.cloned().unwrap_or_default()
    }

    /// Stores a value.
    pub fn keep<T: 'static>(&self, value: T) {
        self.0.replace(Some(Rc::new(value)));
    }
}

impl PartialEq for BoardMemory {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The props of a board: what given eyes may see, and callbacks for their decisions.
#[derive(Properties, Clone, PartialEq)]
pub struct BoardProps<G: Game> {
    /// What is seen, by the board's player or by the whole table.
    pub seen: Rc<Observation<G>>,
    /// At an [open](Seating::Together) table, what each person sees, in seat order (its eyes say whose it is); otherwise
    /// empty.
    #[prop_or_default]
    pub zones: Vec<Rc<Observation<G>>>,
    /// The seats and who plays in them.
    pub setup: Rc<Setup>,
    /// The names of the seats.
    pub names: Rc<Names>,
    /// A short description of each seat's last turn in this round; empty if the board shows it.
    #[prop_or_default]
    pub last_turns: Rc<[AttrValue]>,
    /// Whether a card is being turned over, whose result must not be revealed yet.
    #[prop_or_default]
    pub turning: bool,
    /// Plays a decision.
    pub act: Callback<PlayerInput<G::Action>>,
    /// The viewer's standing decision, made as soon as the rules allow it.
    #[prop_or_default]
    pub standing: Option<G::Action>,
    /// Sets or clears a seat's standing decision.
    #[prop_or_default]
    pub set_standing: Callback<(Seat, Option<G::Action>)>,
    /// Asks the rules about a decision.
    pub check: Check<G>,
    /// In real time, how the play time runs; `None` if the board shows the past.
    #[prop_or_default]
    pub running: Option<Running>,
    /// In real time, the bots whose hands are moving.
    #[prop_or_default]
    pub underway: Seats,
    /// What the board keeps while the game is open.
    #[prop_or_default]
    pub memory: BoardMemory,
    /// Returns the current play time; `None` if the board shows the past.
    #[prop_or_default]
    pub now: Option<Callback<(), Millis>>,
}

impl<G: Game> BoardProps<G> {
    /// The name of the player to move; `None` if only one person plays.
    #[must_use]
    pub fn called(&self, seat: Seat) -> Option<&Name> {
        let alone = self.setup.people().single().is_some();
        (!alone).then(|| &self.names[seat])
    }
}

/// The data of a game's house rules form.
pub struct HouseRulesForm {
    /// The current seats and house rules.
    pub setup: Setup,
    /// Called with the new house rules.
    pub onchange: Callback<HouseRules>,
}

/// A choice among the values of a rule: each with its text and its form in links, which is `None` for the published
/// rule.
pub fn rule_choice(
    props: &HouseRulesForm,
    rule: &'static str,
    label: AttrValue,
    values: Vec<(AttrValue, Option<String>)>,
    chosen: usize,
) -> Html {
    let rules = props.setup.house_rules.clone();
    let (options, values): (Vec<AttrValue>, Vec<Option<String>>) = values.into_iter().unzip();
    let onchange = props.onchange.reform(move |place: usize| {
        let mut rules = rules.clone();
        rules.set(rule, values.get(place).cloned().flatten());
        rules
    });
    html! { <Choice key={rule} {label} {options} {chosen} {onchange} /> }
}

/// The cards of a game.
pub trait Cards {
    /// The drawings of its cards, once per page; boards refer to them by id. There are none if a board draws cards in
    /// place.
    fn deck() -> Html {
        Html::default()
    }

    /// The quick reference.
    fn reference() -> Html;
}

/// The box of a game, and the choices before it is dealt.
pub trait GameBox {
    /// The picture on its box.
    fn box_art() -> Html;

    /// The form for its house rules.
    fn rules_form(_form: &HouseRulesForm) -> Html {
        Html::default()
    }

    /// The choice of partners, if there is one: shown beside the seats, but stored as a house rule.
    fn partners(_form: &HouseRulesForm) -> Html {
        Html::default()
    }
}

/// What is told of events.
pub trait Log: Game {
    /// The log line for something told, if it is worth one.
    fn log_line(told: &Told<Self>, names: &Names) -> Option<LogLine>;

    /// What an event means to the user interface, besides its words.
    fn marks(_event: &Self::Event) -> EventMarks {
        EventMarks::default()
    }

    /// A short description of what everybody saw of a player's last turn, if the board does not show it.
    fn last_turn(_turn: &[&Self::Event]) -> AttrValue {
        AttrValue::default()
    }
}

/// How cards move.
pub trait Flights: Game {
    /// Which cards moved during these events, on a board that shows what is seen after them, and which moments are
    /// held. By default cards do not move.
    fn flights(_story: &Story<Self>) -> Vec<Flight> {
        Vec::new()
    }
}

/// Results: of a part of the game, or of all of it.
pub trait Results: Playable {
    /// The score after all events.
    fn score(story: &Story<Self>) -> Sheet;

    /// What a player would tell a friend about a game with these events, in at most three short sentences.
    fn highlights(_story: &Story<Self>) -> Vec<AttrValue> {
        Vec::new()
    }

    /// The cards that decided the round or game that ended with these events, as everybody sees them then; empty if
    /// words suffice.
    fn decided_by(_story: &Story<Self>) -> Html {
        Html::default()
    }

    /// The content of the [spotlight](super::Spotlight); the last event is the current one.
    fn spotlight(_story: &Story<Self>) -> Html {
        Html::default()
    }

    /// How the game ended, in a sentence, as everybody sees it. By default it names the winners, or the losers.
    fn verdict(story: &Story<Self>, outcome: &Outcome) -> AttrValue {
        say(verdict::Msg::of(Self::ID, outcome, story.names))
    }

    /// What these eyes see of a finished game with all hands open; `views` are the views of the seats.
    fn with_open_hands(seen: &Self::View, _views: &BySeat<Self::View>) -> Self::View {
        seen.clone()
    }
}

/// Who may do what, and when.
pub trait Turns: Game {
    /// The seats that may still have to decide something before the next pause.
    fn in_play(view: &Self::View) -> Seats;

    /// A short text for screen readers about what may be done now, announced after whose turn it is: such as "9 or
    /// lower", or a sentence. It is based on what the only person sees, or else on what everybody sees.
    fn spoken_prompt(_seen: &Observation<Self>) -> AttrValue {
        AttrValue::default()
    }

    /// What somebody takes the device for, if it is not for a turn, as everybody knows it.
    fn purpose(_story: &Story<Self>) -> AttrValue {
        AttrValue::default()
    }

    /// The action that a standing decision results in now, for the seat with this view; `None` if it does not apply.
    fn now_standing(action: &Self::Action, _view: &Self::View) -> Option<Self::Action> {
        Some(action.clone())
    }

    /// The label of the button that continues after a pause.
    fn go_on() -> AttrValue {
        say(Msg::NextRound)
    }
}

/// A game with a user interface, which refers to no other game.
pub trait GameUi: Bots + Cards + GameBox + Log + Flights + Results + Turns {
    /// The board. Buttons that only show something have the attribute `data-looks`: they do not hurry the bot.
    type Board: BaseComponent<Properties = BoardProps<Self>>;

    /// How several people share a screen.
    const SEATING: Seating = Seating::Pass;

    /// Whether it is played in real time: then nothing waits for saving.
    const REAL_TIME: bool = false;

    /// In real time, the decision to pause, if the rules have one.
    const PAUSE: Option<Self::Action> = None;

    /// The bot for a seat of this level, in real time.
    fn real_time_bot(level: Level) -> Box<dyn Bot<Self>> {
        Self::bot(level)
    }

    /// Lets such bots learn from a round: `view` is what the table saw at its end. Called once for each round played
    /// here, in real time.
    fn learn(_setup: &Setup, _view: &Self::View) {}
}
