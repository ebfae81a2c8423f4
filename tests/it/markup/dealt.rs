//! Dealt!: only its owner sees a drawn card that is still to be placed (DE-1.6).

use kitchen_table::engine::laws::Tally;
use kitchen_table::engine::{Eyes, Rng};
use kitchen_table::games::GameId;
use kitchen_table::games::dealt::{Dealt, Stage};

use super::draw::{check_at, draw};
use super::html::read;
use super::traceless::no_trace;
use super::walk::{InputOf, TableOf, walk};
use super::{quiet, seats};
use crate::support::for_seeds;

#[test]
fn de_1_6_a_card_that_is_still_to_be_placed_leaves_no_trace() {
    for players in 3..=5 {
        let setup = seats(GameId::Dealt, players);
        let tally = for_seeds(0..8, |seed| {
            let mut tally = Tally::default();
            walk::<Dealt>(&setup, seed, |table, _, rng| {
                let view = table.observe(Eyes::Table, 0).view;
                if !matches!(view.stage, Stage::Redrawing { .. }) {
                    return Ok(());
                }
                tally.imagined += 1;
                no_trace::<Dealt>(&setup, table, rng)
            })?;
            Ok(tally)
        });
        assert!(tally.imagined > 80, "{players} players: {tally:?}");
    }
}

#[test]
fn de_4_3_every_gap_is_offered_to_a_drawn_card_even_where_the_hand_is_empty() {
    let setup = seats(GameId::Dealt, 3);
    let mut empty = 0;
    for seed in 0..400 {
        let look = |table: &TableOf<Dealt>, _: &InputOf<Dealt>, _: &mut Rng| {
            let Stage::Redrawing { by, .. } = table.observe(Eyes::Table, 0).view.stage else {
                return Ok(());
            };
            let seen = table.observe(Eyes::Seat(by), table.at());
            let cards = seen.view.own.as_ref().map_or(0, Vec::len);
            let check = check_at(table, Eyes::Seat(by));
            let html = draw::<Dealt>(&setup, seen, check);
            let gaps = read(&html)?
                .all()
                .iter()
                .filter(|element| element.get("data-gap").is_some())
                .count();
            empty += usize::from(cards == 0);
            match gaps == cards + 1 {
                true => Ok(()),
                false => Err(format!("{cards} cards have {gaps} gaps")),
            }
        };
        walk::<Dealt>(&setup, seed, look).unwrap();
    }
    assert!(empty > 0, "no hand was empty");
}

#[test]
fn de_1_6_a_log_that_shows_everything_would_be_noticed() {
    let setup = seats(GameId::Dealt, 3);
    let law = |seed| quiet::law::<Dealt>(&setup, seed, |_, _| true);
    let said = (0..20).find_map(|seed| law(seed).err()).unwrap_or_default();
    assert!(said.contains(", in another world ["), "{said:?}");
}
