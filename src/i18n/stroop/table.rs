//! The table of Stroop.

include!(concat!(env!("OUT_DIR"), "/stroop/table.rs"));
