//! The cards to play from: the viewer's hand, or the flipped cards with the hand beside them.

use std::rc::Rc;

use yew::prelude::*;

use super::Gesture;
use super::anchor::{Anchor, numbered};
use super::cards::face;
use super::drops::drags_to_display;
use crate::engine::{Observation, Seat};
use crate::games::GameId;
use crate::games::sloop::{Card, Sloop};
use crate::i18n::Name;
use crate::i18n::sloop::{Msg, Prompt};
use crate::ui::boards::kit::{BoardMemory, CardRow, Tap, taps, use_card_row};
use crate::ui::components::RovingFocus;
use crate::ui::words::say;

/// See [`Hand`].
#[derive(Properties, PartialEq)]
pub(super) struct HandProps {
    /// The player's seat.
    pub(super) seat: Seat,
    /// The player's name.
    pub(super) name: Name,
    /// The hand.
    pub(super) hand: Vec<Card>,
    /// The flipped cards, while one of them is to be played.
    pub(super) flipped: Vec<Card>,
    /// The partner's name, and the cards of the hand that they know.
    pub(super) known: Option<(Name, Vec<Card>)>,
    /// The card offered by the partner, if the offer has to be answered.
    pub(super) offered: Option<Card>,
    /// The place of the staged card.
    pub(super) staged: Option<usize>,
    /// Whether that card lies in the display meanwhile.
    pub(super) laid: bool,
    /// The cards to mark because they can take something.
    pub(super) takes: Vec<Card>,
    /// Whether the viewer can act.
    pub(super) active: bool,
    /// Whether this is the past, where nothing can be done.
    pub(super) past: bool,
    /// What the viewer sees.
    pub(super) seen: Rc<Observation<Sloop>>,
    /// Where the board keeps what a card was dropped on.
    pub(super) memory: BoardMemory,
    pub(super) ongesture: Callback<(Gesture, f64)>,
}

impl HandProps {
    fn playable(&self) -> &[Card] {
        if self.flipped.is_empty() {
            &self.hand
        } else {
            &self.flipped
        }
    }
}

/// The cards: one tab stop, with arrow keys to move between them.
#[component]
pub(super) fn Hand(props: &HandProps) -> Html {
    let cards = props.playable();
    let RovingFocus {
        section,
        stop,
        onkeydown,
        onfocusin,
    } = use_card_row(CardRow {
        game: GameId::Sloop,
        cards: cards.len(),
        staged: props.staged,
        active: props.active,
        step: props.seen.step,
        ondigit: props
            .ongesture
            .reform(|(place, at)| (Gesture::Hand(Tap::Once(place)), at)),
    });
    let flips = !props.flipped.is_empty();
    let label = if flips {
        Prompt::FlippedCards
    } else {
        Prompt::Hand(&props.name)
    };
    let named = numbered(cards.iter().copied()).enumerate();
    let slots = named.map(|(place, (card, nth))| slot(props, place, card, nth, stop));
    let count = cards.len() + if flips { props.hand.len() } else { 0 };
    html! {
        <div
            class={classes!("own-hand", format!("n-{count}"), flips.then_some("flips"))}
            data-anchor={Anchor::Held(props.seat).to_string()}
        >
            if let (Some(card), Some((partner, _))) = (props.offered, &props.known) {
                <section class="offered" aria-label={say(Prompt::OfferOf(partner))}>
                    <span class="lies">{ face(card) }</span>
                    <span class="unseen">{ say(Msg::Card(card)) }</span>
                </section>
            }
            <section
                ref={section}
                tabindex="-1"
                class="hand"
                aria-label={say(label)}
                {onkeydown}
                {onfocusin}
            >
                { for slots }
            </section>
            if flips {
                { kept(props) }
            }
        </div>
    }
}

fn slot(props: &HandProps, place: usize, card: Card, nth: usize, stop: usize) -> Html {
    let flips = !props.flipped.is_empty();
    let knows = props.known.as_ref().filter(|_| !flips);
    let known = knows.filter(|(_, cards)| cards.iter().filter(|it| **it == card).count() > nth);
    let anchor = if flips {
        Anchor::Flipped(card).nth(nth)
    } else {
        Anchor::Hand(card).nth(nth)
    };
    html! {
        <HeldCard
            key={place}
            {card}
            {anchor}
            {place}
            of={props.playable().len()}
            seen_by={known.map(|(partner, _)| partner.clone())}
            takes={props.takes.contains(&card)}
            staged={props.staged == Some(place)}
            away={props.laid && props.staged == Some(place)}
            active={props.active}
            stop={place == stop && !props.past}
            seen={Rc::clone(&props.seen)}
            memory={props.memory.clone()}
            ongesture={props.ongesture.clone()}
        />
    }
}

/// See [`HeldCard`].
#[derive(Properties, PartialEq)]
struct HeldCardProps {
    card: Card,
    anchor: AttrValue,
    /// Its place in the hand; `of` is the number of cards.
    place: usize,
    of: usize,
    /// The partner's name, if they know the card.
    seen_by: Option<Name>,
    /// Whether to mark that it can take something.
    takes: bool,
    staged: bool,
    /// Whether it lies in the display, so that its place is empty.
    away: bool,
    /// Whether the viewer can act.
    active: bool,
    /// Whether it is the tab stop.
    stop: bool,
    seen: Rc<Observation<Sloop>>,
    memory: BoardMemory,
    ongesture: Callback<(Gesture, f64)>,
}

/// A card of the hand, redrawn only when its props change.
#[component]
fn HeldCard(props: &HeldCardProps) -> Html {
    let (card, place) = (props.card, props.place);
    let label = say(Prompt::HandCard {
        card,
        place: place + 1,
        of: props.of,
        seen_by: props.seen_by.as_ref(),
    });
    let (onclick, ondblclick) = taps(props.active, &props.ongesture, Gesture::Hand, place);
    let takes = (props.active && props.takes).then_some("takes");
    let known = props.seen_by.as_ref().map(|_| "known");
    // What the marks on the card mean.
    let title = [
        props.seen_by.as_ref().map(|who| say(Prompt::KnownBy(who))),
        takes.map(|_| say(Prompt::CanTake)),
    ];
    let title: Vec<AttrValue> = title.into_iter().flatten().collect();
    html! {
        <button
            type="button"
            class={classes!("held", takes, known, props.away.then_some("away"))}
            data-place={place.to_string()}
            tabindex={if props.stop { "0" } else { "-1" }}
            aria-pressed={if props.staged { "true" } else { "false" }}
            aria-disabled={(!props.active).then_some("true")}
            aria-label={label}
            title={(!title.is_empty()).then(|| title.join(" "))}
            {onclick}
            {ondblclick}
            onpointerdown={drags_to_display(props.active, &props.seen, &props.memory, &props.ongesture, place)}
            data-drags={props.active.then_some("")}
        >
            <span class="lies" data-anchor={props.anchor.clone()}>{ face(card) }</span>
        </button>
    }
}

/// The viewer's hand while a flipped card is to be played: it shows what can be built.
fn kept(props: &HandProps) -> Html {
    let all = props.hand.len();
    let card = |(place, (card, nth)): (usize, (Card, usize))| {
        let seen_by = None;
        let label = say(Prompt::HandCard {
            card,
            place: place + 1,
            of: all,
            seen_by,
        });
        html! {
            <li key={place}>
                <span class="lies" data-anchor={Anchor::Hand(card).nth(nth)}>{ face(card) }</span>
                <span class="unseen">{ label }</span>
            </li>
        }
    };
    let cards = numbered(props.hand.iter().copied()).enumerate().map(card);
    let heading = say(Prompt::Hand(&props.name));
    html! {
        <div class="hand-beside">
            <small aria-hidden="true">{ heading.clone() }</small>
            <ul class="hand-kept" aria-label={heading}>{ for cards }</ul>
        </div>
    }
}
