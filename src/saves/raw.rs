//! Games as JSON with options and decisions not deserialized yet. Whatever does not need a game's own types is
//! done with these, once for all games.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::engine::{Game, Input, Record, Wire};

/// A [`Record`] as it is in a save.
#[derive(Serialize, Deserialize)]
pub(super) struct RawRecord {
    pub(super) inputs: Vec<Input<Value>>,
    options: Value,
    seed: u64,
}

impl RawRecord {
    pub(super) fn of<G: Game>(record: &Record<G>) -> Self {
        Self {
            inputs: record.inputs.iter().map(raw).collect(),
            options: json!(record.options),
            seed: record.seed,
        }
    }

    pub(super) fn read<G: Game>(self) -> Option<Record<G>> {
        Some(Record {
            options: G::Options::deserialize(&self.options).ok()?,
            seed: self.seed,
            inputs: self.inputs.iter().map(read).collect::<Option<_>>()?,
        })
    }
}

/// Serializes the action of an input.
pub(super) fn raw<A: Wire>(input: &Input<A>) -> Input<Value> {
    Input {
        at: input.at,
        by: input.by,
        action: json!(input.action),
    }
}

/// Deserializes the action of an input.
pub(super) fn read<A: Wire>(input: &Input<Value>) -> Option<Input<A>> {
    Some(Input {
        at: input.at,
        by: input.by,
        action: A::deserialize(&input.action).ok()?,
    })
}
