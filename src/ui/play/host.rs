//! The page that contains a table.

use yew::prelude::*;

use crate::saves::StorageError;

/// What a table needs from its page.
#[derive(Clone, PartialEq)]
pub struct Host {
    /// Why the game is currently not being saved, if it is not.
    pub trouble: Option<StorageError>,
    /// Called with the reason when saving fails, and with `None` when it works again.
    pub ontrouble: Callback<Option<StorageError>>,
    /// Deals again for the same seats.
    pub onagain: Callback<()>,
}
