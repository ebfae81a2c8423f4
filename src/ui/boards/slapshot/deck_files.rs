//! Saving and opening a deck as a file, and other actions on the whole deck.

use wasm_bindgen_futures::spawn_local;
use web_sys::{File, HtmlInputElement};
use yew::prelude::*;

use crate::games::slapshot::Card;
use crate::i18n::slapshot::deck::Msg;
use crate::i18n::storage;
use crate::saves::FileError;
use crate::saves::deck_file::{DeckUnreadable, LARGEST_DECK, read_deck, write_deck};
use crate::ui::words::say;
use crate::web::{clock, file};

/// The last action.
#[derive(Clone, PartialEq)]
pub(super) enum Done {
    Nothing,
    /// A file of this name was downloaded.
    Saving(String),
    NotSaved,
    /// The deck was opened from this file.
    Opened(String),
    FileFlaw(String, FileError),
    NoDeck(String, DeckUnreadable),
    IsOurs,
    Undone,
}

/// See [`DeckFiles`].
#[derive(Properties, PartialEq)]
pub(super) struct DeckFilesProps {
    /// The deck.
    pub(super) deck: Vec<Card>,
    /// The last action.
    pub(super) done: Done,
    /// Called with the action, and with another deck if it led to one.
    pub(super) ondone: Callback<(Option<Vec<Card>>, Done)>,
    /// Resets the deck to the built-in one.
    pub(super) from_ours: Callback<MouseEvent>,
    /// Undoes replacing the deck, if it was replaced.
    pub(super) undo: Option<Callback<MouseEvent>>,
}

/// The buttons, and a message about the last action.
#[component]
pub(super) fn DeckFiles(props: &DeckFilesProps) -> Html {
    let save = {
        let (deck, ondone) = (props.deck.clone(), props.ondone.clone());
        Callback::from(move |_: MouseEvent| ondone.emit((None, save(&deck))))
    };
    // The deck may change while a file is read, so the latest callback is used.
    let ondone = use_mut_ref(|| props.ondone.clone());
    *ondone.borrow_mut() = props.ondone.clone();
    let open = Callback::from(move |event: Event| {
        let input = event.target_unchecked_into::<HtmlInputElement>();
        let picked = input.files().and_then(|files| files.get(0));
        // So that the same file can be chosen again.
        input.set_value("");
        if let Some(picked) = picked {
            let ondone = ondone.clone();
            spawn_local(async move {
                let opened = open(&picked).await;
                let ondone = ondone.borrow().clone();
                ondone.emit(opened);
            });
        }
    });
    html! {
        <div class="deck-files">
            <p class="actions">
                <button key="save" type="button" onclick={save}>{ say(Msg::Save) }</button>
                <label key="open" class="button">
                    { say(Msg::Open) }
                    <input type="file" onchange={open} />
                </label>
                <button key="ours" type="button" onclick={&props.from_ours}>{ say(Msg::FromOurs) }</button>
                if let Some(undo) = &props.undo {
                    <button key="undo" type="button" onclick={undo}>{ say(Msg::Undo) }</button>
                }
            </p>
            <div class="reply" role="status">{ reply(&props.done) }</div>
        </div>
    }
}

fn save(deck: &[Card]) -> Done {
    let name = format!("kitchen-table-slapshot-deck-{}.json", clock::date_stamp());
    if file::save(&name, &write_deck(deck)) {
        Done::Saving(name)
    } else {
        Done::NotSaved
    }
}

async fn open(picked: &File) -> (Option<Vec<Card>>, Done) {
    let name = picked.name();
    match file::read(picked, LARGEST_DECK).await {
        Err(flaw) => (None, Done::FileFlaw(name, flaw)),
        Ok(text) => match read_deck(&text) {
            Ok(deck) => (Some(deck), Done::Opened(name)),
            Err(why) => (None, Done::NoDeck(name, why)),
        },
    }
}

fn reply(done: &Done) -> Html {
    let said = match done {
        Done::Nothing => return Html::default(),
        Done::Saving(name) => say(storage::Msg::Saving(name)),
        Done::NotSaved => say(storage::Msg::NotSaved),
        Done::Opened(name) => say(Msg::Opened(name)),
        &Done::FileFlaw(ref file, flaw) => say(Msg::FileFlaw { file, flaw }),
        &Done::NoDeck(ref file, why) => say(Msg::NoDeck { file, why }),
        Done::IsOurs => say(Msg::IsOurs),
        Done::Undone => say(Msg::Undone),
    };
    html! { <p>{ said }</p> }
}
