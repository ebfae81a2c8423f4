//! The about page, in English. Of the games it says what their rule books say.

use crate::games::GameId;
use crate::i18n::about::Msg;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Games => "Who made the games",
        Msg::GamesNote => {
            "Kitchen Table is made by people who like to play these games. It is not affiliated with \
             or endorsed by their designers or publishers, and the names belong to their owners. \
             Buy the real ones: they are good."
        }
        Msg::MadeBy(game) => makers(*game),
        Msg::Ours => "Cards and rules",
        Msg::OursNote => {
            "We draw every card, box and sign ourselves, and we tell the rules in our own words. \
             Nothing is copied from the printed games."
        }
        Msg::Privacy => "What this page knows about you",
        Msg::PrivacyNote => {
            "Nothing leaves your device. There is no server behind this page, no account and no \
             tracker. Your settings and the names round your table are kept by your own browser, \
             and are gone when you delete its data."
        }
        Msg::NetworkNote => {
            "The page asks nobody but the host that you got it from, and that one only for its own \
             files. Bots think in your browser."
        }
        Msg::Licences => "Licences",
        Msg::OwnLicence => {
            "The code of Kitchen Table and all its pictures are free, under the MIT or the Apache \
             2.0 licence, at your choice."
        }
        Msg::FontLicences => {
            "The letters are Fraunces and Atkinson Hyperlegible Next, given by the projects of those \
             names under the SIL Open Font Licence 1.1."
        }
        Msg::PictureLicences => {
            "No set of icons is used: the mark, the boxes and all signs are our own."
        }
        Msg::CrateLicences => {
            "It is written in Rust, with Yew and other crates that many people have given away."
        }
        Msg::LicenceTexts => "All of them, and the texts of their licences",
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
            "Played with several ordinary decks. The rules that we follow name no designer and no \
             publisher."
        }
        GameId::Stroop => {
            "Designed by Jonathan Chaffer, with graphics by Chris Kirkman. Published by Grand Gamers \
             Guild, 2017."
        }
        GameId::Slapshot => "Published by Columbia Games Inc. Its rules name no designer.",
    }
}
