//! Messages about saved games that cannot be read.

use crate::saves::{Unreadable, VERSION};

include!(concat!(env!("OUT_DIR"), "/saves.rs"));

impl<'a> From<&'a Unreadable> for Msg<'a> {
    fn from(why: &'a Unreadable) -> Self {
        match *why {
            Unreadable::Foreign => Self::Foreign,
            Unreadable::Damaged => Self::Damaged,
            Unreadable::Version(wrote) => Self::Version {
                wrote,
                here: VERSION,
            },
            Unreadable::Game(ref name) => Self::Game(name),
            Unreadable::Rules { wrote, here } if wrote > u64::from(here) => {
                Self::LaterRules { wrote, here }
            }
            Unreadable::Rules { wrote, here } => Self::EarlierRules { wrote, here },
            Unreadable::Record => Self::Record,
            Unreadable::Seats => Self::Seats,
            Unreadable::Unfinished => Self::Unfinished,
        }
    }
}
