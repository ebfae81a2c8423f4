//! Chapters and their articles.

use yew::prelude::*;

use super::passage::part;
use crate::games::GameId;
use crate::i18n::booklet::{Article, Chapter};
use crate::ui::route::Route;

/// See [`ChapterText`].
#[derive(Properties, PartialEq)]
pub(super) struct ChapterProps {
    /// The game.
    pub(super) game: GameId,
    /// The chapter.
    pub(super) chapter: &'static Chapter,
    /// The clause or chapter in the address, if it is in this chapter.
    pub(super) named: Option<AttrValue>,
}

/// A chapter.
#[component]
pub(super) fn ChapterText(props: &ChapterProps) -> Html {
    let (game, chapter) = (props.game, props.chapter);
    let parts = chapter.passages.iter().map(|it| part(game, it));
    let articles = chapter.articles.iter().map(|article| {
        let named = props.named.as_deref() == Some(article.clause);
        article_text(game, article, named)
    });
    html! {
        <section class="chapter" aria-labelledby={chapter.name}>
            <h2 id={chapter.name} tabindex="-1">{ chapter.title }</h2>
            { for parts }
            { for articles }
        </section>
    }
}

fn article_text(game: GameId, article: &'static Article, named: bool) -> Html {
    let clause = article.clause;
    let class = classes!("article", named.then_some("named"));
    html! {
        <article key={clause} {class} aria-labelledby={clause}>
            <h3 id={clause} tabindex="-1">
                <a href={Route::clause(game, clause).address()} class="number">{ clause }</a>
                { " " }
                { article.title }
            </h3>
            { for article.passages.iter().map(|it| part(game, it)) }
        </article>
    }
}
