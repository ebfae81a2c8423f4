//! The house rules of Stroop: `advanced=yes` for all 110 cards, and with them `cards=20` (ST-2.2);
//! `window=0` to `window=400` and `fumble=0` to `fumble=2000`, in milliseconds (ST-3.5, ST-3.6); `clock=no`
//! (ST-4.5).

use super::SetupFlaw;
use super::house_rules::{HouseRules, Playable, read};
use crate::games::GameId;
use crate::games::stroop::{Flaw, Options, Stroop};

/// The rule that adds the advanced cards.
pub(super) const ADVANCED: &str = "advanced";
/// The rule for the number of cards each player starts with.
pub(super) const CARDS: &str = "cards";
const WINDOW: &str = "window";
const FUMBLE: &str = "fumble";
const CLOCK: &str = "clock";
/// The value of a rule that is switched on.
pub(super) const YES: &str = "yes";
const NO: &str = "no";

impl Playable for Stroop {
    const ID: GameId = GameId::Stroop;

    /// Rules are read in order of their names, so `advanced` is already set when `cards` is read.
    fn options(players: u8, rules: &HouseRules) -> Result<Options, SetupFlaw> {
        if let Some(flaw) = lacks_advanced(players, rules) {
            return Err(SetupFlaw::Stroop(flaw));
        }
        read::<Self>(Options::new(players), rules, |options, rule, value| {
            let number = value.parse().ok();
            Some(match rule {
                ADVANCED => (value == YES).then(|| options.advanced = true),
                CARDS => value.parse().ok().map(|cards| options.cards = cards),
                WINDOW => number.map(|window| options.contention = window),
                FUMBLE => number.map(|pause| options.fumble = pause),
                CLOCK => (value == NO).then(|| options.clock = false),
                _ => return None,
            })
        })
    }

    fn house_rules(options: &Options) -> HouseRules {
        let usual = Options::new(options.players);
        let mut rules = HouseRules::default();
        rules.set(ADVANCED, options.advanced.then(|| YES.into()));
        rules.set(CLOCK, (!options.clock).then(|| NO.into()));
        let mut number = |rule, number: u32, usual| {
            rules.set(rule, (number != usual).then(|| number.to_string()));
        };
        number(CARDS, options.cards.into(), usual.cards.into());
        number(WINDOW, options.contention, usual.contention);
        number(FUMBLE, options.fumble, usual.fumble);
        rules
    }
}

/// What requires the advanced cards although they are not in the deck (ST-2.2).
fn lacks_advanced(players: u8, rules: &HouseRules) -> Option<Flaw> {
    match (rules.get(ADVANCED), players, rules.get(CARDS)) {
        (Some(YES), ..) => None,
        (_, 5, _) => Some(Flaw::Players),
        (.., Some("20")) => Some(Flaw::Cards),
        _ => None,
    }
}
