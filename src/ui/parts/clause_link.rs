//! The number of a clause, and the way to what it says.

use yew::prelude::*;
use yew_router::prelude::*;

use crate::games::GameId;
use crate::i18n::rules::Msg;
use crate::ui::route::Route;
use crate::ui::words::say;

/// See [`ClauseLink`].
#[derive(Properties, PartialEq)]
pub struct ClauseLinkProps {
    /// Of which game.
    pub game: GameId,
    /// The number, as in `DE-3.1`.
    pub clause: AttrValue,
}

/// A link to a clause on the rules page.
#[component]
pub fn ClauseLink(props: &ClauseLinkProps) -> Html {
    let to = Route::clause(props.game, &props.clause);
    html! {
        <span class="clause">
            <Link<Route> {to}>{ say(Msg::Rule(&props.clause)) }</Link<Route>>
        </span>
    }
}
