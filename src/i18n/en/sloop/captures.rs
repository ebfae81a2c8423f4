//! Captures and builds that are staged, in English.

use super::cards::{
    a_card, a_number, brackets, build_within, face, name, plural, spoken_sums, sum, the_card,
    whose_within,
};
use crate::games::sloop::groups::Total;
use crate::games::sloop::{Card, Groups, Heap, Icon, Value};
use crate::i18n::en::words::{capital, count, joined, list};
use crate::i18n::sloop::{Cannot, Capture, Owner, Use};

/// "The 8 can capture 5 cards, add to your 10s or be put down."
pub(super) fn can(card: Card, uses: &[Use]) -> String {
    let ways = uses.iter().map(|&it| match it {
        Use::Capture(cards) => format!("capture {}", count(cards, "card")),
        Use::CaptureBuild(owner, number) => format!("capture {}", whose_within(owner, number)),
        Use::Build => "start a build".into(),
        Use::Add(owner, number) => format!("add to {}", whose_within(owner, number)),
        Use::Act(icon) => format!("be put down to {}", acting(icon)),
        Use::Put => "just be put down".into(),
    });
    let card = capital(&the_card(card));
    match ways.collect::<Vec<_>>() {
        none if none.is_empty() => format!("{card} can't be played now."),
        ways => format!("{card} can {}.", joined(&ways, "or")),
    }
}

/// What can be done with a card, in up to three words.
pub(super) fn verb(it: Use) -> String {
    match it {
        Use::Capture(0) => "Capture".into(),
        Use::Capture(cards) => format!("Capture {cards}"),
        Use::CaptureBuild(owner, number) => format!("Capture {}", whose_within(owner, number)),
        Use::Build => "Build".into(),
        Use::Add(owner, number) => format!("Add to {}", whose_within(owner, number)),
        Use::Act(icon) => format!("Put down and {}", acting(icon)),
        Use::Put => "Put down".into(),
    }
}

/// A card's action, in a word or two.
fn acting(icon: Icon) -> &'static str {
    match icon {
        Icon::Steal => "steal",
        Icon::DoublePlay => "play another",
        Icon::FlipThree => "flip",
    }
}

/// Why a use of a card is not possible.
pub(super) fn cannot(cannot: Cannot) -> String {
    match cannot {
        Cannot::Capture(card) => match card.value() {
            Some(value) => format!(
                "Nothing in the display is {} or adds up to {}.",
                a_number(value),
                value.number()
            ),
            None => "There's nothing in the display to capture.".into(),
        },
        Cannot::Build(card) => format!(
            "You can't build with {}: nothing it makes matches another card in your hand.",
            the_card(card)
        ),
        Cannot::HasBuild(number) => {
            format!(
                "You can only have one build at a time, and you're building {}.",
                plural(number)
            )
        }
        Cannot::Add => "You have no build to add to.".into(),
        Cannot::AddTo(card, owner, number) => format!(
            "{} doesn't make {} with anything in the display, so it can't go into {}.",
            capital(&the_card(card)),
            number.number(),
            build_within(owner, number)
        ),
        Cannot::OwesBuild(number) => format!(
            "You're building {}, so first add to that build or capture it.",
            plural(number)
        ),
    }
}

/// How many cards a capture takes.
fn many(capture: &Capture) -> u32 {
    let build = capture.build.map_or(0, |build| u32::from(build.cards));
    let loose = capture.groups.cards().len() + capture.bonus.iter().count();
    loose as u32 + build
}

/// "Your 8 takes 6+2 and 5+3: 4 cards."
pub(super) fn takes(capture: &Capture) -> String {
    let Capture { card, value, .. } = *capture;
    let what = with(card, value);
    let build = capture.build.map(|build| build_within(build.owner, value));
    let sums = spoken_sums(capture.groups, value);
    let all = list(build.into_iter().chain(sums));
    let bonus = match capture.bonus {
        None => String::new(),
        Some(bonus) if all.is_empty() => a_card(bonus),
        Some(bonus) => format!(", plus {}", a_card(bonus)),
    };
    format!("{what} {all}{bonus}: {}.", count(many(capture), "card"))
}

/// "Your 8 takes 18 cards."
pub(super) fn takes_many(capture: &Capture) -> String {
    let what = with(capture.card, capture.value);
    format!("{what} {}.", count(many(capture), "card"))
}

/// "Your 8 takes", "As 8, your wild takes"
fn with(card: Card, value: Value) -> String {
    if card.is_wild() {
        format!("As {}, your wild takes", value.number())
    } else {
        format!("Your {} takes", name(card))
    }
}

/// "Capture 4 cards", "Capture Bo's 9s and 3 more".
pub(super) fn do_capture(capture: &Capture) -> String {
    let many = many(capture);
    let Some(build) = capture.build else {
        return format!("Capture {}", count(many, "card"));
    };
    let whose = whose_within(build.owner, capture.value);
    match many - u32::from(build.cards) {
        0 => format!("Capture {whose}"),
        more => format!("Capture {whose} and {more} more"),
    }
}

/// What the selected cards add up to: "6+2 = 8, 3 left over".
pub(super) fn reckon(played: Option<Card>, groups: &Groups, over: &Heap, value: Value) -> String {
    let over: Vec<Card> = over.iter().collect();
    let whole = match played {
        Some(card) if !groups.is_empty() || card.stands_for(value) => groups.joined_by(card, value),
        Some(card) => {
            let cards: Vec<Card> = [card].into_iter().chain(over).collect();
            return unfinished(&cards, value);
        }
        None if groups.is_empty() => return unfinished(&over, value),
        None => groups.clone(),
    };
    let made = brackets(&whole, value);
    if over.is_empty() {
        return made;
    }
    let over = list(over.iter().map(|&card| face(card)));
    format!("{made}, {over} left over")
}

/// "7 · 7, and your 1 still needs 6"
pub(super) fn lacks_cards(card: Card, groups: &Groups, value: Value) -> String {
    let missing = value.number().saturating_sub(card.worth());
    format!(
        "{}, and your {} still needs {missing}",
        brackets(groups, value),
        name(card)
    )
}

/// What cards that form no group add up to: "5+2 = 7, 1 short of 8".
fn unfinished(cards: &[Card], value: Value) -> String {
    let number = value.number();
    let least = Total::of(cards.iter().copied()).least();
    let made = match cards {
        [] => return format!("Choose cards that make {number}"),
        [_] => sum(cards),
        _ if cards.iter().any(|card| card.is_wild()) => sum(cards),
        _ => format!("{} = {least}", sum(cards)),
    };
    match u16::from(number).checked_sub(least) {
        Some(short @ 1..) => format!("{made}, {short} short of {number}"),
        _ => format!("{made}, too much for {number}"),
    }
}

/// "As 9: 5 cards, with Bo's build".
pub(super) fn wild_as(value: Value, cards: u8, build: Option<Owner>) -> String {
    let build = match build {
        None => String::new(),
        Some(owner) => format!(", with {}", build_within(owner, value)),
    };
    format!("As {}: {}{build}", value.number(), count(cards, "card"))
}

/// "Build 12s with 3 cards, you keep a 12".
pub(super) fn build_as(value: Value, cards: u8, keeps: Card) -> String {
    let (number, cards) = (plural(value), count(cards, "card"));
    format!("Build {number} with {cards}, {}", self::keeps(keeps))
}

pub(super) fn keeps(card: Card) -> String {
    format!("you keep {}", a_card(card))
}

/// "2+10 and 12 make a build of 12s. You keep a 12 to capture it with."
pub(super) fn builds(value: Value, groups: &Groups, keeps: Card) -> String {
    let all = capital(&list(spoken_sums(groups, value).into_iter()));
    format!(
        "{all} make a build of {}. You keep {} to capture it with.",
        plural(value),
        a_card(keeps)
    )
}

/// "3+9 goes into your build of 12s. You won't have a 12 left to capture it."
pub(super) fn adds(owner: Owner, value: Value, groups: &Groups, keeps: Option<Card>) -> String {
    let go = if groups.len() == 1 { "goes" } else { "go" };
    let all = capital(&list(spoken_sums(groups, value).into_iter()));
    let build = build_within(owner, value);
    let then = match (owner, keeps) {
        (Owner::Yours, None) => {
            format!(" You won't have {} left to capture it.", a_number(value))
        }
        (Owner::Yours, Some(card)) => format!(" You keep {} to capture it with.", a_card(card)),
        _ => String::new(),
    };
    format!("{all} {go} into {build}.{then}")
}

/// "Build 12s (you keep a 12)".
pub(super) fn do_build(value: Value, keeps: Card) -> String {
    format!("Build {} ({})", plural(value), self::keeps(keeps))
}

/// "Add to your 12s".
pub(super) fn do_add(owner: Owner, value: Value) -> String {
    format!("Add to {}", whose_within(owner, value))
}
