//! Messages for looking back at a game.

/// A message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg<'a> {
    /// Shows the game as it was.
    LookBack,
    /// Goes back to the result.
    ToResult,
    /// Goes back to the running game.
    ToNow,
    /// To the start of the previous round or trick.
    PartBefore,
    /// To the start of the next round or trick.
    PartAfter,
    /// One move back.
    StepBack,
    /// One move forward.
    StepOn,
    /// Plays the moves one after the other.
    PlayFilm,
    /// Pauses that.
    PauseFilm,
    /// The label of the playback speed.
    Speed,
    /// A playback speed, as a percentage of the original.
    FilmSpeed(u32),
    /// The label of the slider.
    MomentLabel,
    /// A moment of the game.
    Moment {
        /// The number of moves before it.
        step: usize,
        /// The number of moves in all.
        last: usize,
    },
    /// The label of the list of parts.
    GoTo,
    /// A part of the game and those that contain it, outermost first: the name of each, and its ordinal within the
    /// one around it.
    Part(&'a [(String, usize)]),
}
