//! Builds: stacks with their number and owner.

use std::rc::Rc;

use yew::prelude::*;

use super::Gesture;
use super::anchor::Anchor;
use super::cards::{back, face};
use super::display_props::{DisplayProps, Look, owner_of};
use crate::engine::Observation;
use crate::games::sloop::{Build, Card, Sloop};
use crate::i18n::Names;
use crate::i18n::sloop::Msg;
use crate::ui::boards::kit::click;
use crate::ui::components::first_click;
use crate::ui::words::say;

/// How many cards of a stack are visibly distinct.
const SEEN: usize = 3;

/// A build. A tap includes it, if the staged card can capture or continue it; otherwise it shows a closer look.
pub(super) fn build(props: &DisplayProps, build: &Build, place: usize, look: &Look) -> Html {
    let number = build.number;
    let builds = &props.decision.facts.builds;
    let usable = props.play().is_some() && builds.iter().any(|(it, _)| *it == number);
    let staged = props
        .play()
        .is_some_and(|play| play.touches(props.view()) == Some(number));
    html! {
        <Stack
            key={number.number()}
            seen={Rc::clone(&props.seen)}
            names={Rc::clone(&props.names)}
            {place}
            {usable}
            {staged}
            marks={props.marks}
            stop={look.stop == place}
            looked_at={look.at == Some(place)}
            ongesture={props.ongesture.clone()}
            onlook={look.look.clone()}
        />
    }
}

/// See [`Stack`].
#[derive(Properties, PartialEq)]
struct StackProps {
    seen: Rc<Observation<Sloop>>,
    names: Rc<Names>,
    /// The index of the build.
    place: usize,
    /// Whether the staged card can capture or continue it.
    usable: bool,
    /// Whether the staged card does so.
    staged: bool,
    /// Whether to mark that it can.
    marks: bool,
    /// Whether it is the tab stop.
    stop: bool,
    looked_at: bool,
    ongesture: Callback<(Gesture, f64)>,
    onlook: Callback<usize>,
}

/// A build in the display.
#[component]
fn Stack(props: &StackProps) -> Html {
    let StackProps {
        place,
        usable,
        staged,
        ..
    } = *props;
    let build = &props.seen.view.display.builds[place];
    let number = build.number;
    let owner = owner_of(build.owner, props.seen.eyes.seat(), &props.names);
    let cards: Vec<Card> = build.cards.iter().collect();
    let cards = &cards[..];
    let label = say(match (staged, usable) {
        (true, _) => Msg::BuildChosen {
            number,
            owner,
            cards,
        },
        (false, true) => Msg::BuildFits {
            number,
            owner,
            cards,
        },
        (false, false) => Msg::Build {
            number,
            owner,
            cards,
        },
    });
    let onclick = if usable {
        first_click(click(&props.ongesture, Gesture::Build(number)))
    } else {
        first_click(props.onlook.reform(move |_: MouseEvent| place))
    };
    let seat = build.owner.map(|seat| format!("seat-{}", seat.0));
    let marks = [
        (props.marks && usable && !staged).then_some("fits"),
        build.owner.is_none().then_some("lost"),
    ];
    let top = cards.iter().rev().take(SEEN).enumerate();
    let card = |(place, &card): (usize, &Card)| html! { <i key={place}>{ face(card) }</i> };
    html! {
        <li>
            <button
                type="button"
                class={classes!("build", seat, marks.into_iter().flatten().collect::<Vec<_>>())}
                data-place={place.to_string()}
                data-looks={(!usable).then_some("")}
                tabindex={if props.stop { "0" } else { "-1" }}
                aria-pressed={usable.then_some(if staged { "true" } else { "false" })}
                aria-expanded={(!usable).then_some(if props.looked_at { "true" } else { "false" })}
                {onclick}
            >
                <span class="unseen">{ label }</span>
                <span class="stacked" data-anchor={Anchor::Build(number).to_string()} aria-hidden="true">
                    if cards.is_empty() {
                        { back() }
                    }
                    { for top.map(card) }
                </span>
                <span class="counter" aria-hidden="true">
                    <b>{ say(Msg::Number(number)) }</b>
                    if build.owner.is_some() {
                        <span class="seat-mark" />
                    }
                </span>
                <small class="times" aria-hidden="true">{ "×" }{ cards.len() }</small>
            </button>
        </li>
    }
}
