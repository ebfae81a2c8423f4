//! What several pages and boards share. Props in, callbacks out.

mod back;
mod chair;
mod choice;
mod clause;
mod company;
mod focus;
mod game_box;
mod hold;
mod icon;
mod mark;
mod notice;
mod page;
mod print;
mod rove;
mod sheet;
mod staging;

pub use back::BackToTable;
pub use chair::{ChairRow, ChairRowProps};
pub use choice::{Choice, ChoiceProps};
pub use clause::{ClauseLink, ClauseLinkProps};
pub use company::{Company, CompanyProps};
pub use focus::{Lender, focus_is_lost, use_focus, use_lent_focus};
pub use game_box::{GameBox, GameBoxProps};
pub use hold::{Hold, HoldButton, HoldButtonProps, Touch, hold_key, use_hold};
pub use icon::{Icon, IconProps, Sign};
pub use mark::{Cards, Mark, MarkProps};
pub use notice::{Notice, NoticeProps};
pub use page::{Page, PageProps, use_title};
pub use print::{Figure, deck, print, printed};
pub use rove::{Rove, arrow, focus_within, use_rove};
pub use sheet::{ScoreSheet, ScoreSheetProps, Sheet};
pub use staging::use_staged;
