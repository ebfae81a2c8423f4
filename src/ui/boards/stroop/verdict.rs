//! The verdict on a card that did not land: it jumps toward the middle and falls back into its cell, with a large cross
//! if it did not fit. The reason stands above the hand, and on the card itself where that is large. Nothing else is
//! covered, and all of it is gone soon after the middle has changed.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::cards::face;
use super::cells::Cells;
use super::grid::word_scale;
use super::place::Turn;
use crate::engine::{Millis, Seat};
use crate::games::stroop::{Board, Card, Fate};

/// The cross, drawn twice: its edge, and its color.
const CROSS: &str = "M1 1l8 8M9 1l-8 8";

/// How far a refused card jumps, in CSS pixels: the middle stays in view.
const JUMP: f64 = 24.0;

/// A middle that changes so soon after a try, in milliseconds, is the one that the try was judged by, as in a tie.
const JUDGED: Millis = 50;

/// The cross.
pub(super) fn cross() -> Html {
    html! { <svg class="cross" viewBox="0 0 10 10" aria-hidden="true"><path d={CROSS} /><path d={CROSS} /></svg> }
}

/// What was said of a seat's last try.
#[derive(Clone, PartialEq)]
pub(super) struct Ruling {
    /// Its ordinal.
    pub(super) tries: u32,
    /// Its class in the style sheet.
    pub(super) class: &'static str,
    /// The text.
    pub(super) words: AttrValue,
    /// Whether the middle has changed since.
    pub(super) past: bool,
    /// The card, if it has come back, and its cell.
    pub(super) back: Option<(Card, usize)>,
}

/// See [`Verdict`].
#[derive(Properties, PartialEq)]
pub(super) struct VerdictProps {
    /// The card.
    pub(super) card: Card,
    /// Its cell.
    pub(super) cell: usize,
    /// The orientation of the zone.
    pub(super) turn: Turn,
    /// What is said.
    pub(super) ruling: Ruling,
    /// How long the hand pauses, in milliseconds: the cross stays as long.
    pub(super) lasts: Option<u32>,
}

/// The verdict, which is never in the way of a finger.
#[component]
pub(super) fn Verdict(props: &VerdictProps) -> Html {
    let here = use_node_ref();
    use_effect_with((here.clone(), props.cell), {
        let (turn, lasts) = (props.turn, props.lasts);
        move |(here, cell)| {
            if let Some((it, lasts)) = here.cast::<HtmlElement>().zip(lasts) {
                let _ = it.style().set_property("--lasts", &format!("{lasts}ms"));
            }
            place(here, *cell, turn);
        }
    });
    html! {
        <span ref={here} class={classes!("verdict", props.ruling.class)} aria-hidden="true">
            <span class="tried">
                { face(props.card) }
                { cross() }
            </span>
            <b class={classes!("says", props.ruling.past.then_some("past"))}>{ &props.ruling.words }</b>
        </span>
    }
}

/// Puts it over its cell, and tells the style sheet where it jumps.
fn place(here: &NodeRef, cell: usize, turn: Turn) -> Option<()> {
    let it = here.cast::<HtmlElement>()?;
    let cells = it.parent_element()?;
    let of = format!("[data-cell='{cell}']");
    let cell = cells.query_selector(&of).ok()??;
    let cell = cell.dyn_into::<HtmlElement>().ok()?;
    let style = it.style();
    for (name, value) in [
        ("--left", cell.offset_left()),
        ("--top", cell.offset_top()),
        ("--wide", cell.offset_width()),
        ("--high", cell.offset_height()),
    ] {
        let _ = style.set_property(name, &format!("{value}px"));
    }
    let surface = cells.closest(".surface").ok()??;
    let middle = surface.query_selector(middle(turn)).ok()??;
    let (from, to) = (center(&cell), center(&middle));
    let (across, down) = turn.within(to.0 - from.0, to.1 - from.1);
    let part = JUMP / across.hypot(down).max(JUMP);
    let (across, down) = (across * part, down * part);
    let _ = style.set_property("--toward", &format!("{across:.0}px {down:.0}px"));
    Some(())
}

/// The card in the middle as whoever has a zone with this orientation sees it.
pub(super) fn middle(turn: Turn) -> &'static str {
    if turn.is_over() {
        ".middle .center.over"
    } else {
        ".middle .center:not(.over)"
    }
}

/// The scale of the word on a card, which may be in motion.
pub(super) fn printed(card: &HtmlElement) -> f64 {
    word_scale(card.offset_width().into(), card.offset_height().into())
}

/// The center of an element on the screen.
pub(super) fn center(of: &Element) -> (f64, f64) {
    let place = of.get_bounding_client_rect();
    (
        place.x() + place.width() / 2.0,
        place.y() + place.height() / 2.0,
    )
}

/// Whether the middle has changed since the last try of a seat was judged.
pub(super) fn is_past(board: &Board, seat: Seat) -> bool {
    board.turned > board.lately[seat].tried.saturating_add(JUDGED)
}

/// The card that a seat has tried last, if it has come back, and its cell.
pub(super) fn came_back(board: &Board, seat: Seat, cells: &Cells) -> Option<(Card, usize)> {
    match board.lately[seat].fate? {
        Fate::Second(card, _) | Fate::TooLate(card) | Fate::Fumbled(card, _) => {
            Some((card, cells.find(card)?))
        }
        _ => None,
    }
}
