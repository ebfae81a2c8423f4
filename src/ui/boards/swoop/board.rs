//! The table of Swoop.

use crate::staging::swoop::{Decision, Own, Staged, may_end, own};
use yew::prelude::*;

use super::Gesture;
use super::action_bar::action_bar;
use super::anchor::Anchor;
use super::cards::back;
use super::notes::notes;
use super::pile::{Pile, said};
use super::players::{Players, race, score_place, sum_left};
use super::prompt::{deciding, prompt};
use super::rank_pad::{Fits, RankPad};
use super::signs::signs;
use super::stacks::stacks;
use crate::engine::{Observation, Seat};
use crate::games::swoop::{Action, Rank, Stage, Swoop, View};
use crate::i18n::swoop::Msg;
use crate::settings::Command;
use crate::ui::boards::kit::{
    BoardProps, Note, Tap, TurnProps, TurnUi, face_down, own_plate, press_in_bar,
};
use crate::ui::commands::Stroke;
use crate::ui::components::focus_is_on_another_button;
use crate::ui::motion::{Said, count};
use crate::ui::words::say;

/// What the viewer can do at this board.
type Moves = crate::ui::boards::kit::Moves<Staged>;

impl TurnUi for Swoop {
    type Staged = Staged;
    type Gesture = Gesture;
    type Players = Players;

    const CARDS: &'static str = ".rank-pad, .own-stacks";

    fn clause(seen: &Observation<Swoop>, decision: &Decision) -> &'static str {
        deciding(seen, decision)
    }

    fn notes(turn: &TurnProps<'_, Self>) -> Vec<Note> {
        notes(&turn.props.seen, turn.marks)
    }

    fn prompt(turn: &TurnProps<'_, Self>) -> Html {
        prompt(turn.props, turn.decision)
    }

    fn middle(turn: &TurnProps<'_, Self>) -> Html {
        let BoardProps {
            seen, names, now, ..
        } = turn.props.clone();
        let (staged, ongesture) = (turn.decision.ready().is_some(), turn.ongesture.clone());
        html! { <Pile {seen} revealed={turn.props.revealed().clone()} {names} {now} {staged} {ongesture} /> }
    }

    /// While a card is turned over, the hand is shown as before, without controls; only what is counted as it comes is
    /// counted up to what it will be.
    fn own(turn: &TurnProps<'_, Self>, seat: Seat) -> Html {
        let (props, moves, decision) = (turn.props, turn.moves, turn.decision);
        let seen = props.revealed();
        let Some((own, now)) = own(seen).zip(own(&moves.seen)) else {
            return Html::default();
        };
        let (active, past) = (seen.mine() && !props.turning(), props.now.is_none());
        let (staged, name, marks) = (decision.staged, props.names[seat].clone(), turn.marks);
        html! {
            <>
                { own_plate(props, seat, seen.mine(), None, html! { <>{ facts(&seen.view, seat, own, now.tableau.hand) }{ signs() }</> }) }
                { stacks(turn, seat, now.tableau, active) }
                <RankPad
                    {seat}
                    {name}
                    hand={*own.hand}
                    landed={*now.hand}
                    tableau={own.tableau.clone()}
                    fits={Fits::of(seen)}
                    {staged}
                    {active}
                    {past}
                    {marks}
                    ends={may_end(&moves.seen)}
                    step={seen.step}
                    ongesture={turn.ongesture.clone()}
                />
                if props.turning() {
                    <div class="action-bar" />
                } else {
                    { action_bar(turn) }
                }
            </>
        }
    }

    fn face_down(turn: &TurnProps<'_, Self>, seat: Seat) -> Html {
        let seen = turn.props.revealed();
        let view = &seen.view;
        let tableau = &view.tableaus[seat];
        let facts = html! {
            <p class="facts">
                <b>{ say(Msg::HandCount(tableau.hand)) }</b>
                <span class="total">{ say(Msg::Total(view.totals[seat])) }</span>
            </p>
        };
        let anchor = |place| format!("{}-{place}", Anchor::Hand(seat));
        html! {
            <>
                { own_plate(turn.props, seat, seen.to_act().has(seat), None, facts) }
                { stacks(turn, seat, tableau, false) }
                { face_down(back(), usize::from(tableau.hand), anchor) }
                { action_bar(turn) }
            </>
        }
    }

    fn gesture(moves: &Moves, decision: &Decision, gesture: Gesture, at: f64) {
        let (seen, staged) = (&moves.seen, decision.staged);
        let Some(own) = own(seen) else { return };
        match gesture {
            Gesture::Key(Tap::Once(rank)) => moves.tap(staged.tap_rank(rank, own), at),
            Gesture::Key(Tap::Twice(rank)) => {
                moves.tap_twice(Staged::Nothing.tap_rank(rank, own), at);
            }
            Gesture::Stack(stack) => moves.stage.emit(staged.tap_stack(stack, own)),
            Gesture::Pile => moves.press(decision, at),
            Gesture::DropKey(rank) => moves.drop(staged.with_rank(rank, own), at),
            Gesture::DropStack(stack) => moves.drop(staged.with_stack(stack, own), at),
        }
    }

    fn command(moves: &Moves, decision: &Decision, stroke: Stroke) -> bool {
        let (seen, staged) = (&moves.seen, decision.staged);
        let Some(own) = own(seen).filter(|_| !matches!(seen.view.stage, Stage::Over(_))) else {
            return false;
        };
        match stroke.command {
            Command::Confirm if decision.action.is_none() && may_end(seen) => {
                // If a card has the focus, the key is meant for it and not for the end of the turn.
                let meant = focus_is_on_another_button(".action-bar");
                !meant && press_in_bar(".end")
            }
            Command::NextPlay => turn_over(moves, staged, true),
            Command::LastPlay => turn_over(moves, staged, false),
            Command::Rank(rank) => moves.stage(staged.tap_rank(rank, own)),
            Command::More => moves.stage(staged.step(true, own)),
            Command::Fewer => moves.stage(staged.step(false, own)),
            Command::Stack(stack) => moves.stage(staged.tap_stack(stack, own)),
            Command::NextBlind => next_blind(moves, staged),
            _ => false,
        }
    }
}

/// What everybody may know about the viewer, and what the cards left in the hand would cost; `landed` is how many it
/// has once all cards have landed.
fn facts(view: &View, seat: Seat, own: Own<'_>, landed: u8) -> Html {
    let caught = Msg::Caught {
        points: own.hand.points() + own.tableau.faces.cards().map(Rank::points).sum::<u32>(),
        blinds: own.tableau.blinds.count(),
    };
    html! {
        <p class="facts">
            <b>
                <span class="unseen">{ say(Msg::HandCount(own.tableau.hand)) }</span>
                { count(Anchor::Hand(seat), landed, hand_count) }
            </b>
            <span class="total">{ said(format_args!("own-total-{seat}"), Anchor::Seat(seat), say(Msg::Total(view.totals[seat]))) }</span>
            { sum_left(view, seat) }
            if !matches!(view.stage, Stage::Over(_)) {
                <span class="caught">{ say(caught) }</span>
            }
            { score_place(seat) }
            { race(view, seat) }
        </p>
    }
}

fn hand_count(said: &Said) -> Html {
    html! { <span aria-hidden="true">{ say(Msg::HandCount(said.cards as u8)) }</span> }
}

/// Stages the next or previous playable rank.
fn turn_over(moves: &Moves, staged: Staged, on: bool) -> bool {
    let seen = &moves.seen;
    let Some(own) = own(seen) else { return false };
    let mut ranks: Vec<Rank> = Vec::new();
    for action in seen.legal() {
        let rank = match *action {
            Action::Play { rank, .. } => Some(rank),
            Action::Add { .. } => seen.view.pile.lowest(),
            _ => None,
        };
        ranks.extend(rank.filter(|rank| !ranks.contains(rank)));
    }
    if !on {
        ranks.reverse();
    }
    let now = staged.rank();
    let place = ranks.iter().position(|&rank| Some(rank) == now);
    let next = place.map_or(0, |place| (place + 1) % ranks.len().max(1));
    let next = ranks.get(next).copied().filter(|&next| Some(next) != now);
    next.is_some_and(|rank| moves.stage(Staged::Nothing.tap_rank(rank, own)))
}

/// Stages the next face-down card that may be turned over.
fn next_blind(moves: &Moves, staged: Staged) -> bool {
    let flips = moves.seen.legal().filter_map(|action| match action {
        Action::Flip { stack } => Some(*stack),
        _ => None,
    });
    let flips: Vec<u8> = flips.collect();
    let after = |now: u8| flips.iter().copied().find(|&stack| stack > now);
    let next = match staged {
        Staged::Blind(now) => after(now).or(flips.first().copied()),
        _ => flips.first().copied(),
    };
    next.is_some_and(|stack| moves.stage(Staged::Blind(stack)))
}
