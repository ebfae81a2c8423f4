//! Background tasks and timers.

use std::pin::pin;

use futures_util::future::{AbortHandle, Either, abortable, select};

#[cfg(not(target_arch = "wasm32"))]
use super::simulated_browser;

/// Runs a future in the background.
pub fn spawn(task: impl Future<Output = ()> + 'static) {
    #[cfg(target_arch = "wasm32")]
    wasm_bindgen_futures::spawn_local(task);
    #[cfg(not(target_arch = "wasm32"))]
    simulated_browser::spawn(task);
}

/// The same, until the handle aborts it.
#[must_use]
pub fn spawn_abortable(task: impl Future<Output = ()> + 'static) -> AbortHandle {
    let (task, handle) = abortable(task);
    spawn(async move {
        let _ = task.await;
    });
    handle
}

/// Waits for so many milliseconds.
pub async fn sleep(millis: u32) {
    #[cfg(target_arch = "wasm32")]
    gloo::timers::future::TimeoutFuture::new(millis).await;
    #[cfg(not(target_arch = "wasm32"))]
    simulated_browser::sleep(millis).await;
}

/// The result of a future that is ready within so many milliseconds; otherwise it is given up.
pub async fn within<T>(millis: u32, work: impl Future<Output = T>) -> Option<T> {
    match select(pin!(work), pin!(sleep(millis))).await {
        Either::Left((done, _)) => Some(done),
        Either::Right(_) => None,
    }
}
