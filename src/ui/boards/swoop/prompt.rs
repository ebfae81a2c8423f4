//! The sentence that says what to do, or what the staged cards would do and why they may not.

use crate::staging::swoop::{Decision, Effect, own};
use yew::prelude::*;

use crate::engine::{Clause, Observation, Seat, Seats};
use crate::games::GameId;
use crate::games::swoop::{Action, Rank, Stage, Swoop, View};
use crate::i18n::swoop::{Msg, Possible, Prompt};
use crate::ui::boards::kit::{self, BoardProps, Turns};
use crate::ui::words::say;

/// What to do; while something is staged, what that would do.
pub(super) fn prompt(props: &BoardProps<Swoop>, decision: &Decision) -> Html {
    let seen = props.revealed();
    kit::prompt(kit::Prompt {
        game: GameId::Swoop,
        prompt: awaited(props),
        effect: effect(seen, decision),
        advised: kit::advised(props, decision),
        clause: deciding(seen, decision),
        class: Classes::new(),
        choice: Html::default(),
    })
}

fn awaited(props: &BoardProps<Swoop>) -> AttrValue {
    let (seen, names) = (props.revealed(), &props.names);
    let view = &seen.view;
    let called = |seat| props.called(seat);
    match view.stage {
        Stage::Turn { seat, again } if seen.mine() => say(Prompt::turn(
            called(seat),
            view.pile.lowest(),
            again,
            possible(seen),
        )),
        Stage::Chain { seat, blind } if seen.mine() => match view.pile.lowest() {
            Some(top) => say(Prompt::GoOn {
                name: called(seat),
                top,
                add: own_of(seen, top).filter(|_| blind).unwrap_or(0),
                turn: view.tableaus[seat].uncovered().count(),
            }),
            None => AttrValue::default(),
        },
        Stage::Turn { seat, again: false } => say(Prompt::WaitsTurn(&names[seat])),
        Stage::Turn { seat, again: true } => say(Prompt::WaitsAgain(&names[seat])),
        Stage::Chain { seat, .. } => say(Prompt::WaitsGoOn(&names[seat])),
        Stage::Over(_) => AttrValue::default(),
    }
}

/// The number of cards of a rank that the viewer has, in hand and face up.
fn own_of(seen: &Observation<Swoop>, rank: Rank) -> Option<u8> {
    let own = own(seen)?;
    Some(own.hand[rank] + own.tableau.faces.of(rank).count())
}

/// The options that the viewer's cards leave open.
fn possible(seen: &Observation<Swoop>) -> Possible {
    let mut open = Possible::default();
    let top = seen.view.pile.lowest();
    for action in seen.legal() {
        match *action {
            Action::Flip { .. } => open.turns = true,
            Action::Play { rank, .. } if rank.swoops() => open.swoops = true,
            Action::Play { rank, .. } if top.is_some_and(|top| rank.is_higher_than(top)) => {
                open.higher = true;
            }
            Action::Play { .. } => open.fits = true,
            _ => {}
        }
    }
    open
}

/// The deciding clause.
pub(super) fn deciding(seen: &Observation<Swoop>, decision: &Decision) -> &'static str {
    if let Some(refusal) = decision.refusal {
        return refusal.clause();
    }
    let effect = decision.facts.map(|play| play.effect);
    match (&seen.view.stage, decision.action, effect) {
        (Stage::Over(_), ..) => "SW-5.3",
        (_, Some(Action::Flip { .. }), _) => "SW-4.4",
        (_, _, Some(Effect::Take { .. })) => "SW-2.3",
        (_, _, Some(Effect::Four(_))) => "SW-3.1",
        (_, _, Some(Effect::SwoopCard)) => "SW-3.2",
        (Stage::Chain { .. }, ..) => "SW-4.3",
        (Stage::Turn { again: true, .. }, None, _) => "SW-3.3",
        (_, Some(_), _) => "SW-2.1",
        _ => "SW-2.2",
    }
}

/// What the staged cards would do, or why they cannot be played.
fn effect(seen: &Observation<Swoop>, decision: &Decision) -> Option<AttrValue> {
    if let Some(refusal) = decision.refusal {
        return Some(say(refusal));
    }
    match decision.action? {
        Action::Play { .. } => Some(say(Prompt::staged(decision.facts?))),
        Action::Add { .. } => Some(say(Prompt::added(decision.facts?))),
        Action::Flip { .. } => Some(say(Prompt::TurnEffect {
            top: seen.view.pile.lowest(),
            last: is_last(&seen.view, seen.eyes.seat()?),
        })),
        Action::Done | Action::CallTime => None,
    }
}

/// Whether a player has one card left.
fn is_last(view: &View, seat: Seat) -> bool {
    view.tableaus[seat].left() == 1
}

impl Turns for Swoop {
    /// Everybody with cards left: a round ends when the first player has none.
    fn in_play(view: &View) -> Seats {
        view.tableaus.which(|_, tableau| tableau.left() > 0)
    }

    /// A short text for screen readers about what may be done now.
    fn spoken_prompt(seen: &Observation<Swoop>) -> AttrValue {
        let view = &seen.view;
        let asks = match view.stage {
            Stage::Turn { again: true, .. } => Msg::AsksAgain,
            Stage::Turn { .. } => Msg::AsksTurn(view.pile.lowest()),
            Stage::Chain { seat, blind } => {
                let tableau = &view.tableaus[seat];
                // Cards that the table cannot see may be in the hand.
                let may_hold = |top| tableau.hand > 0 || !tableau.faces.of(top).is_empty();
                let add = |top| own_of(seen, top).map_or_else(|| may_hold(top), |many| many > 0);
                Msg::AsksGoOn {
                    turn: !tableau.uncovered().is_empty(),
                    add: blind && view.pile.lowest().is_some_and(add),
                }
            }
            Stage::Over(_) => return AttrValue::default(),
        };
        say(asks)
    }
}
