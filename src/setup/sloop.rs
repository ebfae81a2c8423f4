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
