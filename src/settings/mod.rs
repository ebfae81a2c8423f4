//! The players' preferences, as plain data. Their texts are in [`i18n`](crate::i18n); the page stores them in
//! the browser and distributes them.

mod command;
mod command_keys;
mod key_blocks;
mod key_meaning;
mod key_name;
mod key_press;
mod language;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

pub use command::Command;
pub use command_keys::{KeyChange, Keys};
pub use key_blocks::{Block, BlockChange, Blocks, Press};
pub use key_meaning::Meaning;
pub use key_name::KeyName;
pub use key_press::{KeyLayout, KeyPress, usual_place, usually_typed};
pub(crate) use language::languages;
pub use language::{Language, language_of};

/// All settings. Stored settings are read field by field: one that is missing or invalid has its default, and
/// the others are kept.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Map<String, Value>")]
pub struct Settings {
    /// The language of the page; if none is chosen, the first of the browser's that the page speaks.
    pub language: Option<Language>,
    /// How fast bots move and cards fly.
    pub pace: Pace,
    /// Which moves have to be confirmed.
    pub confirm: Confirm,
    /// What is highlighted for the player to move.
    pub marks: Marks,
    /// Whether new players are shown notes.
    pub notes: Notes,
    /// Light or dark.
    pub theme: Theme,
    /// Whether cards are animated.
    pub motion: Motion,
    /// How large text is.
    pub text: TextSize,
    /// Whether a shape also indicates the ink of a word.
    pub inks: Inks,
    /// Who reads played words aloud.
    pub voice: Voice,
    /// How fast bots are in real-time games.
    pub rivals: Rivals,
    /// Key assignments.
    pub keys: Keys,
    /// Key assignments for several players at one keyboard.
    pub blocks: Blocks,
}

impl From<Map<String, Value>> for Settings {
    /// Fields that are missing or invalid have their defaults.
    fn from(kept: Map<String, Value>) -> Self {
        Self {
            language: or_usual(&kept, "language"),
            pace: or_usual(&kept, "pace"),
            confirm: or_usual(&kept, "confirm"),
            marks: or_usual(&kept, "marks"),
            notes: or_usual(&kept, "notes"),
            theme: or_usual(&kept, "theme"),
            motion: or_usual(&kept, "motion"),
            text: or_usual(&kept, "text"),
            inks: or_usual(&kept, "inks"),
            voice: or_usual(&kept, "voice"),
            rivals: or_usual(&kept, "rivals"),
            keys: or_usual(&kept, "keys"),
            blocks: or_usual(&kept, "blocks"),
        }
    }
}

fn or_usual<T: DeserializeOwned + Default>(kept: &Map<String, Value>, field: &str) -> T {
    let value = kept.get(field).and_then(|kept| T::deserialize(kept).ok());
    value.unwrap_or_default()
}

/// A setting with a few values that are offered as a list.
macro_rules! choice {
    ($(#[$about:meta])* $name:ident { $($(#[$what:meta])* $value:ident),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        pub enum $name { $($(#[$what])* $value),+ }

        impl $name {
            /// All values, in the order in which they are offered.
            pub const ALL: &[Self] = &[$(Self::$value),+];
        }
    };
}

choice! {
    /// How fast bots move and cards fly.
    Pace {
        /// Twice the usual time.
        Slow,
        /// Slow enough to follow.
        #[default]
        Normal,
        /// Half the usual time.
        Fast,
        /// No delays.
        Instant,
    }
}

choice! {
    /// Which moves have to be confirmed.
    Confirm {
        /// All moves.
        #[default]
        Always,
        /// Those that are hard to undo, such as a Stop, or putting down a wild.
        Risky,
        /// No moves.
        Never,
    }
}

choice! {
    /// What is highlighted for the player to move.
    Marks {
        /// Nothing.
        Off,
        /// Cards that can be played.
        #[default]
        Playable,
    }
}

choice! {
    /// Whether new players are shown notes.
    Notes {
        /// Each note once.
        #[default]
        On,
        /// Never.
        Off,
    }
}

choice! {
    /// Whether a shape indicates the ink of a word, in addition to the ink itself.
    Inks {
        /// The ink alone.
        #[default]
        Plain,
        /// A shape in the corner as well.
        Badges,
    }
}

choice! {
    /// Who reads played words aloud.
    Voice {
        /// The players themselves.
        #[default]
        People,
        /// The page.
        Page,
        /// Nobody.
        Nobody,
    }
}

choice! {
    /// How fast bots are in real-time games.
    Rivals {
        /// According to their level.
        #[default]
        Levels,
        /// As fast as the one person they play with.
        Match,
    }
}

choice! {
    /// Light or dark.
    Theme {
        /// As set on the device.
        #[default]
        System,
        /// A light theme: linen.
        Light,
        /// A dark theme: dark wood.
        Dark,
    }
}

choice! {
    /// Whether cards are animated.
    Motion {
        /// As set on the device.
        #[default]
        System,
        /// They move.
        Full,
        /// They fade instead.
        Reduced,
    }
}

choice! {
    /// How large text is.
    TextSize {
        /// As set on the device.
        #[default]
        Usual,
        /// A quarter larger.
        Large,
        /// One and a half times as large.
        Larger,
        /// Twice as large.
        Largest,
    }
}

impl Pace {
    /// Scales a duration of the normal pace, in milliseconds, to this pace.
    #[must_use]
    pub fn of(self, normal: u32) -> u32 {
        match self {
            Self::Slow => normal * 2,
            Self::Normal => normal,
            Self::Fast => normal / 2,
            Self::Instant => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(kept: &str) -> Settings {
        serde_json::from_str(kept).expect("an object is always read")
    }

    #[test]
    fn settings_survive_writing_and_reading() {
        let mut settings = Settings {
            language: Some(Language::German),
            pace: Pace::Slow,
            confirm: Confirm::Never,
            marks: Marks::Off,
            notes: Notes::Off,
            theme: Theme::Dark,
            motion: Motion::Reduced,
            text: TextSize::Largest,
            inks: Inks::Badges,
            voice: Voice::Page,
            rivals: Rivals::Match,
            keys: Keys::default(),
            blocks: Blocks::default(),
        };
        settings.blocks.set(Block::Left, Press::Draw, "Minus");
        settings.keys.characters = false;
        settings.keys.set(Command::Log, "h");
        let kept = serde_json::to_string(&settings).expect("plain data");
        assert_eq!(read(&kept), settings);
    }

    #[test]
    fn missing_settings_have_their_defaults() {
        assert_eq!(read("{}"), Settings::default());
        let fast = Settings {
            pace: Pace::Fast,
            ..Settings::default()
        };
        assert_eq!(read(r#"{"pace":"Fast","sound":{"loud":true}}"#), fast);
    }

    #[test]
    fn an_invalid_field_does_not_affect_others() {
        let dark = Settings {
            theme: Theme::Dark,
            ..Settings::default()
        };
        let fields = [
            "language", "pace", "confirm", "marks", "notes", "motion", "text", "inks", "voice",
            "rivals", "keys", "blocks",
        ];
        for field in fields {
            for bad in ["\"Purple\"", "7", "null", "[]", "{}", "{\"Log\":1}"] {
                let kept = format!(r#"{{"{field}":{bad},"theme":"Dark"}}"#);
                assert_eq!(read(&kept), dark, "{kept}");
            }
        }
    }

    #[test]
    fn one_bad_key_does_not_affect_others() {
        let kept =
            r#"{"keys":{"characters":7,"changed":{"Log":5,"Fly":"f","Hide":"Tab","Rule":"w"}}}"#;
        let mut keys = Keys::default();
        keys.set(Command::Rule, "w");
        assert_eq!(read(kept).keys, keys);
        assert!(
            !read(r#"{"keys":{"characters":false,"changed":7}}"#)
                .keys
                .characters
        );
    }
}
