//! The quick reference of Stroop.

include!(concat!(env!("OUT_DIR"), "/stroop/reference.rs"));

impl Msg {
    /// All topics, in the order in which they are explained.
    pub const ALL: [Self; 8] = [
        Self::RoundOne,
        Self::RoundTwo,
        Self::Looks,
        Self::Draw,
        Self::SameTime,
        Self::Wrong,
        Self::Stop,
        Self::End,
    ];
}
