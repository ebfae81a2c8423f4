//! Messages of the about page.

use crate::games::GameId;

/// A message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg {
    /// Heading: the games.
    Games,
    /// How this page relates to the makers of the games.
    GamesNote,
    /// The makers of a game.
    MadeBy(GameId),
    /// Heading: cards and rules.
    Ours,
    /// Who drew the cards and wrote the texts.
    OursNote,
    /// Heading: what the page does with data.
    Privacy,
    /// What data stays on the device.
    PrivacyNote,
    /// What is never requested from the network.
    NetworkNote,
    /// The same for a page opened from a disk.
    FileNote,
    /// Heading: licenses.
    Licences,
    /// The license of this page.
    OwnLicence,
    /// The licenses of its fonts.
    FontLicences,
    /// Who drew the mark and the other pictures.
    PictureLicences,
    /// What else it is built with.
    CrateLicences,
    /// The link to the texts of all licenses.
    LicenceTexts,
}
