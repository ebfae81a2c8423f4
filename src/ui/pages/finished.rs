//! A finished game that somebody has sent as a link. It lies on no shelf unless it is wanted there.

use yew::prelude::*;
use yew_router::prelude::*;

use crate::i18n::keep::Msg;
use crate::i18n::{saves, shell};
use crate::saves::Unreadable;
use crate::ui::keep::{Keeper, Label};
use crate::ui::parlour::Running;
use crate::ui::parts::{Cards, Notice, Page};
use crate::ui::route::Route;
use crate::ui::{play, room, say};

/// See [`Finished`].
#[derive(Properties, PartialEq)]
pub struct FinishedProps {
    /// The game, as in [`saves::link`](crate::saves::link).
    pub text: String,
}

/// Shows the game, or says what is wrong with the link.
#[component]
pub fn Finished(props: &FinishedProps) -> Html {
    let running = use_memo(props.text.clone(), |text| take_up(text));
    match &*running {
        Ok(running) => play::table(running),
        Err(why) => html! {
            <Page heading={say(Msg::BadGameLink)}>
                <Notice cards={Cards::Astray}>
                    <p role="alert">{ say(saves::Msg::Unreadable(why)) }</p>
                    <Link<Route> to={Route::Home} classes="button primary">{ say(shell::Msg::ToBoxes) }</Link<Route>>
                </Notice>
            </Page>
        },
    }
}

fn take_up(text: &str) -> Result<Running, Unreadable> {
    let opened = room::finished(text)?;
    let label = Label::of(&opened);
    let keeper = Keeper::aside(opened.journal, label);
    let running = Running::new(opened.setup, opened.seed, keeper);
    running.seen_to.set(usize::MAX);
    running.status.replace(Some(opened.status));
    Ok(running)
}
