//! Saved games, in English.

use super::saves;
use super::shell::name;
use super::words::{list, within};
use crate::i18n::saved_games::{GameButton, Msg, Tally, Which};
use crate::i18n::typed;
use crate::saves::{FileError, StorageError, Unreadable};
use crate::setup::names::LONGEST_TITLE;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::UnknownGame => "Unknown game".into(),
        Msg::YourGames => "Your games".into(),
        Msg::AllGames => "All your games".into(),
        Msg::Finished => "Finished games".into(),
        Msg::MoreGames(left) => format!("Show more ({left} left)"),
        Msg::NoGames => "No games yet".into(),
        Msg::NoGamesNote => {
            "Every game you start is saved here, in this browser, until you delete it.".into()
        }
        Msg::NoShelf(trouble) => format!("Your games can't be found: {}.", why(*trouble)),
        Msg::Button(button) => called(*button),
        Msg::ButtonOf(button, which) => called_with(*button, which),
        Msg::Title => "Title".into(),
        Msg::GiveTitle => "Save title".into(),
        Msg::Cancel => "Cancel".into(),
        Msg::Titled("") => "Title removed.".into(),
        Msg::Titled(title) => format!(
            "This game is now called “{}”.",
            typed(title, LONGEST_TITLE)
        ),
        Msg::NotTitled(trouble) => format!("The title wasn't saved: {}.", why(*trouble)),
        Msg::SaveAll => "Save all games as a file".into(),
        Msg::Files => "Game files".into(),
        Msg::FilesNote => {
            "Your games are only in this browser. Save them to a file to back them up or take them to another browser; your settings go with a file of all games. A file includes everyone's cards."
                .into()
        }
        Msg::OpenFiles => "Open games from a file".into(),
        Msg::DropFiles => "Or drop files anywhere on this page.".into(),
        Msg::Opening => "Opening…".into(),
        Msg::SettingsFound => {
            "This file has settings, too. Yours stay as they are unless you use them.".into()
        }
        Msg::UseSettings => "Use the settings in the file".into(),
        Msg::SettingsUsed => "The settings in the file are in use now.".into(),
        Msg::SettingsSame => "The settings in the file are the ones you have.".into(),
        Msg::Imported(tally) => imported(*tally),
        Msg::FileFlaw { file, flaw } => file_flaw(file, *flaw),
        Msg::GameFlaw { file, why, whole } => game_flaw(file, why, *whole),
        Msg::NotImported(trouble) => format!("They weren't saved: {}.", why(*trouble)),
    }
}

fn called(button: GameButton) -> String {
    match button {
        GameButton::GoOn => "Continue".into(),
        GameButton::LookAt => "Replay".into(),
        GameButton::Rename => "Rename".into(),
        GameButton::Save => "Save as a file".into(),
        GameButton::Delete => "Delete".into(),
        GameButton::Repair(0) => "Continue from the deal".into(),
        GameButton::Repair(moves) => format!("Continue from move {moves}"),
    }
}

/// The accessible name of a button, which starts with its label, so that voice control finds it.
fn called_with(button: GameButton, which: &Which) -> String {
    let names = list(which.names.iter().map(|(_, name)| within(name).into()));
    let title = which.title.map(|title| typed(title, LONGEST_TITLE));
    let title = title.filter(|title| !title.is_empty());
    let title = title.map(|title| format!("“{title}”, "));
    let game = format!(
        "{}{} with {names}",
        title.unwrap_or_default(),
        name(which.game)
    );
    let said = called(button);
    match button {
        GameButton::GoOn | GameButton::LookAt | GameButton::Rename | GameButton::Delete => {
            format!("{said} {game}")
        }
        GameButton::Save | GameButton::Repair(_) => format!("{said}: {game}"),
    }
}

fn imported(tally: Tally) -> String {
    let Tally {
        opened,
        in_part,
        there,
        unread,
        not_kept,
    } = tally;
    let parts = [
        (opened, "opened"),
        (in_part, "partly recovered"),
        (there, "already here"),
        (unread, "unreadable"),
        (not_kept, "not saved"),
    ];
    let mut said = Vec::new();
    for (many, how) in parts {
        if many > 0 {
            let games = match (said.len(), many) {
                (0, 1) => " game",
                (0, _) => " games",
                _ => "",
            };
            let verb = if many == 1 { "was" } else { "were" };
            said.push(format!("{many}{games} {verb} {how}"));
        }
    }
    if said.is_empty() {
        "No games were opened.".into()
    } else {
        format!("{}.", list(said.into_iter()))
    }
}

/// The longest part of a file name that is repeated, in letters.
const FILE: usize = 80;

fn file_flaw(file: &str, flaw: FileError) -> String {
    let file = typed(file, FILE);
    match flaw {
        FileError::Empty => format!("{file} is empty."),
        FileError::TooLarge => format!("{file} is too large to be a game."),
        FileError::Unreadable => format!("{file} can't be read: your browser won't open it."),
        FileError::Foreign => format!(
            "{file} isn't a Kitchen Table game. Only files saved by this page can be opened."
        ),
    }
}

fn game_flaw(file: &str, why: &Unreadable, whole: Option<usize>) -> String {
    let file = typed(file, FILE);
    let why = saves::text(&why.into());
    let whole = match whole {
        None => String::new(),
        Some(0) => " The deal is intact.".into(),
        Some(1) => " The first move is intact.".into(),
        Some(moves) => format!(" The first {moves} moves are intact."),
    };
    format!("{file}: {why}{whole}")
}

/// The reason, as the end of a sentence.
fn why(trouble: StorageError) -> &'static str {
    match trouble {
        StorageError::Denied => "this browser won't let the page save anything",
        StorageError::Full => "this browser is out of space",
        StorageError::Elsewhere => "it's open in another tab or window",
        StorageError::Outdated => "a newer version of this page is open in another tab",
        StorageError::Failed => "the browser's storage isn't responding",
    }
}
