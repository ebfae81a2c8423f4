//! The about page, in English. It says about the games what their rule books say.

use crate::games::GameId;
use crate::i18n::about::Msg;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Games => "Who made the games",
        Msg::GamesNote => {
            "Kitchen Table is made by people who like to play these games. It isn't affiliated with \
             or endorsed by their designers or publishers, and the names belong to their owners. \
             Buy the real ones: they're good."
        }
        Msg::MadeBy(game) => makers(*game),
        Msg::Ours => "Cards and rules",
        Msg::OursNote => {
            "We draw every card, box and sign ourselves, and tell the rules in our own words. \
             Nothing is copied from the printed games."
        }
        Msg::Privacy => "What this page knows about you",
        Msg::PrivacyNote => {
            "Nothing leaves your device. There's no server behind this page, no account and no \
             tracker. Your games, your settings and the names round your table stay in your browser, \
             and they're gone when you clear its data."
        }
        Msg::NetworkNote => {
            "The page talks only to the host you got it from, and only to fetch its own files. The \
             bots think in your browser."
        }
        Msg::FileNote => {
            "This copy is a single file. It talks to nobody. The bots think in your browser."
        }
        Msg::Licences => "Licences",
        Msg::OwnLicence => {
            "Kitchen Table's code and pictures are free under the MIT or the Apache 2.0 licence, \
             whichever you prefer."
        }
        Msg::FontLicences => {
            "The fonts are Fraunces and Atkinson Hyperlegible Next, from the projects of those names, \
             under the SIL Open Font Licence 1.1."
        }
        Msg::PictureLicences => {
            "There's no icon set: the logo, the boxes and all the signs are our own."
        }
        Msg::CrateLicences => {
            "It's written in Rust, with Yew and other crates that many people share freely."
        }
        Msg::LicenceTexts => "All of them, with their licences",
    }
    .into()
}

fn makers(game: GameId) -> &'static str {
    match game {
        GameId::Sloop => {
            "By Mike Fitzgerald, after the old game Casino. Published by U.S. Games Systems, Inc., 2012."
        }
        GameId::Dealt => {
            "Invented by Katja Stremmel. Published by AMIGO, 2020; Dealt! is a trademark of AMIGO \
             Games Inc. In Germany it is called Krass Kariert."
        }
        GameId::Swoop => {
            "Played with several ordinary decks. The rules we follow name no designer or \
             publisher."
        }
        GameId::Stroop => {
            "Designed by Jonathan Chaffer, with graphics by Chris Kirkman. Published by Grand Gamers \
             Guild, 2017."
        }
        GameId::Slapshot => "Published by Columbia Games Inc. Its rules don't name a designer.",
    }
}
