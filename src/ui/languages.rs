//! The page's language, and its text, which is loaded in the parts in which the page says it.

use std::cell::{Cell, RefCell};

use yew::prelude::*;

use crate::i18n::{Language, texts};
use crate::settings::languages;
use crate::web::part::{NotLoaded, part};
use crate::web::{locale, task};

thread_local! {
    static LANGUAGE: Cell<Language> = const { Cell::new(Language::English) };
    /// The language that was asked for last.
    static ASKED: Cell<Language> = const { Cell::new(Language::English) };
    /// The app, which is drawn anew in another language.
    static APP: RefCell<Option<UseStateSetter<Language>>> = const { RefCell::new(None) };
}

/// The page's language.
#[must_use]
pub fn language() -> Language {
    LANGUAGE.get()
}

/// The language that the settings ask for: the chosen one, or else the first of the browser's that the page speaks.
#[must_use]
pub fn wanted(chosen: Option<Language>) -> Language {
    chosen.unwrap_or_else(|| Language::preferred(locale::preferred()))
}

/// Loads the text of a language, as far as the page needs it already, and makes it the page's language, unless
/// another one is asked for meanwhile.
///
/// # Errors
/// Some of it could not be loaded. The page keeps its language, and calling this again asks the host again.
pub fn speak(language: Language) -> impl Future<Output = Result<(), NotLoaded>> {
    ASKED.set(language);
    once_loaded(language)
}

async fn once_loaded(language: Language) -> Result<(), NotLoaded> {
    let before = LANGUAGE.get();
    for text in Text::ALL {
        if *text == Text::Shell || text.is_here(before) {
            text.load_in(language).await?;
        }
    }
    if ASKED.get() == language {
        LANGUAGE.set(language);
        locale::announce(language.code());
        APP.with_borrow(|app| app.iter().for_each(|app| app.set(language)));
    }
    Ok(())
}

/// The page's language, as a part of the state of the app: that which the settings ask for, once its text is here.
#[hook]
pub fn use_spoken(chosen: Option<Language>) -> Language {
    let spoken = use_state_eq(language);
    use_effect_with((), {
        let setter = spoken.setter();
        move |()| {
            APP.set(Some(setter));
            || APP.set(None)
        }
    });
    use_effect_with(chosen, |&chosen| {
        let wanted = wanted(chosen);
        // Whoever chose it here has asked for it already.
        if wanted != ASKED.get() {
            task::spawn(async move {
                // The settings say so, where this can be tried again.
                let _ = speak(wanted).await;
            });
        }
    });
    *spoken
}

/// Loads text in the page's language, which may change meanwhile.
///
/// # Errors
/// Some of it could not be loaded. Calling this again asks the host again.
pub async fn load(texts: [Text; 2]) -> Result<(), NotLoaded> {
    loop {
        let language = language();
        for text in texts {
            text.load_in(language).await?;
        }
        if language == self::language() {
            return Ok(());
        }
    }
}

macro_rules! list {
    ($languages:tt { $($(#[$about:meta])* $Text:ident: $text:ident;)+ }) => {
        /// Text that is loaded together.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Text { $($(#[$about])* $Text),+ }

        impl Text {
            const ALL: &[Self] = &[$(Self::$Text),+];

            fn is_here(self, language: Language) -> bool {
                match self {
                    $(Self::$Text => texts::$text::is_here(language)),+
                }
            }

            async fn load_in(self, language: Language) -> Result<(), NotLoaded> {
                match self {
                    $(Self::$Text => $text(language).await),+
                }
            }
        }

        $(load! { $languages $text })+
    };
}

/// Makes each text a part of its own for each language, and a function that loads it.
macro_rules! load {
    ({ $($Language:ident: $code:ident, $own:literal;)+ } $text:ident) => {
        pastey::paste! {
            $(part! {
                [<$code _ $text>] => fn [<$code _ $text>]() -> Result<&'static texts::$text::Texts, NotLoaded> {
                    Ok(texts::$text::$code())
                }
            })+

            async fn $text(language: Language) -> Result<(), NotLoaded> {
                if !texts::$text::is_here(language) {
                    let texts = match language {
                        $(Language::$Language => [<$code _ $text>]().await?,)+
                    };
                    texts::$text::keep(language, texts);
                }
                Ok(())
            }
        }
    };
}

languages! { list {
    /// What home says, and all other pages with it.
    Shell: shell;
    /// What the settings, the list of games and the credits say.
    Desk: desk;
    /// The booklets, and the page around them.
    Rules: rules;
    /// What every table says, and the pages that speak of tables.
    Table: table;
    /// What the table of Sloop says.
    Sloop: sloop;
    /// What the table of Dealt! says.
    Dealt: dealt;
    /// What the table of Swoop says.
    Swoop: swoop;
    /// What the table of Stroop says.
    Stroop: stroop;
    /// What the table of Slapshot says.
    Slapshot: slapshot;
} }
