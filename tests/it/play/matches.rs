//! What is shown of a match of Stroop between its rounds and games, and at its end.

use std::rc::Rc;

use kitchen_table::engine::{BySeat, Eyes, Seat};
use kitchen_table::games::stroop::{Card, Event, Stroop};
use kitchen_table::i18n::past;
use kitchen_table::setup::Setup;
use kitchen_table::ui::boards::kit::Log;
use kitchen_table::ui::components::Sheet;
use kitchen_table::ui::play::{RunningGame, Scene, Store};

use super::rivals::play_a_round;

const ANN: Seat = Seat(0);
const BO: Seat = Seat(1);

fn dealt(rules: &str) -> Rc<Store<Stroop>> {
    let query = format!("seats=person,person&names=Ann,Bo&{rules}");
    let (setup, _) = Setup::from_query("stroop", &query).expect("a link");
    Store::deal(&setup, 7).expect("so many can play")
}

/// The score after so many public events, or all there are.
fn sheet_after(store: &Store<Stroop>, events: usize) -> Sheet {
    let until = events.min(store.index().seen_by(usize::MAX));
    store.summary(until, None, Scene::Step(None)).sheet
}

/// The figures of these columns, added up.
fn sum(sheet: &Sheet, columns: &[usize]) -> BySeat<String> {
    let figure = |seat, column: &usize| sheet.rounds[*column][seat].parse::<u8>();
    BySeat::new(2, |seat| {
        let all = columns.iter().map(|column| figure(seat, column));
        let all: u8 = all.map(|it| it.expect("a number")).sum();
        all.to_string()
    })
}

fn totals(sheet: &Sheet) -> BySeat<String> {
    sheet.totals.map(|_, total| total.to_string())
}

#[test]
fn each_round_and_game_of_a_match_is_reported_and_the_games_are_added_up() {
    let store = dealt("games=3&fewer=,5");
    let (mut headings, mut buttons, mut sheets) = (Vec::new(), Vec::new(), Vec::new());
    let mut seen = 0;
    for _ in 0..5 {
        play_a_round(&store, ANN);
        let (at, end) = store.index().pause_from(seen).expect("there is a pause");
        seen = at + 1;
        headings.push(end.heading().to_string());
        buttons.push(end.go_on().to_string());
        sheets.push(sheet_after(&store, at));
    }
    let one = "Round one is over";
    assert_eq!(
        headings,
        [one, "Game one is over", one, "Game two is over", one]
    );
    let two = "On to round two";
    assert_eq!(
        buttons,
        [two, "On to game two", two, "On to game three", two]
    );
    play_a_round(&store, ANN);
    assert!(store.status().is_over() && store.index().pause_from(seen).is_none());
    sheets.push(sheet_after(&store, usize::MAX));

    // Bo has not played: a handicap is the number of cards to start with.
    assert_eq!(sheets[0].totals[BO], "10");
    let last = &sheets[5];
    assert_eq!(last.heads, ["1.1", "1.2", "2.1", "2.2", "3.1", "3.2"]);
    assert_eq!([0, 2, 4].map(|at| &*last.rounds[at][BO]), ["10"; 3]);
    for (at, counted) in [&[][..], &[1], &[1, 2], &[1, 3], &[1, 3, 4], &[1, 3, 5]]
        .into_iter()
        .enumerate()
        .skip(1)
    {
        let sheet = &sheets[at];
        assert_eq!(sheet.rounds.len(), at + 1);
        assert_eq!(totals(sheet), sum(last, counted), "after {} rounds", at + 1);
        assert_eq!(sheet.total, "All games");
    }
    let highlights = store.summary(0, None, Scene::Step(None)).highlights;
    assert_eq!(highlights[0], "Ann called STOP in the last round");
}

#[test]
fn a_single_game_is_reported_as_ever() {
    let store = dealt("clock=no");
    play_a_round(&store, ANN);
    let (at, end) = store.index().pause_from(0).expect("there is a pause");
    assert_eq!(end.heading(), "Round one is over");
    assert!(store.index().pause_from(at + 1).is_none());
    play_a_round(&store, ANN);
    let sheet = sheet_after(&store, usize::MAX);
    assert!(sheet.heads.is_empty());
    assert_eq!((sheet.rounds.len(), &*sheet.total), (0, "Left"));
    let view = store.seen(Eyes::Table).view;
    let left = |seat: Seat, hand: &[Card]| hand.len() + usize::from(view.left[seat]);
    assert_eq!(
        totals(&sheet),
        view.board
            .hands
            .map(|seat, hand| left(seat, hand).to_string())
    );
}

#[test]
fn rounds_are_parts_of_the_games_of_a_match() {
    let part = |event| {
        let part = Stroop::marks(&event).milestone.expect("a part begins");
        (part.depth, (part.name)().to_string())
    };
    let center = Card::of_kind(0).expect("a card");
    assert_eq!(
        part(Event::GameBegan { game: 2, games: 3 }),
        (0, "game".into())
    );
    assert_eq!(
        part(Event::RoundBegan { round: 1, center }),
        (1, "round".into())
    );
    let path = ["game", "round"].map(|name| (name.to_owned(), 2));
    assert_eq!(past::part(&path), "Game 2, round 2");
}
