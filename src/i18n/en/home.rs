//! The home page, in English.

use super::shell::name;
use super::words::list;
use crate::games::GameId;
use crate::i18n::home::Msg;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Tagline => "Real card games around one screen.".into(),
        Msg::Blurb(game) => blurb(*game).into(),
        Msg::Facts(game) => {
            let players = game.players();
            let (fewest, most) = (players.start(), players.end());
            format!("{fewest} to {most} players, {}", lasts(*game))
        }
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

/// A game without a table has no box to write on.
fn blurb(game: GameId) -> &'static str {
    match game {
        GameId::Dealt => {
            "Play the hand you were dealt, in the order it came, and do not be last with cards."
        }
        GameId::Swoop => {
            "Play the same or lower, sweep the pile away, and be rid of all your cards first."
        }
        GameId::Sloop | GameId::Stroop | GameId::Slapshot => "",
    }
}

fn lasts(game: GameId) -> &'static str {
    match game {
        GameId::Dealt => "about 20 minutes",
        GameId::Swoop => "about an hour",
        GameId::Sloop | GameId::Stroop | GameId::Slapshot => "",
    }
}
