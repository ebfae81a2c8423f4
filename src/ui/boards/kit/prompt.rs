//! The sentence that says what to do, or what the staged cards would do and why they may not.

use yew::prelude::*;

use crate::games::GameId;
use crate::ui::components::clause_link;
use crate::ui::words::unbroken;

/// The sentence and what belongs to it.
pub struct Prompt {
    /// The game.
    pub game: GameId,
    /// What to do.
    pub prompt: AttrValue,
    /// What the staged cards would do, or why they may not; `None` if nothing is staged.
    pub effect: Option<AttrValue>,
    /// The deciding clause.
    pub clause: &'static str,
    /// A class for the whole element.
    pub class: Classes,
    /// Further choices.
    pub choice: Html,
}

/// What to do; while something is staged, what that is. The latter is a live region, as it answers the player who
/// staged it; the former is announced by the table, which knows what may be revealed.
pub fn prompt(it: Prompt) -> Html {
    let quiet = it.effect.is_some().then_some("unseen");
    html! {
        <div class={classes!("message", it.class)}>
            <p id="prompt" class={classes!("prompt", quiet)}>{ unbroken(&it.prompt) }</p>
            <p class="reason" role="status">{ unbroken(&it.effect.unwrap_or_default()) }</p>
            { clause_link(it.game, it.clause) }
            { it.choice }
        </div>
    }
}
