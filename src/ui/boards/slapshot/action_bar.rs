//! The action bar: the label of the confirm button, and what to tap first.

use crate::staging::slapshot::{Decision, Staged, team};
use yew::prelude::*;

use super::prompt::{drawn, unable};
use crate::games::slapshot::{Slapshot, Stage};
use crate::i18n::slapshot::Prompt;
use crate::ui::boards::kit::{self, BoardProps, TurnProps};
use crate::ui::words::say;

/// The action bar.
pub(super) fn action_bar(turn: &TurnProps<'_, Slapshot>) -> Html {
    let (props, moves, decision) = (turn.props, turn.moves, turn.decision);
    // What was drawn must not be known before it is turned over.
    let turns = props.turning() && matches!(props.seen.view.stage, Stage::GivingBack { .. });
    let lines_up = matches!(decision.staged, Staged::Line(..));
    kit::action_bar(kit::ActionBar {
        moves,
        decision,
        words: do_it(props, decision).filter(|_| !turns),
        hint: hint(props, decision).filter(|_| !turns),
        idle: None,
        before: Html::default(),
        instead: Html::default(),
        note: if lines_up {
            Html::default()
        } else {
            turn.note.clone()
        },
    })
}

fn do_it(props: &BoardProps<Slapshot>, decision: &Decision) -> Option<AttrValue> {
    let (view, names) = (&props.seen.view, &props.names);
    let card = |place: usize| team(view).get(place).copied();
    Some(say(match decision.staged {
        Staged::Trade(Some(with)) => Prompt::DoTrade(&names[with]),
        Staged::Give(place) => match view.stage {
            Stage::GivingBack { with, .. } => Prompt::DoGive {
                card: card(place)?,
                to: &names[with],
            },
            _ => return None,
        },
        Staged::Draft(Some(place)) => Prompt::DoDraft(card(place)?),
        Staged::Game(Some(host)) => Prompt::DoPlay(&names[host]),
        Staged::Line(..) => Prompt::DoLineUp,
        Staged::Pass => Prompt::DoPass,
        _ => return None,
    }))
}

/// What to tap while nothing that could be done is staged.
fn hint(props: &BoardProps<Slapshot>, decision: &Decision) -> Option<AttrValue> {
    let seen = &props.seen;
    if unable(seen, decision).is_some() {
        return None;
    }
    Some(say(match (&seen.view.stage, decision.staged) {
        (Stage::Picking(_), _) => Prompt::TapDeck,
        (Stage::GivingBack { .. }, _) => Prompt::TapGift(drawn(&seen.view)?.kind),
        (_, Staged::Trade(None) | Staged::Game(None)) => Prompt::TapManager,
        (_, Staged::Draft(None)) => Prompt::TapDraft,
        _ => Prompt::TapChoice,
    }))
}
