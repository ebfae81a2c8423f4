//! The one sentence that says what is awaited, or what the staged cards would do and why not.

use yew::prelude::*;

use crate::games::GameId;
use crate::ui::parts::clause_link;
use crate::ui::words::unbroken;

/// The sentence, and what belongs to it.
pub struct Prompt {
    /// Which game.
    pub game: GameId,
    /// What is awaited.
    pub prompt: AttrValue,
    /// What the staged cards would do, or why they may not; nothing while nothing is staged.
    pub effect: Option<AttrValue>,
    /// The clause that decides.
    pub clause: &'static str,
    /// A class for the whole.
    pub class: Classes,
    /// What else is to be chosen.
    pub choice: Html,
}

/// What is awaited; while something is staged, what that is. The second is said aloud, for it
/// answers the one who staged it; the first is announced by the table, which knows what may be.
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
