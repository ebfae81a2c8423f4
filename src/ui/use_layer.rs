//! What lies over a page is put away by the way back.

use yew::prelude::*;

use super::listening::use_latest;
use crate::web::layer;

/// While something is open that lies over the page, the way back calls `onback` and leaves the page alone.
#[hook]
pub fn use_layer(open: bool, onback: Callback<()>) {
    let onback = use_latest(onback);
    use_effect_with(open, move |&open| {
        let layer = open.then(|| layer::open(onback));
        move || drop(layer)
    });
}

/// Listens to the way back; for the page that has layers.
#[hook]
pub fn use_layers() {
    use_effect_with((), |()| {
        let listener = layer::listen();
        move || drop(listener)
    });
}
