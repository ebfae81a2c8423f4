//! The table of Sloop.

use crate::staging::sloop::{Decision, Play, Staged, Verb, is_open, playable, takes, ways};
use std::rc::Rc;

use yew::prelude::*;

use super::Gesture;
use super::action_bar::action_bar;
use super::anchor::Anchor;
use super::cards::back;
use super::choices::verbs;
use super::display::Display;
use super::dragged::{dragged, tap_build, tap_loose};
use super::hand::Hand;
use super::notes::notes;
use super::own_look::OwnLook;
use super::players::{Players, building, captured_last, pile, team};
use super::prompt::{deciding, prompt};
use crate::engine::{Observation, Seat};
use crate::games::sloop::{Card, Sloop, Stage};
use crate::i18n::sloop::Msg;
use crate::settings::{Command, Confirm};
use crate::ui::boards::kit::{
    BoardProps, Note, PlayersProps, Tap, TurnProps, TurnUi, face_down, own_plate, press_in_bar,
};
use crate::ui::commands::Stroke;
use crate::ui::components::focus_is_on_another_button;
use crate::ui::motion::{figure, seen};
use crate::ui::words::say;

/// What the viewer can do at this board.
type Moves = crate::ui::boards::kit::Moves<Staged>;

impl TurnUi for Sloop {
    type Staged = Staged;
    type Gesture = Gesture;
    type Players = Players;

    const CARDS: &'static str = ".hand, .display";

    fn clause(seen: &Observation<Sloop>, decision: &Decision) -> &'static str {
        deciding(seen, decision)
    }

    fn notes(turn: &TurnProps<'_, Self>) -> Vec<Note> {
        notes(&turn.props.seen, turn.decision)
    }

    fn prompt(turn: &TurnProps<'_, Self>) -> Html {
        prompt(turn)
    }

    fn middle(turn: &TurnProps<'_, Self>) -> Html {
        let props = turn.props;
        html! {
            <Display
                seen={props.seen.clone()}
                names={props.names.clone()}
                near={props.seen.eyes.seat().or(props.near)}
                last_turns={Rc::clone(&props.last_turns)}
                decision={Rc::clone(turn.decision)}
                active={props.seen.mine()}
                marks={turn.marks}
                memory={props.now.is_some().then(|| props.memory.clone())}
                ongesture={turn.ongesture.clone()}
            />
        }
    }

    fn own(turn: &TurnProps<'_, Self>, seat: Seat) -> Html {
        let (props, moves, decision) = (turn.props, turn.moves, turn.decision);
        let active = props.seen.mine();
        let anchor = Anchor::Seat(seat).to_string();
        html! {
            <>
                { own_plate(props, seat, active, Some(anchor), own_facts(props, seat)) }
                { hand(turn, seat) }
                { verbs(props, moves, decision) }
                { action_bar(turn) }
            </>
        }
    }

    fn face_down(turn: &TurnProps<'_, Self>, seat: Seat) -> Html {
        let (props, view) = (turn.props, &turn.props.seen.view);
        let acts = props.seen.to_act().has(seat);
        let seat_anchor = Anchor::Seat(seat).to_string();
        let cards = usize::from(view.hands[seat]);
        // Cards come and go at its end.
        let held = Anchor::Held(seat);
        let anchor = |place| {
            if place + 1 == cards {
                held.to_string()
            } else {
                format!("{held}-{place}")
            }
        };
        html! {
            <>
                { own_plate(props, seat, acts, Some(seat_anchor), own_facts(props, seat)) }
                { face_down(back(), cards, anchor) }
                <div class="verbs" />
                { action_bar(turn) }
            </>
        }
    }

    fn gesture(moves: &Moves, decision: &Decision, gesture: Gesture, at: f64) {
        match (gesture, decision.staged.play()) {
            (Gesture::Drag(place, drag), staged) => dragged(moves, staged, (place, drag), at),
            (Gesture::Hand(tap), _) => tap_hand(moves, decision.staged, tap, at),
            (Gesture::Loose(place), Some(play)) => {
                moves
                    .stage
                    .emit(Staged::Card(tap_loose(moves, play, place)));
            }
            (Gesture::Build(number), Some(play)) => {
                moves
                    .stage
                    .emit(Staged::Card(tap_build(moves, decision, play, number)));
            }
            (Gesture::Loose(place), None) => {
                if let Some(play) = Play::taking(&moves.seen, place) {
                    moves.stage.emit(Staged::Card(play));
                }
            }
            (Gesture::Build(_), None) => {}
        }
    }

    fn command(moves: &Moves, decision: &Decision, stroke: Stroke) -> bool {
        match stroke.command {
            Command::Confirm if decision.action.is_none() => {
                let meant = focus_is_on_another_button(".action-bar");
                !meant && press_in_bar(".end")
            }
            Command::NextPlay => step(moves, decision, true),
            Command::LastPlay => step(moves, decision, false),
            Command::Capture => stage_verb(moves, decision, &[Verb::Capture]),
            Command::Build => stage_verb(moves, decision, &[Verb::Build]),
            Command::Add => stage_verb(moves, decision, &[Verb::Continue]),
            Command::PutDown => {
                let acts = decision
                    .staged
                    .play()
                    .is_some_and(|play| play.verb == Some(Verb::Act));
                let verbs = if acts {
                    [Verb::Put, Verb::Act]
                } else {
                    [Verb::Act, Verb::Put]
                };
                stage_verb(moves, decision, &verbs)
            }
            _ => false,
        }
    }
}

/// What everybody may know about the viewer, with a closer look at it.
fn own_facts(props: &BoardProps<Sloop>, seat: Seat) -> Html {
    let view = &props.seen.view;
    html! {
        <>
            <OwnLook {seat} players={PlayersProps::of(props, Some(seat))} />
            <p class="facts">
                { pile(view, seat) }
                { building(view, seat) }
                { captured_last(view, seat) }
                if view.options.partner(seat).is_some() {
                    <span class="team">
                        { figure("team", "", say(Msg::TeamCount(team(view, seat))), seen) }
                        <span class="unseen">{ say(Msg::TeamCount(team(view, seat))) }</span>
                    </span>
                }
            </p>
        </>
    }
}

/// The hand, or the flipped cards.
fn hand(turn: &TurnProps<'_, Sloop>, seat: Seat) -> Html {
    let props = turn.props;
    let seen = &props.seen;
    let (view, active) = (&seen.view, seen.mine());
    let staged = match turn.decision.staged {
        Staged::Nothing => None,
        Staged::Card(play) => Some(play.place),
        Staged::ForPartner(place) => Some(place),
    };
    let takes: Vec<Card> = if turn.marks && active && staged.is_none() {
        let takers = seen.legal().filter(|action| takes(action));
        takers.filter_map(Verb::of).map(|(_, card)| card).collect()
    } else {
        Vec::new()
    };
    let partner = view.options.partner(seat);
    let known = partner.map(|it| (props.names[it].clone(), view.shown.to_vec()));
    let (flipped, offered) = match &view.stage {
        Stage::Flipped { cards, .. } if active => (cards.to_vec(), None),
        Stage::Answering { card, .. } if active => (Vec::new(), *card),
        _ => (Vec::new(), None),
    };
    html! {
        <Hand
            {seat}
            name={props.names[seat].clone()}
            hand={view.own.clone().unwrap_or_default().to_vec()}
            {flipped}
            {known}
            {offered}
            {staged}
            laid={turn.decision.staged.play().is_some_and(|play| play.onto.is_some())}
            {takes}
            {active}
            past={props.now.is_none()}
            seen={Rc::clone(seen)}
            memory={props.memory.clone()}
            ongesture={turn.ongesture.clone()}
        />
    }
}

/// Handles a tap on the viewer's hand.
fn tap_hand(moves: &Moves, staged: Staged, tap: Tap, at: f64) {
    let view = &moves.seen.view;
    let open = |to| is_open(&moves.decide(to), view);
    match tap {
        Tap::Once(place) => {
            let to = Staged::tapped(view, place);
            let again = match staged {
                Staged::Nothing => false,
                Staged::Card(play) => play.place == place,
                Staged::ForPartner(it) => it == place,
            };
            if again {
                moves.stage.emit(Staged::Nothing);
            } else if moves.confirm == Confirm::Never && !open(to) {
                moves.offer(to, at);
            } else {
                moves.stage.emit(to);
            }
        }
        // The first tap has staged or unstaged the card.
        Tap::Twice(place) if moves.confirm != Confirm::Always => {
            let to = Staged::tapped(view, place);
            if open(to) {
                moves.stage.emit(to);
            } else {
                moves.offer(to, at);
            }
        }
        Tap::Twice(place) => moves.stage.emit(Staged::tapped(view, place)),
    }
}

/// Stages the first of these uses that the staged card allows, or else the first card of the hand that allows one; if
/// none does, the board explains why.
fn stage_verb(moves: &Moves, decision: &Decision, verbs: &[Verb]) -> bool {
    let view = &moves.seen.view;
    let cards = playable(view).len();
    let places = match decision.staged {
        Staged::Card(play) => play.place..play.place + 1,
        _ => 0..cards,
    };
    let can = |place: usize, verb: Verb| {
        let card = playable(view).get(place);
        card.is_some_and(|card| ways(&moves.seen, *card).any(|(it, _)| it == verb))
    };
    let mut all = places.flat_map(|place| verbs.iter().map(move |verb| (place, *verb)));
    let found = all.find(|&(place, verb)| can(place, verb));
    let staged = decision.staged.play();
    let plays = matches!(view.stage, Stage::Turn { .. } | Stage::Flipped { .. });
    match (found, verbs.last()) {
        (Some((place, verb)), _) => moves.stage(Staged::Card(Play::of(place).to(verb))),
        (None, Some(&verb)) if plays => {
            moves.stage(Staged::Card(staged.unwrap_or_default().to(verb)))
        }
        _ => false,
    }
}

/// Moves to the next or previous way to play the card, or else to another card.
fn step(moves: &Moves, decision: &Decision, on: bool) -> bool {
    let next = decision.staged.stepped(&decision.facts, &moves.seen, on);
    next.is_some_and(|next| moves.stage(next))
}
