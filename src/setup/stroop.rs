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
    fn house_rules_convert_to_options_and_back() {
        let all: [&[(&str, &str)]; 9] = [
            &[],
            &[(ADVANCED, YES)],
            &[(ADVANCED, YES), (CARDS, "20")],
            &[(WINDOW, "0")],
            &[(WINDOW, "400")],
            &[(FUMBLE, "0")],
            &[(FUMBLE, "2000")],
            &[(CLOCK, NO)],
            &[
                (ADVANCED, YES),
                (CARDS, "20"),
                (WINDOW, "250"),
                (FUMBLE, "350"),
                (CLOCK, NO),
            ],
        ];
        for rules in all.map(rules) {
            for players in 2..=4 {
                let options = Stroop::options(players, &rules).expect("house rules");
                assert_eq!(Stroop::house_rules(&options), rules);
            }
        }
        let options = Stroop::options(5, &rules(all[8])).expect("house rules");
        let expected = Options {
            players: 5,
            advanced: true,
            cards: 20,
            contention: 250,
            fumble: 350,
            clock: false,
        };
        assert_eq!(options, expected);
    }

    #[test]
    fn other_values_are_rejected() {
        for (rule, value) in [
            (ADVANCED, "no"),
            (CARDS, "16"),
            (CARDS, "x"),
            (WINDOW, "401"),
            (WINDOW, "-1"),
            (FUMBLE, "2001"),
            (FUMBLE, ""),
            (CLOCK, "yes"),
        ] {
            let flaw = Stroop::options(2, &rules(&[(rule, value)])).expect_err(value);
            assert_eq!(flaw, SetupFlaw::Rule(rule.into(), value.into()));
        }
        let flaw = Stroop::options(2, &rules(&[("chips", "2")])).expect_err("no such rule");
        assert_eq!(flaw, SetupFlaw::NoSuchRule("chips".into()));
    }

    #[test]
    fn five_players_or_twenty_cards_need_the_advanced_cards() {
        let flaw = |players, all| Stroop::options(players, &rules(all)).err();
        let [five, twenty] = [Flaw::Players, Flaw::Cards]
            .map(SetupFlaw::Stroop)
            .map(Some);
        assert_eq!(flaw(5, &[]), five);
        assert_eq!(flaw(5, &[(CARDS, "20"), (CLOCK, NO)]), five);
        assert_eq!(flaw(4, &[(CARDS, "20")]), twenty);
        assert_eq!(flaw(5, &[(ADVANCED, YES)]), None);
        assert_eq!(flaw(5, &[(ADVANCED, YES), (CARDS, "20")]), None);
        assert_eq!(flaw(4, &[(CARDS, "15")]), None);
    }
}
