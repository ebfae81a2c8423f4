//! English. Its text lies beside this file.

#[cfg(test)]
mod addressing;
pub(super) mod dealt;
mod grammar;
pub(super) mod home;
pub(super) mod saved_games;
pub(super) mod shell;
pub(super) mod slapshot;
pub(super) mod sloop;
pub(super) mod stroop;
pub(super) mod swoop;
pub(super) mod table;
pub(super) mod verdict;
mod words;

texts!("en": about, device, past, rules, saves, settings, storage);
