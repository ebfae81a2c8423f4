//! Settings: stored in the browser, provided to every page, and mirrored to the style sheets.

use std::rc::Rc;

use yew::prelude::*;

use super::languages::{language, wanted};
use crate::settings::{Inks, Motion, Pace, Settings, TextSize, Theme};
use crate::web::{local_storage, window};

/// The settings, and whether the browser stores them.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedSettings {
    /// The current settings.
    pub settings: Settings,
    /// Whether the last change was stored, and so will be there at the next visit.
    pub saved: bool,
}

/// Every change replaces all settings at once.
impl Reducible for SavedSettings {
    type Action = Settings;

    fn reduce(self: Rc<Self>, settings: Settings) -> Rc<Self> {
        show(&settings);
        // What another tab has stored is not stored again.
        let saved = local_storage::load(NAME).is_some_and(|saved: Settings| saved == settings)
            || local_storage::save(NAME, &settings);
        Rc::new(Self { settings, saved })
    }
}

const NAME: &str = "settings";

/// Handle to the settings, as pages get it.
pub type SettingsHandle = UseReducerHandle<SavedSettings>;

/// The settings as stored in the browser, for code outside components.
#[must_use]
pub fn saved_settings() -> Settings {
    local_storage::load(NAME).unwrap_or_default()
}

/// Loads the settings, and those of another tab when the language changes there. They are applied to the document
/// before a page is rendered: a page may scroll to something at once, and text that grew later would push it away.
#[hook]
pub fn use_saved_settings() -> SettingsHandle {
    let settings = use_reducer(|| {
        let settings = saved_settings();
        show(&settings);
        SavedSettings {
            settings,
            saved: true,
        }
    });
    use_effect_with((), {
        let settings = settings.dispatcher();
        move |()| {
            let listener = local_storage::on_change(NAME, move || {
                let saved = saved_settings();
                if wanted(saved.language) != language() {
                    settings.dispatch(saved);
                }
            });
            move || drop(listener)
        }
    });
    settings
}

/// Returns the settings.
#[hook]
pub fn use_settings() -> SettingsHandle {
    use_context().expect("the app provides the settings")
}

/// Mirrors the settings to `data-` attributes of the root element.
fn show(settings: &Settings) {
    let document = window().and_then(|window| window.document());
    let Some(root) = document.and_then(|document| document.document_element()) else {
        return;
    };
    let theme = match settings.theme {
        Theme::System => "system",
        Theme::Light => "light",
        Theme::Dark => "dark",
    };
    let motion = match settings.motion {
        Motion::System => "system",
        Motion::Full => "full",
        Motion::Reduced => "reduced",
    };
    let text = match settings.text {
        TextSize::Usual => "usual",
        TextSize::Large => "large",
        TextSize::Larger => "larger",
        TextSize::Largest => "largest",
    };
    let pace = match settings.pace {
        Pace::Slow => "slow",
        Pace::Normal => "normal",
        Pace::Fast => "fast",
        Pace::Instant => "instant",
    };
    let inks = match settings.inks {
        Inks::Plain => "plain",
        Inks::Badges => "badges",
    };
    let all = [
        ("theme", theme),
        ("motion", motion),
        ("text", text),
        ("inks", inks),
        ("pace", pace),
    ];
    for (name, value) in all {
        let _ = root.set_attribute(&format!("data-{name}"), value);
    }
}
