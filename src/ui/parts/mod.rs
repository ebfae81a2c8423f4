//! What several pages and boards share. Props in, callbacks out.

mod choice;
mod clause;
mod focus;
mod icon;
mod page;
mod sheet;

pub use choice::{Choice, ChoiceProps};
pub use clause::{ClauseLink, ClauseLinkProps};
pub use focus::{Lender, use_focus, use_lent_focus};
pub use icon::{Icon, IconProps, Sign};
pub use page::{Page, PageProps, use_title};
pub use sheet::{ScoreSheet, ScoreSheetProps, Sheet};
