//! The clauses of Sloop, each tested by functions named after it; also secrecy, and whole games as
//! text.

mod advice;
mod builds;
mod captures;
mod end;
mod examples;
#[cfg(feature = "web")]
mod flights;
mod icons;
mod oracle;
mod partners;
mod playthroughs;
mod refusals;
pub(crate) mod scene;
mod secrecy;
mod set_up;
mod staging;
mod turns;
mod wilds;
mod words;
