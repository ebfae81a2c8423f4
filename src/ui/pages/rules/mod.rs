//! The rules of a game, clause by clause, scrolled to the clause in the address.

mod article;
mod legend;
mod passage;
mod sheet;

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::not_found::NotFound;
use crate::games::GameId;
use crate::i18n::booklet::Chapter;
use crate::i18n::rules::Msg;
use crate::i18n::shell;
use crate::i18n::texts::booklet;
use crate::ui::components::Page;
use crate::ui::pages::back_to_table::BackToTable;
use crate::ui::route::Route;
use crate::ui::words::{language, say};
use crate::web::address;
use article::ChapterText;
use legend::Legend;
pub(super) use sheet::ClauseSheet;

/// See [`RulesPage`].
#[derive(Properties, PartialEq)]
pub(super) struct RulesProps {
    /// The game's short name.
    pub game: String,
    /// The clause or chapter to start at, if the address names one.
    #[prop_or_default]
    pub clause: Option<String>,
}

/// The page.
#[component]
pub(super) fn RulesPage(props: &RulesProps) -> Html {
    match GameId::from_slug(&props.game) {
        Some(game) => html! { <Booklet key={game.slug()} {game} named={props.clause.clone()} /> },
        None => html! { <NotFound /> },
    }
}

#[derive(Properties, PartialEq)]
struct BookletProps {
    game: GameId,
    /// The clause or chapter in the address.
    named: Option<String>,
}

#[component]
fn Booklet(props: &BookletProps) -> Html {
    let game = props.game;
    let chapters = booklet(language(), game);
    let named = props.named.as_deref();
    let unknown = named.filter(|&named| !chapters.iter().any(|chapter| holds(chapter, named)));
    use_effect_with(props.named.clone(), |named| go_to(named.as_deref()));
    // After a reload the browser would restore the scroll position, even if the page's length has changed.
    use_effect_with(props.named.is_some(), |&named| {
        address::keep_place(!named);
        || address::keep_place(true)
    });
    let text = chapters.iter().map(|chapter| {
        let named = named.filter(|&named| holds(chapter, named));
        let named = named.map(AttrValue::from);
        html! { <ChapterText key={chapter.name} {game} {chapter} {named} /> }
    });
    html! {
        <Page heading={say(shell::Msg::RulesOf(game))} class={classes!("rules", game.slug())}>
            <BackToTable />
            if let Some(unknown) = unknown {
                <p class="notice">{ say(Msg::NoSuchRule(unknown)) }</p>
            }
            <div class="booklet" translate="yes">
                <Contents {game} />
                <div class="leaf">
                    <Legend {game} />
                    { for text }
                </div>
            </div>
        </Page>
    }
}

/// Focuses a heading and scrolls to it.
fn go_to(named: Option<&str>) {
    if let Some(heading) = named.and_then(heading_of) {
        let _ = heading.focus();
        heading.scroll_into_view();
    }
}

/// The heading of a clause or chapter, if it is on the screen.
fn heading_of(name: &str) -> Option<HtmlElement> {
    let document = web_sys::window()?.document()?;
    document.get_element_by_id(name)?.dyn_into().ok()
}

/// Whether a clause or chapter with this name is in a chapter.
fn holds(chapter: &Chapter, name: &str) -> bool {
    chapter.name == name
        || chapter
            .articles
            .iter()
            .any(|article| article.clause == name)
}

#[derive(Properties, PartialEq)]
struct ContentsProps {
    game: GameId,
}

#[component]
fn Contents(props: &ContentsProps) -> Html {
    let chapter = |chapter: &'static Chapter| {
        html! {
            <li key={chapter.name}>
                <a href={Route::clause(props.game, chapter.name).address()}>{ chapter.title }</a>
            </li>
        }
    };
    let chapters = booklet(language(), props.game);
    html! {
        <nav class="contents" aria-labelledby="contents">
            <h2 id="contents">{ say(Msg::Contents) }</h2>
            <ol>{ for chapters.iter().map(chapter) }</ol>
        </nav>
    }
}
