//! The table of Slapshot.

use std::rc::Rc;

use yew::prelude::*;

use super::action_bar::action_bar;
use super::anchor::Anchor;
use super::choices::choices;
use super::help::notes;
use super::players::{Players, wins};
use super::prompt::{deciding, prompt};
use super::rink::{self, Rink, rink};
use super::standing::standing;
use super::team::{Tap, Team};
use crate::engine::Seat;
use crate::games::GameId;
use crate::games::slapshot::{Card, Kind, Line, Slapshot, Stage};
use crate::settings::{Command, Confirm};
use crate::staging::slapshot::{
    Decision, Staged, Verb, cannot, cannot_with, gives, is_there, team,
};
use crate::ui::boards::kit::{
    BoardProps, Notes, PlayersProps, layout, own_plate, use_board_keys, use_moves,
};
use crate::ui::keys::Stroke;
use crate::ui::listening::use_latest;

/// What the viewer can do at this board.
type Moves = crate::ui::boards::kit::Moves<Staged>;

/// The board. Staged decisions belong to one step of the game and are discarded with the next.
#[component]
pub fn Board(props: &BoardProps<Slapshot>) -> Html {
    let seen = &props.seen;
    let (moves, decision) = use_moves::<Staged>(props);
    use_board_keys(
        GameId::Slapshot,
        (&moves, &decision),
        ".team, .rink",
        deciding(seen, &decision),
        {
            let (moves, decision) = (moves.clone(), Rc::clone(&decision));
            move |stroke| command(&moves, &decision, stroke)
        },
    );
    let view = &seen.view;
    let own = seen.eyes.seat().filter(|_| view.own.is_some());
    // A stable callback, so that staging elsewhere does not redraw the team.
    let ontap = use_latest({
        let (moves, staged) = (moves.clone(), decision.staged);
        Callback::from(move |(what, at)| tap_team(&moves, staged, what, at))
    });
    let middle = rink(&Rink {
        seen,
        names: &props.names,
        staged: decision.staged,
        ontap: {
            let moves = moves.clone();
            Callback::from(move |(what, at)| tap_rink(&moves, what, at))
        },
    });
    let own_area = html! {
        <>
            <Notes moment={(seen.step, false)} due={notes(seen)} />
            { prompt(props, &decision) }
            if let Some(seat) = own {
                { near(props, &moves, seat, &decision, ontap) }
            }
        </>
    };
    let players = html! { <Players ..PlayersProps::of(props, own) /> };
    let passed = !props.setup.people().is_empty();
    layout(own.is_none(), passed, players, middle, own_area)
}

/// The viewer's team and controls.
fn near(
    props: &BoardProps<Slapshot>,
    moves: &Moves,
    seat: Seat,
    decision: &Decision,
    ontap: Callback<(Tap, f64)>,
) -> Html {
    let (active, name) = (props.seen.mine(), &props.names[seat]);
    let anchor = Anchor::Seat(seat).to_string();
    let facts = html! { <p class="facts">{ wins(&props.seen.view, seat) }</p> };
    html! {
        <>
            { own_plate(seat, name, active, Some(anchor), facts) }
            { own_team(props, seat, decision, ontap) }
            <div class="choices">
                { choices(props, moves, decision) }
                { standing(props, decision) }
            </div>
            { action_bar(props, moves, decision) }
        </>
    }
}

/// The viewer's team, in line-up order while there is one.
fn own_team(
    props: &BoardProps<Slapshot>,
    seat: Seat,
    decision: &Decision,
    ontap: Callback<(Tap, f64)>,
) -> Html {
    let seen = &props.seen;
    let (view, active) = (&seen.view, seen.mine());
    let own = team(view);
    let (cards, staged): (Vec<(usize, Card)>, _) = match (&view.stage, decision.staged) {
        (_, Staged::Line(order, held)) => {
            let cards = order
                .places()
                .filter_map(|place| Some((place, *own.get(place)?)));
            (cards.collect(), held)
        }
        (
            Stage::LiningUp {
                own: Some(line), ..
            },
            _,
        ) => (in_line(own, line), None),
        (_, staged) => (own.iter().copied().enumerate().collect(), staged.place()),
    };
    let gives_back = active && matches!(view.stage, Stage::GivingBack { .. });
    let fits = cards
        .iter()
        .map(|(place, _)| !gives_back || gives(view, *place));
    let taps = matches!(
        view.stage,
        Stage::Turn(_) | Stage::GivingBack { .. } | Stage::LiningUp { .. }
    );
    html! {
        <Team
            name={props.names[seat].clone()}
            fits={fits.collect::<Vec<bool>>()}
            {cards}
            lines_up={matches!(view.stage, Stage::LiningUp { own: None, .. }) && active}
            {staged}
            active={active && taps}
            past={props.now.is_none()}
            step={seen.step}
            {ontap}
        />
    }
}

/// The team in the order of a settled line-up.
fn in_line(team: &[Card], line: &Line) -> Vec<(usize, Card)> {
    let mut left: Vec<usize> = (0..team.len()).collect();
    let place = |card: &Card| {
        let at = left.iter().position(|&place| team[place] == *card)?;
        Some((left.remove(at), *card))
    };
    line.iter().filter_map(place).collect()
}

/// Handles a tap on the rink. A tapped back is drawn at once, as all backs are alike.
fn tap_rink(moves: &Moves, tap: rink::Tap, at: f64) {
    match tap {
        rink::Tap::Deck(kind) if moves.confirm == Confirm::Never => {
            moves.offer(Staged::Pick(kind), at);
        }
        rink::Tap::Deck(kind) => moves.stage.emit(Staged::Pick(kind)),
        rink::Tap::Back(with) => {
            if let Some(action) = moves.decide(Staged::Trade(Some(with))).ready() {
                moves.play(action, at);
            }
        }
    }
}

/// Handles a tap on the viewer's team.
fn tap_team(moves: &Moves, staged: Staged, tap: Tap, at: f64) {
    let view = &moves.seen.view;
    match (staged, tap) {
        (Staged::Line(order, _), Tap::Onto(one, other)) => {
            moves
                .stage
                .emit(Staged::Line(order.swapped(one, other), None));
        }
        (Staged::Line(..), Tap::Once(slot)) => moves.stage.emit(staged.tapped_slot(slot)),
        (_, Tap::Once(place)) if moves.confirm == Confirm::Never => {
            moves.offer(staged.tapped(view, place), at);
        }
        (_, Tap::Once(place)) => moves.stage.emit(staged.tapped(view, place)),
        (_, Tap::Twice(place)) if moves.confirm != Confirm::Always => {
            let once = match view.stage {
                Stage::GivingBack { .. } => Staged::Give(place),
                _ => Staged::Draft(Some(place)),
            };
            moves.offer(once, at);
        }
        _ => {}
    }
}

/// Handles a game-specific command; returns whether there was anything to do.
fn command(moves: &Moves, decision: &Decision, stroke: Stroke) -> bool {
    match stroke.command {
        Command::NextPlay => step(moves, decision, true),
        Command::LastPlay => step(moves, decision, false),
        Command::Trade => begin(moves, Verb::Trade),
        Command::Draft => begin(moves, Verb::Draft),
        Command::Game => begin(moves, Verb::Game),
        _ => false,
    }
}

/// Starts what a turn's button starts, if possible.
fn begin(moves: &Moves, verb: Verb) -> bool {
    let seen = &moves.seen;
    let can = is_there(seen, verb) && cannot(seen, verb).is_none();
    can && moves.stage(verb.begun())
}

/// Moves to the next or previous choice: a deck, a manager, a card of the viewer's team.
fn step(moves: &Moves, decision: &Decision, on: bool) -> bool {
    let seen = &moves.seen;
    let view = &seen.view;
    let next = |count: usize, now: Option<usize>| match now {
        None if on => 0,
        None => count - 1,
        Some(now) if on => (now + 1) % count,
        Some(now) => (now + count - 1) % count,
    };
    let pick = |all: Vec<Staged>| {
        let now = all.iter().position(|it| *it == decision.staged);
        !all.is_empty() && moves.stage(all[next(all.len(), now)])
    };
    match (&view.stage, decision.staged) {
        (Stage::Picking(_), _) => pick(Kind::ALL.map(Staged::Pick).to_vec()),
        (Stage::GivingBack { .. }, _) => {
            let gifts = (0..team(view).len()).filter(|&place| gives(view, place));
            pick(gifts.map(Staged::Give).collect())
        }
        (Stage::Turn(me), Staged::Trade(_) | Staged::Game(_)) => {
            let verb = decision.staged.verb().unwrap_or(Verb::Game);
            let players = view.ledger.wins.seats();
            let others = me.left(players).round(players).filter(|seat| seat != me);
            let others = others.filter(|&seat| cannot_with(seen, verb, seat).is_none());
            pick(others.map(|seat| decision.staged.naming(seat)).collect())
        }
        (Stage::Turn(_), Staged::Draft(_)) => {
            let places = 0..team(view).len();
            pick(places.map(|place| Staged::Draft(Some(place))).collect())
        }
        (Stage::Turn(_), _) => {
            let can = Verb::ALL
                .into_iter()
                .filter(|verb| is_there(seen, *verb) && cannot(seen, *verb).is_none());
            pick(can.map(Verb::begun).collect())
        }
        _ => false,
    }
}
