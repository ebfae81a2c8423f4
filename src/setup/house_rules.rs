//! House rules as words: a name and a value each, as in links.

use super::flaw::SetupFlaw;
use crate::engine::Game;
use crate::games::GameId;

/// House rules by their names; what is not named is as published.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HouseRules(Vec<(String, String)>);

impl HouseRules {
    /// The value of a rule, if it is named.
    #[must_use]
    pub fn get(&self, rule: &str) -> Option<&str> {
        let found = self.0.iter().find(|(name, _)| name == rule);
        found.map(|(_, value)| value.as_str())
    }

    /// Names a rule with a value; `None`: it is as published.
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

    /// Whether all is as published.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Names and values, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (&**name, &**value))
    }
}

/// A game that people can sit down to: which one it is, and its house rules as words.
pub trait Playable: Game {
    /// Which one it is.
    const ID: GameId;

    /// The house rules whose value is a seat, counted from 1.
    const SEAT_RULES: &'static [&'static str] = &[];

    /// Its options for so many players and these house rules.
    ///
    /// # Errors
    /// What the game does not know or allow.
    fn options(players: u8, rules: &HouseRules) -> Result<Self::Options, SetupFlaw>;

    /// The house rules that lead to such options: the other way round from
    /// [`options`](Playable::options).
    fn house_rules(options: &Self::Options) -> HouseRules;
}

/// Reads house rules one after the other; `set` gives each its place in the options, or says that
/// there is no such rule (`None`) or value (`Some(None)`).
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
    fn rules_are_set_changed_and_forgotten() {
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
