//! A random game, and the checks for each of its steps.

use crate::engine::game::{By, Eyes, Input, Millis, Status, Told, Wire};
use crate::engine::{Illegal, Observation, Record, Rng, Seat, Table};

use super::Lawful;

/// A table in the course of a random game.
pub(super) struct Walk<G: Lawful> {
    pub(super) table: Table<G>,
    pub(super) rng: Rng,
    now: Millis,
    seed: u64,
}

impl<G: Lawful> Walk<G> {
    pub(super) fn begin(options: &G::Options, seed: u64) -> Result<Self, String> {
        let table = Table::new(options.clone(), seed, &mut ())
            .map_err(|flaw| format!("seed {seed}: cannot begin: {flaw:?}"))?;
        Ok(Self {
            table,
            rng: Rng::aside(seed, [0, u32::MAX]),
            now: 0,
            seed,
        })
    }

    pub(super) fn is_over(&self) -> bool {
        self.table.status().is_over()
    }

    fn broken<T>(&self, law: impl std::fmt::Display) -> Result<T, String> {
        Err(format!(
            "seed {}, step {}: {law}",
            self.seed,
            self.table.step()
        ))
    }

    pub(super) fn ensure(&self, holds: bool, law: &str) -> Result<(), String> {
        if holds { Ok(()) } else { self.broken(law) }
    }

    /// Plays a legal input of somebody who may act, or the clock's input if it is due.
    pub(super) fn step(&mut self) -> Result<(), String> {
        if self.table.step() > G::LONGEST {
            return self.broken("the game does not end");
        }
        self.now = self.table.at().max(self.now) + self.rng.below(300);
        let input = self.next_input()?;
        let mut heard: Vec<Told<G>> = Vec::new();
        match self.table.play(input.clone(), &mut heard) {
            Ok(()) => Ok(()),
            Err(illegal) => self.broken(format!("{input:?} is offered but refused: {illegal:?}")),
        }
    }

    fn next_input(&mut self) -> Result<Input<G::Action>, String> {
        let clock = self.table.clock();
        if let Some(due) = clock.clone().filter(|clock| clock.at <= self.now) {
            return Ok(due);
        }
        let Status::ToAct(seats) = self.table.status() else {
            return self.broken("a step after the end");
        };
        let mut willing: Vec<Seat> = seats.iter().collect();
        self.rng.shuffle(&mut willing);
        let position = self.table.position();
        for seat in willing {
            if let Some(action) = position.random(seat, self.now, &mut self.rng) {
                return Ok(Input::new(self.now, seat, action));
            }
        }
        match clock {
            Some(due) => Ok(due),
            None => self.broken("nobody can do anything, and it is not over"),
        }
    }

    /// See [`sound`].
    pub(super) fn soundly(&self) -> Result<(), String> {
        sound(self.table.position()).or_else(|wrong| self.broken(wrong))
    }

    /// See [`views_survive`].
    pub(super) fn can_be_stored(&self) -> Result<(), String> {
        views_survive(self.table.position()).or_else(|wrong| self.broken(wrong))
    }

    /// Checks that candidates are playable exactly if `check` accepts them, and that refusals change nothing.
    pub(super) fn candidates_mean_what_check_says(&self) -> Result<usize, String> {
        let mut compared = 0;
        for seat in (0..self.table.seats()).map(Seat) {
            let seen = self.table.observe(Eyes::Seat(seat), self.now);
            self.ensure(seen.mine() || seen.tried.is_empty(), "tried out of turn")?;
            compared += seen.tried.len();
            for (i, tried) in seen.tried.iter().enumerate() {
                let again = seen.tried[..i]
                    .iter()
                    .any(|before| before.action == tried.action);
                self.ensure(!again, "a candidate comes twice")?;
                let mut other = self.table.clone();
                let input = Input::new(seen.at, seat, tried.action.clone());
                match (other.play(input, &mut ()), tried.illegal) {
                    (Ok(()), None) => {}
                    (Err(is @ (Illegal::Refused(_) | Illegal::Over)), Some(said)) if is == said => {
                        self.ensure(other == self.table, "a refusal changed the table")?;
                    }
                    (is, said) => {
                        return self.broken(format!("{tried:?}: said {said:?}, but is {is:?}"));
                    }
                }
            }
        }
        Ok(compared)
    }

    /// Sends a random action from anybody at any time: it is refused without a trace, or legal and played.
    pub(super) fn stray_is_refused_or_played(&mut self) -> Result<usize, String> {
        let seat = Seat(self.rng.below(u32::from(self.table.seats()) + 1) as u8);
        let by = if self.rng.below(8) == 0 {
            By::Clock
        } else {
            By::Seat(seat)
        };
        let at = (self.now + self.rng.below(20)).saturating_sub(self.rng.below(20));
        let input = Input {
            at,
            by,
            action: G::stray(&mut self.rng),
        };
        self.ensure(
            survives(&input.action),
            "an action does not survive being stored",
        )?;
        let checked = self.table.check(&input);
        let mut other = self.table.clone();
        let played = other.play(input.clone(), &mut Vec::<Told<G>>::new());
        self.ensure(checked == played, "check and play disagree")?;
        if played.is_err() {
            self.ensure(other == self.table, "a refusal changed the table")?;
            return Ok(1);
        }
        let legal = match by {
            By::Seat(seat) => self.table.position().to_act().has(seat),
            By::Clock => self.table.clock().as_ref() == Some(&input),
        };
        self.ensure(legal && at >= self.table.at(), "somebody acted who may not")?;
        self.table = other;
        self.now = self.now.max(at);
        self.soundly()?;
        Ok(0)
    }

    pub(super) fn nobody_acts_after_the_end(&mut self) -> Result<(), String> {
        for seat in (0..self.table.seats()).map(Seat) {
            let input = Input::new(self.now, seat, G::stray(&mut self.rng));
            self.ensure(
                self.table.check(&input) == Err(Illegal::Over),
                "play after the end",
            )?;
        }
        self.ensure(self.table.clock().is_none(), "the clock runs after the end")
    }

    /// The record survives being stored and leads to the same table, whether or not anybody is told.
    pub(super) fn replays_to_itself(&self) -> Result<(), String> {
        let bytes = serde_json::to_vec(self.table.record()).unwrap_or_default();
        let Ok(record) = serde_json::from_slice::<Record<G>>(&bytes) else {
            return self.broken("the record cannot be read back");
        };
        match Table::replay(record) {
            Ok(table) if table == self.table => Ok(()),
            Ok(_) => self.broken("the record leads to another table"),
            Err(broken) => self.broken(format!("the record does not replay: {broken:?}")),
        }
    }

    /// A world imagined by this seat must look like the real one to the seat and to the table, give the same
    /// verdict on everything the seat might try, and be playable.
    pub(super) fn looks_alike_to(&mut self, seat: Seat) -> Result<(), String> {
        let eyes = Eyes::Seat(seat);
        let seen = self.table.observe(eyes, self.now);
        let mut world = G::imagine(&seen, &mut self.rng);
        if let Err(wrong) = world.audit() {
            return self.broken(format!("{seat:?} imagines the impossible: {wrong}"));
        }
        self.ensure(
            world.view(eyes) == seen.view,
            "an imagined world looks different",
        )?;
        let seen_by_all = self.table.position().view(Eyes::Table);
        self.ensure(
            world.view(Eyes::Table) == seen_by_all,
            "the table sees a difference",
        )?;
        self.ensure(
            world.status() == seen.status,
            "somebody else acts in an imagined world",
        )?;
        self.ensure(
            world.clock() == self.table.clock(),
            "the clock gives something away",
        )?;
        self.ensure(
            world.thought(seat) == seen.thought,
            "the thought gives something away",
        )?;
        if seen.mine() {
            self.same_answers(&world, seat, &seen)?;
        }
        for _ in 0..8 {
            let Some(actor) = world.to_act().iter().next() else {
                break;
            };
            let Some(action) = world.random(actor, self.now, &mut self.rng) else {
                break;
            };
            world.apply(&Input::new(self.now, actor, action), &mut ());
            if let Err(wrong) = world.audit() {
                return self.broken(format!("an imagined world goes wrong: {wrong}"));
            }
        }
        Ok(())
    }

    fn same_answers(&mut self, world: &G, seat: Seat, seen: &Observation<G>) -> Result<(), String> {
        let mut candidates = Vec::new();
        world.candidates(seat, &mut candidates);
        let same = candidates
            .iter()
            .eq(seen.tried.iter().map(|tried| &tried.action));
        self.ensure(same, "an imagined world offers something else")?;
        candidates.extend((0..8).map(|_| G::stray(&mut self.rng)));
        for action in candidates {
            let input = Input::new(seen.at, seat, action);
            let same = world.check(&input) == self.table.position().check(&input);
            self.ensure(same, "the rules answer differently in an imagined world")?;
        }
        Ok(())
    }
}

/// The position adds up, and either somebody may act or the game is over and everybody has a place.
pub(super) fn sound<G: Lawful>(position: &G) -> Result<(), String> {
    position.audit()?;
    let nobody = position.to_act().is_empty();
    match position.outcome() {
        None if nobody => Err("nobody may act, and it is not over".into()),
        Some(_) if !nobody => Err("somebody may act after the end".into()),
        Some(outcome) if outcome.places.seats() != position.seats() => {
            Err("the outcome forgets somebody".into())
        }
        Some(outcome) if outcome.winners().is_empty() => Err("nobody has won".into()),
        _ => Ok(()),
    }
}

/// Checks that every view can be stored and read back.
pub(super) fn views_survive<G: Lawful>(position: &G) -> Result<(), String> {
    let seats = (0..position.seats()).map(|seat| Eyes::Seat(Seat(seat)));
    let mut views = seats.chain([Eyes::Table]).map(|eyes| position.view(eyes));
    if views.all(|view| survives(&view)) {
        Ok(())
    } else {
        Err("a view does not survive being stored".into())
    }
}

fn survives<T: Wire>(value: &T) -> bool {
    let bytes = serde_json::to_vec(value).unwrap_or_default();
    serde_json::from_slice::<T>(&bytes).is_ok_and(|back| back == *value)
}
