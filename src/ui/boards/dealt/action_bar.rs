//! The action bar: the viewer's reserves, and the button that confirms the staged decision.

use crate::staging::dealt::{Decision, Staged};
use yew::prelude::*;

use super::anchor::Anchor;
use super::cards::face;
use super::prompt::possible;
use crate::engine::Seat;
use crate::games::dealt::{Action, Card, Stage};
use crate::i18n::dealt::{Msg, Prompt};
use crate::ui::boards::kit::{self, Moves};
use crate::ui::components::first_click;
use crate::ui::words::say;

/// The action bar of a seat, including its reserves.
pub(super) fn action_bar(seat: Seat, moves: &Moves<Staged>, decision: &Decision) -> Html {
    let words = decision
        .action
        .and_then(|action| do_it(moves, decision, action));
    let before = html! {
        <>
            { reserves(seat, moves, decision) }
            if let Stage::Redrawing { drawn: Some(card), .. } = moves.seen.view.stage {
                <span
                    class="reserve drawn"
                    role="img"
                    aria-label={say(Msg::Card(card))}
                    data-anchor={Anchor::Drawn.to_string()}
                >
                    { face(card) }
                </span>
            }
        </>
    };
    kit::action_bar(kit::ActionBar {
        moves,
        decision,
        words,
        hint: Some(say(hint(moves, decision))),
        idle: Some(say(Prompt::Waiting)),
        before,
        instead: Html::default(),
    })
}

/// The seat's reserves, as buttons. The leader may not take one; a tap then explains why.
fn reserves(seat: Seat, moves: &Moves<Staged>, decision: &Decision) -> Html {
    let places = (0..).zip(moves.seen.view.reserves[seat]);
    let reserve = |(which, card): (u8, Option<Card>)| match card {
        Some(card) => {
            let anchor = Anchor::Reserve(seat, usize::from(which)).to_string();
            reserve(moves, decision, (which, card), anchor)
        }
        None => html! { <span key={which} class="taken" /> },
    };
    html! {
        <div class="reserves">{ for places.map(reserve) }</div>
    }
}

fn reserve(
    moves: &Moves<Staged>,
    decision: &Decision,
    (which, card): (u8, Card),
    anchor: String,
) -> Html {
    let turn = matches!(moves.seen.view.stage, Stage::Turn(_)) && moves.seen.mine();
    if !turn {
        let label = say(Msg::reserves(&[card]));
        return html! {
            <span key={which} class="reserve" role="img" aria-label={label} data-anchor={anchor}>
                { face(card) }
            </span>
        };
    }
    let legal = {
        let probe = Action::TakeReserve { which, gap: 0 };
        moves.refusal(probe).is_none()
    };
    // Draw attention to a reserve if nothing in the hand can beat the trick.
    let lifted = (legal && !possible(&moves.seen).beat).then_some("lifted");
    let taken = matches!(decision.staged, Staged::Reserve { which: it, .. } if it == which);
    let staged = match (taken, legal) {
        (true, _) => Staged::Nothing,
        (false, true) => Staged::Reserve { which, gap: None },
        (false, false) => Staged::Wanted { which },
    };
    html! {
        <button
            key={which}
            type="button"
            class={classes!("reserve", lifted)}
            aria-pressed={if taken { "true" } else { "false" }}
            aria-disabled={(!legal).then_some("true")}
            aria-label={say(Prompt::DoTake(card))}
            data-anchor={anchor}
            onclick={first_click(moves.stage.reform(move |_| staged))}
        >
            { face(card) }
        </button>
    }
}

/// What to tap while nothing that could be done is staged.
fn hint(moves: &Moves<Staged>, decision: &Decision) -> Prompt<'static> {
    if decision.facts.moving.is_some() {
        return Prompt::TapGap;
    }
    let open = possible(&moves.seen);
    match (open.reserve, open.beat || open.stop || open.redraw) {
        (true, false) => Prompt::TapReserve,
        (true, true) => Prompt::TapCardOrReserve,
        (false, _) => Prompt::TapCard,
    }
}

/// The label of the confirm button; `None` if there is nothing to do.
fn do_it(moves: &Moves<Staged>, decision: &Decision, action: Action) -> Option<AttrValue> {
    let trick = &moves.seen.view.trick;
    Some(match action {
        Action::Stop { .. } => say(Prompt::DoStop),
        Action::Redraw { .. } => say(Prompt::DoRedraw(trick.draws_with_another() as u8)),
        Action::Play { .. } => match decision.facts.play {
            Some(play) => say(Prompt::DoPlay(play.combination)),
            None => say(Prompt::DoPlayNothing),
        },
        Action::TakeReserve { .. } | Action::Place { .. } => {
            say(Prompt::DoPut(decision.facts.moving?))
        }
    })
}
