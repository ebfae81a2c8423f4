//! The cards of one person at the screen, all in view. They are redrawn when they change, and not whenever somebody else
//! plays.

use std::rc::Rc;

use gloo::events::EventListener;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::cards::{back, face};
use super::cells::{Cells, LOT};
use super::devices::cap;
use super::drawing::use_drawing;
use super::grid::Grid;
use super::hands::{Hand, Hands, Own};
use super::verdict::{Ruling, Verdict};
use crate::engine::Seat;
use crate::games::stroop::Card;
use crate::i18n::Name;
use crate::i18n::stroop::table::Device;
use crate::i18n::stroop::{cards, table};
use crate::settings::Press;
use crate::ui::key_caps::Caps;
use crate::ui::words::say;
use crate::web::window;

/// See [`OwnCards`].
#[derive(Properties, PartialEq)]
pub(super) struct OwnCardsProps {
    /// The seat.
    pub(super) seat: Seat,
    /// The player's name.
    pub(super) name: Name,
    /// The cells of the cards.
    pub(super) cells: Rc<Cells>,
    /// The number of cells.
    pub(super) room: usize,
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
    /// The result of the last try.
    pub(super) ruling: Option<Ruling>,
    /// Dispatches hand actions that are not part of the game.
    pub(super) hands: UseReducerDispatcher<Hands>,
}

/// The cards of the hand, each in its own cell.
#[component]
pub(super) fn OwnCards(props: &OwnCardsProps) -> Html {
    let here = use_node_ref();
    use_sizes(props, &here);
    use_drawing(&here, &props.cells, props.plays, props.own.turn);
    let lots = props.room.div_ceil(LOT);
    let fumble = props.fumble.map(|(until, lasts)| {
        html! { <Fumble key={format!("fumble-{until}")} {lasts} /> }
    });
    let ruling = props.ruling.as_ref().filter(|_| props.plays);
    let verdict = ruling.and_then(|ruling| {
        let (card, cell) = ruling.back?;
        let turn = props.own.turn;
        let key = format!("verdict-{}", ruling.tries);
        let lasts = props.fumble.map(|(_, lasts)| lasts);
        Some(html! { <Verdict {key} {card} {cell} {turn} ruling={ruling.clone()} {lasts} /> })
    });
    // Thumbs are near the pile; rows like those of the keyboard keep their order.
    let from_below = (props.own.device == Device::Touch).then_some("yes");
    html! {
        <div
            ref={here}
            class="cells"
            role="group"
            aria-label={say(table::Msg::Hand(&props.name))}
            data-from-below={from_below}
        >
            { for (0..lots).map(|lot| html! {
                <Lot
                    key={format!("lot-{lot}")}
                    {lot}
                    away={(lot + lots - props.own.lot.min(lots - 1)) % lots}
                    cards={(lot * LOT..props.room.min((lot + 1) * LOT)).map(|cell| props.cells.get(cell)).collect::<Vec<_>>()}
                    own={props.own}
                    caps={Rc::clone(&props.caps)}
                    advanced={props.advanced}
                    hides={props.hides}
                    plays={props.plays}
                    fits={props.fits.clone()}
                />
            }) }
            { for fumble }
            { for verdict }
        </div>
    }
}

/// Sizes the cells: the number of cells changes only while the game rests, and so does their size, unless the window is
/// resized.
#[hook]
fn use_sizes(props: &OwnCardsProps, here: &NodeRef) {
    let (seat, room, hands) = (props.seat, props.room, props.hands.clone());
    let keys = cap(&props.caps, props.own.device, Press::Cell(0)).is_some();
    use_effect_with(
        (here.clone(), room, keys, props.own.turn),
        move |(here, ..)| {
            let here = here.clone();
            let size = move || {
                let Some(cells) = here.cast::<HtmlElement>() else {
                    return;
                };
                let sides = (cells.client_width().into(), cells.client_height().into());
                let grid = Grid::of(room, sides, keys);
                let Grid {
                    across, caps, gap, ..
                } = grid;
                let most_high = grid.most_high(sides.0, keys);
                let _ = cells.toggle_attribute_with_force("data-beside", caps.beside);
                let _ = cells.toggle_attribute_with_force("data-small-caps", caps.small);
                let style = cells.style();
                let _ = style.set_property("--across", &across.to_string());
                let _ = style.set_property("--down", &room.div_ceil(across).to_string());
                let _ = style.set_property("--most-high", &format!("{most_high:.0}px"));
                let _ = style.set_property("--apart", &format!("{gap}px"));
                hands.dispatch(Hand::Across(seat, across));
            };
            size();
            let resized = window().map(|it| EventListener::new(&it, "resize", move |_| size()));
            move || drop(resized)
        },
    );
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
struct LotProps {
    /// Its number.
    lot: usize,
    /// How often the keys have to be moved on to play its cards.
    away: usize,
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

/// A lot of cells, redrawn only when one of its own changes.
#[component]
fn Lot(props: &LotProps) -> Html {
    let first = props.lot * LOT;
    html! {
        <div class="lot">
            { for (first..).zip(&props.cards).map(|(cell, &card)| one(props, cell, card)) }
        </div>
    }
}

/// A cell and its card.
fn one(props: &LotProps, cell: usize, card: Option<Card>) -> Html {
    let Some(card) = card else {
        return html! { <span key={cell} class="cell" /> };
    };
    if props.hides {
        return html! { <span key={cell} class="cell covered" aria-hidden="true">{ back() }</span> };
    }
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
            { for keys_of(props, cell).map(|keys| {
                let several = (keys.chars().count() > 1).then_some("several");
                html! { <kbd class={classes!(several)} data-says={keys} /> }
            }) }
        </button>
    }
}

/// The keys that play the card in a cell, one after the other.
fn keys_of(props: &LotProps, cell: usize) -> Option<AttrValue> {
    let cap = |press| cap(&props.caps, props.own.device, press);
    let key = cap(Press::Cell((cell % LOT) as u8))?;
    let on = cap(Press::Keys).unwrap_or_default();
    let keys = std::iter::repeat_n(&*on, props.away).chain([&*key]);
    Some(keys.collect::<Vec<_>>().join(" ").into())
}
