//! The house rules of Dealt!: `chips=2` or `3` (DE-1.2); `oldest=1` to the number of players (DE-1.5).

use super::SetupFlaw;
use super::house_rules::{HouseRules, Playable, SeatRule, read};
use crate::engine::Seat;
use crate::games::GameId;
use crate::games::dealt::{Dealt, Options};

impl Playable for Dealt {
    const ID: GameId = GameId::Dealt;

    const SEAT_RULES: &'static [(&'static str, SeatRule)] = &[("oldest", SeatRule::One)];

    fn options(players: u8, rules: &HouseRules) -> Result<Options, SetupFlaw> {
        read::<Self>(Options::new(players), rules, |options, rule, value| {
            let number = value.parse::<u8>().ok();
            Some(match rule {
                "chips" => number.map(|chips| options.chips = chips),
                "oldest" => number
                    .and_then(|oldest| oldest.checked_sub(1))
                    .map(|seat| options.oldest = Seat(seat)),
                _ => return None,
            })
        })
    }

    fn house_rules(options: &Options) -> HouseRules {
        let usual = Options::new(options.players);
        let mut rules = HouseRules::default();
        if options.chips != usual.chips {
            rules.set("chips", Some(options.chips.to_string()));
        }
        if options.oldest != usual.oldest {
            rules.set("oldest", Some((options.oldest.0 + 1).to_string()));
        }
        rules
    }
}
