//! What never changes, drawn once and then left alone.

use yew::prelude::*;

/// See [`Once`].
#[derive(Properties, Clone, Copy)]
pub struct OnceProps {
    /// Draws it.
    pub draw: fn() -> Html,
}

/// What stands in one place is always the same.
impl PartialEq for OnceProps {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// It, wherever it is asked for.
#[component]
pub fn Once(props: &OnceProps) -> Html {
    (props.draw)()
}
