//! Every sentence that a person reads.
//!
//! A message is a value of an enum, and each language renders all of them. Most are text: `en/*.ftl` declares and says
//! them, and `build.rs` turns that into the enum and into one exhaustive match for each language. The booklets are
//! `en/rules/*.md`. What a sentence needs besides is here: which message an event gets, [people](Name) as sentences
//! speak of them, and the grammar of each language. `docs/translating.md` is for those who write text.

/// Takes in what the build makes of the text in a folder of a language: for each file, a function that renders its
/// messages. They are declared in modules of the same names within what is in scope as `messages`.
macro_rules! texts {
    ($folder:literal: $($file:ident),+ $(,)?) => {
        $(#[allow(clippy::all, clippy::too_many_lines, clippy::uninlined_format_args, reason = "the build writes plain code")]
        pub(in crate::i18n) mod $file {
            #[allow(unused_imports, reason = "some text calls no grammar")]
            use super::grammar;
            #[allow(unused_imports, reason = "some text has no choices")]
            use crate::i18n::grammar::{Place, Plural};
            #[allow(clippy::wildcard_imports, unused_imports, reason = "text names what it needs")]
            use super::messages::$file::*;

            include!(concat!(env!("OUT_DIR"), "/", $folder, "/", stringify!($file), ".rs"));
        })+
    };
}

/// Takes in the booklets in a folder of a language.
macro_rules! booklets {
    ($folder:literal) => {
        /// The rules of a game.
        pub(in crate::i18n) fn booklet(game: GameId) -> &'static [Chapter] {
            booklets! { $folder game:
                Sloop "sloop",
                Dealt "dealt",
                Swoop "swoop",
                Stroop "stroop",
                Slapshot "slapshot",
            }
        }
    };
    ($folder:literal $chosen:ident: $($game:ident $file:literal,)+) => {
        match $chosen {
            $(GameId::$game => {
                include!(concat!(env!("OUT_DIR"), "/", $folder, "/rules/", $file, ".rs"))
            })+
        }
    };
}

pub mod about;
pub mod booklet;
mod de;
pub mod dealt;
pub mod device;
mod en;
pub mod flaws;
pub mod game_files;
mod grammar;
pub mod home;
pub mod key_names;
mod name;
mod naming;
pub mod past;
#[cfg(any(test, feature = "pseudo"))]
pub mod pseudo;
pub mod rules;
pub mod saved_games;
pub mod saves;
pub mod settings;
pub mod shell;
pub mod slapshot;
pub mod sloop;
pub mod storage;
pub mod stroop;
pub mod swoop;
pub mod table;
pub mod texts;
pub mod verdict;

pub use crate::settings::Language;
pub use name::{Name, Names, People};
pub use naming::{names, typed, usual_name};

/// A message. Each part of the page has its own type, so that none contains the sentences of another.
pub trait Say {
    /// Renders the message.
    fn text(&self, language: Language) -> String;
}

impl<M: Say + ?Sized> Say for &M {
    fn text(&self, language: Language) -> String {
        (**self).text(language)
    }
}

/// Renders a message.
#[must_use]
pub fn text(language: Language, msg: impl Say) -> String {
    let text = msg.text(language);
    #[cfg(feature = "pseudo")]
    let text = pseudo::garbled(&text);
    text
}
