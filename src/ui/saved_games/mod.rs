//! The saved games, as pages see it.
//!
//! | file | holds |
//! | --- | --- |
//! | `contents` | the list of saved games, and keeping copies of them |
//! | `opening` | opening saved games, and what is wrong with damaged ones |
//! | `changes` | renaming, deleting, and undoing a deletion |
//! | `import` | importing games from files |

mod changes;
mod contents;
mod import;
mod opening;

pub use changes::{put_back, remove, rename};
pub use contents::{all, look, use_saved_games};
pub use import::{Import, import, import_texts};
pub use opening::{Damage, NotOpened, bytes, open, repair};
