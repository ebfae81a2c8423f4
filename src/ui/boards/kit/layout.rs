//! The arrangement of a board's parts.

use yew::prelude::*;

/// A board from top to bottom: the players, the middle, and the viewer's area with the prompt. An open table has no
/// particular viewer; where the device is passed there will be one.
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
