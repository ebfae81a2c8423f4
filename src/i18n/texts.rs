//! The text of the languages, by the parts of the page that say it.
//!
//! A page that is built in parts loads what each of its parts says, in the language that is read there; until then that
//! text is empty. All other builds contain all of it from the start.

#[cfg(feature = "parts")]
use std::sync::OnceLock;

use super::booklet::Chapter;
use super::{Language, Say};
use crate::games::GameId;
use crate::settings::languages;

/// Lists the messages of each part, and what else it has in each language.
macro_rules! texts {
    ($($(#[$about:meta])* $part:ident $said:tt)+) => {
        $($(#[$about])*
        pub mod $part {
            use super::*;

            languages! { texts_of_part $said }
        })+
    };
}

macro_rules! texts_of_part {
    ($languages:tt {
        $($name:ident: $($at:ident)::+ $(<$life:lifetime>)?,)*
        $(; $extra:ident: $kind:ty)?
    }) => {
        /// What renders these messages in one language.
        #[derive(Debug)]
        pub struct Texts {
            $($name: fn(&crate::i18n::$($at::)+Msg $(<$life>)?) -> String,)*
            $(pub(in crate::i18n) $extra: $kind,)?
        }

        $(impl Say for crate::i18n::$($at::)+Msg $(<$life>)? {
            fn text(&self, language: Language) -> String {
                texts(language).map_or_else(String::new, |it| (it.$name)(self))
            }
        })*

        in_languages! { $languages { $($name: $($at)::+,)* $(; $extra)? } }
    };
}

macro_rules! in_languages {
    ({ $($Language:ident: $code:ident, $own:literal;)+ } $said:tt) => {
        $(in_language! { $own $code $said })+

        /// The text in a language, if it is here.
        #[cfg(not(feature = "parts"))]
        #[allow(clippy::unnecessary_wraps, reason = "in a page built in parts it may not be here yet")]
        pub(in crate::i18n) fn texts(language: Language) -> Option<&'static Texts> {
            Some(match language {
                $(Language::$Language => $code(),)+
            })
        }

        #[cfg(feature = "parts")]
        static LOADED: [OnceLock<&Texts>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];

        /// The text in a language, if it is here.
        #[cfg(feature = "parts")]
        pub(in crate::i18n) fn texts(language: Language) -> Option<&'static Texts> {
            LOADED.get(language as usize)?.get().copied()
        }

        /// Whether the text in a language is here.
        #[must_use]
        pub fn is_here(language: Language) -> bool {
            texts(language).is_some()
        }

        /// Takes in the text in a language.
        #[cfg(feature = "parts")]
        pub fn keep(language: Language, texts: &'static Texts) {
            if let Some(place) = LOADED.get(language as usize) {
                let _ = place.set(texts);
            }
        }

        /// Takes in the text in a language: all of it is here from the start.
        #[cfg(not(feature = "parts"))]
        pub const fn keep(_: Language, _: &'static Texts) {}
    };
}

macro_rules! in_language {
    ($own:literal $code:ident { $($name:ident: $($at:ident)::+,)* $(; $extra:ident)? }) => {
        #[doc = concat!("In ", $own, ".")]
        #[must_use]
        pub const fn $code() -> &'static Texts {
            &Texts {
                $($name: crate::i18n::$code::$($at::)+text,)*
                $($extra: crate::i18n::$code::$extra,)?
            }
        }
    };
}

texts! {
    /// What home says, and all other pages with it.
    shell {
        device: device,
        home: home<'_>,
        saved_games: saved_games<'_>,
        saves: saves<'_>,
        shell: shell<'_>,
        storage: storage<'_>,
    }
    /// What the settings, the list of games and the credits say.
    desk {
        about: about,
        game_files: game_files<'_>,
        settings: settings<'_>,
    }
    /// The booklets, and the page around them.
    rules {
        rules: rules<'_>,
        ; booklet: fn(GameId) -> &'static [Chapter]
    }
    /// What every table says, and the pages that speak of tables.
    table {
        flaws: flaws<'_>,
        key_names: key_names<'_>,
        past: past,
        table: table<'_>,
        verdict: verdict<'_>,
    }
    /// What the table of Dealt! says.
    dealt {
        advice: dealt::advice,
        log: dealt::log<'_>,
        moments: dealt::moments<'_>,
        notes: dealt::notes,
        prompt: dealt::prompt<'_>,
        reasons: dealt::reasons,
        reference: dealt::reference,
        refusals: dealt::refusals,
        table: dealt::table<'_>,
    }
    /// What the table of Stroop says.
    stroop {
        cards: stroop::cards,
        house_rules: stroop::house_rules<'_>,
        log: stroop::log<'_>,
        reference: stroop::reference,
        refusals: stroop::refusals,
        results: stroop::results<'_>,
        table: stroop::table<'_>,
    }
    /// What the table of Swoop says.
    swoop {
        advice: swoop::advice,
        log: swoop::log<'_>,
        prompt: swoop::prompt<'_>,
        reasons: swoop::reasons,
        refusals: swoop::refusals,
        table: swoop::table<'_>,
    }
    /// What the table of Sloop says.
    sloop {
        advice: sloop::advice<'_>,
        log: sloop::log<'_>,
        moments: sloop::moments<'_>,
        notes: sloop::notes,
        prompt: sloop::prompt<'_>,
        reasons: sloop::reasons<'_>,
        reference: sloop::reference,
        refusals: sloop::refusals<'_>,
        results: sloop::results<'_>,
        staged: sloop::staged<'_>,
        table: sloop::table<'_>,
    }
    /// What the table of Slapshot says.
    slapshot {
        advice: slapshot::advice<'_>,
        deck: slapshot::deck<'_>,
        face_off: slapshot::face_off<'_>,
        house_rules: slapshot::house_rules,
        log: slapshot::log<'_>,
        moments: slapshot::moments<'_>,
        notes: slapshot::notes,
        players: slapshot::players,
        prompt: slapshot::prompt<'_>,
        reasons: slapshot::reasons,
        reference: slapshot::reference,
        refusals: slapshot::refusals<'_>,
        results: slapshot::results<'_>,
        table: slapshot::table<'_>,
    }
}

/// The rules of a game, as offered at its table.
#[must_use]
pub fn booklet(language: Language, game: GameId) -> &'static [Chapter] {
    rules::texts(language).map_or(&[], |texts| (texts.booklet)(game))
}
