//! Tests whether a keyboard lets three hands play at once: cheap ones drop keys of the third. Each presses a key of
//! their own at the same time, twice, with keys that are far apart.

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};
use yew::prelude::*;

use crate::engine::{MAX_SEATS, Seat, Seats};
use crate::i18n::stroop::table::{Device, Msg};
use crate::settings::{Block, Press};
use crate::ui::key_caps::{Caps, code};
use crate::ui::listening::use_latest;
use crate::ui::words::say;
use crate::web::window;

/// The number of blocks for which a keyboard is trusted without a test.
const TRUSTED: usize = 2;

/// How long two or more keys are held before the others count as lost, in milliseconds.
const PATIENCE: u32 = 3_000;

/// The presses of the first and second try: with a key per cell, and with a cursor.
const TRIES: [(Press, Press); 2] = [
    (Press::Cell(3), Press::Play),
    (Press::Cell(11), Press::Down),
];

/// The codes of the keys to press together in each try, for these blocks.
fn tries(caps: &Caps, blocks: &[Block]) -> Vec<Vec<String>> {
    let of = |(cell, cursor)| {
        let code = |&block: &Block| {
            let code = caps.blocks.code(block, cell);
            code.or_else(|| caps.blocks.code(block, cursor))
        };
        blocks.iter().filter_map(code).map(String::from).collect()
    };
    TRIES.into_iter().map(of).collect()
}

/// The blocks to test before a player takes this one; `None` if the keyboard is trusted.
pub(super) fn to_test(
    devices: &[Device; MAX_SEATS],
    people: Seats,
    seat: Seat,
    wanted: Device,
) -> Option<Vec<Block>> {
    let Device::Keys(wanted) = wanted else {
        return None;
    };
    let others = people
        .without(seat)
        .iter()
        .map(|seat| devices[seat.index()]);
    let others = others.filter_map(|device| match device {
        Device::Keys(block) if block != wanted => Some(block),
        _ => None,
    });
    let all: Vec<Block> = others.chain([wanted]).collect();
    (all.len() > TRUSTED).then_some(all)
}

/// See [`KeyTest`].
#[derive(Properties, PartialEq)]
pub(super) struct KeyTestProps {
    /// The blocks to test.
    pub(super) blocks: Vec<Block>,
    /// The labels of their keys.
    pub(super) caps: Rc<Caps>,
    /// Called with the result, or with `None` if the test was canceled.
    pub(super) ontested: Callback<Option<bool>>,
}

/// The test, shown until it is over.
#[component]
pub(super) fn KeyTest(props: &KeyTestProps) -> Html {
    let tries = tries(&props.caps, &props.blocks);
    let at = use_state_eq(|| 0_usize);
    let held = use_state_eq(Vec::<String>::new);
    let keys = tries.get(*at).cloned().unwrap_or_default();
    let onkey = {
        let (at, held, keys) = (at.clone(), held.clone(), keys.clone());
        let (ontested, last) = (props.ontested.clone(), *at + 1 == tries.len());
        use_latest(Callback::from(move |(code, down): (String, bool)| {
            if !keys.contains(&code) {
                return false;
            }
            let mut now: Vec<String> = held.iter().filter(|it| **it != code).cloned().collect();
            if down {
                now.push(code);
            }
            let all = now.len() == keys.len();
            if all && last {
                ontested.emit(Some(true));
            } else if all {
                at.set(*at + 1);
                now.clear();
            }
            held.set(now);
            true
        }))
    };
    use_keys(onkey);
    let several = (held.len() >= TRUSTED).then_some(*at);
    use_effect_with((several, props.ontested.clone()), |(several, ontested)| {
        let ontested = ontested.clone();
        let lost = move || ontested.emit(Some(false));
        let timeout = several.map(|_| Timeout::new(PATIENCE, lost));
        move || drop(timeout)
    });
    // The list that opened the test is gone, so the focus moves here.
    let here = use_node_ref();
    use_effect_with(here.clone(), |here| {
        if let Some(here) = here.cast::<HtmlElement>() {
            let _ = here.focus();
        }
    });
    let names: Vec<AttrValue> = keys.iter().map(|code| props.caps.name(code)).collect();
    let together: Vec<&str> = names.iter().map(AttrValue::as_str).collect();
    let cap = |(code, name): (&String, &AttrValue)| {
        let class = held.contains(code).then_some("held-down");
        html! { <kbd key={code.clone()} {class}>{ name }</kbd> }
    };
    html! {
        <div class="key-test" ref={here} tabindex="-1">
            <p role="status">{ say(Msg::PressTogether(&together)) }</p>
            <p class="caps" aria-hidden="true">{ for keys.iter().zip(&names).map(cap) }</p>
            <button type="button" onclick={props.ontested.reform(|_| None)}>{ say(Msg::NoTest) }</button>
        </div>
    }
}

/// Calls back with each key press and release; tested keys are kept from everything else.
#[hook]
fn use_keys(onkey: Callback<(String, bool), bool>) {
    use_effect_with((), move |()| {
        let first = EventListenerOptions {
            phase: EventListenerPhase::Capture,
            passive: false,
        };
        let on = |name: &'static str| {
            let (window, onkey) = (window()?, onkey.clone());
            let take = move |event: &web_sys::Event| {
                let key = event.dyn_ref::<KeyboardEvent>();
                if let Some(key) = key.filter(|key| onkey.emit((code(key), name == "keydown"))) {
                    key.prevent_default();
                    key.stop_immediate_propagation();
                }
            };
            Some(EventListener::new_with_options(&window, name, first, take))
        };
        let listeners = [on("keydown"), on("keyup")];
        move || drop(listeners)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_third_block_is_tested_and_two_are_not() {
        let mut devices = [Device::Touch; MAX_SEATS];
        devices[0] = Device::Keys(Block::Left);
        devices[1] = Device::Keys(Block::Right);
        let pad = Device::Keys(Block::NumberPad);
        let asked = |devices, seat, device| to_test(devices, Seats::first(3), Seat(seat), device);
        let all = vec![Block::Left, Block::Right, Block::NumberPad];
        assert_eq!(asked(&devices, 2, pad), Some(all.clone()));
        assert_eq!(asked(&devices, 2, Device::Gamepad(1)), None);
        assert_eq!(asked(&devices, 1, pad), None, "instead of another block");
        assert_eq!(
            asked(&devices, 2, Device::Keys(Block::Left)),
            None,
            "another's"
        );
        let tries = tries(&Caps::default(), &all);
        assert_eq!(tries[0], ["KeyR", "KeyO", "Numpad5"]);
        assert_eq!(tries[1], ["KeyX", "KeyM", "Numpad2"]);
    }
}
