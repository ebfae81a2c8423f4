//! Small icons for buttons, drawn for this app on a grid of 24 in the color of the surrounding text.

use yew::prelude::*;

/// The meaning of an icon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// Go home.
    Home,
    /// The log.
    Log,
    /// The quick reference.
    Reference,
    /// The rules.
    Rules,
    /// The settings.
    Settings,
    /// Cover the hand.
    Hide,
    /// A hint.
    Hint,
    /// Close a panel.
    Close,
    /// Copy.
    Copy,
    /// Go on without waiting.
    Forward,
    /// More commands.
    Menu,
    /// Take a move back.
    Undo,
    /// Look back at earlier positions.
    LookBack,
    /// Play automatically.
    Play,
    /// Stop playing automatically.
    Pause,
    /// One step back.
    Back,
    /// One step forward.
    On,
    /// To the start of the part.
    Previous,
    /// To the next part.
    Next,
    /// The share button of Apple's browsers.
    Share,
    /// The entry in their share menu that adds the page to the home screen.
    AddToHome,
}

impl Sign {
    /// The path of the outline.
    fn path(self) -> &'static str {
        match self {
            Self::Home => "M4 11.5 12 4l8 7.5V20h-5.5v-5.5h-5V20H4z",
            Self::Log => "M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1",
            Self::Reference => {
                "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.3 9.6a2.8 2.8 0 1 1 4.3 2.3c-1 .7-1.6 1.2-1.6 2.3M12 17.2v.1"
            }
            Self::Rules => {
                "M12 6.5C10 4.8 7.2 4.2 3.5 4.2v13.6c3.7 0 6.5.6 8.5 2.3 2-1.7 4.8-2.3 8.5-2.3V4.2c-3.7 0-6.5.6-8.5 2.3zM12 6.5v13.6"
            }
            Self::Settings => {
                "M3.5 7.5h8M18.5 7.5h2M3.5 16.5h2M12.5 16.5h8M15 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM9 14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"
            }
            Self::Hide => {
                "M5.5 8C3.6 9.6 2.5 12 2.5 12s3.5 6.2 9.5 6.2c1.5 0 2.8-.4 4-.9M9.5 6.1c.8-.2 1.6-.3 2.5-.3 6 0 9.5 6.2 9.5 6.2s-.8 1.5-2.3 3M9.9 9.9a3 3 0 0 0 4.2 4.2M4 3.5l16.5 17"
            }
            Self::Hint => {
                "M9.2 17.5c0-2.6-3-3.8-3-7.6a5.8 5.8 0 1 1 11.6 0c0 3.8-3 5-3 7.6zM9.8 21h4.4"
            }
            Self::Close => "M6 6l12 12M18 6 6 18",
            Self::Copy => "M9 9h11v11.5H9zM5.5 15H4V3.5h11V5",
            Self::Forward => "M4.5 5.5 11 12l-6.5 6.5zM13 5.5l6.5 6.5-6.5 6.5z",
            Self::Menu => "M4 6.5h16M4 12h16M4 17.5h16",
            Self::Undo => "M8.5 4.5 4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11H8",
            Self::LookBack => "M4 4.5V10h5.5M4.6 9.6A8 8 0 1 1 4 12.5M12 8v4.5l3.2 2",
            Self::Play => "M7.5 4.5 19 12 7.5 19.5z",
            Self::Pause => "M8 5v14M16 5v14",
            Self::Back => "M15 5.5 8.5 12l6.5 6.5",
            Self::On => "M9 5.5 15.5 12 9 18.5",
            Self::Previous => "M18 5.5 11 12l7 6.5M6 5.5v13",
            Self::Next => "M6 5.5 13 12l-7 6.5M18 5.5v13",
            Self::Share => "M12 15V3M8 6.5 12 3l4 3.5M8.5 10H5.5v10.5h13V10h-3",
            Self::AddToHome => "M4.5 4.5h15v15h-15zM12 8v8M8 12h8",
        }
    }
}

/// An icon without a name, for use next to words that say it.
pub fn sign(sign: Sign) -> Html {
    html! { <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d={sign.path()} /></svg> }
}

/// The content of a button or link: an icon and its name. Screen readers read the name, hovering shows it, and
/// where there is room the style sheet displays it beside the icon.
pub fn icon(sign: Sign, name: AttrValue) -> Html {
    html! {
        <span class="icon" title={&name}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d={sign.path()} /></svg>
            <span class="name">{ name }</span>
        </span>
    }
}
