//! A match and handicaps in Stroop: how they are chosen, and what the table shows of them before a round.

use std::rc::Rc;

use kitchen_table::engine::{BySeat, Eyes, Seat, Table};
use kitchen_table::games::stroop::{Stroop, View};
use kitchen_table::setup::{Chair, HouseRules, Setup};
use kitchen_table::ui::boards::kit::{GameBox, GameUi, HouseRulesForm, Running};
use kitchen_table::ui::words::names;
use yew::prelude::*;

use super::draw::{check_at, draw_alone};
use super::html::{Element, read};

fn setup(query: &str) -> Setup {
    Setup::from_query("stroop", query).expect("a setup").0
}

/// The markup of the house rules of these players.
fn form(setup: Setup) -> String {
    draw_alone(Stroop::rules_form(&HouseRulesForm {
        setup,
        onchange: Callback::<HouseRules>::noop(),
    }))
}

/// What is chosen in each list of the form.
fn chosen(markup: &str) -> Vec<String> {
    let root = read(markup).expect("it is whole");
    let all = root.all().into_iter();
    let chosen = all.filter(|it| it.tag == "option" && it.get("selected").is_some());
    chosen.map(Element::text).collect()
}

#[test]
fn handicaps_are_chosen_for_each_player_by_name() {
    let mut players = setup("seats=person,easy&names=Ann,Bo&games=3&fewer=,3&pauses=1500,");
    let markup = form(players.clone());
    for label in [
        "Ann's cards at the start",
        "Bo's cards at the start",
        "Ann's pause after a wrong card",
        "Bo's pause after a wrong card",
    ] {
        assert!(markup.contains(label), "{label}");
    }
    let now = chosen(&markup);
    assert_eq!(now[2], "Match of three");
    assert_eq!(now[4..], ["Same", "1.5 s", "3 fewer", "As set"]);

    players.chairs[1] = players.chairs[1].clone().renamed("Zoë");
    players.chairs.push(Chair::unnamed(players.chairs[1].who));
    players.reseat(Some);
    let markup = form(players);
    assert!(markup.contains("Zoë's cards") && !markup.contains("Bo's cards"));
    assert_eq!(chosen(&markup).len(), 4 + 3 * 2);
}

#[test]
fn handicaps_from_a_link_are_choices_of_their_own() {
    let markup = form(setup("fewer=4,&pauses=,900"));
    let now = chosen(&markup);
    assert_eq!(now[4..], ["4 fewer", "As set", "Same", "900 ms"]);
    assert_eq!(markup.matches("4 fewer").count(), 1);
}

/// The board before a round, as this changes what is seen of it.
fn before_a_round(setup: &Setup, change: impl Fn(&mut View)) -> String {
    type Board = <Stroop as GameUi>::Board;
    let options = setup.options::<Stroop>().expect("no flaw");
    let table = Table::<Stroop>::new(options, 7, &mut ()).expect("no flaw");
    let mut seen = table.observe(Eyes::Table, 0);
    change(&mut seen.view);
    let running = Running {
        runs: false,
        may: true,
        set: Callback::noop(),
    };
    draw_alone(html! {
        <Board
            {running}
            now={Callback::from(|()| 0)}
            seen={Rc::new(seen)}
            setup={Rc::new(setup.clone())}
            names={Rc::new(names(setup))}
            act={Callback::noop()}
            check={check_at(&table, Eyes::Table)}
        />
    })
}

#[test]
fn the_table_says_how_a_match_stands_before_each_round() {
    let of_three = setup("seats=easy,easy&names=Ann,Bo&games=3");
    let first = before_a_round(&of_three, |_| ());
    assert!(first.contains("Game 1 of 3") && !first.contains("so far"));
    let second = before_a_round(&of_three, |view| {
        view.board.game = 2;
        view.board.carried = BySeat::new(2, |seat| if seat == Seat(0) { 12 } else { 9 });
    });
    for said in ["Game 2 of 3", "Cards left so far:", "Ann: 12", "Bo: 9"] {
        assert!(second.contains(said), "{said}");
    }
    let alone = before_a_round(&setup("seats=easy,easy"), |_| ());
    assert!(alone.contains("Start") && !alone.contains("Game 1"));
}
