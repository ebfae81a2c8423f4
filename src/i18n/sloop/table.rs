//! Messages at the table of Sloop: its cards, the display, the players' plates and the house rules.

pub(in crate::i18n) use super::Owner;
use crate::games::sloop::Icon;

pub(in crate::i18n) use crate::games::sloop::{Card, Groups, Value};
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/sloop/table.rs"));

/// The role of a loose card in what is staged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role<'a> {
    /// None: nothing is staged, or it is not part of it.
    Free,
    /// It could be taken or built.
    Fits,
    /// It is a group by itself.
    Chosen,
    /// It is a wild that is a group by itself, of this value.
    ChosenAs(Value),
    /// It is in a group with these others, of this value.
    Group(&'a [Card], Value),
    /// It is selected, but in no group.
    Over,
    /// It is the additional card that a supercharged card takes.
    Bonus,
}

impl<'a> Role<'a> {
    /// A card in a group of this value, which may have others.
    #[must_use]
    pub fn grouped(card: Card, others: &'a [Card], value: Value) -> Self {
        match others {
            [] if card.is_wild() => Self::ChosenAs(value),
            [] => Self::Chosen,
            others => Self::Group(others, value),
        }
    }
}

impl Msg<'_> {
    /// What the sign on a card does, for a closer look; `None` for a plain card.
    #[must_use]
    pub fn does(card: Card) -> Option<Self> {
        match card.icon() {
            Some(Icon::Steal) => Some(Self::DoesSteal),
            Some(Icon::DoublePlay) => Some(Self::DoesDoublePlay),
            Some(Icon::FlipThree) => Some(Self::DoesFlipThree),
            None if card.is_wild() => Some(Self::DoesWild),
            None if card.is_supercharged() => Some(Self::DoesSupercharged),
            None => None,
        }
    }
}
