//! What a person is advised to do: it is staged as if it had been tapped, and said as long as that is so.

use yew::prelude::*;

use super::game_ui::{Advised, BoardProps};
use super::moves::Moves;
use crate::staging::{Decision, StagedMove};

/// The advice in a sentence, while what is advised is staged; if it cannot be staged, while nothing else is. Where the board
/// shows the past, what would have been better there.
pub fn advised<S: StagedMove>(
    props: &BoardProps<S::Game>,
    decision: &Decision<S>,
) -> Option<AttrValue> {
    let Advised { action, words, .. } = props.advised.as_ref()?;
    let staged = S::of(&props.seen, action).unwrap_or_default();
    let past = !props.seen.mine();
    (past || decision.staged == staged.resolved(&props.seen)).then(|| words.clone())
}

/// Stages what is advised, whenever somebody asks; returns whether it cannot be staged, but has a button.
#[hook]
pub(super) fn use_advised<S: StagedMove>(props: &BoardProps<S::Game>, moves: &Moves<S>) -> bool {
    let (seen, stage) = (moves.seen.clone(), moves.stage.clone());
    use_effect_with(props.advised.clone(), move |advised| {
        if let Some(advised) = advised.as_ref().filter(|_| seen.mine()) {
            stage.emit(S::of(&seen, &advised.action).unwrap_or_default());
        }
    });
    let advised = props.advised.as_ref().filter(|_| props.seen.mine());
    advised.is_some_and(|it| S::of(&props.seen, &it.action).is_none())
}
