//! The house rules and the custom deck of Slapshot, in English.

use super::cards::kind;
use crate::games::slapshot::cards::DECK;
use crate::i18n::en::words::capital;
use crate::i18n::slapshot::{DeckMsg, WhichDeck};
use crate::saves::FileError;
use crate::saves::deck::DeckUnreadable;

pub(in crate::i18n) fn deck(msg: &DeckMsg) -> String {
    match *msg {
        DeckMsg::WinsRule => "Season".into(),
        DeckMsg::WinsChoice(wins) => format!("{wins} wins to the playoffs"),
        DeckMsg::LeagueRule => "Schedule".into(),
        DeckMsg::LeagueChoice(false) => "Visit anyone you like".into(),
        DeckMsg::LeagueChoice(true) => "League: visit everyone twice".into(),
        DeckMsg::LimitsRule => "Trades and drafts".into(),
        DeckMsg::LimitsChoice(false) => "As many as you like".into(),
        DeckMsg::LimitsChoice(true) => "4 of each per season".into(),
        DeckMsg::DeckRule => "Deck".into(),
        DeckMsg::DeckChoice(which) => choice(which).into(),
        DeckMsg::DeckNote(which) => note(which).into(),

        DeckMsg::Cards(of, count) => format!("{}: {count}", capital(kind(of, 2))),
        DeckMsg::Count(of, value) => format!("How many {} {value}", kind(of, 1)),
        DeckMsg::OneMore(of, value) => format!("One more {} {value}", kind(of, 1)),
        DeckMsg::OneFewer(of, value) => format!("One fewer {} {value}", kind(of, 1)),
        DeckMsg::Specials => "Bruisers and Tiny Tim".into(),
        DeckMsg::SpecialsNote => {
            "Choose these five here. Don't count them again among the plain cards above.".into()
        }
        DeckMsg::Bruiser(number) => format!("Bruiser {number}"),
        DeckMsg::TinyTim => "Tiny Tim".into(),
        DeckMsg::NoCard => "Not chosen".into(),
        DeckMsg::Card(of, value) => format!("{} {value}", capital(kind(of, 1))),

        DeckMsg::Fits => format!("All {DECK} cards are in. You'll play with this deck."),
        DeckMsg::Meanwhile => "Until that's fixed, you'll play with our deck.".into(),
        DeckMsg::NotKept => {
            "This browser won't save your deck. It lasts until you close this page, so save it as a file.".into()
        }

        DeckMsg::Save => "Save as a file".into(),
        DeckMsg::Open => "Open a file".into(),
        DeckMsg::FromOurs => "Start over from our deck".into(),
        DeckMsg::IsOurs => "Your deck is now a copy of ours.".into(),
        DeckMsg::Undo => "Undo".into(),
        DeckMsg::Undone => "Your deck is back.".into(),
        DeckMsg::Opened(file) => format!("Your deck is now the one from {file}."),
        DeckMsg::FileFlaw(file, it) => file_flaw(file, it),
        DeckMsg::NoDeck(file, DeckUnreadable::Foreign) => format!(
            "{file} isn't a Slapshot deck. Only decks saved by this page can be opened. Your deck hasn't changed."
        ),
        DeckMsg::NoDeck(file, DeckUnreadable::Damaged) => {
            format!("{file} is a deck, but it's damaged. Your deck hasn't changed.")
        }
    }
}

fn choice(which: WhichDeck) -> &'static str {
    match which {
        WhichDeck::Ours => "Our deck",
        WhichDeck::Own => "Your own deck",
        WhichDeck::Brought => "The deck this game came with",
    }
}

fn note(which: WhichDeck) -> &'static str {
    match which {
        WhichDeck::Ours => {
            "The published rules don't list the cards, so the values in our deck are a reconstruction. If you own the game, choose your own deck and type in the real ones."
        }
        WhichDeck::Own => {
            "Type in how many of each card your deck has. It starts as a copy of ours, whose values are a reconstruction, and every change is saved in this browser."
        }
        WhichDeck::Brought => "Someone typed this deck in. Your own deck stays as it is.",
    }
}

fn file_flaw(file: &str, flaw: FileError) -> String {
    let why = match flaw {
        FileError::Empty => "is empty",
        FileError::TooLarge => "is too large to be a deck",
        FileError::Unreadable => "can't be read: your browser won't open it",
        FileError::Foreign => "isn't a Slapshot deck",
    };
    format!("{file} {why}. Your deck hasn't changed.")
}
