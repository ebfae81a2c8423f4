//! The browser dies at any call: at most one action, which was not acknowledged, is lost.

use std::cell::Cell;
use std::rc::Rc;
use std::thread;

use kitchen_table::saves::GameKey;
use kitchen_table::ui::saved_games;
use kitchen_table::web::save_db::{self, peek, put};
use kitchen_table::web::simulated_browser;

use super::story::{Story, Whole};
use super::tab::{PlayerInput, Tab};
use super::{Wrong, all_killed, each, outcome, restart};

/// The game as it is found afterward, if there is one.
fn found() -> Option<Rc<Tab>> {
    let games = outcome(saved_games::all()).expect("the database answers");
    let games = games.expect("it is open");
    let kept = games.first()?;
    assert_eq!(games.len(), 1);
    let opened = outcome(saved_games::open(kept.key)).expect("the database answers");
    let opened = opened.unwrap_or_else(|why| panic!("{why:?} in {:#?}", peek(kept.key)));
    // The stored label matches these lines.
    let label = kept.label.as_ref().expect("it can be read");
    assert_eq!(label.step, opened.index().step());
    assert_eq!(label.over, opened.status().is_over());
    Some(Tab::sit(opened))
}

fn is_found_again(story: &Story, killed: Wrong) {
    let sure = Cell::new(story.kept_before());
    let game = story.begin();
    killed.plan();
    let tab = Tab::sit(game);
    story.go_on(&tab, |tab| {
        if !simulated_browser::is_killed() {
            tab.is_true();
            assert!(tab.says_that_all_is_saved());
            sure.set(tab.lines().len());
        }
    });
    assert!(simulated_browser::is_killed());
    let done = tab.lines();
    tab.close();
    drop(tab);
    restart();

    let tab = found();
    let there = tab.as_ref().map_or(Vec::new(), |tab| tab.lines());
    assert!(done.starts_with(&there));
    let lost = done.len() - there.len();
    assert!(there.len() >= sure.get() && lost <= 1, "{lost} are lost");
    // The game goes on as if nothing had happened.
    let tab = tab.unwrap_or_else(|| Tab::sit(story.begin()));
    story.go_on(&tab, Tab::is_true);
    assert!(tab.says_that_all_is_saved());
    assert_eq!(tab.lines(), story.lines);
    assert_eq!(peek(tab.key()), story.lines);
}

/// The labels and lines of everything that is saved.
fn contents() -> Vec<(GameKey, String, Vec<String>)> {
    let labels = outcome(save_db::labels());
    let labels = labels.expect("it answers").expect("it is open");
    let whole = |(key, label)| (key, label, peek(key));
    labels.into_iter().map(whole).collect()
}

#[test]
fn what_is_kept_after_each_move_of_a_game_replays_to_that_move() {
    let mut moves = 0;
    for whole in Story::games().map(Whole::of) {
        let tab = Tab::sit(whole.deal());
        loop {
            let (kept, lines) = (contents(), tab.lines());
            // In another browser, which has never seen it.
            let found = thread::spawn(move || {
                for (key, label, lines) in kept {
                    put(key, &label, lines.into_iter().map(Ok).collect());
                }
                found().map(|tab| (tab.lines(), tab.game.status()))
            });
            let found = found.join().expect("it can be read");
            assert_eq!(found, Some((lines, tab.game.status())));
            moves += 1;
            if tab.game.status().is_over() {
                break;
            }
            tab.does(PlayerInput::Move);
        }
        assert_eq!(tab.lines(), whole.lines);
        tab.close();
        drop(tab);
        restart();
        let (key, ..) = contents()[0];
        let removed = outcome(async move { saved_games::remove(key, None).await.map(drop) });
        assert_eq!(removed, Some(Ok(())));
    }
    assert!(moves > 100, "{moves} moves");
}

#[test]
fn a_game_is_found_again_wherever_the_browser_was_killed() {
    for story in Story::all() {
        each(&story.name, &all_killed(&story.calls), |killed| {
            is_found_again(&story, killed);
        });
    }
}
