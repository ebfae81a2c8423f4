//! State that a board keeps while a game is open, although the board itself is recreated after each cover.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

/// A board's state, for presentation only: nothing in the game depends on it.
#[derive(Clone, Default)]
pub struct Kept(Rc<RefCell<Option<Rc<dyn Any>>>>);

impl Kept {
    /// The value stored last, or the default.
    #[must_use]
    pub fn get<T: Clone + Default + 'static>(&self) -> T {
        let kept = self.0.borrow();
        let kept = kept.as_ref().and_then(|it| it.downcast_ref::<T>());
        kept.cloned().unwrap_or_default()
    }

    /// Stores a value.
    pub fn keep<T: 'static>(&self, value: T) {
        self.0.replace(Some(Rc::new(value)));
    }
}

impl PartialEq for Kept {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
