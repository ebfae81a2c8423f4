//! The rim of the table: what is staged, what it would do, and the buttons that do it.

use yew::prelude::*;

use super::prompt::staged_reserve;
use super::staged::Staged;
use crate::engine::{Clause, Eyes, Illegal, Observation};
use crate::games::dealt::{Action, Card, Combination, Dealt, Names, Refusal, Stage};
use crate::i18n::dealt::{Msg, Prompt, Staged as Words};
use crate::i18n::shell;
use crate::ui::parts::Choice;
use crate::ui::room::Check;
use crate::ui::say;

/// See [`Actions`].
#[derive(Properties)]
pub(super) struct ActionsProps {
    pub(super) seen: std::rc::Rc<Observation<Dealt>>,
    /// The faces of the own hand.
    pub(super) hand: Vec<Card>,
    pub(super) staged: Staged,
    pub(super) check: Check<Dealt>,
    /// Stages something else.
    pub(super) stage: Callback<Staged>,
    /// Confirms.
    pub(super) act: Callback<Action>,
}

impl PartialEq for ActionsProps {
    fn eq(&self, other: &Self) -> bool {
        self.seen == other.seen && self.staged == other.staged
    }
}

/// A way to name the X of the staged cards.
#[derive(Clone, Copy, PartialEq)]
struct Way {
    names: Names,
    combination: Combination,
}

/// The action bar.
#[component]
pub(super) fn Actions(props: &ActionsProps) -> Html {
    let ways = ways(props);
    let staged = named(props.staged, &ways);
    let action = staged.action(&props.hand);
    let complaint = action.and_then(|action| refusal(props, action));
    let idle = matches!(staged, Staged::Nothing | Staged::Wanted { .. });
    let placing = matches!(props.seen.view.stage, Stage::Redrawing { .. });
    html! {
        <section class="rim" aria-label={say(Prompt::Actions)}>
            <p class="reason" role="status">
                { effect(props, staged, complaint).unwrap_or_default() }
            </p>
            <div class="actions">
                if ways.len() > 1 {
                    { x_choice(props, staged, &ways) }
                }
                { confirm(props, staged, action, complaint.is_none()) }
                if idle && !placing {
                    { reserves(props) }
                }
                if !idle {
                    <button type="button" onclick={props.stage.reform(|_| Staged::Nothing)}>
                        { say(Prompt::Cancel) }
                    </button>
                }
            </div>
        </section>
    }
}

/// The ways to play the staged cards that the rules allow.
fn ways(props: &ActionsProps) -> Vec<Way> {
    let Staged::Run { from, len, .. } = props.staged else {
        return Vec::new();
    };
    let of = |action: &Action| match *action {
        Action::Play {
            from: at,
            len: cards,
            names,
        } if (usize::from(at), usize::from(cards)) == (from, len) => {
            let combination = props.seen.view.combination(action)?;
            Some(Way { names, combination })
        }
        _ => None,
    };
    let legal: Vec<Way> = props.seen.legal().filter_map(of).collect();
    if legal.is_empty() {
        // Too low: the highest says best by how much.
        let all = props
            .seen
            .tried
            .iter()
            .filter_map(|tried| of(&tried.action));
        return all.max_by_key(|way| way.combination).into_iter().collect();
    }
    legal
}

/// What is staged, with its X named: as chosen, else for the highest combination.
fn named(staged: Staged, ways: &[Way]) -> Staged {
    match staged {
        Staged::Run { from, len, named } => {
            let chosen = ways.iter().find(|way| Some(way.names) == named);
            let way = chosen.or(ways.iter().max_by_key(|way| way.combination));
            Staged::Run {
                from,
                len,
                named: way.map(|way| way.names),
            }
        }
        other => other,
    }
}

fn refusal(props: &ActionsProps, action: Action) -> Option<Refusal> {
    match props.check.emit(action) {
        Err(Illegal::Refused(refusal)) => Some(refusal),
        _ => None,
    }
}

/// What the staged cards are, or why they cannot be played.
fn effect(props: &ActionsProps, staged: Staged, complaint: Option<Refusal>) -> Option<AttrValue> {
    let words = staged_words(props, staged);
    let Some(refusal) = complaint else {
        return Some(say(Prompt::Staged(words?)));
    };
    let why = match (refusal, words) {
        (Refusal::NotHigher, Some(words)) => say(Prompt::TooLow(words)),
        _ => say(Msg::Refusal(refusal)),
    };
    let clause = refusal.clause();
    Some(say(shell::Msg::Reason { why: &why, clause }))
}

fn staged_words(props: &ActionsProps, staged: Staged) -> Option<Words> {
    let combination = props.seen.view.combination(&staged.action(&props.hand)?)?;
    Some(Words {
        combination,
        highest: props.seen.view.trick.highest(),
    })
}

/// The button that does what is staged. A refused one stays there, and the reason beside it.
fn confirm(props: &ActionsProps, staged: Staged, action: Option<Action>, legal: bool) -> Html {
    let Some((action, words)) = action.and_then(|it| Some((it, do_it(props, staged, it)?))) else {
        return html! {};
    };
    let onclick = if legal {
        props.act.reform(move |_| action)
    } else {
        Callback::noop()
    };
    html! {
        <button type="button" class="primary" aria-disabled={(!legal).then_some("true")} {onclick}>
            { words }
        </button>
    }
}

/// What the button that does it says; `None` where there is nothing to do.
fn do_it(props: &ActionsProps, staged: Staged, action: Action) -> Option<AttrValue> {
    let trick = &props.seen.view.trick;
    Some(match action {
        Action::Stop { .. } => say(Prompt::DoStop),
        Action::Redraw { .. } => say(Prompt::DoRedraw {
            cards: trick.draws_with_another() as u8,
            led: trick.turns.is_empty(),
        }),
        Action::Play { .. } => match staged_words(props, staged) {
            Some(words) => say(Prompt::DoPlay(words.combination)),
            None => say(Prompt::DoPlayNothing),
        },
        Action::TakeReserve { .. } | Action::Place { .. } => {
            say(Prompt::DoPut(moving(props, staged)?))
        }
    })
}

/// The card that looks for a place.
fn moving(props: &ActionsProps, staged: Staged) -> Option<Card> {
    match (&props.seen.view.stage, staged) {
        (Stage::Redrawing { drawn, .. }, _) => *drawn,
        (_, staged) => staged_reserve(&props.seen, staged),
    }
}

/// A button for each reserve left, one for two alike. A leader may not take one, and is told so.
fn reserves(props: &ActionsProps) -> Html {
    let Eyes::Seat(seat) = props.seen.eyes else {
        return html! {};
    };
    let [first, second] = props.seen.view.reserves[seat];
    let left = [(0, first), (1, second.filter(|_| second != first))];
    let button = |(which, card): (u8, Option<Card>)| {
        let (card, probe) = (card?, Action::TakeReserve { which, gap: 0 });
        let legal = refusal(props, probe).is_none();
        let staged = if legal {
            Staged::Reserve { which, gap: None }
        } else {
            Staged::Wanted { which }
        };
        let onclick = props.stage.reform(move |_| staged);
        Some(html! {
            <button key={which} type="button" aria-disabled={(!legal).then_some("true")} {onclick}>
                { say(Prompt::DoTake(card)) }
            </button>
        })
    };
    html! { <>{ for left.into_iter().filter_map(button) }</> }
}

/// What the X could stand for, as the combinations that come of it.
fn x_choice(props: &ActionsProps, staged: Staged, ways: &[Way]) -> Html {
    let Staged::Run { from, len, named } = staged else {
        return html! {};
    };
    let options: Vec<AttrValue> = ways
        .iter()
        .map(|way| say(Msg::Combination(way.combination)))
        .collect();
    let chosen = ways
        .iter()
        .position(|way| named == Some(way.names))
        .unwrap_or(0);
    let all: Vec<Names> = ways.iter().map(|way| way.names).collect();
    let onchange = props.stage.reform(move |place: usize| {
        let named = all.get(place).copied();
        Staged::Run { from, len, named }
    });
    html! { <Choice label={say(Prompt::NameX)} {options} {chosen} {onchange} /> }
}
