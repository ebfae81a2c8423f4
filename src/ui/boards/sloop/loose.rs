//! The loose cards of the display, and their role in the staged play.

use crate::staging::sloop::{bonuses, is_taken};
use std::rc::Rc;

use yew::prelude::*;

use super::anchor::{Anchor, numbered};
use super::builds::stack;
use super::cards::face;
use super::display_props::{DisplayProps, Look};
use super::grid::{Gathers, Grid};
use super::laid::{Laid, laid, laid_on};
use super::tags::{EXTRA, ONE_MORE, group_class, summed, tag};
use super::{Gesture, Target};
use crate::games::sloop::{Card, Display, Value};
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
    let played = play.card(view).filter(|_| !play.captures());
    let mut free: Vec<usize> = chosen.iter().collect();
    for (group, (cards, sum)) in summed(&split.groups, played, value).into_iter().enumerate() {
        for card in cards {
            if let Some(at) = free.iter().position(|&place| loose[place] == *card) {
                parts[free.remove(at)] = LooseRole::Grouped(group, Rc::clone(&sum), value);
            }
        }
    }
    parts
}

/// Where a card is laid that takes others; the style sheet knows where that is.
fn gathers(class: &'static str) -> Html {
    let anchor = Anchor::Gathers.to_string();
    html! { <span key="gathers" class={classes!("gathers", class)} data-anchor={anchor} /> }
}

/// All loose cards and lost builds, each at its place according to `lies`.
pub(super) fn loose_cards(
    props: &DisplayProps,
    grid: &Grid,
    lies: &[Option<usize>],
    look: &Look,
) -> Html {
    let parts = parts(props);
    let Display { loose, builds } = &props.view().display;
    let lost = (0..builds.len()).filter(|&at| builds[at].owner.is_none());
    let order = grid
        .order()
        .filter_map(|place| lies.get(place).copied().flatten());
    let order: Vec<usize> = order.filter(|&at| at < loose.len()).collect();
    let named: Vec<_> = numbered(order.iter().map(|&at| loose[at])).collect();
    let stages = props.play().is_some();
    let is_taken = |card| props.active && is_taken(&props.seen, card);
    let mut place = builds.len();
    let mut cell = |key: usize, at: Option<usize>| {
        let card = at.and_then(|at| {
            let (card, nth) = *named.get(order.iter().position(|&it| it == at)?)?;
            let here = place;
            place += 1;
            Some(html! {
                <LooseCard
                    {card}
                    anchor={Anchor::Loose(card).nth(nth)}
                    {at}
                    place={here}
                    part={parts[at].clone()}
                    upon={laid_on(props, Target::Loose(at))}
                    takes_part={stages || is_taken(card)}
                    marks={props.marks}
                    stop={look.stop == here}
                    looked_at={look.at == Some(here)}
                    ongesture={props.ongesture.clone()}
                    onlook={look.look.clone()}
                />
            })
        });
        let build = at
            .filter(|at| *at >= loose.len())
            .and_then(|at| lost.clone().nth(at - loose.len()));
        let gathers = match grid.gathers() {
            Gathers::Over(place) if place == key => Some(gathers("over")),
            Gathers::Free(place) if place == key => Some(gathers("free")),
            _ => None,
        };
        let dropped = matches!(grid.gathers(), Gathers::Free(place) if place == key);
        let dropped = laid_on(props, Target::Felt).filter(|_| dropped);
        let next = key >= lies.len() && dropped.is_none();
        html! {
            <li {key} class={classes!("cell", next.then_some("next"))} data-spot={(!next).then_some("")}>
                { for card }
                { for build.map(|at| stack(props, at, look)) }
                { for gathers }
                { for dropped.map(laid) }
            </li>
        }
    };
    let (Gathers::Over(last) | Gathers::Free(last)) = grid.gathers();
    let all = 0..lies.len().max(last + 1);
    let lies = |place: usize| lies.get(place).copied().flatten();
    all.map(|place| cell(place, lies(place))).collect()
}

/// See [`LooseCard`].
#[derive(Properties, PartialEq)]
struct LooseCardProps {
    card: Card,
    anchor: AttrValue,
    /// Its index among the loose cards.
    at: usize,
    /// Its index in keyboard order.
    place: usize,
    part: LooseRole,
    /// The staged card, if it was dropped on this one.
    upon: Option<Laid>,
    /// Whether a tap includes it in the staged play, or stages one that takes it; otherwise a tap shows a closer look.
    takes_part: bool,
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
        takes_part,
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
        LooseRole::Fits if props.marks => ("fits", None),
        LooseRole::Free | LooseRole::Fits => ("", None),
        LooseRole::Grouped(group, cards, value) => {
            (group_class(*group), Some(tag(card, cards, *value)))
        }
        LooseRole::Over => ("over", Some("?".into())),
        LooseRole::Bonus => (EXTRA, Some(ONE_MORE.into())),
    };
    let chosen = matches!(
        part,
        LooseRole::Grouped(..) | LooseRole::Over | LooseRole::Bonus
    );
    let onclick = if takes_part {
        first_click(click(&props.ongesture, Gesture::Loose(at)))
    } else {
        first_click(props.onlook.reform(move |_: MouseEvent| place))
    };
    html! {
        <button
            type="button"
            class={classes!("loose-card", class)}
            title={(class == "fits").then(|| say(Msg::Fits))}
            data-place={place.to_string()}
            data-drop={Target::Loose(at).name()}
            data-looks={(!takes_part).then_some("")}
            tabindex={if props.stop { "0" } else { "-1" }}
            aria-pressed={takes_part.then_some(if chosen { "true" } else { "false" })}
            aria-expanded={(!takes_part).then_some(if props.looked_at { "true" } else { "false" })}
            {onclick}
        >
            <span class="unseen">{ say(Msg::LooseCard { card, role }) }</span>
            <span class="lies" data-anchor={props.anchor.clone()} data-spot="">{ face(card) }</span>
            // Always rendered, since many a tap adds and removes tabs.
            <i class="tab" aria-hidden="true">{ tab.unwrap_or_default() }</i>
            { props.upon.clone().map(laid).unwrap_or_default() }
        </button>
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
