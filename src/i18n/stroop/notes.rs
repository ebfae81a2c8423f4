//! The notes for new players of Stroop.

include!(concat!(env!("OUT_DIR"), "/stroop/notes.rs"));
