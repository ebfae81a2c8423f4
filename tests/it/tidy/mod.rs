//! What a reviewer would otherwise have to see: dependencies, sizes, words, and that every game is
//! whole. Each rule reads the sources as text and reports `file:line`.

mod circles;
mod clauses;
mod games;
mod layers;
mod paths;
mod sizes;
mod source;
mod styles;
mod words;

/// Fails with every fault, if there is one.
fn none(faults: &[String]) {
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}
