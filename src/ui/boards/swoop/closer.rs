//! A closer look at a player: all that everybody knows, in full. It lies over the table and moves nothing.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::players::{FEW, lies};
use crate::engine::Seat;
use crate::games::swoop::{Place, STACKS};
use crate::i18n::swoop::Msg;
use crate::i18n::{shell, table};
use crate::ui::parts::{Icon, Rove, Sign, focus_within, use_rove};
use crate::ui::say;
use crate::ui::setup::Who;

/// See [`Closer`].
#[derive(Properties, PartialEq)]
pub(super) struct CloserProps {
    pub(super) seat: Seat,
    pub(super) name: AttrValue,
    pub(super) place: Place,
    /// The points so far.
    pub(super) total: u32,
    /// What kind of player it is.
    pub(super) who: Option<Who>,
    /// Puts it away.
    pub(super) onclose: Callback<()>,
}

/// The closer look.
#[component]
pub(super) fn Closer(props: &CloserProps) -> Html {
    let CloserProps { place, name, .. } = props;
    let left = place.left();
    html! {
        <div class={classes!("closer", format!("seat-{}", props.seat.0))} role="group" aria-label={name.clone()}>
            <p class="whose"><span class="seat-mark" aria-hidden="true" />{ name }</p>
            <button type="button" class="close" data-looks="" onclick={props.onclose.reform(|_| ())}>
                <Icon sign={Sign::Close} name={say(table::Msg::ClosePanel)} />
            </button>
            <ul class="facts">
                <li key="hand"><b>{ say(Msg::HandCount(place.hand)) }</b></li>
                if !place.known.is_empty() {
                    <li key="known">{ say(Msg::Known { known: &place.known, all: place.hidden() == 0 }) }</li>
                }
                <li key="total">{ say(Msg::Total(props.total)) }</li>
                if let Some(Who::Bot(level)) = props.who {
                    <li key="who">{ say(shell::Msg::BotTag(level)) }</li>
                }
                if left <= FEW {
                    <li key="few" class="few">{ say(Msg::FewLeft { name, left }) }</li>
                }
            </ul>
            <p class="stacks">
                <span class="row" aria-hidden="true">{ for (0..STACKS as u8).map(|stack| lies(place, stack, None)) }</span>
                <span class="unseen">{ say(Msg::Lies(place)) }</span>
            </p>
        </div>
    }
}

/// A section of players of whom one at a time can be looked at more closely.
pub(super) struct Looking {
    /// How one gets from player to player.
    pub(super) rove: Rove,
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
pub(super) fn use_closer(players: usize) -> Looking {
    let rove = use_rove(players, 1);
    let at = use_state_eq(|| None::<usize>);
    let section = rove.section.clone();
    let look = {
        let (section, at) = (section.clone(), at.clone());
        Callback::from(move |place: usize| {
            // Safari focuses no button that is clicked.
            focus_within(&section, &format!("[data-place='{place}']"));
            at.set(Some(place).filter(|_| *at != Some(place)));
        })
    };
    let onkeydown = {
        let (at, rove) = (at.clone(), rove.onkeydown.clone());
        Callback::from(move |event: KeyboardEvent| {
            if at.is_some() && event.key() == "Escape" {
                // Nothing else is to happen with this key: no staged move is to be forgotten.
                event.prevent_default();
                at.set(None);
            }
            rove.emit(event);
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
    Looking {
        rove,
        at: *at,
        look,
        onkeydown,
        onfocusout,
    }
}
