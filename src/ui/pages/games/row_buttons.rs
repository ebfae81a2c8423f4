//! The buttons of a game in the list.

use yew::prelude::*;

use crate::i18n::games::GameButton;
use crate::i18n::storage;
use crate::ui::library::Damage;
use crate::ui::pages::kept::button;
use crate::ui::parts::use_focus;
use crate::ui::persistence::Label;
use crate::ui::words::say;

/// See [`RowButtons`].
#[derive(Properties, PartialEq)]
pub(super) struct RowButtonsProps {
    /// What is written on the game.
    pub(super) label: Option<Label>,
    /// What is wrong with it, if anything is known to be.
    pub(super) damage: Option<Damage>,
    /// Whether it was deleted a moment ago.
    pub(super) undone: bool,
    /// Goes on with it, as far as it is whole.
    pub(super) go_on: Callback<MouseEvent>,
    /// Asks for a title.
    pub(super) rename: Callback<MouseEvent>,
    /// The button that does.
    pub(super) rename_button: NodeRef,
    /// Deletes it.
    pub(super) delete: Callback<MouseEvent>,
    /// Saves it as a file.
    pub(super) save: Callback<MouseEvent>,
}

/// The way on, if there is one, and what is seldom wanted.
#[component]
pub(super) fn RowButtons(props: &RowButtonsProps) -> Html {
    let label = props.label.as_ref();
    let over = label.is_some_and(|label| label.over);
    let way = match &props.damage {
        None if over => Some(GameButton::LookAt),
        None => Some(GameButton::GoOn),
        Some(damage) => damage.whole.map(GameButton::Repair),
    };
    // What was asked for last is at hand again; where the button that was pressed is gone, another is.
    let delete_button = use_focus(props.undone);
    let save_button = use_focus(way.is_none());
    let quiet = |deed, node: &NodeRef, onclick: &Callback<MouseEvent>| {
        button(deed, label, "quiet", node.clone(), onclick.clone())
    };
    let class = if over { "" } else { "primary" };
    html! {
        <>
            if let Some(deed) = way {
                { button(deed, label, class, NodeRef::default(), props.go_on.clone()) }
            }
            <div class="more">
                if props.damage.is_none() {
                    { quiet(GameButton::Rename, &props.rename_button, &props.rename) }
                }
                { quiet(GameButton::Delete, &delete_button, &props.delete) }
                <span class="save">
                    { quiet(GameButton::Save, &save_button, &props.save) }
                    <span class="small">{ say(storage::Msg::FileHolds) }</span>
                </span>
            </div>
        </>
    }
}
