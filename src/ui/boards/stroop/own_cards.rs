//! The cards of one person at the screen. They are redrawn when they change, and not whenever somebody else plays.

use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use super::cards::{back, face};
use super::cells::{Cells, PAGE};
use super::devices::cap;
use super::hands::Own;
use crate::games::stroop::Card;
use crate::i18n::Name;
use crate::i18n::stroop::{cards, table};
use crate::settings::Press;
use crate::ui::key_caps::Caps;
use crate::ui::words::say;

/// See [`OwnCards`].
#[derive(Properties, PartialEq)]
pub(super) struct OwnCardsProps {
    /// The player's name.
    pub(super) name: Name,
    /// The cells of the cards.
    pub(super) cells: Rc<Cells>,
    /// The number of pages they fill.
    pub(super) pages: usize,
    /// What their owner holds and looks at.
    pub(super) own: Own,
    /// The labels of keys.
    pub(super) caps: Rc<Caps>,
    /// Whether words are printed in two directions.
    pub(super) advanced: bool,
    /// Whether the cards are face down.
    pub(super) hides: bool,
    /// Whether the cards can be played.
    pub(super) plays: bool,
    /// The playable cards, if they are to be shown.
    pub(super) fits: Option<Rc<[Card]>>,
    /// When a fumble pause ends, in game time, and how long it is, in milliseconds.
    pub(super) fumble: Option<(u32, u32)>,
}

/// The cards of the hand, page by page, each in its own cell.
#[component]
pub(super) fn OwnCards(props: &OwnCardsProps) -> Html {
    let pages = props.pages;
    let shown = props.own.page.min(pages - 1);
    let fumble = props.fumble.map(|(until, lasts)| {
        html! { <Fumble key={until} {lasts} /> }
    });
    html! {
        <div class="cells" role="group" aria-label={say(table::Msg::Hand(&props.name))} data-pages={pages.to_string()}>
            { for (0..pages).map(|page| html! {
                <Page
                    key={page}
                    {page}
                    shown={page == shown}
                    cards={(page * PAGE..(page + 1) * PAGE).map(|cell| props.cells.get(cell)).collect::<Vec<_>>()}
                    own={props.own}
                    caps={Rc::clone(&props.caps)}
                    advanced={props.advanced}
                    hides={props.hides}
                    plays={props.plays}
                    fits={props.fits.clone()}
                />
            }) }
            { for fumble }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct FumbleProps {
    /// The duration, in milliseconds.
    lasts: u32,
}

/// The pause after a wrong card, shown over the cards; it disappears by itself.
#[component]
fn Fumble(props: &FumbleProps) -> Html {
    let here = use_node_ref();
    use_effect_with((here.clone(), props.lasts), |(here, lasts)| {
        if let Some(element) = here.cast::<HtmlElement>() {
            let _ = element
                .style()
                .set_property("--lasts", &format!("{lasts}ms"));
        }
    });
    html! { <span ref={here} class="fumbles" /> }
}

#[derive(Properties, PartialEq)]
struct PageProps {
    /// The index of the page.
    page: usize,
    /// Whether it is the page in view.
    shown: bool,
    /// The cards in its cells.
    cards: Vec<Option<Card>>,
    /// See [`OwnCardsProps`].
    own: Own,
    /// See there.
    caps: Rc<Caps>,
    /// See there.
    advanced: bool,
    /// See there.
    hides: bool,
    /// See there.
    plays: bool,
    /// See there.
    fits: Option<Rc<[Card]>>,
}

/// A page of cells, redrawn only when one of its own changes.
#[component]
fn Page(props: &PageProps) -> Html {
    let first = props.page * PAGE;
    html! {
        <div class={classes!("rows", props.shown.then_some("shown"))}>
            { for (first..).zip(&props.cards).map(|(cell, &card)| one(props, cell, card)) }
        </div>
    }
}

/// A cell and its card.
fn one(props: &PageProps, cell: usize, card: Option<Card>) -> Html {
    let Some(card) = card else {
        return html! { <span key={cell} class="cell" /> };
    };
    if props.hides {
        return html! { <span key={cell} class="cell covered" aria-hidden="true">{ back() }</span> };
    }
    let key = cap(
        &props.caps,
        props.own.device,
        Press::Cell((cell % PAGE) as u8),
    )
    .filter(|_| props.shown);
    let at_cursor = (props.own.cursor == Some(cell)).then_some("cursor");
    let fits = props.fits.as_ref().is_some_and(|fits| fits.contains(&card));
    let label = say(cards::Msg::spoken(card, props.advanced));
    html! {
        <button
            key={cell}
            type="button"
            class={classes!("cell", at_cursor, fits.then_some("fits"))}
            data-cell={cell.to_string()}
            aria-disabled={(!props.plays).then_some("true")}
        >
            // A separate name, because reversed letters cannot be read aloud.
            <span class="unseen">{ label }</span>
            { face(card) }
            if let Some(key) = key { <kbd data-says={key} /> }
        </button>
    }
}
