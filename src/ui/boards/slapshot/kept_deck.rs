//! Storage for the player's deck: in the browser, with a fallback in memory.

use std::cell::RefCell;

use crate::games::slapshot::{Card, cards};
use crate::setup::deck::{deck_from_word, deck_word};
use crate::web::local_storage;

const NAME: &str = "slapshot-deck";

thread_local! {
    /// The latest version while this page is open.
    static HERE: RefCell<Option<Vec<Card>>> = const { RefCell::new(None) };
}

/// The player's deck, or the built-in one if there is none.
pub(super) fn load() -> Vec<Card> {
    let kept = || deck_from_word(&local_storage::load::<String>(NAME)?);
    let here = HERE.with_borrow(Clone::clone);
    here.or_else(kept).unwrap_or_else(|| cards::deck().into())
}

/// Stores the player's deck, and returns whether the browser will still have it at the next visit.
pub(super) fn keep(deck: &[Card]) -> bool {
    HERE.set(Some(deck.to_vec()));
    local_storage::save(NAME, &deck_word(deck))
}
