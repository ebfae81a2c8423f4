//! The pages around a game, in English.

use crate::bots::Level;
use crate::engine::Seat;
use crate::games::GameId;
use crate::i18n::shell::Msg;
use crate::setup::{SetupFlaw, Who};

use super::slapshot::deck_flaw;
use super::stroop::flaw as stroop_flaw;
use super::words::YOU;

#[expect(
    clippy::too_many_lines,
    reason = "one exhaustive match of sentences reads best whole"
)]
pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::AppName => "Kitchen Table".into(),
        Msg::Game(game) => name(*game).into(),
        Msg::Home => "Home".into(),
        Msg::ToBoxes => "Choose a game".into(),
        Msg::Loading(game) => format!("Loading {}", name(*game)),
        Msg::NotLoaded(game) => format!(
            "{} didn't load. Check your connection and try again. Nothing is lost.",
            name(*game)
        ),
        Msg::Settings => "Settings".into(),
        Msg::About => "About".into(),
        Msg::RulesOf(game) => format!("Rules of {}", name(*game)),
        Msg::LoadingPage => "Loading this page".into(),
        Msg::PageNotLoaded => {
            "This page didn't load. Check your connection and try again. Nothing is lost.".into()
        }
        Msg::TryAgain => "Try again".into(),
        Msg::WhoPlays(game) => format!("New game: {}", name(*game)),
        Msg::Chairs => "Chairs, clockwise".into(),
        Msg::Seated { seat, name, who } => seated(*seat, name, *who),
        Msg::EmptyChair => "Empty chair".into(),
        Msg::Join(who) => format!("Empty chair: add {}", somebody(*who)),
        Msg::Clockwise => "Turns go clockwise".into(),
        Msg::Empty => "Empty".into(),
        Msg::Nobody => "Nobody sits here.".into(),
        Msg::Fewest(game) => fewest(*game),
        Msg::Players(count) => format!("{count} players"),
        Msg::SeatName(seat) => seat_name(*seat).into(),
        Msg::You => YOU.into(),
        Msg::NameOf(seat) => format!("Name for seat {seat}"),
        Msg::WhoSits(seat) => format!("Player in seat {seat}"),
        Msg::Person => "Person".into(),
        Msg::Bot(Level::Easy) => "Easy bot".into(),
        Msg::Bot(Level::Casual) => "Casual bot".into(),
        Msg::Bot(Level::Normal) => "Normal bot".into(),
        Msg::Bot(Level::Hard) => "Hard bot".into(),
        Msg::BotTag(Level::Easy) => "easy bot".into(),
        Msg::BotTag(Level::Casual) => "casual bot".into(),
        Msg::BotTag(Level::Normal) => "normal bot".into(),
        Msg::BotTag(Level::Hard) => "hard bot".into(),
        Msg::HouseRules => "House rules".into(),
        Msg::Training => "Training: take your time".into(),
        Msg::TrainingNote => {
            "For one person alone with bots: everything runs at half speed, the middle card's properties are spelled out, and cards that fit light up after three seconds."
                .into()
        }
        Msg::Practice => "Practice: you can undo moves".into(),
        Msg::PracticeNote => {
            "For one person against bots. The result will say it was practice.".into()
        }
        Msg::Deal => "Deal the cards".into(),
        Msg::DealClears => "Dealing ends the game in progress.".into(),
        Msg::Flaw(flaw) => setup_flaw(flaw),
        Msg::BadLink => "This link doesn't work".into(),
        Msg::ChooseSeats(game) => format!("Choose seats for {}", name(*game)),
        Msg::Thinking { name: YOU } => "Your turn.".into(),
        Msg::Thinking { name } => format!("{name} is thinking."),
        Msg::Again => "Play again".into(),
        Msg::EmptyTable => "The table is empty".into(),
        Msg::EmptyTableNote => "Choose a game to start playing.".into(),
        Msg::NoSuchPage => "Page not found".into(),
        Msg::NoSuchPageNote => "Check the address, or choose a game.".into(),
    }
}

pub(super) fn name(game: GameId) -> &'static str {
    match game {
        GameId::Sloop => "Sloop",
        GameId::Dealt => "Dealt!",
        GameId::Swoop => "Swoop",
        GameId::Stroop => "Stroop",
        GameId::Slapshot => "Slapshot",
    }
}

/// The default name of a seat, after the shape of its mark.
fn seat_name(seat: Seat) -> &'static str {
    match seat.0 {
        0 => "Circle",
        1 => "Triangle",
        2 => "Square",
        3 => "Diamond",
        4 => "Star",
        5 => "Cross",
        6 => "Pentagon",
        _ => "Moon",
    }
}

fn fewest(game: GameId) -> String {
    let players = game.players();
    format!("{} takes at least {} players.", name(game), players.start())
}

fn seated(seat: Seat, name: &str, who: Who) -> String {
    let who = match who {
        Who::Person => text(&Msg::Person),
        Who::Bot(level) => text(&Msg::Bot(level)),
    };
    format!("Seat {seat}: {name}, {who}")
}

fn somebody(who: Who) -> &'static str {
    match who {
        Who::Person => "a person",
        Who::Bot(Level::Easy) => "an easy bot",
        Who::Bot(Level::Casual) => "a casual bot",
        Who::Bot(Level::Normal) => "a normal bot",
        Who::Bot(Level::Hard) => "a hard bot",
    }
}

fn setup_flaw(flaw: &SetupFlaw) -> String {
    match flaw {
        SetupFlaw::NoSuchGame(slug) => format!("There's no game called \"{slug}\" here."),
        SetupFlaw::Players(count, least, most) => {
            format!("This game is for {least} to {most} players, not {count}.")
        }
        SetupFlaw::NoSuchPlayer(word) => {
            format!("A seat can be person, easy, casual, normal or hard, not \"{word}\".")
        }
        SetupFlaw::Seed(word) => format!(
            "A seed is a whole number from 0 to {}, not \"{word}\".",
            u64::MAX
        ),
        SetupFlaw::Names(1, seats) => format!("There's only 1 name for {seats} seats."),
        SetupFlaw::Names(names, seats) => format!("There are {names} names for {seats} seats."),
        SetupFlaw::NoSuchRule(key) => format!("This game has no rule called \"{key}\"."),
        SetupFlaw::Rule(key, value) => format!("The rule \"{key}\" can't be \"{value}\"."),
        SetupFlaw::Deck(flaw) => format!("The deck in this link won't work. {}", deck_flaw(*flaw)),
        SetupFlaw::Stroop(flaw) => stroop_flaw(*flaw).into(),
    }
}
