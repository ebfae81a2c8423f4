//! All games are lost, for example because the browser found its database damaged: they come back from their
//! copies, unless they were deleted. A deletion takes effect at once, but can be undone.

use std::cell::Cell;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::Poll;

use kitchen_table::saves::StorageError;
use kitchen_table::ui::saved_games::{put_back, remove};
use kitchen_table::web::save_db::{Hitch, SaveDb, hitch, lose, peek, understood};
use kitchen_table::web::simulated_browser::{self, Call, Fault};
use kitchen_table::web::task::spawn;

use super::saved_games::{contents, games, two_games};
use super::{Wrong, all_killed, each, outcome, restart};

fn copy() {
    let copied = outcome(async { SaveDb::open().await?.copy_all().await });
    assert_eq!(copied, Some(Ok(0)));
}

/// The browser loses all games, and the page is opened again.
fn lose_all() {
    lose();
    restart();
}

#[test]
fn lost_games_come_back_from_their_copies_and_that_is_reported() {
    two_games();
    let (labels, before) = (games(), contents());
    copy();
    lose_all();
    assert_eq!((games(), contents()), (labels, before));
    assert_eq!(hitch(), Some(Hitch::Lost { back: 2 }));
    understood();
    assert_eq!(hitch(), None);
    restart();
    assert_eq!((games().len(), hitch()), (2, None));
}

#[test]
fn without_copies_the_page_reports_lost_games_while_it_is_open() {
    two_games();
    assert_eq!(games().len(), 2);
    lose();
    simulated_browser::plan(|at, _| (at == 0).then_some(Fault::Shut));
    assert!(games().is_empty());
    assert_eq!(hitch(), Some(Hitch::Lost { back: 0 }));
}

#[test]
fn all_lost_games_come_back_or_none_wherever_the_browser_is_killed() {
    let calls = std::thread::spawn(|| {
        two_games();
        copy();
        lose_all();
        simulated_browser::plan(|_, _| None);
        games();
        simulated_browser::log()
    });
    let calls = calls.join().expect("nothing goes wrong");
    each("lost games", &all_killed(&calls), |killed: Wrong| {
        two_games();
        let before = contents();
        copy();
        lose_all();
        killed.plan();
        drop(outcome(async { SaveDb::open().await?.labels().await }));
        restart();
        assert_eq!(contents(), before);
    });
}

#[test]
fn a_game_without_room_comes_back_later() {
    two_games();
    let before = contents();
    copy();
    lose_all();
    let full = Fault::Refused(StorageError::Full);
    simulated_browser::plan(move |_, call| (call == Call::Commit).then_some(full));
    assert!(games().is_empty());
    simulated_browser::plan(|_, _| None);
    let back = outcome(async { SaveDb::open().await?.copy_all().await });
    assert_eq!((back, contents()), (Some(Ok(2)), before));
    assert_eq!(hitch(), Some(Hitch::Lost { back: 2 }));
}

#[test]
fn a_deleted_game_no_longer_has_a_copy() {
    let [first, other] = two_games();
    let left = peek(other.key);
    copy();
    assert!(
        outcome(remove(first.key, None))
            .expect("it answers")
            .is_ok()
    );
    copy();
    lose_all();
    assert_eq!(contents(), [left]);
}

#[test]
fn a_game_deleted_while_it_is_copied_does_not_come_back_if_the_browser_is_killed() {
    let deleted = (0..20).take_while(|wait| {
        let wait = *wait;
        let story = std::thread::spawn(move || deleted_while_copied(wait));
        story.join().expect("nothing goes wrong")
    });
    assert!(deleted.count() > 5);
}

/// Deletes a game so many moments after copying begins, kills the browser as soon as that is said, and loses all
/// games. Returns whether it was deleted while others were still busy.
fn deleted_while_copied(wait: usize) -> bool {
    let [first, _] = two_games();
    let before = peek(first.key);
    spawn(async {
        let db = SaveDb::open().await.expect("it opens");
        let _ = db.copy_all().await;
    });
    let is_deleted = Rc::new(Cell::new(false));
    let said = Rc::clone(&is_deleted);
    spawn(async move {
        moments(wait).await;
        remove(first.key, None).await.expect("it is deleted");
        said.set(true);
    });
    let deleted = Rc::clone(&is_deleted);
    let killed = Fault::Killed { done: false };
    simulated_browser::plan(move |_, _| deleted.get().then_some(killed));
    simulated_browser::run();
    restart();
    if is_deleted.get() {
        assert!(!contents().contains(&before), "after {wait} moments");
        lose_all();
        assert!(!contents().contains(&before), "lost, after {wait} moments");
    }
    is_deleted.get()
}

/// Yields to other tasks so often.
async fn moments(mut left: usize) {
    poll_fn(|_| match left {
        0 => Poll::Ready(()),
        _ => {
            left -= 1;
            Poll::Pending
        }
    })
    .await;
}

#[test]
fn a_deleted_game_is_gone_at_once_and_can_be_put_back_as_it_was() {
    let [first, other] = two_games();
    let (labels, before) = (games(), peek(first.key));
    let taken = outcome(remove(first.key, None)).expect("it answers");
    let taken = taken.expect("it is deleted");
    assert_eq!(taken.lines, before);
    restart();
    assert_eq!(contents(), [peek(other.key)]);
    let back = outcome(async move { put_back(first.key, &taken).await });
    assert_eq!(back, Some(Ok(())));
    assert_eq!((games(), peek(first.key)), (labels, before));
}

#[test]
fn a_waiting_caller_learns_that_an_answer_is_late() {
    two_games();
    simulated_browser::plan(|_, _| Some(Fault::Silent));
    let asked = outcome(async { SaveDb::open().await?.labels().await });
    assert_eq!((asked, hitch()), (None, Some(Hitch::Late)));
    restart();
    assert_eq!((games().len(), hitch()), (2, None));
    let full = Fault::Refused(StorageError::Full);
    simulated_browser::plan(move |_, _| Some(full));
    let asked = outcome(async { SaveDb::open().await?.labels().await });
    assert_eq!((asked, hitch()), (Some(Err(StorageError::Full)), None));
}
