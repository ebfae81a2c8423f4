//! A closer look at one of several things, such as a player. It lies over the table and moves nothing.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::ui::listening::use_latest;
use crate::ui::parts::{RovingFocus, focus_within, use_roving_focus};
use crate::ui::use_layer::use_layer;

/// A section of things of which one at a time can be looked at more closely.
pub struct CloserLook {
    /// How one gets from thing to thing.
    pub focus: RovingFocus,
    /// The place of the one that is looked at.
    pub at: Option<usize>,
    /// Looks at one, or no more if it is that one; always the same callback.
    pub look: Callback<usize>,
    /// For the section.
    pub onkeydown: Callback<KeyboardEvent>,
    /// For the section: who turns to something else looks no more.
    pub onfocusout: Callback<FocusEvent>,
}

/// Looks closer at one of so many things.
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
            // Safari focuses no button that is clicked.
            focus_within(&section, &format!("[data-place='{place}']"));
            at.set(Some(place).filter(|_| *at != Some(place)));
        })
    });
    let onkeydown = {
        let (at, rove_on) = (at.clone(), focus.onkeydown.clone());
        Callback::from(move |event: KeyboardEvent| {
            if at.is_some() && event.key() == "Escape" {
                // Nothing else is to happen with this key: no staged move is to be forgotten.
                event.prevent_default();
                at.set(None);
            }
            rove_on.emit(event);
        })
    };
    let onfocusout = {
        let at = at.setter();
        Callback::from(move |event: FocusEvent| {
            let to = event.related_target();
            let to = to.and_then(|to| to.dyn_into::<Element>().ok());
            let section = section.cast::<Element>();
            if !section.is_some_and(|section| section.contains(to.as_deref())) {
                at.set(None);
            }
        })
    };
    CloserLook {
        focus,
        at: *at,
        look,
        onkeydown,
        onfocusout,
    }
}
