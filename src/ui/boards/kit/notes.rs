//! Notes for new players: short sentences in the action bar when something comes up for the first time, and never again.

use std::cell::RefCell;

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::i18n::table::Msg;
use crate::settings;
use crate::ui::use_settings::use_settings;
use crate::ui::words::say;
use crate::web::local_storage;

/// Something a new player may want to know.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Note {
    /// The identifier stored once it was seen.
    pub id: &'static str,
    /// The text.
    pub words: AttrValue,
    /// The card that it is about, if it is about one.
    pub picture: Html,
}

/// See [`Notes`].
#[derive(Properties, PartialEq)]
pub struct NotesProps {
    /// The current moment: each new one may show a note.
    pub moment: (usize, bool),
    /// The notes for this moment, most important first; empty while somebody else is to move.
    pub due: Vec<Note>,
}

/// The name under which the browser stores which notes were seen.
const NAME: &str = "notes";

thread_local! {
    /// The notes seen, also kept if the browser stores nothing; `None` until first needed.
    static SEEN: RefCell<Option<Vec<String>>> = const { RefCell::new(None) };
}

fn with_seen<T>(ask: impl FnOnce(&mut Vec<String>) -> T) -> T {
    SEEN.with_borrow_mut(|seen| {
        ask(seen.get_or_insert_with(|| local_storage::load(NAME).unwrap_or_default()))
    })
}

/// Takes the first note not seen yet, and marks it as seen.
fn take(due: &[Note]) -> Option<Note> {
    with_seen(|seen| {
        let is_new = |note: &&Note| !seen.iter().any(|id| id == note.id);
        let note = due.iter().find(is_new)?;
        seen.push(note.id.into());
        // If it cannot be stored, it comes again at the next visit.
        let _ = local_storage::save(NAME, seen);
        Some(note.clone())
    })
}

/// At most one note, until it is dismissed or its moment has passed. The live region is there before the note, so that
/// it is announced.
#[component]
pub fn Notes(props: &NotesProps) -> Html {
    let shown = use_state(|| None::<((usize, bool), Note)>);
    let region = use_node_ref();
    let wanted = use_settings().settings.notes == settings::Notes::On;
    let due = if wanted { &props.due[..] } else { &[] };
    use_effect_with((props.moment, due.to_vec()), {
        let shown = shown.clone();
        move |(moment, due)| {
            // One at a time, and one per moment.
            if shown.as_ref().is_none_or(|(then, _)| then != moment)
                && let Some(note) = take(due)
            {
                shown.set(Some((*moment, note)));
            }
        }
    });
    let dismissed = use_state(|| None::<(usize, bool)>);
    let note = shown.as_ref().filter(|(moment, note)| {
        let here = *moment == props.moment && *dismissed != Some(*moment);
        here && due.iter().any(|it| it.id == note.id)
    });
    let onclick = {
        let (moment, region) = (props.moment, region.clone());
        Callback::from(move |_: MouseEvent| {
            // The button disappears, and would take the focus with it.
            if let Some(region) = region.cast::<HtmlElement>() {
                let _ = region.focus();
            }
            dismissed.set(Some(moment));
        })
    };
    html! {
        <div ref={region} class="notes" aria-live="polite" tabindex="-1">
            if let Some((_, note)) = note {
                <div key={note.id} class="newcomer">
                    if note.picture != Html::default() {
                        <span class="pictured" aria-hidden="true">{ note.picture.clone() }</span>
                    }
                    <p>{ &note.words }</p>
                    <button type="button" data-looks="" {onclick}>{ say(Msg::GotIt) }</button>
                </div>
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_note_is_taken_once_most_important_first() {
        let note = |id| Note {
            id,
            words: id.into(),
            picture: Html::default(),
        };
        let (first, second) = (note("test-first"), note("test-second"));
        let due = [first.clone(), second.clone()];
        assert_eq!(take(&due[1..]), Some(second));
        assert_eq!(take(&due), Some(first));
        assert_eq!(take(&due), None);
        assert_eq!(take(&[]), None);
        let kept: Vec<String> = local_storage::load(NAME).expect("seen notes are kept");
        assert!(kept.ends_with(&["test-second".into(), "test-first".into()]));
    }
}
