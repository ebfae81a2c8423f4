//! The quick reference.

include!(concat!(env!("OUT_DIR"), "/slapshot/reference.rs"));

impl Msg {
    /// All topics, in the order in which they are explained.
    pub const ALL: [Self; 11] = [
        Self::Winning,
        Self::Scoring,
        Self::Goalies,
        Self::TinyTim,
        Self::Bruisers,
        Self::Trade,
        Self::Draft,
        Self::HomeIce,
        Self::Overtime,
        Self::PlayOffs,
        Self::League,
    ];
}
