//! Sloop: the piles that are counted at the end of a game (SL-8.2, SL-8.3), and open hands.

use std::fs;

use kitchen_table::engine::{BySeat, Eyes, Status, Table, Told};
use kitchen_table::games::GameId;
use kitchen_table::games::sloop::{Event, Sloop};
use kitchen_table::saves::Save;
use kitchen_table::setup::Setup;
use kitchen_table::ui::boards::kit::{Results, Story, Turns};
use kitchen_table::ui::words::names;

use super::draw::{check_at, draw, draw_alone};
use super::html::{Element, read};
use super::walk::{everybody, walk};
use crate::support::root;

/// Reads a game from the fixtures.
fn kept(name: &str) -> (Setup, Table<Sloop>) {
    let path = root("tests/fixtures/tables").join(format!("{name}.json"));
    let text = fs::read_to_string(path).expect("it is kept");
    let (save, table) = Save::<Sloop>::read(&text).expect("it can be read");
    let mut setup = Setup::new(GameId::Sloop);
    setup.chairs = save.chairs;
    (setup, table)
}

/// The end of a kept game: what is announced, and for each side the number of cards, and how many of them were swept.
fn end(name: &str) -> (String, Vec<(usize, usize)>) {
    let (setup, table) = kept(name);
    let mut told = Vec::new();
    let table = table.retell(table.step(), &mut told);
    let events: Vec<&Event> = told.iter().filter_map(Told::public).collect();
    let html = draw_alone(Sloop::decided_by(&Story {
        events: &events,
        seen: &table.observe(Eyes::Table, table.at()),
        names: &names(&setup),
    }));
    let drawn = read(&html).expect("it is whole");
    let sides = drawn.all().into_iter().filter(|it| it.tag == "li");
    (drawn.text(), sides.map(counted).collect())
}

fn counted(side: &Element) -> (usize, usize) {
    let all = side.all();
    let such = |class: &str| {
        let has = |it: &&&Element| {
            let classes = it.get("class").unwrap_or_default();
            classes.split(' ').any(|it| it == class)
        };
        all.iter().filter(has).count()
    };
    (such("pile-card"), such("swept"))
}

#[test]
fn every_pile_is_counted_with_the_swept_cards_at_its_end() {
    let (words, counts) = end("sloop-over");
    assert_eq!(counts, [(39, 10), (30, 0), (53, 0)]);
    assert_eq!(words, "Bo: 39 cardsCy: 30 cardsAnn: 53 cards");
}

/// The headline at the end of a kept game.
fn headed(name: &str) -> String {
    let (setup, table) = kept(name);
    let Status::Over(outcome) = table.status() else {
        panic!("{name} has ended");
    };
    let story = Story {
        events: &[],
        seen: &table.observe(Eyes::Table, table.at()),
        names: &names(&setup),
    };
    Sloop::verdict(&story, &outcome).to_string()
}

#[test]
fn a_tie_is_explained_next_to_the_winner() {
    let (_, counts) = end("sloop-tie");
    assert_eq!(counts, [(26, 0), (43, 0), (43, 8)]);
    assert_eq!(
        headed("sloop-tie"),
        "Ann and Bo tied for the most cards. Whoever is later in turn order wins a tie: that's Bo."
    );
    assert_eq!(headed("sloop-over"), "Ann won with the most cards.");
}

#[test]
fn partners_are_counted_together() {
    let (words, counts) = end("sloop-teams-tie");
    assert_eq!(counts, [(56, 0), (56, 2)]);
    assert!(words.contains("Ann and Cy: 37 + 19 = 56 cards"), "{words}");
    assert_eq!(
        headed("sloop-teams-tie"),
        "Both teams have the same number of cards. The team with the last player in turn order wins a tie: that's Bo and Di."
    );
}

#[test]
fn the_person_who_gets_the_device_is_told_what_for() {
    let purpose = |name| {
        let (setup, table) = kept(name);
        let story = Story {
            events: &[],
            seen: &table.observe(Eyes::Table, table.at()),
            names: &names(&setup),
        };
        Sloop::purpose(&story).to_string()
    };
    assert_eq!(purpose("sloop-offers"), "Cy can offer Ann a card.");
    assert_eq!(
        purpose("sloop-answers"),
        "Ann keeps Cy's card or gives it back."
    );
    assert_eq!(purpose("sloop-people"), "", "a turn");
}

#[test]
fn open_hands_are_what_each_player_saw_and_nothing_else_changes() {
    let query = "seats=easy,easy,easy,easy&partners=across";
    let (setup, _) = Setup::from_query("sloop", query).expect("a setup");
    for seed in 0..4 {
        let steps = walk::<Sloop>(&setup, seed, |table, _, _| {
            let view = |eyes| table.observe(eyes, table.at()).view;
            let views = BySeat::new(table.seats(), |seat| view(Eyes::Seat(seat)));
            for eyes in everybody(table).map(Eyes::Seat).chain([Eyes::Table]) {
                let mut shown = Sloop::with_open_hands(&view(eyes), &views);
                let open = shown.known.clone();
                if everybody(table).any(|seat| Some(&open[seat]) != views[seat].own.as_ref()) {
                    return Err(format!("{open:?} as {eyes:?} sees it"));
                }
                let mut before = view(eyes);
                shown.known = before.known.clone();
                if let Some(seat) = table.observe(eyes, table.at()).to_act().single() {
                    before.stage = views[seat].stage.clone();
                }
                if before != shown {
                    return Err(format!("{before:?} became {shown:?}"));
                }
            }
            Ok(())
        });
        assert!(steps.expect("each step is shown as it was") > 20);
    }
}

#[test]
fn the_plates_of_the_other_team_say_how_many_cards_it_has() {
    let (setup, table) = kept("sloop-teams");
    for seat in everybody(&table) {
        let eyes = Eyes::Seat(seat);
        let seen = table.observe(eyes, table.at());
        let piles = &seen.view.piles;
        let others = piles
            .iter()
            .filter(|(other, _)| (other.0 + seat.0) % 2 == 1);
        let cards: usize = others.map(|(_, pile)| pile.len()).sum();
        let board = draw::<Sloop>(&setup, seen, check_at(&table, eyes));
        let drawn = read(&board).expect("it is whole");
        let teams = drawn.all().into_iter();
        let teams = teams.filter(|it| it.get("class") == Some("of-team"));
        let said: Vec<String> = teams.map(Element::text).collect();
        let team = format!("Team: {cards} cards");
        assert_eq!(said, [team.clone(), team], "{eyes:?}");
    }
}
