//! What a reviewer would otherwise have to check: dependencies, words, and that every game
//! is complete. Each rule reads the sources as text and reports `file:line`.

mod circles;
mod clauses;
mod game_map;
mod games;
mod layers;
mod maps;
mod paths;
mod source;
mod spelling;
mod styles;
mod tree;
mod words;

/// Fails with all faults, if there are any.
fn none(faults: &[String]) {
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}
