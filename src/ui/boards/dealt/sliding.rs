//! A finger or a mouse that slides over the cards of the hand.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use crate::ui::boards::kit::lifts;

/// A finger or mouse sliding over cards.
#[derive(Clone, Copy, Default)]
pub(super) struct Slide {
    /// The card where it was pressed, and where on the screen.
    from: Option<(usize, f64, f64)>,
    /// The card where it is now, once it has slid. Then the click at its end is ignored.
    to: Option<usize>,
}

impl Slide {
    /// Whether it was more than a tap.
    pub(super) fn slid(self) -> bool {
        self.to.is_some()
    }
}

/// The listeners of the cards.
pub(super) struct Sliding {
    pub(super) slide: Rc<RefCell<Slide>>,
    /// Called with the first and the current card, and the time.
    pub(super) onslide: Callback<(usize, usize, f64)>,
}

impl Sliding {
    pub(super) fn begin(&self, place: usize) -> Callback<PointerEvent> {
        let slide = self.slide.clone();
        Callback::from(move |event: PointerEvent| {
            // A touch is captured by its first card unless released.
            if let Some(card) = event.target_dyn_into::<Element>() {
                let _ = card.release_pointer_capture(event.pointer_id());
            }
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            let from = Some((place, x, y));
            *slide.borrow_mut() = Slide { from, to: None };
        })
    }

    /// A pointer that moves upward lifts cards, and does not slide: what is staged must stay so.
    pub(super) fn over(&self, place: usize) -> Callback<PointerEvent> {
        let (slide, onslide) = (self.slide.clone(), self.onslide.clone());
        Callback::from(move |event: PointerEvent| {
            let mut slide = slide.borrow_mut();
            let pressed = event.buttons() & 1 == 1;
            let Some((from, x, y)) = slide.from.filter(|_| pressed) else {
                *slide = Slide::default();
                return;
            };
            let moved = (
                f64::from(event.client_x()) - x,
                f64::from(event.client_y()) - y,
            );
            if slide.to.is_none() {
                match lifts(moved) {
                    Some(false) => {}
                    Some(true) => return slide.from = None,
                    None => return,
                }
            }
            if slide.to.unwrap_or(from) != place {
                slide.to = Some(place);
                onslide.emit((from, place, event.time_stamp()));
            }
        })
    }
}
