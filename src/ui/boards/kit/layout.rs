//! Which parts of a board lie where.

use yew::prelude::*;

/// A board from the top: the players, the game's middle, and the area of the one who looks, which has
/// the prompt; on an open table nobody in particular looks.
pub fn layout(open: bool, players: Html, middle: Html, own_area: Html) -> Html {
    html! {
        <div class={classes!("board", open.then_some("open-table"))}>
            { players }
            { middle }
            <div class="own-area">{ own_area }</div>
        </div>
    }
}
