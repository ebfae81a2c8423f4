//! A setup as the query of a link.
//!
//! A link looks like `#/play/dealt?seed=7&seats=person,normal,hard&chips=2`. All parts but the game are
//! optional; `names=Ann,Bo,Cy` and `practice=yes` may be added, and what is special about a player's looks, as in
//! `seats=person.kofi,normal`.

use form_urlencoded::{Serializer, parse};

use super::{Chair, Setup, SetupFlaw};
use crate::games::GameId;

/// The key for a game in which moves may be taken back, and its value.
const PRACTICE: &str = "practice";
const YES: &str = "yes";

impl Setup {
    /// Reads the part of a link after the game: the setup, and the seed if there is one.
    ///
    /// # Errors
    /// The first flaw found.
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
                _ => setup.house_rules.set(&key, Some(value.into())),
            }
        }
        if let Some(names) = names {
            setup.rename(&names)?;
        }
        setup.flaw().map_or_else(|| Ok((setup.tidied(), seed)), Err)
    }

    fn rename(&mut self, names: &str) -> Result<(), SetupFlaw> {
        let names: Vec<&str> = names.split(',').collect();
        if names.len() != self.chairs.len() {
            return Err(SetupFlaw::Names(names.len(), self.chairs.len()));
        }
        for (chair, name) in self.chairs.iter_mut().zip(names) {
            *chair = chair.clone().renamed(name);
        }
        Ok(())
    }

    /// The part of a link after the game; the inverse of [`from_query`](Setup::from_query).
    #[must_use]
    pub fn query(&self, seed: Option<u64>) -> String {
        let mut query = Serializer::new(String::new());
        if let Some(seed) = seed {
            query.append_pair("seed", &seed.to_string());
        }
        let seats: Vec<String> = self.chairs.iter().map(Chair::word).collect();
        query.append_pair("seats", &seats.join(","));
        if self.chairs.iter().any(|chair| chair.name.is_some()) {
            let name = |chair: &Chair| chair.name.clone().unwrap_or_default().replace(',', " ");
            let names: Vec<String> = self.chairs.iter().map(name).collect();
            query.append_pair("names", &names.join(","));
        }
        if self.is_practice() {
            query.append_pair(PRACTICE, YES);
        }
        query.extend_pairs(self.house_rules.iter());
        // A comma needs no escaping in a fragment, and people read links too.
        let query = query.finish().replace("%2C", ",");
        // At its end, apps would take it for the sentence's.
        match query.strip_suffix(['.', ',']) {
            Some(rest) if query.ends_with('.') => format!("{rest}%2E"),
            Some(rest) => format!("{rest}%2C"),
            None => query,
        }
    }
}

fn chairs(seats: &str) -> Result<Vec<Chair>, SetupFlaw> {
    let chair =
        |word: &str| Chair::from_word(word).ok_or_else(|| SetupFlaw::NoSuchPlayer(word.into()));
    // Enough for the game to refuse too many.
    seats.split(',').take(255).map(chair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::setup::{LONGEST_NAME, Who};

    #[test]
    fn links_survive_writing_and_reading() {
        let queries = [
            "",
            "?seed=7&seats=person,normal,hard&chips=2",
            "seats=person,casual,easy",
            "seed=18446744073709551615&seats=person,easy,easy,easy,hard&oldest=5",
            "names=Ann,B%C3%B6rge%20%26%20Co,&chips=3",
            "practice=yes",
            "seats=person.kofi,easy.star,hard.moon.ada&names=Ann,,",
            "names=Ann,Bo,Cy%20Jr.",
        ];
        for query in queries {
            let (setup, seed) = Setup::from_query("dealt", query).expect(query);
            let again = Setup::from_query("dealt", &setup.query(seed));
            assert_eq!(again, Ok((setup, seed)), "{query}");
        }
    }

    #[test]
    fn no_link_ends_like_a_sentence() {
        for (names, ends) in [
            ("Ann,,", "Ann,%2C"),
            ("A,B,C.", "A,B,C%2E"),
            ("A.,B,C!", "A.,B,C%21"),
        ] {
            let query = format!("names={names}");
            let (setup, _) = Setup::from_query("dealt", &query).expect("a link");
            assert!(setup.query(None).ends_with(ends), "{}", setup.query(None));
        }
    }

    #[test]
    fn omitted_parts_of_a_link_have_published_values() {
        let (setup, seed) = Setup::from_query("dealt", "seats=person,hard,easy").expect("a link");
        assert_eq!(seed, None);
        assert!(setup.house_rules.is_empty());
        assert_eq!(setup.chairs[1], Chair::unnamed(Who::Bot(Level::Hard)));
    }

    #[test]
    fn invalid_links_say_why() {
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
        assert_eq!(
            flaw("seats=person.cat,normal,easy"),
            SetupFlaw::NoSuchPlayer("person.cat".into())
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
    fn long_names_are_cut_and_empty_ones_dropped() {
        let query = format!("names={},%20,Cy", "n".repeat(99));
        let (setup, _) = Setup::from_query("dealt", &query).expect("a link");
        let names: Vec<Option<&str>> = setup
            .chairs
            .iter()
            .map(|chair| chair.name.as_deref())
            .collect();
        assert_eq!(names, [Some(&*"n".repeat(LONGEST_NAME)), None, Some("Cy")]);
    }

    #[test]
    fn typed_names_are_made_unique() {
        let (setup, _) = Setup::from_query("dealt", "names=Ann,Ann,Ann").expect("a link");
        let names = setup.chairs.iter().map(|chair| chair.name.as_deref());
        let expected = ["Ann", "Ann 2", "Ann 3"].map(Some);
        assert_eq!(names.collect::<Vec<_>>(), expected);
    }
}
