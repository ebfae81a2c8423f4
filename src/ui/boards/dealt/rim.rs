//! The rim of the table: the own reserves, and the button that does what is staged.

use yew::prelude::*;

use super::card::face;
use super::decision::Decision;
use super::spot::Spot;
use super::staged::Staged;
use crate::engine::{Observation, Seat};
use crate::games::dealt::{Action, Card, Dealt, Stage};
use crate::i18n::dealt::{Msg, Prompt};
use crate::ui::room::{Check, refusal};
use crate::ui::say;

/// See [`Rim`].
#[derive(Properties)]
pub(super) struct RimProps {
    pub(super) seen: std::rc::Rc<Observation<Dealt>>,
    /// Whose rim it is.
    pub(super) seat: Seat,
    pub(super) decision: Decision,
    pub(super) check: Check<Dealt>,
    /// Stages something else.
    pub(super) stage: Callback<Staged>,
    /// Does what is staged.
    pub(super) act: Callback<Action>,
}

impl PartialEq for RimProps {
    fn eq(&self, other: &Self) -> bool {
        self.seen == other.seen && self.decision == other.decision
    }
}

/// The action bar.
#[component]
pub(super) fn Rim(props: &RimProps) -> Html {
    let mine = props.seen.mine();
    let label = if mine {
        Prompt::Actions
    } else {
        Prompt::Waiting
    };
    html! {
        <section class="rim" aria-label={say(label)}>
            { reserves(props) }
            if let Stage::Redrawing { drawn: Some(card), .. } = props.seen.view.stage {
                <span
                    class="reserve drawn"
                    role="img"
                    aria-label={say(Msg::Card(card))}
                    data-spot={Spot::Drawn.to_string()}
                >
                    { face(card) }
                </span>
            }
            if mine {
                { confirm(props) }
                if props.decision.staged != Staged::Nothing {
                    <button
                        type="button"
                        class="cancel"
                        onclick={props.stage.reform(|_| Staged::Nothing)}
                    >
                        { say(Prompt::Cancel) }
                    </button>
                }
            }
        </section>
    }
}

/// The own reserves, to be taken. A leader may not take one, and is told so.
fn reserves(props: &RimProps) -> Html {
    let places = (0..).zip(props.seen.view.reserves[props.seat]);
    let reserve = |(which, card): (u8, Option<Card>)| match card {
        Some(card) => reserve(props, which, card),
        None => html! { <span key={which} class="taken" /> },
    };
    html! {
        <div class="reserves">{ for places.map(reserve) }</div>
    }
}

fn reserve(props: &RimProps, which: u8, card: Card) -> Html {
    let spot = Spot::Reserve(props.seat, usize::from(which)).to_string();
    let turn = matches!(props.seen.view.stage, Stage::Turn(_)) && props.seen.mine();
    if !turn {
        let label = say(Msg::Reserves(&[card]));
        return html! {
            <span key={which} class="reserve" role="img" aria-label={label} data-spot={spot}>
                { face(card) }
            </span>
        };
    }
    let legal = refusal(&props.check, Action::TakeReserve { which, gap: 0 }).is_none();
    let taken = matches!(props.decision.staged, Staged::Reserve { which: it, .. } if it == which);
    let staged = match (taken, legal) {
        (true, _) => Staged::Nothing,
        (false, true) => Staged::Reserve { which, gap: None },
        (false, false) => Staged::Wanted { which },
    };
    html! {
        <button
            key={which}
            type="button"
            class="reserve"
            aria-pressed={if taken { "true" } else { "false" }}
            aria-disabled={(!legal).then_some("true")}
            aria-label={say(Prompt::DoTake(card))}
            data-spot={spot}
            onclick={props.stage.reform(move |_| staged)}
        >
            { face(card) }
        </button>
    }
}

/// The button that does what is staged. A refused one stays there, and the reason beside it.
fn confirm(props: &RimProps) -> Html {
    let decision = &props.decision;
    let ready = decision.ready();
    let words = decision.action.and_then(|action| do_it(props, action));
    let Some(words) = words else {
        return html! { <p class="hint">{ say(hint(props)) }</p> };
    };
    let onclick = match ready {
        Some(action) => props.act.reform(move |_| action),
        None => Callback::noop(),
    };
    html! {
        <button
            type="button"
            class="primary"
            aria-disabled={ready.is_none().then_some("true")}
            {onclick}
        >
            { words }
        </button>
    }
}

/// What to tap, where nothing is staged that could be done.
fn hint(props: &RimProps) -> Prompt<'static> {
    if props.decision.moving.is_some() {
        Prompt::TapGap
    } else {
        Prompt::TapCard
    }
}

/// What the button that does it says; `None` where there is nothing to do.
fn do_it(props: &RimProps, action: Action) -> Option<AttrValue> {
    let trick = &props.seen.view.trick;
    Some(match action {
        Action::Stop { .. } => say(Prompt::DoStop),
        Action::Redraw { .. } => say(Prompt::DoRedraw {
            cards: trick.draws_with_another() as u8,
        }),
        Action::Play { .. } => match props.decision.words(&props.seen) {
            Some(words) => say(Prompt::DoPlay(words.combination)),
            None => say(Prompt::DoPlayNothing),
        },
        Action::TakeReserve { .. } | Action::Place { .. } => {
            say(Prompt::DoPut(props.decision.moving?))
        }
    })
}
