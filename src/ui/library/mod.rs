//! The library: the games that are kept, as pages see them.
//!
//! | file | holds |
//! | --- | --- |
//! | `contents` | which games are there |
//! | `opening` | taking a game up, and what is wrong with one that cannot be |
//! | `changes` | titles, and deleting |
//! | `import` | games that come from files |

mod changes;
mod contents;
mod import;
mod opening;

pub use changes::{remove, rename};
pub use contents::{all, look, use_library};
pub use import::{Import, import, import_texts};
pub use opening::{Damage, NotOpened, bytes, open, repair};
