//! The house rules of Slapshot (SH-1.4, SH-5, SH-6.2): `wins=3` to `wins=9`, `league=yes`, `limits=yes`, and
//! `deck=…`, a custom deck as a [word](super::deck_word).

use super::SetupFlaw;
use super::deck_word::{deck_from_word, deck_word};
use super::house_rules::{HouseRules, Playable, read};
use crate::games::GameId;
use crate::games::slapshot::options::deck_flaw;
use crate::games::slapshot::{Options, Slapshot};

const WINS: &str = "wins";
const LEAGUE: &str = "league";
const LIMITS: &str = "limits";
/// The rule for a custom deck.
pub(super) const DECK: &str = "deck";
const YES: &str = "yes";

impl Playable for Slapshot {
    const ID: GameId = GameId::Slapshot;

    fn options(players: u8, rules: &HouseRules) -> Result<Options, SetupFlaw> {
        let deck = rules.get(DECK).and_then(deck_from_word);
        if let Some(flaw) = deck.as_deref().and_then(deck_flaw) {
            return Err(SetupFlaw::Deck(flaw));
        }
        read::<Self>(Options::new(players), rules, |options, rule, value| {
            let yes = (value == YES).then_some(());
            Some(match rule {
                WINS => value.parse().ok().map(|wins| options.wins = wins),
                LEAGUE => yes.map(|()| options.league = true),
                LIMITS => yes.map(|()| options.limits = true),
                DECK => deck.clone().map(|deck| options.deck = Some(deck)),
                _ => return None,
            })
        })
    }

    fn house_rules(options: &Options) -> HouseRules {
        let usual = Options::new(options.players);
        let yes = |rule: bool| rule.then(|| YES.into());
        let mut rules = HouseRules::default();
        if options.wins != usual.wins {
            rules.set(WINS, Some(options.wins.to_string()));
        }
        rules.set(LEAGUE, yes(options.league));
        rules.set(LIMITS, yes(options.limits));
        rules.set(DECK, options.deck.as_deref().map(deck_word));
        rules
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::slapshot::cards::deck;
    use crate::games::slapshot::{Flaw, Kind};

    #[test]
    fn deck_flaws_are_reported() {
        let flaw = |word: &str| {
            let mut rules = HouseRules::default();
            rules.set(DECK, Some(word.into()));
            Slapshot::options(2, &rules).expect_err(word)
        };
        let ours = deck_word(&deck());
        let few = |kind, has| Flaw::TooFew { kind, has };
        for (from, to, expected) in [
            ("F0", "F", Flaw::DeckSize(53)),
            ("F0", "F00", Flaw::DeckSize(55)),
            ("-G2345", "2345-G", few(Kind::Goalie, 5)),
            ("1b", "1", Flaw::Bruisers(3)),
            ("G2", "G2b", Flaw::Bruisers(5)),
            ("0T", "0", Flaw::TinyTims(0)),
            ("F0", "F0T", Flaw::TinyTims(2)),
        ] {
            let word = ours.replacen(from, to, 1);
            assert_eq!(flaw(&word), SetupFlaw::Deck(expected), "{word}");
        }
        let in_goal = ours.replacen("0T", "0", 1).replacen("G2", "G2T", 1);
        assert_eq!(flaw(&in_goal), SetupFlaw::Deck(Flaw::TinyTimInGoal));
    }
}
