//! English.

pub(super) mod about;
#[cfg(test)]
mod addressing;
pub(super) mod dealt;
pub(super) mod device;
pub(super) mod home;
pub(super) mod past;
pub(super) mod rules;
pub(super) mod saved_games;
pub(super) mod saves;
pub(super) mod settings;
pub(super) mod shell;
pub(super) mod slapshot;
pub(super) mod sloop;
pub(super) mod storage;
pub(super) mod stroop;
pub(super) mod swoop;
pub(super) mod table;
pub(super) mod verdict;
mod words;
