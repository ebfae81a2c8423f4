//! What several pages and boards share. Props in, callbacks out.

mod choice;
mod clause;
mod company;
mod focus;
mod game_box;
mod mark;
mod notice;
mod page;

pub use choice::{Choice, ChoiceProps};
pub use clause::{ClauseLink, ClauseLinkProps};
pub use company::{Company, CompanyProps};
pub use focus::use_focus;
pub use game_box::{GameBox, GameBoxProps};
pub use mark::{Cards, Mark, MarkProps};
pub use notice::{Notice, NoticeProps};
pub use page::{Page, PageProps};
