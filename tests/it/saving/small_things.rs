//! Small things that are saved besides the games: the last seats, and the settings.

use std::rc::Rc;

use kitchen_table::games::GameId;
use kitchen_table::saves::StorageError;
use kitchen_table::settings::{Settings, Theme};
use kitchen_table::setup::{Chair, Setup, Who};
use kitchen_table::ui::app_state::{AppState, StateChange};
use kitchen_table::ui::use_settings::SavedSettings;
use kitchen_table::web::local_storage::load;
use kitchen_table::web::simulated_browser::{self, Call, Fault};
use yew::Reducible;

use super::side;

/// Makes calls of this kind fail.
fn fails(which: Call) {
    let fault = Fault::Refused(StorageError::Full);
    simulated_browser::plan(move |_, call| (call == which).then_some(fault));
}

fn settle() {
    simulated_browser::plan(|_, _| None);
}

fn seats(who: &str) -> Setup {
    let mut setup = Setup::new(GameId::Dealt);
    setup.chairs = vec![Chair::unnamed(Who::Person); 3];
    setup.chairs[0] = Chair::named(Who::Person, who);
    setup
}

fn begin(setup: &Setup) -> Rc<AppState> {
    side(setup.game);
    let state = Rc::new(AppState::at_start());
    let dealt = StateChange::deal(setup, Some(7));
    state.reduce(dealt.expect("three can play"))
}

#[test]
fn a_game_begins_whether_its_seats_are_remembered_or_not() {
    let (ann, bo) = (seats("Ann"), seats("Bo"));
    assert!(begin(&ann).game.is_some());
    fails(Call::SetItem);
    let state = begin(&bo);
    assert!(state.game.is_some());
    assert_eq!(state.seats, [bo], "they are there until the page is closed");
    settle();
    assert_eq!(
        AppState::at_start().seats,
        std::slice::from_ref(&ann),
        "the old ones are whole"
    );
    fails(Call::Item);
    assert!(AppState::at_start().seats.is_empty());
    settle();
    assert_eq!(AppState::at_start().seats, [ann]);
}

#[test]
fn settings_that_are_not_saved_apply_and_are_reported() {
    let dark = Settings {
        theme: Theme::Dark,
        ..Settings::default()
    };
    let settings = Rc::new(SavedSettings {
        settings: Settings::default(),
        saved: true,
    });
    fails(Call::SetItem);
    let settings = settings.reduce(dark.clone());
    assert_eq!((&settings.settings, settings.saved), (&dark, false));
    settle();
    assert_eq!(load::<Settings>("settings"), None);
    let settings = settings.reduce(dark.clone());
    assert!(settings.saved);
    assert_eq!(load("settings"), Some(dark));
}
