//! The table of Swoop.

use std::rc::Rc;

use yew::prelude::*;

use super::action_bar::action_bar;
use super::help::notes;
use super::pile::Pile;
use super::players::{Players, left};
use super::prompt::{deciding, prompt};
use super::rank_pad::{Fits, RankPad, Tap};
use super::stacks::{Stacks, stacks};
use crate::engine::{Observation, Seat};
use crate::games::GameId;
use crate::games::swoop::{Action, Rank, Stage, Swoop};
use crate::i18n::swoop::Msg;
use crate::settings::{Command, Confirm, Marks};
use crate::staging::swoop::{Decision, Staged, may_end, own};
use crate::ui::boards::kit::{
    BoardProps, Notes, PlayersProps, layout, own_plate, press_in_bar, use_board_keys, use_moves,
    use_told,
};
use crate::ui::keys::Stroke;
use crate::ui::listening::use_latest;
use crate::ui::parts::focus_is_on_another_button;
use crate::ui::use_settings::use_settings;
use crate::ui::words::say;

/// What the viewer can do at this board.
type Moves = crate::ui::boards::kit::Moves<Staged>;

/// The board. Staged decisions belong to one step of the game and are discarded with the next.
#[component]
pub fn Board(props: &BoardProps<Swoop>) -> Html {
    let seen = &props.seen;
    let (moves, decision) = use_moves::<Staged>(props);
    let told = BoardProps {
        seen: use_told(seen, props.turning),
        ..props.clone()
    };
    use_board_keys(
        GameId::Swoop,
        (&moves, &decision),
        ".rank-pad, .own-stacks",
        deciding(seen, &decision),
        {
            let (moves, decision) = (moves.clone(), Rc::clone(&decision));
            move |stroke| command(&moves, &decision, stroke)
        },
    );
    let marks = use_settings().settings.marks == Marks::Playable;
    let view = &seen.view;
    let own = seen.eyes.seat().filter(|_| view.own.is_some());
    let pile = html! {
        <Pile seen={seen.clone()} told={told.seen.clone()} names={props.names.clone()} now={props.now.clone()} />
    };
    // A stable callback, so that staging does not redraw unaffected keys.
    let ontap = use_latest({
        let (moves, staged) = (moves.clone(), decision.staged);
        Callback::from(move |(what, at)| tap(&moves, staged, what, at))
    });
    let own_area = html! {
        <>
            <Notes moment={(seen.step, false)} due={notes(seen)} />
            { prompt(&told, &decision) }
            if let Some(seat) = own {
                { near(&told, &moves, seat, &decision, marks, ontap) }
            }
        </>
    };
    let players = html! { <Players ..PlayersProps::of(props, own) /> };
    let passed = !props.setup.people().is_empty();
    layout(own.is_none(), passed, players, pile, own_area)
}

/// Which ranks the viewer can play.
fn fits(seen: &Observation<Swoop>) -> Fits {
    let top = seen.view.pile.lowest();
    match seen.view.stage {
        Stage::Chain { blind, .. } if seen.mine() => Fits::Adding(top.filter(|_| blind)),
        _ => Fits::Upon(top),
    }
}

/// The viewer's cards, as far as they are `told`, and controls.
fn near(
    told: &BoardProps<Swoop>,
    moves: &Moves,
    seat: Seat,
    decision: &Decision,
    marks: bool,
    ontap: Callback<(Tap, f64)>,
) -> Html {
    let (seen, view) = (&told.seen, &told.seen.view);
    let Some((own, now)) = own(seen).zip(own(&moves.seen)) else {
        return Html::default();
    };
    let (active, past) = (seen.mine() && !told.turning, told.now.is_none());
    let (staged, name) = (decision.staged, told.names[seat].clone());
    let tap_stack = {
        let moves = moves.clone();
        Callback::from(move |stack| {
            stage_stack(&moves, staged, stack);
        })
    };
    let caught = Msg::Caught {
        points: own.hand.points() + own.place.faces.cards().map(Rank::points).sum::<u32>(),
        blinds: own.place.blinds.count(),
    };
    let facts = html! {
        <p class="facts">
            <b>{ say(Msg::HandCount(own.place.hand)) }</b>
            <span class="total">{ say(Msg::Total(view.totals[seat])) }</span>
            if matches!(view.stage, Stage::Over(_)) {
                <b class="left">{ say(Msg::Plus(left(own.place))) }</b>
            } else {
                <span class="caught">{ say(caught) }</span>
            }
        </p>
    };
    html! {
        <>
            { own_plate(seat, &name, seen.mine(), None, facts) }
            { stacks(&Stacks { seat, name: &name, place: now.place, staged, fits: fits(seen), marks, active, past, ontap: tap_stack }) }
            <RankPad
                {seat}
                {name}
                hand={*own.hand}
                place={own.place.clone()}
                fits={fits(seen)}
                {staged}
                {active}
                {past}
                {marks}
                ends={may_end(&moves.seen)}
                step={seen.step}
                {ontap}
            />
            if told.turning {
                <div class="action-bar" />
            } else {
                { action_bar(moves, decision) }
            }
        </>
    }
}

/// Handles a tap on the pad.
fn tap(moves: &Moves, staged: Staged, tap: Tap, at: f64) {
    let Some(own) = own(&moves.seen) else {
        return;
    };
    match tap {
        Tap::Once(rank) if moves.confirm == Confirm::Never => {
            moves.offer(staged.tap_rank(rank, own), at);
        }
        Tap::Once(rank) => moves.stage.emit(staged.tap_rank(rank, own)),
        // The first tap has staged it.
        Tap::Twice(rank) if moves.confirm != Confirm::Always => {
            moves.offer(Staged::Nothing.tap_rank(rank, own), at);
        }
        Tap::Twice(_) => {}
    }
}

fn stage_stack(moves: &Moves, staged: Staged, stack: u8) -> bool {
    let own = own(&moves.seen);
    own.is_some_and(|own| moves.stage(staged.tap_stack(stack, own)))
}

/// Handles a game-specific command; returns whether there was anything to do.
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
        Command::Stack(stack) => stage_stack(moves, staged, stack),
        Command::NextBlind => next_blind(moves, staged),
        _ => false,
    }
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
