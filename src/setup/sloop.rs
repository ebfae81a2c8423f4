//! The house rules of Sloop (SL-9): `partners=across`, for four players in two partnerships.

use super::SetupFlaw;
use super::house_rules::{HouseRules, Playable, read};
use crate::games::GameId;
use crate::games::sloop::{Options, Sloop};

/// The rule, and its only value.
const PARTNERS: &str = "partners";
const ACROSS: &str = "across";

impl Playable for Sloop {
    const ID: GameId = GameId::Sloop;

    fn options(players: u8, rules: &HouseRules) -> Result<Options, SetupFlaw> {
        read::<Self>(Options::new(players), rules, |options, rule, value| {
            if rule != PARTNERS {
                return None;
            }
            let across = (value == ACROSS).then_some(());
            Some(across.map(|()| options.partnerships = true))
        })
    }

    fn house_rules(options: &Options) -> HouseRules {
        let mut rules = HouseRules::default();
        rules.set(PARTNERS, options.partnerships.then(|| ACROSS.into()));
        rules
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(all: &[(&str, &str)]) -> HouseRules {
        let mut rules = HouseRules::default();
        for (rule, value) in all {
            rules.set(rule, Some((*value).into()));
        }
        rules
    }

    #[test]
    fn four_players_can_be_partners_across() {
        let across = rules(&[(PARTNERS, ACROSS)]);
        let options = Sloop::options(4, &across).expect("four play");
        assert_eq!(options, Options::partnerships());
        assert_eq!(Sloop::house_rules(&options), across);
        for players in GameId::Sloop.players() {
            let options = Sloop::options(players, &HouseRules::default());
            assert_eq!(options, Ok(Options::new(players)));
            assert!(Sloop::house_rules(&Options::new(players)).is_empty());
        }
    }

    #[test]
    fn other_values_are_rejected() {
        fn flaw(players: u8, all: &[(&str, &str)]) -> SetupFlaw {
            Sloop::options(players, &rules(all)).expect_err("a flaw")
        }
        let across = SetupFlaw::Rule(PARTNERS.into(), ACROSS.into());
        for players in [2, 3, 5, 6] {
            assert_eq!(flaw(players, &[(PARTNERS, ACROSS)]), across, "{players}");
        }
        for value in ["", "yes", "beside"] {
            let expected = SetupFlaw::Rule(PARTNERS.into(), value.into());
            assert_eq!(flaw(4, &[(PARTNERS, value)]), expected);
        }
        let unknown = SetupFlaw::NoSuchRule("chips".into());
        assert_eq!(flaw(4, &[("chips", "2")]), unknown);
    }
}
