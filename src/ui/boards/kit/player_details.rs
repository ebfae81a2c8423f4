//! A closer look at a player: all that everybody knows, in full. It lies over the table and moves nothing.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::name_tag::name_tag;
use crate::engine::Seat;
use crate::i18n::table::Msg;
use crate::ui::parts::{RovingFocus, Sign, focus_within, icon, use_roving_focus};
use crate::ui::use_layer::use_layer;
use crate::ui::words::say;

/// The closer look at a player: what everybody knows of them, and a way to put it away.
pub(super) fn player_details(seat: Seat, name: &str, known: Html, onclose: &Callback<()>) -> Html {
    html! {
        <div class={classes!("player-details", format!("seat-{}", seat.0))} role="group" aria-label={name.to_owned()}>
            <p class="whose">{ name_tag(name) }</p>
            <button type="button" class="close" data-looks="" onclick={onclose.reform(|_| ())}>
                { icon(Sign::Close, say(Msg::ClosePanel)) }
            </button>
            { known }
        </div>
    }
}

/// A section of players of whom one at a time can be looked at more closely.
pub(super) struct PlayerLook {
    /// How one gets from player to player.
    pub(super) focus: RovingFocus,
    /// The place of the one that is looked at.
    pub(super) at: Option<usize>,
    /// Looks at one, or no more if it is that one.
    pub(super) look: Callback<usize>,
    /// For the section.
    pub(super) onkeydown: Callback<KeyboardEvent>,
    /// For the section: who turns to something else looks no more.
    pub(super) onfocusout: Callback<FocusEvent>,
}

/// Looks closer at one of so many players.
#[hook]
pub(super) fn use_player_details(players: usize) -> PlayerLook {
    let focus = use_roving_focus(players);
    let at = use_state_eq(|| None::<usize>);
    use_layer(at.is_some(), {
        let at = at.setter();
        Callback::from(move |()| at.set(None))
    });
    let section = focus.section.clone();
    let look = {
        let (section, at) = (section.clone(), at.clone());
        Callback::from(move |place: usize| {
            // Safari focuses no button that is clicked.
            focus_within(&section, &format!("[data-place='{place}']"));
            at.set(Some(place).filter(|_| *at != Some(place)));
        })
    };
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
    PlayerLook {
        focus,
        at: *at,
        look,
        onkeydown,
        onfocusout,
    }
}
