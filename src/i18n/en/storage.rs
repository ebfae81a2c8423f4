//! Games that are kept, in English.

use super::shell::name;
use crate::i18n::storage::Msg;
use crate::saves::StorageError;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match *msg {
        Msg::NotKept(trouble) => format!(
            "This game is not being kept: {}. It goes on until this page is closed.",
            why(trouble)
        ),
        Msg::Dismiss => "Understood".into(),
        Msg::Elsewhere => "This game is being played in another tab or window.".into(),
        Msg::PlayHere => "Play here".into(),
        Msg::Waiting => "Games that wait for you".into(),
        Msg::Game { game, moves } => match moves {
            0 => format!("{}, just dealt", name(game)),
            1 => format!("{}, after 1 move", name(game)),
            _ => format!("{}, after {moves} moves", name(game)),
        },
        Msg::Deleted => "This game is deleted.".into(),
        Msg::Undo => "Undo".into(),
        Msg::Fetching => "Fetching your game".into(),
        Msg::NotOpened(trouble) => {
            format!("This game cannot be fetched: {}.", why(trouble))
        }
        Msg::NotDeleted(trouble) => {
            format!("This game is not deleted: {}.", why(trouble))
        }
        Msg::BytesKept => "Nothing of it was deleted.".into(),
        Msg::SaveAsFile => "Save as a file".into(),
        Msg::FileHolds => "The file holds all hands.".into(),
        Msg::Saving(file) => format!("{file} goes to your downloads."),
        Msg::NotSaved => "Your browser has not taken the file.".into(),
        Msg::BadGameLink => "This link leads to no game".into(),
        Msg::Keep => "Keep this game".into(),
        Msg::NotMine => "Somebody sent you this game. It is not among yours.".into(),
        Msg::Mine => "It is among your games now.".into(),
        Msg::Report => "Report a problem".into(),
        Msg::ReportHolds => {
            "The file holds the whole game with all hands, the version of this page and the name of your browser. Nothing is sent anywhere: give it to whomever you like."
                .into()
        }
    }
}

/// As the end of a sentence.
pub(super) fn why(trouble: StorageError) -> &'static str {
    match trouble {
        StorageError::Denied => "this browser does not let the page keep anything",
        StorageError::Full => "there is no room left in this browser",
        StorageError::Elsewhere => "it is being played in another tab or window",
        StorageError::Failed => "the browser's storage does not answer",
    }
}
