//! Notes for new players.

include!(concat!(env!("OUT_DIR"), "/dealt/notes.rs"));
