//! The table of Dealt!.

use yew::prelude::*;

use super::actions::Actions;
use super::hand::Hand;
use super::players::Players;
use super::prompt::prompt;
use super::staged::Staged;
use super::trick::Trick;
use crate::engine::BySeat;
use crate::games::dealt::{Action, Card, Dealt, Stage};
use crate::ui::room::BoardProps;

/// The board. What is staged belongs to one step of the game and is gone with the next.
#[component]
pub fn Board(props: &BoardProps<Dealt>) -> Html {
    let seen = &props.seen;
    let view = &seen.view;
    let staged_at = use_state(|| (0, Staged::Nothing));
    let staged = if staged_at.0 == seen.step {
        staged_at.1
    } else {
        Staged::Nothing
    };
    let stage = {
        let step = seen.step;
        Callback::from(move |staged| staged_at.set((step, staged)))
    };
    let names: BySeat<String> = (*props.names).clone();
    html! {
        <div class="board">
            <Players
                view={view.clone()}
                to_act={seen.to_act()}
                setup={props.setup.clone()}
                names={names.clone()}
            />
            <Trick view={view.clone()} names={names.clone()} />
            <div class="near">
                <p class="prompt" role="status">{ prompt(seen, staged, &names) }</p>
                { own(props, staged, &stage) }
            </div>
        </div>
    }
}

/// The own hand and what one can do with it.
fn own(props: &BoardProps<Dealt>, staged: Staged, stage: &Callback<Staged>) -> Html {
    let seen = &props.seen;
    let (Some(hand), Some(seat)) = (seen.view.own.clone(), seen.eyes.seat()) else {
        return html! { <div class="own" /> };
    };
    let faces: Vec<Card> = hand.iter().map(|held| held.card).collect();
    let drawn = matches!(seen.view.stage, Stage::Redrawing { .. }) && seen.mine();
    let placing = drawn || matches!(staged, Staged::Reserve { .. });
    let ontap = {
        let faces = faces.clone();
        stage.reform(move |place| staged.tap(&faces, place))
    };
    let ongap = stage.reform(move |gap| staged.tap_gap(gap));
    let act: Callback<Action> = props.act.clone();
    html! {
        <div class="own">
            <Hand
                name={props.names[seat].clone()}
                {hand}
                {staged}
                step={seen.step}
                active={seen.mine()}
                {placing}
                {ontap}
                {ongap}
            />
            if seen.mine() {
                <Actions
                    seen={seen.clone()}
                    hand={faces}
                    {staged}
                    check={props.check.clone()}
                    {stage}
                    {act}
                />
            }
        </div>
    }
}
