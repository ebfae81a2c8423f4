//! A game's side of the page: one trait, and what passes between a board and the one who plays.

use std::rc::Rc;

use yew::prelude::*;

use super::kept::Kept;
use super::line::Line;
use crate::bots::{Bot, Bots, Level};
use crate::engine::{BySeat, Game, Illegal, Millis, Observation, Outcome, Seat, Seats, Told};
use crate::i18n::table::Msg;
use crate::settings::Command;
use crate::setup::{HouseRules, Playable, Setup};
use crate::ui::motion::Flight;
use crate::ui::parts::Sheet;
use crate::ui::words::say;

/// A decision of somebody at the screen.
#[derive(Clone, PartialEq, Debug)]
pub struct Deed<A> {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub action: A,
    /// When it was made: the time stamp of the browser's event, in milliseconds since the page was
    /// opened.
    pub at: f64,
}

/// Whether the rules allow a decision that somebody has in mind.
pub type Check<G> =
    Callback<(Seat, <G as Game>::Action), Result<(), Illegal<<G as Game>::Refusal>>>;

/// What the rules say against a decision; nothing, too, where nobody can decide anything any more.
pub fn refusal<G: Game>(check: &Check<G>, seat: Seat, action: G::Action) -> Option<G::Refusal> {
    match check.emit((seat, action)) {
        Err(Illegal::Refused(refusal)) => Some(refusal),
        _ => None,
    }
}

/// How the time of play runs at a table in real time.
#[derive(Clone, PartialEq, Debug)]
pub struct Running {
    /// Whether it runs now. What stops it is known to the page: that nobody sees it, that something else is
    /// looked at.
    pub runs: bool,
    /// Whether it may run now.
    pub may: bool,
    /// Lets it run, or stand.
    pub set: Callback<bool>,
}

/// How several people sit at one screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seating {
    /// One after the other, and nobody sees the hand of another: the device is handed over.
    Pass,
    /// All at once, each with a zone of the board: nothing is hidden from anybody at the screen.
    Open,
}

/// What a board gets: what some eyes may see, and a way to say what they decide.
#[derive(Properties, Clone, PartialEq)]
pub struct BoardProps<G: Game> {
    /// What is seen: by the one whose board it is, or by the whole table.
    pub seen: Rc<Observation<G>>,
    /// At an [open](Seating::Open) table, what each person sees, in the order of seats (whose it is, its
    /// eyes say); else nothing.
    #[prop_or_default]
    pub zones: Vec<Rc<Observation<G>>>,
    /// Who sits where.
    pub setup: Rc<Setup>,
    /// The names of the seats.
    pub names: Rc<BySeat<String>>,
    /// Each seat's last turn in this round, in a few words, by seat; nothing where the board shows it.
    #[prop_or_default]
    pub lately: Rc<[AttrValue]>,
    /// Whether a card is being turned over, of which nothing is to be told yet.
    #[prop_or_default]
    pub turning: bool,
    /// Plays a decision.
    pub act: Callback<Deed<G::Action>>,
    /// A decision of the one who looks that stands: it is made whenever the rules allow it.
    #[prop_or_default]
    pub standing: Option<G::Action>,
    /// Lets a decision of somebody stand, or none any more.
    #[prop_or_default]
    pub stand: Callback<(Seat, Option<G::Action>)>,
    /// Asks the rules about one.
    pub check: Check<G>,
    /// In real time, how the time of play runs; nothing where the board shows the past.
    #[prop_or_default]
    pub running: Option<Running>,
    /// In real time, the bots whose hands are on the way to do something.
    #[prop_or_default]
    pub underway: Seats,
    /// What the board keeps while the game is open.
    #[prop_or_default]
    pub kept: Kept,
    /// Tells how long was played so far, which runs on; `None` where the board shows the past.
    #[prop_or_default]
    pub now: Option<Callback<(), Millis>>,
}

impl<G: Game> BoardProps<G> {
    /// How the one who is to move is called: not at all where one person plays, else by name.
    #[must_use]
    pub fn called(&self, seat: Seat) -> Option<&str> {
        let alone = self.setup.people().single().is_some();
        (!alone).then(|| self.names[seat].as_str())
    }
}

/// What the form for a game's house rules is about.
pub struct HouseRulesForm {
    /// The seats and the house rules as they are.
    pub setup: Setup,
    /// Takes other house rules.
    pub onchange: Callback<HouseRules>,
}

/// A part of a game that people look for when they look back: a round, a trick, a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// How many larger parts it lies in.
    pub depth: u8,
    /// What such a part is called, in lower case; parts are counted by themselves.
    pub name: AttrValue,
}

/// Something that happens before everybody's eyes, and takes the place of the board for a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spotlight {
    /// Whom it concerns: where no person is among them, nobody waits for it.
    pub to: Seats,
    /// Whether it stays until somebody goes on.
    pub stays: bool,
}

/// What an event is to the page, besides its words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EventMarks {
    /// What the players want to look at before the game goes on, as a heading.
    pub pause: Option<AttrValue>,
    /// That they look at this by itself, once it has happened.
    pub spotlight: Option<Spotlight>,
    /// The part of the game that begins with it.
    pub part: Option<Part>,
    /// Whether it says how a round came out.
    pub settles: bool,
}

/// A game, as the page knows it. It names no other game.
pub trait GameUi: 'static {
    /// Its rules.
    type Game: Bots + Playable;
    /// Draws it. Buttons that only show something have the attribute `data-looks`: they hurry no bot.
    type Board: BaseComponent<Properties = BoardProps<Self::Game>>;

    /// How several people sit at one screen.
    const SEATING: Seating = Seating::Pass;

    /// Whether it is played in real time: then nothing waits until it is kept.
    const REAL_TIME: bool = false;

    /// In real time, the decision that time stands, if the rules know one.
    const PAUSE: Option<<Self::Game as Game>::Action> = None;

    /// The commands of its own, to which people may give other keys.
    const KEYS: &'static [Command] = &[];

    /// Who plays in a seat of this level, in real time.
    fn bot(level: Level) -> Box<dyn Bot<Self::Game>> {
        Self::Game::bot(level)
    }

    /// Lets such bots learn from a round: `view` is what the table saw at its end. It is called once for each
    /// round that is played here, in real time.
    fn learn(_setup: &Setup, _view: &<Self::Game as Game>::View) {}

    /// The drawings of its cards, once on the page; boards use them by their ids.
    fn deck() -> Html;

    /// The quick reference: what one looks up in the middle of a game.
    fn reference() -> Html;

    /// The picture on its box.
    fn box_art() -> Html;

    /// Offers its house rules.
    fn house_rules(_form: &HouseRulesForm) -> Html {
        Html::default()
    }

    /// Offers who plays with whom, where there is a choice: beside the seats, though it is kept as a house rule.
    fn partners(_form: &HouseRulesForm) -> Html {
        Html::default()
    }

    /// A line of the log, if this is worth one.
    fn line(told: &Told<Self::Game>, names: &BySeat<String>) -> Option<Line>;

    /// What this is to the page besides words.
    fn marks(_event: &<Self::Game as Game>::Event) -> EventMarks {
        EventMarks::default()
    }

    /// What these eyes see of a game that is over, when all hands are open: `views` are those of
    /// the seats.
    fn open(
        seen: &<Self::Game as Game>::View,
        _views: &BySeat<<Self::Game as Game>::View>,
    ) -> <Self::Game as Game>::View {
        seen.clone()
    }

    /// Which cards moved while this happened, on a board that shows what was seen in the end, and which
    /// moments are held. A game that says nothing lets cards lie where they come.
    fn flights(
        _news: &[&<Self::Game as Game>::Event],
        _seen: &Observation<Self::Game>,
        _names: &BySeat<String>,
    ) -> Vec<Flight> {
        Vec::new()
    }

    /// The score after all this, which led to what the view shows.
    fn score(events: &[&<Self::Game as Game>::Event], view: &<Self::Game as Game>::View) -> Sheet;

    /// What a player would tell a friend about a game in which all this happened: three short sentences
    /// at most.
    fn highlights(
        _events: &[&<Self::Game as Game>::Event],
        _names: &BySeat<String>,
    ) -> Vec<AttrValue> {
        Vec::new()
    }

    /// The cards that decided the round or the game that ended with all this, as everybody sees them
    /// then; nothing where words say it all.
    fn decided_by(
        _events: &[&<Self::Game as Game>::Event],
        _view: &<Self::Game as Game>::View,
        _names: &BySeat<String>,
    ) -> Html {
        Html::default()
    }

    /// What is in the [spotlight](Spotlight), of which the last event says what happens now.
    fn spotlight(_events: &[&<Self::Game as Game>::Event], _names: &BySeat<String>) -> Html {
        Html::default()
    }

    /// What a decision that stands comes to now, for the seat that sees this; nothing where it is not meant.
    fn stands(
        action: &<Self::Game as Game>::Action,
        _view: &<Self::Game as Game>::View,
    ) -> Option<<Self::Game as Game>::Action> {
        Some(action.clone())
    }

    /// What may be done now, for those who hear the page, who hear it with whose turn it is: a few words
    /// such as "9 or lower", or a sentence; of what is seen by the only person, or else by everybody.
    fn asked(_seen: &Observation<Self::Game>) -> AttrValue {
        AttrValue::default()
    }

    /// What somebody gets the device for, where it is no turn of theirs, as everybody knows it.
    fn errand(_view: &<Self::Game as Game>::View, _names: &BySeat<String>) -> AttrValue {
        AttrValue::default()
    }

    /// A player's last turn in a few words, where the board does not show it: what everybody saw of it.
    fn lately(_turn: &[&<Self::Game as Game>::Event]) -> AttrValue {
        AttrValue::default()
    }

    /// Who may still have something to decide before the next pause.
    fn in_play(view: &<Self::Game as Game>::View) -> Seats;

    /// What goes on after a pause.
    fn go_on() -> AttrValue {
        say(Msg::NextRound)
    }

    /// How it ended, as everybody sees it then, in a sentence.
    fn verdict(
        outcome: &Outcome,
        view: &<Self::Game as Game>::View,
        names: &BySeat<String>,
    ) -> AttrValue;
}
