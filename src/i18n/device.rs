//! What is said of the page as an app on this device.

/// Something to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg {
    /// Heading: all of it.
    Heading,
    /// The page opens without a network.
    Offline,
    /// It does not, yet or here.
    Online,
    /// All of it is the file that was opened, which has its price.
    OneFile,
    /// Another version is there.
    NewVersion,
    /// Loads it.
    UseIt,
    /// Has the browser install the page.
    Install,
    /// What comes of it.
    InstallNote,
    /// The same by hand, on iPhones and iPads.
    ByHand,
    /// The first step, by the name that the sign has there.
    Share,
    /// The second step.
    AddToHome,
    /// What comes of that.
    ByHandNote,
    /// The browser has promised to keep what is kept.
    Promised,
    /// It has not.
    NotPromised,
    /// Asks it to.
    AskPromise,
    /// It does not want to.
    Refused,
}
