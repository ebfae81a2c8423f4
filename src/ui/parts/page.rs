//! The frame of a page: its heading takes the focus, so that a screen reader begins there.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::{Logo, NewVersion, StorageNote};
use crate::i18n::shell::Msg;
use crate::ui::route::Route;
use crate::ui::words::say;

/// See [`Page`].
#[derive(Properties, PartialEq)]
pub struct PageProps {
    /// The heading, also used for the title of the browser's tab.
    pub heading: AttrValue,
    /// Whether the link to the home page is shown.
    #[prop_or(true)]
    pub way_home: bool,
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
                <NewVersion />
                <StorageNote />
            </header>
            <main>{ props.children.clone() }</main>
        </div>
    }
}
