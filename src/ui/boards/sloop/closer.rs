//! A closer look at something in the display: what a build consists of and who may take it, and what the sign on a card
//! does.

use yew::prelude::*;

use super::builds::{is_at_risk, vacant};
use super::cards::face;
use super::display_props::{DisplayProps, Look};
use crate::games::sloop::{Build, Card, View};
use crate::i18n::sloop::{Msg, Prompt};
use crate::i18n::table;
use crate::ui::components::{Sign, icon};
use crate::ui::words::say;

/// The number of loose supercharged cards.
pub(super) fn supercharged(view: &View) -> usize {
    let loose = view.display.loose.iter();
    loose.filter(|card| card.is_supercharged()).count()
}

/// Why the display is refilled to that many cards; `None` once it is not refilled any more.
pub(super) fn why_refilled(view: &View) -> Option<AttrValue> {
    let why = Msg::WhyRefilledTo {
        minimum: view.options.minimum(),
        supercharged: supercharged(view),
    };
    (view.pile > 0).then(|| say(why))
}

/// The details of the thing at an index: the builds, then the loose cards in the order in `lies`, then the draw pile, and
/// then the empty places for builds.
pub(super) fn closer(props: &DisplayProps, lies: &[Option<usize>], at: usize, look: &Look) -> Html {
    let display = &props.view().display;
    let builds = display.builds.len();
    if let Some(it) = display.builds.get(at) {
        let (heading, inside) = build(props, it);
        return panel(at, heading, inside, "", look);
    }
    let loose = lies.iter().flatten();
    let loose: Vec<Card> = loose
        .filter_map(|&at| display.loose.get(at).copied())
        .collect();
    if let Some(&card) = loose.get(at - builds) {
        return panel(at, say(Msg::Card(card)), one(props, card), "brief", look);
    }
    let supplied = builds + loose.len();
    let empty = at.checked_sub(supplied + 1);
    if let Some(seat) = empty.and_then(|nth| vacant(props).get(nth).copied()) {
        let name = &props.names[seat];
        let why = html! { <p role="status">{ say(Msg::WhyPlace(name)) }</p> };
        return panel(at, say(Msg::PlaceOf(name)), why, "", look);
    }
    panel(at, say(Msg::DrawPile), supply(props), "", look)
}

fn panel(at: usize, heading: AttrValue, inside: Html, class: &'static str, look: &Look) -> Html {
    html! {
        <div key="closer" class={classes!("closer", class)} role="group" aria-label={heading.clone()}>
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
            <p role="status">
                { say(Msg::BuildRights { number, owner }) }
                if is_at_risk(&props.seen, build) {
                    { " " }{ say(Msg::WhyAtRisk(owner)) }
                }
            </p>
        </>
    };
    (heading, inside)
}

/// What is left, and what it refills.
fn supply(props: &DisplayProps) -> Html {
    let view = props.view();
    let (pile, removed) = (usize::from(view.pile), view.removed.len());
    html! {
        <p role="status">
            { say(Msg::LeftToDraw(pile)) }{ "." }
            if let Some(why) = why_refilled(view) {
                { " " }{ why }
            }
            if removed > 0 {
                { " " }{ say(Msg::Removed(removed)) }{ "." }
            }
        </p>
    }
}

fn one(props: &DisplayProps, card: Card) -> Html {
    let does = Msg::does(card).map(say).unwrap_or_default();
    html! {
        <p role="status">
            if props.active {
                { say(Prompt::NothingTakes(card)) }{ " " }
            } else if does.is_empty() {
                { say(Msg::Card(card)) }
            }
            { does }
        </p>
    }
}
