//! Which parts of a board lie where.

use yew::prelude::*;

/// A board from the top: the players, the game's middle, and the area of the one who looks, which has
/// the prompt; on an open table nobody in particular looks; where
/// the device is passed somebody will.
pub fn layout(open: bool, passed: bool, players: Html, middle: Html, own_area: Html) -> Html {
    let open = open.then_some("open-table");
    let passed = passed.then_some("passed");
    html! {
        <div class={classes!("board", open, passed)}>
            { players }
            { middle }
            <div class="own-area">{ own_area }</div>
        </div>
    }
}
