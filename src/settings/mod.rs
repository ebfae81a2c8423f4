//! What people may set to their liking, as plain data. Sentences for it are in
//! [`i18n`](crate::i18n); the page keeps it in the browser and hands it out.

mod blocks;
mod command;
mod keys;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

pub use blocks::{Block, BlockChange, Blocks, Press};
pub use command::Command;
pub use keys::{KeyChange, Keys};

/// Everything that can be set. What was kept is read field by field: one that is missing, or not to
/// be understood, is as it was at first, and the others stay.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Map<String, Value>")]
pub struct Settings {
    /// How fast bots move and cards fly.
    pub pace: Pace,
    /// Which moves want a second look before they count.
    pub confirm: Confirm,
    /// What is marked for the one who moves.
    pub marks: Marks,
    /// Whether new players are told what they may want to know.
    pub notes: Notes,
    /// Light or dark.
    pub theme: Theme,
    /// Whether cards move.
    pub motion: Motion,
    /// How large text is.
    pub text: TextSize,
    /// Whether a shape says the ink of a word.
    pub inks: Inks,
    /// Who says words aloud that are played.
    pub voice: Voice,
    /// How quick bots are in real time.
    pub rivals: Rivals,
    /// Which key does what.
    pub keys: Keys,
    /// Which key does what where several play at once on one keyboard.
    pub blocks: Blocks,
}

impl From<Map<String, Value>> for Settings {
    /// A field that is not there, or cannot be read, has its usual value.
    fn from(kept: Map<String, Value>) -> Self {
        Self {
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
            /// All of them, in the order in which they are offered.
            pub const ALL: &[Self] = &[$(Self::$value),+];
        }
    };
}

choice! {
    /// How fast bots move and cards fly.
    Pace {
        /// Twice the usual time.
        Slow,
        /// So that one can follow.
        #[default]
        Normal,
        /// Half the usual time.
        Fast,
        /// No time at all.
        Instant,
    }
}

choice! {
    /// Which moves want a second look before they count.
    Confirm {
        /// All of them.
        #[default]
        Always,
        /// Those that are hard to mend, such as a Stop, or a wild that is put down.
        Risky,
        /// None.
        Never,
    }
}

choice! {
    /// What is marked for the one who moves.
    Marks {
        /// Nothing.
        Off,
        /// Cards that can be played.
        #[default]
        Playable,
    }
}

choice! {
    /// Whether new players are told what they may want to know.
    Notes {
        /// Once each.
        #[default]
        On,
        /// Never.
        Off,
    }
}

choice! {
    /// Whether a shape says the ink of a word, besides the ink.
    Inks {
        /// The ink alone.
        #[default]
        Plain,
        /// A shape in the corner, too.
        Badges,
    }
}

choice! {
    /// Who says words aloud that are played.
    Voice {
        /// The people.
        #[default]
        People,
        /// The page.
        Page,
        /// Nobody.
        Nobody,
    }
}

choice! {
    /// How quick bots are in real time.
    Rivals {
        /// As their level has it.
        #[default]
        Levels,
        /// As quick as the one person whom they play with.
        Match,
    }
}

choice! {
    /// Light or dark.
    Theme {
        /// As the device has it.
        #[default]
        System,
        /// Linen by day.
        Light,
        /// Dark wood by night.
        Dark,
    }
}

choice! {
    /// Whether cards move.
    Motion {
        /// As the device has it.
        #[default]
        System,
        /// They do.
        Full,
        /// They fade instead.
        Reduced,
    }
}

choice! {
    /// How large text is.
    TextSize {
        /// As the device has it.
        #[default]
        Usual,
        /// A quarter larger.
        Large,
        /// Half as large again.
        Larger,
        /// Twice as large.
        Largest,
    }
}

impl Pace {
    /// A time of the normal pace, in milliseconds, at this one.
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
    fn settings_survive_being_kept() {
        let mut settings = Settings {
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
    fn what_was_not_kept_is_as_at_first() {
        assert_eq!(read("{}"), Settings::default());
        let fast = Settings {
            pace: Pace::Fast,
            ..Settings::default()
        };
        assert_eq!(read(r#"{"pace":"Fast","sound":{"loud":true}}"#), fast);
    }

    #[test]
    fn a_field_that_cannot_be_read_loses_no_other() {
        let dark = Settings {
            theme: Theme::Dark,
            ..Settings::default()
        };
        let fields = [
            "pace", "confirm", "marks", "notes", "motion", "text", "inks", "voice", "rivals",
            "keys", "blocks",
        ];
        for field in fields {
            for bad in ["\"Purple\"", "7", "null", "[]", "{}", "{\"Log\":1}"] {
                let kept = format!(r#"{{"{field}":{bad},"theme":"Dark"}}"#);
                assert_eq!(read(&kept), dark, "{kept}");
            }
        }
    }

    #[test]
    fn one_bad_key_loses_no_other() {
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
