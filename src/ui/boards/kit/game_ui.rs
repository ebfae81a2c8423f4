//! A game's part of the user interface: one trait, and what passes between a board and the player.

use std::rc::Rc;

use yew::prelude::*;

use super::board_memory::BoardMemory;
use super::log_line::LogLine;
use super::story::Story;
use crate::bots::{Bot, Bots, Level};
use crate::engine::{BySeat, Game, Illegal, Millis, Observation, Outcome, Seat, Seats, Told};
use crate::i18n::table::Msg;
use crate::i18n::verdict;
use crate::setup::{HouseRules, Playable, Setup};
use crate::ui::motion::Flight;
use crate::ui::parts::Sheet;
use crate::ui::words::say;

/// An input made by somebody at the screen.
#[derive(Clone, PartialEq, Debug)]
pub struct Deed<A> {
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
    Open,
}

/// The props of a board: what given eyes may see, and callbacks for their decisions.
#[derive(Properties, Clone, PartialEq)]
pub struct BoardProps<G: Game> {
    /// What is seen, by the board's player or by the whole table.
    pub seen: Rc<Observation<G>>,
    /// At an [open](Seating::Open) table, what each person sees, in seat order (its eyes say whose it is); otherwise
    /// empty.
    #[prop_or_default]
    pub zones: Vec<Rc<Observation<G>>>,
    /// The seats and who plays in them.
    pub setup: Rc<Setup>,
    /// The names of the seats.
    pub names: Rc<BySeat<String>>,
    /// A short description of each seat's last turn in this round; empty if the board shows it.
    #[prop_or_default]
    pub last_turns: Rc<[AttrValue]>,
    /// Whether a card is being turned over, whose result must not be revealed yet.
    #[prop_or_default]
    pub turning: bool,
    /// Plays a decision.
    pub act: Callback<Deed<G::Action>>,
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
    pub fn called(&self, seat: Seat) -> Option<&str> {
        let alone = self.setup.people().single().is_some();
        (!alone).then(|| self.names[seat].as_str())
    }
}

/// The data of a game's house rules form.
pub struct HouseRulesForm {
    /// The current seats and house rules.
    pub setup: Setup,
    /// Called with the new house rules.
    pub onchange: Callback<HouseRules>,
}

/// A part of a game to look for when looking back: a round, a trick, a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Milestone {
    /// The number of larger parts that contain it.
    pub depth: u8,
    /// The name of such a part, in lower case; parts with the same name are counted together.
    pub name: AttrValue,
}

/// An event shown to everybody, in place of the board for a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spotlight {
    /// The seats concerned; if no person is among them, nobody has to wait for it.
    pub to: Seats,
    /// Whether it stays until somebody continues.
    pub stays: bool,
}

/// What an event means to the user interface, besides its words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EventMarks {
    /// The heading of a pause that follows, in which players look at the result.
    pub pause: Option<AttrValue>,
    /// Whether it is shown by itself once it has happened.
    pub spotlight: Option<Spotlight>,
    /// The part of the game that begins with it.
    pub milestone: Option<Milestone>,
    /// Whether it says how a round ended.
    pub settles: bool,
}

/// The user interface of a game. It refers to no other game.
pub trait GameUi: 'static {
    /// The rules.
    type Game: Bots + Playable;
    /// The board. Buttons that only show something have the attribute `data-looks`: they do not hurry the bot.
    type Board: BaseComponent<Properties = BoardProps<Self::Game>>;

    /// How several people share a screen.
    const SEATING: Seating = Seating::Pass;

    /// Whether it is played in real time: then nothing waits for saving.
    const REAL_TIME: bool = false;

    /// In real time, the decision to pause, if the rules have one.
    const PAUSE: Option<<Self::Game as Game>::Action> = None;

    /// The bot for a seat of this level, in real time.
    fn bot(level: Level) -> Box<dyn Bot<Self::Game>> {
        Self::Game::bot(level)
    }

    /// Lets such bots learn from a round: `view` is what the table saw at its end. Called once for each round played
    /// here, in real time.
    fn learn(_setup: &Setup, _view: &<Self::Game as Game>::View) {}

    /// The drawings of its cards, once per page; boards refer to them by id.
    fn deck() -> Html;

    /// The quick reference.
    fn reference() -> Html;

    /// The picture on its box.
    fn box_art() -> Html;

    /// The form for its house rules.
    fn house_rules(_form: &HouseRulesForm) -> Html {
        Html::default()
    }

    /// The choice of partners, if there is one: shown beside the seats, but stored as a house rule.
    fn partners(_form: &HouseRulesForm) -> Html {
        Html::default()
    }

    /// The log line for something told, if it is worth one.
    fn log_line(told: &Told<Self::Game>, names: &BySeat<String>) -> Option<LogLine>;

    /// What an event means to the user interface, besides its words.
    fn marks(_event: &<Self::Game as Game>::Event) -> EventMarks {
        EventMarks::default()
    }

    /// What these eyes see of a finished game with all hands open; `views` are the views of the seats.
    fn with_open_hands(
        seen: &<Self::Game as Game>::View,
        _views: &BySeat<<Self::Game as Game>::View>,
    ) -> <Self::Game as Game>::View {
        seen.clone()
    }

    /// Which cards moved during these events, on a board that shows what is seen after them, and which moments are held.
    /// By default cards do not move.
    fn flights(_story: &Story<Self::Game>) -> Vec<Flight> {
        Vec::new()
    }

    /// The score after all events.
    fn score(story: &Story<Self::Game>) -> Sheet;

    /// What a player would tell a friend about a game with these events, in at most three short sentences.
    fn highlights(_story: &Story<Self::Game>) -> Vec<AttrValue> {
        Vec::new()
    }

    /// The cards that decided the round or game that ended with these events, as everybody sees them then; empty if
    /// words suffice.
    fn decided_by(_story: &Story<Self::Game>) -> Html {
        Html::default()
    }

    /// The content of the [spotlight](Spotlight); the last event is the current one.
    fn spotlight(_story: &Story<Self::Game>) -> Html {
        Html::default()
    }

    /// The action that a standing decision results in now, for the seat with this view; `None` if it does not apply.
    fn now_standing(
        action: &<Self::Game as Game>::Action,
        _view: &<Self::Game as Game>::View,
    ) -> Option<<Self::Game as Game>::Action> {
        Some(action.clone())
    }

    /// A short text for screen readers about what may be done now, announced after whose turn it is: such as "9 or
    /// lower", or a sentence. It is based on what the only person sees, or else on what everybody sees.
    fn spoken_prompt(_seen: &Observation<Self::Game>) -> AttrValue {
        AttrValue::default()
    }

    /// What somebody takes the device for, if it is not for a turn, as everybody knows it.
    fn purpose(_story: &Story<Self::Game>) -> AttrValue {
        AttrValue::default()
    }

    /// A short description of what everybody saw of a player's last turn, if the board does not show it.
    fn last_turn(_turn: &[&<Self::Game as Game>::Event]) -> AttrValue {
        AttrValue::default()
    }

    /// The seats that may still have to decide something before the next pause.
    fn in_play(view: &<Self::Game as Game>::View) -> Seats;

    /// The label of the button that continues after a pause.
    fn go_on() -> AttrValue {
        say(Msg::NextRound)
    }

    /// How the game ended, in a sentence, as everybody sees it. By default it names the winners, or the losers.
    fn verdict(story: &Story<Self::Game>, outcome: &Outcome) -> AttrValue {
        say(verdict::Msg {
            game: Self::Game::ID,
            outcome,
            names: story.names,
        })
    }
}
