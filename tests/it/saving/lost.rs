//! All games are lost, for example because the browser found its database damaged: they come back from their
//! copies, unless they were deleted. A deletion takes effect at once, but can be undone.

use std::cell::Cell;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::Poll;

use kitchen_table::saves::StorageError;
use kitchen_table::ui::saved_games::{put_back, remove, rename};
use kitchen_table::web::local_storage;
use kitchen_table::web::save_db::{
    self, Hitch, LIMIT, Loss, copy_all, hitch, lose, peek, uncopied, understood,
};
use kitchen_table::web::simulated_browser::{self, Call, Fault};
use kitchen_table::web::task::spawn;

use super::saved_games::{calls, contents, games, import, two_games};
use super::story::Story;
use super::tab::Tab;
use super::{Wrong, all_killed, all_wrong, each, outcome, restart};

fn copy() {
    let copied = outcome(copy_all());
    assert_eq!(copied, Some(Ok(0)));
}

/// Games that came back from their copies, without some moves.
fn back(back: usize, moves: usize) -> Option<Hitch> {
    Some(Hitch::Lost(Loss {
        back,
        gone: 0,
        moves: Some(moves),
    }))
}

/// Games that did not come back.
fn gone(gone: usize) -> Option<Hitch> {
    Some(Hitch::Lost(Loss {
        gone,
        ..Loss::default()
    }))
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
    assert_eq!(hitch(), back(2, 0));
    understood();
    assert_eq!(hitch(), None);
    restart();
    assert_eq!((games().len(), hitch()), (2, None));
}

#[test]
fn it_is_not_claimed_that_no_move_is_missing_where_that_is_unknown() {
    two_games();
    copy();
    assert!(local_storage::save("kept", &()));
    lose_all();
    games();
    let unknown = Loss {
        back: 2,
        ..Loss::default()
    };
    assert_eq!(hitch(), Some(Hitch::Lost(unknown)));
}

#[test]
fn without_copies_the_page_reports_lost_games_while_it_is_open() {
    two_games();
    assert_eq!(games().len(), 2);
    lose();
    simulated_browser::plan(|at, call| match call {
        Call::Item | Call::SetItem => Some(Fault::Refused(StorageError::Denied)),
        _ => (at == 0).then_some(Fault::Shut),
    });
    assert!(games().is_empty());
    assert_eq!(hitch(), gone(2));
}

#[test]
fn without_copies_the_next_page_reports_lost_games_once() {
    two_games();
    assert_eq!((games().len(), hitch()), (2, None));
    lose_all();
    assert_eq!((games().len(), hitch()), (0, gone(2)));
    restart();
    assert_eq!((games().len(), hitch()), (0, None));
}

#[test]
fn games_that_were_all_deleted_are_not_reported_as_lost() {
    for kept in two_games() {
        let removed = outcome(remove(kept.key, None)).expect("it answers");
        assert!(removed.is_ok());
    }
    restart();
    assert_eq!((games().len(), hitch()), (0, None));
}

#[test]
fn the_copy_of_a_running_game_lags_behind_by_seconds_and_a_loss_says_by_how_much() {
    for story in Story::all() {
        each(&story.name, &[0, 1, 2], |late: usize| {
            let tab = Tab::sit(story.begin());
            let (early, later) = story.inputs.split_at(story.inputs.len() - late);
            for input in early {
                tab.does(*input);
            }
            simulated_browser::pass(3_100);
            for input in later {
                tab.does(*input);
            }
            assert_eq!(peek(tab.key()), story.lines);
            tab.close();
            let copied = story.lines.len() - late;
            drop(tab);
            lose_all();
            assert_eq!(contents(), [story.lines[..copied].to_vec()]);
            assert_eq!(hitch(), back(1, late));
        });
    }
}

#[test]
fn a_game_that_cannot_be_copied_keeps_no_other_from_it() {
    let [first, other] = two_games();
    let full = Fault::Refused(StorageError::Full);
    let copies = Rc::new(Cell::new(0));
    simulated_browser::plan(move |_, call| {
        let is_copy = call == Call::Copy;
        copies.set(copies.get() + u32::from(is_copy));
        (is_copy && copies.get() == 1).then_some(full)
    });
    copy();
    assert_eq!(uncopied(), 1);
    simulated_browser::plan(|_, _| None);
    copy();
    assert_eq!(uncopied(), 0);
    lose_all();
    assert_eq!(contents().len(), [first, other].len());
}

#[test]
fn an_older_copy_that_was_left_is_deleted_without_another_copy() {
    let [first, _] = two_games();
    copy();
    let failed = Fault::Refused(StorageError::Failed);
    simulated_browser::plan(move |_, call| (call == Call::DropCopy).then_some(failed));
    let renamed = outcome(rename(first.key, "Another label", None));
    assert_eq!(renamed, Some(Ok(())));
    simulated_browser::pass(3_100);
    assert_eq!(uncopied(), 1);
    let full = Fault::Refused(StorageError::Full);
    simulated_browser::plan(move |_, call| (call == Call::Copy).then_some(full));
    copy();
    assert_eq!(uncopied(), 0);
    let (labels, before) = (games(), contents());
    lose_all();
    assert_eq!((games(), contents()), (labels, before));
    assert_eq!(hitch(), back(2, 0));
}

#[test]
fn copies_that_never_answer_keep_no_game_from_anything() {
    simulated_browser::plan(|_, call| {
        let of_copies = [Call::Copies, Call::Copy, Call::DropCopy];
        of_copies.contains(&call).then_some(Fault::Silent)
    });
    let opened = outcome(import(&["Ann", "Bo"])).expect("it answers");
    assert_eq!(opened, 2);
    let kept = games();
    spawn(async {
        let _ = copy_all().await;
    });
    let removed = outcome(remove(kept[0].key, None)).expect("it answers");
    assert!(removed.is_ok());
    assert_eq!(contents(), [peek(kept[1].key)]);
    simulated_browser::pass(LIMIT);
    assert_eq!((uncopied(), hitch()), (1, None));
}

#[test]
fn a_game_that_was_not_deleted_still_comes_back() {
    let calls = calls(copy, |[first, _]| drop(outcome(remove(first.key, None))));
    let wrong = [all_wrong(&calls), all_killed(&calls)].concat();
    each("a failed deletion", &wrong, |wrong: Wrong| {
        let [first, _] = two_games();
        copy();
        wrong.plan();
        drop(outcome(remove(first.key, None)));
        restart();
        let left = contents();
        copy();
        lose_all();
        assert_eq!(contents(), left);
    });
}

#[test]
fn games_that_take_long_to_come_back_are_not_reported_as_gone() {
    two_games();
    let before = contents();
    copy();
    lose_all();
    simulated_browser::plan(|_, call| match call {
        Call::Commit => Some(Fault::Slow(5_000)),
        _ => Some(Fault::Slow(1_000)),
    });
    spawn(async {
        let _ = save_db::open().await;
    });
    for _ in 0..20 {
        simulated_browser::pass(1_000);
        assert_ne!(hitch(), gone(2));
    }
    assert_eq!(hitch(), back(2, 0));
    simulated_browser::plan(|_, _| None);
    assert_eq!(contents(), before);
}

#[test]
fn a_game_on_the_table_writes_what_the_database_has_lost_of_it() {
    for story in Story::all() {
        each(&story.name, &[true, false], |is_copied| {
            let tab = Tab::sit(story.begin());
            for (at, input) in story.inputs.iter().enumerate() {
                if at == 1 && is_copied {
                    simulated_browser::pass(3_100);
                }
                tab.does(*input);
            }
            lose();
            simulated_browser::plan(|at, _| (at == 0).then_some(Fault::Shut));
            games();
            assert_ne!(peek(tab.key()), story.lines);
            simulated_browser::pass(10_100);
            assert_eq!(peek(tab.key()), story.lines);
            if is_copied {
                assert_eq!(hitch(), back(1, 0));
            }
        });
    }
}

#[test]
fn a_deleted_game_stays_deleted_if_its_copy_is_not() {
    for fault in [Fault::Silent, Fault::Refused(StorageError::Failed)] {
        each("a copy that stays", &[fault], |fault| {
            let [first, other] = two_games();
            let left = peek(other.key);
            copy();
            simulated_browser::plan(move |_, call| (call == Call::DropCopy).then_some(fault));
            let removed = outcome(remove(first.key, None)).expect("it answers");
            assert!(removed.is_ok());
            simulated_browser::plan(|_, _| None);
            copy();
            assert_eq!(contents(), std::slice::from_ref(&left));
            lose_all();
            assert_eq!(contents(), [left]);
        });
    }
}

#[test]
fn a_copy_that_can_be_neither_deleted_nor_noted_keeps_its_game() {
    let [first, _] = two_games();
    copy();
    let full = Fault::Refused(StorageError::Full);
    simulated_browser::plan(move |_, call| {
        matches!(call, Call::DropCopy | Call::SetItem).then_some(full)
    });
    let removed = outcome(remove(first.key, None)).expect("it answers");
    assert_eq!(removed.map(drop), Err(StorageError::Full));
    assert_eq!(games().len(), 2);
}

#[test]
fn all_lost_games_come_back_or_none_wherever_the_browser_is_killed() {
    fn copy_and_lose() {
        copy();
        lose_all();
    }
    let calls = calls(copy_and_lose, |_| drop(games()));
    each("lost games", &all_killed(&calls), |killed: Wrong| {
        two_games();
        let before = contents();
        copy();
        lose_all();
        killed.plan();
        drop(outcome(save_db::labels()));
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
    let back = outcome(copy_all());
    assert_eq!((back, contents()), (Some(Ok(2)), before));
    assert_eq!(hitch(), self::back(2, 0));
}

#[test]
fn games_without_an_answer_come_back_later() {
    two_games();
    let before = contents();
    copy();
    lose();
    simulated_browser::plan(|_, call| (call == Call::Count).then_some(Fault::Silent));
    let back = Rc::new(Cell::new(None));
    let said = Rc::clone(&back);
    spawn(async move { said.set(Some(copy_all().await)) });
    simulated_browser::pass(2 * LIMIT + 1_000);
    assert_eq!(back.get(), Some(Err(StorageError::Failed)));
    simulated_browser::plan(|_, _| None);
    assert_eq!(contents(), before);
    assert_eq!(hitch(), self::back(2, 0));
}

#[test]
fn the_note_is_read_as_often_for_many_games_as_for_few_where_all_are_copied_or_none_can_be() {
    const NAMES: &[&str] = &["Ann", "Bo", "Cy", "Di", "Ed"];
    let looks = |games: usize, fault: Option<Fault>| {
        outcome(import(&NAMES[..games]));
        restart();
        copy();
        simulated_browser::plan(move |_, call| fault.filter(|_| call == Call::Copies));
        let _ = outcome(copy_all());
        assert_eq!(uncopied(), fault.map_or(0, |_| games));
        let calls = simulated_browser::log();
        calls.iter().filter(|call| **call == Call::Item).count()
    };
    for fault in [None, Some(Fault::Refused(StorageError::Denied))] {
        let [few, many] = [2, 5].map(|games| {
            let looks = std::thread::spawn(move || looks(games, fault));
            looks.join().expect("nothing goes wrong")
        });
        assert_eq!((few, few > 0), (many, true), "{fault:?}");
    }
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
        let _ = copy_all().await;
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
fn a_waiting_caller_learns_that_an_answer_is_late_and_waits_for_a_second_try_at_most() {
    two_games();
    simulated_browser::plan(|_, _| Some(Fault::Silent));
    let answer = Rc::new(Cell::new(None));
    let came = Rc::clone(&answer);
    spawn(async move {
        came.set(Some(save_db::labels().await.map(drop)));
    });
    simulated_browser::pass(4_000);
    assert_eq!((answer.get(), hitch()), (None, Some(Hitch::Late)));
    simulated_browser::pass(2 * LIMIT);
    let failed = Some(Err(StorageError::Failed));
    assert_eq!((answer.get(), hitch()), (failed, Some(Hitch::Late)));
    restart();
    assert_eq!((games().len(), hitch()), (2, None));
    let full = Fault::Refused(StorageError::Full);
    simulated_browser::plan(move |_, _| Some(full));
    let asked = outcome(save_db::labels());
    assert_eq!((asked, hitch()), (Some(Err(StorageError::Full)), None));
}
