//! The one sentence that says what is awaited.

use yew::prelude::*;

use crate::engine::Observation;
use crate::games::sloop::Sloop;

/// What may be done now, in a few words.
pub(super) fn asked(_: &Observation<Sloop>) -> AttrValue {
    AttrValue::default()
}
