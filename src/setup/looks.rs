//! What players look like: the mark of a chair, and the head of whoever sits in it.
//!
//! Both belong to the chair, not to the seat number, so that nobody looks different because others come or go. A chair
//! that says nothing of them has the mark of its seat, and a bot in it the head that goes with the mark.

use super::chair::{Chair, Who};
use super::shapes::{Head, Shape};
use crate::engine::{BySeat, MAX_SEATS, Seat};

/// What a player looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The mark of the chair.
    pub mark: Shape,
    /// The head; `None` for a person who is shown by the mark alone.
    pub head: Option<Head>,
}

/// What the players in these chairs look like, no two of them alike. What a chair says comes first; of two that say the
/// same, the first one has it.
#[must_use]
pub fn looks(chairs: &[Chair]) -> BySeat<Look> {
    let chairs = &chairs[..chairs.len().min(MAX_SEATS)];
    let mut marks = firsts(chairs.iter().map(|chair| chair.mark));
    let mut heads = firsts(chairs.iter().map(|chair| chair.head));
    for at in 0..chairs.len() {
        let own = Shape::from(Seat(at as u8));
        let all = std::iter::once(own).chain(Shape::ALL);
        let mut free = all.filter(|&mark| !marks.contains(&Some(mark)));
        marks[at] = marks[at].or_else(|| free.next());
    }
    let bots = |heads: &[Option<Head>]| -> Vec<usize> {
        let is_faceless = |&at: &usize| heads[at].is_none() && chairs[at].who != Who::Person;
        (0..chairs.len()).filter(is_faceless).collect()
    };
    for at in bots(&heads) {
        let own = marks[at].map(Head::of);
        heads[at] = own.filter(|_| !heads.contains(&own));
    }
    for at in bots(&heads) {
        heads[at] = Head::free(&heads);
    }
    BySeat::new(chairs.len() as u8, |seat| Look {
        mark: marks[seat.index()].unwrap_or_else(|| seat.into()),
        head: heads[seat.index()],
    })
}

/// The values, each only once.
fn firsts<T: Copy + PartialEq>(said: impl Iterator<Item = Option<T>>) -> Vec<Option<T>> {
    let mut all: Vec<Option<T>> = Vec::new();
    for one in said {
        all.push(one.filter(|_| !all.contains(&one)));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::setup::Setup;

    fn of(seats: &str) -> BySeat<Look> {
        let (setup, _) = Setup::from_query("swoop", &format!("seats={seats}")).expect(seats);
        looks(&setup.chairs)
    }

    fn heads(seats: &str) -> Vec<Option<Head>> {
        of(seats).iter().map(|(_, look)| look.head).collect()
    }

    #[test]
    fn bots_are_people_and_people_are_marks_until_they_choose_a_head() {
        let all = of("person,easy,person.kofi,hard");
        assert_eq!(
            heads("person,easy,person.kofi,hard"),
            [None, Some(Head::Bruno), Some(Head::Kofi), Some(Head::Deniz)]
        );
        assert!(all.iter().all(|(seat, look)| look.mark == seat.into()));
    }

    #[test]
    fn no_two_players_look_alike() {
        // Whatever a link says.
        for seats in [
            "easy,easy,easy,easy,easy,easy,easy,easy",
            "person.bruno,easy,easy,easy",
            "easy.triangle,easy,easy,easy.triangle",
            "easy.ada,easy.ada,person.ada,easy.carla",
            "person.bruno,easy,person.deniz,easy,person.ivo,easy.moon,hard.gus,easy.star",
        ] {
            let all = of(seats);
            for (seat, look) in all.iter() {
                for (other, its) in all.iter().filter(|(other, _)| *other != seat) {
                    assert_ne!(look.mark, its.mark, "{seat} {other} in {seats}");
                    assert!(look.head.is_none() || look.head != its.head, "{seats}");
                }
            }
        }
        assert_eq!(heads("person.bruno,easy,easy")[1], Some(Head::Ivo));
    }

    #[test]
    fn a_bot_has_the_head_that_goes_with_its_mark() {
        let chair = Chair {
            mark: Some(Shape::Star),
            ..Chair::unnamed(Who::Bot(Level::Easy))
        };
        let look = looks(&[chair])[Seat(0)];
        assert_eq!((look.mark, look.head), (Shape::Star, Some(Head::Emil)));
    }
}
