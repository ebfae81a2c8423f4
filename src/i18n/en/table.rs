//! The frame of a table, in English.

use super::words::{agree, capital, list};
use crate::i18n::table::{Msg, Shares};

#[expect(
    clippy::too_many_lines,
    reason = "one exhaustive match of sentences reads best whole"
)]
pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::GotIt => "Got it".into(),
        Msg::Reference => "Quick reference".into(),
        Msg::Rules => "Rules".into(),
        Msg::Settings => "Settings".into(),
        Msg::Hide => "Hide".into(),
        Msg::Pause => "Pause".into(),
        Msg::ClosePanel => "Close".into(),
        Msg::YourMove => "Your move".into(),
        Msg::Cancel => "Cancel".into(),
        Msg::ToPlay => "To play".into(),
        Msg::ToGame => "Skip to the game".into(),
        Msg::Hurry => "Hurry".into(),
        Msg::PlayersHeading => "Players".into(),
        Msg::YourTurn { name, asked } => {
            let turn = match name {
                None => "Your turn".into(),
                Some(name) => format!("{name}, it's your turn"),
            };
            match asked {
                None => format!("{turn}."),
                Some(sentence) if sentence.ends_with('.') => format!("{turn}. {sentence}"),
                Some(asked) => format!("{turn}: {asked}."),
            }
        }
        Msg::GoOn { name, asked } => {
            let asked = asked.trim_end_matches('.');
            match name {
                None => format!("{}.", capital(asked)),
                Some(name) => format!("{name}, {asked}."),
            }
        }
        Msg::NextRound => "Next round".into(),
        Msg::GoOnNow => "Go on".into(),
        Msg::Skip => "Skip to the end".into(),
        Msg::PlayOn => "Skip ahead".into(),

        Msg::Menu => "Menu".into(),
        Msg::TakeBack => "Undo".into(),
        Msg::TookBack => "Move undone.".into(),
        Msg::Practice { taken_back } => practice(*taken_back),
        Msg::WhoPlays => "Who's playing".into(),
        Msg::WhoPlaysNote => {
            "Give a seat to a bot or to someone else. The cards and the score stay with the seat."
                .into()
        }
        Msg::ChangeWhoPlays => "Change players".into(),
        Msg::WhoPlaysChanged => "Players changed.".into(),
        Msg::NotHere { name } => format!("{name} isn't here"),

        Msg::PassTo { name } => format!("Pass to {name}"),
        Msg::LookAway => "Everyone else, look away.".into(),
        Msg::Unlock { name } => format!("I'm {name}, show my cards"),
        Msg::HoldIt => "Press and hold.".into(),
        Msg::HoldLonger => "Hold a little longer.".into(),
        Msg::SoFar => "So far".into(),
        Msg::SinceLastTurn => "Since your last turn".into(),

        Msg::Log => "Game log".into(),
        Msg::NothingToReplay => "There's nothing to replay yet.".into(),
        Msg::NobodyChanged => "Change a name or a player first.".into(),
        Msg::Earlier => "Show earlier moves".into(),
        Msg::CopyLog => "Copy as text".into(),
        Msg::Copied => "Copied.".into(),
        Msg::NotCopied => {
            "Your browser didn't allow that. Select the lines and copy them yourself.".into()
        }

        Msg::HowItEnded => "How it ended".into(),
        Msg::Players => "Player".into(),
        Msg::Result => "Game over".into(),
        Msg::YouWin => "You win!".into(),
        Msg::YouLose => "You lose".into(),
        Msg::Win(winners) => wins(winners),
        Msg::Share => "Share".into(),
        Msg::ShareDeal => "Share this deal".into(),
        Msg::LinkCopied(Shares::Game) => {
            "Link copied. Anyone who opens it can replay the whole game.".into()
        }
        Msg::LinkCopied(Shares::Deal) => {
            "Link copied. Anyone who opens it gets the same cards in the same seats.".into()
        }
        Msg::LinkNotCopied => "This browser won't copy it. Copy this link yourself:".into(),
        Msg::ChangeSeats => "Change seats".into(),
    }
}

fn wins(winners: &[String]) -> String {
    let win = match winners {
        [one] => agree(one, "wins!", "win!"),
        _ => "win!",
    };
    format!("{} {win}", list(winners.iter().cloned()))
}

fn practice(taken_back: usize) -> String {
    match taken_back {
        0 => "This was practice, with no moves undone.".into(),
        1 => "This was practice, with 1 move undone.".into(),
        _ => format!("This was practice, with {taken_back} moves undone."),
    }
}
