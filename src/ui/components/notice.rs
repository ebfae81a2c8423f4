//! A page with little content: nothing here, or not what was asked for.

use yew::prelude::*;

use super::{Logo, LogoCards};

/// See [`Notice`].
#[derive(Properties, PartialEq)]
pub struct NoticeProps {
    /// How the cards of the picture lie.
    pub cards: LogoCards,
    /// The message, and links or buttons to continue.
    pub children: Html,
}

/// A picture and a message.
#[component]
pub fn Notice(props: &NoticeProps) -> Html {
    html! {
        <div class="notice">
            <Logo cards={props.cards} />
            { props.children.clone() }
        </div>
    }
}
