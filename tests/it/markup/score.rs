//! The score sheet.

use std::rc::Rc;

use crate::words::names;
use kitchen_table::engine::{BySeat, Outcome};
use kitchen_table::ui::components::{ScoreSheet, Sheet};
use yew::prelude::*;

use super::draw::draw_alone;

#[test]
fn better_players_rank_higher_once_the_game_is_over() {
    let drawn = |outcome: Option<Outcome>| {
        let sheet = Sheet {
            caption: "Points".into(),
            heads: Vec::new(),
            rounds: Vec::new(),
            total: "Total".into(),
            totals: BySeat::new(4, |_| AttrValue::from("0")),
        };
        let names = Rc::new(names(4));
        let html = draw_alone(html! { <ScoreSheet {sheet} {names} {outcome} /> });
        let mut order = ["Ann", "Bo", "Cy", "Di"];
        order.sort_by_key(|name| html.find(name));
        order.join(" ")
    };
    assert_eq!(drawn(None), "Ann Bo Cy Di");
    let places = [3, 1, 4, 1];
    let outcome = Outcome {
        places: BySeat::new(4, |seat| places[seat.index()]),
    };
    assert_eq!(drawn(Some(outcome)), "Bo Di Ann Cy");
}
