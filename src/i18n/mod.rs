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

pub mod about;
#[allow(dead_code, unused_imports, reason = "its text is still being written")]
mod de;
pub mod dealt;
pub mod device;
mod en;
pub mod flaws;
mod grammar;
pub mod home;
mod name;
pub mod past;
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
pub mod verdict;

pub use name::{Name, Names, People, names, typed};

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

/// A message. Each part of the page has its own type, so that none contains the sentences of another.
pub trait Say {
    /// Renders the message.
    fn text(&self, language: Language) -> String;
}

/// Renders a message.
#[must_use]
pub fn text(language: Language, msg: impl Say) -> String {
    msg.text(language)
}

/// Implements [`Say`] for message types, with one function per language.
macro_rules! say {
    ($($msg:ty => $say:path,)+) => {
        $(impl Say for $msg {
            fn text(&self, language: Language) -> String {
                match language {
                    Language::English => $say(self),
                }
            }
        })+
    };
}

say! {
    about::Msg => en::about::text,
    device::Msg => en::device::text,
    flaws::Msg<'_> => en::flaws::text,
    home::Msg<'_> => en::home::text,
    past::Msg => en::past::text,
    rules::Msg<'_> => en::rules::text,
    saved_games::Msg<'_> => en::saved_games::text,
    saves::Msg<'_> => en::saves::text,
    settings::Msg<'_> => en::settings::text,
    shell::Msg<'_> => en::shell::text,
    storage::Msg<'_> => en::storage::text,
    table::Msg<'_> => en::table::text,
    verdict::Msg<'_> => en::verdict::text,
    dealt::log::Msg<'_> => en::dealt::log::text,
    dealt::moments::Msg<'_> => en::dealt::moments::text,
    dealt::notes::Msg => en::dealt::notes::text,
    dealt::prompt::Msg<'_> => en::dealt::prompt::text,
    dealt::reference::Msg => en::dealt::reference::text,
    dealt::refusals::Msg => en::dealt::refusals::text,
    dealt::table::Msg<'_> => en::dealt::table::text,
    slapshot::Msg<'_> => en::slapshot::text,
    slapshot::DeckMsg<'_> => en::slapshot::deck,
    slapshot::Prompt<'_> => en::slapshot::prompt,
    sloop::log::Msg<'_> => en::sloop::log::text,
    sloop::moments::Msg<'_> => en::sloop::moments::text,
    sloop::notes::Msg => en::sloop::notes::text,
    sloop::prompt::Msg<'_> => en::sloop::prompt::text,
    sloop::reference::Msg => en::sloop::reference::text,
    sloop::refusals::Msg<'_> => en::sloop::refusals::text,
    sloop::results::Msg<'_> => en::sloop::results::text,
    sloop::staged::Msg<'_> => en::sloop::staged::text,
    sloop::table::Msg<'_> => en::sloop::table::text,
    stroop::cards::Msg => en::stroop::cards::text,
    stroop::house_rules::Msg => en::stroop::house_rules::text,
    stroop::log::Msg<'_> => en::stroop::log::text,
    stroop::notes::Msg => en::stroop::notes::text,
    stroop::reference::Msg => en::stroop::reference::text,
    stroop::refusals::Msg => en::stroop::refusals::text,
    stroop::results::Msg<'_> => en::stroop::results::text,
    stroop::table::Msg<'_> => en::stroop::table::text,
    swoop::log::Msg<'_> => en::swoop::log::text,
    swoop::refusals::Msg => en::swoop::refusals::text,
    swoop::table::Msg<'_> => en::swoop::table::text,
    swoop::prompt::Msg<'_> => en::swoop::prompt::text,
}
