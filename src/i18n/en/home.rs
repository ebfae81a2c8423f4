//! The home page, in English.

use super::shell::name;
use super::words::{list, possessive};
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
        Msg::QuickGame => "Quick game".into(),
        Msg::QuickGameOf(game) => format!("Quick game of {}", name(*game)),
        Msg::OpenGame => "Game in progress".into(),
        Msg::ToAct(names) => format!("{} turn", possessive(&list(names.iter().cloned()))),
        Msg::YouAct => "Your turn".into(),
        Msg::BackToTable(game) => format!("Back to your game of {}", name(*game)),
        Msg::LastGame(game) => format!("Last time: {}", name(*game)),
        Msg::MorePages => "More".into(),
        Msg::NotAffiliated => {
            "Made by players. Not affiliated with or endorsed by the designers or publishers of these games."
                .into()
        }
    }
}

fn blurb(game: GameId) -> &'static str {
    match game {
        GameId::Dealt => {
            "Play your cards in the order they came, and don't be the last one holding any."
        }
        GameId::Swoop => {
            "Match the pile or go lower, sweep it away, and get rid of all your cards first."
        }
        GameId::Sloop => {
            "Capture cards by matching them or adding them up, and end up with the most."
        }
        GameId::Slapshot => {
            "Trade, draft and line up your hockey team, get to the playoffs, and win the final."
        }
        GameId::Stroop => {
            "Everyone plays at once: match what words say with how they look, and end up with the fewest cards."
        }
    }
}

fn lasts(game: GameId) -> &'static str {
    match game {
        GameId::Dealt => "about 20 minutes",
        GameId::Swoop => "about an hour",
        GameId::Sloop => "about 20 minutes",
        GameId::Slapshot => "about an hour",
        GameId::Stroop => "about 15 minutes",
    }
}
