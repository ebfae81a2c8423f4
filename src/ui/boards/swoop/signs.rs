//! The signs on the viewer's cards and under the names. A tap on the viewer's plate tells what each of them means.

use yew::prelude::*;

use crate::i18n::swoop::Msg;
use crate::ui::boards::kit::meaning;
use crate::ui::words::say;

/// The id of the popover.
const SIGNS: &str = "swoop-signs";

/// The signs as they are drawn, with their meanings. Most are also in the notes for new players.
const MEANINGS: [(&str, Msg<'_>); 5] = [
    ("sign-dot", Msg::NoteDot),
    ("sign-frame", Msg::NoteFrame),
    ("sign-ring", Msg::NoteBlind),
    ("sign-dull", Msg::SignDull),
    ("sign-bar", Msg::NoteBar),
];

/// A button over the viewer's plate, and what it shows.
pub(super) fn signs() -> Html {
    let row = |(sign, words): (&'static str, Msg<'_>)| {
        html! {
            <li key={sign}>
                <i class={classes!("swoop-sign", sign)} aria-hidden="true" />
                <span>{ say(words) }</span>
            </li>
        }
    };
    let list = html! {
        <div class="signs">
            <p>{ say(Msg::Signs) }</p>
            <ul>{ for MEANINGS.map(row) }</ul>
        </div>
    };
    html! {
        <>
            <button type="button" class="tells-signs" data-looks="" popovertarget={SIGNS} aria-label={say(Msg::Signs)} />
            { meaning(SIGNS, list) }
        </>
    }
}
