//! The page as an app on this device, in English.

use crate::i18n::device::Msg;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Heading => "On this device",
        Msg::Offline => {
            "All of Kitchen Table is on this device. It opens and plays without an internet connection."
        }
        Msg::Online => {
            "Kitchen Table isn't ready to play offline in this browser yet. It gets ready by itself \
             soon after you open it, unless you're in a private window or this device is out of space."
        }
        Msg::OneFile => {
            "All of Kitchen Table is in the file you opened. It plays without an internet connection, \
             and it doesn't update itself. Your games and settings stay in this browser, and may not \
             follow the file when you move or rename it: save your games as a file first."
        }
        Msg::NewVersion => "A new version is ready.",
        Msg::UseIt => "Use it",
        Msg::Install => "Install the app",
        Msg::InstallNote => {
            "It gets a window and an icon of its own. Your games and settings come along."
        }
        Msg::ByHand => "Add Kitchen Table to your home screen",
        Msg::Share => "Tap Share.",
        Msg::AddToHome => "Choose Add to Home Screen.",
        Msg::ByHandNote => {
            "In the browser, your games may be deleted after a week without a visit. On the home screen \
             they stay. The app there starts empty: to take games along, save them as a file first and \
             open it there."
        }
        Msg::Promised => {
            "Your browser has promised to keep your games and settings, even when this device runs \
             low on space."
        }
        Msg::NotPromised => {
            "Your browser may delete your games and settings when this device runs low on space."
        }
        Msg::AskPromise => "Ask it to keep them",
        Msg::Refused => {
            "Your browser won't promise that now. It may once you've played more often, or installed \
             the app."
        }
    }
    .into()
}
