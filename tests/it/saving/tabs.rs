//! Two tabs with the same game, whichever call fails: neither overwrites what the other has saved, and
//! each shows what is saved, or reports that it is not.

use std::cell::RefCell;
use std::rc::Rc;

use kitchen_table::games::GameId;
use kitchen_table::saves::StorageError;
use kitchen_table::setup::{Chair, Setup, Who};
use kitchen_table::ui::play::Origin;
use kitchen_table::ui::saved_games::open;
use kitchen_table::ui::saving::Held;
use kitchen_table::web::save_db::peek;
use kitchen_table::web::simulated_browser::{self, Call, Fault};

use super::tab::{PlayerInput, Tab};
use super::{Wrong, all_killed, all_wrong, each, outcome, read, restart, side};

/// The first tab, with a game that is partly saved.
fn first() -> Rc<Tab> {
    let mut setup = Setup::new(GameId::Dealt);
    setup.chairs = vec![Chair::unnamed(Who::Person); 3];
    let tab = Tab::sit(side(GameId::Dealt).deal(&setup, 7).expect("three can play"));
    tab.does(PlayerInput::Move);
    assert!(tab.says_that_all_is_saved());
    tab
}

/// Another tab with the same game.
fn second(first: &Rc<Tab>) -> Option<Rc<Tab>> {
    let key = first.key();
    let opened = outcome(async move { open(key).await })?.ok()?;
    Some(Tab::sit(opened))
}

/// The saved lines, which nobody may shorten or change.
struct Chain(RefCell<Vec<String>>);

impl Chain {
    fn grows(&self, tab: &Tab) {
        let kept = peek(tab.key());
        let before = self.0.replace(kept.clone());
        assert!(
            kept.starts_with(&before),
            "{before:#?} is overwritten: {kept:#?}"
        );
        read(&kept, &Origin::Saved(tab.key()));
    }
}

/// Does something in this tab if it may; the other hears about it.
fn plays(tab: &Rc<Tab>, input: PlayerInput, other: &Rc<Tab>, chain: &Chain) {
    if tab.plays() && !simulated_browser::is_killed() {
        tab.does(input);
        chain.grows(tab);
    }
    other.hears();
    chain.grows(other);
}

/// Whether there are locks that keep tabs from each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Locks {
    There,
    Missing,
}

impl Locks {
    /// Makes something go wrong in this browser, from now on.
    fn plan(self, wrong: Option<Wrong>) {
        let missing = Fault::Refused(StorageError::Denied);
        simulated_browser::plan(move |at, call| match (self, call) {
            (Self::Missing, Call::Lock) => Some(missing),
            _ => wrong.and_then(|wrong| wrong.at(at, call)),
        });
    }
}

/// Both play, one after the other, and take the game from each other.
fn take_turns(first: &Rc<Tab>, chain: &Chain) -> Option<Rc<Tab>> {
    let second = second(first)?;
    plays(first, PlayerInput::Move, &second, chain);
    second.take_over();
    plays(&second, PlayerInput::ChangeSeats, first, chain);
    first.take_over();
    plays(first, PlayerInput::Move, &second, chain);
    // Without locks both may play.
    plays(&second, PlayerInput::ChangeSeats, first, chain);
    Some(second)
}

fn calls(locks: Locks) -> Vec<Call> {
    let told = move || {
        locks.plan(None);
        let first = first();
        locks.plan(None);
        let chain = Chain(RefCell::default());
        let second = take_turns(&first, &chain).expect("it can be opened");
        let calls = simulated_browser::log();
        is_true(&first);
        is_true(&second);
        if locks == Locks::There {
            assert_eq!((first.held(), second.held()), (Held::Here, Held::Elsewhere));
            let before = first.lines();
            assert_eq!(before.len(), 1 + 4);
            assert_eq!(
                (peek(first.key()), second.lines()),
                (before.clone(), before)
            );
            assert!(first.says_that_all_is_saved() && second.says_that_all_is_saved());
        } else {
            assert_eq!(
                (first.held(), second.held()),
                (Held::Unknown, Held::Unknown)
            );
            assert_eq!(second.trouble(), Some(StorageError::Elsewhere));
        }
        calls
    };
    std::thread::spawn(told).join().expect("nothing goes wrong")
}

/// Asserts that what is shown is saved, or reported not to be.
fn is_true(tab: &Tab) {
    let kept = peek(tab.key());
    if !kept.starts_with(&tab.lines()) && tab.plays() {
        assert!(
            !tab.says_that_all_is_saved(),
            "{:#?} is not kept: {kept:#?}",
            tab.lines()
        );
    }
}

/// Both take turns, and something goes wrong.
fn overwrite_nothing(locks: Locks, wrong: Wrong) {
    locks.plan(None);
    let first = first();
    let chain = Chain(RefCell::new(peek(first.key())));
    locks.plan(Some(wrong));
    let second = take_turns(&first, &chain);
    is_true(&first);
    if let Some(second) = &second {
        is_true(second);
        // One of them plays, or both; they are never both blocked.
        assert!(first.plays() || second.plays());
    }
    if wrong.lasts || wrong.fault == Fault::Silent {
        return;
    }
    // No more faults: the tab that takes the game has everything that is saved, and plays on.
    let last = second.unwrap_or_else(|| self::second(&first).expect("it can be opened"));
    simulated_browser::plan(|_, _| None);
    last.take_over();
    assert!(last.plays());
    last.does(PlayerInput::Move);
    last.does(PlayerInput::Move);
    chain.grows(&last);
    is_true(&last);
}

#[test]
fn two_tabs_overwrite_nothing_whichever_call_fails() {
    for locks in [Locks::There, Locks::Missing] {
        let story = format!("two tabs, locks {locks:?}");
        each(&story, &all_wrong(&calls(locks)), |wrong| {
            overwrite_nothing(locks, wrong);
        });
    }
}

#[test]
fn two_tabs_lose_nothing_that_was_acknowledged_when_the_browser_is_killed() {
    each(
        "in two tabs",
        &all_killed(&calls(Locks::There)),
        |killed: Wrong| {
            let first = first();
            let chain = Chain(RefCell::new(peek(first.key())));
            killed.plan();
            let second = take_turns(&first, &chain);
            assert!(simulated_browser::is_killed());
            let done = first.lines().len().max(second.map_or(0, |tab| {
                tab.close();
                tab.lines().len()
            }));
            first.close();
            let key = first.key();
            drop(first);
            restart();
            let kept = chain.0.take();
            assert!(kept.len() + 1 >= done, "{} of {done} lines", kept.len());
            let opened = outcome(async move { open(key).await }).expect("the database answers");
            let tab = Tab::sit(opened.unwrap_or_else(|why| panic!("{why:?}")));
            assert_eq!(tab.lines(), kept);
            assert!(tab.plays());
            tab.does(PlayerInput::Move);
            tab.is_true();
            assert!(tab.says_that_all_is_saved());
        },
    );
}

#[test]
fn when_a_tab_dies_the_other_plays_on() {
    let first = first();
    let second = second(&first).expect("it can be opened");
    assert_eq!(second.held(), Held::Elsewhere);
    first.does(PlayerInput::Move);
    second.hears();
    let lines = first.lines();
    first.close();
    drop(first);
    simulated_browser::run();
    assert_eq!((second.held(), second.lines()), (Held::Here, lines));
    second.does(PlayerInput::Move);
    second.is_true();
}

#[test]
fn a_tab_that_does_not_hear_of_a_takeover_overwrites_nothing() {
    let first = first();
    let second = second(&first).expect("it can be opened");
    first.stop_hearing();
    second.take_over();
    second.does(PlayerInput::Move);
    let kept = peek(first.key());
    assert_eq!((first.held(), second.held()), (Held::Here, Held::Here));
    assert_ne!(first.lines(), kept);
    first.does(PlayerInput::Move);
    assert_eq!(peek(first.key()), kept);
    assert_eq!(first.lines(), kept);
    assert_eq!(first.trouble(), None);
}
