//! What several pages and boards share. Props in, callbacks out.

mod back;
mod choice;
mod clause;
mod focus;
mod page;

pub use back::BackToTable;
pub use choice::{Choice, ChoiceProps};
pub use clause::{ClauseLink, ClauseLinkProps};
pub use focus::use_focus;
pub use page::{Page, PageProps};
