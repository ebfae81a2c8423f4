//! Offline use: a service worker, `static/sw.js`, keeps all files of the page on this device. A new version of them
//! waits until somebody wants it. Only `cargo xtask build` creates the worker.

use std::cell::{Cell, RefCell};

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    AbortSignal, Element, Event, NodeList, RegistrationOptions, Request, RequestCache, RequestInit,
    Response, ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration,
    ServiceWorkerUpdateViaCache,
};

use super::address::reload;
use super::api::{api, get};
use super::task;

/// How long to wait before fetching files to keep, in milliseconds, so as not to disturb the page.
const PEACE: u32 = 1_000;

/// How long to wait before the host is asked for a version in place of one that isn't whole, in milliseconds.
const AGAIN: u32 = 30_000;

/// How long a worker that isn't known to be whole may take to take over, in milliseconds.
const GRACE: u32 = 2_000;

/// What any version of the page says of itself, in every language, and how it ends; other pages that a host may send do
/// not, nor does one that was cut off.
const TITLE: &str = "<title>Kitchen Table</title>";
const END: &str = "</html>";

/// How long to wait for what a host has now, in milliseconds.
const PATIENCE: u32 = 15_000;

/// The elements that name files whose names are others in another version.
const FILES: &str = "script[src*=start-], link[data-part]";

/// The page's own event for a new version, or for all files having been kept.
const CHANGE: &str = "kitchen-table-version";

thread_local! {
    static KEPT: RefCell<Option<ServiceWorkerRegistration>> = const { RefCell::new(None) };
    /// The worker that last said it is whole. Browsers also accept an empty one, which a host may send while it is being
    /// written to, and with which nothing would be kept.
    static WHOLE: RefCell<Option<JsValue>> = const { RefCell::new(None) };
    /// Whether another version has taken over, or the host has moved on to one, while this page was open.
    static OLD: Cell<bool> = const { Cell::new(false) };
    /// Whether somebody at this page asked for the waiting version, and if so, whether that may still reload it.
    static WANTED: Cell<Option<fn() -> bool>> = const { Cell::new(None) };
    /// Whether a worker that waits is being asked whether it is whole.
    static ASKING: Cell<bool> = const { Cell::new(false) };
    /// Whether the host is being asked what it has.
    static LOOKING: Cell<bool> = const { Cell::new(false) };
}

/// Registers the service worker, and watches for new versions.
pub fn keep() {
    // Not available in private windows and on pages that are not secure.
    let workers = api::<ServiceWorkerContainer>("navigator.serviceWorker");
    let workers = workers.filter(JsCast::has_type::<ServiceWorkerContainer>);
    let Some(workers) = workers.filter(|_| cfg!(feature = "parts")) else {
        return;
    };
    let served = Cell::new(workers.controller().is_some());
    EventListener::new(&workers, "controllerchange", move |_| {
        // The first worker serves the version that is already here.
        let first = !served.replace(true);
        if !reload_if_wanted() {
            OLD.set(OLD.get() || !first);
            tell();
        }
    })
    .forget();
    EventListener::new(&workers, "message", |event| {
        if get(event, "data").is_some_and(|it| it == "whole") {
            WHOLE.set(get(event, "source"));
            tell();
        }
    })
    .forget();
    spawn_local(async move {
        task::sleep(PEACE).await;
        let options = RegistrationOptions::new();
        options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
        // If this fails, for example where storage is forbidden, the page still works, but needs its host.
        let asked = workers.register_with_options("sw.js", &options);
        if let Ok(registration) = JsFuture::from(asked).await
            && let Ok(registration) = registration.dyn_into()
        {
            watch(registration);
        }
    });
}

fn watch(registration: ServiceWorkerRegistration) {
    follow(&registration);
    EventListener::new(&registration, "updatefound", {
        let registration = registration.clone();
        move |_| follow(&registration)
    })
    .forget();
    if let Some(worker) = registration.active() {
        let _ = worker.post_message(&"tidy".into());
    }
    KEPT.set(Some(registration));
    tell();
    look_over();
}

/// Reports the state changes of a worker that is being installed.
fn follow(registration: &ServiceWorkerRegistration) {
    if let Some(worker) = registration.installing() {
        EventListener::new(&worker, "statechange", |_| {
            tell();
            look_over();
        })
        .forget();
    }
}

/// The worker of another version that waits until this one is no longer used.
fn waiting() -> Option<ServiceWorker> {
    KEPT.with_borrow(|kept| {
        let kept = kept.as_ref().filter(|it| it.active().is_some())?;
        kept.waiting()
    })
}

/// The worker that waits, if it is whole.
fn ready() -> Option<ServiceWorker> {
    waiting().filter(|it| WHOLE.with_borrow(|whole| whole.as_ref() == Some(it)))
}

/// The worker that waits, as long as it isn't known to be whole.
fn doubtful() -> Option<ServiceWorker> {
    waiting().filter(|_| ready().is_none())
}

/// Asks the worker that waits whether it is whole; as long as it doesn't say so, the host is asked for another one.
fn look_over() {
    let Some(worker) = doubtful() else {
        return;
    };
    let _ = worker.post_message(&"whole?".into());
    if ASKING.replace(true) {
        return;
    }
    task::spawn(async {
        task::sleep(AGAIN).await;
        ASKING.set(false);
        if doubtful().is_some() {
            update();
            look_over();
        }
    });
}

/// Lets the browser look for a newer worker.
fn update() {
    let update = KEPT.with_borrow(|kept| kept.as_ref().and_then(|it| it.update().ok()));
    if let Some(update) = update {
        task::spawn(async move {
            let _ = JsFuture::from(update).await;
        });
    }
}

/// Whether the page opens without a network.
#[must_use]
pub fn is_kept() -> bool {
    KEPT.with_borrow(|kept| kept.as_ref().is_some_and(|it| it.active().is_some()))
}

/// Whether a version other than the running one is available.
#[must_use]
pub fn is_old() -> bool {
    OLD.get() || ready().is_some()
}

/// Finds out whether the host has moved on to another version, so that this one's files can't be had from it any more.
/// If so, [`is_old`] will say so; if the host does not answer, nothing happens.
pub async fn look() {
    if LOOKING.replace(true) {
        return;
    }
    // A worker answers with the page of its own version, but the browser can look for a newer worker.
    update();
    if hosted().await.is_some_and(|page| moved_on(&page, &files())) {
        OLD.set(true);
        tell();
    }
    LOOKING.set(false);
}

/// The page as its host, or the worker, has it now.
async fn hosted() -> Option<String> {
    let init = RequestInit::new();
    init.set_cache(RequestCache::NoStore);
    init.set_signal(Some(&AbortSignal::timeout_with_u32(PATIENCE)));
    let request = Request::new_with_str_and_init("./", &init).ok()?;
    let window = super::window()?;
    let answer = JsFuture::from(window.fetch_with_request(&request)).await;
    let answer = answer.ok()?.dyn_into::<Response>().ok();
    // The worker's own answer for a page that can't be had is no version.
    let answer = answer.filter(Response::ok)?;
    let text = JsFuture::from(answer.text().ok()?).await;
    text.ok()?.as_string()
}

/// The names of files of this version.
fn files() -> Vec<String> {
    let document = super::window().and_then(|window| window.document());
    let found = document.and_then(|document| document.query_selector_all(FILES).ok());
    let places = 0..found.as_ref().map_or(0, NodeList::length);
    let name = |place| {
        let element: Element = found.as_ref()?.get(place)?.dyn_into().ok()?;
        let address = { element.get_attribute("src") }.or_else(|| element.get_attribute("href"))?;
        let name = address.rsplit('/').next()?;
        Some(name.trim_end_matches('?').to_owned())
    };
    places.filter_map(name).collect()
}

/// Whether this is a version of the page without some of these files.
fn moved_on(page: &str, files: &[String]) -> bool {
    page.contains(TITLE)
        && page.ends_with(END)
        && files.iter().any(|name| !page.contains(name.as_str()))
}

/// Switches to the other version, which reloads the page: at once if no worker waits, otherwise when that one has taken
/// over, or hasn't although it was given time. Then `may_reload` is asked, as somebody may have gone on meanwhile; if it
/// forbids that, the request is forgotten. Requests in other tabs do not reload this one.
pub fn renew(may_reload: fn() -> bool) {
    // It was already activated, from another tab, or only the host has it.
    let Some(worker) = waiting() else {
        return reload();
    };
    WANTED.set(Some(may_reload));
    let _ = worker.post_message(&"use".into());
    if ready().is_none() {
        task::spawn(async {
            task::sleep(GRACE).await;
            reload_if_wanted();
        });
    }
}

/// Reloads the page if somebody at it asked for another version and that may still be done; returns whether it does.
fn reload_if_wanted() -> bool {
    let does = WANTED.take().is_some_and(|may_reload| may_reload());
    if does {
        reload();
    }
    does
}

/// Calls back whenever [`is_kept`] or [`is_old`] may have changed, until the listener is dropped.
#[must_use]
pub fn on_change(changed: impl Fn() + 'static) -> Option<EventListener> {
    let window = super::window()?;
    Some(EventListener::new(&window, CHANGE, move |_| changed()))
}

fn tell() {
    if let (Some(window), Ok(event)) = (super::window(), Event::new(CHANGE)) {
        let _ = window.dispatch_event(&event);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_another_version_of_the_page_has_moved_on() {
        let files = ["start-1f.js", "sloop-2a.css"].map(str::to_owned);
        let page = |files: &str| format!("<html>{TITLE}<script src=/{files}></script>{END}");
        assert!(!moved_on(
            &page("start-1f.js><link href=/sloop-2a.css"),
            &files
        ));
        assert!(moved_on(
            &page("start-1f.js><link href=/sloop-3b.css"),
            &files
        ));
        assert!(moved_on(
            &page("start-2e.js><link href=/sloop-2a.css"),
            &files
        ));
        // What a hotel's network sends instead, and an answer that was cut off.
        assert!(!moved_on("<html><title>Welcome</title></html>", &files));
        assert!(!moved_on(&format!("<html>{TITLE}<script src=/st"), &files));
    }
}
