//! The sentence that says what to do, or what the staged cards are and why they may not be played.

use crate::staging::dealt::{Decision, Naming, Staged};
use yew::prelude::*;

use crate::engine::{Clause, Observation, Seats};
use crate::games::GameId;
use crate::games::dealt::{Action, Combination, Dealt, Refusal, Stage, View};
use crate::i18n::dealt::{Msg, Possible, Prompt, prompt};
use crate::i18n::shell;
use crate::ui::boards::kit::{self, BoardProps, Moves, Turns};
use crate::ui::words::{language, say};

/// What to do; while something is staged, what that is.
pub(super) fn prompt(
    props: &BoardProps<Dealt>,
    moves: &Moves<Staged>,
    decision: &Decision,
) -> Html {
    let seen = &props.seen;
    let naming = decision.facts.namings.len() > 1;
    let choice = if naming {
        x_choice(moves, decision)
    } else {
        Html::default()
    };
    kit::prompt(kit::Prompt {
        game: GameId::Dealt,
        prompt: awaited(props, decision),
        effect: effect(seen, decision),
        advised: kit::advised(props, decision),
        clause: deciding(seen, decision),
        class: classes!(naming.then_some("naming")),
        choice,
    })
}

fn awaited(props: &BoardProps<Dealt>, decision: &Decision) -> AttrValue {
    let BoardProps { seen, names, .. } = props;
    let view = &seen.view;
    let called = |seat| props.called(seat);
    match view.stage {
        Stage::Turn(seat) if seen.mine() => {
            let name = called(seat);
            if let Some(card) = decision.facts.moving {
                say(Prompt::ChooseGap(card))
            } else if view.trick.turns.is_empty() {
                prompt::lead(language(), name, possible(seen)).into()
            } else {
                prompt::follow(language(), name, view.trick.highest(), possible(seen)).into()
            }
        }
        Stage::Redrawing {
            by,
            drawn: Some(card),
            left,
        } if seen.eyes.seat() == Some(by) => say(Prompt::Place {
            name: called(by),
            card,
            left,
        }),
        Stage::Redrawing { by, .. } => say(Prompt::Draws(&names[by])),
        Stage::Turn(seat) if props.setup.people().has(seat) => say(Prompt::Turn(&names[seat])),
        Stage::Turn(seat) => say(shell::Msg::Thinking(&names[seat])),
        Stage::Over(_) => AttrValue::default(),
    }
}

/// The deciding clause.
pub(super) fn deciding(seen: &Observation<Dealt>, decision: &Decision) -> &'static str {
    match decision.refusal {
        Some(refusal) => refusal.clause(),
        None => clause(seen, decision),
    }
}

/// The clause about what may be done now.
fn clause(seen: &Observation<Dealt>, decision: &Decision) -> &'static str {
    let first = seen.view.trick.highest().is_none();
    match (&seen.view.stage, decision.action) {
        (Stage::Over(_), _) => "DE-6.1",
        (Stage::Redrawing { .. }, _) | (_, Some(Action::Redraw { .. })) => "DE-4.3",
        (_, Some(Action::Stop { .. })) => "DE-4.2",
        (_, Some(Action::Play { .. })) if decision.facts.namings.len() > 1 => "DE-2.4",
        (_, Some(Action::Play { .. })) if first => "DE-2.2",
        (_, Some(Action::Play { .. })) => "DE-2.3",
        _ if decision.facts.moving.is_some() => "DE-1.4",
        _ if seen.view.trick.turns.is_empty() => "DE-3.1",
        _ => "DE-3.2",
    }
}

/// The options that the rules leave open.
pub(super) fn possible(seen: &Observation<Dealt>) -> Possible {
    let any = |is: fn(&Action) -> bool| seen.legal().any(is);
    Possible {
        beat: any(|action| matches!(action, Action::Play { .. })),
        reserve: any(|action| matches!(action, Action::TakeReserve { .. })),
        stop: any(|action| matches!(action, Action::Stop { .. })),
        redraw: any(|action| matches!(action, Action::Redraw { .. })),
    }
}

/// What the staged cards are or would become, or why they cannot be played.
fn effect(seen: &Observation<Dealt>, decision: &Decision) -> Option<AttrValue> {
    let play = decision.facts.play;
    if let Some(refusal) = decision.refusal {
        return Some(match (refusal, play) {
            (Refusal::NotHigher, Some(play)) => say(Prompt::too_low(play)),
            _ => say(refusal),
        });
    }
    match decision.action? {
        Action::Play { .. } => Some(match last(seen, decision) {
            Some(combination) => say(Prompt::last(combination, seen.view.out_risk())),
            None => say(Prompt::staged(play?)),
        }),
        Action::Stop { .. } => {
            let last = seen.view.own.as_ref()?.len() == 1;
            Some(say(Prompt::StopEffect(last)))
        }
        Action::Redraw { .. } => Some(say(Prompt::RedrawEffect {
            cards: seen.view.trick.draws_with_another() as u8,
            led: seen.view.trick.turns.is_empty(),
        })),
        Action::TakeReserve { gap, .. } | Action::Place { gap } => {
            let card = decision.facts.moving?;
            let makes = seen.view.makes(card, usize::from(gap));
            Some(say(Prompt::Makes(makes)))
        }
    }
}

/// The combination, if it uses the last cards of the hand.
fn last(seen: &Observation<Dealt>, decision: &Decision) -> Option<Combination> {
    let cards = seen.view.own.as_ref()?.len();
    match decision.action? {
        Action::Play { len, .. } if usize::from(len) == cards => {
            decision.facts.play.map(|play| play.combination)
        }
        _ => None,
    }
}

/// A row of choices for what the X stand for: a lone X by its number, two by the combination they make.
fn x_choice(moves: &Moves<Staged>, decision: &Decision) -> Html {
    let Staged::Run { from, len, named } = decision.staged else {
        return html! {};
    };
    let namings = &decision.facts.namings;
    let alone = namings.iter().all(|it| it.names[1].is_none());
    let chip = |naming: &Naming| {
        let Naming { names, combination } = *naming;
        let onchange = moves.stage.reform(move |_: Event| Staged::Run {
            from,
            len,
            named: Some(names),
        });
        let word = if alone {
            say(Prompt::Named(names))
        } else {
            say(Prompt::Made(combination))
        };
        let chosen = named == Some(names);
        html! {
            <label key={format!("{combination:?}")} class={classes!(chosen.then_some("picked"))}>
                <input
                    type="radio"
                    name="x"
                    checked={chosen}
                    aria-label={say(Msg::Combination(combination))}
                    {onchange}
                />
                <span aria-hidden="true">{ word }</span>
            </label>
        }
    };
    let kinds = namings.chunk_by(|one, other| one.combination.rank == other.combination.rank);
    let kind = |kind: &[Naming]| {
        let said = say(Msg::Rank(kind[0].combination.rank));
        html! { <><span aria-hidden="true">{ said }</span>{ for kind.iter().map(chip) }</> }
    };
    html! {
        <div class="values" role="radiogroup" aria-label={say(Prompt::NameX)}>
            if alone {
                <span aria-hidden="true">{ say(Prompt::XIs) }</span>
                { for namings.iter().map(chip) }
            } else {
                { for kinds.map(kind) }
            }
        </div>
    }
}

impl Turns for Dealt {
    /// Players who have hand cards or may still have to draw before the trick ends.
    fn in_play(view: &View) -> Seats {
        let in_play = |seat, hand: &Vec<_>| !hand.is_empty() || view.trick.began.has(seat);
        view.hands.which(in_play)
    }

    /// What may be announced: only to a person who plays alone, because it reveals the hand.
    fn spoken_prompt(seen: &Observation<Dealt>) -> AttrValue {
        let view = &seen.view;
        if view.own.is_none() || !matches!(view.stage, Stage::Turn(_)) {
            return AttrValue::default();
        }
        let (name, open, highest) = (None, possible(seen), view.trick.highest());
        if view.trick.turns.is_empty() {
            prompt::lead(language(), name, open).into()
        } else {
            prompt::follow(language(), name, highest, open).into()
        }
    }
}
