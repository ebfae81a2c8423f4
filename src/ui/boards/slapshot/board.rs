//! The table of Slapshot.

use crate::staging::slapshot::{Decision, Staged, Verb, cannot, gives, is_there, team};
use yew::prelude::*;

use super::Gesture;
use super::action_bar::action_bar;
use super::anchor::Anchor;
use super::choices::{choices, standing};
use super::help::notes;
use super::players::{Players, wins};
use super::prompt::{deciding, prompt};
use super::rink::rink;
use super::team::Team;
use crate::engine::{Observation, Seat};
use crate::games::slapshot::{Card, Line, Slapshot, Stage};
use crate::settings::Command;
use crate::ui::boards::kit::{Note, Tap, TurnProps, TurnUi, own_plate};
use crate::ui::keys::Stroke;

/// What the viewer can do at this board.
type Moves = crate::ui::boards::kit::Moves<Staged>;

impl TurnUi for Slapshot {
    type Staged = Staged;
    type Gesture = Gesture;
    type Players = Players;

    const CARDS: &'static str = ".team, .rink";

    fn clause(seen: &Observation<Slapshot>, decision: &Decision) -> &'static str {
        deciding(seen, decision)
    }

    fn notes(turn: &TurnProps<'_, Self>) -> Vec<Note> {
        notes(&turn.props.seen)
    }

    fn prompt(turn: &TurnProps<'_, Self>) -> Html {
        prompt(turn.props, turn.decision)
    }

    fn middle(turn: &TurnProps<'_, Self>) -> Html {
        rink(turn)
    }

    fn own(turn: &TurnProps<'_, Self>, seat: Seat) -> Html {
        let (props, moves, decision) = (turn.props, turn.moves, turn.decision);
        let (active, name) = (props.seen.mine(), &props.names[seat]);
        let anchor = Anchor::Seat(seat).to_string();
        let facts = html! { <p class="facts">{ wins(&props.seen.view, seat) }</p> };
        html! {
            <>
                { own_plate(seat, name, active, Some(anchor), facts) }
                { own_team(turn, seat) }
                <div class="choices">
                    { choices(props, moves, decision) }
                    { standing(props, decision) }
                </div>
                { action_bar(props, moves, decision) }
            </>
        }
    }

    fn gesture(moves: &Moves, decision: &Decision, gesture: Gesture, at: f64) {
        match (gesture, decision.staged) {
            (Gesture::Team(tap), _) => tap_team(moves, decision.staged, tap, at),
            (Gesture::Onto(one, other), Staged::Line(order, _)) => {
                moves
                    .stage
                    .emit(Staged::Line(order.swapped(one, other), None));
            }
            (Gesture::Onto(..), _) => {}
            (Gesture::Deck(kind), _) => moves.tap(Staged::Pick(kind), at),
            // All backs are alike: a tapped one is drawn at once.
            (Gesture::Back(with), _) => {
                if let Some(action) = moves.decide(Staged::Trade(Some(with))).ready() {
                    moves.play(action, at);
                }
            }
        }
    }

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
}

/// The viewer's team, in line-up order while there is one.
fn own_team(turn: &TurnProps<'_, Slapshot>, seat: Seat) -> Html {
    let props = turn.props;
    let seen = &props.seen;
    let (view, active) = (&seen.view, seen.mine());
    let own = team(view);
    let (cards, staged): (Vec<(usize, Card)>, _) = match (&view.stage, turn.decision.staged) {
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
            ongesture={turn.ongesture.clone()}
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

/// Handles a tap on the viewer's team.
fn tap_team(moves: &Moves, staged: Staged, tap: Tap, at: f64) {
    let view = &moves.seen.view;
    match (tap, staged) {
        (Tap::Once(slot), Staged::Line(..)) => moves.stage.emit(staged.tapped_slot(slot)),
        (Tap::Once(place), _) => moves.tap(staged.tapped(view, place), at),
        (Tap::Twice(place), _) => {
            let once = match view.stage {
                Stage::GivingBack { .. } => Staged::Give(place),
                _ => Staged::Draft(Some(place)),
            };
            moves.tap_twice(once, at);
        }
    }
}

/// Starts what a turn's button starts, if possible.
fn begin(moves: &Moves, verb: Verb) -> bool {
    let seen = &moves.seen;
    let can = is_there(seen, verb) && cannot(seen, verb).is_none();
    can && moves.stage(verb.begun())
}

/// Moves to the next or previous choice, if there is one.
fn step(moves: &Moves, decision: &Decision, on: bool) -> bool {
    let next = decision.staged.stepped(&moves.seen, on);
    next.is_some_and(|next| moves.stage(next))
}
