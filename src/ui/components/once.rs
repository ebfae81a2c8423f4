//! Static content, rendered once and then left alone.

use yew::prelude::*;

/// See [`Once`].
#[derive(Properties, Clone, Copy)]
pub struct OnceProps {
    /// Renders the content.
    pub draw: fn() -> Html,
}

/// Always equal, because the content in one place never changes.
impl PartialEq for OnceProps {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// The static content.
#[component]
pub fn Once(props: &OnceProps) -> Html {
    (props.draw)()
}
