//! The action bar: the viewer's reserves, and the button that confirms the staged decision.

use crate::staging::dealt::{Decision, Staged};
use web_sys::PointerEvent;
use yew::prelude::*;

use super::anchor::Anchor;
use super::cards::face;
use super::gaps::gap_named;
use super::prompt::possible;
use crate::engine::Seat;
use crate::games::dealt::{Action, Card, Dealt, Stage};
use crate::i18n::dealt::{Msg, Prompt};
use crate::ui::boards::kit::{self, Dragged, Moves, TurnProps, drags_telling};
use crate::ui::components::first_click;
use crate::ui::words::say;

/// The action bar of a seat, including its reserves.
pub(super) fn action_bar(turn: &TurnProps<'_, Dealt>, seat: Seat) -> Html {
    let (moves, decision) = (turn.moves, turn.decision);
    let words = decision.action.and_then(|action| do_it(decision, action));
    let before = html! {
        <>
            { reserves(seat, moves, decision) }
            if let Stage::Redrawing { drawn: Some(card), .. } = moves.seen.view.stage {
                { drawn(card, moves) }
            }
        </>
    };
    kit::action_bar(kit::ActionBar {
        moves,
        decision,
        words,
        hint: hint(moves, decision).map(say),
        idle: Some(say(Prompt::Waiting)),
        before,
        instead: Html::default(),
        note: turn.note.clone(),
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
        <div class="reserves">
            <span class="kind" aria-hidden="true">{ say(Msg::ReservesHere) }</span>
            { for places.map(reserve) }
        </div>
    }
}

/// The card that was drawn, which is dragged to a gap or goes to the one that is tapped.
fn drawn(card: Card, moves: &Moves<Staged>) -> Html {
    let put = |gap| Staged::Drawn { gap };
    html! {
        <div class="reserves new">
            <span class="kind" aria-hidden="true">{ say(Msg::DrawnHere) }</span>
            <span
                class="reserve drawn"
                role="img"
                aria-label={say(Msg::Card(card))}
                data-anchor={Anchor::Drawn.to_string()}
                data-drags=""
                onpointerdown={drags_to_gap(true, moves, put)}
            >
                { face(card) }
            </span>
        </div>
    }
}

/// The listener that lets a card be dragged to a gap. Over one it is staged there, so that the hand makes room and what it
/// would make is said.
fn drags_to_gap(
    active: bool,
    moves: &Moves<Staged>,
    put: impl Fn(usize) -> Staged + 'static,
) -> Callback<PointerEvent> {
    let moved = {
        let moves = moves.clone();
        Callback::from(move |(what, at): (Held, f64)| match what {
            Held::Over(staged) => moves.stage.emit(staged),
            Held::Dropped(staged) => moves.drop(staged, at),
        })
    };
    let is_gap = |place: &str| gap_named(place).is_some();
    drags_telling(active, &moved, is_gap, move |what| match what {
        Dragged::Over(place) => Some(Held::Over(put(gap_named(place)?))),
        Dragged::Left => Some(Held::Over(Staged::Nothing)),
        Dragged::Dropped(place) => Some(Held::Dropped(put(gap_named(place)?))),
        Dragged::Lifted | Dragged::OverShut(_) | Dragged::Refused(_) | Dragged::Returned => None,
    })
}

/// A card that is dragged to a gap, with what that stages.
enum Held {
    Over(Staged),
    Dropped(Staged),
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
    let taking = Staged::Reserve { which, gap: None };
    let staged = match (taken, legal) {
        (true, _) => Staged::Nothing,
        (false, true) => taking,
        (false, false) => Staged::Wanted { which },
    };
    let put = move |gap| Staged::Reserve {
        which,
        gap: Some(gap),
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
            data-drags={legal.then_some("")}
            onpointerdown={drags_to_gap(legal, moves, put)}
            onclick={first_click(moves.stage.reform(move |_| staged))}
        >
            { face(card) }
        </button>
    }
}

/// What to tap while nothing that could be done is staged, unless the prompt says it.
fn hint(moves: &Moves<Staged>, decision: &Decision) -> Option<Prompt<'static>> {
    let open = possible(&moves.seen);
    let cards = open.beat || open.stop || open.redraw;
    match (open.reserve, cards) {
        _ if decision.facts.moving.is_some() => None,
        (true, false) => None,
        (true, true) => Some(Prompt::TapCardOrReserve),
        (false, _) => Some(Prompt::TapCard),
    }
}

/// The label of the confirm button; `None` if there is nothing to do.
fn do_it(decision: &Decision, action: Action) -> Option<AttrValue> {
    Some(match action {
        Action::Stop { .. } => say(Prompt::DoStop),
        Action::Redraw { .. } => say(Prompt::DoRedraw),
        Action::Play { .. } => match decision.facts.play {
            Some(play) => say(Prompt::DoPlay(play.combination)),
            None => say(Prompt::DoPlayNothing),
        },
        Action::TakeReserve { .. } | Action::Place { .. } => {
            say(Prompt::DoPut(decision.facts.moving?))
        }
    })
}
