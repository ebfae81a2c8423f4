//! The library: the games that are kept, as pages see them.
//!
//! | file | holds |
//! | --- | --- |
//! | `contents` | which games are there, and that there are copies of them |
//! | `opening` | taking a game up, and what is wrong with one that cannot be |
//! | `changes` | titles, deleting, and that undone |
//! | `import` | games that come from files |

mod changes;
mod contents;
mod import;
mod opening;

pub use changes::{put_back, remove, rename};
pub use contents::{all, look, use_library};
pub use import::{Import, import, import_texts};
pub use opening::{Damage, NotOpened, bytes, open, repair};
