//! What is said to the one who moves in Dealt!, in English.

use super::cards::{a_card, dashed, face, name, the_card};
use crate::games::dealt::{Card, Combination, Refusal};
use crate::i18n::dealt::{Open, Prompt, StagedPlay};
use crate::i18n::en::words::{capital, joined};

/// What is said to the one who moves.
#[expect(
    clippy::too_many_lines,
    reason = "one exhaustive match of sentences reads best whole"
)]
pub(in crate::i18n) fn prompt(msg: &Prompt) -> String {
    match msg {
        Prompt::Hand { name } => format!("{name}'s hand"),
        Prompt::HandCard {
            card,
            place,
            of,
            open,
        } => {
            let known = if *open { ", known to all" } else { "" };
            format!("{}, card {place} of {of}{known}", face(*card))
        }
        Prompt::Under { place, plays } => under(*place, plays),
        Prompt::Gap {
            after,
            before,
            behind,
        } => gap(*after, *before, *behind),

        Prompt::Lead { name } => told(
            *name,
            "lead one to three neighbouring cards, Stop or Redraw.",
        ),
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
        Prompt::ChooseGap(card) => format!("Choose where {} goes.", the_card(*card)),
        Prompt::Staged(StagedPlay {
            combination,
            highest: None,
        }) => capital(&name(*combination)),
        Prompt::Staged(StagedPlay {
            combination,
            highest: Some(highest),
        }) => {
            format!("{} beats {}.", capital(&name(*combination)), name(*highest))
        }
        Prompt::TooLow(StagedPlay {
            combination,
            highest,
        }) => match highest {
            Some(highest) => {
                format!(
                    "{} does not beat {}.",
                    capital(&name(*combination)),
                    name(*highest)
                )
            }
            None => capital(&name(*combination)),
        },
        Prompt::LastCards(combination) => format!(
            "{}, your last cards: unless you have to draw, you are safely out.",
            capital(&name(*combination))
        ),
        Prompt::StopEffect => {
            "Stop ends the trick at once, and you lead the next if you still hold cards.".into()
        }
        Prompt::RedrawEffect { cards, led } => {
            let or_you = if *led {
                ", or you if nobody plays one"
            } else {
                ""
            };
            format!("Whoever plays the highest combination draws {cards} cards{or_you}.")
        }
        Prompt::Makes {
            card,
            makes: Some(makes),
        } => format!("There {} makes a {}.", the_card(*card), name(*makes)),
        Prompt::Makes { card, makes: None } => {
            format!(
                "There {} makes nothing with its neighbours.",
                the_card(*card)
            )
        }
        Prompt::Waiting => "Your reserves".into(),
        Prompt::TapCard => "Tap cards of your hand, or a bracket under them.".into(),
        Prompt::TapGap => "Tap the place where it goes.".into(),
        Prompt::DoPlay(combination) => format!("Play {}", name(*combination)),
        Prompt::DoPlayNothing => "Play these cards".into(),
        Prompt::DoStop => "Stop the trick".into(),
        Prompt::DoRedraw { cards } => format!("Play Redraw: +{cards} for the winner"),
        Prompt::DoTake(card) => format!("Take reserve {}", face(*card)),
        Prompt::DoPut(card) => format!("Put {} there", the_card(*card)),
        Prompt::NameX => "What X stands for".into(),
        Prompt::XIs => "X is".into(),
        Prompt::Named(names) => dashed(&names.iter().flatten().copied().collect::<Vec<_>>()),
    }
}

/// "Ann: lead": a sentence for one of several people, or for the only one.
fn told(who: Option<&str>, what: &str) -> String {
    match who {
        Some(who) => format!("{who}: {what}"),
        None => capital(what),
    }
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
        (Some(before), None) => format!("At the right end, behind the {}", face(before)),
        (None, None) => "As the only card".into(),
    }
}

/// "Ann: beat pair of 8s, take a reserve or play Stop."
pub(super) fn follow(who: Option<&str>, highest: Option<Combination>, open: Open) -> String {
    let beat = match highest {
        Some(highest) => format!("beat {}", name(highest)),
        None => "play any combination".into(),
    };
    let cannot = match highest {
        Some(highest) if !open.beat => format!("you cannot beat {}; ", name(highest)),
        _ => String::new(),
    };
    let ways = [
        (open.beat, beat),
        (open.reserve, "take a reserve".into()),
        (open.stop, "play Stop".into()),
        (open.redraw, "play Redraw".into()),
    ];
    let ways: Vec<String> = ways
        .into_iter()
        .filter(|(open, _)| *open)
        .map(|(_, way)| way)
        .collect();
    told(who, &format!("{cannot}{}.", joined(&ways, "or")))
}

pub(super) fn why_not(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotYourTurn => "It is another player's turn.",
        Refusal::PlaceFirst => "First put the card you drew into your hand.",
        Refusal::NothingDrawn => "There is no drawn card to place.",
        Refusal::OneToThree => "Play one, two or three cards.",
        Refusal::NoSuchCard => "Your hand has no card there.",
        Refusal::NoSuchGap => "Your hand has no such gap.",
        Refusal::PlayedAlone => "Stop and Redraw are played alone.",
        Refusal::NameEachX => "Say which number each X stands for.",
        Refusal::NoCombination => "These cards are no combination.",
        Refusal::NotHigher => "This does not beat the highest combination.",
        Refusal::NotAStop => "This card is no Stop.",
        Refusal::NotARedraw => "This card is no Redraw.",
        Refusal::LeaderPlays => "Whoever leads a trick plays a card and takes no reserve.",
        Refusal::ReserveGone => "That reserve was taken before.",
    }
}
