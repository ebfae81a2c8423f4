//! Background tasks and timers.

use std::pin::{Pin, pin};

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
    let mut result = None;
    ends_within(millis, pin!(async { result = Some(work.await) })).await;
    result
}

/// Whether a future is ready within so many milliseconds. Whatever it returns, this is compiled once.
pub async fn ends_within(millis: u32, work: Pin<&mut dyn Future<Output = ()>>) -> bool {
    let over = pin!(sleep(millis));
    matches!(select(work, over).await, Either::Left(_))
}
