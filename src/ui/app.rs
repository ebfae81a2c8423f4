//! The root component: provides the state that all pages share, and renders the page for the current address.

use std::cell::Cell;

use yew::prelude::*;

use super::app_state::{AppState, AppStateHandle};
use super::browser_drags::use_own_drags;
use super::commands::use_key_mark;
use super::languages::{speak, use_spoken, wanted};
use super::pages::{
    Continue, DealLink, Desk, Finished, Home, LazyPage, NotFound, Rules, SeatsPage, TablePage,
};
use super::route::{Route, use_route};
use super::use_settings::{SettingsHandle, saved_settings, use_saved_settings};
use crate::web::{early_press, foreign_hands, install, offline, panic, task};

/// Mounts the app in the page, once the text of its language is here, and arranges for the page to be kept on the
/// device for offline use.
pub fn start() {
    yew::set_custom_panic_hook(Box::new(panic::tell));
    install::listen();
    offline::keep();
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    let Some(root) = root else {
        return panic::could_not_start("index.html was cut off");
    };
    task::spawn(async move {
        match speak(wanted(saved_settings().language)).await {
            Ok(()) => {
                yew::Renderer::<App>::with_root(root).render();
            }
            Err(why) => panic::could_not_start(&why.to_string()),
        }
    });
}

/// The app, with the state and settings that all its pages share.
#[component]
pub fn App() -> Html {
    let state = use_reducer(AppState::at_start);
    let settings = use_saved_settings();
    let language = use_spoken(settings.settings.language);
    let route = use_route();
    let drawn = use_drawings();
    use_key_mark();
    use_own_drags();
    use_effect_with((), |()| {
        let guard = early_press::guard();
        move || drop(guard)
    });
    html! {
        <ContextProvider<SettingsHandle> context={settings}>
            // In another language, everything is drawn anew.
            <ContextProvider<AppStateHandle> key={format!("{} {drawn}", language.code())} context={state}>
                { page(route) }
            </ContextProvider<AppStateHandle>>
        </ContextProvider<SettingsHandle>>
    }
}

/// How often everything was drawn anew since a foreign hand had changed the page.
#[hook]
fn use_drawings() -> usize {
    let drawn = use_state(|| 0);
    let (count, set) = (Cell::new(0), drawn.setter());
    use_effect_with((), move |()| {
        let heard = foreign_hands::on_draw_anew(move || {
            count.set(count.get() + 1);
            set.set(count.get());
        });
        move || drop(heard)
    });
    *drawn
}

/// The page for a route.
fn page(route: Route) -> Html {
    match route {
        Route::Home => html! { <Home /> },
        Route::Seats { game } => html! { <SeatsPage {game} /> },
        Route::Play { game, query } => html! { <DealLink {game} {query} /> },
        Route::Table => html! { <TablePage /> },
        Route::Continue => html! { <Continue /> },
        Route::Games => html! { <LazyPage<Desk> page={Desk::Games} /> },
        Route::Finished { text } => html! { <Finished {text} /> },
        Route::Rules { game, clause } => {
            html! { <LazyPage<Rules> page={Rules::Page { game, clause }} /> }
        }
        Route::Settings => html! { <LazyPage<Desk> page={Desk::Settings} /> },
        Route::About => html! { <LazyPage<Desk> page={Desk::About} /> },
        Route::NotFound => html! { <NotFound /> },
    }
}
