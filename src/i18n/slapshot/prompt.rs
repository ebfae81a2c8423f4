//! What is said to the one who moves in Slapshot, and of the one for whom others wait.

/// Something to say to the one who moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Prompt<'a> {
    /// The name of the own cards.
    Team {
        /// Whose they are.
        name: &'a str,
    },
}
