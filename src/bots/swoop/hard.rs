//! The hard bot: puts a price on what it would be left with, and thinks of the next player and of
//! what a face-down card may be.

use super::outlook::Outlook;
use super::scene::{After, Cards, Does, Scene};
use super::{Bot, Choice, best};
use crate::engine::{Observation, Rng};
use crate::games::swoop::play::SWOOP;
use crate::games::swoop::{Action, Rank, Swoop};

/// What is thought of things, in turns that they cost or save.
#[derive(Clone, Debug)]
pub struct Taste {
    /// To get rid of one to three cards of the lowest value.
    pub low: f64,
    /// How much more of the highest.
    pub high: f64,
    /// For each further card of the same value.
    pub more: f64,
    /// Of four or more of a value, which swoop.
    pub four: f64,
    /// Of the first swoop card, and of each after it.
    pub swoop: [f64; 2],
    /// Of a face-down card that is covered, and of one that is not.
    pub blind: [f64; 2],
    /// Of a point when nobody is about to go out, and how much more when somebody is.
    pub point: [f64; 2],
    /// To play again.
    pub again: f64,
    /// To begin the next turn of all, or to leave it to the next player.
    pub taken: f64,
    /// Of each card that the next player has to take.
    pub give: f64,
    /// If the next player swoops.
    pub robbed: f64,
    /// Of each card on a pile that one could not follow.
    pub stuck: f64,
}

impl Default for Taste {
    fn default() -> Self {
        Self {
            low: 0.8,
            high: 0.6,
            more: 0.05,
            four: -0.5,
            swoop: [-0.8, -0.3],
            blind: [1.0, 0.7],
            point: [0.005, 0.1],
            again: 1.0,
            taken: 0.0,
            give: 0.1,
            robbed: 0.5,
            stuck: 0.05,
        }
    }
}

/// What going out is worth: more than anything else.
const OUT: f64 = 1000.0;
/// What a hidden card costs on average when it is left over.
const HIDDEN_POINTS: f64 = 11.0;

/// The hard bot.
#[derive(Clone, Debug, Default)]
pub struct Hard {
    /// What it goes by.
    pub taste: Taste,
}

impl Bot<Swoop> for Hard {
    fn choose(&self, seen: &Observation<Swoop>, rng: &mut Rng) -> Option<Choice<Action>> {
        let scene = Scene::of(seen)?;
        let outlook = Outlook::of(&scene);
        let fewest = f64::from(scene.fewest());
        let [usual, late] = self.taste.point;
        let mind = Mind {
            taste: &self.taste,
            point: usual + late / (fewest + 1.0),
            outlook,
        };
        best(seen, |action| mind.worth(&scene, action), rng)
    }
}

/// What the bot thinks of in one turn.
struct Mind<'a> {
    taste: &'a Taste,
    point: f64,
    outlook: Outlook<'a>,
}

impl Mind<'_> {
    fn worth(&self, scene: &Scene, action: Action) -> f64 {
        match scene.after(action) {
            Some(after) => self.of(&after),
            None => {
                let each = self.outlook.odds();
                each.map(|(card, odds)| odds * self.flipped(&scene.flipped(card), card))
                    .sum()
            }
        }
    }

    /// A face-down card that held may be added to.
    fn flipped(&self, after: &After, card: Rank) -> f64 {
        let mine = after.cards.open()[card];
        let held = self.of(after);
        if after.does != Does::Lies || mine == 0 {
            return held;
        }
        let mut added = *after;
        let faces = added.cards.faces[card];
        added.cards.hand[card] = 0;
        added.cards.faces[card] = 0;
        added.cards.covered = added.cards.covered.saturating_sub(faces);
        added.cards.uncovered += faces;
        held.max(self.of(&added.landing(card, mine)))
    }

    fn of(&self, after: &After) -> f64 {
        if after.cards.is_empty() && after.does != Does::Takes {
            return OUT;
        }
        let pile = match after.does {
            Does::Takes => self.taste.taken,
            Does::Swoops => self.taste.again,
            Does::Lies => self.left_lying(after),
        };
        pile - self.price(&after.cards)
    }

    /// What it costs to get rid of these, and to be left with them.
    fn price(&self, cards: &Cards) -> f64 {
        let taste = self.taste;
        let open = cards.open();
        let mut price = 0.0;
        let mut swoops = 0;
        for (rank, count) in open.iter() {
            price += match rank.value() {
                None => {
                    let first = usize::from(swoops > 0);
                    swoops += count;
                    let rest = f64::from(count) - 1.0;
                    taste.swoop[first] + rest * taste.swoop[1]
                }
                Some(_) if count >= SWOOP => taste.four,
                Some(value) => {
                    let more = taste.more * f64::from(count - 1);
                    taste.low + taste.high * f64::from(value) / 11.0 + more
                }
            };
        }
        let [covered, uncovered] = [cards.covered, cards.uncovered].map(f64::from);
        let points = f64::from(open.points()) + HIDDEN_POINTS * (covered + uncovered);
        price + covered * taste.blind[0] + uncovered * taste.blind[1] + points * self.point
    }

    /// What it is worth to leave this pile to the next player.
    fn left_lying(&self, after: &After) -> f64 {
        let Some(top) = after.pile.lowest() else {
            return 0.0;
        };
        let taste = self.taste;
        let cards = f64::from(after.pile.total());
        let fits = |rank: Rank| !rank.is_higher_than(top);
        let lacks = self.outlook.lacks(fits);
        let robbed = if after.pile[top] + 1 >= SWOOP {
            1.0 - self.outlook.lacks(|rank| rank == top)
        } else {
            0.0
        };
        let mine = after.cards.open();
        let stuck = !mine.iter().any(|(rank, _)| fits(rank));
        taste.give * lacks * cards
            - taste.robbed * robbed
            - if stuck { taste.stuck * cards } else { 0.0 }
    }
}
