//! Settings with a few values each, all of them visible.

use std::cell::Cell;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::i18n::settings::{Msg, Setting};
use crate::i18n::{Language, shell};
use crate::settings::{
    Confirm, Inks, Marks, Motion, Notes, Pace, Settings, TextSize, Theme, Voice,
};
use crate::ui::languages::{speak, wanted};
use crate::ui::listening::use_followed;
use crate::ui::use_settings::{SettingsHandle, use_settings};
use crate::ui::words::{language, say};
use crate::web::{offline, task};

/// Settings for how the table behaves.
#[component]
pub(super) fn TableSettings() -> Html {
    let kept = use_settings();
    html! {
        <>
            { choice(&kept, Setting::Pace, Pace::ALL, |all| &mut all.pace, Msg::Pace, None) }
            { choice(&kept, Setting::Confirm, Confirm::ALL, |all| &mut all.confirm, Msg::Confirm, Some(Msg::Confirms)) }
            { choice(&kept, Setting::Marks, Marks::ALL, |all| &mut all.marks, Msg::Marks, None) }
            { choice(&kept, Setting::Notes, Notes::ALL, |all| &mut all.notes, Msg::Notes, None) }
            { choice(&kept, Setting::Voice, Voice::ALL, |all| &mut all.voice, Msg::Voice, None) }
        </>
    }
}

/// Settings for how everything looks.
#[component]
pub(super) fn Look() -> Html {
    let kept = use_settings();
    html! {
        <>
            <LanguageChoice />
            { choice(&kept, Setting::Theme, Theme::ALL, |all| &mut all.theme, Msg::Theme, None) }
            { choice(&kept, Setting::Motion, Motion::ALL, |all| &mut all.motion, Msg::Motion, None) }
            { choice(&kept, Setting::Text, TextSize::ALL, |all| &mut all.text, Msg::Text, None) }
            { choice(&kept, Setting::Inks, Inks::ALL, |all| &mut all.inks, Msg::Inks, None) }
        </>
    }
}

thread_local! {
    /// Whether the choice is about to be drawn anew, because of what was chosen in it.
    static CHOSEN: Cell<bool> = const { Cell::new(false) };
}

fn focus_chosen(place: &NodeRef) {
    let place = place.cast::<Element>();
    let chosen = place.and_then(|it| it.query_selector(":checked").ok()?);
    if let Some(chosen) = chosen.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        let _ = chosen.focus();
    }
}

/// The languages, each by its own name, and none for that of the browser.
#[component]
fn LanguageChoice() -> Html {
    let kept = use_settings();
    let failed = use_state(|| false);
    let attempt = {
        let failed = failed.setter();
        Callback::from(move |wanted: Language| {
            CHOSEN.set(wanted != language());
            let (failed, spoken) = (failed.clone(), speak(wanted));
            task::spawn(async move {
                let missed = spoken.await.is_err();
                if missed {
                    CHOSEN.set(false);
                }
                failed.set(missed);
            });
        })
    };
    let ready = use_followed(offline::is_old, offline::on_change);
    let asked = wanted(kept.settings.language);
    let onretry = attempt.reform(move |_: MouseEvent| asked);
    let options: Vec<Option<Language>> = [None]
        .into_iter()
        .chain(Language::ALL.iter().copied().map(Some))
        .collect();
    let words = |language: &Option<Language>| {
        let name = language.map(|it| AttrValue::from(it.own_name()));
        (name.unwrap_or_else(|| say(Msg::AsBrowser)), None)
    };
    let chosen = options.iter().position(|it| *it == kept.settings.language);
    let words: Vec<_> = options.iter().map(words).collect();
    // The choice is drawn anew in its language, and keeps the focus.
    let place = use_node_ref();
    use_effect_with((), {
        let place = place.clone();
        move |()| {
            if CHOSEN.take() {
                // Once the heading of the page, drawn anew as well, has had the focus.
                task::spawn(async move {
                    task::sleep(0).await;
                    focus_chosen(&place);
                });
            }
        }
    });
    let onchange = Callback::from(move |place: usize| {
        let mut settings = kept.settings.clone();
        settings.language = options[place];
        attempt.emit(wanted(settings.language));
        kept.dispatch(settings);
    });
    html! {
        <div ref={place}>
            <Radios name="Language" label={say(Msg::Setting(Setting::Language))}
                about={say(Msg::About(Setting::Language))} options={words}
                chosen={chosen.unwrap_or(0)} {onchange} />
            <div role="status">
                if *failed {
                    <p class="notice">
                        // The header of the page offers it.
                        if ready {
                            { say(shell::Msg::NewVersionInstead) }
                        } else {
                            { say(Msg::LanguageNotLoaded) }{ " " }
                            <button type="button" onclick={onretry}>{ say(shell::Msg::TryAgain) }</button>
                        }
                    </p>
                }
            </div>
        </div>
    }
}

type Words<T> = fn(T) -> Msg<'static>;

/// One setting: its field, the names of its values, and what they mean where that needs explaining.
fn choice<T: Copy + PartialEq>(
    kept: &SettingsHandle,
    setting: Setting,
    all: &'static [T],
    field: fn(&mut Settings) -> &mut T,
    called: Words<T>,
    means: Option<Words<T>>,
) -> Html {
    let now = *field(&mut kept.settings.clone());
    let words = |&value: &T| (say(called(value)), means.map(|means| say(means(value))));
    let onchange = {
        let kept = kept.clone();
        Callback::from(move |place: usize| {
            let mut settings = kept.settings.clone();
            *field(&mut settings) = all[place];
            kept.dispatch(settings);
        })
    };
    html! {
        <Radios name={format!("{setting:?}")} label={say(Msg::Setting(setting))}
            about={say(Msg::About(setting))} options={all.iter().map(words).collect::<Vec<_>>()}
            chosen={all.iter().position(|&value| value == now).unwrap_or(0)} {onchange} />
    }
}

/// See [`Radios`].
#[derive(Properties, PartialEq)]
struct RadiosProps {
    /// The group's name, unique in the page.
    name: AttrValue,
    /// The label.
    label: AttrValue,
    /// An explanation of the setting.
    about: AttrValue,
    /// The options in words, each with an explanation if needed.
    options: Vec<(AttrValue, Option<AttrValue>)>,
    /// The index of the chosen option.
    chosen: usize,
    /// Called with the index of the newly chosen option.
    onchange: Callback<usize>,
}

/// A group of radio buttons.
#[component]
fn Radios(props: &RadiosProps) -> Html {
    let name = &props.name;
    let about = format!("{name}-about");
    let option = |(place, (words, means)): (usize, &(AttrValue, Option<AttrValue>))| {
        let onchange = props.onchange.reform(move |_: Event| place);
        let meaning = means.as_ref().map(|_| format!("{name}-{place}"));
        html! {
            <div key={place} class="option">
                <label class="chip">
                    <input type="radio" name={name.clone()} checked={place == props.chosen} {onchange}
                        aria-describedby={meaning.clone()} />
                    <span>{ words }</span>
                </label>
                if let Some(means) = means {
                    <p id={meaning} class="small">{ means }</p>
                }
            </div>
        }
    };
    let explained = props.options.iter().any(|(_, means)| means.is_some());
    html! {
        <fieldset class={classes!("radios", explained.then_some("explained"))} aria-describedby={about.clone()}>
            <legend>{ &props.label }</legend>
            <p id={about} class="small">{ &props.about }</p>
            <div class="options">{ for props.options.iter().enumerate().map(option) }</div>
        </fieldset>
    }
}
