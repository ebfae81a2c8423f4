//! What the about page says.

use crate::games::GameId;

/// Something to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg {
    /// Heading: the games.
    Games,
    /// What this page has to do with those who made them.
    GamesNote,
    /// Who made a game.
    MadeBy(GameId),
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
    /// The same of a page that was opened from a disk.
    FileNote,
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
