//! The frame of a table, in English.

use crate::i18n::table::Msg;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Reference => "Quick reference".into(),
        Msg::Rules => "Rules".into(),
        Msg::Settings => "Settings".into(),
        Msg::Hide => "Hide".into(),
        Msg::ClosePanel => "Close".into(),
        Msg::YourMove => "Your move".into(),
        Msg::Cancel => "Cancel".into(),
        Msg::PlayersHeading => "Players".into(),
        Msg::YourTurn { name } => format!("{name}, your turn."),
        Msg::NextRound => "Next round".into(),
        Msg::PlayOn => "Let the bots play on".into(),

        Msg::Menu => "Game".into(),
        Msg::TakeBack => "Take back".into(),
        Msg::TookBack => "Your last move is taken back.".into(),
        Msg::Practice { taken_back } => match taken_back {
            0 => "A practice game. Nothing was taken back.".into(),
            1 => "A practice game. Moves were taken back once.".into(),
            2 => "A practice game. Moves were taken back twice.".into(),
            _ => format!("A practice game. Moves were taken back {taken_back} times."),
        },
        Msg::WhoPlays => "Who plays".into(),
        Msg::WhoPlaysNote => {
            "Give a seat to a bot, or to a person. Cards and score stay with the seat.".into()
        }
        Msg::ChangeWhoPlays => "Change who plays".into(),
        Msg::WhoPlaysChanged => "The seats are changed.".into(),
        Msg::NotHere { name } => format!("{name} is not here"),

        Msg::PassTo { name } => format!("Pass to {name}"),
        Msg::LookAway => "Everybody else looks away.".into(),
        Msg::Unlock { name } => format!("I am {name}: show my cards"),
        Msg::HoldIt => "Hold the button until it is full.".into(),
        Msg::HoldLonger => "Hold it a moment longer.".into(),
        Msg::SoFar => "What happened so far".into(),
        Msg::SinceLastTurn => "Since your last turn".into(),

        Msg::Log => "What happened".into(),
        Msg::CopyLog => "Copy as text".into(),
        Msg::Copied => "Copied.".into(),
        Msg::NotCopied => {
            "The browser did not allow it. Footnote the lines and copy them by hand.".into()
        }

        Msg::HowItEnded => "How it ended".into(),
        Msg::Players => "Player".into(),
        Msg::Result => "The game is over".into(),
        Msg::ChangeSeats => "Change seats".into(),
        Msg::DealLink => "Link to this deal".into(),
        Msg::GameLink => "Link to this game".into(),
        Msg::GameLinkNote => "Whoever opens it can look back at all of it.".into(),
        Msg::DealLinkNote => "Whoever opens it gets the same cards in the same seats.".into(),
    }
}
