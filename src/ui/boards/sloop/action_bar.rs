//! The action bar: the alternative ways to play a card, and the button that confirms.

use crate::staging::sloop::{Decision, Play, Staged, Verb, continued, keeps, may_take_more, takes};
use yew::prelude::*;

use super::capture::capture;
use super::choices::use_of;
use super::display_props::owner_of;
use super::prompt::{put, thefts_named, unable};
use crate::games::sloop::{Action, Sloop, Stage, View};
use crate::i18n::sloop::{Prompt, staged};
use crate::ui::boards::kit::{self, BoardProps, Moves, TurnProps};
use crate::ui::components::LateButton;
use crate::ui::words::{language, say};

/// The action bar, with what can be done instead of playing a card.
pub(super) fn action_bar(turn: &TurnProps<'_, Sloop>) -> Html {
    let (props, moves, decision) = (turn.props, turn.moves, turn.decision);
    kit::action_bar(kit::ActionBar {
        moves,
        decision,
        words: do_it(props, decision).or_else(|| not_yet(props, decision)),
        hint: hint(turn),
        idle: None,
        before: stepper(moves, decision),
        instead: instead(props, moves),
        note: turn.note.clone(),
    })
}

/// What to tap while nothing that could be done is staged.
fn hint(turn: &TurnProps<'_, Sloop>) -> Option<AttrValue> {
    let (props, decision) = (turn.props, turn.decision);
    let view = &props.seen.view;
    if unable(props, decision).is_some() {
        return None;
    }
    Some(say(match (&view.stage, decision.staged) {
        (_, Staged::Card(play)) => match play.number(view) {
            Some(value) => Prompt::TapDisplay(value),
            None => return Some(say(staged::Msg::ChooseUse)),
        },
        (Stage::Offering { .. }, _) => Prompt::TapOffer,
        (Stage::Answering { .. }, _) => Prompt::TapReturn,
        (Stage::Flipped { .. }, _) => Prompt::TapFlipped,
        _ if turn.marks && props.seen.legal().any(takes) => Prompt::TapDotted,
        _ => Prompt::TapCard,
    }))
}

/// The stepper between alternative sets of cards, if there are several.
fn stepper(moves: &Moves<Staged>, decision: &Decision) -> Html {
    let sets = &decision.facts.sets;
    let Some(play) = decision.staged.play().filter(|_| sets.len() > 1) else {
        return Html::default();
    };
    let now = sets.iter().position(|&set| Some(set) == play.chosen);
    let step = |on: bool, sign: &'static str, label| {
        let (to, stage) = (play.stepped(sets, on), moves.stage.clone());
        let onclick = stage.reform(move |_: MouseEvent| Staged::Card(to));
        html! {
            <button type="button" aria-label={say(label)} {onclick}>{ sign }</button>
        }
    };
    let count = match now {
        Some(now) => format!("{}/{}", now + 1, sets.len()),
        None => format!("–/{}", sets.len()),
    };
    html! {
        <div key="stepper" class="stepper" role="group" aria-label={say(staged::Msg::OtherWays)}>
            { step(false, "‹", staged::Msg::Previous) }
            <span class="count" aria-hidden="true">{ count }</span>
            if let Some(now) = now {
                <span class="unseen">{ say(staged::Msg::Nth { at: now + 1, of: sets.len() }) }</span>
            }
            { step(true, "›", staged::Msg::Next) }
        </div>
    }
}

/// The label of the button; `None` if there is nothing to do.
fn do_it(props: &BoardProps<Sloop>, decision: &Decision) -> Option<AttrValue> {
    let (seen, names) = (&props.seen, &props.names);
    let view = &seen.view;
    let (seat, action) = (seen.eyes.seat()?, decision.action.as_ref()?);
    let play = decision.staged.play();
    Some(match (action, play) {
        (Action::Capture { .. }, Some(play)) => {
            if nothing_taken(view, play) {
                return None;
            }
            let takes = capture(props, decision, play)?;
            say(if may_take_more(decision, view) {
                staged::Msg::do_capture_alone(takes)
            } else {
                staged::Msg::do_capture(takes)
            })
        }
        (Action::Build { value, .. }, Some(play)) => say(staged::Msg::DoBuild {
            number: *value,
            keeps: keeps(view, play, *value)?,
        }),
        (Action::Continue { .. }, Some(_)) => {
            let build = continued(view, seat)?;
            say(staged::Msg::DoAdd {
                owner: owner_of(build.owner, Some(seat), names),
                number: build.number,
            })
        }
        (Action::Put { card, act }, _) => {
            let verb = if *act { Verb::Act } else { Verb::Put };
            let from = thefts_named(props, seat);
            staged::do_put(language(), put(seen, *card, verb, &from)).into()
        }
        (&Action::Offer(Some(card)), _) => match view.stage {
            Stage::Offering { to, .. } => say(Prompt::DoOffer {
                card,
                partner: &names[to],
            }),
            _ => return None,
        },
        (&Action::KeepFor(given), _) => match view.stage {
            Stage::Answering {
                card: Some(kept), ..
            } => say(Prompt::DoKeep { kept, given }),
            _ => return None,
        },
        _ => return None,
    })
}

/// The label of the button that waits until the chosen cards add up.
fn not_yet(props: &BoardProps<Sloop>, decision: &Decision) -> Option<AttrValue> {
    let (view, eyes) = (&props.seen.view, props.seen.eyes.seat());
    let play = decision.staged.play()?;
    if decision.action.is_some() || play.chosen.unwrap_or_default().is_empty() {
        return None;
    }
    let (card, verb) = (play.card(view)?, play.verb?);
    let does = use_of(view, decision, card, verb, &props.names, eyes)?;
    Some(say(staged::Msg::choice(does)))
}

/// Whether a capture has been begun but nothing chosen yet.
fn nothing_taken(view: &View, play: Play) -> bool {
    play.chosen.unwrap_or_default().is_empty() && play.touches(view).is_none()
}

/// What can be done without a card.
fn instead(props: &BoardProps<Sloop>, moves: &Moves<Staged>) -> Html {
    let seen = &props.seen;
    let does = |action: Action| {
        let moves = moves.clone();
        Callback::from(move |event: MouseEvent| moves.play(action.clone(), event.time_stamp()))
    };
    match &seen.view.stage {
        Stage::Turn { more: true, .. } if seen.legal().any(|it| *it == Action::EndTurn) => html! {
            <LateButton key={format!("end-{}", seen.step)} class="end" onclick={does(Action::EndTurn)}>
                { say(Prompt::DoEnd) }
            </LateButton>
        },
        Stage::Offering { .. } => html! {
            <LateButton
                key={format!("none-{}", seen.step)}
                class="end"
                onclick={does(Action::Offer(None))}
            >
                { say(Prompt::DoOfferNothing) }
            </LateButton>
        },
        _ => Html::default(),
    }
}
