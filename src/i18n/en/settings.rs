//! The settings page, in English.

use super::words::capital;
use super::{shell, swoop};
use crate::i18n::settings::{Msg, Setting};
use crate::settings::{Command, Confirm, Marks, Motion, Pace, TextSize, Theme};

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match *msg {
        Msg::AtOnce => "What you change here counts at once, for everybody at this screen.".into(),
        Msg::NotKept => "This browser refuses to keep settings. They hold until you close this page.".into(),
        Msg::Play => "At the table".into(),
        Msg::Look => "Looks".into(),
        Msg::Setting(setting) => name(setting).into(),
        Msg::About(setting) => about(setting).into(),

        Msg::Pace(pace) => pace_name(pace).into(),
        Msg::Confirm(confirm) => confirm_name(confirm).into(),
        Msg::Confirms(confirm) => confirms(confirm).into(),
        Msg::Marks(Marks::Off) => "Nothing".into(),
        Msg::Marks(Marks::Playable) => "Cards that can be played".into(),
        Msg::Theme(Theme::System) | Msg::Motion(Motion::System) => "As on this device".into(),
        Msg::Theme(Theme::Light) => "Light".into(),
        Msg::Theme(Theme::Dark) => "Dark".into(),
        Msg::Motion(Motion::Full) => "Full".into(),
        Msg::Motion(Motion::Reduced) => "Reduced".into(),
        Msg::Text(size) => size_name(size).into(),

        Msg::Keys => "Keys".into(),
        Msg::FixedKeys => "At the table these keys always have their meaning: Tab goes on to the next thing, Space presses it, left and right go along your hand, and 1 to 9 and 0 pick its first ten cards. Any other key can be given away. Where a game uses digits for something else, they are listed with it.".into(),
        Msg::Characters => "Keys that write a character do something".into(),
        Msg::CharactersNote => "Switched off, letters, digits and signs do nothing at the table, which helps if you dictate or often hit a key by accident. Enter, Escape and the arrows still work.".into(),
        Msg::Command(command) => capital(&does(command)),
        Msg::KeysOf(None) => "At every table".into(),
        Msg::KeysOf(Some(game)) => format!("In {}", shell::name(game)),
        Msg::Key(key) => key_name(key),
        Msg::Change => "Change".into(),
        Msg::ChangeKeyOf(command) => format!("Change the key to {}", does(command)),
        Msg::Awaited(command) => {
            format!("Press the new key to {}. Escape leaves it as it is.", does(command))
        }
        Msg::Refused(key) => {
            format!("{} is needed for something else. Press another key, or Escape.", key_name(key))
        }
        Msg::Taken(command, key) => format!("{} is now the key to {}.", key_name(key), does(command)),
        Msg::Exchanged(command, key) => {
            format!("In exchange, {} is now the key to {}.", key_name(key), does(command))
        }
        Msg::GaveUp => "Nothing was changed.".into(),
        Msg::UsualKeys => "All keys as at first".into(),
        Msg::KeysAreUsual => "All keys are as at first.".into(),
        Msg::TryKeys => "Try the keys".into(),
        Msg::TryKeysNote => "While this is pressed, a key does nothing but say here what it does at the table. Space ends it.".into(),
        Msg::Tried(command) => match command.game() {
            None => format!("At the table, this key is to {}.", does(command)),
            Some(game) => format!("In {}, this key is to {}.", shell::name(game), does(command)),
        },

        Msg::Reset => "Begin anew".into(),
        Msg::ResetAll => "Reset all settings".into(),
        Msg::IsReset => "All settings are as at first.".into(),
        Msg::Undo => "Undo".into(),
        Msg::Undone => "All settings are as they were before.".into(),
    }
}

fn name(setting: Setting) -> &'static str {
    match setting {
        Setting::Pace => "Pace",
        Setting::Confirm => "A second look at moves",
        Setting::Marks => "Marked in your hand",
        Setting::Theme => "Light or dark",
        Setting::Motion => "Motion",
        Setting::Text => "Size of text",
    }
}

fn about(setting: Setting) -> &'static str {
    match setting {
        Setting::Pace => "How long bots take for a move, and how fast cards fly.",
        Setting::Confirm => "Which of your moves wait for the button that makes them.",
        Setting::Marks => "What helps you see your moves when it is your turn.",
        Setting::Theme => "Linen by day, dark wood by night.",
        Setting::Motion => {
            "With reduced motion, cards appear where they go instead of flying there."
        }
        Setting::Text => "On top of what your browser does already.",
    }
}

fn pace_name(pace: Pace) -> &'static str {
    match pace {
        Pace::Slow => "Slow",
        Pace::Normal => "Normal",
        Pace::Fast => "Fast",
        Pace::Instant => "Instant",
    }
}

fn confirm_name(confirm: Confirm) -> &'static str {
    match confirm {
        Confirm::Always => "Always",
        Confirm::Risky => "Risky moves only",
        Confirm::Never => "Never",
    }
}

fn confirms(confirm: Confirm) -> &'static str {
    match confirm {
        Confirm::Always => "A move is chosen first, and made with the button.",
        Confirm::Risky => {
            "Tapping a bracket, double-tapping a card or choosing a place for a card makes the move. A Stop, a Redraw, your last card and an X with several values still wait for the button."
        }
        Confirm::Never => "Every move is made as soon as it is chosen, these too.",
    }
}

fn size_name(size: TextSize) -> &'static str {
    match size {
        TextSize::Usual => "Usual",
        TextSize::Large => "Large",
        TextSize::Larger => "Larger",
        TextSize::Largest => "Largest",
    }
}

/// What a key is to do.
fn does(command: Command) -> String {
    match command {
        Command::Confirm => "make the chosen move".into(),
        Command::Clear => "forget the chosen move".into(),
        Command::NextPlay => "choose the next possible play".into(),
        Command::LastPlay => "choose the play before".into(),
        Command::Log => "show or hide what happened".into(),
        Command::Reference => "show or hide the quick reference".into(),
        Command::Rule => "open the rule for the decision".into(),
        Command::Hide => "cover the hand".into(),
        Command::TakeBack => "take a move back, in practice".into(),
        Command::LeftReserve => "take the left reserve".into(),
        Command::RightReserve => "take the right reserve".into(),
        Command::Rank(rank) => format!("choose your {}", swoop::plural(rank)),
        Command::More => "choose one card more".into(),
        Command::Fewer => "choose one card fewer".into(),
        Command::Stack(stack) => format!("choose what lies on stack {}", stack + 1),
        Command::NextBlind => "choose the next face-down card".into(),
    }
}

fn key_name(key: &str) -> String {
    match key {
        "ArrowDown" => "Down".into(),
        "ArrowUp" => "Up".into(),
        "ArrowLeft" => "Left".into(),
        "ArrowRight" => "Right".into(),
        "Escape" => "Esc".into(),
        "PageDown" => "Page down".into(),
        "PageUp" => "Page up".into(),
        " " => "Space".into(),
        _ if key.starts_with("Shift+") => key.replace('+', " "),
        _ if key.chars().count() == 1 => key.to_uppercase(),
        _ => key.into(),
    }
}
