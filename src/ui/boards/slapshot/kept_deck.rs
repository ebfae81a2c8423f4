//! Where the own deck is kept: in the browser, and in the page where the browser keeps nothing.

use std::cell::RefCell;

use crate::games::slapshot::{Card, cards};
use crate::setup::deck::{deck_from_word, deck_word};
use crate::web::local_storage;

const NAME: &str = "slapshot-deck";

thread_local! {
    /// As it was changed last while this page was open.
    static HERE: RefCell<Option<Vec<Card>>> = const { RefCell::new(None) };
}

/// The own deck; ours, where nobody has typed one in.
pub(super) fn load() -> Vec<Card> {
    let kept = || deck_from_word(&local_storage::load::<String>(NAME)?);
    let here = HERE.with_borrow(Clone::clone);
    here.or_else(kept).unwrap_or_else(|| cards::deck().into())
}

/// Keeps the own deck, and says whether the browser will have it at the next visit.
pub(super) fn keep(deck: &[Card]) -> bool {
    HERE.set(Some(deck.to_vec()));
    local_storage::save(NAME, &deck_word(deck))
}
