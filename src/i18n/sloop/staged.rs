//! What a staged card of Sloop can do, what it would do, and the buttons for it.

use super::phrases;
pub(in crate::i18n) use super::{Owner, Played};
use crate::games::sloop::Heap;
use crate::games::sloop::groups::Total;
use crate::i18n::{Language, text};

pub(in crate::i18n) use crate::games::sloop::{Card, Groups, Icon, Value};
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/sloop/staged.rs"));

/// A possible use of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use<'a> {
    /// Capture.
    Capture,
    /// Capture a build.
    CaptureBuild(Owner<'a>, Value),
    /// Begin a build.
    Build,
    /// Continue a build.
    Add(Owner<'a>, Value),
    /// Put it into the display and use its action.
    Act(Icon),
    /// Put it into the display.
    Put,
}

/// A build captured by a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakenBuild<'a> {
    /// Its owner.
    pub owner: Owner<'a>,
    /// The number of its cards.
    pub cards: usize,
}

/// A staged capture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Capture<'a> {
    /// The card played.
    pub card: Card,
    /// What it counts as.
    pub value: Value,
    /// The groups it takes.
    pub groups: &'a Groups,
    /// The build it takes.
    pub build: Option<TakenBuild<'a>>,
    /// The loose card it takes in addition.
    pub bonus: Option<Card>,
}

impl Capture<'_> {
    /// How many cards come to the pile: the card played and all that it takes.
    fn cards(&self) -> usize {
        let built = self.build.map_or(0, |build| build.cards);
        1 + self.groups.cards().len() + self.bonus.iter().count() + built
    }
}

/// What the action of a card that is put down would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act<'a> {
    /// Steal from these players, whose piles have these top cards.
    Steal(&'a [(&'a Name, Card)]),
    /// Play another card.
    Double {
        /// Whether that is required, because the player's own build waits for it.
        must: bool,
    },
    /// Flip this many cards.
    Flip(u8),
}

/// A card to be put into the display.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Put<'a> {
    /// The card.
    pub card: Card,
    /// Its action, if that is used.
    pub act: Option<Act<'a>>,
}

/// The most names that fit on a button.
const NAMED: usize = 3;

/// Everything that a card can do.
#[must_use]
pub fn can(language: Language, card: Card, uses: &[Use<'_>]) -> String {
    if uses.is_empty() {
        return text(language, Msg::CanNothing(card));
    }
    let ways = &phrases(language, uses.iter().map(|&it| Msg::way(it)));
    text(language, Msg::Can { card, ways })
}

/// What a staged capture takes, sum by sum.
#[must_use]
pub fn takes(language: Language, capture: Capture<'_>) -> String {
    let number = capture.value;
    let build = |TakenBuild { owner, .. }| Msg::TakenBuild { owner, number };
    let mut groups = phrases(language, capture.build.map(build));
    groups.extend(sums(language, capture.groups, number));
    let takes = Msg::Takes {
        played: Played::new(capture.card, capture.value),
        groups: &groups,
        bonus: capture.bonus,
        cards: capture.cards(),
    };
    text(language, takes)
}

/// What would make a build: the card played and the loose cards that join it, as in
/// [`Action::Build`](crate::games::sloop::Action::Build); `keeps` is the card kept to capture it with.
#[must_use]
pub fn builds(
    language: Language,
    number: Value,
    card: Card,
    groups: &Groups,
    keeps: Card,
) -> String {
    let groups = &sums(language, &groups.joined_by(card, number), number);
    let builds = Msg::Builds {
        groups,
        number,
        keeps,
    };
    text(language, builds)
}

/// What would go into an existing build, likewise as in
/// [`Action::Continue`](crate::games::sloop::Action::Continue); `keeps` is the card kept to capture it with, if any.
#[must_use]
pub fn adds(
    language: Language,
    (owner, number): (Owner<'_>, Value),
    card: Card,
    groups: &Groups,
    keeps: Option<Card>,
) -> String {
    let groups = &sums(language, &groups.joined_by(card, number), number)[..];
    let many = groups.len();
    let adds = match (owner, keeps) {
        (Owner::Own, Some(keeps)) => Msg::AddsAndKeeps {
            groups,
            many,
            number,
            keeps,
        },
        (Owner::Own, None) => Msg::AddsAndKeepsNone {
            groups,
            many,
            number,
        },
        (owner, _) => Msg::AddsToOthers {
            groups,
            many,
            owner,
            number,
        },
    };
    text(language, adds)
}

/// Each group as a sum.
fn sums(language: Language, groups: &Groups, value: Value) -> Vec<String> {
    phrases(
        language,
        groups.iter().map(|cards| Msg::Group { cards, value }),
    )
}

/// What the selected cards add up to, with the card from the hand if it joins them in a build: the groups of the
/// display that are complete, by themselves or with that card, and the cards in no group.
#[must_use]
pub fn reckon(
    language: Language,
    played: Option<Card>,
    groups: &Groups,
    over: &Heap,
    value: Value,
) -> String {
    let whole = match played {
        Some(card) if !groups.is_empty() || card.stands_for(value) => groups.joined_by(card, value),
        None if !groups.is_empty() => groups.clone(),
        _ => {
            let cards: Vec<Card> = played.into_iter().chain(over.iter()).collect();
            return text(language, Msg::unfinished(&cards, value));
        }
    };
    let over = &phrases(language, over.iter().map(Msg::Face))[..];
    let reckoned = Msg::Reckoned {
        groups: &whole,
        value,
        over,
        left: over.len(),
    };
    text(language, reckoned)
}

/// What putting a card down does.
#[must_use]
pub fn put_effect(language: Language, Put { card, act }: Put<'_>) -> String {
    let msg = match act {
        None if card.icon().is_some() => Msg::PutEffectWithoutAction(card),
        None => Msg::PutEffect(card),
        Some(Act::Steal(from)) => {
            let top = |&(owner, card)| Msg::TopOf { owner, card };
            let tops = &phrases(language, from.iter().map(top));
            let many = from.len();
            return text(language, Msg::StealEffect { many, tops });
        }
        Some(Act::Double { must: false }) => Msg::DoubleEffect,
        Some(Act::Double { must: true }) => Msg::DoubleEffectWithBuild,
        Some(Act::Flip(cards)) => Msg::FlipEffect(cards),
    };
    text(language, msg)
}

/// The button that puts a card down.
#[must_use]
pub fn do_put(language: Language, Put { card, act }: Put<'_>) -> String {
    let msg = match act {
        None if card.icon().is_some() => Msg::DoPutWithoutAction(card),
        None if card.is_wild() || card.is_supercharged() => Msg::DoPutSpecial(card),
        None => Msg::DoPutPlain(card),
        Some(Act::Steal(from)) if from.len() > NAMED => {
            let players = from.len();
            Msg::DoPutAndStealFromMany { card, players }
        }
        Some(Act::Steal(from)) => {
            let from = from.iter().map(|(name, _)| (*name).clone());
            let from = &from.collect::<Vec<_>>();
            return text(language, Msg::DoPutAndSteal { card, from });
        }
        Some(Act::Double { .. }) => Msg::DoPutAndDouble(card),
        Some(Act::Flip(cards)) => Msg::DoPutAndFlip { card, cards },
    };
    text(language, msg)
}

impl<'a> Msg<'a> {
    /// One of the things that a card can do.
    fn way(it: Use<'a>) -> Self {
        match it {
            Use::Capture => Self::CanCapture,
            Use::CaptureBuild(owner, number) => Self::CanCaptureBuild { owner, number },
            Use::Build => Self::CanBuild,
            Use::Add(owner, number) => Self::CanAdd { owner, number },
            Use::Act(icon) => Self::CanAct(icon),
            Use::Put => Self::CanPut,
        }
    }

    /// The choice of a use, as short as possible.
    #[must_use]
    pub fn choice(it: Use<'a>) -> Self {
        match it {
            Use::Capture | Use::CaptureBuild(..) => Self::UseCapture,
            Use::Build => Self::UseBuild,
            Use::Add(..) => Self::UseAdd,
            Use::Act(icon) => Self::UseAct(icon),
            Use::Put => Self::UsePut,
        }
    }

    /// There is nothing that a card captures.
    #[must_use]
    pub fn cannot_capture(card: Card) -> Self {
        card.value()
            .map_or(Self::NothingToCapture, Self::CannotCapture)
    }

    /// What a staged capture takes, in brief.
    #[must_use]
    pub fn takes_many(capture: Capture<'_>) -> Self {
        Self::TakesMany {
            played: Played::new(capture.card, capture.value),
            cards: capture.cards(),
        }
    }

    /// The button that captures what is staged.
    #[must_use]
    pub fn do_capture(capture: Capture<'a>) -> Self {
        match capture.build {
            None => Self::DoCapture(capture.cards()),
            Some(TakenBuild { owner, .. }) => Self::DoCaptureBuild {
                owner,
                number: capture.value,
                cards: capture.cards(),
            },
        }
    }

    /// The same without the additional card that a supercharged card could take.
    #[must_use]
    pub fn do_capture_alone(capture: Capture<'a>) -> Self {
        match capture.build {
            None => Self::DoCaptureAlone(capture.cards()),
            Some(TakenBuild { owner, .. }) => Self::DoCaptureBuildAlone {
                owner,
                number: capture.value,
                cards: capture.cards(),
            },
        }
    }

    /// What cards that form no group add up to.
    fn unfinished(cards: &'a [Card], value: Value) -> Self {
        let least = Total::of(cards.iter().copied()).least();
        let total = match cards {
            [] => return Self::ChooseCards(value),
            [_] => None,
            _ if cards.iter().any(|card| card.is_wild()) => None,
            _ => Some(least),
        };
        match u16::from(value.number()).checked_sub(least) {
            Some(short @ 1..) => Self::ReckonedShort {
                cards,
                total,
                short,
                value,
            },
            _ => Self::ReckonedTooMuch {
                cards,
                total,
                value,
            },
        }
    }

    /// The selected cards form groups, but the card from the hand is in none.
    #[must_use]
    pub fn lacks(card: Card, groups: &'a Groups, value: Value) -> Self {
        Self::LacksCards {
            groups,
            value,
            card,
            missing: value.number().saturating_sub(card.worth()),
        }
    }
}
