//! The loose cards of the display, and their role in the staged play.

use crate::staging::sloop::bonuses;
use std::rc::Rc;

use yew::prelude::*;

use super::Gesture;
use super::anchor::{Anchor, numbered};
use super::cards::face;
use super::display_props::{DisplayProps, Look};
use crate::games::sloop::{Card, Groups, Value};
use crate::i18n::sloop::{Msg, Role};
use crate::ui::boards::kit::click;
use crate::ui::components::first_click;
use crate::ui::words::say;

/// The role of a loose card in the staged play.
#[derive(Clone, PartialEq, Debug)]
enum LooseRole {
    /// Nothing.
    Free,
    /// It could be included.
    Fits,
    /// It is in a group: the group's index, all its cards, including the one from the hand, and its value.
    Grouped(usize, Rc<[Card]>, Value),
    /// It is chosen but left over.
    Over,
    /// It is taken as a bonus.
    Bonus,
}

/// The role of each loose card.
fn parts(props: &DisplayProps) -> Vec<LooseRole> {
    let view = props.view();
    let loose = &view.display.loose;
    let Some(play) = props.play() else {
        return vec![LooseRole::Free; loose.len()];
    };
    let chosen = play.chosen.unwrap_or_default();
    let besides = play.bonus.is_none() && bonuses(view, play, props.decision.facts.split.as_ref());
    let part = |(place, &card): (usize, &Card)| {
        if play.bonus == Some(place) {
            LooseRole::Bonus
        } else if chosen.has(place) {
            LooseRole::Over
        } else if props.decision.facts.fits.has(card) || besides {
            LooseRole::Fits
        } else {
            LooseRole::Free
        }
    };
    let mut parts: Vec<LooseRole> = loose.iter().enumerate().map(part).collect();
    let number = play.number(view);
    let Some((split, value)) = props.decision.facts.split.as_ref().zip(number) else {
        return parts;
    };
    // The card played joins a group when building, but not when capturing (SL-3.2).
    let played = play.card(view).filter(|_| !play.captures());
    let whole = match played {
        Some(card) => split.groups.joined_by(card, value),
        None => split.groups.clone(),
    };
    let mut free: Vec<usize> = chosen.iter().collect();
    let skipped = whole.len() - split.groups.len();
    for (group, (cards, sum)) in split
        .groups
        .iter()
        .zip(whole.iter().skip(skipped))
        .enumerate()
    {
        let sum: Rc<[Card]> = sum.into();
        for card in cards {
            if let Some(at) = free.iter().position(|&place| loose[place] == *card) {
                parts[free.remove(at)] = LooseRole::Grouped(group, Rc::clone(&sum), value);
            }
        }
    }
    parts
}

/// All loose cards, each at its place according to `lies`.
pub(super) fn loose_cards(props: &DisplayProps, lies: &[Option<usize>], look: &Look) -> Html {
    let parts = parts(props);
    let loose = &props.view().display.loose;
    // Among identical cards, number those last that would leave.
    let (takes, stays): (Vec<usize>, Vec<usize>) =
        lies.iter().flatten().partition(|&&at| props.takes(at));
    let order: Vec<usize> = stays.into_iter().chain(takes).collect();
    let named: Vec<_> = numbered(order.iter().map(|&at| loose[at])).collect();
    let mut place = props.view().display.builds.len();
    let cell = |(key, at): (usize, &Option<usize>)| {
        let card = at.and_then(|at| {
            let (card, nth) = *named.get(order.iter().position(|&it| it == at)?)?;
            let here = place;
            place += 1;
            Some(html! {
                <LooseCard
                    {card}
                    anchor={Anchor::Loose(card, nth)}
                    {at}
                    place={here}
                    part={parts[at].clone()}
                    staging={props.play().is_some()}
                    marks={props.marks}
                    stop={look.stop == here}
                    looked_at={look.at == Some(here)}
                    ongesture={props.ongesture.clone()}
                    onlook={look.look.clone()}
                />
            })
        });
        html! { <li {key} class="cell">{ for card }</li> }
    };
    lies.iter().enumerate().map(cell).collect()
}

/// See [`LooseCard`].
#[derive(Properties, PartialEq)]
struct LooseCardProps {
    card: Card,
    anchor: Anchor,
    /// Its index among the loose cards.
    at: usize,
    /// Its index in keyboard order.
    place: usize,
    part: LooseRole,
    /// Whether a card is staged, so that a tap includes this one; otherwise a tap shows a closer look.
    staging: bool,
    /// Whether to mark that it could be included.
    marks: bool,
    /// Whether it is the tab stop.
    stop: bool,
    looked_at: bool,
    ongesture: Callback<(Gesture, f64)>,
    onlook: Callback<usize>,
}

/// A loose card, redrawn only when its props change.
#[component]
fn LooseCard(props: &LooseCardProps) -> Html {
    let LooseCardProps {
        card,
        at,
        place,
        ref part,
        staging,
        ..
    } = *props;
    let others = match part {
        LooseRole::Grouped(_, cards, _) => without(cards, card),
        _ => Vec::new(),
    };
    let role = match part {
        LooseRole::Free => Role::Free,
        LooseRole::Fits => Role::Fits,
        LooseRole::Grouped(_, _, value) => Role::grouped(card, &others, *value),
        LooseRole::Over => Role::Over,
        LooseRole::Bonus => Role::Bonus,
    };
    let (class, tab) = match part {
        LooseRole::Fits if props.marks => ("loose-card fits", None),
        LooseRole::Free | LooseRole::Fits => ("loose-card", None),
        LooseRole::Grouped(group, cards, value) => {
            let class = if group % 2 == 0 {
                "loose-card grouped"
            } else {
                "loose-card grouped odd"
            };
            (class, Some(tab(card, cards, *value)))
        }
        LooseRole::Over => ("loose-card over", Some("?".into())),
        LooseRole::Bonus => ("loose-card besides", Some("+1".into())),
    };
    let chosen = matches!(
        part,
        LooseRole::Grouped(..) | LooseRole::Over | LooseRole::Bonus
    );
    let onclick = if staging {
        first_click(click(&props.ongesture, Gesture::Loose(at)))
    } else {
        first_click(props.onlook.reform(move |_: MouseEvent| place))
    };
    html! {
        <button
            type="button"
            {class}
            data-place={place.to_string()}
            data-looks={(!staging).then_some("")}
            tabindex={if props.stop { "0" } else { "-1" }}
            aria-pressed={staging.then_some(if chosen { "true" } else { "false" })}
            aria-expanded={(!staging).then_some(if props.looked_at { "true" } else { "false" })}
            {onclick}
        >
            <span class="unseen">{ say(Msg::LooseCard { card, role }) }</span>
            <span class="lies" data-anchor={props.anchor.to_string()}>{ face(card) }</span>
            // Always rendered, since many a tap adds and removes tabs.
            <i class="tab" aria-hidden="true">{ tab.unwrap_or_default() }</i>
        </button>
    }
}

/// The most cards whose sum fits on a card.
const WRITTEN_OUT: usize = 3;

/// The label on each card of a group: its sum or, on a wild, the value it stands for.
fn tab(card: Card, cards: &[Card], value: Value) -> AttrValue {
    let others: u8 = cards.iter().map(|card| card.worth()).sum();
    let wilds = cards.iter().filter(|card| card.is_wild()).count();
    let stands = Value::new(value.number().saturating_sub(others));
    match stands {
        Some(stands) if card.is_wild() && wilds == 1 => say(Msg::StandsFor(stands)),
        _ if (2..=WRITTEN_OUT).contains(&cards.len()) => say(Msg::Sum(cards)),
        _ if cards.len() > WRITTEN_OUT => say(Msg::Makes(value)),
        _ => say(Msg::Sums {
            groups: &Groups::from_iter([cards.to_vec()]),
            value,
        }),
    }
}

/// The cards without one card of this kind.
fn without(cards: &[Card], card: Card) -> Vec<Card> {
    let mut others = cards.to_vec();
    if let Some(at) = others.iter().position(|&it| it == card) {
        others.remove(at);
    }
    others
}
