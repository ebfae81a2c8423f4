//! Storing games, in English.

use super::shell::name;
use crate::i18n::storage::Msg;
use crate::saves::StorageError;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match *msg {
        Msg::NotKept(trouble) => format!(
            "This game isn't being saved: {}. You can play on until you close this page.",
            why(trouble)
        ),
        Msg::Late => "The browser's storage isn't responding. If this goes on, close other tabs or load this page again.".into(),
        Msg::Blocked => {
            "An older version of this page is open in another tab. Close that tab to get to your games."
                .into()
        }
        Msg::Outdated => {
            "A newer version of this page is open in another tab. Load this page again to get to your games."
                .into()
        }
        Msg::Lost(back) => lost(back),
        Msg::LoadAgain => "Load again".into(),
        Msg::Dismiss => "OK".into(),
        Msg::Elsewhere => "This game is open in another tab or window.".into(),
        Msg::PlayHere => "Play here".into(),
        Msg::Waiting => "Games in progress".into(),
        Msg::Game { game, moves } => match moves {
            0 => format!("{}, just started", name(game)),
            1 => format!("{}, after 1 move", name(game)),
            _ => format!("{}, after {moves} moves", name(game)),
        },
        Msg::Deleted => "Game deleted.".into(),
        Msg::Undo => "Undo".into(),
        Msg::Fetching => "Loading your game".into(),
        Msg::NotOpened(trouble) => {
            format!("This game can't be opened: {}.", why(trouble))
        }
        Msg::NotDeleted(trouble) => {
            format!("This game wasn't deleted: {}.", why(trouble))
        }
        Msg::NotPutBack(trouble) => {
            format!("This game is still deleted: {}.", why(trouble))
        }
        Msg::BytesKept => "Nothing was deleted.".into(),
        Msg::SaveAsFile => "Save as a file".into(),
        Msg::FileHolds => "Includes everyone's cards.".into(),
        Msg::Saving(file) => format!("Downloading {file}."),
        Msg::NotSaved => "Your browser didn't save the file.".into(),
        Msg::BadGameLink => "No game at this link".into(),
        Msg::Keep => "Add to your games".into(),
        Msg::NotMine => "Someone sent you this game. It isn't in your games yet.".into(),
        Msg::Mine => "Added to your games.".into(),
        Msg::Report => "Report a problem".into(),
        Msg::ReportHolds => {
            "The file includes the whole game with everyone's cards, this page's version and your browser's name. Nothing is sent: you decide who gets it."
                .into()
        }
    }
}

fn lost(back: usize) -> String {
    match back {
        0 => "Your saved games are gone from this browser: it lost them, or they were deleted in its settings.".into(),
        1 => "This browser lost your saved games. 1 game was brought back from a copy; its last moves may be missing.".into(),
        _ => format!("This browser lost your saved games. {back} games were brought back from copies; their last moves may be missing."),
    }
}

/// The reason, as the end of a sentence.
pub(super) fn why(trouble: StorageError) -> &'static str {
    match trouble {
        StorageError::Denied => "this browser won't let the page save anything",
        StorageError::Full => "this browser is out of space",
        StorageError::Elsewhere => "it's open in another tab or window",
        StorageError::Outdated => "a newer version of this page is open in another tab",
        StorageError::Failed => "the browser's storage isn't responding",
    }
}
