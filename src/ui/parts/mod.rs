//! What several pages and boards share. Props in, callbacks out.

mod choice;
mod clause;
mod focus;
mod page;

pub use choice::{Choice, ChoiceProps};
pub use clause::{ClauseLink, ClauseLinkProps};
pub use focus::{focus_is_lost, use_focus};
pub use page::{Page, PageProps};
