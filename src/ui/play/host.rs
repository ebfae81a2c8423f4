//! The page that a table is on.

use yew::prelude::*;

use crate::saves::StorageError;

/// What a table asks of the page that it is on.
#[derive(Clone, PartialEq)]
pub struct Host {
    /// Why what happens is not kept now.
    pub trouble: Option<StorageError>,
    /// Takes note of why something is not kept, or that it is again.
    pub ontrouble: Callback<Option<StorageError>>,
    /// Deals again for the same seats.
    pub onagain: Callback<()>,
}
