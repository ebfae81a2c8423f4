//! Parts of the page's code that come when they are needed, each a file of its own.

use std::fmt;

/// A part of the page was not to be had: its host did not give it, or there is no way to the host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotLoaded;

impl fmt::Display for NotLoaded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a part of the page could not be loaded")
    }
}

impl std::error::Error for NotLoaded {}

#[cfg(feature = "parts")]
impl From<wasm_split_helpers::SplitLoaderError> for NotLoaded {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// Puts a function, and all that nothing but parts leads to, into the part of this name. To call it is
/// to await the part. Without the feature `parts` it is there from the start, which browsers and linkers
/// need no help for.
macro_rules! part {
    ($part:ident => fn $name:ident() -> $result:ty $body:block) => {
        #[cfg(feature = "parts")]
        #[wasm_split_helpers::wasm_split($part, fallible)]
        fn $name() -> $result $body

        #[cfg(not(feature = "parts"))]
        async fn $name() -> $result $body
    };
}

pub(crate) use part;
