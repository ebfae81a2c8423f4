//! The languages of the page.

use serde::{Deserialize, Serialize};

/// The registry of languages, and the only place that lists them: each by the code that its folder of text is named
/// after, and by what it calls itself.
macro_rules! languages {
    ($($make:ident)::+ $($with:tt)*) => {
        $($make)::+! {
            {
                English: en, "English";
                German: de, "Deutsch";
            }
            $($with)*
        }
    };
}

pub(crate) use languages;

macro_rules! list {
    ({ $($Language:ident: $code:ident, $own:literal;)+ }) => {
        /// A language of the page.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub enum Language {
            #[default]
            $(#[doc = $own] $Language),+
        }

        impl Language {
            /// All of them, the original first.
            pub const ALL: &[Self] = &[$(Self::$Language),+];

            /// Its code, as in `<html lang>`.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$Language => stringify!($code)),+
                }
            }

            /// What it calls itself.
            #[must_use]
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Self::$Language => $own),+
                }
            }
        }
    };
}

languages! { list }

impl Language {
    /// The first of the preferred locales that is in a language of the page: "de-AT" is German. English if none is.
    pub fn preferred(locales: impl IntoIterator<Item = String>) -> Self {
        let mut known =
            { locales.into_iter() }.filter_map(|locale| Self::of_code(&language_of(&locale)));
        known.next().unwrap_or_default()
    }

    fn of_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|it| it.code() == code)
    }
}

/// The code of a locale's language, such as "en" for "en-US", also where a system names it in its own way, such as
/// "en_US@posix".
#[must_use]
pub fn language_of(locale: &str) -> String {
    let end = locale.find(|letter: char| !letter.is_ascii_alphabetic());
    locale[..end.unwrap_or(locale.len())].to_ascii_lowercase()
}

impl From<Language> for String {
    fn from(language: Language) -> Self {
        language.code().into()
    }
}

impl TryFrom<String> for Language {
    type Error = String;

    fn try_from(code: String) -> Result<Self, Self::Error> {
        Self::of_code(&code).ok_or(code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn preferred(locales: &[&str]) -> Language {
        Language::preferred(locales.iter().map(ToString::to_string))
    }

    #[test]
    fn the_first_locale_that_the_page_speaks_counts() {
        assert_eq!(preferred(&["fr", "de-AT", "en"]), Language::German);
        assert_eq!(preferred(&["DE"]), Language::German);
        assert_eq!(preferred(&["de_AT@euro", "en"]), Language::German);
        assert_eq!(preferred(&["en-GB", "de"]), Language::English);
    }

    #[test]
    fn whoever_speaks_none_of_them_reads_english() {
        assert_eq!(preferred(&[]), Language::English);
        assert_eq!(preferred(&["fr", "", "-", "deu"]), Language::English);
    }

    #[test]
    fn a_language_is_kept_by_its_code() {
        for language in Language::ALL {
            let kept = serde_json::to_string(language).expect("it is a word");
            assert_eq!(kept, format!("\"{}\"", language.code()));
            assert_eq!(serde_json::from_str(&kept).ok(), Some(*language));
        }
        assert!(serde_json::from_str::<Language>("\"xx\"").is_err());
    }
}
