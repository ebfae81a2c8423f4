//! The quick reference.

include!(concat!(env!("OUT_DIR"), "/dealt/reference.rs"));
