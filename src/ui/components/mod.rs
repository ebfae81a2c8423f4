//! Components shared by several pages and boards. Props in, callbacks out.

mod card_art;
mod chair_row;
mod choice;
mod clause_link;
mod clicks;
mod focus;
mod heads;
mod hold;
mod icon;
mod late_button;
mod logo;
mod lost;
mod marks;
mod once;
mod page;
mod player_list;
mod roving_focus;
mod score_sheet;
mod styled;
mod typed;

pub use card_art::{Figure, print, printed, sprites};
pub use chair_row::{ChairRow, ChairRowProps, name_field};
pub use choice::{Choice, ChoiceProps};
pub use clause_link::{clause_link, rule_note};
pub use clicks::{first_click, nearest, use_right_click};
pub use focus::{
    FocusLender, focus, focus_is_lost, focus_is_on, focus_is_on_another_button, focus_within,
    lend_focus, let_go_of_focus, use_focus, use_lent_focus,
};
pub use heads::{Face, Gaze, Mood};
pub use hold::{Begins, Hold, HoldButton, HoldButtonProps, Touch, hold_key, use_hold};
pub use icon::{Sign, icon, sign};
pub use late_button::{LateButton, LateButtonProps, use_dead};
pub use logo::{Logo, LogoCards, LogoProps};
pub use lost::what_is_lost;
pub use marks::marks;
pub use once::{Once, OnceProps};
pub use page::{Notice, NoticeProps, Page, PageProps, use_title};
pub use player_list::{PlayerList, PlayerListProps};
pub use roving_focus::{RovingFocus, arrow, use_roving_focus};
pub use score_sheet::{ScoreSheet, ScoreSheetProps, Sheet};
pub use styled::{Styled, StyledProps};
pub use typed::typed;
