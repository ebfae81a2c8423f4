//! The way to what a clause says.

use yew::prelude::*;

use crate::games::GameId;
use crate::i18n::rules::Msg;
use crate::ui::route::Route;
use crate::ui::words::say;

/// The way from what the page says to the clause of the rules, such as `DE-3.1`, for which it says so.
pub fn clause_link(game: GameId, clause: &str) -> Html {
    link(game, clause, Msg::Why)
}

/// The way to a clause that says more of what was explained already.
pub fn more_link(game: GameId, clause: &str) -> Html {
    link(game, clause, Msg::More)
}

/// Its number is told to those who hear the page, so that they can tell such links apart.
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
