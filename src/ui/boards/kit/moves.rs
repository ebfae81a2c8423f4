//! How touches and keys become decisions of the player to move.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent, KeyboardEventInit};
use yew::prelude::*;

use super::game_ui::{BoardProps, Check, PlayerInput};
use crate::engine::{Game, Observation};
use crate::games::GameId;
use crate::settings::{Command, Confirm, Pace};
use crate::setup::Who;
use crate::staging::{Decision, StagedMove};
use crate::ui::commands::{Stroke, use_commands};
use crate::ui::components::{focus_is_on, focus_is_on_another_button, use_right_click};
use crate::ui::route::Route;
use crate::ui::use_settings::use_settings;
use crate::web::task::spawn;

/// What the viewer can do at a board.
#[derive(Clone, PartialEq)]
pub struct Moves<S: StagedMove> {
    /// What the viewer sees.
    pub seen: Rc<Observation<S::Game>>,
    /// Which moves need the button.
    pub confirm: Confirm,
    /// Whether a bot is about to move, which can be hurried.
    pub waits_for_bot: bool,
    /// Changes what is staged.
    pub stage: Callback<S>,
    act: Callback<PlayerInput<<S::Game as Game>::Action>>,
    check: Check<S::Game>,
}

impl<S: StagedMove> Moves<S> {
    /// The decision for something staged.
    #[must_use]
    pub fn decide(&self, staged: S) -> Decision<S> {
        Decision::of(&self.seen, staged, |action| self.refusal(action))
    }

    /// Why an action is illegal; `None` if it is legal.
    #[must_use]
    pub fn refusal(&self, action: <S::Game as Game>::Action) -> Option<<S::Game as Game>::Refusal> {
        super::refusal::<S::Game>(&self.check, self.seen.eyes.seat()?, action)
    }

    /// Stages something, and returns true.
    pub fn stage(&self, staged: S) -> bool {
        self.stage.emit(staged);
        true
    }

    /// Stages something, or plays it at once if it needs no confirmation.
    pub fn offer(&self, staged: S, at: f64) {
        self.play_or_stage(staged, self.confirm, at);
    }

    fn play_or_stage(&self, staged: S, confirm: Confirm, at: f64) {
        let decision = self.decide(staged.clone());
        match decision.ready() {
            Some(action) if decision.at_once(&self.seen, confirm) => self.play(action, at),
            _ => self.stage.emit(staged),
        }
    }

    /// Stages what was tapped, or offers it if the player wants to confirm nothing.
    pub fn tap(&self, staged: S, at: f64) {
        if self.confirm == Confirm::Never {
            self.offer(staged, at);
        } else {
            self.stage.emit(staged);
        }
    }

    /// Offers what was double-tapped, unless every move needs the button. The first tap has staged it.
    pub fn tap_twice(&self, staged: S, at: f64) {
        if self.confirm != Confirm::Always {
            self.offer(staged, at);
        }
    }

    /// Plays what was dropped where it goes, which is as deliberate as the button, unless it is hard to undo.
    pub fn drop(&self, staged: S, at: f64) {
        let confirm = match self.confirm {
            Confirm::Never => Confirm::Never,
            Confirm::Always | Confirm::Risky => Confirm::Risky,
        };
        self.play_or_stage(staged, confirm, at);
    }

    /// Plays an action.
    pub fn play(&self, action: <S::Game as Game>::Action, at: f64) {
        if let Some(seat) = self.seen.eyes.seat() {
            self.act.emit(PlayerInput { seat, action, at });
        }
    }

    /// Plays what is staged, as a tap on the button does: if that has to be held, it says so.
    pub fn press(&self, decision: &Decision<S>, at: f64) {
        match decision.ready() {
            Some(_) if decision.is_held(&self.seen) => drop(hold(&["keydown", "keyup"])),
            Some(action) => self.play(action, at),
            None => {}
        }
    }

    /// Plays what is staged, if it is legal; starts the hold if the button has to be held.
    fn confirm(&self, decision: &Decision<S>, at: f64) -> bool {
        match decision.ready() {
            Some(_) if decision.is_held(&self.seen) => hold(&["keydown"]),
            Some(action) => {
                self.play(action, at);
                true
            }
            None => false,
        }
    }
}

/// What the viewer can do, and the staged decision. Staged decisions belong to one step of the game and are discarded
/// with the next.
#[hook]
pub(super) fn use_moves<S: StagedMove>(props: &BoardProps<S::Game>) -> (Moves<S>, Rc<Decision<S>>) {
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

/// What is staged at this step of the game, and a callback to change it. It is discarded with the step and when the hand
/// is covered, and empty for those who only watch.
#[hook]
fn use_staged<G: Game, S: Clone + Default + 'static>(seen: &Observation<G>) -> (S, Callback<S>) {
    let looks = use_mut_ref(|| (seen.eyes, 0_usize));
    let look = {
        let mut looks = looks.borrow_mut();
        if looks.0 != seen.eyes {
            *looks = (seen.eyes, looks.1 + 1);
        }
        looks.1
    };
    let staged_at = use_state(|| ((0, look), S::default()));
    let here = staged_at.0 == (seen.step, look) && seen.mine();
    let staged = if here {
        staged_at.1.clone()
    } else {
        S::default()
    };
    let set = staged_at.setter();
    let stage = use_callback((seen.step, look), move |staged, &when| {
        set.set((when, staged));
    });
    (staged, stage)
}

/// Keys that work wherever the focus is, and the right mouse button, which cancels what is staged. `cards` selects the
/// containers of the cards: if a button elsewhere has the focus, the confirm key is meant for it. `clause` is the
/// deciding clause now. `own` handles the game's own commands, and returns whether there was anything to do.
#[hook]
pub(super) fn use_board_keys<S: StagedMove>(
    game: GameId,
    staging: (&Moves<S>, &Rc<Decision<S>>),
    cards: &'static str,
    clause: &'static str,
    own: impl Fn(Stroke) -> bool + 'static,
) {
    let (moves, decision) = (staging.0.clone(), Rc::clone(staging.1));
    // An explanation can be dismissed, though there is no button for it.
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
            // The table shows the clause over the board.
            if !press(".message .clause a") {
                Route::clause(game, clause).open();
            }
            true
        }
        _ if !moves.seen.mine() => false,
        Command::Confirm if focus_is_on_another_button(cards) => false,
        // A refused decision stays, with its reason, unless the key is meant for another focused card.
        Command::Confirm => {
            let another = format!(":is({cards}) button[aria-pressed='false']");
            let refused = decision.refusal.is_some() && !focus_is_on(&another);
            moves.confirm(&decision, stroke.at) || own(stroke) || refused
        }
        Command::Clear if staged => moves.stage(S::default()),
        _ => own(stroke),
    };
    use_commands(game, Callback::from(obey));
}

/// Lets a key that was pressed elsewhere hold the button: the button gets the focus, so that it receives the keyup
/// event, and synthetic events: for its being pressed, and maybe for its being released.
fn hold(events: &'static [&'static str]) -> bool {
    let Some(button) = in_bar(".hold") else {
        return false;
    };
    let down = KeyboardEventInit::new();
    down.set_key("Enter");
    down.set_bubbles(true);
    down.set_cancelable(true);
    // The event must not be dispatched while listeners of the first key are running.
    let focused = button.focus().is_ok();
    spawn(async move {
        for event in events {
            if let Ok(event) = KeyboardEvent::new_with_keyboard_event_init_dict(event, &down) {
                let _ = button.dispatch_event(&event);
            }
        }
    });
    focused
}

/// Presses a button of the action bar, if it exists.
pub fn press_in_bar(selector: &str) -> bool {
    press(&format!(".action-bar {selector}"))
}

/// Presses a button or link, if it exists.
fn press(selector: &str) -> bool {
    let found = find(selector);
    if let Some(found) = &found {
        found.click();
    }
    found.is_some()
}

fn in_bar(selector: &str) -> Option<HtmlElement> {
    find(&format!(".action-bar {selector}"))
}

fn find(selector: &str) -> Option<HtmlElement> {
    let document = web_sys::window().and_then(|window| window.document())?;
    document.query_selector(selector).ok()??.dyn_into().ok()
}
