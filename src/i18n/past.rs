//! What is said while somebody looks back at a game.

/// Something to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg {
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
    /// A part of the game.
    Part {
        /// The round, counted from 1.
        round: usize,
        /// The trick in it; 0 if there is none.
        trick: usize,
    },
}
