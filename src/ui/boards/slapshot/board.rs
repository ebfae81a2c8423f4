//! The table of Slapshot.

use crate::staging::slapshot::{Decision, Staged, Verb, cannot, gives, is_there, team};
use yew::prelude::*;

use super::Gesture;
use super::action_bar::action_bar;
use super::anchor::Anchor;
use super::cards::back;
use super::choices::{choices, managers, standing};
use super::drawn;
use super::notes::notes;
use super::players::{Players, wins};
use super::prompt::{deciding, prompt};
use super::rink::rink;
use super::team::{Goes, Team};
use crate::engine::{Observation, Seat};
use crate::games::slapshot::cards::TEAM;
use crate::games::slapshot::{Card, Line, Slapshot, Stage};
use crate::settings::Command;
use crate::ui::boards::kit::{Choosing, Note, Tap, TurnProps, TurnUi, face_down, own_plate};
use crate::ui::commands::Stroke;

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
        notes(turn.props)
    }

    /// Both teams line up at the same time.
    fn moment(seen: &Observation<Slapshot>) -> usize {
        let ready = match seen.view.stage {
            Stage::LiningUp { ready, .. } => ready.into_iter().filter(|&ready| ready).count(),
            _ => 0,
        };
        seen.step.saturating_sub(ready)
    }

    fn prompt(turn: &TurnProps<'_, Self>) -> Html {
        prompt(turn.props, turn.decision)
    }

    fn choosing(turn: &TurnProps<'_, Self>) -> Option<Choosing> {
        managers(turn.props, turn.moves, turn.decision)
    }

    fn middle(turn: &TurnProps<'_, Self>) -> Html {
        rink(turn)
    }

    fn own(turn: &TurnProps<'_, Self>, seat: Seat) -> Html {
        let (props, moves, decision) = (turn.props, turn.moves, turn.decision);
        let active = props.seen.mine();
        let anchor = Anchor::Seat(seat).to_string();
        let facts = html! { <p class="facts">{ wins(&props.seen.view, seat) }</p> };
        // The button that submits a line-up leaves no room for a note: until it is read, that takes the place of the
        // orders to choose from.
        let lines_up = matches!(decision.staged, Staged::Line(..));
        let note = if lines_up {
            turn.note.clone()
        } else {
            Html::default()
        };
        html! {
            <>
                { own_plate(props, seat, active, Some(anchor), facts) }
                { own_team(turn, seat) }
                <div class="choices">
                    { note }
                    { choices(moves, decision) }
                    { standing(props, decision) }
                </div>
                { action_bar(turn) }
            </>
        }
    }

    fn face_down(turn: &TurnProps<'_, Self>, seat: Seat) -> Html {
        let (props, view) = (turn.props, &turn.props.seen.view);
        let acts = props.seen.to_act().has(seat);
        let seat_anchor = Anchor::Seat(seat).to_string();
        let anchor = |place| format!("{seat_anchor}-{place}");
        let facts = html! { <p class="facts">{ wins(view, seat) }</p> };
        let cards = match view.stage {
            Stage::Picking(_) => 0,
            _ => TEAM,
        };
        html! {
            <>
                { own_plate(props, seat, acts, Some(seat_anchor.clone()), facts) }
                { face_down(back(), cards, anchor) }
                <div class="choices" />
                { action_bar(turn) }
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
            // All backs are alike: a tapped one is drawn at once.
            (Gesture::Back(with, place), _) => {
                drawn::tapped(place);
                play(moves, Staged::Trade(Some(with)), at);
            }
            // To move a card where it goes is as deliberate as the button.
            (Gesture::Under(place), _) => play(moves, Staged::Draft(Some(place)), at),
            (Gesture::Gift(place), _) => play(moves, Staged::Give(place), at),
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

/// Where cards of the viewer's team can be moved now.
fn goes(seen: &Observation<Slapshot>) -> Goes {
    match seen.view.stage {
        _ if !seen.mine() => Goes::Nowhere,
        Stage::LiningUp { own: None, .. } => Goes::Slots,
        Stage::GivingBack { .. } => Goes::Gift,
        Stage::Turn(_) if is_there(seen, Verb::Draft) && cannot(seen, Verb::Draft).is_none() => {
            Goes::Under
        }
        _ => Goes::Nowhere,
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
        (Stage::GivingBack { .. }, _) if props.turning() => {
            (own.iter().copied().enumerate().collect(), None)
        }
        (_, staged) => (own.iter().copied().enumerate().collect(), staged.place()),
    };
    // What was drawn must not be known before it is turned over.
    let gives_back = active && !props.turning() && matches!(view.stage, Stage::GivingBack { .. });
    let lines_up = active && matches!(view.stage, Stage::LiningUp { own: None, .. });
    let goes = goes(seen);
    let away = match view.stage {
        Stage::GivingBack {
            with,
            drawn: Some(drawn),
            ..
        } if with == seat => own.iter().rposition(|&card| card == drawn),
        _ => None,
    };
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
            {lines_up}
            {away}
            {goes}
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

/// Plays this, or shows why it is not allowed.
fn play(moves: &Moves, staged: Staged, at: f64) {
    match moves.decide(staged).ready() {
        Some(action) => moves.play(action, at),
        None => moves.stage.emit(staged),
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
