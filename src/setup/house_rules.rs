//! House rules as words: pairs of a name and a value, as in links.

use super::flaw::SetupFlaw;
use crate::engine::{Game, Seat};
use crate::games::GameId;

/// House rules by name; rules not named have their published values.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HouseRules(Vec<(String, String)>);

impl HouseRules {
    /// The value of a rule, if it is set.
    #[must_use]
    pub fn get(&self, rule: &str) -> Option<&str> {
        let found = self.0.iter().find(|(name, _)| name == rule);
        found.map(|(_, value)| value.as_str())
    }

    /// Sets a rule to a value, or back to its published value if `None`.
    pub fn set(&mut self, rule: &str, value: Option<String>) {
        let place = self.0.partition_point(|(name, _)| name.as_str() < rule);
        let there = self.0.get(place).is_some_and(|(name, _)| name == rule);
        match value {
            Some(value) if there => self.0[place].1 = value,
            Some(value) => self.0.insert(place, (rule.into(), value)),
            None if there => drop(self.0.remove(place)),
            None => {}
        }
    }

    /// Whether all rules are as published.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The names and values, sorted by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (&**name, &**value))
    }
}

/// How the value of a house rule tells which seats it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatRule {
    /// It is the number of a seat, counted from 1.
    One,
    /// It has a part for each seat, with commas between them; the parts of seats without one are empty.
    Each,
}

impl SeatRule {
    /// The value once players have moved and there are this many: `to` gives the new seat of a player. `None`
    /// if it is about nobody any more.
    pub(super) fn reseated(
        self,
        value: &str,
        players: u8,
        to: impl Fn(Seat) -> Option<Seat>,
    ) -> Option<String> {
        match self {
            Self::One => {
                let seat = value.parse::<u8>().ok()?.checked_sub(1)?;
                Some(to(Seat(seat))?.to_string())
            }
            Self::Each => {
                let mut parts = vec![""; usize::from(players)];
                for (seat, part) in (0..).map(Seat).zip(value.split(',')) {
                    let place = to(seat).and_then(|seat| parts.get_mut(seat.index()));
                    if let Some(place) = place {
                        *place = part;
                    }
                }
                let is_empty = parts.iter().all(|part| part.is_empty());
                (!is_empty).then(|| parts.join(","))
            }
        }
    }
}

/// A game that can be set up: its id, and its house rules as words.
pub trait Playable: Game {
    /// The id of the game.
    const ID: GameId;

    /// Whether it is played in real time.
    const REAL_TIME: bool = false;

    /// The number of bots in a [quick game](super::Setup::quick).
    const QUICK_BOTS: usize = 2;

    /// The house rules about seats: their names, and how their values tell which seats they are about.
    const SEAT_RULES: &'static [(&'static str, SeatRule)] = &[];

    /// The options for this many players and these house rules.
    ///
    /// # Errors
    /// What the game does not know or does not allow.
    fn options(players: u8, rules: &HouseRules) -> Result<Self::Options, SetupFlaw>;

    /// The house rules that lead to these options; the inverse of [`options`](Playable::options).
    fn house_rules(options: &Self::Options) -> HouseRules;
}

/// Reads house rules one by one. `set` applies each to the options; it returns `None` if there is no such rule,
/// and `Some(None)` if the rule has no such value.
pub(super) fn read<G: Game>(
    mut options: G::Options,
    rules: &HouseRules,
    set: impl Fn(&mut G::Options, &str, &str) -> Option<Option<()>>,
) -> Result<G::Options, SetupFlaw> {
    for (rule, value) in rules.iter() {
        match set(&mut options, rule, value) {
            None => return Err(SetupFlaw::NoSuchRule(rule.into())),
            Some(Some(())) if G::flaw(&options).is_none() => {}
            Some(_) => return Err(SetupFlaw::Rule(rule.into(), value.into())),
        }
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_set_changed_and_removed() {
        let mut rules = HouseRules::default();
        for (rule, value) in [("b", "1"), ("a", "2"), ("c", "3"), ("b", "4")] {
            rules.set(rule, Some(value.into()));
        }
        assert_eq!(
            rules.iter().collect::<Vec<_>>(),
            [("a", "2"), ("b", "4"), ("c", "3")]
        );
        rules.set("a", None);
        rules.set("d", None);
        assert_eq!((rules.get("a"), rules.get("b")), (None, Some("4")));
        rules.set("b", None);
        rules.set("c", None);
        assert!(rules.is_empty());
    }
}
