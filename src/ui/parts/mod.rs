//! What several pages and boards share. Props in, callbacks out.

mod choice;
mod page;

pub use choice::{Choice, ChoiceProps};
pub use page::{Page, PageProps};
