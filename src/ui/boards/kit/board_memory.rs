//! State that a board keeps while a game is open, although the board itself is recreated after each cover.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

/// A board's state, for presentation only: nothing in the game depends on it.
#[derive(Clone, Default)]
pub struct BoardMemory(Rc<RefCell<Option<Rc<dyn Any>>>>);

impl BoardMemory {
    /// The value stored last, or the default.
    #[must_use]
    pub fn get<T: Clone + Default + 'static>(&self) -> T {
        let stored = self.0.borrow();
        let stored = stored.as_ref().and_then(|it| it.downcast_ref::<T>());
        stored.cloned().unwrap_or_default()
    }

    /// Stores a value.
    pub fn keep<T: 'static>(&self, value: T) {
        self.0.replace(Some(Rc::new(value)));
    }
}

impl PartialEq for BoardMemory {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
