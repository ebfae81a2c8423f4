//! Stories: where a game starts, and what people do with it.

use std::rc::Rc;

use kitchen_table::bots::Level;
use kitchen_table::engine::Eyes;
use kitchen_table::games::GameId;
use kitchen_table::setup::{Chair, Setup, Who};
use kitchen_table::ui::play::log_book::LogBooks;
use kitchen_table::ui::play::{Asked, GameHandle, Origin};
use kitchen_table::ui::registry;
use kitchen_table::web::simulated_browser::{self, Call};

use super::tab::PlayerInput::{self, ChangeSeats, Entitle, Move, TakeBack};
use super::tab::Tab;
use super::{outcome, read, side};

/// A deterministic story.
#[derive(Clone, Debug)]
pub(super) struct Story {
    /// Its name.
    pub(super) name: String,
    game: GameId,
    /// The lines saved before it begins; empty if the game is dealt.
    before: Vec<String>,
    pub(super) inputs: Vec<PlayerInput>,
    /// The lines of its journal at the end.
    pub(super) lines: Vec<String>,
    /// What the page asks of the browser, from the beginning.
    pub(super) calls: Vec<Call>,
}

impl Story {
    /// All stories: for each game the beginning, with everything that can happen to it; the end of the game;
    /// and the end of a round, if it has several.
    pub(super) fn all() -> Vec<Self> {
        Self::games().flat_map(Self::of).collect()
    }

    /// The turn-based games; `real_time.rs` tests the others.
    pub(super) fn games() -> impl Iterator<Item = GameId> {
        let turns = |game: &GameId| !registry::is_real_time(*game);
        GameId::ALL.into_iter().filter(turns)
    }

    fn of(game: GameId) -> Vec<Self> {
        let whole = Whole::of(game);
        let lines = |moves: usize| whole.lines[..=moves].to_vec();
        let beginning = [
            Move,
            Move,
            Move,
            TakeBack,
            Move,
            ChangeSeats,
            Move,
            Entitle,
            Move,
        ];
        let end = whole.lines.len() - 3;
        let mut stories = vec![
            Self::told(game, "the beginning", Vec::new(), &beginning),
            Self::told(game, "the end", lines(end), &[Move; 2]),
        ];
        if let Some(round) = whole.round {
            let before = lines(round - 2);
            stories.push(Self::told(game, "the end of a round", before, &[Move; 4]));
        }
        stories
    }

    fn told(game: GameId, what: &str, before: Vec<String>, inputs: &[PlayerInput]) -> Self {
        let mut story = Self {
            name: format!("{what} of {}", game.slug()),
            game,
            before,
            inputs: inputs.to_vec(),
            lines: Vec::new(),
            calls: Vec::new(),
        };
        let untroubled = story.clone();
        let told = move || {
            let game = untroubled.begin();
            simulated_browser::plan(|_, _| None);
            let tab = Tab::sit(game);
            untroubled.go_on(&tab, Tab::is_true);
            assert!(tab.says_that_all_is_saved());
            (tab.lines(), simulated_browser::log())
        };
        let told = std::thread::spawn(told).join();
        (story.lines, story.calls) = told.expect("nothing goes wrong");
        story
    }

    /// Plays the rest of the story in this tab, until the browser is killed; looks at the beginning and
    /// after each input.
    pub(super) fn go_on(&self, tab: &Rc<Tab>, look: impl Fn(&Tab)) {
        let done = tab.lines().len() - self.before.len().max(1);
        look(tab);
        for &input in &self.inputs[done..] {
            if simulated_browser::is_killed() {
                break;
            }
            tab.does(input);
            look(tab);
        }
    }

    /// The game at the beginning of the story, saved up to there.
    pub(super) fn begin(&self) -> GameHandle {
        if self.before.is_empty() {
            return deal(self.game, SEED);
        }
        let game = read(&self.before, &Origin::New);
        let autosave = game.autosave().clone();
        let kept = outcome(async move { autosave.save().await });
        assert_eq!(kept, Some(Ok(())));
        game
    }

    /// How many lines are saved at the beginning.
    pub(super) fn kept_before(&self) -> usize {
        self.before.len()
    }
}

/// The seed of all stories.
const SEED: u64 = 7;

/// Deals to three people without names.
fn deal(game: GameId, seed: u64) -> GameHandle {
    let mut setup = Setup::new(game);
    setup.chairs = vec![Chair::unnamed(Who::Person); 3];
    let dealt = side(game).deal(&setup, seed);
    dealt.expect("three can play")
}

/// A game from the deal to its end.
pub(super) struct Whole {
    game: GameId,
    seed: u64,
    pub(super) lines: Vec<String>,
    /// How many moves ended the first round; `None` in a game of one round.
    round: Option<usize>,
}

impl Whole {
    pub(super) fn of(game: GameId) -> Self {
        Self::dealt(game, SEED)
    }

    pub(super) fn dealt(game: GameId, seed: u64) -> Self {
        let mut whole = Self {
            game,
            seed,
            lines: Vec::new(),
            round: None,
        };
        let (game, mut books) = (whole.deal(), LogBooks::default());
        while let Some(seat) = game.status().to_act().iter().next() {
            game.shared().ask(Asked::Decision(seat, Level::Easy));
            simulated_browser::run();
            let step = game.index().step();
            let seen = game.index().seen_by(step);
            let log = books.read(&*game, Eyes::Table, seen, None);
            let paused = log.chapters.iter().any(|it| it.heading.is_some());
            if paused && whole.round.is_none() {
                whole.round = Some(step);
            }
        }
        whole.lines = game.autosave().lines();
        whole
    }

    pub(super) fn deal(&self) -> GameHandle {
        deal(self.game, self.seed)
    }
}
