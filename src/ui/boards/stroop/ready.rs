//! Before a round: everybody holds their pad at once, which shows that the screen detects all of them.

use crate::i18n::{Names, People};
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::cards::face;
use super::devices::cap;
use super::hands::{Hand, Hands};
use super::input::{capture, gamepads};
use super::key_test::{KeyTest, to_test};
use super::place::Turn;
use super::touches::Advice;
use super::trials::{Progress, example, looks};
use super::warm_up::WarmUp;
use crate::engine::{MAX_SEATS, Seat, Seats};
use crate::games::stroop::Card;
use crate::i18n::stroop::cards;
use crate::i18n::stroop::table::{Device, Msg};
use crate::settings::{Block, Press};
use crate::ui::components::{Choice, Sign, icon};
use crate::ui::key_caps::Caps;
use crate::ui::use_settings::use_settings;
use crate::ui::words::say;

/// See [`Ready`].
#[derive(Properties, Clone, PartialEq)]
pub(super) struct ReadyProps {
    /// The seat of the zone.
    pub(super) seat: Seat,
    /// Everybody who has to hold.
    pub(super) people: Seats,
    /// The names of the seats.
    pub(super) names: Rc<Names>,
    /// The round, 1 or 2.
    pub(super) round: u8,
    /// Who is holding.
    pub(super) holds: Seats,
    /// The device each plays with.
    pub(super) devices: [Device; MAX_SEATS],
    /// The labels of keys.
    pub(super) caps: Rc<Caps>,
    /// The orientation of the zone.
    pub(super) turn: Turn,
    /// Whether the player warms up.
    pub(super) warms_up: bool,
    /// How far they have come in it.
    pub(super) progress: Progress,
    /// Whether words are printed in two directions.
    pub(super) advanced: bool,
    /// Whether several games are added up.
    pub(super) is_match: bool,
    /// The card of the warm-up under their cursor, if they have one.
    pub(super) cursor: Option<usize>,
    /// Dispatches hand actions that are not part of the game.
    pub(super) hands: UseReducerDispatcher<Hands>,
    /// Advice about the screen.
    pub(super) advice: Option<Advice>,
    /// Called when touches were lost.
    pub(super) onlost: Callback<()>,
}

/// What covers a player's cards before a round.
#[component]
pub(super) fn Ready(props: &ReadyProps) -> Html {
    let ReadyProps { seat, people, .. } = *props;
    let voice = use_settings().settings.voice;
    let several = people.single().is_none();
    let waits = people
        .iter()
        .filter(|&it| !props.holds.has(it))
        .collect::<Seats>();
    let held = props.holds.has(seat);
    let says = if waits.is_empty() {
        say(Msg::AllHold)
    } else if held {
        say(Msg::WaitsFor(People {
            seats: waits,
            names: &props.names,
        }))
    } else {
        say(Msg::HoldToStart(several))
    };
    if let Some(advice) = props.advice.as_ref().filter(|advice| advice.refuses) {
        return html! { <div class="ready"><p role="status">{ &advice.words }</p></div> };
    }
    if props.warms_up {
        return html! {
            <WarmUp
                {seat}
                round={props.round}
                device={props.devices[seat.index()]}
                cursor={props.cursor}
                progress={props.progress}
                caps={Rc::clone(&props.caps)}
                hands={props.hands.clone()}
            />
        };
    }
    html! {
        <div class="ready">
            <div class="brief" role="group" tabindex="0" aria-label={say(Msg::Fits(props.round))}>
                if props.round > 1 {
                    <p class="other-way">{ say(Msg::OtherWay) }</p>
                }
                <p class="fits">{ say(Msg::Fits(props.round)) }</p>
                <div class="samples">
                    { kinds(props.advanced) }
                    { sample(props.round) }
                </div>
                <p class="how">{ how(props) }</p>
                <p class="goal">
                    { say(Msg::WrongStop) }{ " " }
                    <b>{ say(if props.is_match { Msg::GoalOfMatch } else { Msg::Goal(props.round) }) }</b>
                    if props.round == 1 {
                        <span class="aloud">{ " " }{ say(Msg::SayWords(voice)) }</span>
                    }
                </p>
            </div>
            { pad(props, says, held) }
            if let Some(advice) = &props.advice {
                <p class="advice" role="status">{ &advice.words }</p>
            }
            <Sits ..props.clone() />
        </div>
    }
}

/// A card in the middle and one that fits on it, first the one whose word describes the other, and what that means.
fn sample(round: u8) -> Html {
    let Some((middle, card)) = example(round, 0) else {
        return Html::default();
    };
    let mut pair = [(middle, Msg::InTheMiddle), (card, Msg::YourCard)];
    if round > 1 {
        pair.reverse();
    }
    let [word, look] = pair;
    let shown = |(card, label): (Card, Msg<'static>)| {
        html! {
            <span class="shown" aria-hidden="true">
                <small>{ say(label) }</small>
                <span class="center">{ face(card) }</span>
            </span>
        }
    };
    html! {
        <div class="sample">
            { shown(word) }
            { arrow() }
            { shown(look) }
            <p>{ say(Msg::Example { round, word: word.0.face().word }) }</p>
        </div>
    }
}

/// From the card whose word counts to the one whose look does.
pub(super) fn arrow() -> Html {
    html! {
        <svg class="arrow" viewBox="0 0 24 16" aria-hidden="true"><path d="M2 8h18M14 2l6 6-6 6" /></svg>
    }
}

/// What looks there are, with a card for each.
fn kinds(advanced: bool) -> Html {
    html! {
        <div class="kinds">
            <p>{ say(Msg::LooksAre) }</p>
            <ul>
                { for looks(advanced).map(|(word, card)| html! {
                    <li key={card.kind()}>
                        <span class="center" aria-hidden="true">{ face(card) }</span>
                        <small>{ say(cards::Msg::Asks(word)) }</small>
                    </li>
                }) }
            </ul>
        </div>
    }
}

/// How to draw, play and stop: the keys, or the places to tap.
fn how(props: &ReadyProps) -> AttrValue {
    let device = props.devices[props.seat.index()];
    let key = |press| cap(&props.caps, device, press);
    let [draw, stop] = [Press::Draw, Press::Stop].map(key);
    match draw.zip(stop) {
        Some((draw, stop)) => say(Msg::HowWithKeys {
            round: props.round,
            draw: &draw,
            stop: &stop,
        }),
        None => say(Msg::HowByTouch(props.round)),
    }
}

/// Redraws when a gamepad is connected or disconnected: browsers report one when its first button is pressed.
#[hook]
fn use_new_gamepads() {
    let again = use_force_update();
    use_effect_with((), move |()| {
        let on = |name: &'static str| {
            let again = again.clone();
            EventListener::new(&gloo::utils::window(), name, move |_| again.force_update())
        };
        let heard = [on("gamepadconnected"), on("gamepaddisconnected")];
        move || drop(heard)
    });
}

/// The pad to hold.
fn pad(props: &ReadyProps, says: AttrValue, held: bool) -> Html {
    let seat = props.seat;
    let hold = |holds: bool| {
        let hands = props.hands.clone();
        Callback::from(move |event: PointerEvent| {
            if holds {
                capture(&event);
            }
            hands.dispatch(Hand::Holds(seat, holds));
        })
    };
    let onpointercancel = {
        let (hands, onlost) = (props.hands.clone(), props.onlost.clone());
        Callback::from(move |_| {
            hands.dispatch(Hand::Holds(seat, false));
            onlost.emit(());
        })
    };
    // Assistive technology cannot hold: one click starts holding, and another stops.
    let onclick = {
        let hands = props.hands.clone();
        Callback::from(move |event: MouseEvent| {
            if event.detail() == 0 {
                hands.dispatch(Hand::Holds(seat, !held));
            }
        })
    };
    let key = cap(&props.caps, props.devices[seat.index()], Press::Stop);
    let several = props.people.single().is_none();
    html! {
        <button
            type="button"
            class={classes!("primary", "pad", (!several).then_some("alone"), held.then_some("held-down"))}
            aria-pressed={held.to_string()}
            onpointerdown={hold(true)}
            onpointerup={hold(false)}
            {onpointercancel}
            {onclick}
        >
            <span>{ says }</span>
            if let Some(key) = key {
                <small class="or-key">{ say(Msg::OrHold { key: &key, several }) }</small>
            }
        </button>
    }
}

/// The devices that are always offered: the screen, and the keyboard blocks.
const ALWAYS: [Device; 5] = [
    Device::Touch,
    Device::Keys(Block::Left),
    Device::Keys(Block::Right),
    Device::Keys(Block::NumberPad),
    Device::Keys(Block::Arrows),
];

/// The choice of a player's device and position.
#[component]
fn Sits(props: &ReadyProps) -> Html {
    use_new_gamepads();
    let seat = props.seat;
    let name = &props.names[seat];
    let wanted = use_state_eq(|| None::<Device>);
    let result = use_state_eq(|| None::<bool>);
    let here = use_node_ref();
    let mut devices = Vec::from(ALWAYS);
    devices.extend(gamepads().into_iter().map(|(pad, _)| pad));
    let shown = wanted.unwrap_or(props.devices[seat.index()]);
    let chosen = devices.iter().position(|&it| it == shown);
    let options: Vec<AttrValue> = devices.iter().map(|&it| say(Msg::Device(it))).collect();
    let test = |device| to_test(&props.devices, props.people, seat, device);
    let onchange = {
        let (props, hands) = (props.clone(), props.hands.clone());
        let (wanted, result) = (wanted.clone(), result.clone());
        Callback::from(move |place: usize| {
            let Some(&device) = devices.get(place) else {
                return;
            };
            result.set(None);
            if to_test(&props.devices, props.people, seat, device).is_some() {
                wanted.set(Some(device));
            } else {
                hands.dispatch(Hand::Device(seat, device));
            }
        })
    };
    let (hands, next) = (props.hands.clone(), props.turn.next());
    let onturn = Callback::from(move |_: MouseEvent| hands.dispatch(Hand::Turn(seat, next)));
    let tested = wanted.and_then(test);
    let ontested = {
        let (hands, here, result) = (props.hands.clone(), here.clone(), result.clone());
        Callback::from(move |works: Option<bool>| {
            if let (Some(device), Some(true)) = (*wanted, works) {
                hands.dispatch(Hand::Device(seat, device));
            }
            result.set(works);
            wanted.set(None);
            // The focused element is gone.
            let sits = here.cast::<Element>();
            let list = sits.and_then(|it| it.query_selector("select").ok()?);
            if let Some(list) = list.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
                let _ = list.focus();
            }
        })
    };
    html! {
        <div ref={here} class="sits">
            <Choice label={say(Msg::DeviceLabel(name))} {options} chosen={chosen.unwrap_or(0)} {onchange} />
            // Whoever plays alone turns the screen itself.
            if props.people.single().is_none() {
                <button type="button" class="tool turn" onclick={onturn}>
                    { icon(Sign::Undo, say(Msg::Turn(name))) }
                </button>
            }
            if let Some(works) = *result {
                <p class="advice" role="status">{ say(Msg::Tested(works)) }</p>
            }
            if let Some(blocks) = tested {
                <KeyTest {blocks} caps={Rc::clone(&props.caps)} {ontested} />
            }
        </div>
    }
}
