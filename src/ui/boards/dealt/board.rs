//! The table of Dealt!.

use std::rc::Rc;

use crate::staging::dealt::{Decision, Run, Staged, after, hand, next_under, runs};
use yew::prelude::*;

use super::action_bar::action_bar;
use super::hand::{Gesture, Hand};
use super::notes::{is_placing, may_take, notes};
use super::players::{Players, covered_hand, is_out, is_stuck, own_seat};
use super::prompt::{deciding, prompt};
use super::trick::trick;
use crate::engine::{Observation, Seat};
use crate::games::dealt::{Action, Dealt, Stage};
use crate::settings::Command;
use crate::ui::boards::kit::{Note, Tap, TurnProps, TurnUi};
use crate::ui::commands::Stroke;

/// What the viewer can do at this board.
type Moves = crate::ui::boards::kit::Moves<Staged>;

impl TurnUi for Dealt {
    type Staged = Staged;
    type Gesture = Gesture;
    type Players = Players;

    const CARDS: &'static str = ".hand";

    fn clause(seen: &Observation<Dealt>, decision: &Decision) -> &'static str {
        deciding(seen, decision)
    }

    fn notes(turn: &TurnProps<'_, Self>) -> Vec<Note> {
        let seen = &turn.props.seen;
        notes(seen, turn.decision.staged, &runs(seen))
    }

    fn is_new_moment(turn: &TurnProps<'_, Self>) -> bool {
        is_placing(&turn.props.seen, turn.decision.staged)
    }

    fn prompt(turn: &TurnProps<'_, Self>) -> Html {
        prompt(turn.props, turn.moves, turn.decision)
    }

    fn middle(turn: &TurnProps<'_, Self>) -> Html {
        trick(turn.props)
    }

    fn own(turn: &TurnProps<'_, Self>, seat: Seat) -> Html {
        let (props, staged) = (turn.props, turn.decision.staged);
        let seen = &props.seen;
        html! {
            <>
                <Hand
                    name={props.names[seat].clone()}
                    hand={seen.view.own.clone().unwrap_or_default()}
                    {staged}
                    runs={if turn.marks { runs(seen) } else { Vec::new() }}
                    seen={Rc::clone(seen)}
                    active={seen.mine()}
                    past={props.now.is_none()}
                    placing={is_placing(seen, staged)}
                    takes={is_placing(seen, staged) || may_take(seen)}
                    safe={is_out(&seen.view, seat)}
                    stuck={is_stuck(&seen.view, seat)}
                    ongesture={turn.ongesture.clone()}
                />
                <div class="edge">
                    { own_seat(props, seat) }
                    { action_bar(turn, seat) }
                </div>
            </>
        }
    }

    fn face_down(turn: &TurnProps<'_, Self>, seat: Seat) -> Html {
        let props = turn.props;
        let hand = &props.seen.view.hands[seat];
        html! {
            <>
                { covered_hand(seat, hand) }
                <div class="edge">
                    { own_seat(props, seat) }
                    { action_bar(turn, seat) }
                </div>
            </>
        }
    }

    fn gesture(moves: &Moves, decision: &Decision, gesture: Gesture, at: f64) {
        let (hand, staged) = (hand(&moves.seen), decision.staged);
        match gesture {
            Gesture::Card(Tap::Once(place)) => {
                let tapped = staged.tap(&hand, place);
                if hand.get(place).is_some_and(|card| card.is_special()) {
                    moves.tap(tapped, at);
                } else {
                    moves.stage.emit(tapped);
                }
            }
            Gesture::Card(Tap::Twice(place)) => moves.tap_twice(Staged::run(place, 1), at),
            Gesture::Drop(place) => moves.drop(staged.with(place), at),
            Gesture::Refused(place) => moves.stage.emit(staged.with(place)),
            Gesture::Slide(from, to) => moves.stage.emit(Staged::slide(&hand, from, to)),
            Gesture::Under(place, near) => {
                let near = near.filter(|run| !staged.run_is(run.from, run.len));
                let next = || next_under(&runs(&moves.seen), place, staged.span());
                if let Some(run) = near.or_else(next) {
                    moves.offer(Staged::run(run.from, run.len), at);
                }
            }
            Gesture::Gap(gap) => moves.offer(staged.tap_gap(gap), at),
            Gesture::Caret(gap) => moves.stage.emit(staged.tap_gap(gap)),
        }
    }

    fn command(moves: &Moves, decision: &Decision, stroke: Stroke) -> bool {
        let span = decision.staged.span();
        let stage =
            |run: Option<Run>| run.is_some_and(|it| moves.stage(Staged::run(it.from, it.len)));
        match stroke.command {
            Command::NextPlay => stage(after(&runs(&moves.seen), span)),
            Command::LastPlay => {
                let back: Vec<Run> = runs(&moves.seen).into_iter().rev().collect();
                stage(after(&back, span))
            }
            Command::LeftReserve => reserve(moves, 0),
            Command::RightReserve => reserve(moves, 1),
            _ => false,
        }
    }
}

/// Stages a reserve card of the viewer, if they may take one now.
fn reserve(moves: &Moves, which: u8) -> bool {
    let seen = &moves.seen;
    let seat = seen.eyes.seat().filter(|_| seen.mine());
    let held = seat.and_then(|seat| seen.view.reserves[seat][usize::from(which)]);
    let turn = matches!(seen.view.stage, Stage::Turn(_)) && held.is_some();
    let probe = Action::TakeReserve { which, gap: 0 };
    turn && moves.stage(match moves.refusal(probe) {
        None => Staged::Reserve { which, gap: None },
        Some(_) => Staged::Wanted { which },
    })
}
