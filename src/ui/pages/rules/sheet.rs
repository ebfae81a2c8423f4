//! A clause and those around it, over the table of the game.

use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::article::ChapterText;
use super::{heading_of, holds};
use crate::games::GameId;
use crate::i18n::rules::Msg;
use crate::i18n::texts::booklet;
use crate::ui::route::Route;
use crate::ui::words::{language, say};

/// See [`ClauseSheet`].
#[derive(Properties, PartialEq)]
pub(in crate::ui::pages) struct ClauseSheetProps {
    /// The game.
    pub(in crate::ui::pages) game: GameId,
    /// The clause.
    pub(in crate::ui::pages) clause: AttrValue,
}

/// The chapter of the clause, scrolled to it, and the way to the whole rules.
#[component]
pub(in crate::ui::pages) fn ClauseSheet(props: &ClauseSheetProps) -> Html {
    let (game, clause) = (props.game, &props.clause);
    let leaf = use_node_ref();
    use_effect_with(clause.clone(), {
        let leaf = leaf.clone();
        move |clause| show(&leaf, clause)
    });
    let mut chapters = booklet(language(), game).iter();
    let chapter = chapters.find(|chapter| holds(chapter, clause));
    html! {
        <div class="clause-sheet">
            <div ref={leaf} class="booklet" translate="yes">
                if let Some(chapter) = chapter {
                    <ChapterText {game} {chapter} named={clause.clone()} />
                }
            </div>
            <p>
                <a href={Route::clause(game, clause).address()} data-whole="">{ say(Msg::Whole) }</a>
            </p>
        </div>
    }
}

/// Focuses the heading of the clause and scrolls the leaf to its article; nothing else on the page scrolls.
fn show(leaf: &NodeRef, clause: &str) {
    let (Some(leaf), Some(heading)) = (leaf.cast::<HtmlElement>(), heading_of(clause)) else {
        return;
    };
    let _ = heading.focus();
    let top = |it: &Element| it.get_bounding_client_rect().top();
    if let Some(article) = heading.parent_element() {
        let below = top(&article) - top(&leaf);
        leaf.set_scroll_top(leaf.scroll_top() + below as i32);
    }
}
