//! Limits of touch screens: fingers beyond those that they count, and lost touches.

use std::collections::VecDeque;

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::hands::Hands;
use super::room::people_with_room;
use crate::games::stroop::Stroop;
use crate::i18n::stroop::table::{Device, Msg};
use crate::ui::boards::kit::BoardProps;
use crate::ui::words::say;
use crate::web::api::api;
use crate::web::window;

/// More lost touches than this within a second cannot be play: they come from a palm or a system gesture.
const STORM: usize = 8;

/// The length of that second, in milliseconds.
const SECOND: f64 = 1_000.0;

/// The number of people playing by touch from which a tablet may mistake their touches for gestures.
const GESTURES: u8 = 4;

/// The latest lost touches, by the time stamps of their events.
#[derive(Default)]
pub(super) struct Lost(VecDeque<f64>);

impl Lost {
    /// Adds one, and returns whether there are too many.
    pub(super) fn another(&mut self, at: f64) -> bool {
        self.0.push_back(at);
        while self.0.front().is_some_and(|&first| at - first > SECOND) {
            self.0.pop_front();
        }
        let storm = self.0.len() > STORM;
        if storm {
            self.0.clear();
        }
        storm
    }
}

/// Advice for people about their screen.
#[derive(Clone, PartialEq)]
pub(super) struct Advice {
    /// The text.
    pub(super) words: AttrValue,
    /// Whether the screen is unsuitable for them.
    pub(super) refuses: bool,
}

/// Advice for people who are `about` to play, kept up to date when the window is resized.
#[hook]
pub(super) fn use_advice(
    about: bool,
    hands: &Hands,
    props: &BoardProps<Stroop>,
    lost: bool,
) -> Option<Advice> {
    let again = use_force_update();
    use_effect_with(about, move |&about| {
        let window = window().filter(|_| about);
        let heard = window
            .map(|window| EventListener::new(&window, "resize", move |_| again.force_update()));
        move || drop(heard)
    });
    about.then(|| advice(hands, props, lost)).flatten()
}

/// The most important advice.
fn advice(hands: &Hands, props: &BoardProps<Stroop>, lost: bool) -> Option<Advice> {
    let people = props.setup.people();
    let by_hand = people
        .iter()
        .filter(|seat| hands.device[seat.index()] == Device::Touch);
    let by_hand = by_hand.count() as u8;
    let fingers = api::<JsValue>("navigator.maxTouchPoints").and_then(|it| it.as_f64());
    let fingers = fingers.map_or(0, |fingers| fingers as u8);
    let room = people_with_room(&props.seen.view.board.options);
    let refuses = people.count() > room;
    let advice = if refuses {
        Msg::SmallScreen(room)
    } else if lost {
        Msg::LostTouches
    } else if by_hand > 1 && fingers == 0 {
        Msg::OneMouse
    } else if by_hand > 1 && fingers < by_hand {
        Msg::FewFingers(fingers)
    } else if by_hand >= GESTURES {
        Msg::TabletHint
    } else {
        return None;
    };
    Some(Advice {
        words: say(advice),
        refuses,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_storm_is_more_than_eight_within_a_second() {
        let mut lost = Lost::default();
        assert!((0..8).all(|each| !lost.another(f64::from(each) * 100.0)));
        assert!(lost.another(900.0));
        assert!(!lost.another(950.0), "it begins anew");
        let mut slow = Lost::default();
        assert!((0..50).all(|each| !slow.another(f64::from(each) * 200.0)));
    }
}
