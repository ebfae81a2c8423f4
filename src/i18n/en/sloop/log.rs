//! The log of Sloop, in English.

use super::cards::{
    a_card, brackets, build_within, cards, face, name, plural, spoken_sums, whose_within,
};
use crate::engine::Seat;
use crate::games::sloop::{Build, Card, Event, Groups, Icon, Secret, Theft, Value};
use crate::i18n::Name;
use crate::i18n::en::words::{agree, capital, count, list, within};
use crate::i18n::sloop::{Names, Owner};

/// The line of the log for an event.
pub(super) fn event(event: &Event, names: &Names) -> String {
    let who = |seat: &Seat| &names[*seat];
    match event {
        Event::Dealt { dealer } => format!("{} dealt the cards.", who(dealer)),
        Event::TurnedUp(cards) => {
            let names: Vec<String> = cards.iter().map(|card| name(*card)).collect();
            format!("Turned up: {}.", names.join(", "))
        }
        // Everybody sees whose turn it is then.
        Event::MayOffer { .. } | Event::Turn { .. } => String::new(),
        Event::Offered { seat, card: true } => format!("{} offered a card.", who(seat)),
        Event::Offered { seat, card: false } => format!("{} didn't offer a card.", who(seat)),
        Event::Kept { seat } => {
            format!("{} kept the card and gave another one for it.", who(seat))
        }
        Event::GaveBack { seat } => format!("{} gave the card back.", who(seat)),
        Event::PassedOver { seat } => format!("{} had no cards left to play.", who(seat)),
        Event::LostBuild { seat, number } => format!(
            "{} couldn't add to the build of {} or capture it, and lost it.",
            who(seat),
            plural(*number)
        ),
        Event::Captured { .. } => captured(event, names),
        Event::Built {
            seat,
            card,
            value,
            groups,
        } => {
            let made = spoken_sums(&groups.joined_by(*card, *value), *value).join(", ");
            let (who, number, card) = (who(seat), plural(*value), a_card(*card));
            format!("{who} built {number} with {card}: {made}.")
        }
        Event::Continued { .. } => continued(event, names),
        Event::Put { seat, card, act } => {
            format!(
                "{} put down {}{}.",
                who(seat),
                a_card(*card),
                to(*card, *act)
            )
        }
        Event::Stole { seat, thefts } => format!("{} stole {}.", who(seat), loot(thefts, names)),
        Event::Flipped {
            seat,
            cards: flipped,
        } => {
            format!("{} flipped {}.", who(seat), cards(flipped.iter().copied()))
        }
        Event::Removed(removed) => {
            format!(
                "{} left the game.",
                capital(&cards(removed.iter().copied()))
            )
        }
        Event::EndedTurn { seat } => format!("{} didn't play another card.", who(seat)),
        Event::Drew { seat, cards } => format!("{} drew {}.", who(seat), count(*cards, "card")),
        Event::PileEmpty => "The draw pile ran out.".into(),
        Event::TookRest { seat, cards } => took_rest(seat.as_ref().map(who), *cards),
    }
}

/// The number of cards a capture took, not counting the card that took them.
fn taken(groups: &Groups, build: Option<&Build>, bonus: Option<Card>) -> u32 {
    let build = build.map_or(0, |build| build.cards.len());
    (groups.cards().len() + build + bonus.iter().count()) as u32
}

/// "an 8", "a wild as 8".
fn played_as(card: Card, value: Value) -> String {
    if card.is_wild() {
        format!("a wild as {}", value.number())
    } else {
        a_card(card)
    }
}

/// The build, as the player who captured it refers to it.
fn taken_build(build: &Build, by: Seat, names: &Names) -> String {
    match build.owner {
        Some(owner) if owner == by => format!("the build of {}", plural(build.number)),
        Some(owner) => build_within(Owner::Player(&names[owner]), build.number),
        None => build_within(Owner::Nobody, build.number),
    }
}

fn captured(event: &Event, names: &Names) -> String {
    let Event::Captured {
        seat,
        card,
        value,
        groups,
        build,
        bonus,
    } = event
    else {
        return String::new();
    };
    let (who, with) = (&names[*seat], played_as(*card, *value));
    let many = taken(groups, build.as_ref(), *bonus);
    match (groups.cards(), build, bonus) {
        ([one], None, None) => return format!("{who} captured {} with {with}.", a_card(*one)),
        ([], Some(build), None) => {
            let (build, cards) = (taken_build(build, *seat, names), count(many, "card"));
            return format!("{who} captured {build} with {with}: {cards}.");
        }
        _ => {}
    }
    let build = build.map(|build| {
        let cards = count(build.cards.len() as u32, "card");
        format!("{} ({cards})", taken_build(&build, *seat, names))
    });
    let all: Vec<String> = build
        .into_iter()
        .chain(spoken_sums(groups, *value))
        .collect();
    let bonus = bonus.map(|card| format!(", plus {}", a_card(card)));
    let (cards, all) = (count(many, "card"), all.join(", "));
    let bonus = bonus.unwrap_or_default();
    format!("{who} captured {cards} with {with}: {all}{bonus}.")
}

/// "Ann added a 3 to Cy's build of 12s: 3+9."
fn continued(event: &Event, names: &Names) -> String {
    let Event::Continued {
        seat,
        owner,
        card,
        value,
        groups,
    } = event
    else {
        return String::new();
    };
    let build = if owner == seat {
        format!("the build of {}", plural(*value))
    } else {
        build_within(Owner::Player(&names[*owner]), *value)
    };
    let made = if groups.is_empty() {
        String::new()
    } else {
        let made = spoken_sums(&groups.joined_by(*card, *value), *value);
        format!(": {}", made.join(", "))
    };
    format!("{} added {} to {build}{made}.", names[*seat], a_card(*card))
}

/// What a card was put down for.
fn to(card: Card, act: bool) -> &'static str {
    match card.icon().filter(|_| act) {
        None => "",
        Some(Icon::Steal) => " to steal",
        Some(Icon::DoublePlay) => " to play another card",
        Some(Icon::FlipThree) => " to flip cards",
    }
}

/// "a 9 from Bo and a 4 from you".
fn loot(thefts: &[Theft], names: &Names) -> String {
    let theft = |theft: &Theft| {
        let (card, from) = (a_card(theft.card), within(&names[theft.from]));
        format!("{card} from {from}")
    };
    list(thefts.iter().map(theft))
}

fn took_rest(who: Option<&Name>, cards: u8) -> String {
    match (who, cards) {
        (None, _) => "Nobody captured anything, so nobody got what was left.".into(),
        (Some(_), 0) => "Nothing was left in the display.".into(),
        (Some(who), cards) => {
            let left = match cards {
                1 => "the last card".into(),
                _ => format!("the last {}", count(cards, "card")),
            };
            format!("{who} made the last capture and got {left} in the display.")
        }
    }
}

/// An event in a few words over the table; empty for most events.
pub(super) fn moment(event: &Event, names: &Names) -> String {
    let who = |seat: &Seat| &names[*seat];
    match event {
        Event::Captured {
            seat,
            groups,
            build,
            bonus,
            ..
        } => match build {
            Some(build) if build.owner != Some(*seat) => {
                format!(
                    "{} captured {}",
                    who(seat),
                    taken_build(build, *seat, names)
                )
            }
            _ => {
                let many = taken(groups, build.as_ref(), *bonus);
                format!("{} captured {}", who(seat), count(many, "card"))
            }
        },
        Event::Built { seat, value, .. } => format!("{} built {}", who(seat), plural(*value)),
        Event::Continued {
            seat, owner, value, ..
        } if owner == seat => format!("{} added to the {}", who(seat), plural(*value)),
        Event::Continued {
            seat, owner, value, ..
        } => {
            let whose = whose_within(Owner::Player(who(owner)), *value);
            format!("{} added to {whose}", who(seat))
        }
        Event::LostBuild { seat, number } => {
            format!("{} lost the build of {}", who(seat), plural(*number))
        }
        Event::Put {
            card, act: true, ..
        } if card.icon() == Some(Icon::DoublePlay) => "Double Play!".into(),
        Event::Flipped { seat, cards } => {
            format!(
                "{} flipped {}",
                who(seat),
                count(cards.len() as u32, "card")
            )
        }
        Event::Stole { seat, thefts } => {
            format!("{} stole {}", who(seat), count(thefts.len() as u32, "card"))
        }
        Event::PileEmpty => "The draw pile is empty".into(),
        Event::TookRest {
            seat: Some(seat),
            cards: 1..,
        } => format!("{} got what was left", who(seat)),
        _ => String::new(),
    }
}

/// The sums of an event, for the eye.
pub(super) fn arithmetic(event: &Event) -> String {
    match event {
        Event::Captured {
            value,
            groups,
            bonus,
            ..
        } if !groups.is_empty() => {
            let extra = bonus.map(|card| format!(", +{}", face(card)));
            format!("{}{}", brackets(groups, *value), extra.unwrap_or_default())
        }
        Event::Built {
            card,
            value,
            groups,
            ..
        }
        | Event::Continued {
            card,
            value,
            groups,
            ..
        } => brackets(&groups.joined_by(*card, *value), *value),
        _ => String::new(),
    }
}

/// A turn, in a few words.
pub(super) fn last_turn(turn: &[&Event]) -> String {
    let did: Vec<String> = turn.iter().filter_map(|event| did(event)).collect();
    did.join(", then ")
}

fn did(event: &Event) -> Option<String> {
    Some(match event {
        Event::LostBuild { number, .. } => format!("lost the build of {}", plural(*number)),
        Event::Captured {
            card,
            value,
            groups,
            build,
            bonus,
            ..
        } => {
            let many = count(taken(groups, build.as_ref(), *bonus), "card");
            format!("captured {many} with {}", played_as(*card, *value))
        }
        Event::Built { card, value, .. } => {
            format!("built {} with {}", plural(*value), a_card(*card))
        }
        Event::Continued { card, value, .. } => {
            format!("added {} to the {}", a_card(*card), plural(*value))
        }
        Event::Put { card, .. } => format!("put down {}", a_card(*card)),
        Event::Stole { thefts, .. } => format!("stole {}", count(thefts.len() as u32, "card")),
        Event::PassedOver { .. } => "had no cards left".into(),
        _ => return None,
    })
}

pub(super) fn secret(secret: &Secret, who: &Name) -> String {
    let were = agree(who, "was", "were");
    match secret {
        Secret::Dealt(hand) => format!("{who} {were} dealt {}.", cards(hand.iter().copied())),
        Secret::Drew(hand) => format!("{who} drew {}.", cards(hand.iter().copied())),
        Secret::Offered(card) => format!("{who} {were} offered {}.", a_card(*card)),
        Secret::Given(card) => format!("{who} got {} for it.", a_card(*card)),
    }
}
