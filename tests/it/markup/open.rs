//! Open hands: what is shown when somebody looks back at a finished game.

use kitchen_table::engine::{BySeat, Eyes};
use kitchen_table::games::dealt::{Card, Dealt, Stage, View};
use kitchen_table::setup::Setup;
use kitchen_table::ui::boards::kit::Results;

use super::walk::{TableOf, everybody, walk};

fn open(table: &TableOf<Dealt>, eyes: Eyes) -> View {
    let view = |eyes| table.observe(eyes, table.at()).view;
    let views = BySeat::new(table.seats(), |seat| view(Eyes::Seat(seat)));
    Dealt::with_open_hands(&view(eyes), &views)
}

#[test]
fn open_hands_are_what_each_player_saw_and_nothing_else_changes() {
    let (setup, _) = Setup::from_query("dealt", "seats=easy,easy,easy,easy").expect("a setup");
    let mut drawn = 0;
    for seed in 0..4 {
        let steps = walk::<Dealt>(&setup, seed, |table, _, _| {
            for eyes in everybody(table).map(Eyes::Seat).chain([Eyes::Table]) {
                let shown = open(table, eyes);
                for seat in everybody(table) {
                    let own = table.observe(Eyes::Seat(seat), table.at()).view.own;
                    let own: Vec<Option<Card>> = own
                        .into_iter()
                        .flatten()
                        .map(|held| Some(held.card))
                        .collect();
                    if shown.hands[seat] != own {
                        return Err(format!("{seat:?} as {eyes:?} sees it"));
                    }
                }
                let mut before = table.observe(eyes, table.at()).view;
                if let Stage::Redrawing { drawn: card, .. } = shown.stage {
                    drawn += usize::from(card.is_some());
                    before.stage = shown.stage.clone();
                }
                before.hands = shown.hands.clone();
                if before != shown {
                    return Err(format!("{before:?} became {shown:?}"));
                }
            }
            Ok(())
        });
        assert!(steps.expect("each step is shown as it was") > 20);
    }
    assert!(drawn > 0, "cards were drawn and shown");
}
