//! A closer look at something in the display: what a build consists of and who may take it, and what the sign on a card
//! does.

use yew::prelude::*;

use super::cards::face;
use super::display_props::{DisplayProps, Look};
use crate::games::sloop::{Build, Card};
use crate::i18n::sloop::{Msg, Prompt};
use crate::i18n::table;
use crate::ui::components::{Sign, icon};
use crate::ui::words::say;

/// The details of the thing at an index; loose cards come after the builds, in the order in `lies`.
pub(super) fn closer(props: &DisplayProps, lies: &[Option<usize>], at: usize, look: &Look) -> Html {
    let display = &props.view().display;
    let builds = display.builds.len();
    if let Some(it) = display.builds.get(at) {
        let (heading, inside) = build(props, it);
        return panel(at, heading, inside, look);
    }
    let loose = lies.iter().flatten().nth(at - builds);
    let Some(&card) = loose.and_then(|&at| display.loose.get(at)) else {
        return Html::default();
    };
    panel(at, say(Msg::Card(card)), one(props, card), look)
}

fn panel(at: usize, heading: AttrValue, inside: Html, look: &Look) -> Html {
    html! {
        <div key="closer" class="closer" role="group" aria-label={heading.clone()}>
            <p class="closer-name">{ heading }</p>
            <button type="button" class="close" data-looks="" onclick={look.look.reform(move |_| at)}>
                { icon(Sign::Close, say(table::Msg::ClosePanel)) }
            </button>
            { inside }
        </div>
    }
}

fn build(props: &DisplayProps, build: &Build) -> (AttrValue, Html) {
    let (number, owner) = (build.number, props.owner(build.owner));
    let cards: Vec<Card> = build.cards.iter().collect();
    let heading = say(Msg::Build {
        number,
        owner,
        cards: &cards,
    });
    let card = |(place, card): (usize, Card)| html! { <li key={place}>{ face(card) }</li> };
    let inside = html! {
        <>
            <ul class="minis-of" aria-hidden="true">{ for cards.into_iter().enumerate().map(card) }</ul>
            <p role="status">{ say(Msg::BuildRights { number, owner }) }</p>
        </>
    };
    (heading, inside)
}

fn one(props: &DisplayProps, card: Card) -> Html {
    let does = Msg::does(card).map(say).unwrap_or_default();
    html! {
        <p role="status">
            if props.active {
                { say(Prompt::TapCard) }{ " " }
            }
            { does }
        </p>
    }
}
