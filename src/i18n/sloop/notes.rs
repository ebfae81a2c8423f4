//! The notes for new players of Sloop.

include!(concat!(env!("OUT_DIR"), "/sloop/notes.rs"));
