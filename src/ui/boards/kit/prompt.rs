//! The one sentence that says what is awaited, or what the staged cards would do and why not.

use yew::prelude::*;

use crate::games::GameId;
use crate::ui::parts::ClauseLink;

/// See [`Prompt`].
#[derive(Properties, PartialEq)]
pub struct PromptProps {
    /// Which game.
    pub game: GameId,
    /// What is awaited.
    pub prompt: AttrValue,
    /// What the staged cards would do, or why they may not; nothing while nothing is staged.
    pub effect: Option<AttrValue>,
    /// The clause that decides.
    pub clause: AttrValue,
    /// A class for the whole.
    #[prop_or_default]
    pub class: Classes,
    /// What else is to be chosen.
    #[prop_or_default]
    pub children: Html,
}

/// What is awaited; while something is staged, what that is. The second is said aloud, for it
/// answers the one who staged it; the first is announced by the table, which knows what may be.
#[component]
pub fn Prompt(props: &PromptProps) -> Html {
    let quiet = props.effect.is_some().then_some("unseen");
    html! {
        <div class={classes!("message", props.class.clone())}>
            <p id="prompt" class={classes!("prompt", quiet)}>{ &props.prompt }</p>
            <p class="reason" role="status">{ props.effect.clone().unwrap_or_default() }</p>
            <ClauseLink game={props.game} clause={props.clause.clone()} />
            { props.children.clone() }
        </div>
    }
}
