//! The page as a single file without a host: `cargo xtask build --single` makes it, with `static/single.js`.

/// Whether the page was opened from a disk. Then its address is of no use to anybody else, and it has no files but
/// this one.
#[must_use]
pub fn is_opened() -> bool {
    let protocol = super::window().and_then(|window| window.location().protocol().ok());
    protocol.is_some_and(|protocol| protocol == "file:")
}

/// The texts of all licenses, where the page itself contains them.
#[must_use]
pub fn licenses() -> Option<String> {
    let document = super::window()?.document()?;
    document.get_element_by_id("licenses")?.text_content()
}
