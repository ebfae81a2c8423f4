//! Setups: who plays which game with which house rules, as chosen on the seats page and kept in links and saves.
//!
//! | file | contains |
//! | --- | --- |
//! | [`house_rules`] | house rules as words, and [`Playable`], the trait by which a game reads them |
//! | [`chair`] | who sits in a seat |
//! | [`flaw`] | what can be wrong with a setup |
//! | [`names`] | cleaning up names |
//! | [`shapes`] | the marks of chairs, and the heads of players |
//! | [`mod@looks`] | what players look like, no two of them alike |
//! | [`query`] | a setup as the query of a link, and back |
//! | [`deck_word`] | a Slapshot deck as one word |
//! | `dealt`, `slapshot`, `sloop`, `stroop`, `swoop` | the house rules of each game |

pub mod chair;
pub mod deck_word;
pub mod flaw;
pub mod house_rules;
pub mod looks;
pub mod names;
pub mod query;
pub mod shapes;

mod dealt;
mod slapshot;
mod sloop;
mod stroop;
mod swoop;

pub use chair::{Chair, Who};
pub use flaw::SetupFlaw;
pub use house_rules::{HouseRules, Playable, SeatRule};
pub use looks::{Look, looks};
pub use names::{LONGEST_NAME, free_name};
pub use shapes::{Head, Shape};

use crate::bots::Level;
use crate::bots::strength::{Strength, strength};
use crate::engine::{Seat, Seats};
use crate::games::stroop::Flaw;
use crate::games::{GameId, with_game};

/// Who plays which game with which house rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game.
    pub game: GameId,
    /// The players, by seat.
    pub chairs: Vec<Chair>,
    /// The house rules.
    pub house_rules: HouseRules,
    /// Whether a person who plays alone with bots may take moves back.
    pub practice: bool,
}

impl Setup {
    /// One person against normal bots, as few as the game allows, by the published rules.
    #[must_use]
    pub fn new(game: GameId) -> Self {
        let mut setup = Self {
            game,
            chairs: Vec::new(),
            house_rules: HouseRules::default(),
            practice: false,
        };
        setup.resize(*game.players().start());
        setup
    }

    /// The setup for starting at once: one person against easy bots.
    #[must_use]
    pub fn quick(game: GameId) -> Self {
        let mut setup = Self::new(game);
        setup.chairs = vec![Chair::unnamed(Who::Person)];
        let bot = Chair::unnamed(Who::Bot(Level::Easy));
        let bots = with_game!(game, G => G::QUICK_BOTS);
        setup.chairs.extend(std::iter::repeat_n(bot, bots));
        setup
    }

    /// The setup for training at once: one person and an easy bot, which waits for them.
    #[must_use]
    pub fn training(game: GameId) -> Self {
        let mut setup = Self::quick(game);
        setup.chairs.truncate(usize::from(*game.players().start()));
        setup.practice = true;
        setup
    }

    /// Updates house rules about seats when players have moved: `to` gives the new seat of a player. What such a
    /// rule says of players who have left returns to its published value.
    pub fn reseat(&mut self, to: impl Fn(Seat) -> Option<Seat>) {
        let players = self.players();
        for &(rule, kind) in with_game!(self.game, G => G::SEAT_RULES) {
            let value = self.house_rules.get(rule);
            let now = value.and_then(|value| kind.reseated(value, players, &to));
            self.house_rules.set(rule, now);
        }
    }

    /// Adds bots or removes the last chairs until there are this many players.
    pub fn resize(&mut self, players: u8) {
        self.chairs.truncate(usize::from(players));
        while self.chairs.len() < usize::from(players) {
            let who = if self.chairs.is_empty() {
                Who::Person
            } else {
                Who::Bot(Level::Normal)
            };
            self.chairs.push(Chair::unnamed(who));
        }
    }

    /// The number of players.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.chairs.len() as u8
    }

    /// The setup with names [cleaned up](Chair::tidied), empty ones removed, and duplicates made unique.
    #[must_use]
    pub fn tidied(mut self) -> Self {
        let mut taken: Vec<String> = Vec::new();
        for chair in &mut self.chairs {
            chair.who = chair.who.fit(self.game);
            let name = chair.clone().tidied().name;
            chair.name = name.map(|name| free_name(&name, &taken));
            taken.extend(chair.name.clone());
        }
        self
    }

    /// How strong a bot is at this table, as far as it was measured: by the published rules.
    #[must_use]
    pub fn strength(&self, level: Level) -> Option<Strength> {
        let published = self.house_rules.is_empty();
        strength(self.game, level, self.players()).filter(|_| published)
    }

    /// The seats of people.
    #[must_use]
    pub fn people(&self) -> Seats {
        let seats = (0..).map(Seat).zip(&self.chairs);
        seats
            .filter(|(_, chair)| chair.who == Who::Person)
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Whether practice was chosen and is possible: one person among bots may take moves back, or trains in real time; where
    /// several people play, each may ask for hints.
    #[must_use]
    pub fn is_practice(&self) -> bool {
        self.practice && self.can_be_practice()
    }

    /// Whether practice is possible: for one person among bots, and in turns for several people, too.
    #[must_use]
    pub fn can_be_practice(&self) -> bool {
        let people = self.people();
        let real_time = with_game!(self.game, G => G::REAL_TIME);
        people.single().is_some() || !people.is_empty() && !real_time
    }

    /// What is wrong with it; `None` if a game can be dealt.
    #[must_use]
    pub fn flaw(&self) -> Option<SetupFlaw> {
        let players = self.game.players();
        let (fewest, most) = (*players.start(), *players.end());
        let chairs = self.chairs.len();
        if !(usize::from(fewest)..=usize::from(most)).contains(&chairs) {
            return Some(SetupFlaw::Players(chairs, fewest, most));
        }
        with_game!(self.game, G => self.options::<G>().err())
    }

    /// Adapts the house rules to the players: those that no longer fit return to their published values, and
    /// with a fifth player Stroop uses the advanced cards.
    pub fn fit_rules(&mut self) {
        while let Some(flaw) = self.flaw() {
            let (rule, value) = match &flaw {
                SetupFlaw::Rule(rule, _) => (rule.as_str(), None),
                SetupFlaw::Stroop(Flaw::Players) => (stroop::ADVANCED, Some(stroop::YES.into())),
                SetupFlaw::Stroop(Flaw::Cards) => (stroop::CARDS, None),
                _ => return,
            };
            self.house_rules.set(rule, value);
        }
    }

    /// The game's options for this setup.
    ///
    /// # Errors
    /// What the game does not know or does not allow.
    pub fn options<G: Playable>(&self) -> Result<G::Options, SetupFlaw> {
        G::options(self.players(), &self.house_rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Game;

    #[test]
    fn quick_games_are_for_one_person() {
        for game in GameId::ALL {
            let setup = Setup::quick(game);
            assert_eq!(setup.flaw(), None, "{game:?}");
            assert_eq!(setup.people().single(), Some(Seat(0)));
            assert!(setup.house_rules.is_empty());
        }
        let training = Setup::training(GameId::Stroop);
        assert_eq!((training.flaw(), training.players()), (None, 2));
        assert!(training.is_practice());
        assert_eq!(Setup::quick(GameId::Sloop).players(), 3);
        assert_eq!(Setup::quick(GameId::Dealt).players(), 3);
        assert_eq!(Setup::quick(GameId::Swoop).players(), 4);
    }

    #[test]
    fn setups_without_flaws_can_be_dealt() {
        for game in GameId::ALL {
            for players in game.players() {
                let mut setup = Setup::new(game);
                setup.resize(players);
                setup.fit_rules();
                with_game!(game, G => {
                    let options = setup.options::<G>().expect("it has no flaw");
                    assert_eq!(G::flaw(&options), None);
                });
            }
        }
    }

    #[test]
    fn seat_rules_follow_players_who_move() {
        let query = "seats=person,easy,easy,hard&oldest=3&chips=3";
        let (mut setup, _) = Setup::from_query("dealt", query).expect("a link");
        setup.reseat(|seat| (seat == Seat(2)).then_some(Seat(1)));
        let rules = &setup.house_rules;
        assert_eq!(
            (rules.get("oldest"), rules.get("chips")),
            (Some("2"), Some("3"))
        );
        setup.reseat(|_| None);
        assert_eq!(setup.house_rules.get("oldest"), None);
    }

    #[test]
    fn handicaps_follow_players_who_move_and_leave_with_them() {
        let query = "seats=person,easy,easy&fewer=3,,8&pauses=,0,1500&games=3";
        let (mut setup, _) = Setup::from_query("stroop", query).expect("a link");
        let rules = |setup: &Setup| {
            let all = ["fewer", "pauses", "games"].map(|rule| setup.house_rules.get(rule));
            all.map(|value| value.unwrap_or("-").to_owned()).join(" ")
        };
        // Somebody sits down between the first two.
        setup.resize(4);
        setup.reseat(|seat| Some(Seat(seat.0 + u8::from(seat.0 > 0))));
        assert_eq!(rules(&setup), "3,,,8 ,,0,1500 3");
        assert_eq!(setup.flaw(), None);
        // The last one leaves, then the first.
        setup.resize(3);
        setup.reseat(|seat| (seat.0 < 3).then_some(seat));
        assert_eq!(rules(&setup), "3,, ,,0 3");
        setup.resize(2);
        setup.reseat(|seat| seat.0.checked_sub(1).map(Seat));
        assert_eq!(rules(&setup), "- ,0 3");
        setup.reseat(|_| None);
        assert_eq!(rules(&setup), "- - 3");
        assert_eq!(setup.flaw(), None);
    }

    #[test]
    fn house_rules_adapt_to_the_players() {
        let rules = |game, players, all: &[(&str, &str)]| {
            let mut setup = Setup::new(game);
            setup.resize(players);
            for (rule, value) in all {
                setup.house_rules.set(rule, Some((*value).into()));
            }
            setup.fit_rules();
            assert_eq!(setup.flaw(), None);
            let said = setup.house_rules.iter();
            said.map(|(rule, value)| format!("{rule}={value}"))
                .collect::<Vec<_>>()
                .join(" ")
        };
        let across = &[("partners", "across")];
        assert_eq!(rules(GameId::Sloop, 4, across), "partners=across");
        assert_eq!(rules(GameId::Sloop, 3, across), "");
        assert_eq!(
            rules(GameId::Dealt, 3, &[("oldest", "4"), ("chips", "3")]),
            "chips=3"
        );
        assert_eq!(rules(GameId::Stroop, 5, &[]), "advanced=yes");
        assert_eq!(
            rules(GameId::Stroop, 4, &[("cards", "20"), ("clock", "no")]),
            "clock=no"
        );
        let handicaps = &[("fewer", "12,"), ("pauses", ",0"), ("games", "3")];
        assert_eq!(rules(GameId::Stroop, 2, handicaps), "games=3 pauses=,0");
        assert_eq!(rules(GameId::Stroop, 3, handicaps), "games=3");
        let all = &[("cards", "20"), ("clock", "no")];
        assert_eq!(
            rules(GameId::Stroop, 5, all),
            "advanced=yes cards=20 clock=no"
        );
    }
}
