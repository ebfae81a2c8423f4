//! What a board keeps while a game is open, though it comes and goes: with each cover it is another one.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

/// What a board keeps, for eyes alone: nothing of the game depends on it.
#[derive(Clone, Default)]
pub struct Kept(Rc<RefCell<Option<Rc<dyn Any>>>>);

impl Kept {
    /// What was kept last, if anything was.
    #[must_use]
    pub fn get<T: Clone + Default + 'static>(&self) -> T {
        let kept = self.0.borrow();
        let kept = kept.as_ref().and_then(|it| it.downcast_ref::<T>());
        kept.cloned().unwrap_or_default()
    }

    /// Keeps this from now on.
    pub fn keep<T: 'static>(&self, value: T) {
        self.0.replace(Some(Rc::new(value)));
    }
}

impl PartialEq for Kept {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
