//! The home page, in English.

use super::shell::name;
use super::words::list;
use crate::games::GameId;
use crate::i18n::home::Msg;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Tagline => "Real card games around one screen.".into(),
        Msg::Blurb(GameId::Dealt) => {
            "Play the hand you were dealt, in the order it came, and do not be last with cards."
                .into()
        }
        Msg::Blurb(GameId::Swoop) => {
            "Play the same or lower, sweep the pile away, and be rid of all your cards first."
                .into()
        }
        Msg::Facts(GameId::Dealt) => "3 to 5 players, about 20 minutes".into(),
        Msg::Facts(GameId::Swoop) => "3 to 8 players, about an hour".into(),
        Msg::Play(game) => format!("Play {}", name(*game)),
        Msg::OpenGame(game) => format!("A game of {} lies open", name(*game)),
        Msg::ToAct(names) => {
            let verb = if names.len() == 1 { "is" } else { "are" };
            format!("{} {verb} to act.", list(names.iter().cloned()))
        }
        Msg::BackToTable(game) => format!("Back to your game of {}", name(*game)),
        Msg::LastGame(game) => format!("Last time: {}", name(*game)),
        Msg::MorePages => "More".into(),
        Msg::NotAffiliated => {
            "Made by players. Not affiliated with or endorsed by the designers or publishers of these games."
                .into()
        }
    }
}
