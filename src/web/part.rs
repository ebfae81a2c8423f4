//! Code that is loaded on demand, each part in a file of its own.

use std::fmt;

/// A part of the page could not be loaded: its host did not deliver it or cannot be reached.
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

/// Puts a function, and all code that only parts use, into the part with this name. Calling it loads the part
/// first. Without the feature `parts` the code is present from the start, which needs no support from browsers or
/// linkers.
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
