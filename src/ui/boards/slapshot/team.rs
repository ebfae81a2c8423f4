//! The viewer's team: six cards, or six slots while it lines up.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use super::Gesture;
use super::anchor::Anchor;
use super::cards::face;
use crate::games::slapshot::Card;
use crate::i18n::Name;
use crate::i18n::slapshot::{Msg, Prompt};
use crate::ui::boards::kit::{CardRow, Tap, taps, use_card_row};
use crate::ui::components::RovingFocus;
use crate::ui::words::say;

/// See [`Team`].
#[derive(Properties, PartialEq)]
pub(super) struct TeamProps {
    /// The player's name.
    pub(super) name: Name,
    /// The cards in display order, each with its place in the team.
    pub(super) cards: Vec<(usize, Card)>,
    /// Whether they line up.
    pub(super) lines_up: bool,
    /// The staged card's place from the left.
    pub(super) staged: Option<usize>,
    /// Which cards can be tapped to some effect; the labels of the others say that they cannot.
    pub(super) fits: Vec<bool>,
    /// Whether the viewer can act.
    pub(super) active: bool,
    /// Whether this is the past, where nothing can be done.
    pub(super) past: bool,
    /// The step of the game.
    pub(super) step: usize,
    pub(super) ongesture: Callback<(Gesture, f64)>,
}

/// The cards: one tab stop, with arrow keys to move between them.
#[component]
pub(super) fn Team(props: &TeamProps) -> Html {
    let RovingFocus {
        section,
        stop,
        onkeydown,
        onfocusin,
    } = use_card_row(CardRow {
        cards: props.cards.len(),
        staged: props.staged,
        active: props.active,
        step: props.step,
        ondigit: props
            .ongesture
            .reform(|(place, at)| (Gesture::Team(Tap::Once(place)), at)),
    });
    let dragged = use_mut_ref(|| None::<usize>);
    let label = if props.lines_up {
        Msg::LineUp(&props.name)
    } else {
        Msg::Team(&props.name)
    };
    let slots = props.cards.iter().enumerate();
    let slots = slots.map(|(at, (place, card))| {
        let drag = Drag {
            from: dragged.clone(),
            to: props.ongesture.clone(),
        };
        slot(props, at, (*place, *card), stop, &drag)
    });
    html! {
        <section
            ref={section}
            tabindex="-1"
            class={classes!("team", props.lines_up.then_some("lining"))}
            aria-label={say(label)}
            {onkeydown}
            {onfocusin}
        >
            { for slots }
        </section>
    }
}

/// A card being dragged between slots.
struct Drag {
    from: Rc<RefCell<Option<usize>>>,
    to: Callback<(Gesture, f64)>,
}

impl Drag {
    /// Starts dragging the card of a slot.
    fn start(&self, at: usize) -> Callback<DragEvent> {
        let from = Rc::clone(&self.from);
        Callback::from(move |_| {
            from.replace(Some(at));
        })
    }

    /// Allows dropping on a slot, but only cards.
    fn over(&self) -> Callback<DragEvent> {
        let from = Rc::clone(&self.from);
        Callback::from(move |event: DragEvent| {
            if from.borrow().is_some() {
                event.prevent_default();
            }
        })
    }

    /// Drops the card on a slot.
    fn drop(&self, at: usize) -> Callback<DragEvent> {
        let (from, to) = (Rc::clone(&self.from), self.to.clone());
        Callback::from(move |event: DragEvent| {
            if let Some(from) = from.take() {
                event.prevent_default();
                if from != at {
                    to.emit((Gesture::Onto(from, at), event.time_stamp()));
                }
            }
        })
    }

    /// Ends the drag, wherever the card was dropped.
    fn end(&self) -> Callback<DragEvent> {
        let from = Rc::clone(&self.from);
        Callback::from(move |_| {
            from.take();
        })
    }
}

fn slot(
    props: &TeamProps,
    at: usize,
    (place, card): (usize, Card),
    stop: usize,
    drag: &Drag,
) -> Html {
    let staged = props.staged == Some(at);
    let fits = props.fits.get(at).copied().unwrap_or(true);
    let label = if props.lines_up {
        Prompt::Slot {
            card,
            slot: at + 1,
            held: staged,
        }
    } else if fits {
        Prompt::TeamCard {
            card,
            place: at + 1,
        }
    } else {
        Prompt::OtherKind {
            card,
            place: at + 1,
        }
    };
    let (onclick, mut ondblclick) = taps(props.active, &props.ongesture, Gesture::Team, at);
    if props.lines_up {
        ondblclick = Callback::noop();
    }
    let moves = props.active && props.lines_up;
    // Elements stay in place as the cards move: a moved element would lose the focus.
    html! {
        <button
            key={at}
            type="button"
            class={classes!("held", (!fits).then_some("unfit"))}
            data-place={at.to_string()}
            draggable={moves.then_some("true")}
            tabindex={if at == stop && !props.past { "0" } else { "-1" }}
            aria-pressed={if staged { "true" } else { "false" }}
            aria-disabled={(!props.active).then_some("true")}
            aria-label={say(label)}
            {onclick}
            {ondblclick}
            ondragstart={drag.start(at)}
            ondragover={drag.over()}
            ondrop={drag.drop(at)}
            ondragend={drag.end()}
        >
            if props.lines_up {
                <i class="slot" aria-hidden="true">{ at + 1 }</i>
            }
            <span class="lies" data-anchor={Anchor::Team(place).to_string()}>{ face(card) }</span>
        </button>
    }
}
