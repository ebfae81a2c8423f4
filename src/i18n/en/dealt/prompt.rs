//! Messages of Dealt! to the player to move, in English.

use super::cards::{a_card, a_play, dashed, face, name, numbers, the_card, the_play};
use crate::games::dealt::{Card, Combination, OutRisk, Rank};
use crate::i18n::Name;
use crate::i18n::dealt::{Possible, Prompt};
use crate::i18n::en::words::{agree, capital, joined, possessive, told};
use crate::staging::dealt::StagedPlay;

/// The text of a message to the player to move.
#[expect(
    clippy::too_many_lines,
    reason = "one exhaustive match of sentences reads best whole"
)]
pub(in crate::i18n) fn prompt(msg: &Prompt) -> String {
    match msg {
        Prompt::Hand { name } => format!("{} hand", possessive(name)),
        Prompt::HandCard {
            card,
            place,
            of,
            open,
        } => {
            let known = if *open { ", everyone knows it" } else { "" };
            format!("{}, card {place} of {of}{known}", face(*card))
        }
        Prompt::Under { place, plays } => under(*place, plays),
        Prompt::Gap {
            after,
            before,
            behind,
        } => gap(*after, *before, *behind),

        Prompt::Lead { name, open } => {
            let ways = [
                (open.beat, "one to three cards side by side"),
                (open.stop, "a Stop"),
                (open.redraw, "a Redraw"),
            ];
            let ways = ways.into_iter().filter(|(open, _)| *open);
            let ways: Vec<String> = ways.map(|(_, way)| way.into()).collect();
            told(*name, &format!("lead {}.", joined(&ways, "or")))
        }
        Prompt::Follow {
            name,
            highest,
            open,
        } => follow(*name, *highest, *open),
        Prompt::Place { name, card, left } => {
            let more = match left {
                0 => String::new(),
                left => format!(" {left} more to come."),
            };
            let drew = format!("you drew {}. Choose where it goes.{more}", a_card(*card));
            told(*name, &drew)
        }
        Prompt::Draws { name } => format!("{name} {}.", agree(name, "draws", "draw")),
        Prompt::ChooseGap(card) => format!("Choose where {} goes.", the_card(*card)),
        Prompt::Staged(StagedPlay {
            combination,
            highest: None,
        }) => capital(&name(*combination)),
        Prompt::Staged(StagedPlay {
            combination,
            highest: Some(highest),
        }) => {
            format!(
                "{} beats {}.",
                capital(&a_play(*combination)),
                the_play(*highest)
            )
        }
        Prompt::TooLow(StagedPlay {
            combination,
            highest,
        }) => match highest {
            Some(highest) => {
                format!(
                    "{} doesn't beat {}.",
                    capital(&a_play(*combination)),
                    the_play(*highest)
                )
            }
            None => capital(&name(*combination)),
        },
        Prompt::LastCards(combination, risk) => last_cards(*combination, *risk),
        Prompt::StopEffect { last: true } => {
            "Stop ends the trick at once, and it's your last card: you run out.".into()
        }
        Prompt::StopEffect { last: false } => {
            "Stop ends the trick at once, and you lead the next one.".into()
        }
        Prompt::RedrawEffect { cards, led } => {
            let or_you = if *led {
                ", or you do if nobody plays a combination"
            } else {
                ""
            };
            format!("Whoever wins the trick draws {cards} cards{or_you}.")
        }
        Prompt::Makes(Some(makes)) => format!("Makes {} here.", a_play(*makes)),
        Prompt::Makes(None) => "No combination here.".into(),
        Prompt::Waiting => "Your reserves".into(),
        Prompt::TapCard => "Tap cards, or a bracket below them.".into(),
        Prompt::TapCardOrReserve => "Tap cards, a bracket below them, or a reserve.".into(),
        Prompt::TapReserve => "Tap one of your reserves.".into(),
        Prompt::TapGap => "Tap where it goes.".into(),
        Prompt::DoPlay(combination) => format!("Play {}", a_play(*combination)),
        Prompt::DoPlayNothing => "Play these cards".into(),
        Prompt::DoStop => "Stop the trick".into(),
        Prompt::DoRedraw { cards } => format!("Play a Redraw: +{cards} for the winner"),
        Prompt::DoTake(card) => format!("Take {}", the_card(*card)),
        Prompt::DoPut(card) => format!("Put {} here", the_card(*card)),
        Prompt::NameX => "What X stands for".into(),
        Prompt::XIs => "X is".into(),
        Prompt::Made(combination) => numbers(*combination),
        Prompt::Named(names) => dashed(&names.iter().flatten().copied().collect::<Vec<_>>()),
    }
}

/// "Solo 8, your last card: you're safely out, unless you have to draw."
fn last_cards(combination: Combination, risk: OutRisk) -> String {
    let cards = match combination.rank {
        Rank::Solo => "card",
        _ => "cards",
    };
    let unless = match risk {
        OutRisk::Nothing => "",
        OutRisk::Draw => ", unless you have to draw",
        OutRisk::DrawOrBeaten => {
            ", unless you have to draw, or everyone runs out and someone beats this"
        }
    };
    let combination = capital(&name(combination));
    format!("{combination}, your last {cards}: you're safely out{unless}.")
}

/// "Plays with card 3: pair of 8s, solo 8".
fn under(place: usize, plays: &[Combination]) -> String {
    let plays: Vec<String> = plays.iter().rev().map(|&play| name(play)).collect();
    if plays.is_empty() {
        return format!("Choose card {place}");
    }
    format!("Plays with card {place}: {}", plays.join(", "))
}

pub(super) fn gap(after: usize, before: Option<Card>, behind: Option<Card>) -> String {
    match (before, behind) {
        (Some(before), Some(behind)) => {
            let (left, right) = (face(before), face(behind));
            format!(
                "Between card {after} ({left}) and card {} ({right})",
                after + 1
            )
        }
        (None, Some(behind)) => format!("At the left end, before the {}", face(behind)),
        (Some(before), None) => format!("At the right end, after the {}", face(before)),
        (None, None) => "As the only card".into(),
    }
}

/// "Ann, beat the pair of 8s, take a reserve or play a Stop."
pub(super) fn follow(who: Option<&Name>, highest: Option<Combination>, open: Possible) -> String {
    let beat = match highest {
        Some(highest) => format!("beat {}", the_play(highest)),
        None => "play any combination".into(),
    };
    let cannot = match highest {
        Some(highest) if !open.beat => format!("you can't beat {}: ", the_play(highest)),
        _ => String::new(),
    };
    let ways = [
        (open.beat, beat),
        (open.reserve, "take a reserve".into()),
        (open.stop, "play a Stop".into()),
        (open.redraw, "play a Redraw".into()),
    ];
    let ways: Vec<String> = ways
        .into_iter()
        .filter(|(open, _)| *open)
        .map(|(_, way)| way)
        .collect();
    told(who, &format!("{cannot}{}.", joined(&ways, "or")))
}
