//! Who plays what by which house rules: what the seats page makes and a link carries.
//!
//! A link looks like `#/play/dealt?seed=7&seats=person,normal,hard&chips=2`; every part but the
//! game may be left out, and `names=Ann,Bo,Cy` and `practice=yes` may be added.

use std::collections::BTreeMap;

use form_urlencoded::{Serializer, parse};

use super::room;
use crate::bots::Level;
use crate::engine::{BySeat, Seat, Seats};
use crate::games::GameId;
use crate::i18n::shell::{Msg, SetupFlaw};
use crate::i18n::{self, Language};

/// House rules by their names in links; what is not named is as published.
pub type House = BTreeMap<String, String>;

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person.
    Person,
    /// A bot of some level.
    Bot(Level),
}

impl Who {
    /// Everybody who can sit down.
    pub const ALL: [Self; 4] = [
        Self::Person,
        Self::Bot(Level::Easy),
        Self::Bot(Level::Normal),
        Self::Bot(Level::Hard),
    ];

    /// The word for it in links.
    #[must_use]
    pub fn slug(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Bot(level) => level.slug(),
        }
    }

    /// The one with this word.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|who| who.slug() == slug)
    }
}

/// A seat and who sits in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who.
    pub who: Who,
    /// The name they go by.
    pub name: String,
}

impl Chair {
    /// A chair with the name that its seat has by itself.
    #[must_use]
    pub fn new(seat: Seat, who: Who) -> Self {
        Self {
            who,
            name: i18n::text(Language::English, Msg::SeatName(seat)),
        }
    }
}

/// Who plays what by which house rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What is played.
    pub game: GameId,
    /// Who plays, by seat.
    pub chairs: Vec<Chair>,
    /// By which house rules.
    pub house: House,
    /// Whether a person who plays alone with bots may take moves back.
    pub practice: bool,
}

/// The word in links for a game in which moves may be taken back, and that it is one.
const PRACTICE: &str = "practice";
const YES: &str = "yes";

/// The longest name that a seat can have, in characters.
pub const LONGEST_NAME: usize = 20;

impl Setup {
    /// One person against normal bots, as few as the game takes, as published.
    #[must_use]
    pub fn new(game: GameId) -> Self {
        let mut setup = Self {
            game,
            chairs: Vec::new(),
            house: House::new(),
            practice: false,
        };
        setup.resize(*room::players(game).start());
        setup
    }

    /// Adds bots or takes the last chairs away until so many play.
    pub fn resize(&mut self, players: u8) {
        self.chairs.truncate(usize::from(players));
        for seat in (self.chairs.len() as u8..players).map(Seat) {
            let who = if seat.0 == 0 {
                Who::Person
            } else {
                Who::Bot(Level::Normal)
            };
            self.chairs.push(Chair::new(seat, who));
        }
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.chairs.len() as u8
    }

    /// Gives every seat a name, and no two the same.
    #[must_use]
    pub fn named(mut self) -> Self {
        for at in 0..self.chairs.len() {
            let chair = &self.chairs[at];
            let mut name = chair.name.trim().to_owned();
            if name.is_empty() {
                name = Chair::new(Seat(at as u8), chair.who).name;
            }
            let taken = |name: &str| self.chairs[..at].iter().any(|other| other.name == name);
            let free = (2..)
                .map(|number| format!("{name} {number}"))
                .find(|name| !taken(name));
            self.chairs[at].name = if taken(&name) {
                free.unwrap_or(name)
            } else {
                name
            };
        }
        self
    }

    /// The seats in which people sit.
    #[must_use]
    pub fn people(&self) -> Seats {
        let seats = (0..).map(Seat).zip(&self.chairs);
        seats
            .filter(|(_, chair)| chair.who == Who::Person)
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Whether moves may be taken back: in practice, while nobody else but bots plays.
    #[must_use]
    pub fn is_practice(&self) -> bool {
        self.practice && self.people().single().is_some()
    }

    /// Who sits in each seat, as in links.
    #[must_use]
    pub fn seats(&self) -> Vec<String> {
        let slugs = self.chairs.iter().map(|chair| chair.who.slug().into());
        slugs.collect()
    }

    /// The names by seat.
    #[must_use]
    pub fn names(&self) -> BySeat<String> {
        BySeat::new(self.players(), |seat| {
            self.chairs[seat.index()].name.clone()
        })
    }

    /// The names as a list.
    #[must_use]
    pub fn names_list(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.name.clone()).collect()
    }

    /// Reads the part of a link behind the game: the setup, and the seed if it names one.
    ///
    /// # Errors
    /// The first thing that cannot be dealt.
    pub fn from_query(game: &str, query: &str) -> Result<(Self, Option<u64>), SetupFlaw> {
        let id = GameId::from_slug(game).ok_or(SetupFlaw::NoSuchGame(game.into()))?;
        let mut setup = Self::new(id);
        let (mut seed, mut names) = (None, None);
        for (key, value) in parse(query.trim_start_matches('?').as_bytes()) {
            match &*key {
                "seed" => seed = Some(value.parse().map_err(|_| SetupFlaw::Seed(value.into()))?),
                "seats" => setup.chairs = chairs(&value)?,
                "names" => names = Some(value),
                PRACTICE if value == YES => setup.practice = true,
                PRACTICE => return Err(SetupFlaw::Rule(key.into(), value.into())),
                _ => {
                    setup.house.insert(key.into(), value.into());
                }
            }
        }
        if let Some(names) = names {
            setup.rename(&names)?;
        }
        room::flaw(&setup).map_or_else(|| Ok((setup.named(), seed)), Err)
    }

    fn rename(&mut self, names: &str) -> Result<(), SetupFlaw> {
        let names: Vec<&str> = names.split(',').collect();
        if names.len() != self.chairs.len() {
            return Err(SetupFlaw::Names(names.len(), self.chairs.len()));
        }
        for (chair, name) in self.chairs.iter_mut().zip(names) {
            let name: String = name.trim().chars().take(LONGEST_NAME).collect();
            if !name.is_empty() {
                chair.name = name;
            }
        }
        Ok(())
    }

    /// The part of a link behind the game, the other way round from
    /// [`from_query`](Setup::from_query).
    #[must_use]
    pub fn query(&self, seed: Option<u64>) -> String {
        let mut query = Serializer::new(String::new());
        if let Some(seed) = seed {
            query.append_pair("seed", &seed.to_string());
        }
        query.append_pair("seats", &self.seats().join(","));
        let usual = |(seat, chair): (Seat, &Chair)| Chair::new(seat, chair.who) == *chair;
        if !(0..).map(Seat).zip(&self.chairs).all(usual) {
            let names: Vec<String> = self
                .chairs
                .iter()
                .map(|chair| chair.name.replace(',', " "))
                .collect();
            query.append_pair("names", &names.join(","));
        }
        if self.is_practice() {
            query.append_pair(PRACTICE, YES);
        }
        query.extend_pairs(&self.house);
        // A comma needs no escape in a fragment, and a link is read by people too.
        query.finish().replace("%2C", ",")
    }
}

fn chairs(seats: &str) -> Result<Vec<Chair>, SetupFlaw> {
    let chair = |(seat, word): (u8, &str)| match Who::from_slug(word) {
        Some(who) => Ok(Chair::new(Seat(seat), who)),
        None => Err(SetupFlaw::NoSuchPlayer(word.into())),
    };
    // More than any game takes is refused by the game.
    (0..u8::MAX).zip(seats.split(',')).map(chair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_survives_being_written_and_read() {
        let queries = [
            "",
            "?seed=7&seats=person,normal,hard&chips=2",
            "seed=18446744073709551615&seats=person,easy,easy,easy,hard&oldest=5",
            "names=Ann,B%C3%B6rge%20%26%20Co,&chips=3",
            "practice=yes",
        ];
        for query in queries {
            let (setup, seed) = Setup::from_query("dealt", query).expect(query);
            let again = Setup::from_query("dealt", &setup.query(seed));
            assert_eq!(again, Ok((setup, seed)), "{query}");
        }
    }

    #[test]
    fn what_a_link_leaves_out_is_as_published() {
        let (setup, seed) = Setup::from_query("dealt", "seats=person,hard,easy").expect("a link");
        assert_eq!(seed, None);
        assert!(setup.house.is_empty());
        assert_eq!(setup.chairs[1], Chair::new(Seat(1), Who::Bot(Level::Hard)));
    }

    #[test]
    fn a_link_that_cannot_be_dealt_says_why() {
        let flaw = |query: &str| Setup::from_query("dealt", query).expect_err(query);
        let crowd = vec!["easy"; 300].join(",");
        assert_eq!(
            flaw(&format!("seats={crowd}")),
            SetupFlaw::Players(255, 3, 5)
        );
        assert_eq!(flaw("seats=person,normal"), SetupFlaw::Players(2, 3, 5));
        assert_eq!(
            flaw("seats=person,normal,cat"),
            SetupFlaw::NoSuchPlayer("cat".into())
        );
        assert_eq!(flaw("seed=-1"), SetupFlaw::Seed("-1".into()));
        assert_eq!(flaw("names=Ann"), SetupFlaw::Names(1, 3));
        for rule in ["jokers=1", "jokers=x"] {
            assert_eq!(flaw(rule), SetupFlaw::NoSuchRule("jokers".into()));
        }
        for (key, value) in [
            ("chips", "1"),
            ("chips", "x"),
            ("oldest", "0"),
            ("oldest", "4"),
            ("practice", "no"),
        ] {
            let expected = SetupFlaw::Rule(key.into(), value.into());
            assert_eq!(flaw(&format!("{key}={value}")), expected);
        }
        let no_game = Setup::from_query("bridge", "").expect_err("no such game");
        assert_eq!(no_game, SetupFlaw::NoSuchGame("bridge".into()));
    }

    #[test]
    fn a_long_name_is_cut_and_an_empty_one_is_the_seats_own() {
        let query = format!("names={},,Cy", "n".repeat(99));
        let (setup, _) = Setup::from_query("dealt", &query).expect("a link");
        assert_eq!(setup.chairs[0].name.chars().count(), LONGEST_NAME);
        assert_eq!(setup.chairs[1].name, "Triangle");
    }

    #[test]
    fn no_two_seats_have_the_same_name() {
        let (setup, _) = Setup::from_query("dealt", "names=Ann,Ann,Ann").expect("a link");
        let names: Vec<&str> = setup
            .chairs
            .iter()
            .map(|chair| chair.name.as_str())
            .collect();
        assert_eq!(names, ["Ann", "Ann 2", "Ann 3"]);
    }
}
