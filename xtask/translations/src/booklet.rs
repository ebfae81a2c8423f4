//! The rules of a game in one language.

use std::path::Path;

use crate::Flaw;

/// Writes the booklets of all languages.
pub(crate) fn write(_from: &Path, _to: &Path) -> Result<(), Vec<Flaw>> {
    Ok(())
}
