//! The cards to play from: the viewer's hand, or the flipped cards with the hand beside them.

use yew::prelude::*;

use super::Gesture;
use super::anchor::{Anchor, numbered};
use super::cards::face;
use crate::games::sloop::Card;
use crate::i18n::Name;
use crate::i18n::sloop::{Msg, Prompt};
use crate::ui::boards::kit::{CardRow, Tap, taps, use_card_row};
use crate::ui::components::RovingFocus;
use crate::ui::words::say;

/// See [`Hand`].
#[derive(Properties, PartialEq)]
pub(super) struct HandProps {
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
    /// The cards to mark because they can take something.
    pub(super) takes: Vec<Card>,
    /// Whether the viewer can act.
    pub(super) active: bool,
    /// Whether this is the past, where nothing can be done.
    pub(super) past: bool,
    /// The step of the game.
    pub(super) step: usize,
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
        cards: cards.len(),
        staged: props.staged,
        active: props.active,
        step: props.step,
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
        <div class={classes!("own-hand", format!("n-{count}"), flips.then_some("flips"))}>
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
        Anchor::Flipped(card, nth)
    } else {
        Anchor::Hand(card, nth)
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
            active={props.active}
            stop={place == stop && !props.past}
            ongesture={props.ongesture.clone()}
        />
    }
}

/// See [`HeldCard`].
#[derive(Properties, PartialEq)]
struct HeldCardProps {
    card: Card,
    anchor: Anchor,
    /// Its place in the hand; `of` is the number of cards.
    place: usize,
    of: usize,
    /// The partner's name, if they know the card.
    seen_by: Option<Name>,
    /// Whether to mark that it can take something.
    takes: bool,
    staged: bool,
    /// Whether the viewer can act.
    active: bool,
    /// Whether it is the tab stop.
    stop: bool,
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
    html! {
        <button
            type="button"
            class={classes!("held", takes, known)}
            data-place={place.to_string()}
            tabindex={if props.stop { "0" } else { "-1" }}
            aria-pressed={if props.staged { "true" } else { "false" }}
            aria-disabled={(!props.active).then_some("true")}
            aria-label={label}
            {onclick}
            {ondblclick}
        >
            <span class="lies" data-anchor={props.anchor.to_string()}>{ face(card) }</span>
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
                <span class="lies" data-anchor={Anchor::Hand(card, nth).to_string()}>{ face(card) }</span>
                <span class="unseen">{ label }</span>
            </li>
        }
    };
    let cards = numbered(props.hand.iter().copied()).enumerate().map(card);
    html! { <ul class="hand-kept" aria-label={say(Prompt::Hand(&props.name))}>{ for cards }</ul> }
}
