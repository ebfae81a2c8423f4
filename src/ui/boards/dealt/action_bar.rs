//! The action bar: the own reserves, and the button that does what is staged.

use yew::prelude::*;

use super::anchor::Anchor;
use super::cards::face;
use super::decision::Decision;
use super::staged::Staged;
use crate::engine::Seat;
use crate::games::dealt::{Action, Card, Stage};
use crate::i18n::dealt::{Msg, Prompt};
use crate::ui::boards::kit::{ActionBar, Moves};
use crate::ui::words::say;

/// See [`DealtActionBar`].
#[derive(Properties, PartialEq)]
pub(super) struct DealtActionBarProps {
    /// Whose bar it is.
    pub(super) seat: Seat,
    pub(super) decision: Decision,
    pub(super) moves: Moves<Staged>,
}

/// The action bar, with the own reserves.
#[component]
pub(super) fn DealtActionBar(props: &DealtActionBarProps) -> Html {
    let decision = &props.decision;
    let words = decision.action.and_then(|action| do_it(props, action));
    let before = html! {
        <>
            { reserves(props) }
            if let Stage::Redrawing { drawn: Some(card), .. } = props.moves.seen.view.stage {
                <span
                    class="reserve drawn"
                    role="img"
                    aria-label={say(Msg::Card(card))}
                    data-anchor={Anchor::Drawn.to_string()}
                >
                    { face(card) }
                </span>
            }
        </>
    };
    html! {
        <ActionBar<Staged>
            moves={props.moves.clone()}
            decision={decision.clone()}
            {words}
            hint={say(hint(props))}
            idle={say(Prompt::Waiting)}
            {before}
        />
    }
}

/// The own reserves, to be taken. A leader may not take one, and is told so.
fn reserves(props: &DealtActionBarProps) -> Html {
    let places = (0..).zip(props.moves.seen.view.reserves[props.seat]);
    let reserve = |(which, card): (u8, Option<Card>)| match card {
        Some(card) => reserve(props, which, card),
        None => html! { <span key={which} class="taken" /> },
    };
    html! {
        <div class="reserves">{ for places.map(reserve) }</div>
    }
}

fn reserve(props: &DealtActionBarProps, which: u8, card: Card) -> Html {
    let anchor = Anchor::Reserve(props.seat, usize::from(which)).to_string();
    let turn = matches!(props.moves.seen.view.stage, Stage::Turn(_)) && props.moves.seen.mine();
    if !turn {
        let label = say(Msg::Reserves(&[card]));
        return html! {
            <span key={which} class="reserve" role="img" aria-label={label} data-anchor={anchor}>
                { face(card) }
            </span>
        };
    }
    let legal = {
        let probe = Action::TakeReserve { which, gap: 0 };
        props.moves.refusal(probe).is_none()
    };
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
            data-anchor={anchor}
            onclick={props.moves.stage.reform(move |_| staged)}
        >
            { face(card) }
        </button>
    }
}

/// What to tap, where nothing is staged that could be done.
fn hint(props: &DealtActionBarProps) -> Prompt<'static> {
    if props.decision.facts.moving.is_some() {
        Prompt::TapGap
    } else {
        Prompt::TapCard
    }
}

/// What the button that does it says; `None` where there is nothing to do.
fn do_it(props: &DealtActionBarProps, action: Action) -> Option<AttrValue> {
    let trick = &props.moves.seen.view.trick;
    Some(match action {
        Action::Stop { .. } => say(Prompt::DoStop),
        Action::Redraw { .. } => say(Prompt::DoRedraw {
            cards: trick.draws_with_another() as u8,
        }),
        Action::Play { .. } => match props.decision.facts.words {
            Some(words) => say(Prompt::DoPlay(words.combination)),
            None => say(Prompt::DoPlayNothing),
        },
        Action::TakeReserve { .. } | Action::Place { .. } => {
            say(Prompt::DoPut(props.decision.facts.moving?))
        }
    })
}
