//! Overlays that the browser's back button closes.

use yew::prelude::*;

use super::listening::use_latest;
use crate::web::layer;

/// While an overlay is open, the browser's back button calls `onback` instead of leaving the page.
#[hook]
pub fn use_layer(open: bool, onback: Callback<()>) {
    let onback = use_latest(onback);
    use_effect_with(open, move |&open| {
        let layer = open.then(|| layer::open(onback));
        move || drop(layer)
    });
}

/// Listens to the browser's back button; for pages that have overlays.
#[hook]
pub fn use_layers() {
    use_effect_with((), |()| {
        let listener = layer::listen();
        move || drop(listener)
    });
}
