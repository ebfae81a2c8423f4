//! What is said while somebody looks back at a game.

/// Something to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg<'a> {
    /// Shows the game as it was.
    LookBack,
    /// Goes back to the result.
    ToResult,
    /// Goes back to the running game.
    ToNow,
    /// To where the round or trick before begins.
    PartBefore,
    /// To where the next round or trick begins.
    PartAfter,
    /// One move back.
    StepBack,
    /// One move on.
    StepOn,
    /// One move after the other, by itself.
    PlayFilm,
    /// Stops that.
    PauseFilm,
    /// The label of how fast a film runs.
    Speed,
    /// How fast, in hundredths of the time that it took.
    FilmSpeed(u32),
    /// What the slider chooses.
    MomentLabel,
    /// A moment of the game.
    Moment {
        /// After how many moves.
        step: usize,
        /// Of how many.
        last: usize,
    },
    /// The label of the parts to go to.
    GoTo,
    /// A part of the game: what it and those that it lies in are called, from the outermost, each with
    /// the how many-th it is.
    Part(&'a [(String, usize)]),
}
