//! The parts of an article.

use yew::prelude::*;

use crate::games::GameId;
use crate::i18n::booklet::{Footnote, Line, Passage, Run};
use crate::i18n::rules::Msg;
use crate::ui::route::Route;
use crate::ui::words::say;

/// A part of an article.
pub(super) fn part(game: GameId, part: &'static Passage) -> Html {
    let line = |text| line(game, text);
    let items = |lines: &'static [Line]| {
        let item = |text: &Line| html! { <li>{ line(*text) }</li> };
        lines.iter().map(item).collect::<Html>()
    };
    match *part {
        Passage::Text(text) => html! { <p>{ line(text) }</p> },
        Passage::Marked(mark, text) => html! {
            <p class="ruled">{ badge(mark) }{ " " }{ line(text) }</p>
        },
        Passage::Here(text) => html! {
            <p class="edition"><b>{ say(Msg::Here) }{ ": " }</b>{ line(text) }</p>
        },
        Passage::Things(lines) => html! { <ul class="things">{ items(lines) }</ul> },
        Passage::Ladder(lines) => html! { <ol class="rungs">{ items(lines) }</ol> },
        Passage::Example(lines) => html! {
            <div class="example">
                <p><b>{ say(Msg::Example) }</b></p>
                <ol>{ items(lines) }</ol>
            </div>
        },
        Passage::Points(points) => points_of(game, points),
        Passage::Figures(rows) => figures(game, rows),
    }
}

/// A mark: its sign, with words for those who do not know the sign.
pub(super) fn badge(mark: Footnote) -> Html {
    html! {
        <b class="whence">
            <span class="sign" aria-hidden="true">{ mark.sign() }</span>
            { " " }{ say(Msg::Footnote(mark)) }{ "." }
        </b>
    }
}

fn points_of(game: GameId, points: &'static [&'static [Passage]]) -> Html {
    let point = |parts: &&'static [Passage]| {
        html! { <li>{ for parts.iter().map(|it| part(game, it)) }</li> }
    };
    html! { <ol class="lettered">{ for points.iter().map(point) }</ol> }
}

fn figures(game: GameId, rows: &'static [&'static [Line]]) -> Html {
    let row = |(row, cells): (usize, &&'static [Line])| {
        let cell = |(column, text): (usize, &Line)| match (row, column) {
            (_, 0) => html! { <th scope="row">{ line(game, *text) }</th> },
            (0, _) => html! { <th scope="col">{ line(game, *text) }</th> },
            _ => html! { <td>{ line(game, *text) }</td> },
        };
        html! { <tr>{ for cells.iter().enumerate().map(cell) }</tr> }
    };
    html! {
        <div class="figures">
            <table><tbody>{ for rows.iter().enumerate().map(row) }</tbody></table>
        </div>
    }
}

fn line(game: GameId, text: Line) -> Html {
    let piece = |run| match run {
        Run::Words(words) => html! { words },
        Run::Term(term) => html! { <dfn>{ term }</dfn> },
        Run::See(clause) => {
            html! { <a href={Route::clause(game, clause).address()}>{ clause }</a> }
        }
        Run::Cards(faces) => cards(faces),
    };
    text.runs().map(piece).collect()
}

/// A row of cards in the size of text. Printed words are described by the text beside them.
fn cards(faces: &'static str) -> Html {
    if faces.contains(PRINT) {
        return html! {
            <span class="printed-row" aria-hidden="true" translate="no">{ for faces.split_whitespace().map(word) }</span>
        };
    }
    let card = |face: &'static str| {
        let word = (face.len() > 2).then_some("word");
        html! { <span class={classes!("printed", word)}>{ face }</span> }
    };
    html! {
        <span class="printed-row" role="img" aria-label={say(Msg::Cards(faces))}>
            { for faces.split_whitespace().map(card) }
        </span>
    }
}

/// What separates a printed word from its looks, as in `BIG.red.hollow`.
const PRINT: char = '.';

/// A card of Stroop.
fn word(face: &'static str) -> Html {
    let mut parts = face.split(PRINT);
    let word = parts.next().unwrap_or_default();
    let looks: Vec<&'static str> = parts.collect();
    html! { <span class={classes!("printed", "word", "ink", looks)}>{ word }</span> }
}
