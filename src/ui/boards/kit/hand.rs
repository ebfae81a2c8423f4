//! The viewer's cards: what a click on one means, where it can be dragged, the focus among them, and the digits that tap
//! them.
//!
//! To let cards be dragged, a board needs three lines: the button of a card gets `onpointerdown={drags(active,
//! &ongesture, |place| (place == "pile").then_some(Gesture::Drop(card)))}` and `data-drags={active.then_some("")}`, the
//! place gets `data-drop="pile"`, and the gesture goes to [`Moves::drop`](super::Moves::drop) with what a tap would stage.
//! Cards that are put in order are such places themselves, with `data-swaps`.
//! Where it means something that a card is over a place or is refused there, it gets [`drags_telling`] instead.

use yew::prelude::*;

use crate::games::GameId;
use crate::ui::commands::use_digits;
use crate::ui::components::{
    RovingFocus, first_click, focus_is_lost, focus_is_on, focus_within, use_roving_focus,
};

pub use crate::ui::motion::{Dragged, drags, drags_telling, lifts};

/// A tap on one of several cards, given by its index or whatever else identifies it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tap<P = usize> {
    /// Tapped it.
    Once(P),
    /// Double-tapped it.
    Twice(P),
}

/// The click listener of a button that stands for a gesture.
pub fn click<G: Copy + 'static>(
    ongesture: &Callback<(G, f64)>,
    gesture: G,
) -> Callback<MouseEvent> {
    ongesture.reform(move |event: MouseEvent| (gesture, event.time_stamp()))
}

/// The listeners of a card for a click and for a double click. They do nothing unless the viewer can act.
pub fn taps<P: Copy, G: Copy + 'static>(
    active: bool,
    ongesture: &Callback<(G, f64)>,
    gesture: fn(Tap<P>) -> G,
    place: P,
) -> (Callback<MouseEvent>, Callback<MouseEvent>) {
    if !active {
        return (Callback::noop(), Callback::noop());
    }
    let click = |tap| click(ongesture, gesture(tap));
    (
        first_click(click(Tap::Once(place))),
        click(Tap::Twice(place)),
    )
}

/// The viewer's cards side by side: buttons of the class `held`, with their indexes in `data-place`.
pub struct CardRow {
    /// The game.
    pub game: GameId,
    /// The number of cards.
    pub cards: usize,
    /// The index of the staged card.
    pub staged: Option<usize>,
    /// Whether the viewer can act.
    pub active: bool,
    /// The step of the game.
    pub step: usize,
    /// Called when a digit taps a card.
    pub ondigit: Callback<(usize, f64)>,
}

/// Returns the roving focus of a row of cards. It takes the focus when it is the viewer's turn, follows what is staged
/// by key, and lets digits tap cards.
#[hook]
pub fn use_card_row(row: CardRow) -> RovingFocus {
    let focus = use_roving_focus(row.cards);
    use_focus_on_turn(&focus.section, row.step, row.active, row.staged.is_none());
    // If another card has the focus, it follows what was staged by key.
    use_effect_with(row.staged, {
        let section = focus.section.clone();
        move |staged| {
            if let Some(place) = staged.filter(|_| focus_is_on(".held[data-place]")) {
                focus_within(&section, &format!("[data-place='{place}']"));
            }
        }
    });
    use_card_digits(
        row.game,
        &focus.section,
        row.active.then_some(row.cards),
        row.ondigit,
    );
    focus
}

/// Lets each digit focus and tap the card with its index in `data-place`, while the viewer can act with so many cards.
#[hook]
pub fn use_card_digits(
    game: GameId,
    section: &NodeRef,
    active: Option<usize>,
    ondigit: Callback<(usize, f64)>,
) {
    let section = section.clone();
    use_digits(
        game,
        Callback::from(move |(digit, at): (usize, f64)| {
            let there = active.is_some_and(|cards| digit < cards);
            if there {
                focus_within(&section, &format!("[data-place='{digit}']"));
                ondigit.emit((digit, at));
            }
            there
        }),
    );
}

/// Moves the focus to the tab stop of a section if the viewer can act and nothing else has the focus: at each step of
/// the game, and when something is staged or no longer staged.
#[hook]
pub fn use_focus_on_turn(section: &NodeRef, step: usize, active: bool, idle: bool) {
    let section = section.clone();
    use_effect_with((step, active, idle), move |&(_, active, _)| {
        if active && focus_is_lost() {
            focus_within(&section, "[tabindex='0']");
        }
    });
}
