//! All games that are kept, in English.

use super::saves;
use super::shell::name;
use super::storage::{self, why};
use super::words::list;
use crate::i18n::games::{GameButton, Msg, Tally, Which};
use crate::i18n::saves::Msg::Unreadable as Why;
use crate::i18n::storage::Msg::SaveAsFile;
use crate::saves::{FileError, Unreadable};

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::UnknownGame => "A game that this page does not know".into(),
        Msg::YourGames => "Your games".into(),
        Msg::AllGames => "All your games".into(),
        Msg::Finished => "Finished games".into(),
        Msg::NoGames => "No games yet".into(),
        Msg::NoGamesNote => {
            "Every game that you begin is kept here, in this browser, until you delete it.".into()
        }
        Msg::NoShelf(trouble) => format!("Your games cannot be looked for: {}.", why(*trouble)),
        Msg::Button(button) => called(*button),
        Msg::ButtonOf(button, which) => called_with(*button, which),
        Msg::Title => "Title".into(),
        Msg::GiveTitle => "Save title".into(),
        Msg::Cancel => "Cancel".into(),
        Msg::Titled("") => "This game has no title now.".into(),
        Msg::Titled(title) => format!("This game is called “{title}” now."),
        Msg::NotTitled(trouble) => format!("The title is not kept: {}.", why(*trouble)),
        Msg::SaveAll => "Save all games as a file".into(),
        Msg::Files => "Games as files".into(),
        Msg::FilesNote => {
            "Your games are in this browser and nowhere else. A file takes them to another one, or keeps them safe. It holds all hands."
                .into()
        }
        Msg::OpenFiles => "Open games from a file".into(),
        Msg::DropFiles => "Or drop files anywhere on this page.".into(),
        Msg::Opening => "Opening.".into(),
        Msg::Imported(tally) => imported(*tally),
        Msg::FileFlaw { file, flaw } => file_flaw(file, *flaw),
        Msg::GameFlaw { file, why, whole } => game_flaw(file, why, *whole),
        Msg::NotImported(trouble) => format!("They are not kept: {}.", why(*trouble)),
    }
}

fn called(button: GameButton) -> String {
    match button {
        GameButton::GoOn => "Go on".into(),
        GameButton::LookAt => "Look at it".into(),
        GameButton::Rename => "Rename".into(),
        GameButton::Save => storage::text(&SaveAsFile),
        GameButton::Delete => "Delete".into(),
        GameButton::Repair(0) => "Go on from the deal".into(),
        GameButton::Repair(moves) => format!("Go on from move {moves}"),
    }
}

/// Begins with what stands on the button, so that it can be asked for by that.
fn called_with(button: GameButton, which: &Which) -> String {
    let names = list(which.names.iter().map(|(_, name)| name.clone()));
    let title = which.title.map(|title| format!("“{title}”, "));
    let game = format!(
        "{}{} between {names}",
        title.unwrap_or_default(),
        name(which.game)
    );
    let said = called(button);
    match button {
        GameButton::GoOn => format!("{said} with {game}"),
        GameButton::Rename | GameButton::Delete => format!("{said} {game}"),
        GameButton::LookAt | GameButton::Save | GameButton::Repair(_) => format!("{said}: {game}"),
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
        (in_part, "opened as far as it is whole"),
        (there, "already here"),
        (unread, "not readable"),
        (not_kept, "not kept"),
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
        "No game was opened.".into()
    } else {
        format!("{}.", list(said.into_iter()))
    }
}

fn file_flaw(file: &str, flaw: FileError) -> String {
    match flaw {
        FileError::Empty => format!("{file} is empty."),
        FileError::TooLarge => format!("{file} is too large: files of games are smaller."),
        FileError::Unreadable => format!("{file} cannot be read: your browser does not give it."),
        FileError::Foreign => format!(
            "{file} holds no game of Kitchen Table. Only what this page has written can be opened."
        ),
    }
}

fn game_flaw(file: &str, why: &Unreadable, whole: Option<usize>) -> String {
    let why = saves::text(&Why(why));
    let whole = match whole {
        None => String::new(),
        Some(0) => " Its deal is whole.".into(),
        Some(1) => " Its first move is whole.".into(),
        Some(moves) => format!(" Its first {moves} moves are whole."),
    };
    format!("{file}: {why}{whole}")
}
