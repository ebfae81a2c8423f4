//! The house rules of Slapshot.

use super::SetupFlaw;
use super::house_rules::{HouseRules, Playable, read};
use crate::games::GameId;
use crate::games::slapshot::{Options, Slapshot};

impl Playable for Slapshot {
    const ID: GameId = GameId::Slapshot;

    fn options(players: u8, rules: &HouseRules) -> Result<Options, SetupFlaw> {
        read::<Self>(Options::new(players), rules, |_, _, _| None)
    }

    fn house_rules(_: &Options) -> HouseRules {
        HouseRules::default()
    }
}
