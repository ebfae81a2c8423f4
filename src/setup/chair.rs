//! A seat and its player.

use super::names::{LONGEST_NAME, meant};
use super::shapes::{Head, Shape};
use crate::bots::{Level, levels};
use crate::games::GameId;

/// The kind of player in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person.
    Person,
    /// A bot of the given level.
    Bot(Level),
}

impl Who {
    /// All kinds of players of a game: a person, and bots of each of its levels, weakest first.
    pub fn all(game: GameId) -> impl Iterator<Item = Self> + Clone {
        let bots = levels(game).iter().copied().map(Self::Bot);
        [Self::Person].into_iter().chain(bots)
    }

    /// The same player, or the strongest bot of the game that is no stronger.
    #[must_use]
    pub fn fit(self, game: GameId) -> Self {
        match (self, levels(game).last()) {
            (Self::Bot(level), Some(&strongest)) => Self::Bot(level.min(strongest)),
            _ => self,
        }
    }

    /// The word for it in links and saves.
    #[must_use]
    pub fn slug(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Bot(level) => level.slug(),
        }
    }

    /// The kind of player with this word.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        match slug {
            "person" => Some(Self::Person),
            _ => Level::from_slug(slug).map(Self::Bot),
        }
    }
}

/// A seat and its player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// The kind of player.
    pub who: Who,
    /// The name that was typed, never empty; `None` if there was none, in which case each language has a
    /// [word](crate::i18n::names) for the seat.
    pub name: Option<String>,
    /// The mark of the chair; `None` if it is that of the seat.
    pub mark: Option<Shape>,
    /// The head that was chosen for the player; `None` for a person without one, or for a bot with the [head](Head::of)
    /// that goes with the mark.
    pub head: Option<Head>,
}

impl Chair {
    /// A chair without a name.
    #[must_use]
    pub fn unnamed(who: Who) -> Self {
        Self {
            who,
            name: None,
            mark: None,
            head: None,
        }
    }

    /// A chair with this name; an empty one counts as none.
    #[must_use]
    pub fn named(who: Who, name: impl Into<String>) -> Self {
        Self::unnamed(who).renamed(name)
    }

    /// The same chair with this name; an empty one counts as none.
    #[must_use]
    pub fn renamed(self, name: impl Into<String>) -> Self {
        let name = Some(name.into()).filter(|name| !name.is_empty());
        Self { name, ..self }
    }

    /// The same chair with its name [as it was meant](meant); one of which nothing is visible counts as none.
    #[must_use]
    pub fn tidied(self) -> Self {
        let name = self.name.as_deref();
        let name = name.map_or_else(String::new, |name| meant(name, LONGEST_NAME));
        self.renamed(name)
    }

    /// The chair as a word in links and saves, without the name: who sits there, and what is special about their looks, as
    /// in `person.kofi` and `easy.star`.
    #[must_use]
    pub fn word(&self) -> String {
        let (mark, head) = (self.mark.map(Shape::slug), self.head.map(Head::slug));
        let words = [Some(self.who.slug()), mark, head];
        words.into_iter().flatten().collect::<Vec<_>>().join(".")
    }

    /// The chair with this word and no name.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        let mut words = word.split('.');
        let mut chair = Self::unnamed(Who::from_slug(words.next()?)?);
        for word in words {
            let mark = Shape::ALL.into_iter().find(|mark| mark.slug() == word);
            let head = Head::ALL.into_iter().find(|head| head.slug() == word);
            if mark.is_none() && head.is_none() {
                return None;
            }
            chair.mark = mark.or(chair.mark);
            chair.head = head.or(chair.head);
        }
        Some(chair)
    }
}
