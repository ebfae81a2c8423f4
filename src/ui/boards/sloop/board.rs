//! The table of Sloop.

use crate::staging::sloop::{Decision, Play, Staged, Verb, is_open, playable, ways};
use std::rc::Rc;

use yew::prelude::*;

use super::Gesture;
use super::action_bar::action_bar;
use super::anchor::Anchor;
use super::choices::verbs;
use super::display::Display;
use super::hand::Hand;
use super::help::notes;
use super::players::{Players, building, pile, team};
use super::prompt::{deciding, prompt};
use crate::engine::{Observation, Seat};
use crate::games::sloop::{Action, Card, Sloop, Stage, Value};
use crate::i18n::sloop::Msg;
use crate::settings::{Command, Confirm};
use crate::ui::boards::kit::{BoardProps, Note, Tap, TurnProps, TurnUi, own_plate, press_in_bar};
use crate::ui::components::focus_is_on_another_button;
use crate::ui::keys::Stroke;
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
        notes(&turn.props.seen)
    }

    fn prompt(turn: &TurnProps<'_, Self>) -> Html {
        prompt(turn.props, turn.decision)
    }

    fn middle(turn: &TurnProps<'_, Self>) -> Html {
        let props = turn.props;
        html! {
            <Display
                seen={props.seen.clone()}
                names={props.names.clone()}
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
        let (active, name) = (props.seen.mine(), &props.names[seat]);
        let anchor = Anchor::Seat(seat).to_string();
        html! {
            <>
                { own_plate(seat, name, active, Some(anchor), own_facts(props, seat)) }
                { hand(turn, seat) }
                { verbs(props, moves, decision) }
                { action_bar(props, moves, decision) }
            </>
        }
    }

    fn gesture(moves: &Moves, decision: &Decision, gesture: Gesture, at: f64) {
        match (gesture, decision.staged.play()) {
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
            (_, None) => {}
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

/// What everybody may know about the viewer.
fn own_facts(props: &BoardProps<Sloop>, seat: Seat) -> Html {
    let view = &props.seen.view;
    html! {
        <p class="facts">
            { pile(view, seat) }
            { building(view, seat) }
            if view.options.partner(seat).is_some() {
                <span class="team" data-figure="team">{ say(Msg::TeamCount(team(view, seat))) }</span>
            }
        </p>
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
    let takes = |action: &Action| match action {
        Action::Capture { card, .. } | Action::Continue { card, .. } => Some(*card),
        _ => None,
    };
    let takes: Vec<Card> = if turn.marks && active && staged.is_none() {
        seen.legal().filter_map(takes).collect()
    } else {
        Vec::new()
    };
    let partner = view.options.partner(seat);
    let known = partner.map(|it| (props.names[it].clone(), view.told.to_vec()));
    let (flipped, offered) = match &view.stage {
        Stage::Flipped { cards, .. } if active => (cards.to_vec(), None),
        Stage::Answering { card, .. } if active => (Vec::new(), *card),
        _ => (Vec::new(), None),
    };
    html! {
        <Hand
            name={props.names[seat].clone()}
            hand={view.own.clone().unwrap_or_default().to_vec()}
            {flipped}
            {known}
            {offered}
            {staged}
            {takes}
            {active}
            past={props.now.is_none()}
            step={seen.step}
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

/// A tap on a build includes it: the staged card captures or continues it.
fn tap_build(moves: &Moves, decision: &Decision, play: Play, number: Value) -> Play {
    let view = &moves.seen.view;
    let can = |verb| decision.facts.builds.contains(&(number, verb));
    let captures = play.captures() && play.touches(view) == Some(number);
    if captures && can(Verb::Continue) {
        play.to(Verb::Continue)
    } else if captures {
        play.tap_build()
    } else if can(Verb::Capture) {
        let to = play.to(Verb::Capture);
        if play.card(view).is_some_and(Card::is_wild) {
            to.counting(number)
        } else {
            to
        }
    } else {
        play.to(Verb::Continue)
    }
}

/// A tap on a loose card includes or excludes it; if the staged card was not to take anything, it captures, or else
/// builds.
fn tap_loose(moves: &Moves, play: Play, place: usize) -> Play {
    let view = &moves.seen.view;
    if !matches!(play.verb, None | Some(Verb::Act | Verb::Put)) {
        return play.tap_loose(view, place);
    }
    let decision = moves.decide(Staged::Card(Play::of(play.place)));
    let first = [Verb::Capture, Verb::Build, Verb::Continue];
    let can = first.into_iter().find(|verb| decision.facts.can(*verb));
    let to = play.to(can.unwrap_or(Verb::Capture)).resolved(&moves.seen);
    if to.chosen.is_some_and(|chosen| chosen.has(place)) {
        to
    } else {
        to.tap_loose(view, place)
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
