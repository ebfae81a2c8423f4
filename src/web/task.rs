//! Background tasks and timers.

#[cfg(not(target_arch = "wasm32"))]
use super::simulated_browser;

/// Runs a future in the background.
pub fn spawn(task: impl Future<Output = ()> + 'static) {
    #[cfg(target_arch = "wasm32")]
    wasm_bindgen_futures::spawn_local(task);
    #[cfg(not(target_arch = "wasm32"))]
    simulated_browser::spawn(task);
}

/// Waits for so many milliseconds.
pub async fn sleep(millis: u32) {
    #[cfg(target_arch = "wasm32")]
    gloo::timers::future::TimeoutFuture::new(millis).await;
    #[cfg(not(target_arch = "wasm32"))]
    simulated_browser::sleep(millis).await;
}
