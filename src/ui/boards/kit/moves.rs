//! How the one who moves gets from a touch or a key to a decision.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent, KeyboardEventInit};
use yew::prelude::*;

use super::decision::{Decision, StagedMove};
use super::game_ui::{BoardProps, Check, Deed};
use super::staging::use_staged;
use crate::engine::{Game, Observation};
use crate::games::GameId;
use crate::settings::{Command, Confirm, Pace};
use crate::setup::Who;
use crate::ui::keys::{Stroke, use_commands};
use crate::ui::parts::{focus_is_on, focus_is_on_another_button, use_right_click};
use crate::ui::route::Route;
use crate::ui::use_settings::use_settings;
use crate::web::task::spawn;

/// What the one who looks can do at a board.
#[derive(Clone, PartialEq)]
pub struct Moves<S: StagedMove> {
    /// What they see.
    pub seen: Rc<Observation<S::Game>>,
    /// Which moves wait for the button.
    pub confirm: Confirm,
    /// Whether a bot is about to move, which can be hurried.
    pub waits_for_bot: bool,
    /// Stages something else.
    pub stage: Callback<S>,
    act: Callback<Deed<<S::Game as Game>::Action>>,
    check: Check<S::Game>,
}

impl<S: StagedMove> Moves<S> {
    /// What would come of something that is staged.
    #[must_use]
    pub fn decide(&self, staged: S) -> Decision<S> {
        Decision::of(&self.seen, staged, &self.check)
    }

    /// Why something may not be done; `None`: it may.
    #[must_use]
    pub fn refusal(&self, action: <S::Game as Game>::Action) -> Option<<S::Game as Game>::Refusal> {
        super::refusal::<S::Game>(&self.check, self.seen.eyes.seat()?, action)
    }

    /// Stages something, and says that it did.
    pub fn stage(&self, staged: S) -> bool {
        self.stage.emit(staged);
        true
    }

    /// Stages something, and does it at once where that needs no confirming.
    pub fn offer(&self, staged: S, at: f64) {
        let decision = self.decide(staged.clone());
        match decision.ready() {
            Some(action) if decision.at_once(&self.seen, self.confirm) => self.play(action, at),
            _ => self.stage.emit(staged),
        }
    }

    /// Does something.
    pub fn play(&self, action: <S::Game as Game>::Action, at: f64) {
        if let Some(seat) = self.seen.eyes.seat() {
            self.act.emit(Deed { seat, action, at });
        }
    }

    /// Does what is staged, if it may be done; what has to be held is held from now on.
    fn confirm(&self, decision: &Decision<S>, at: f64) -> bool {
        match decision.ready() {
            Some(_) if decision.is_held(&self.seen) => hold(),
            Some(action) => {
                self.play(action, at);
                true
            }
            None => false,
        }
    }
}

/// What the one who looks can do, and what is staged. That belongs to one step of the game and is gone
/// with the next.
#[hook]
pub fn use_moves<S: StagedMove>(props: &BoardProps<S::Game>) -> (Moves<S>, Rc<Decision<S>>) {
    let (staged, stage) = use_staged::<_, S>(&props.seen);
    let settings = use_settings();
    let acts = props.seen.to_act().single();
    let who = acts.and_then(|seat| props.setup.chairs.get(seat.index()));
    let bot = who.is_some_and(|chair| matches!(chair.who, Who::Bot(_)));
    let moves = Moves {
        seen: Rc::clone(&props.seen),
        confirm: settings.settings.confirm,
        waits_for_bot: bot && props.now.is_some() && settings.settings.pace != Pace::Instant,
        stage,
        act: props.act.clone(),
        check: props.check.clone(),
    };
    let decision = Rc::new(moves.decide(staged));
    (moves, decision)
}

/// Keys that work wherever the focus is, and the right button, which forgets what is staged. `cards`
/// finds what holds the cards: a button elsewhere that has the focus is meant by the key that confirms.
/// `clause` decides now. `own` are the game's own ways to stage something, and say whether there was
/// anything to do.
#[hook]
pub fn use_board_keys<S: StagedMove>(
    game: GameId,
    staging: (&Moves<S>, &Rc<Decision<S>>),
    cards: &'static str,
    clause: &'static str,
    own: impl Fn(Stroke) -> bool + 'static,
) {
    let (moves, decision) = (staging.0.clone(), Rc::clone(staging.1));
    // What is vain has words that can be put away, though no button does.
    let staged = decision.staged != S::default().resolved(&moves.seen);
    use_right_click({
        let stage = moves.stage.clone();
        Callback::from(move |()| {
            if staged {
                stage.emit(S::default());
            }
            staged
        })
    });
    let obey = move |stroke: Stroke| match stroke.command {
        Command::Rule => {
            Route::clause(game, clause).open();
            true
        }
        _ if !moves.seen.mine() => false,
        Command::Confirm if focus_is_on_another_button(cards) => false,
        // What is refused stays, and its reason, unless another card has the focus and is meant.
        Command::Confirm => {
            let another = format!(":is({cards}) button[aria-pressed='false']");
            let refused = decision.refusal.is_some() && !focus_is_on(&another);
            moves.confirm(&decision, stroke.at) || own(stroke) || refused
        }
        Command::Clear if staged => moves.stage(S::default()),
        _ => own(stroke),
    };
    use_commands(Some(game), Callback::from(obey));
}

/// The key that went down elsewhere holds the button from now on: it gets the focus, so that it hears of
/// the key's end, and is told of the key.
fn hold() -> bool {
    let Some(button) = in_bar(".hold") else {
        return false;
    };
    let down = KeyboardEventInit::new();
    down.set_key("Enter");
    down.set_bubbles(true);
    down.set_cancelable(true);
    let down = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &down);
    // Whoever listens to the first key may not be called by another meanwhile.
    let focused = button.focus().is_ok();
    spawn(async move {
        if let Ok(down) = down {
            let _ = button.dispatch_event(&down);
        }
    });
    focused
}

/// Presses a button of the action bar, if it is there.
pub fn press_in_bar(selector: &str) -> bool {
    let button = in_bar(selector);
    if let Some(button) = &button {
        button.click();
    }
    button.is_some()
}

fn in_bar(selector: &str) -> Option<HtmlElement> {
    let document = web_sys::window().and_then(|window| window.document())?;
    let found = document.query_selector(&format!(".action-bar {selector}"));
    found.ok()??.dyn_into().ok()
}
