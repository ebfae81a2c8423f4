//! A clause of the rules on a sheet over the table: nobody has to leave the game to read why.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::games::GameId;
use crate::ui::components::{FocusLender, focus_is_lost, lend_focus};
use crate::ui::route::Route;
use crate::ui::use_layer::use_layer;

/// The clause that somebody asked for.
#[derive(Clone)]
pub(super) struct AskedRule {
    /// Its number; `None` while the sheet is closed.
    pub(super) clause: Option<AttrValue>,
    /// Where the focus was before.
    pub(super) lender: FocusLender,
    /// Closes the sheet.
    pub(super) onclose: Callback<()>,
    /// Takes every click at the table: one on a link to a clause opens the sheet, one outside closes it.
    pub(super) onclick: Callback<MouseEvent>,
}

/// Opens the sheet when a link to a clause of this game is followed, and closes it when `occasion` changes.
#[hook]
pub(super) fn use_asked_rule<O: PartialEq + 'static>(game: GameId, occasion: O) -> AskedRule {
    let asked = use_state_eq(|| None::<AttrValue>);
    let lender = use_mut_ref(|| None);
    let onclose = use_callback(asked.setter(), |(), asked| asked.set(None));
    use_layer(asked.is_some(), onclose.clone());
    use_effect_with(occasion, {
        let onclose = onclose.clone();
        move |_| onclose.emit(())
    });
    let onclick = {
        let (asked, lender) = (asked.clone(), lender.clone());
        Callback::from(move |event| take(&event, game, &asked, &lender))
    };
    AskedRule {
        clause: (*asked).clone(),
        lender,
        onclose,
        onclick,
    }
}

fn take(
    event: &MouseEvent,
    game: GameId,
    asked: &UseStateHandle<Option<AttrValue>>,
    lender: &FocusLender,
) {
    let Some(target) = event.target_dyn_into::<Element>() else {
        return;
    };
    let within = |selector| target.closest(selector).ok().flatten();
    let link = within("a:not([data-whole])");
    let Some((link, clause)) = link.and_then(|it| Some((it.clone(), clause_of(&it, game)?))) else {
        if within(".panel, .tools").is_none() {
            asked.set(None);
        }
        return;
    };
    // With one of these keys, a link opens elsewhere, as links do.
    if event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key() {
        return;
    }
    event.prevent_default();
    if asked.is_none() {
        // Some browsers do not focus a link that is pressed.
        if let Some(link) = link.dyn_ref::<HtmlElement>().filter(|_| focus_is_lost()) {
            let _ = link.focus();
        }
        lend_focus(lender);
    }
    asked.set(Some(clause));
}

/// The clause of this game that a link leads to.
fn clause_of(link: &Element, game: GameId) -> Option<AttrValue> {
    let address = link.get_attribute("href")?;
    match Route::read(address.strip_prefix('#')?)? {
        Route::Rules {
            game: named,
            clause: Some(clause),
        } if named == game.slug() => Some(clause.into()),
        _ => None,
    }
}
