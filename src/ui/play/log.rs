//! What happened, line by line, the latest first.

use yew::platform::spawn_local;
use yew::prelude::*;

use super::sitting::Sitting;
use super::story::Story;
use crate::engine::{BySeat, Eyes};
use crate::i18n::table::Msg;
use crate::ui::parts::{Icon, Sign};
use crate::ui::say;
use crate::web::clipboard;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Line {
    /// Where it stands in the whole log.
    place: usize,
    words: String,
    /// Whether it is the first that came after the last turn of the one who looks.
    first_new: bool,
}

/// What happened up to a pause, or up to now.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Chapter {
    /// What the pause was for.
    heading: Option<AttrValue>,
    lines: Vec<Line>,
}

/// What these eyes saw up to where the table saw `until` things happen, in chapters, the oldest first.
pub(super) fn chapters(
    sitting: &dyn Sitting,
    eyes: Eyes,
    until: usize,
    names: &BySeat<String>,
) -> Vec<Chapter> {
    let annals = sitting.annals();
    let story = Story::of(annals, eyes, until, eyes.seat());
    let mut chapters = vec![Chapter::default()];
    let mut place = 0;
    let mut new = false;
    for (at, &told) in story.places.iter().enumerate() {
        if let Some(heading) = &annals.marks[told].pause
            && let Some(over) = chapters.last_mut()
        {
            over.heading = Some(heading.clone());
            chapters.push(Chapter::default());
        }
        new |= story.since == Some(at);
        if let Some(words) = sitting.line(told, eyes, names)
            && let Some(chapter) = chapters.last_mut()
        {
            chapter.lines.push(Line {
                place,
                words,
                first_new: std::mem::take(&mut new),
            });
            place += 1;
        }
    }
    chapters
}

/// The chapters as plain text, in the order of time.
fn text(chapters: &[Chapter]) -> String {
    let mut text = String::new();
    for chapter in chapters {
        for line in &chapter.lines {
            text += &line.words;
            text.push('\n');
        }
        if let Some(heading) = &chapter.heading {
            text += &format!("\n{heading}\n\n");
        }
    }
    text
}

/// See [`Log`].
#[derive(Properties, PartialEq)]
pub(super) struct LogProps {
    /// What the one who looks saw happen.
    pub(super) chapters: Vec<Chapter>,
}

/// The log, its newest line on top. It is no live region: what happens is announced elsewhere.
#[component]
pub(super) fn Log(props: &LogProps) -> Html {
    let chapters = props.chapters.iter().enumerate().rev();
    let copied = use_state(|| None::<Msg<'static>>);
    // What was said of a copy is old with the next line.
    use_effect_with(props.chapters.clone(), {
        let copied = copied.setter();
        move |_| copied.set(None)
    });
    let onclick = {
        let (text, copied) = (text(&props.chapters), copied.setter());
        Callback::from(move |_| {
            let (text, copied) = (text.clone(), copied.clone());
            spawn_local(async move {
                let done = clipboard::copy(&text).await;
                copied.set(Some(if done { Msg::Copied } else { Msg::NotCopied }));
            });
        })
    };
    html! {
        <div class="log">
            <div class="lines" role="log" aria-live="off" tabindex="0" aria-labelledby="log-heading">
                { for chapters.map(|(number, chapter)| chapter_html(number, chapter)) }
            </div>
            <div class="copy">
                <button type="button" {onclick}><Icon sign={Sign::Copy} name={say(Msg::CopyLog)} /></button>
                <p aria-live="polite">{ copied.map(say) }</p>
            </div>
        </div>
    }
}

fn chapter_html(number: usize, chapter: &Chapter) -> Html {
    let line = |line: &Line| {
        let mark = line.first_new.then(|| {
            html! { <li key="mark" class="since">{ say(Msg::SinceLastTurn) }</li> }
        });
        [
            Some(html! { <li key={line.place}>{ &line.words }</li> }),
            mark,
        ]
    };
    let lines = chapter.lines.iter().rev().flat_map(line).flatten();
    html! {
        <section key={number} class="chapter">
            if let Some(heading) = &chapter.heading {
                <h3 key="heading">{ heading }</h3>
            }
            <ol key="lines" reversed=true>{ for lines }</ol>
        </section>
    }
}
