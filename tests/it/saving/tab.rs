//! A tab of the browser with a game on its table: what the page's hooks do, without a screen.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use futures_util::future::AbortHandle;
use kitchen_table::bots::Level;
use kitchen_table::saves::{GameKey, StorageError};
use kitchen_table::setup::{Chair, Who};
use kitchen_table::ui::app_state::{AppState, StateChange};
use kitchen_table::ui::play::{Asked, GameHandle, Saving};
use kitchen_table::ui::saved_games::rename;
use kitchen_table::ui::saving::{Held, TabLock, follow, play_or_look_on};
use kitchen_table::web::lock::Ask;
use kitchen_table::web::save_db::{Hitch, hitch, peek};
use kitchen_table::web::simulated_browser;
use kitchen_table::web::task::{spawn, spawn_abortable};
use yew::{Callback, Reducible};

/// An action of people. Each is a line of the journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PlayerInput {
    Move,
    TakeBack,
    ChangeSeats,
    Entitle,
}

/// The state of a title.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Title {
    /// Nobody gave one, or it is saved with a later change.
    None,
    /// Not yet known whether it is saved.
    Asked,
    /// Known whether it is saved.
    Kept(bool),
}

pub(super) struct Tab {
    pub(super) game: GameHandle,
    app: RefCell<Rc<AppState>>,
    held: Cell<Held>,
    /// How many lines the journal had when it was last shown.
    shown: Cell<usize>,
    title: Cell<Title>,
    asking: RefCell<Option<AbortHandle>>,
    saving_again: RefCell<Option<AbortHandle>>,
}

impl Tab {
    /// Puts a game on the screen.
    pub(super) fn sit(game: GameHandle) -> Rc<Self> {
        let tab = Rc::new(Self {
            shown: Cell::new(game.autosave().lines().len()),
            game,
            app: RefCell::default(),
            held: Cell::new(Held::Asking),
            title: Cell::new(Title::None),
            asking: RefCell::new(None),
            saving_again: RefCell::new(None),
        });
        tab.hold(Held::Asking);
        tab.ask(Ask::IfFree);
        tab
    }

    /// Takes the game from another tab.
    pub(super) fn take_over(self: &Rc<Self>) {
        self.ask(Ask::Take);
        simulated_browser::pass(4_000);
    }

    fn ask(self: &Rc<Self>, ask: Ask) {
        let me = Rc::downgrade(self);
        let onheld = calls(&me, Self::hold);
        let asking = play_or_look_on(self.game.autosave().clone(), ask, onheld, self.onnews());
        // One at a time.
        let before = self.asking.replace(Some(spawn_abortable(asking)));
        before.into_iter().for_each(|before| before.abort());
        self.settle();
    }

    fn hold(self: &Rc<Self>, held: Held) {
        self.held.set(held);
        self.game.take_inputs(self.plays());
        self.saving().save_behind();
        self.save_again();
        self.game
            .listen(Some(calls(&Rc::downgrade(self), |tab, ()| {
                tab.shown.set(tab.lines().len());
                tab.saving().save_behind();
            })));
    }

    fn save_again(self: &Rc<Self>) {
        let again = spawn_abortable(self.saving().save_again());
        let before = self.saving_again.replace(Some(again));
        before.into_iter().for_each(|before| before.abort());
    }

    fn saving(self: &Rc<Self>) -> Saving {
        Saving {
            game: self.game.clone(),
            lock: TabLock::new(self.held.get(), Callback::noop(), self.onnews()),
            ontrouble: calls(&Rc::downgrade(self), |tab, trouble| {
                let app = tab.app.borrow().clone();
                tab.app.replace(app.reduce(StateChange::Trouble(trouble)));
            }),
        }
    }

    fn onnews(self: &Rc<Self>) -> Callback<Vec<String>> {
        calls(&Rc::downgrade(self), |tab, lines: Vec<String>| {
            let _ = tab.game.reload(&lines);
        })
    }

    /// Handles the news that another tab has saved something.
    pub(super) fn hears(self: &Rc<Self>) {
        // Without locks, nobody listens.
        if self.held.get() == Held::Unknown {
            return;
        }
        follow(self.game.autosave().clone(), self.onnews())(self.key());
        simulated_browser::run();
    }

    /// Hears no more of what other tabs do, whatever it plays afterward.
    pub(super) fn stop_hearing(&self) {
        if let Some(asking) = self.asking.take() {
            asking.abort();
        }
    }

    /// Leaves the page.
    pub(super) fn close(&self) {
        self.game.listen(None);
        self.stop_hearing();
        let again = self.saving_again.take();
        again.into_iter().for_each(|again| again.abort());
    }

    pub(super) fn key(&self) -> GameKey {
        self.game.autosave().key()
    }

    pub(super) fn lines(&self) -> Vec<String> {
        self.game.autosave().lines()
    }

    pub(super) fn trouble(&self) -> Option<StorageError> {
        self.app.borrow().trouble
    }

    pub(super) fn held(&self) -> Held {
        self.held.get()
    }

    /// Whether the game may be played here.
    pub(super) fn plays(&self) -> bool {
        matches!(self.held.get(), Held::Here | Held::Unknown)
    }

    /// Does something, and waits for the result as long as people do.
    pub(super) fn does(self: &Rc<Self>, input: PlayerInput) {
        match input {
            PlayerInput::Move => {
                // A title that is not yet saved is saved with this.
                self.title.set(Title::None);
                let seat = self
                    .game
                    .status()
                    .to_act()
                    .iter()
                    .next()
                    .expect("it goes on");
                let asked = Asked::Decision(seat, Level::Easy);
                self.game.shared().ask(asked);
            }
            PlayerInput::TakeBack => {
                let step = self.game.index().step();
                self.game.take_back(step - 1);
            }
            PlayerInput::ChangeSeats => {
                let mut chairs = self.game.setup().chairs.clone();
                chairs[0] = Chair::named(Who::Person, "Philippa");
                self.game.seat(chairs);
            }
            PlayerInput::Entitle => self.entitle(),
        }
        self.settle();
    }

    fn entitle(self: &Rc<Self>) {
        self.title.set(Title::Asked);
        let tab = Rc::clone(self);
        spawn(async move {
            let done = rename(tab.key(), "Sunday", Some(tab.game.autosave())).await;
            tab.title.set(Title::Kept(done.is_ok()));
            tab.shown.set(tab.lines().len());
        });
    }

    fn settle(&self) {
        simulated_browser::run();
        let settled = self.game.autosave().is_settled() && self.title.get() != Title::Asked;
        if !settled {
            simulated_browser::pass(4_000);
        }
        if self.held.get() == Held::Asking {
            // The browser doesn't answer, and the game goes on without a lock.
            simulated_browser::pass(6_000);
        }
    }

    /// Whether the page claims that everything is saved.
    pub(super) fn says_that_all_is_saved(&self) -> bool {
        let late = hitch() == Some(Hitch::Late);
        !late
            && self.trouble().is_none()
            && matches!(self.title.get(), Title::None | Title::Kept(true))
    }

    /// Asserts that what the page claims is true, and that what was done is there.
    #[track_caller]
    pub(super) fn is_true(&self) {
        let (lines, kept) = (self.lines(), peek(self.key()));
        assert!(
            lines.starts_with(&kept),
            "{kept:#?} are not part of {lines:#?}"
        );
        if self.says_that_all_is_saved() {
            assert_eq!(
                kept.len(),
                lines.len(),
                "not all is kept, and nobody says so"
            );
        }
        if self.title.get() != Title::Asked {
            assert_eq!(self.shown.get(), lines.len(), "what was done is not shown");
        }
    }
}

fn calls<A: 'static>(tab: &Weak<Tab>, call: fn(&Rc<Tab>, A)) -> Callback<A> {
    let tab = tab.clone();
    Callback::from(move |asked| {
        if let Some(tab) = tab.upgrade() {
            call(&tab, asked);
        }
    })
}
