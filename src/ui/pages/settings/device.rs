//! What is stored on this device, and whether it is kept.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::i18n::device::Msg;
use crate::ui::listening::use_followed;
use crate::ui::pages::install::Install;
use crate::ui::saved_games::use_saved_games;
use crate::ui::words::say;
use crate::web::{offline, one_file, persistent_storage, save_db};

/// The state of the page, the app, and the games.
#[component]
pub(super) fn Device() -> Html {
    let kept = use_followed(offline::is_kept, offline::on_change);
    use_saved_games();
    let uncopied = use_followed(save_db::uncopied, save_db::on_hitch);
    let offline = match kept {
        _ if one_file::is_opened() => Msg::OneFile,
        true => Msg::Offline,
        false => Msg::Online,
    };
    html! {
        <>
            <p>{ say(offline) }</p>
            <Install />
            <Promised />
            <p role="status">
                if uncopied > 0 {
                    { say(Msg::Uncopied(uncopied)) }
                }
            </p>
        </>
    }
}

/// Whether the browser has promised to keep the stored data.
#[component]
fn Promised() -> Html {
    let given = use_state(|| None::<bool>);
    let refused = use_state(|| false);
    use_effect_with((), {
        let given = given.setter();
        move |()| spawn_local(async move { given.set(persistent_storage::is_given().await) })
    });
    let ask = {
        let (given, refused) = (given.setter(), refused.setter());
        Callback::from(move |_| {
            let (given, refused) = (given.clone(), refused.clone());
            spawn_local(async move {
                let now = persistent_storage::ask().await;
                given.set(Some(now));
                refused.set(!now);
            });
        })
    };
    html! {
        <div class="promised">
            <p role="status">
                if let Some(given) = *given {
                    { say(if given { Msg::Promised } else { Msg::NotPromised }) }
                    if *refused && !given {
                        { " " }{ say(Msg::Refused) }
                    }
                }
            </p>
            if *given == Some(false) {
                <button type="button" onclick={ask}>{ say(Msg::AskPromise) }</button>
            }
        </div>
    }
}
