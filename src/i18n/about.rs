//! What the about page says.

/// Something to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg {
    /// Heading of the page.
    Heading,
    /// Heading: the games.
    Games,
    /// What this page has to do with those who made them.
    GamesNote,
    /// The name of a game that somebody made.
    Made(Made),
    /// Who made it.
    MadeBy(Made),
    /// Heading: cards and rules.
    Ours,
    /// Who drew the cards and wrote the sentences.
    OursNote,
    /// Heading: what the page does with what it knows.
    Privacy,
    /// What stays on the device.
    PrivacyNote,
    /// What is never asked for.
    NetworkNote,
    /// Heading: licences.
    Licences,
    /// Under which licence this page stands.
    OwnLicence,
    /// Under which licences its fonts stand.
    FontLicences,
    /// Who drew the mark and the other pictures.
    PictureLicences,
    /// What else it is built with.
    CrateLicences,
    /// The way to the texts of all licences.
    LicenceTexts,
}

/// The games, whether they can be played here or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Made {
    /// Sloop.
    Sloop,
    /// Dealt!.
    Dealt,
    /// Swoop.
    Swoop,
    /// Stroop.
    Stroop,
    /// Slapshot.
    Slapshot,
}

impl Made {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Sloop,
        Self::Dealt,
        Self::Swoop,
        Self::Stroop,
        Self::Slapshot,
    ];
}
