//! Games that are kept, in English.

use super::shell::name;
use crate::i18n::storage::Msg;
use crate::saves::StorageError;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match *msg {
        Msg::NotKept(trouble) => format!(
            "This game isn't being saved: {}. You can play on until you close this page.",
            why(trouble)
        ),
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

/// As the end of a sentence.
pub(super) fn why(trouble: StorageError) -> &'static str {
    match trouble {
        StorageError::Denied => "this browser won't let the page save anything",
        StorageError::Full => "this browser is out of space",
        StorageError::Elsewhere => "it's open in another tab or window",
        StorageError::Failed => "the browser's storage isn't responding",
    }
}
