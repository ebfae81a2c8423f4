//! A page with one game of Snatch, not part of any release: `tests/e2e/real-time.spec.js` plays it to
//! test the page's real time in a browser. It continues the game that the browser keeps; otherwise it
//! deals one.

#[allow(dead_code, reason = "the tests on the host use more of it")]
#[path = "../../fixtures/snatch/mod.rs"]
mod snatch;
#[path = "../../fixtures/snatch_ui.rs"]
mod snatch_ui;

use std::fmt::Debug;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;

use kitchen_table::bots::Level;
use kitchen_table::games::GameId;
use kitchen_table::setup::{Chair, Setup, Who};
use kitchen_table::ui::play::{GameHandle, Host, Origin, Store, table};
use kitchen_table::ui::use_settings::{SettingsHandle, use_saved_settings};
use kitchen_table::web::panic;
use kitchen_table::web::save_db;
use wasm_bindgen::JsCast;
use yew::platform::spawn_local;
use yew::prelude::*;
use yew::suspense::use_future;

use snatch::Snatch;

fn main() {
    yew::set_custom_panic_hook(Box::new(panic::tell));
    breaks("start");
    yew::Renderer::<Page>::new().render();
}

/// Panics if the address asks for it here: `?breaks=start`.
fn breaks(here: &str) {
    let query = kitchen_table::web::window().and_then(|window| window.location().search().ok());
    assert!(
        query != Some(format!("?breaks={here}")),
        "the page was asked to break down: {here}"
    );
}

/// Panics when B is pressed, where the address asks for it: while something is drawn, while time runs, or
/// while something kept is read.
#[component]
fn Breaks() -> Html {
    let pressed = use_state(|| false);
    use_effect_with((), {
        let pressed = pressed.setter();
        move |()| {
            let heard = EventListener::new(&gloo::utils::window(), "keydown", move |event| {
                if event
                    .dyn_ref::<KeyboardEvent>()
                    .is_none_or(|key| key.key() != "b")
                {
                    return;
                }
                pressed.set(true);
                Timeout::new(0, || breaks("driver")).forget();
                spawn_local(async {
                    let _ = save_db::labels().await;
                    breaks("storage");
                });
            });
            move || drop(heard)
        }
    });
    if *pressed {
        breaks("board");
    }
    html! { <span /> }
}

/// The contexts that every table needs on its page.
#[component]
fn Page() -> Html {
    let settings = use_saved_settings();
    html! {
        <ContextProvider<SettingsHandle> context={settings}>
            <Breaks />
            <Suspense>
                <Game />
            </Suspense>
        </ContextProvider<SettingsHandle>>
    }
}

/// The game, and how many inputs were applied to open it.
#[component]
fn Game() -> HtmlResult {
    let opened = use_future(open)?;
    let trouble = use_state(|| None);
    let host = Host {
        trouble: *trouble,
        ontrouble: use_callback(trouble.setter(), |why, trouble| trouble.set(why)),
        onagain: use_callback((), |(), ()| ()),
        rule: use_callback((), |_, ()| Html::default()),
    };
    Ok(match &*opened {
        Ok((game, applied)) => html! {
            <div data-applied={applied.to_string()}>{ table(game, &host) }</div>
        },
        Err(why) => html! { <p>{ format!("Cannot be opened: {why}") }</p> },
    })
}

/// Opens the kept game, or deals one.
async fn open() -> Result<(GameHandle, usize), String> {
    let store = match save_db::labels().await.map_err(told)?.first() {
        Some(&(key, _)) => {
            let lines = save_db::lines(key).await.map_err(told)?;
            Store::<Snatch>::open(&lines, &Origin::Saved(key)).map_err(told)?
        }
        None => Store::deal(&setup(), 7).map_err(told)?,
    };
    Ok((GameHandle::new(store), snatch::applied()))
}

fn told(why: impl Debug) -> String {
    format!("{why:?}")
}

/// Three people, who have a zone each, and a bot.
fn setup() -> Setup {
    let people = ["Ann", "Bea", "Cy"].map(|name| Chair::named(Who::Person, name));
    let mut setup = Setup::new(GameId::Dealt);
    setup.chairs = people.into();
    setup
        .chairs
        .push(Chair::named(Who::Bot(Level::Normal), "Dot"));
    setup
}
