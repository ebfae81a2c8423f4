//! The page as one file, which has no host: `cargo xtask build --single` makes it, by `static/single.js`.

/// Whether the page was opened from a disk. Then there is nothing behind its address for anybody else, and
/// nothing but this file for itself.
#[must_use]
pub fn is_opened() -> bool {
    let protocol = super::window().and_then(|window| window.location().protocol().ok());
    protocol.is_some_and(|protocol| protocol == "file:")
}

/// The texts of all licences, where they are in the page itself.
#[must_use]
pub fn licences() -> Option<String> {
    let document = super::window()?.document()?;
    document.get_element_by_id("licences")?.text_content()
}
