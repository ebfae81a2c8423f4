//! Resetting all settings, and undoing that.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::i18n::settings::Msg;
use crate::settings::Settings;
use crate::ui::use_settings::use_settings;
use crate::ui::words::say;

/// Resets all settings. This can be undone until one of them is changed again.
#[component]
pub(super) fn Reset() -> Html {
    let kept = use_settings();
    let before = use_state(|| None::<Settings>);
    let said = use_state(AttrValue::default);
    let button = use_node_ref();
    let usual = kept.settings == Settings::default();
    let reset = {
        let (kept, before, said) = (kept.clone(), before.clone(), said.clone());
        Callback::from(move |_: MouseEvent| {
            if !usual {
                before.set(Some(kept.settings.clone()));
                kept.dispatch(Settings::default());
            }
            said.set(say(Msg::IsReset));
        })
    };
    let undo = (*before).clone().filter(|_| usual).map(|settings| {
        let (before, said, button) = (before.clone(), said.clone(), button.clone());
        Callback::from(move |_: MouseEvent| {
            kept.dispatch(settings.clone());
            before.set(None);
            said.set(say(Msg::Undone));
            // This button disappears, and would take the focus with it.
            if let Some(button) = button.cast::<HtmlElement>() {
                let _ = button.focus();
            }
        })
    });
    html! {
        <>
            <p class="said" role="status">{ &*said }</p>
            <div class="actions">
                <button ref={button} type="button" onclick={reset}>{ say(Msg::ResetAll) }</button>
                if let Some(undo) = undo {
                    <button type="button" onclick={undo}>{ say(Msg::Undo) }</button>
                }
            </div>
        </>
    }
}
