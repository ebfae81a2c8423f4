//! Notes for new players.

include!(concat!(env!("OUT_DIR"), "/slapshot/notes.rs"));
