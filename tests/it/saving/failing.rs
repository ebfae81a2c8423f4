//! Storage calls that fail: the game goes on, and the page never claims falsely that it is saved.

use kitchen_table::saves::{StorageError, join, split};
use kitchen_table::ui::play::Origin;
use kitchen_table::ui::saved_games;
use kitchen_table::web::save_db::{LIMIT, peek};
use kitchen_table::web::simulated_browser::{self, Fault};

use super::story::Story;
use super::tab::Tab;
use super::{all_wrong, each, outcome, read, restart};

/// Longer than anything may take that is tried again.
const A_WHILE: u32 = 4 * LIMIT;

/// Asserts that a file exported from this game leads to the same game.
fn can_be_exported(tab: &Tab) {
    let file = split(&join(&[tab.lines()]));
    let [lines] = &file[..] else {
        panic!("{} games", file.len());
    };
    let opened = read(lines, &Origin::New);
    assert_eq!(opened.autosave().lines(), tab.lines());
    assert_eq!(opened.status(), tab.game.status());
}

#[test]
fn a_game_goes_on_whichever_call_fails_and_reports_what_is_not_saved() {
    for story in Story::all() {
        each(&story.name, &all_wrong(&story.calls), |wrong| {
            let game = story.begin();
            wrong.plan();
            let tab = Tab::sit(game);
            story.go_on(&tab, Tab::is_true);
            assert_eq!(tab.lines(), story.lines, "the game did not go on");
            can_be_exported(&tab);
            // What failed once is tried again, even if nobody does anything.
            if !wrong.lasts {
                simulated_browser::pass(A_WHILE);
                assert!(tab.says_that_all_is_saved());
                assert_eq!(peek(tab.key()), story.lines);
            }
        });
    }
}

#[test]
fn failed_writes_are_retried_as_soon_as_possible() {
    for story in Story::all() {
        each(&story.name, &all_wrong(&story.calls), |wrong| {
            let game = story.begin();
            wrong.plan();
            let tab = Tab::sit(game);
            story.go_on(&tab, |_| ());
            simulated_browser::plan(|_, _| None);
            let autosave = tab.game.autosave().clone();
            let kept = outcome(async move { autosave.save().await });
            match wrong.fault {
                // It is asked again once that has taken too long.
                Fault::Silent => simulated_browser::pass(A_WHILE),
                _ => assert_eq!(kept, Some(Ok(()))),
            }
            assert_eq!(peek(tab.key()), story.lines);
        });
    }
}

#[test]
fn a_game_survives_failed_calls_while_it_was_fetched() {
    for story in Story::all()
        .into_iter()
        .filter(|story| story.kept_before() > 0)
    {
        let fetched = || outcome(async { fetch().await });
        let calls = std::thread::scope(|scope| {
            let calls = || {
                story.begin();
                restart();
                simulated_browser::plan(|_, _| None);
                assert!(matches!(fetched(), Some(Ok(_))));
                simulated_browser::log()
            };
            scope.spawn(calls).join().expect("nothing goes wrong")
        });
        each(&story.name, &all_wrong(&calls), |wrong| {
            let key = story.begin().autosave().key();
            restart();
            wrong.plan();
            let before = peek(key);
            if let Some(Ok(lines)) = fetched() {
                assert_eq!(lines, before);
            }
            assert_eq!(peek(key), before);
            restart();
            assert_eq!(fetched(), Some(Ok(before)));
        });
    }
}

/// The lines of the last game played.
async fn fetch() -> Result<Vec<String>, StorageError> {
    let last = saved_games::all().await?.first().map(|kept| kept.key);
    match saved_games::open(last.ok_or(StorageError::Failed)?).await {
        Ok(game) => Ok(game.autosave().lines()),
        Err(saved_games::NotOpened::Storage(error)) => Err(error),
        Err(damaged) => panic!("{damaged:?}"),
    }
}
