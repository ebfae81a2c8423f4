//! Whether cards move, as the settings and the device want it.

use crate::settings::{Motion as Choice, Pace, Settings};
use crate::web::matches_media;

/// How cards get to their places.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Manner {
    /// They are there at once.
    Still,
    /// They fade in.
    Fades,
    /// They fly.
    Flies,
}

impl Manner {
    pub(super) fn of(settings: &Settings) -> Self {
        match (settings.pace, settings.motion) {
            (Pace::Instant, _) => Self::Still,
            (_, Choice::Full) => Self::Flies,
            (_, Choice::System) if !system_reduces() => Self::Flies,
            _ => Self::Fades,
        }
    }
}

/// Whether things may move, rather than be in their places at once.
pub fn may_move(settings: &Settings) -> bool {
    Manner::of(settings) == Manner::Flies
}

/// Whether motion is reduced, as the page's root says: for code outside of components.
pub(super) fn is_reduced() -> bool {
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.document_element());
    match root
        .and_then(|root| root.get_attribute("data-motion"))
        .as_deref()
    {
        Some("reduced") => true,
        Some("full") => false,
        _ => system_reduces(),
    }
}

/// Whether the device is set to reduced motion.
fn system_reduces() -> bool {
    matches_media("(prefers-reduced-motion: reduce)")
}
