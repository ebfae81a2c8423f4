//! Implementation of locks with the browser's Web Locks.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::ask::{Ask, NoLocks};
use crate::web::api::{api, call};

/// A lock, released on drop.
#[derive(Debug)]
pub struct Lock {
    hold: Rc<Hold>,
    /// Settles when the lock is released or taken.
    ended: Promise,
}

/// Holds the function that releases a lock, from when it is granted until it is taken.
#[derive(Default, Debug)]
struct Hold(RefCell<Option<Function>>);

impl Drop for Hold {
    fn drop(&mut self) {
        if let Some(let_go) = self.0.take() {
            let _ = let_go.call0(&JsValue::NULL);
        }
    }
}

impl Lock {
    /// Whether it is still held, not taken.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.hold.0.borrow().is_some()
    }

    /// Waits until it is released or taken.
    #[must_use]
    pub fn ended(&self) -> JsFuture {
        JsFuture::from(self.ended.clone())
    }
}

/// See [`request`](super::request()).
pub(super) async fn request(name: &str, ask: Ask) -> Result<Option<Lock>, NoLocks> {
    let hold = Rc::<Hold>::default();
    let mut ended = Err(NoLocks);
    let granted = Promise::new(&mut |granted, _| {
        ended = ask_browser(name, ask, take(Rc::downgrade(&hold), granted)).ok_or(NoLocks);
    });
    let ended = ended?;
    // If the lock is not available the request's promise resolves at once; if locks are forbidden it rejects.
    let first = Promise::race(&Array::of2(&granted, &ended));
    let got = JsFuture::from(first).await.map_err(|_| NoLocks)?;
    if !got.is_truthy() {
        return Ok(None);
    }
    let lock = Lock { hold, ended };
    let (held, ended) = (Rc::downgrade(&lock.hold), lock.ended());
    spawn_local(async move {
        let _ = ended.await;
        if let Some(hold) = held.upgrade() {
            hold.0.take();
        }
    });
    Ok(Some(lock))
}

/// The callback for when the lock is granted: returns a promise, and the lock is held until that settles.
fn take(hold: Weak<Hold>, granted: Function) -> JsValue {
    Closure::once_into_js(move |lock: JsValue| -> JsValue {
        match hold.upgrade().filter(|_| !lock.is_null()) {
            Some(hold) => {
                let _ = granted.call1(&JsValue::NULL, &JsValue::TRUE);
                Promise::new(&mut |let_go, _| {
                    hold.0.replace(Some(let_go));
                })
                .into()
            }
            None => JsValue::UNDEFINED,
        }
    })
}

/// Requests a lock by name, because web-sys does not support Web Locks yet.
fn ask_browser(name: &str, ask: Ask, take: JsValue) -> Option<Promise> {
    let locks: JsValue = api("navigator.locks")?;
    let options = Object::new();
    let option = match ask {
        Ask::IfFree => Some("ifAvailable"),
        Ask::InTurn => None,
        Ask::Take => Some("steal"),
    };
    if let Some(option) = option {
        Reflect::set(&options, &option.into(), &JsValue::TRUE).ok()?;
    }
    let asked = call(&locks, "request", &[name.into(), options.into(), take])?;
    asked.dyn_into().ok()
}
