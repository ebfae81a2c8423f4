//! Messages in the syntax of Fluent (projectfluent.org), one file for each place where they are said.
//!
//! English declares a message: its comment says where it stands, and names the arguments with their types, as in
//!
//! ```ftl
//! # Whom the table waits for.
//! # $who (name): The player.
//! # Length: 40
//! waits = { $who ->
//!     [you] It's your turn.
//!    *[other] It's { POSSESSIVE($who) } turn.
//!   }
//! ```
//!
//! | type | in Rust | shown | chosen by |
//! | --- | --- | --- | --- |
//! | `text` | `&str` | as it is | |
//! | `u8`, `u16`, `u32`, `u64`, `usize` | the same | in digits | a number, or a plural category |
//! | `name` | `&Name` | `name` of the grammar | `you`, `other` |
//! | `bool` | the same | | `yes`, `no` |
//! | `Pace`, `&Card`, `[Card]` | the type in scope | by a function, or as Rust displays it | its variants |
//! | `text?` | `Option<&str>`, and so on | once it is chosen | `none`, and the above |
//!
//! A variant may bring arguments of its own, which the head of the file declares, as in `### Who [bot] $level (Level): How
//! well it plays.`
//!
//! `A($card)` calls the function `a` of the language's grammar, which learns whether its words begin the message: a
//! comment that starts with `Phrase.` says that the message itself stands within a sentence. A term, as `-reason`,
//! is what several messages of a file share; it sees their arguments. A message never contains another message.
//!
//! Where the messages are the variants of an existing type, the head of the file says so, and declares what comes with all
//! of them. Each message declares what it says of its variant, and may leave out the rest. If `$names` comes with them, an
//! argument of the type `name` is a seat in Rust, and its name is said:
//!
//! ```ftl
//! ### Of games::sloop::Refusal
//! ### With $names (&Names): Those of the seats.
//! ```
//!
//! | file | holds |
//! | --- | --- |
//! | [`declared`] | what English declares: messages and their arguments, and their type in Rust |
//! | [`resource`] | a parsed file, and the function that renders its messages |
//! | [`writer`] | the expression for one message |
//! | [`case`] | words with capitals |

mod case;
mod declared;
mod resource;
#[cfg(test)]
mod tests;
mod writer;

use std::collections::BTreeMap;
use std::path::Path;

use crate::files::{languages, read, save, texts_in};
use crate::flaw::Flaw;

use declared::type_of;
use resource::Resource;

/// Writes the messages of all languages: for each file the type of its messages, and for each language a function
/// that renders them.
pub(crate) fn write(from: &Path, to: &Path) -> Result<(), Vec<Flaw>> {
    let mut flaws = Vec::new();
    let originals: BTreeMap<String, String> = texts_in(from, "en", "ftl")?;
    for (file, text) in &originals {
        let name = format!("en/{file}.ftl");
        let english = match Resource::parse(&name, text) {
            Ok(english) => english,
            Err(found) => {
                flaws.extend(found);
                continue;
            }
        };
        let declared = match english.declared() {
            Ok(declared) => declared,
            Err(found) => {
                flaws.extend(found);
                continue;
            }
        };
        save(&to.join(format!("{file}.rs")), &type_of(&declared))?;
        for language in languages(from)? {
            let name = format!("{language}/{file}.ftl");
            let path = from.join(&name);
            if !path.exists() {
                flaws.push(Flaw::new(&name, 1, "this file is missing"));
                continue;
            }
            let text = read(&path)?;
            match Resource::parse(&name, &text).and_then(|it| it.rendered(&declared)) {
                Ok(code) => save(&to.join(&language).join(format!("{file}.rs")), &code)?,
                Err(found) => flaws.extend(found),
            }
        }
    }
    for language in languages(from)? {
        for file in texts_in(from, &language, "ftl")?.keys() {
            if !originals.contains_key(file) {
                let name = format!("{language}/{file}.ftl");
                flaws.push(Flaw::new(&name, 1, "English has no such file"));
            }
        }
    }
    if flaws.is_empty() { Ok(()) } else { Err(flaws) }
}
