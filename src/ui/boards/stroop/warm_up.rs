//! The warm-up of newcomers before a round. Nobody is in a hurry: a wrong card is crossed, with the reason below, and may
//! be followed by another; the one that fits lands in the middle, and the page says why.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::cards::{face, pile};
use super::devices::cap;
use super::hands::{Hand, Hands};
use super::presses::presses;
use super::trials::{Progress, TRIALS, Trial};
use super::verdict::cross;
use crate::engine::Seat;
use crate::games::stroop::Card;
use crate::i18n::stroop::cards;
use crate::i18n::stroop::table::{Device, Msg};
use crate::settings::Press;
use crate::ui::key_caps::Caps;
use crate::ui::use_settings::use_settings;
use crate::ui::words::say;

/// How long the right one is praised, in milliseconds at the normal pace, unless something is pressed.
const PRAISE: u32 = 2_000;

/// The tick, drawn twice: its edge, and its color.
const TICK: &str = "M1 5.5l3 3 5-7";

/// See [`WarmUp`].
#[derive(Properties, PartialEq)]
pub(super) struct WarmUpProps {
    /// The seat of the zone.
    pub(super) seat: Seat,
    /// The round, 1 or 2.
    pub(super) round: u8,
    /// What the player plays with.
    pub(super) device: Device,
    /// The card under their cursor, if they have one.
    pub(super) cursor: Option<usize>,
    /// How far they have come.
    pub(super) progress: Progress,
    /// The labels of keys.
    pub(super) caps: Rc<Caps>,
    /// Dispatches hand actions that are not part of the game.
    pub(super) hands: UseReducerDispatcher<Hands>,
}

/// The warm-up.
#[component]
pub(super) fn WarmUp(props: &WarmUpProps) -> Html {
    let &WarmUpProps {
        seat,
        round,
        progress,
        ..
    } = props;
    use_praise(props);
    let Some(trial) = Trial::of(round, progress.trial) else {
        return Html::default();
    };
    let (onpointerdown, onclick) = act(props, Hand::WarmedUp(seat, round));
    html! {
        <div class="ready warm-up">
            <p class="fits">{ say(Msg::Fits(round)) }</p>
            { middle(props, &trial) }
            <p class="question">{ say(Msg::WarmUp) }</p>
            <div key={progress.trial} class="three" role="group" aria-label={say(Msg::WarmUp)}>
                { for trial.cards.into_iter().enumerate().map(|card| choice(props, card)) }
            </div>
            { reason(props, &trial) }
            <div class="way">
                <span class="steps" aria-hidden="true">
                    { for (0..TRIALS).map(|step| html! { <i key={step} class={classes!((step <= progress.trial).then_some("done"))} /> }) }
                </span>
                <button type="button" class="past" {onpointerdown} {onclick}>{ say(Msg::SkipWarmUp) }</button>
            </div>
        </div>
    }
}

/// Listeners for something that the player does.
fn act(props: &WarmUpProps, hand: Hand) -> (Callback<PointerEvent>, Callback<MouseEvent>) {
    let hands = props.hands.clone();
    presses(move || hands.dispatch(hand))
}

/// The card in the middle, on a mat of its own, and on it the one that fits, once it is found.
fn middle(props: &WarmUpProps, trial: &Trial) -> Html {
    let progress = props.progress;
    let landed = progress
        .tried
        .filter(|_| progress.found())
        .and_then(|place| Some((place, *trial.cards.get(place)?)));
    let from = landed.map(|(place, _)| format!("from-{place}"));
    html! {
        <div class="mat">
            <span>{ say(Msg::InTheMiddle) }</span>
            <span class={classes!("center", landed.map(|_| "comes"), from)}>
                { match landed {
                    Some((_, card)) => pile(card, Some(trial.middle)),
                    None => face(trial.middle),
                } }
                <span class="unseen">{ say(cards::Msg::center(trial.middle, false)) }</span>
            </span>
        </div>
    }
}

/// One of the cards to choose from. Its place is empty once it has landed.
fn choice(props: &WarmUpProps, (place, card): (usize, Card)) -> Html {
    let progress = props.progress;
    let tried = progress.tried == Some(place);
    let (onpointerdown, onclick) = act(props, Hand::Tries(props.seat, place, props.round));
    let class = classes!(
        "tile",
        tried.then_some(if progress.found() { "right" } else { "wrong" }),
        (props.cursor == Some(place)).then_some("at")
    );
    let press = Press::Cell(u8::try_from(place).unwrap_or(0));
    html! {
        <button key={place} type="button" {class} {onpointerdown} {onclick}>
            { face(card) }
            <span class="unseen">{ say(cards::Msg::spoken(card, false)) }</span>
            if tried && !progress.found() { { cross() } }
            { for cap(&props.caps, props.device, press).map(|key| html! { <kbd data-says={key} /> }) }
        </button>
    }
}

/// Why the card that they tried last fits, or does not. The line is there from the start.
fn reason(props: &WarmUpProps, trial: &Trial) -> Html {
    let progress = props.progress;
    let found = progress.found();
    let card = |place: usize| Some((place, *trial.cards.get(place)?));
    let said = progress.tried.and_then(card).map(|(place, card)| {
        let why = if found { Msg::right } else { Msg::misfit };
        (place, say(why(card, trial.middle, props.round)))
    });
    html! {
        <p class="reason" role="status">
            if let Some((place, said)) = said {
                <span key={place}>
                    if found { { tick() } } else { { cross() } }
                    { said }
                </span>
            }
        </p>
    }
}

fn tick() -> Html {
    html! { <svg class="tick" viewBox="0 0 10 10" aria-hidden="true"><path d={TICK} /><path d={TICK} /></svg> }
}

/// Goes on when the right card has been praised.
#[hook]
fn use_praise(props: &WarmUpProps) {
    let &WarmUpProps {
        seat,
        round,
        progress,
        ..
    } = props;
    let (pace, hands) = (use_settings().settings.pace, props.hands.clone());
    use_effect_with((progress, pace), move |&(progress, pace)| {
        let done = move || hands.dispatch(Hand::GoesOn(seat, round));
        let timeout = progress
            .found()
            .then(|| Timeout::new(pace.of(PRAISE), done));
        move || drop(timeout)
    });
}
