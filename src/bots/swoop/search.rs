//! How a round is played on in imagined worlds: everybody does what leaves the cheapest cards.

use super::prices::Prices;
use super::situation::{After, Cards};
use crate::bots::Search;
use crate::engine::{BySeat, Game, Input, Rng, Seat, Tell};
use crate::games::swoop::{Action, Counts, Event, Fate, Rank, Secret, Stacks, Swoop};

/// After this many decisions a round counts as it stands.
const DECISIONS: usize = 300;

/// About how many points a turn is worth.
const TURN: f64 = 10.0;

/// About how many points a face-down card is worth.
const BLIND: u32 = 11;

/// Going out is worth more than anything else.
const OUT: f64 = 1000.0;

impl Search for Swoop {
    /// How many points fewer than the others the seat scores in this round, in turns.
    fn play_on(mut world: Self, seat: Seat, action: &Action, rng: &mut Rng) -> f64 {
        let mut scored = Scored(BySeat::new(world.seats(), |_| None));
        world.apply(&Input::new(0, seat, *action), &mut scored);
        for _ in 0..DECISIONS {
            if scored.0[seat].is_some() {
                break;
            }
            let Some(next) = world.to_act().single() else {
                break;
            };
            let action = Turn::of(&world, next).reply(rng);
            world.apply(&Input::new(0, next, action), &mut scored);
        }
        let points = |seat| f64::from(scored.0[seat].unwrap_or_else(|| left(&world, seat)));
        let seats = (0..world.seats()).map(Seat);
        let others: f64 = seats.filter(|&other| other != seat).map(points).sum();
        (others / (f64::from(world.seats()) - 1.0) - points(seat)) / TURN
    }
}

/// The points of each seat, once the round has ended.
struct Scored(BySeat<Option<u32>>);

impl Tell<Swoop> for Scored {
    fn all(&mut self, event: Event) {
        if let Event::Scored { seat, points, .. } = event {
            self.0[seat] = Some(points);
        }
    }

    fn only(&mut self, _: Seat, _: Secret) {}
}

/// About how many points a seat would score if the round ended now.
fn left(world: &Swoop, seat: Seat) -> u32 {
    let faces: Counts = world.faces(seat).cards().collect();
    let blinds = u32::from(world.blinds(seat).count());
    world.hand(seat).points() + faces.points() + BLIND * blinds
}

/// A turn in an imagined world.
struct Turn<'a> {
    world: &'a Swoop,
    seat: Seat,
    now: After,
    uncovered: Stacks,
    prices: Prices,
}

impl<'a> Turn<'a> {
    fn of(world: &'a Swoop, seat: Seat) -> Self {
        let (faces, blinds) = (world.faces(seat), world.blinds(seat));
        let now = After {
            fate: Fate::Lies,
            cards: Cards::of(world.hand(seat), &faces, blinds),
            pile: world.pile(),
        };
        let others = (0..world.seats()).map(Seat).filter(|&other| other != seat);
        let fewest = others.map(|other| world.cards(other)).min();
        Self {
            world,
            seat,
            now,
            uncovered: blinds.but(faces.left()),
            prices: Prices::when(fewest.unwrap_or(0)),
        }
    }

    /// What leaves the cheapest cards: all of a rank at once, but swoop cards one by one.
    fn reply(&self, rng: &mut Rng) -> Action {
        let mut best = (f64::MIN, Action::Done);
        let mut weigh = |worth: f64, action: Action| {
            if worth > best.0 {
                best = (worth, action);
            }
        };
        match self.world.chain() {
            Some(blind) => {
                weigh(self.prices.of(&self.now), Action::Done);
                if let Some(top) = self.now.pile.lowest().filter(|_| blind) {
                    let (hand, faces) = self.all(top);
                    if hand > 0 || !faces.is_empty() {
                        weigh(self.worth(top, hand, faces), Action::Add { hand, faces });
                    }
                }
            }
            None => {
                for (rank, _) in self.now.cards.open().iter() {
                    let (hand, faces) = if rank.swoops() {
                        self.one(rank)
                    } else {
                        self.all(rank)
                    };
                    weigh(
                        self.worth(rank, hand, faces),
                        Action::Play { rank, hand, faces },
                    );
                }
            }
        }
        let which = rng.below(u32::from(self.uncovered.count())) as usize;
        if let Some(stack) = self.uncovered.iter().nth(which) {
            weigh(self.flip(), Action::Flip { stack });
        }
        best.1
    }

    fn all(&self, rank: Rank) -> (u8, Stacks) {
        let faces = self.world.faces(self.seat).of(rank);
        (self.now.cards.hand[rank], faces)
    }

    /// One card, from the stacks if there is one.
    fn one(&self, rank: Rank) -> (u8, Stacks) {
        let faces: Stacks = self.all(rank).1.iter().take(1).collect();
        (u8::from(faces.is_empty()), faces)
    }

    fn worth(&self, rank: Rank, hand: u8, faces: Stacks) -> f64 {
        let mut after = self.now;
        after.cards.put_down(rank, hand, faces.count());
        let after = after.landing(rank, hand + faces.count());
        if after.fate != Fate::Taken && after.cards.is_empty() {
            OUT
        } else {
            self.prices.of(&after)
        }
    }

    /// The worth of turning over any card: of 13 values, those up to the top of the pile hold.
    fn flip(&self) -> f64 {
        let mut held = self.now.cards;
        held.uncovered -= 1;
        let mut taken = held;
        taken.hand += self.now.pile;
        let values = match self.now.pile.lowest() {
            None => 13.0,
            Some(top) => f64::from(top.value().unwrap_or(0)) + 2.0,
        };
        let odds = values / 13.0;
        -odds * self.prices.price(&held) - (1.0 - odds) * self.prices.price(&taken)
    }
}
