//! A closer look at one of several things, such as a player. It overlays the table and moves nothing.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget};
use yew::prelude::*;

use crate::ui::components::{RovingFocus, focus_within, use_roving_focus};
use crate::ui::listening::use_latest;
use crate::ui::use_layer::use_layer;

/// A section of things, one of which can be shown in detail.
pub struct CloserLook {
    /// The focus navigation between them.
    pub focus: RovingFocus,
    /// The index of the one shown.
    pub at: Option<usize>,
    /// Shows one, or closes it if it is already shown; a stable callback.
    pub look: Callback<usize>,
    /// For the section.
    pub onkeydown: Callback<KeyboardEvent>,
    /// For the section: closes when the focus moves elsewhere, as it does when anything else is pressed.
    pub onfocusout: Callback<FocusEvent>,
}

/// A closer look at one of this many things.
#[hook]
pub fn use_closer_look(things: usize) -> CloserLook {
    let focus = use_roving_focus(things);
    let at = use_state_eq(|| None::<usize>);
    use_layer(at.is_some(), {
        let at = at.setter();
        Callback::from(move |()| at.set(None))
    });
    let section = focus.section.clone();
    let look = use_latest({
        let (section, at) = (section.clone(), at.clone());
        Callback::from(move |place: usize| {
            // Safari does not focus a button when it is clicked.
            focus_within(&section, &format!("[data-place='{place}']"));
            at.set(Some(place).filter(|_| *at != Some(place)));
        })
    });
    let onkeydown = {
        let (at, rove_on) = (at.clone(), focus.onkeydown.clone());
        Callback::from(move |event: KeyboardEvent| {
            if at.is_some() && event.key() == "Escape" {
                // Keep the key from doing anything else, such as discarding a staged move.
                event.prevent_default();
                at.set(None);
            }
            rove_on.emit(event);
        })
    };
    let leaves = {
        let at = at.setter();
        move |to: Option<EventTarget>| {
            let to = to.and_then(|to| to.dyn_into::<Element>().ok());
            let section = section.cast::<Element>();
            if !section.is_some_and(|section| section.contains(to.as_deref())) {
                at.set(None);
            }
        }
    };
    // Not everything that can be pressed takes the focus.
    use_effect_with(at.is_some(), {
        let leaves = leaves.clone();
        move |&is_shown| {
            let window = web_sys::window().filter(|_| is_shown);
            let pressed = move |event: &Event| leaves(event.target());
            let listener = window.map(|it| EventListener::new(&it, "pointerdown", pressed));
            move || drop(listener)
        }
    });
    let onfocusout = Callback::from(move |event: FocusEvent| leaves(event.related_target()));
    CloserLook {
        focus,
        at: *at,
        look,
        onkeydown,
        onfocusout,
    }
}
