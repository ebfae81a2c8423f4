//! How the page knows Slapshot.

#![expect(dead_code, reason = "no table shows it yet")]

mod line;
mod matches;
mod notes;
mod outcome;
mod reference;
mod score;
