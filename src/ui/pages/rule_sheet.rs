//! A clause of the rules over a table, once the booklets are loaded.

use yew::prelude::*;

use super::lazy_pages::{Lazy, Rules};
use super::loading::{DidNotLoad, Load, use_load};
use crate::games::GameId;
use crate::i18n::shell::Msg;
use crate::ui::words::say;

/// See [`RuleSheet`].
#[derive(Properties, PartialEq)]
pub(super) struct RuleSheetProps {
    /// The game.
    pub(super) game: GameId,
    /// The clause.
    pub(super) clause: AttrValue,
}

/// The content of the sheet.
#[component]
pub(super) fn RuleSheet(props: &RuleSheetProps) -> Html {
    let (game, clause) = (props.game, props.clause.clone());
    match use_load((), |()| Rules::fetch()) {
        Load::Here(draw) => draw(&Rules::Sheet { game, clause }),
        Load::Waits => html! { <p class="soon" role="status">{ say(Msg::LoadingPage) }</p> },
        Load::Failed(onretry) => html! {
            <div class="not-loaded"><DidNotLoad said={say(Msg::PageNotLoaded)} {onretry} /></div>
        },
    }
}
