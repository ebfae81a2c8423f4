//! Why the rules of Sloop refuse a move, in English.

use super::cards::{a_card, a_number, name, plural, sum, the_card};
use crate::games::sloop::groups::Addends;
use crate::games::sloop::{Card, Refusal, Value};
use crate::i18n::en::words::{capital, possessive_within};
use crate::i18n::sloop::Names;

/// Why a move is refused.
#[expect(
    clippy::too_many_lines,
    reason = "one exhaustive match of sentences reads best whole"
)]
pub(super) fn why_not(refusal: Refusal, names: &Names) -> String {
    match refusal {
        Refusal::NotYourTurn => "It's not your turn.".into(),
        Refusal::OfferFirst => "First offer your partner a card, or say you won't.".into(),
        Refusal::AnswerFirst => "First keep the card your partner offered, or give it back.".into(),
        Refusal::NothingOffered => "Nobody's offering a card now.".into(),
        Refusal::NotInHand(card) => format!("You don't have {} in hand.", a_card(card)),
        Refusal::NotFlipped(card) => {
            format!(
                "Play one of the flipped cards. {} isn't one of them.",
                article(card)
            )
        }
        Refusal::PlayFlipped => "You flipped cards, so you have to play one of them.".into(),
        Refusal::PlayFirst => "You have to play a card.".into(),
        Refusal::WrongNumber { card, value } => {
            format!("{} can't count as {}.", article(card), value.number())
        }
        Refusal::NotLoose(card) => {
            format!("There's no loose {} left in the display.", name(card))
        }
        Refusal::WrongSum { of, is, value } => wrong_sum(of, is, value),
        Refusal::NothingTaken => "A capture has to take at least one card.".into(),
        Refusal::NoSuchBuild(number) => format!("There's no build of {} here.", plural(number)),
        Refusal::NotYourBuild { number, owner } => format!(
            "You can only capture {} build of {} with a wild.",
            possessive_within(&names[owner]),
            plural(number)
        ),
        Refusal::PartnersBuild(number) => format!(
            "You can add to your partner's {}, but you need a wild to capture them.",
            plural(number)
        ),
        Refusal::TakeYourBuild(number) => {
            format!(
                "When you capture with {}, you have to take your build too.",
                a_number(number)
            )
        }
        Refusal::NoBonus(card) => format!(
            "Only a supercharged card takes an extra card, and {} isn't one.",
            the_card(card)
        ),
        Refusal::OwnBuildFirst(number) => format!(
            "You're building {}, so first add to that build or capture it.",
            plural(number)
        ),
        Refusal::OneBuild(number) => {
            format!(
                "You can only have one build at a time, and you're building {}.",
                plural(number)
            )
        }
        Refusal::AlreadyBuilt(number) => {
            format!("There's already a build of {}.", plural(number))
        }
        Refusal::NothingJoins => "A build needs at least one card from the display.".into(),
        Refusal::HoldsNone(number) => format!(
            "To build {}, you have to keep {} or a wild in your hand.",
            plural(number),
            a_number(number)
        ),
        Refusal::NoBuildToContinue => "You have no build to add to.".into(),
        Refusal::NoIcon(card) => format!("{} has no action.", article(card)),
        Refusal::NobodyToStealFrom => "None of your opponents has a card to steal.".into(),
        Refusal::NoCardLeft => "You have no other card to play.".into(),
        Refusal::NothingToFlip => "The draw pile is empty, so there's nothing to flip.".into(),
        Refusal::MustPlayAgain(number) => format!(
            "You're building {}, so after a 2 you have to play another card.",
            plural(number)
        ),
        Refusal::NoWayLeft(number) => format!(
            "After this 2, you couldn't add to your build of {} or capture it.",
            plural(number)
        ),
    }
}

/// "An 8", "A wild".
fn article(card: Card) -> String {
    capital(&a_card(card))
}

/// "5+2 make 7, not 8."
fn wrong_sum(of: Addends, is: u16, value: Value) -> String {
    let cards: Vec<Card> = of.cards().collect();
    let value = value.number();
    match cards[..] {
        [] => format!("That doesn't make {value}."),
        [one] => format!("{} isn't {value}.", capital(&name(one))),
        _ if cards.iter().any(|card| card.is_wild()) => {
            format!("{} make at least {is}, not {value}.", sum(&cards))
        }
        // This is the most cards that a refusal names, so there may be more.
        _ if cards.len() == 13 => format!("Those cards make {is}, not {value}."),
        _ => format!("{} make {is}, not {value}.", sum(&cards)),
    }
}
