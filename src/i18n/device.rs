//! Messages about the page as an app on this device.

/// A message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg {
    /// Heading of the section.
    Heading,
    /// The page opens without a network.
    Offline,
    /// It does not, not yet or not in this browser.
    Online,
    /// The page is a single file that was opened from a disk, with the drawbacks of that.
    OneFile,
    /// A new version is available.
    NewVersion,
    /// Switches to it.
    UseIt,
    /// Installs the page as an app.
    Install,
    /// What installing does.
    InstallNote,
    /// How to install by hand, on iPhones and iPads.
    ByHand,
    /// The first step, with the name of the button.
    Share,
    /// The second step.
    AddToHome,
    /// What installing by hand does.
    ByHandNote,
    /// The browser has promised to keep the stored data.
    Promised,
    /// It has not.
    NotPromised,
    /// Asks it to promise that.
    AskPromise,
    /// It refused.
    Refused,
}
