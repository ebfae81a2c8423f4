//! The page without a network: a worker of its own, `static/sw.js`, keeps all files of the page on this device.
//! Another version of them waits until somebody wants it. Only `cargo xtask build` makes that worker.

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

/// How long the page is left in peace before its files are fetched to be kept, in milliseconds.
const PEACE: u32 = 1_000;

/// What this page calls it when another version has come, or all files are here.
const CHANGE: &str = "kitchen-table-version";

thread_local! {
    static KEPT: RefCell<Option<ServiceWorkerRegistration>> = const { RefCell::new(None) };
    /// Whether another version has taken over while this page was open.
    static OLD: Cell<bool> = const { Cell::new(false) };
    /// Whether somebody at this page wants the version that waits.
    static WANTED: Cell<bool> = const { Cell::new(false) };
}

/// Has the page kept, and watches out for other versions of it. When one takes over that was wanted here, the
/// page is loaded anew, if it may be then; what other tabs want changes nothing here.
pub fn keep(may_reload: fn() -> bool) {
    // Private windows have none, nor have pages from an address that is not safe.
    let workers = api::<ServiceWorkerContainer>("navigator.serviceWorker");
    let Some(workers) = workers.filter(|_| cfg!(feature = "parts")) else {
        return;
    };
    let served = Cell::new(workers.controller().is_some());
    EventListener::new(&workers, "controllerchange", move |_| {
        // The first worker serves the version that is here.
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
        // Where that fails, as where nothing may be kept, the page needs its host, and is as good otherwise.
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

/// Tells of what becomes of a worker that is about to come.
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

/// Whether there is another version than the one that is here.
#[must_use]
pub fn is_old() -> bool {
    let waits = |it: &ServiceWorkerRegistration| it.active().is_some() && it.waiting().is_some();
    OLD.get() || KEPT.with_borrow(|kept| kept.as_ref().is_some_and(waits))
}

/// Loads the other version.
pub fn renew() {
    let waiting = KEPT.with_borrow(|kept| kept.as_ref()?.waiting());
    match waiting {
        Some(worker) => {
            WANTED.set(true);
            let _ = worker.post_message(&"use".into());
        }
        // It was wanted in another tab.
        None => reload(),
    }
}

/// Calls back whenever one of these may have changed, until what this gives is dropped.
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
