//! The panels beside the board: the menu and the rules on request, the others permanently
//! where there is room.

use yew::prelude::*;

use crate::i18n::table::Msg;
use crate::ui::components::{FocusLender, Sign, icon, use_lent_focus};
use crate::ui::words::say;

/// The panels beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PanelName {
    /// The quick reference, on the left.
    Reference,
    /// The log, on the right.
    Log,
    /// The menu, on the right.
    Menu,
    /// The review of a finished game, on the right.
    Review,
    /// A clause of the rules, on the right and over all others.
    Rules,
}

impl PanelName {
    /// Its element id.
    pub(super) fn id(self) -> &'static str {
        match self {
            Self::Reference => "reference",
            Self::Log => "log",
            Self::Menu => "menu",
            Self::Review => "review",
            Self::Rules => "rules",
        }
    }

    /// Its name.
    pub(super) fn name(self) -> AttrValue {
        match self {
            Self::Reference => say(Msg::Reference),
            Self::Log => say(Msg::Log),
            Self::Menu => say(Msg::Menu),
            Self::Review => say(Msg::Review),
            Self::Rules => say(Msg::Rules),
        }
    }

    /// The icon on its button.
    pub(super) fn sign(self) -> Sign {
        match self {
            Self::Reference => Sign::Reference,
            Self::Log => Sign::Log,
            Self::Menu => Sign::Menu,
            Self::Review => Sign::Hint,
            Self::Rules => Sign::Rules,
        }
    }
}

/// See [`Panel`].
#[derive(Properties, PartialEq)]
pub(super) struct PanelProps {
    /// Which panel.
    pub(super) side: PanelName,
    /// Whether it is open.
    pub(super) open: bool,
    /// Where the focus was before.
    pub(super) lender: FocusLender,
    /// Closes the panel.
    pub(super) onclose: Callback<()>,
    /// Its content.
    pub(super) children: Html,
}

/// A panel. It is not modal: the game goes on beside it.
#[component]
pub(super) fn Panel(props: &PanelProps) -> Html {
    let side = props.side;
    let node = use_lent_focus(props.open, &props.lender);
    let heading = format!("{}-heading", side.id());
    let rules = matches!(side, PanelName::Reference | PanelName::Rules);
    let onkeydown = props.open.then(|| {
        let onclose = props.onclose.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                // Keep the key from doing anything else, such as discarding a staged move.
                event.prevent_default();
                onclose.emit(());
            }
        })
    });
    html! {
        <aside
            ref={node}
            id={side.id()}
            class={classes!("panel", props.open.then_some("open"))}
            tabindex="-1"
            translate={rules.then_some("yes")}
            aria-labelledby={heading.clone()}
            {onkeydown}
        >
            <header>
                <h2 id={heading}>{ side.name() }</h2>
                <button type="button" class="tool close" onclick={props.onclose.reform(|_| ())}>
                    { icon(Sign::Close, say(Msg::ClosePanel)) }
                </button>
            </header>
            { props.children.clone() }
        </aside>
    }
}
