//! The controls beside a player's cards: a copy of the card in the middle, the draw pile and STOP.

use std::rc::Rc;

use yew::prelude::*;

use super::cards::pile;
use super::devices::cap;
use super::hands::{Hand, Hands, Own};
use super::input::{Gesture, capture};
use super::landing::comes;
use crate::engine::Seat;
use crate::games::stroop::Card;
use crate::i18n::stroop::table::Msg;
use crate::settings::Press;
use crate::ui::key_caps::Caps;
use crate::ui::words::say;

/// The card in the middle, passed to the zones as a context, so that only what depends on it is redrawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Center {
    /// The card.
    pub(super) card: Option<Card>,
    /// The one under it.
    pub(super) before: Option<Card>,
    /// Changes with every new card.
    pub(super) changes: u32,
}

/// See [`Controls`].
#[derive(Properties, PartialEq)]
pub(super) struct ControlsProps {
    /// The seat.
    pub(super) seat: Seat,
    /// The number of cards left to draw.
    pub(super) left: u8,
    /// What they hold and look at.
    pub(super) own: Own,
    /// The labels of keys.
    pub(super) caps: Rc<Caps>,
    /// Whether cards are face down.
    pub(super) hides: bool,
    /// Whether they can be played.
    pub(super) plays: bool,
    /// Plays an action, with the time stamp of its event.
    pub(super) act: Callback<(Seat, Gesture, f64)>,
    /// Dispatches hand actions that are not part of the game.
    pub(super) hands: UseReducerDispatcher<Hands>,
}

/// The card in the middle, the draw pile and STOP.
#[component]
pub(super) fn Controls(props: &ControlsProps) -> Html {
    let plays = props.plays;
    html! {
        <div class="controls">
            <CenterCopy hides={props.hides} />
            { draw(props, plays) }
            { stop(props, plays) }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct CenterCopyProps {
    /// Whether it is face down.
    hides: bool,
}

/// The card in the middle, the right way up for a player who sits at a side: for all others, the middle itself is.
#[component]
fn CenterCopy(props: &CenterCopyProps) -> Html {
    let center = use_context::<Center>();
    let card = center.and_then(|it| it.card).filter(|_| !props.hides);
    html! {
        <span class={classes!("center", center.map(|it| comes(it.changes)))} aria-hidden="true">
            { for card.map(|card| pile(card, center.and_then(|it| it.before))) }
        </span>
    }
}

fn draw(props: &ControlsProps, plays: bool) -> Html {
    let key = cap(&props.caps, props.own.device, Press::Draw);
    html! {
        <button
            type="button"
            class={classes!("draw", key.is_some().then_some("capped"))}
            data-draw="yes"
            aria-label={say(Msg::Draw(props.left))}
            aria-disabled={(!plays || props.left == 0).then_some("true")}
        >
            <b data-says={props.left.to_string()} />
            { word(Msg::DrawWord) }
            { for key.map(|key| html! { <kbd data-says={key} /> }) }
        </button>
    }
}

/// What a button says, in letters as large as their number allows.
fn word(msg: Msg) -> Html {
    let word = say(msg);
    html! { <span class={format!("letters-{}", word.chars().count())}>{ word }</span> }
}

/// The STOP button, which has to be held.
fn stop(props: &ControlsProps, plays: bool) -> Html {
    let seat = props.seat;
    let early = plays && props.left > 0;
    let key = cap(&props.caps, props.own.device, Press::Stop);
    let hold = |holds: bool| {
        let (hands, act) = (props.hands.clone(), props.act.clone());
        Callback::from(move |event: PointerEvent| {
            // The secondary mouse button draws.
            if holds && event.button() != 0 {
                return;
            }
            // It needs no holding to be refused.
            if early && holds {
                act.emit((seat, Gesture::Stop, event.time_stamp()));
                return;
            }
            if holds {
                capture(&event);
            }
            hands.dispatch(Hand::Holds(seat, holds));
        })
    };
    let onclick = {
        let act = props.act.clone();
        Callback::from(move |event: MouseEvent| {
            if plays && event.detail() == 0 {
                event.stop_propagation();
                act.emit((seat, Gesture::Stop, event.time_stamp()));
            }
        })
    };
    html! {
        <button
            type="button"
            class={classes!("stop", (props.own.holds && plays).then_some("holds"), key.is_some().then_some("capped"))}
            aria-label={say(Msg::Stop)}
            aria-disabled={(!plays || props.left > 0).then_some("true")}
            onpointerdown={hold(true)}
            onpointerup={hold(false)}
            onpointercancel={hold(false)}
            {onclick}
        >
            { word(Msg::StopWord) }
            { for key.map(|key| html! { <kbd data-says={key} /> }) }
        </button>
    }
}
