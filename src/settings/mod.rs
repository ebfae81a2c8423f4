//! What people may set to their liking, as plain data. Sentences for it are in
//! [`i18n`](crate::i18n); the page keeps it in the browser and hands it out.

mod keys;

use serde::{Deserialize, Serialize};

pub use keys::{Command, Keys};

/// Everything that can be set. Anything missing in what was kept is as it was at first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How fast bots move and cards fly.
    pub pace: Pace,
    /// Which moves want a second look before they count.
    pub confirm: Confirm,
    /// What is marked for the one who moves.
    pub marks: Marks,
    /// Light or dark.
    pub theme: Theme,
    /// Whether cards move.
    pub motion: Motion,
    /// How large text is.
    pub text: TextSize,
    /// Which key does what.
    pub keys: Keys,
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
        /// Those that are hard to mend: a Stop, a Redraw, the last card, an X with several values.
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
