//! Setups: who plays which game with which house rules, as chosen on the seats page and kept in links and saves.
//!
//! | file | contains |
//! | --- | --- |
//! | [`house_rules`] | house rules as words, and [`Playable`], the trait by which a game reads them |
//! | [`flaw`] | what can be wrong with a setup |
//! | [`names`] | cleaning up names |
//! | [`link`] | a setup as the query of a link, and back |
//! | [`deck`] | a Slapshot deck as one word |
//! | `dealt`, `slapshot`, `sloop`, `stroop`, `swoop` | the house rules of each game |

pub mod deck;
pub mod flaw;
pub mod house_rules;
pub mod link;
pub mod names;

mod dealt;
mod slapshot;
mod sloop;
mod stroop;
mod swoop;

pub use flaw::SetupFlaw;
pub use house_rules::{HouseRules, Playable};
pub use names::{LONGEST_NAME, free_name};

use crate::bots::Level;
use crate::engine::{Seat, Seats};
use crate::games::stroop::Flaw;
use crate::games::{GameId, with_game};

/// The kind of player in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person.
    Person,
    /// A bot of the given level.
    Bot(Level),
}

impl Who {
    /// All kinds of players.
    pub const ALL: [Self; 5] = [
        Self::Person,
        Self::Bot(Level::Easy),
        Self::Bot(Level::Casual),
        Self::Bot(Level::Normal),
        Self::Bot(Level::Hard),
    ];

    /// The word for it in links and saves.
    #[must_use]
    pub fn slug(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Bot(level) => level.slug(),
        }
    }

    /// The kind of player with this word.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|who| who.slug() == slug)
    }
}

/// A seat and its player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// The kind of player.
    pub who: Who,
    /// The name that was typed, never empty; `None` if there was none, in which case each language has a
    /// [word](crate::i18n::names) for the seat.
    pub name: Option<String>,
}

impl Chair {
    /// A chair without a name.
    #[must_use]
    pub fn unnamed(who: Who) -> Self {
        Self { who, name: None }
    }

    /// A chair with this name; an empty one counts as none.
    #[must_use]
    pub fn named(who: Who, name: impl Into<String>) -> Self {
        let name = Some(name.into()).filter(|name| !name.is_empty());
        Self { who, name }
    }
}

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

    /// Updates house rules that name a seat when players move: `to` gives the new seat of a player. If the
    /// player has left, the rule returns to its published value.
    pub fn reseat(&mut self, to: impl Fn(Seat) -> Option<Seat>) {
        for rule in with_game!(self.game, G => G::SEAT_RULES) {
            let value = self.house_rules.get(rule);
            let number = value.and_then(|value| value.parse::<u8>().ok());
            let seat = number.and_then(|number| number.checked_sub(1)).map(Seat);
            let now = seat.and_then(&to).map(|seat| seat.to_string());
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

    /// The setup with names [cleaned up](names::meant), empty ones removed, and duplicates made unique.
    #[must_use]
    pub fn tidied(mut self) -> Self {
        let mut taken: Vec<String> = Vec::new();
        for chair in &mut self.chairs {
            let name = chair
                .name
                .as_deref()
                .map(|name| names::meant(name, LONGEST_NAME));
            let name = name.filter(|name| !name.is_empty());
            chair.name = name.map(|name| free_name(&name, &taken));
            taken.extend(chair.name.clone());
        }
        self
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

    /// Whether moves may be taken back: in practice games of one person with bots only.
    #[must_use]
    pub fn is_practice(&self) -> bool {
        self.practice && self.people().single().is_some()
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
        let all = &[("cards", "20"), ("clock", "no")];
        assert_eq!(
            rules(GameId::Stroop, 5, all),
            "advanced=yes cards=20 clock=no"
        );
    }
}
