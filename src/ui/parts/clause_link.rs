//! The way to what a clause says.

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
    /// Whether something was explained already, and the clause says more.
    #[prop_or_default]
    pub more: bool,
}

/// A link to a clause on the rules page. Its number is told to those who hear the page, so that they can
/// tell such links apart.
#[component]
pub fn ClauseLink(props: &ClauseLinkProps) -> Html {
    let to = Route::clause(props.game, &props.clause);
    let asks = if props.more { Msg::More } else { Msg::Why };
    html! {
        <span class="clause">
            <Link<Route> {to}>
                { say(asks) }<span class="unseen">{ " " }{ say(Msg::Rule(&props.clause)) }</span>
            </Link<Route>>
        </span>
    }
}
