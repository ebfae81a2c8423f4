//! The house rules of Swoop (SW-5.3): `target=500`, any number of points; `minutes=30`, any number of minutes.

use super::SetupFlaw;
use super::house_rules::{HouseRules, Playable, read};
use crate::games::GameId;
use crate::games::swoop::{Options, Swoop};

impl Playable for Swoop {
    const ID: GameId = GameId::Swoop;

    const QUICK_BOTS: usize = 3;

    fn options(players: u8, rules: &HouseRules) -> Result<Options, SetupFlaw> {
        read::<Self>(Options::new(players), rules, |options, rule, value| {
            let number = value.parse::<u16>().ok();
            Some(match rule {
                "target" => number.map(|target| options.target = target),
                "minutes" => number.map(|minutes| options.minutes = Some(minutes)),
                _ => return None,
            })
        })
    }

    fn house_rules(options: &Options) -> HouseRules {
        let usual = Options::new(options.players);
        let mut rules = HouseRules::default();
        if options.target != usual.target {
            rules.set("target", Some(options.target.to_string()));
        }
        rules.set("minutes", options.minutes.map(|limit| limit.to_string()));
        rules
    }
}
