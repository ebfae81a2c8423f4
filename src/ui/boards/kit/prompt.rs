//! The sentence that says what to do, or what the staged cards would do and why they may not.

use yew::prelude::*;

use crate::games::GameId;
use crate::ui::components::{Sign, clause_link, sign};
use crate::ui::words::unbroken;

/// The sentence and what belongs to it.
pub struct Prompt {
    /// The game.
    pub game: GameId,
    /// What to do.
    pub prompt: AttrValue,
    /// What the staged cards would do, or why they may not; `None` if nothing is staged.
    pub effect: Option<AttrValue>,
    /// What the viewer is advised to do, which is said in place of the effect.
    pub advised: Option<AttrValue>,
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
    let hinted = it.advised.is_some();
    let bulb = hinted.then(|| sign(Sign::Hint));
    let hinted = hinted.then_some("hinted");
    let effect = it.advised.or(it.effect);
    let quiet = effect.is_some().then_some("unseen");
    html! {
        <div class={classes!("message", it.class, hinted)}>
            <p id="prompt" class={classes!("prompt", quiet)}>{ unbroken(&it.prompt) }</p>
            <p class="reason" role="status">{ for bulb }{ unbroken(&effect.unwrap_or_default()) }</p>
            { clause_link(it.game, it.clause) }
            { it.choice }
        </div>
    }
}
