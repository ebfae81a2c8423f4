//! Messages of the pages around a game.

use crate::engine::Seat;

pub(in crate::i18n) use crate::bots::Level;
pub(in crate::i18n) use crate::games::GameId;
pub(in crate::i18n) use crate::i18n::Name;
pub(in crate::i18n) use crate::setup::{Head, Shape, Who};

include!(concat!(env!("OUT_DIR"), "/shell.rs"));
