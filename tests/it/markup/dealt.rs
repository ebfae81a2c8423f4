//! Dealt!: a drawn card is nobody's but its owner's while it looks for a place (DE-1.6).

use kitchen_table::engine::Eyes;
use kitchen_table::engine::laws::Tally;
use kitchen_table::games::GameId;
use kitchen_table::games::dealt::Stage;
use kitchen_table::ui::boards::dealt::DealtRoom;

use super::traceless::no_trace;
use super::walk::walk;
use super::{quiet, seats};
use crate::support::for_seeds;

#[test]
fn de_1_6_a_card_that_looks_for_its_place_leaves_no_trace() {
    for players in 3..=5 {
        let setup = seats(GameId::Dealt, players);
        let tally = for_seeds(0..8, |seed| {
            let mut tally = Tally::default();
            walk::<DealtRoom>(&setup, seed, |table, _, rng| {
                let view = table.observe(Eyes::Table, 0).view;
                if !matches!(view.stage, Stage::Redrawing { .. }) {
                    return Ok(());
                }
                tally.imagined += 1;
                no_trace::<DealtRoom>(&setup, table, rng)
            })?;
            Ok(tally)
        });
        assert!(tally.imagined > 80, "{players} players: {tally:?}");
    }
}

#[test]
fn de_1_6_a_log_that_shows_everything_would_be_noticed() {
    let setup = seats(GameId::Dealt, 3);
    let law = |seed| quiet::law::<DealtRoom>(&setup, seed, |_, _| true);
    let said = (0..20).find_map(|seed| law(seed).err()).unwrap_or_default();
    assert!(said.contains(", in another world ["), "{said:?}");
}
