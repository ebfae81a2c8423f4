//! The one integration binary.

mod bots;
mod playthroughs;
mod playthroughs_dealt;
