//! Settings: kept in the browser, handed to every page, and told to the style sheets.

use std::rc::Rc;

use yew::prelude::*;

use crate::settings::{Inks, Motion, Settings, TextSize, Theme};
use crate::web::{local_storage, window};

/// The settings, and whether the browser keeps them.
#[derive(Clone, PartialEq, Debug)]
pub struct KeptSettings {
    /// As they are.
    pub settings: Settings,
    /// Whether the last change will be there at the next visit.
    pub kept: bool,
}

/// What can change: all at once.
impl Reducible for KeptSettings {
    type Action = Settings;

    fn reduce(self: Rc<Self>, settings: Settings) -> Rc<Self> {
        show(&settings);
        let kept = local_storage::save(NAME, &settings);
        Rc::new(Self { settings, kept })
    }
}

const NAME: &str = "settings";

/// The settings as pages get them.
pub type SettingsHandle = UseReducerHandle<KeptSettings>;

/// The settings as the browser keeps them, for who cannot be told of them.
#[must_use]
pub fn kept_settings() -> Settings {
    local_storage::load(NAME).unwrap_or_default()
}

/// Loads the settings. Style sheets are told before a page is drawn, for a page may scroll to
/// something as soon as it is, and text that then grows would push it away.
#[hook]
pub fn use_kept_settings() -> SettingsHandle {
    use_reducer(|| {
        let settings = kept_settings();
        show(&settings);
        KeptSettings {
            settings,
            kept: true,
        }
    })
}

/// The settings of this page.
#[hook]
pub fn use_settings() -> SettingsHandle {
    use_context().expect("the app provides the settings")
}

/// Keeps the root element's `data-` attributes to the settings.
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
    let inks = match settings.inks {
        Inks::Plain => "plain",
        Inks::Badges => "badges",
    };
    let all = [
        ("theme", theme),
        ("motion", motion),
        ("text", text),
        ("inks", inks),
    ];
    for (name, value) in all {
        let _ = root.set_attribute(&format!("data-{name}"), value);
    }
}
