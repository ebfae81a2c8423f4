//! The action bar: the label of the confirm button, and what to tap first.

use crate::staging::slapshot::{Decision, Staged, team};
use yew::prelude::*;

use super::prompt::{drawn, unable};
use crate::games::slapshot::{Slapshot, Stage};
use crate::i18n::slapshot::Prompt;
use crate::ui::boards::kit::{self, BoardProps, Moves};
use crate::ui::words::say;

/// The action bar.
pub(super) fn action_bar(
    props: &BoardProps<Slapshot>,
    moves: &Moves<Staged>,
    decision: &Decision,
) -> Html {
    kit::action_bar(kit::ActionBar {
        moves,
        decision,
        words: do_it(props, decision),
        hint: hint(props, decision),
        idle: None,
        before: Html::default(),
        instead: Html::default(),
    })
}

fn do_it(props: &BoardProps<Slapshot>, decision: &Decision) -> Option<AttrValue> {
    let (view, names) = (&props.seen.view, &props.names);
    let card = |place: usize| team(view).get(place).copied();
    Some(say(match decision.staged {
        Staged::Pick(kind) => Prompt::DoPick(kind),
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
