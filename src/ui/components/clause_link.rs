//! Links to clauses of the rules.

use yew::prelude::*;

use crate::games::GameId;
use crate::i18n::table::Msg;
use crate::ui::route::Route;
use crate::ui::words::say;

/// A link from a statement to the clause of the rules behind it, such as `DE-3.1`, which a table shows over the board.
pub fn clause_link(game: GameId, clause: &str) -> Html {
    link(game, clause, Msg::Why)
}

/// A link to a clause that says more about what was already explained.
fn more_link(game: GameId, clause: &str) -> Html {
    link(game, clause, Msg::More)
}

/// The clause number is added for screen readers, so that these links can be told apart.
fn link(game: GameId, clause: &str, asks: Msg) -> Html {
    let to = Route::clause(game, clause);
    html! {
        <span class="clause">
            <a href={to.address()}>
                { say(asks) }<span class="unseen">{ " " }{ say(Msg::Rule(clause)) }</span>
            </a>
        </span>
    }
}

/// A note about a rule: cards, if it is about some, the words, and a link to the clause.
pub fn rule_note(
    game: GameId,
    clause: &'static str,
    cards: impl IntoIterator<Item = Html>,
    words: AttrValue,
) -> Html {
    let cards = cards.into_iter().enumerate();
    let cards: Vec<Html> = cards
        .map(|(at, card)| html! { <span key={at}>{ card }</span> })
        .collect();
    html! {
        <p key={words.to_string()} class="note">
            if !cards.is_empty() {
                <span class="cards" aria-hidden="true">{ for cards }</span>
            }
            <span>{ words }{ " " }{ more_link(game, clause) }</span>
        </p>
    }
}
