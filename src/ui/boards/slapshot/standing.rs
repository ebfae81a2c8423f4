//! The buttons of a standing line-up, by which a host lines up without being asked.

use crate::staging::slapshot::{Decision, Staged};
use yew::prelude::*;

use crate::games::slapshot::{Action, Slapshot, Stage};
use crate::i18n::slapshot::Prompt;
use crate::ui::boards::kit::BoardProps;
use crate::ui::words::say;

/// A button that makes the staged line-up the standing one, or that cancels it.
pub(super) fn standing(props: &BoardProps<Slapshot>, decision: &Decision) -> Html {
    let (seen, set_standing) = (&props.seen, &props.set_standing);
    let Some(seat) = seen.eyes.seat().filter(|_| seen.mine()) else {
        return Html::default();
    };
    match (&seen.view.stage, &decision.action) {
        (Stage::LiningUp { bout, .. }, Some(Action::LineUp(line))) if bout.host == seat => {
            let line = Action::LineUp(*line);
            let onclick = set_standing.reform(move |_: MouseEvent| (seat, Some(line)));
            html! {
                <button key="keep" type="button" class="keep" {onclick}>{ say(Prompt::Keep) }</button>
            }
        }
        (Stage::Turn(_), _) if props.standing.is_some() && decision.staged == Staged::Nothing => {
            let onclick = set_standing.reform(move |_: MouseEvent| (seat, None));
            html! {
                <p key="keeps" class="keeps">
                    <span role="status">{ say(Prompt::Keeps) }</span>
                    <button type="button" data-looks="" {onclick}>{ say(Prompt::AskAgain) }</button>
                </p>
            }
        }
        _ => Html::default(),
    }
}
