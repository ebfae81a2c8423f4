//! Messages of Slapshot to the player to move, in English.

use super::cards::{a_card, kind, name, name_within};
use crate::games::slapshot::{Card, Special};
use crate::i18n::Name;
use crate::i18n::en::words::{
    agree, capital, count, joined, possessive, possessive_within, told, within,
};
use crate::i18n::slapshot::prompt::{Doing, Preset, Prompt, Turn};

#[expect(
    clippy::too_many_lines,
    reason = "one exhaustive match of sentences reads best whole"
)]
pub(in crate::i18n) fn prompt(msg: &Prompt<'_>) -> String {
    match msg {
        Prompt::Team(name) => format!("{} team", possessive(name)),
        Prompt::LineUp(name) => format!("{} line-up", possessive(name)),
        Prompt::TeamCard(card, place) => format!("{}, card {place} of 6", capital(&name(*card))),
        Prompt::OtherKind(card, place) => {
            format!(
                "{}, card {place} of 6, can't be given",
                capital(&name(*card))
            )
        }
        Prompt::Slot { card, slot, held } => {
            let held = if *held { ", moving" } else { "" };
            format!("{slot}: {}{held}", name(*card))
        }

        Prompt::Pick { name, missing } => told(*name, &pick(*missing)),
        Prompt::Turn { name, may_pass } => told(*name, turn(*may_pass)),
        Prompt::GiveBack { name, drawn, from } => told(*name, &give_back(*drawn, from)),
        Prompt::Arrange {
            name,
            against,
            home,
            overtime,
        } => told(*name, &arrange(against, *home, *overtime)),
        Prompt::Purpose {
            visitor,
            host,
            overtime,
        } => purpose(visitor, host, *overtime),
        Prompt::Ready(name) => format!("Your team is ready. {name} lines up."),
        Prompt::Waits { name, doing } => waits(name, *doing),

        Prompt::ChooseTurn => "What do you want to do?".into(),
        Prompt::Choice(turn) => choice(*turn).into(),
        Prompt::Means(turn) => means(*turn),
        Prompt::NotNow => "not possible now".into(),
        Prompt::ChooseManager(Turn::Trade(_)) => "From whose team do you want to draw?".into(),
        Prompt::ChooseManager(_) => "Whom do you want to visit?".into(),
        Prompt::Manager(name, wins) => format!("{name}, {}", count(*wins, "win")),
        Prompt::TapChoice => "Choose what to do.".into(),
        Prompt::TapManager => "Tap a team.".into(),
        Prompt::TapDraft => "Tap the card you'd let go.".into(),
        Prompt::TapGift(of) => format!("Tap the {} you'd give.", kind(*of, 1)),
        Prompt::TapDeck => "Tap a deck.".into(),

        Prompt::DoPick(of) => format!("Pick a {}", kind(*of, 1)),
        Prompt::DoTrade(name) => format!("Draw from {} team", possessive_within(name)),
        Prompt::DoGive(card, to) => format!("Give {} {}", within(to), the(*card)),
        Prompt::DoDraft(card) => format!("Let {} go", the(*card)),
        Prompt::DoGame(name) => format!("Visit {}", within(name)),
        Prompt::DoLine => "Face off".into(),
        Prompt::DoPass => "Pass".into(),
        Prompt::WouldTrade(name) => would_trade(name),
        Prompt::WouldDraft(card, left) => would_draft(*card, *left),
        Prompt::WouldPlay(name) => {
            format!(
                "{} is at home and starts with one goal.",
                capital(name.as_str())
            )
        }
        Prompt::WouldPick(of, left) => format!(
            "You take the top {}. There {} left.",
            kind(*of, 1),
            are(*left, kind(*of, 1))
        ),
        Prompt::WouldGive(gives, keeps) => {
            format!("You keep {} and give {}.", the(*keeps), the(*gives))
        }
        Prompt::Moves(card) => format!("Tap where {} should go.", the(*card)),

        Prompt::Backs(name) => format!("{} team, shuffled", possessive(name)),
        Prompt::Back(place, of) => format!("Draw player {place} of {of}"),
        Prompt::Drawn(from) => format!("Drawn from {} team", possessive_within(from)),
        Prompt::Presets => "Orders to choose from".into(),
        Prompt::Preset(preset) => self::preset(*preset).into(),
        Prompt::Keep => "Use this order at home without asking".into(),
        Prompt::Keeps => "At home your team lines up by itself.".into(),
        Prompt::AskAgain => "Ask again".into(),

        Prompt::Rink => "Rink".into(),
        Prompt::Space(wins) => wins.to_string(),
        Prompt::Preseason => "Preseason".into(),
        Prompt::Playoffs => "Playoffs".into(),
        Prompt::Decks => "Decks".into(),
        Prompt::Deck(of, cards) => format!("{}: {cards}", capital(kind(*of, 2))),
        Prompt::Season { wins: Some(wins) } => format!("First to {}", count(*wins, "win")),
        Prompt::Season { wins: None } => "League schedule".into(),

        Prompt::Home => "Home".into(),
        Prompt::Visitor => "Visitor".into(),
        Prompt::Goal => "Goal!".into(),
        Prompt::NoGoal => "No goal".into(),
        Prompt::Replaced(whose, card) => {
            let of = kind(card.kind, 1);
            format!(
                "{} {}: out, a new {of} comes in",
                possessive(whose),
                name(*card)
            )
        }
        Prompt::Final(name, score) => final_score(name, *score),
        Prompt::Tie => "A tie: overtime".into(),
        Prompt::Tossed(name) => format!(
            "Ten overtimes without a goal: a coin toss goes to {}",
            within(name)
        ),
        Prompt::Known(cards) => format!(
            "You know: {}",
            joined(
                &cards.iter().map(|card| name(*card)).collect::<Vec<_>>(),
                "and"
            )
        ),
        Prompt::KnowsNone => "You know none of these cards".into(),
    }
}

fn pick(missing: usize) -> String {
    match missing {
        1 => "pick the last card of your team.".into(),
        _ => format!("pick a deck. Your team needs {missing} more cards."),
    }
}

fn turn(may_pass: bool) -> &'static str {
    if may_pass {
        "trade, draft or pass. Your games are all played."
    } else {
        "trade, draft or play a game."
    }
}

fn give_back(drawn: Card, from: &Name) -> String {
    let of = kind(drawn.kind, 1);
    format!(
        "you drew {}. Give {} another {of} for it.",
        a_card(drawn),
        within(from)
    )
}

fn arrange(against: &Name, home: bool, overtime: u8) -> String {
    let where_to = if home { "at home" } else { "away" };
    let against = within(against);
    match overtime {
        0 => format!("line up against {against}, {where_to}. Tap two cards to swap them."),
        1 => format!("line up again: overtime against {against}. The first goal wins."),
        more => format!("line up again: overtime {more} against {against}. The first goal wins."),
    }
}

fn purpose(visitor: &Name, host: &Name, overtime: bool) -> String {
    let host = within(host);
    if overtime {
        format!("Line up again: overtime between {visitor} and {host}.")
    } else {
        format!("Line up for a game: {visitor} visits {host}.")
    }
}

fn waits(name: &Name, doing: Doing<'_>) -> String {
    match doing {
        Doing::Picks => format!("{} pick.", possessive(name)),
        Doing::Turn => format!("{} turn.", possessive(name)),
        Doing::GivesBack(to) => format!(
            "{name} {} a card back to {}.",
            agree(name, "gives", "give"),
            within(to)
        ),
        Doing::LinesUp => format!("{name} {} up.", agree(name, "lines", "line")),
    }
}

fn choice(turn: Turn) -> &'static str {
    match turn {
        Turn::Trade(_) => "Trade",
        Turn::Draft(_) => "Draft",
        Turn::Game => "Game",
        Turn::Pass => "Pass",
    }
}

fn means(turn: Turn) -> String {
    match turn {
        Turn::Trade(left) => format!("Draw from a team{}", so_many(left)),
        Turn::Draft(left) => format!("Swap with a deck{}", so_many(left)),
        Turn::Game => "Visit a team".into(),
        Turn::Pass => "Do nothing".into(),
    }
}

fn so_many(left: Option<u32>) -> String {
    left.map_or_else(String::new, |left| format!(", {left} left"))
}

fn would_trade(name: &Name) -> String {
    format!(
        "Tap one of {} cards. You keep it and give back another of the same kind.",
        possessive_within(name)
    )
}

fn would_draft(card: Card, left: u8) -> String {
    let of = kind(card.kind, 1);
    let under = capital(&the(card));
    format!("{under} goes under the deck and you take the top {of}, out of {left}.")
}

fn are(left: u8, of: &str) -> String {
    match left {
        1 => format!("is 1 {of}"),
        _ => format!("are {left}"),
    }
}

/// "the forward 9", "Tiny Tim".
fn the(card: Card) -> String {
    match card.special {
        Special::TinyTim => name(card),
        _ => format!("the {}", name_within(card)),
    }
}

fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::Last => "Last time",
        Preset::BestFirst => "Best first",
        Preset::GoalieFirst => "Goalie first",
        Preset::Shuffle => "Shuffle",
    }
}

fn final_score(name: &Name, [home, visitor]: [u8; 2]) -> String {
    let (most, least) = (home.max(visitor), home.min(visitor));
    format!("{name} {} {most}–{least}", agree(name, "wins", "win"))
}
