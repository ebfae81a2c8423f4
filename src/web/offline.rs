//! Offline use: a service worker, `static/sw.js`, keeps all files of the page on this device. A new version of them
//! waits until somebody wants it. Only `cargo xtask build` creates the worker.

use std::cell::{Cell, RefCell};

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Event, RegistrationOptions, ServiceWorkerContainer, ServiceWorkerRegistration,
    ServiceWorkerUpdateViaCache,
};

use super::address::reload;
use super::api::api;
use super::task;

/// How long to wait before fetching files to keep, in milliseconds, so as not to disturb the page.
const PEACE: u32 = 1_000;

/// The page's own event for a new version, or for all files having been kept.
const CHANGE: &str = "kitchen-table-version";

thread_local! {
    static KEPT: RefCell<Option<ServiceWorkerRegistration>> = const { RefCell::new(None) };
    /// Whether another version has taken over while this page was open.
    static OLD: Cell<bool> = const { Cell::new(false) };
    /// Whether somebody at this page asked for the waiting version.
    static WANTED: Cell<bool> = const { Cell::new(false) };
}

/// Registers the service worker, and watches for new versions. When one takes over that was requested in this tab,
/// the page is reloaded, if `may_reload` allows that; requests in other tabs do not reload this one.
pub fn keep(may_reload: fn() -> bool) {
    // Not available in private windows and on pages that are not secure.
    let workers = api::<ServiceWorkerContainer>("navigator.serviceWorker");
    let Some(workers) = workers.filter(|_| cfg!(feature = "parts")) else {
        return;
    };
    let served = Cell::new(workers.controller().is_some());
    EventListener::new(&workers, "controllerchange", move |_| {
        // The first worker serves the version that is already here.
        let first = !served.replace(true);
        if WANTED.take() && may_reload() {
            reload();
        } else {
            OLD.set(OLD.get() || !first);
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
}

/// Reports the state changes of a worker that is being installed.
fn follow(registration: &ServiceWorkerRegistration) {
    if let Some(worker) = registration.installing() {
        EventListener::new(&worker, "statechange", |_| tell()).forget();
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
    let waits = |it: &ServiceWorkerRegistration| it.active().is_some() && it.waiting().is_some();
    OLD.get() || KEPT.with_borrow(|kept| kept.as_ref().is_some_and(waits))
}

/// Switches to the other version.
pub fn renew() {
    let waiting = KEPT.with_borrow(|kept| kept.as_ref()?.waiting());
    match waiting {
        Some(worker) => {
            WANTED.set(true);
            let _ = worker.post_message(&"use".into());
        }
        // It was already activated, from another tab.
        None => reload(),
    }
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
