//! In turn-based games nothing is shown before it is kept, no matter who draws the table meanwhile.

use kitchen_table::bots::Level;
use kitchen_table::saves::StorageError;
use kitchen_table::setup::{Chair, Who};
use kitchen_table::ui::play::GameHandle;
use kitchen_table::web::simulated_browser::{self, Call, Fault};

use super::each;
use super::story::Story;
use super::tab::Tab;

/// Something that changes a game.
#[derive(Clone, Copy, Debug)]
enum Change {
    Move,
    TakeBack,
    Seats,
}

fn make(change: Change, game: &GameHandle) {
    match change {
        Change::Move => {
            let seat = game.to_act().iter().next().expect("it goes on");
            game.shared().ask_bot(seat, Level::Easy);
        }
        Change::TakeBack => game.take_back(0),
        Change::Seats => {
            let mut chairs = game.setup().chairs.clone();
            chairs[0] = Chair::named(Who::Person, "Philippa");
            game.seat(chairs);
        }
    }
}

/// Everything of a game that could be drawn now.
fn drawn(game: &GameHandle) -> String {
    let (step, status) = (game.index().step(), game.status(None));
    let names: Vec<_> = game.names().iter().map(|(_, it)| it.clone()).collect();
    format!("{step} {status:?} {names:?}")
}

#[test]
fn unkept_changes_are_not_shown_until_people_have_waited_long_enough() {
    let stories = Story::all();
    let beginnings = stories.iter().filter(|it| it.kept_before() == 0);
    for story in beginnings {
        let changes = [Change::Move, Change::TakeBack, Change::Seats];
        each(&story.name, &changes, |change| {
            let tab = Tab::sit(story.begin());
            make(Change::Move, &tab.game);
            simulated_browser::pass(500);
            let (before, lines) = (drawn(&tab.game), tab.lines().len());
            simulated_browser::plan(|_, call| (call == Call::Commit).then_some(Fault::Silent));
            make(change, &tab.game);
            simulated_browser::pass(2_000);
            assert_eq!(tab.lines().len(), lines + 1, "it is written down");
            assert_eq!(drawn(&tab.game), before, "it is shown before it is kept");
            simulated_browser::pass(2_000);
            assert_ne!(drawn(&tab.game), before, "it is never shown");
            assert_eq!(tab.trouble(), Some(StorageError::Failed));
        });
    }
}
