//! The buttons of a game in the list.

use yew::prelude::*;

use crate::i18n::saved_games::GameButton;
use crate::i18n::storage;
use crate::ui::components::use_focus;
use crate::ui::pages::saved_game::button;
use crate::ui::saved_games::Damage;
use crate::ui::saving::Label;
use crate::ui::words::say;

/// See [`RowButtons`].
#[derive(Properties, PartialEq)]
pub(super) struct RowButtonsProps {
    /// The game's label.
    pub(super) label: Option<Label>,
    /// What is known to be wrong with the game.
    pub(super) damage: Option<Damage>,
    /// Whether it was just restored after being deleted.
    pub(super) undone: bool,
    /// Continues it, or what is intact of it.
    pub(super) go_on: Callback<MouseEvent>,
    /// Opens the form for its title.
    pub(super) rename: Callback<MouseEvent>,
    /// The button that does that.
    pub(super) rename_button: NodeRef,
    /// Deletes it.
    pub(super) delete: Callback<MouseEvent>,
    /// Saves it as a file.
    pub(super) save: Callback<MouseEvent>,
}

/// The button to continue, if that is possible, and less common actions.
#[component]
pub(super) fn RowButtons(props: &RowButtonsProps) -> Html {
    let label = props.label.as_ref();
    let over = label.is_some_and(|label| label.over);
    let way = match &props.damage {
        None if over => Some(GameButton::LookAt),
        None => Some(GameButton::GoOn),
        Some(damage) => damage.whole.map(GameButton::Repair),
    };
    // After a restored deletion the delete button gets the focus; if the continue button is gone, the save button.
    let delete_button = use_focus(props.undone);
    let save_button = use_focus(way.is_none());
    let quiet = |does, node: &NodeRef, onclick: &Callback<MouseEvent>| {
        button(does, label, "quiet", node.clone(), onclick.clone())
    };
    let class = if over { "" } else { "primary" };
    html! {
        <>
            if let Some(does) = way {
                { button(does, label, class, NodeRef::default(), props.go_on.clone()) }
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
