//! What a card of the hand means that is held over the display, or tapped together with something there.

use super::{Drag, Target};
use crate::games::sloop::{Card, Value};
use crate::settings::Confirm;
use crate::staging::sloop::{Decision, Play, Staged, Verb, may_take_more};

/// What the viewer can do at this board.
type Moves = crate::ui::boards::kit::Moves<Staged>;

/// Handles what happens to the card at a place of the hand while it is held. What is said then is what the drop will do.
pub(super) fn dragged(moves: &Moves, staged: Option<Play>, (place, drag): (usize, Drag), at: f64) {
    let view = &moves.seen.view;
    match (drag, staged) {
        (Drag::Lift, staged) => lift(moves, staged, place),
        (Drag::Drop(target), _) => drop_on(moves, place, target, at),
        (Drag::Over(target) | Drag::Refuse(target), Some(_)) => {
            let play = meant(moves, Play::of(place), target);
            moves.stage.emit(Staged::Card(play));
        }
        (Drag::Left, Some(_)) => moves.stage.emit(Staged::tapped(view, place)),
        (Drag::Return, Some(play)) if play == Play::of(place).resolved(&moves.seen) => {
            moves.stage.emit(Staged::Nothing);
        }
        _ => {}
    }
}

/// A tap on a build includes it: the staged card captures or continues it.
pub(super) fn tap_build(moves: &Moves, decision: &Decision, play: Play, number: Value) -> Play {
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

/// A card that is held is staged, so that what it would do is seen.
fn lift(moves: &Moves, staged: Option<Play>, place: usize) {
    if staged.is_none_or(|play| play.place != place) {
        moves.stage.emit(Staged::tapped(&moves.seen.view, place));
    }
}

/// The uses of a card that take other cards, the most usual first.
const TAKES: [Verb; 3] = [Verb::Capture, Verb::Build, Verb::Continue];

/// What is meant by a card that is let go on a target.
fn meant(moves: &Moves, play: Play, target: Target) -> Play {
    let decision = moves.decide(Staged::Card(play));
    let can = |verb| decision.facts.can(verb);
    match target {
        Target::Felt if can(Verb::Act) => play.to(Verb::Act),
        // On nothing, it may be meant to take something.
        Target::Felt if TAKES.into_iter().any(can) => play,
        Target::Felt => play.to(Verb::Put),
        Target::Loose(at) => tap_loose(moves, play, at),
        Target::Build(number) => tap_build(moves, &decision, play, number),
    }
}

/// Plays a card that was dropped there, if it can be played as proposed; otherwise it lies there until it is.
fn drop_on(moves: &Moves, place: usize, target: Target, at: f64) {
    let onto = Some(target);
    let dropped = Play {
        onto,
        ..Play::of(place)
    };
    let play = meant(moves, dropped, target);
    let to = Staged::Card(play);
    // What it is to do has not been said.
    if play.verb.is_none() {
        return moves.stage.emit(to);
    }
    let decision = moves.decide(to);
    // An extra card would be lost without a word.
    if may_take_more(&decision, &moves.seen.view) && moves.confirm != Confirm::Never {
        moves.stage.emit(to);
    } else {
        moves.drop(to, at);
    }
}

/// A tap on a loose card includes or excludes it; if the staged card was not to take anything, it captures, or else
/// builds.
pub(super) fn tap_loose(moves: &Moves, play: Play, place: usize) -> Play {
    let view = &moves.seen.view;
    if !matches!(play.verb, None | Some(Verb::Act | Verb::Put)) {
        return play.tap_loose(view, place);
    }
    let decision = moves.decide(Staged::Card(Play::of(play.place)));
    let can = TAKES.into_iter().find(|verb| decision.facts.can(*verb));
    let to = play.to(can.unwrap_or(Verb::Capture)).resolved(&moves.seen);
    if to.chosen.is_some_and(|chosen| chosen.has(place)) {
        to
    } else {
        to.tap_loose(view, place)
    }
}
