//! The meaning of the marks in the rules.

use yew::prelude::*;

use super::passage::badge;
use crate::games::GameId;
use crate::i18n::booklet::{Chapter, Footnote};
use crate::i18n::rules::Msg;
use crate::i18n::texts::booklet;
use crate::ui::words::{language, say};

/// See [`Legend`].
#[derive(Properties, PartialEq)]
pub(super) struct LegendProps {
    /// The game.
    pub(super) game: GameId,
}

/// The marks used in these rules, and what they mean.
#[component]
pub(super) fn Legend(props: &LegendProps) -> Html {
    let borne = |mark: &Footnote| {
        let chapters = booklet(language(), props.game).iter();
        { chapters }
            .flat_map(Chapter::all_passages)
            .any(|part| part.bears(*mark))
    };
    let mark = |mark: Footnote| {
        html! { <li key={mark as usize}>{ badge(mark) }{ " " }{ say(Msg::Means(mark)) }</li> }
    };
    html! {
        <section class="legend" aria-labelledby="legend">
            <h2 id="legend">{ say(Msg::Legend) }</h2>
            <p>{ say(Msg::Unmarked) }</p>
            <ul>{ for Footnote::ALL.into_iter().filter(borne).map(mark) }</ul>
        </section>
    }
}
