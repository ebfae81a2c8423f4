//! Help with Dealt!: the quick reference, and the notes for new players with when to show them.

use yew::prelude::*;

use super::cards::face;
use crate::engine::Observation;
use crate::games::GameId;
use crate::games::dealt::{Action, Card, Dealt, Rank, Stage, Value};
use crate::i18n::dealt::{Lookup, Msg, Note};
use crate::staging::dealt::{Run, Staged};
use crate::ui::boards::kit;
use crate::ui::parts::rule_note;
use crate::ui::words::say;

/// The quick reference.
pub(super) fn reference() -> Html {
    let specials = [
        (Some(Card::X), Lookup::Wild, "DE-2.4"),
        (Some(Card::Stop), Lookup::Stop, "DE-4.2"),
        (Some(Card::Redraw), Lookup::Redraw, "DE-4.3"),
        (None, Lookup::Reserve, "DE-3.2"),
        (None, Lookup::Loss, "DE-5.4"),
    ];
    html! {
        <div class="lookup">
            <ol class="ranks">{ for Rank::ALL.into_iter().map(rung) }</ol>
            { looked_up(None, Lookup::Beats, "DE-2.3") }
            { for specials.map(|(card, what, clause)| looked_up(card, what, clause)) }
        </div>
    }
}

fn rung(rank: Rank) -> Html {
    let example: &[u8] = match rank {
        Rank::Solo => &[8],
        Rank::TwoStraight => &[5, 4],
        Rank::Pair => &[8, 8],
        Rank::ThreeStraight => &[5, 7, 6],
        Rank::Trips => &[8, 8, 8],
    };
    let cards = example.iter().enumerate().filter_map(|(at, &number)| {
        let card = face(Card::Number(Value::new(number)?));
        Some(html! { <span key={at}>{ card }</span> })
    });
    html! {
        <li key={rank as usize}>
            <span class="cards" aria-hidden="true">{ for cards }</span>
            { say(Msg::Rank(rank)) }
        </li>
    }
}

fn looked_up(card: Option<Card>, what: Lookup, clause: &'static str) -> Html {
    rule_note(
        GameId::Dealt,
        clause,
        card.map(face),
        say(Msg::Lookup(what)),
    )
}

/// The notes for this moment.
pub(super) fn notes(seen: &Observation<Dealt>, staged: Staged, runs: &[Run]) -> Vec<kit::Note> {
    let due = if !seen.mine() {
        Vec::new()
    } else if is_placing(seen, staged) {
        vec![Note::Gap]
    } else {
        on_turn(seen, runs)
    };
    let words = |note| kit::Note {
        id: id(note),
        words: say(Msg::Note(note)),
    };
    due.into_iter().map(words).collect()
}

/// Whether a card has to be placed in the hand.
pub(super) fn is_placing(seen: &Observation<Dealt>, staged: Staged) -> bool {
    let drawn = matches!(seen.view.stage, Stage::Redrawing { .. });
    seen.mine() && (drawn || matches!(staged, Staged::Reserve { .. }))
}

fn on_turn(seen: &Observation<Dealt>, runs: &[Run]) -> Vec<Note> {
    let reserve = seen
        .legal()
        .any(|action| matches!(action, Action::TakeReserve { .. }));
    let beats = runs.iter().any(|run| run.best.is_some());
    let mut due = Vec::new();
    if reserve && !beats {
        due.push(Note::Reserve);
    }
    due.push(Note::Neighbours);
    if runs.iter().any(|run| run.len > 1) {
        due.push(Note::Brackets);
    }
    if reserve && beats {
        due.push(Note::Reserve);
    }
    due
}

fn id(note: Note) -> &'static str {
    match note {
        Note::Neighbours => "dealt-neighbours",
        Note::Brackets => "dealt-brackets",
        Note::Reserve => "dealt-reserve",
        Note::Gap => "dealt-gap",
    }
}
