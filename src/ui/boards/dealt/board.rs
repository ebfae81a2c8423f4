//! The table of Dealt!.

use std::rc::Rc;

use yew::prelude::*;

use super::action_bar::action_bar;
use super::hand::{Hand, HandTouch};
use super::help::{is_placing, notes};
use super::players::{Players, own_seat};
use super::prompt::{deciding, prompt};
use super::trick::trick;
use crate::engine::Seat;
use crate::games::GameId;
use crate::games::dealt::{Action, Dealt, Stage};
use crate::settings::{Command, Confirm, Marks};
use crate::staging::dealt::{Decision, Run, Staged, after, hand, next_under, runs};
use crate::ui::boards::kit::{BoardProps, Notes, PlayersProps, layout, use_board_keys, use_moves};
use crate::ui::keys::Stroke;
use crate::ui::use_settings::use_settings;

/// What the viewer can do at this board.
type Moves = crate::ui::boards::kit::Moves<Staged>;

/// The board. Staged decisions belong to one step of the game and are discarded with the next.
#[component]
pub fn Board(props: &BoardProps<Dealt>) -> Html {
    let seen = &props.seen;
    let (moves, decision) = use_moves::<Staged>(props);
    let all = if seen.mine() { runs(seen) } else { Vec::new() };
    use_board_keys(
        GameId::Dealt,
        (&moves, &decision),
        ".hand",
        deciding(seen, &decision),
        {
            let (moves, decision, all) = (moves.clone(), Rc::clone(&decision), all.clone());
            move |stroke| command(&moves, &decision, &all, stroke)
        },
    );
    let marked = match use_settings().settings.marks {
        Marks::Playable => all.clone(),
        Marks::Off => Vec::new(),
    };
    let view = &seen.view;
    let own = seen.eyes.seat().filter(|_| view.own.is_some());
    let own_area = html! {
        <>
            <Notes
                moment={(seen.step, is_placing(seen, decision.staged))}
                due={notes(seen, decision.staged, &all)}
            />
            { prompt(props, &moves, &decision) }
            if let Some(seat) = own {
                { near(props, &moves, seat, &decision, marked, all) }
            }
        </>
    };
    layout(
        own.is_none(),
        !props.setup.people().is_empty(),
        html! { <Players ..PlayersProps::of(props, own) /> },
        trick(view, &props.names),
        own_area,
    )
}

/// The viewer's hand and controls.
fn near(
    props: &BoardProps<Dealt>,
    moves: &Moves,
    seat: Seat,
    decision: &Decision,
    marked: Vec<Run>,
    all: Vec<Run>,
) -> Html {
    let seen = &props.seen;
    let placing = is_placing(seen, decision.staged);
    let ontouch = {
        let (moves, staged) = (moves.clone(), decision.staged);
        Callback::from(move |(what, at)| touch(&moves, staged, &all, what, at))
    };
    html! {
        <>
            <Hand
                name={props.names[seat].clone()}
                hand={seen.view.own.clone().unwrap_or_default()}
                staged={decision.staged}
                runs={marked}
                step={seen.step}
                active={seen.mine()}
                past={props.now.is_none()}
                {placing}
                {ontouch}
            />
            <div class="edge">
                { own_seat(props, seat) }
                { action_bar(seat, moves, decision) }
            </div>
        </>
    }
}

/// Handles a touch of the hand.
fn touch(moves: &Moves, staged: Staged, runs: &[Run], what: HandTouch, at: f64) {
    let hand = hand(&moves.seen);
    match what {
        HandTouch::Card(place) => {
            let tapped = staged.tap(&hand, place);
            let alone = hand.get(place).is_some_and(|card| card.is_special());
            if alone && moves.confirm == Confirm::Never {
                moves.offer(tapped, at);
            } else {
                moves.stage.emit(tapped);
            }
        }
        HandTouch::Twice(place) if moves.confirm != Confirm::Always => {
            moves.offer(Staged::run(place, 1), at);
        }
        HandTouch::Twice(_) => {}
        HandTouch::Slide(from, to) => moves.stage.emit(Staged::slide(&hand, from, to)),
        HandTouch::Under(place, near) => {
            let near = near.filter(|run| !staged.run_is(run.from, run.len));
            if let Some(run) = near.or_else(|| next_under(runs, place, staged.span())) {
                moves.offer(Staged::run(run.from, run.len), at);
            }
        }
        HandTouch::Gap(gap) => moves.offer(staged.tap_gap(gap), at),
        HandTouch::Caret(gap) => moves.stage.emit(staged.tap_gap(gap)),
    }
}

/// Handles a game-specific command; returns whether there was anything to do.
fn command(moves: &Moves, decision: &Decision, runs: &[Run], stroke: Stroke) -> bool {
    let span = decision.staged.span();
    let run = |run: Option<Run>| run.is_some_and(|it| moves.stage(Staged::run(it.from, it.len)));
    match stroke.command {
        Command::NextPlay => run(after(runs, span)),
        Command::LastPlay => {
            let back: Vec<Run> = runs.iter().rev().copied().collect();
            run(after(&back, span))
        }
        Command::LeftReserve => reserve(moves, 0),
        Command::RightReserve => reserve(moves, 1),
        _ => false,
    }
}

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
