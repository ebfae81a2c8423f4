//! The log, line by line, latest first.

use std::rc::Rc;

use web_sys::HtmlElement;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::log_book::{Chapter, Entry, ReadLog};
use crate::i18n::table::Msg;
use crate::ui::components::{Sign, icon};
use crate::ui::words::say;
use crate::web::clipboard;

/// The chapters as plain text, in chronological order.
fn text(chapters: &[Rc<Chapter>]) -> String {
    let mut text = String::new();
    for chapter in chapters {
        for line in &chapter.lines {
            text += &line.line.words;
            text.push('\n');
        }
        if let Some(heading) = &chapter.heading {
            text += &format!("\n{heading}\n\n");
        }
    }
    text
}

/// The number of chapters drawn until somebody asks for more: a long game has hundreds of lines.
const LATEST: usize = 4;

/// See [`Log`].
#[derive(Properties, PartialEq)]
pub(super) struct LogProps {
    /// The log as the viewer may read it.
    pub(super) log: ReadLog,
}

/// The log, newest line on top. It is not a live region: events are announced elsewhere.
#[component]
pub(super) fn Log(props: &LogProps) -> Html {
    let ReadLog { chapters, since } = &props.log;
    let copied = use_state_eq(|| None::<Msg<'static>>);
    // The message about a copy is outdated once there is a new line.
    let last = chapters.last().map(|chapter| chapter.lines.len());
    use_effect_with((chapters.len(), last), {
        let copied = copied.setter();
        move |_| copied.set(None)
    });
    let onclick = {
        let (chapters, copied) = (chapters.clone(), copied.setter());
        Callback::from(move |_| {
            let (text, copied) = (text(&chapters), copied.clone());
            spawn_local(async move {
                let done = clipboard::copy(&text).await;
                copied.set(Some(if done { Msg::Copied } else { Msg::NotCopied }));
            });
        })
    };
    let whole = use_state_eq(|| false);
    let lines = use_node_ref();
    let earlier = (chapters.len() > LATEST && !*whole).then(|| {
        let (whole, lines) = (whole.clone(), lines.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            // The button disappears, and would take the focus with it.
            if let Some(lines) = lines.cast::<HtmlElement>() {
                let _ = lines.focus();
            }
            whole.set(true);
        });
        html! {
            <button key="earlier" type="button" class="earlier" {onclick}>{ say(Msg::Earlier) }</button>
        }
    });
    let drawn = if *whole { chapters.len() } else { LATEST };
    let latest = chapters.iter().enumerate().rev().take(drawn);
    let latest = latest.map(|(number, chapter)| {
        let here = |since: &usize| {
            let find = chapter.lines.binary_search_by_key(since, |line| line.place);
            find.is_ok()
        };
        let (chapter, since) = (Rc::clone(chapter), since.filter(here));
        html! { <LogChapter key={number} {chapter} {since} /> }
    });
    html! {
        <div class="log">
            <div ref={lines} class="lines" role="log" aria-live="off" tabindex="0" aria-labelledby="log-heading">
                { for latest }
                { for earlier }
            </div>
            <div class="copy">
                <button type="button" {onclick}>{ icon(Sign::Copy, say(Msg::CopyLog)) }</button>
                <p aria-live="polite">{ for copied.map(say) }</p>
            </div>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct LogChapterProps {
    chapter: Rc<Chapter>,
    /// The place of the first new line.
    since: Option<usize>,
}

/// A chapter, redrawn only when it grows.
#[component]
fn LogChapter(props: &LogChapterProps) -> Html {
    let LogChapterProps { chapter, since } = props;
    let line = |Entry { place, line }: &Entry| {
        let mark = (*since == Some(*place)).then(|| {
            html! { <li key="mark" class="since">{ say(Msg::SinceLastTurn) }</li> }
        });
        [Some(line.item(*place)), mark]
    };
    let lines = chapter.lines.iter().rev().flat_map(line).flatten();
    html! {
        <section class="chapter">
            if let Some(heading) = &chapter.heading {
                <h3 key="heading">{ heading }</h3>
            }
            <ol key="lines" reversed=true>{ for lines }</ol>
        </section>
    }
}
