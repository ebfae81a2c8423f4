//! A game's part of the user interface: [`GameUi`], and what passes between a board and the player.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use super::log::{EventMarks, LogLine, Moods, Story};
use crate::bots::{Advice, Advise, Better, Bot, Bots, Level};
use crate::engine::{BySeat, Game, Illegal, Millis, Observation, Outcome, Seat, Seats, Told};
use crate::i18n::Name;
use crate::i18n::Names;
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
    check.emit((seat, action)).err()?.refusal()
}

/// What a person is advised to do.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised<G: Game> {
    /// The decision.
    pub(super) action: G::Action,
    /// The decision and its reason in a sentence.
    pub(super) words: AttrValue,
    /// How often it was asked for before.
    before: u32,
}

impl<G: Game> Advised<G> {
    /// A decision that is advised with these words.
    #[must_use]
    pub fn new(action: G::Action, words: AttrValue) -> Self {
        Self {
            action,
            words,
            before: 0,
        }
    }

    /// The same, asked for once more.
    #[must_use]
    pub fn again(self) -> Self {
        Self {
            before: self.before + 1,
            ..self
        }
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
    /// The seat at the near edge of the table, if there is one: whoever holds the device, even while the hand lies
    /// face down.
    #[prop_or_default]
    pub near: Option<Seat>,
    /// What covers the near seat's own area until its player has taken the device.
    #[prop_or_default]
    pub cover: Option<Html>,
    /// The seats and who plays in them.
    pub setup: Rc<Setup>,
    /// The names of the seats.
    pub names: Rc<Names>,
    /// A short description of each seat's last turn in this round; empty if the board shows it.
    #[prop_or_default]
    pub last_turns: Rc<[AttrValue]>,
    /// Who is glad and who is sorry about what has just happened.
    #[prop_or_default]
    pub moods: Moods,
    /// While a card is turned over, whose result must not be revealed yet: what was seen before.
    #[prop_or_default]
    pub before: Option<Rc<Observation<G>>>,
    /// Plays a decision.
    pub act: Callback<PlayerInput<G::Action>>,
    /// The viewer's standing decision, made as soon as the rules allow it.
    #[prop_or_default]
    pub standing: Option<G::Action>,
    /// Sets or clears a seat's standing decision.
    #[prop_or_default]
    pub set_standing: Callback<(Seat, Option<G::Action>)>,
    /// What the viewer is advised to do, if they have asked.
    #[prop_or_default]
    pub advised: Option<Advised<G>>,
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
    /// Whether a card is being turned over.
    #[must_use]
    pub fn turning(&self) -> bool {
        self.before.is_some()
    }

    /// What may be revealed of what is seen.
    #[must_use]
    pub fn revealed(&self) -> &Rc<Observation<G>> {
        self.before.as_ref().unwrap_or(&self.seen)
    }

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
    fn sprites() -> Html {
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

    /// Why these people cannot all sit at this screen, if they cannot.
    fn seats_note(_setup: &Setup) -> Option<AttrValue> {
        None
    }

    /// What is chosen beside the seats, because it is about who plays: partners, or how quick bots are.
    fn beside_seats(_form: &HouseRulesForm) -> Html {
        Html::default()
    }
}

/// What is told of events.
pub trait Log: Game {
    /// The log line for something told, if it is worth one.
    fn log_line(told: &Told<Self>, names: &Names) -> Option<LogLine>;

    /// The log line for the last of all that was told so far. By default it does not depend on what came before.
    fn next_line(told: &[Told<Self>], names: &Names) -> Option<LogLine> {
        Self::log_line(told.last()?, names)
    }

    /// What an event means to the user interface, besides its words.
    fn marks(_event: &Self::Event) -> EventMarks {
        EventMarks::default()
    }

    /// A short description of what everybody saw of a player's last turn, if the board does not show it.
    fn last_turn(_turn: &[&Self::Event]) -> AttrValue {
        AttrValue::default()
    }

    /// The same, where what others did since the `turn` began may say more about it.
    fn lately(_seat: Seat, turn: &[&Self::Event], _since: &[&Self::Event]) -> AttrValue {
        Self::last_turn(turn)
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

/// Who is at the table while everybody watches a [spotlight](Results::spotlight).
#[derive(Clone, Copy)]
pub struct Around<'a> {
    /// Who sits where.
    pub setup: &'a Setup,
    /// Who is glad and who is sorry.
    pub moods: Moods,
    /// The seat at the near edge of the table, if there is one.
    pub near: Option<Seat>,
}

/// Results: of a part of the game, or of all of it.
pub trait Results: Playable {
    /// Whether the report of a game begins with the cards that decided it, and names the winner only then. Without this,
    /// the table has said who won.
    const WITHHOLDS: bool = true;

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

    /// The content of the [spotlight](super::Spotlight), for the only person or for the whole table; the last event is
    /// the current one, and what is seen may be ahead of it.
    fn spotlight(_story: &Story<Self>, _around: Around) -> Html {
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

    /// Whether nothing of what the seat with this view sees is hidden from others, so that nobody has to take the device
    /// to decide for it.
    fn hides_nothing(_view: &Self::View) -> bool {
        false
    }

    /// Whether everybody has seen all that the seat with this view sees, so that whoever has the device for it can keep it
    /// after a pause.
    fn has_no_secret(_view: &Self::View) -> bool {
        false
    }

    /// The action that a standing decision results in now, for the seat with this view; `None` if it does not apply.
    fn now_standing(action: &Self::Action, _view: &Self::View) -> Option<Self::Action> {
        Some(action.clone())
    }
}

/// A game with a user interface, which refers to no other game.
pub trait GameUi: Bots + Advise + Cards + GameBox + Log + Flights + Results + Turns {
    /// The board. Buttons that only show something have the attribute `data-looks`: they do not hurry the bot.
    type Board: BaseComponent<Properties = BoardProps<Self>>;

    /// How several people share a screen.
    const SEATING: Seating = Seating::Pass;

    /// In real time, the decision to pause, if the rules have one.
    const PAUSE: Option<Self::Action> = None;

    /// What somebody who sees this is advised to do, in a sentence.
    fn advice(_seen: &Observation<Self>, _names: &Names, _advice: &Advice<Self>) -> AttrValue {
        AttrValue::default()
    }

    /// A decision of somebody, and then a better one, in sentences to them.
    fn better(_names: &Names, _better: &Better<Self>) -> [String; 2] {
        Default::default()
    }

    /// Why the bot at a seat did something, in its own words, if there is a plain reason.
    fn explanation(_names: &Names, _seat: Seat, _reason: Option<Self::Reason>) -> AttrValue {
        AttrValue::default()
    }

    /// The bot for a seat of this level at this table, in real time.
    fn real_time_bot(level: Level, _setup: &Setup) -> Box<dyn Bot<Self>> {
        Self::bot(level)
    }

    /// Lets such bots learn from a round: `view` is what the table saw at its end. Called once for each round played
    /// here, in real time.
    fn learn(_setup: &Setup, _view: &Self::View) {}
}
