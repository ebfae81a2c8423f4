//! How somebody thinks without holding up the page.

use gloo::timers::future::TimeoutFuture;

use crate::web::clock;

/// How long somebody thinks before the page gets a chance to paint and to handle taps, in milliseconds.
const SLICE: f64 = 8.0;

/// Thinks bit by bit, while the page goes on; gives up as soon as the answer is no longer `wanted`.
pub(super) async fn in_slices<T>(
    mut go_on: impl FnMut() -> Option<T>,
    wanted: impl Fn() -> bool,
) -> Option<T> {
    while wanted() {
        let until = clock::now() + SLICE;
        while clock::now() < until {
            let thought = go_on();
            if thought.is_some() {
                return thought;
            }
        }
        TimeoutFuture::new(0).await;
    }
    None
}
