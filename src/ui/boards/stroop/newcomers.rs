//! Whether people here have played Stroop before. In their first game they warm up before each round, and bots let
//! them play the first card.

use crate::settings::Notes;
use crate::ui::use_settings::saved_settings;
use crate::web::local_storage;

/// The name under which the browser stores that a game has been finished here.
const NAME: &str = "stroop-played";

/// Whether no game has been finished here yet, and the settings let new players be helped.
pub(super) fn are_here() -> bool {
    saved_settings().notes == Notes::On && !local_storage::load(NAME).unwrap_or(false)
}

/// Notes that a game has been finished.
pub(super) fn have_played() {
    // If nothing can be stored, everybody stays new here.
    let _ = local_storage::save(NAME, &true);
}
