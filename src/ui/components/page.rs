//! The frame of a page: its heading takes the focus, so that a screen reader begins there. Notices about
//! the page as a whole follow it. A page with little content, such as one that leads nowhere, shows a picture with it.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::{Logo, LogoCards, what_is_lost};
use crate::i18n::shell::Msg;
use crate::i18n::{device, storage};
use crate::ui::listening::use_followed;
use crate::ui::route::Route;
use crate::ui::words::say;
use crate::web::address;
use crate::web::offline;
use crate::web::save_db::{Hitch, hitch, on_hitch, understood};

/// See [`Page`].
#[derive(Properties, PartialEq)]
pub struct PageProps {
    /// The heading, also used for the title of the browser's tab.
    pub heading: AttrValue,
    /// Whether the link to the home page is shown.
    #[prop_or(true)]
    pub way_home: bool,
    /// Whether a new version is mentioned in the header.
    #[prop_or(true)]
    pub mentions_version: bool,
    /// A class for the whole page.
    #[prop_or_default]
    pub class: Classes,
    /// The content.
    pub children: Html,
}

/// Sets the title of the browser's tab from the heading of the page.
#[hook]
pub fn use_title(heading: &AttrValue) {
    use_effect_with(heading.clone(), |heading| {
        if let Some(document) = web_sys::window().and_then(|window| window.document()) {
            let app = say(Msg::AppName);
            let title = if *heading == app {
                app.to_string()
            } else {
                format!("{heading} \u{b7} {app}")
            };
            document.set_title(&title);
        }
    });
}

/// A page with its heading.
#[component]
pub fn Page(props: &PageProps) -> Html {
    let heading = use_node_ref();
    use_title(&props.heading);
    use_effect_with(props.heading.clone(), {
        let heading = heading.clone();
        move |_| {
            if let Some(heading) = heading.cast::<HtmlElement>() {
                let _ = heading.focus();
            }
        }
    });
    html! {
        <div class={classes!("page", props.class.clone())}>
            <header class="top">
                if props.way_home {
                    <a href={Route::Home.address()} class="home-link">
                        <Logo />
                        { say(Msg::Home) }
                    </a>
                } else {
                    <Logo />
                }
                <h1 ref={heading} tabindex="-1">{ &props.heading }</h1>
                if props.mentions_version {
                    <NewVersion />
                }
                <StorageNote />
            </header>
            <main>{ props.children.clone() }</main>
        </div>
    }
}

/// The notice that a new version of the page is available, with a button to switch to it; not shown at a table.
#[component]
fn NewVersion() -> Html {
    let offered = use_followed(offline::is_old, offline::on_change) && !Route::is_at_table();
    html! {
        <div class="new-version" aria-live="polite">
            if offered {
                <p>{ say(device::Msg::NewVersion) }</p>
                <button type="button" onclick={|_| offline::renew(|| !Route::is_at_table())}>{ say(device::Msg::UseIt) }</button>
            }
        </div>
    }
}

/// The notice about trouble with the database, with a button to resolve it. Tables report it themselves.
#[component]
fn StorageNote() -> Html {
    let hitch = use_followed(hitch, on_hitch);
    let (said, way, onclick): (_, _, fn()) = match hitch {
        None => return html! { <div class="storage-note" aria-live="polite" /> },
        Some(Hitch::Late) => (
            say(storage::Msg::Late),
            storage::Msg::LoadAgain,
            address::reload,
        ),
        Some(Hitch::Blocked) => (
            say(storage::Msg::Blocked),
            storage::Msg::LoadAgain,
            address::reload,
        ),
        Some(Hitch::Outdated) => (say(storage::Msg::Outdated), storage::Msg::LoadAgain, || {
            offline::renew(|| true);
        }),
        Some(Hitch::Lost(loss)) => (what_is_lost(loss), storage::Msg::Dismiss, understood),
    };
    html! {
        <div class="storage-note" aria-live="polite">
            <p>{ said }</p>
            <button type="button" onclick={move |_| onclick()}>{ say(way) }</button>
        </div>
    }
}

/// See [`Notice`].
#[derive(Properties, PartialEq)]
pub struct NoticeProps {
    /// How the cards of the picture lie.
    pub cards: LogoCards,
    /// The message, and links or buttons to continue.
    pub children: Html,
}

/// A picture and a message.
#[component]
pub fn Notice(props: &NoticeProps) -> Html {
    html! {
        <div class="notice">
            <Logo cards={props.cards} />
            { props.children.clone() }
        </div>
    }
}
