//! The quick reference of Sloop.

include!(concat!(env!("OUT_DIR"), "/sloop/reference.rs"));

impl Msg {
    /// All topics, in the order in which they are explained.
    pub const ALL: [Self; 8] = [
        Self::Capture,
        Self::Build,
        Self::Owner,
        Self::Actions,
        Self::Supercharged,
        Self::Wild,
        Self::End,
        Self::Partners,
    ];
}
