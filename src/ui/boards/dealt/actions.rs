//! The rim of the table: what is staged, what it would do, and the buttons that do it.

use yew::prelude::*;

use super::prompt::staged_reserve;
use super::staged::{Staged, combination};
use crate::engine::{Clause, Eyes, Illegal, Observation};
use crate::games::dealt::{Action, Card, Combination, Dealt, Names, Refusal, Stage};
use crate::i18n::dealt::{Msg, Prompt, Staged as Words};
use crate::i18n::shell;
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

/// A refused decision that somebody asked about, and at which step of the game.
type Refused = UseStateHandle<(usize, Option<Action>)>;

/// A way to name the X of the staged cards.
#[derive(Clone, Copy, PartialEq)]
struct Way {
    names: Names,
    combination: Combination,
}

/// The action bar.
#[component]
pub(super) fn Actions(props: &ActionsProps) -> Html {
    let refused = use_state(|| (props.seen.step, None::<Action>));
    let asked = refused.1.filter(|_| refused.0 == props.seen.step);
    let ways = ways(props);
    let staged = named(props.staged, &ways);
    let action = staged.action(&props.hand);
    let complaint = action.or(asked).and_then(|action| refusal(props, action));
    let placing = matches!(props.seen.view.stage, Stage::Redrawing { .. });
    html! {
        <section class="rim" aria-label={say(Prompt::Actions)}>
            <p class="reason" role="status">
                { effect(props, staged, complaint).unwrap_or_default() }
            </p>
            if ways.len() > 1 {
                { x_choice(props, staged, &ways) }
            }
            <div class="actions">
                { confirm(props, staged, action, complaint.is_none(), &refused) }
                if staged == Staged::Nothing && !placing {
                    { reserves(props, &refused) }
                }
                if staged != Staged::Nothing {
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
    let Some(run) = props.hand.get(from..from + len) else {
        return Vec::new();
    };
    let of = |action: &Action| match *action {
        Action::Play {
            from: at,
            len: cards,
            names,
        } if (usize::from(at), usize::from(cards)) == (from, len) => Some(Way {
            names,
            combination: combination(run, names)?,
        }),
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
    match (complaint, words) {
        (None, words) => Some(say(Prompt::Staged(words?))),
        (Some(refusal), words) => {
            let why = match (refusal, words) {
                (Refusal::NotHigher, Some(words)) => say(Prompt::TooLow(words)),
                _ => say(Msg::Refusal(refusal)),
            };
            Some(say(shell::Msg::Reason {
                why: &why,
                clause: refusal.clause(),
            }))
        }
    }
}

fn staged_words(props: &ActionsProps, staged: Staged) -> Option<Words> {
    let Staged::Run { from, len, named } = staged else {
        return None;
    };
    let combination = combination(props.hand.get(from..from + len)?, named?)?;
    Some(Words {
        combination,
        highest: props.seen.view.trick.highest(),
    })
}

/// The button that does what is staged. A refused one stays there to say why.
fn confirm(
    props: &ActionsProps,
    staged: Staged,
    action: Option<Action>,
    legal: bool,
    refused: &Refused,
) -> Html {
    let Some(action) = action else {
        return html! {};
    };
    let words = match action {
        Action::Stop { .. } => say(Prompt::DoStop),
        Action::Redraw { .. } => say(Prompt::DoRedraw(
            3 * (props.seen.view.trick.redraws() as u8 + 1),
        )),
        Action::Play { .. } => match staged_words(props, staged) {
            Some(words) => say(Prompt::DoPlay(words.combination)),
            None => say(Prompt::DoPlayNothing),
        },
        Action::TakeReserve { .. } | Action::Place { .. } => match moving(props, staged) {
            Some(card) => say(Prompt::DoPut(card)),
            None => return html! {},
        },
    };
    let onclick = press(props, action, legal, refused);
    html! {
        <button type="button" class="primary" aria-disabled={(!legal).then_some("true")} {onclick}>
            { words }
        </button>
    }
}

/// The card that looks for a place.
fn moving(props: &ActionsProps, staged: Staged) -> Option<Card> {
    match (&props.seen.view.stage, staged) {
        (Stage::Redrawing { drawn, .. }, _) => *drawn,
        (_, staged) => staged_reserve(&props.seen, staged),
    }
}

fn press(
    props: &ActionsProps,
    action: Action,
    legal: bool,
    refused: &Refused,
) -> Callback<MouseEvent> {
    let (act, refused, step) = (props.act.clone(), refused.clone(), props.seen.step);
    Callback::from(move |_| {
        if legal {
            act.emit(action);
        } else {
            refused.set((step, Some(action)));
        }
    })
}

/// A button for each reserve left. A leader may not take one, and is told so.
fn reserves(props: &ActionsProps, refused: &Refused) -> Html {
    let Eyes::Seat(seat) = props.seen.eyes else {
        return html! {};
    };
    let left = (0..).zip(props.seen.view.reserves[seat]);
    let button = |(which, card): (u8, Option<Card>)| {
        let probe = Action::TakeReserve { which, gap: 0 };
        let (card, legal) = (card?, refusal(props, probe).is_none());
        let stage = props.stage.clone();
        let refuse = press(props, probe, false, refused);
        let onclick = Callback::from(move |event: MouseEvent| {
            if legal {
                stage.emit(Staged::Reserve { which, gap: None });
            } else {
                refuse.emit(event);
            }
        });
        Some(html! {
            <button key={which} type="button" aria-disabled={(!legal).then_some("true")} {onclick}>
                { say(Prompt::DoTake(card)) }
            </button>
        })
    };
    html! { <>{ for left.filter_map(button) }</> }
}

/// What the X could stand for, as the combinations that come of it.
fn x_choice(props: &ActionsProps, staged: Staged, ways: &[Way]) -> Html {
    let Staged::Run { from, len, named } = staged else {
        return html! {};
    };
    let way = |(place, way): (usize, &Way)| {
        let names = way.names;
        let pressed = if named == Some(names) {
            "true"
        } else {
            "false"
        };
        let onclick = props.stage.reform(move |_| Staged::Run {
            from,
            len,
            named: Some(names),
        });
        html! {
            <button key={place} type="button" class="chip" aria-pressed={pressed} {onclick}>
                { say(Msg::Combination(way.combination)) }
            </button>
        }
    };
    html! {
        <div class="chips" role="group" aria-label={say(Prompt::NameX)}>
            <span aria-hidden="true">{ say(Prompt::NameX) }</span>
            { for ways.iter().enumerate().map(way) }
        </div>
    }
}
