//! Builds: growing stacks with their number and owner, each at its owner's place. A lost one lies among the loose cards.

use std::rc::Rc;

use yew::prelude::*;

use super::anchor::Anchor;
use super::cards::{back, face};
use super::display_props::{DisplayProps, Look, owner_of};
use super::laid::{Laid, laid, laid_on};
use super::places::places;
use super::{Gesture, Target};
use crate::engine::{Observation, Seat};
use crate::games::sloop::{Build, Card, Sloop};
use crate::i18n::sloop::Msg;
use crate::i18n::{Name, Names};
use crate::ui::boards::kit::click;
use crate::ui::components::first_click;
use crate::ui::motion::{Said, count};
use crate::ui::words::say;

/// How many cards of a stack are visibly distinct.
const SEEN: usize = 8;

/// The places of all players, with their builds. A tap on an empty one tells whose it is; `first` is the index of the
/// first of them among the things to look at.
pub(super) fn builds(props: &DisplayProps, look: &Look, first: usize) -> Html {
    let builds = &props.view().display.builds;
    let vacant = vacant(props);
    let place = |(seat, side): (Seat, &'static str)| {
        let build = builds.iter().position(|build| build.owner == Some(seat));
        let empty = || first + vacant.iter().position(|it| *it == seat).unwrap_or_default();
        let class = classes!("stand", side, format!("seat-{}", seat.0));
        html! {
            <li
                key={seat.0}
                {class}
                data-sits={format!("stand-{seat}")}
                data-anchor={Anchor::Stand(seat).to_string()}
            >
                if let Some(build) = build {
                    { stack(props, build, look) }
                } else {
                    { empty_place(&props.names[seat], empty(), look) }
                }
            </li>
        }
    };
    html! {
        <ul key="builds" class="builds" aria-label={say(Msg::Builds)}>
            { for places(props.near, props.view().options.players).map(place) }
        </ul>
    }
}

/// The players without a build, in the order of their places.
pub(super) fn vacant(props: &DisplayProps) -> Vec<Seat> {
    let view = props.view();
    let all = places(props.near, view.options.players).map(|(seat, _)| seat);
    all.filter(|seat| view.display.build_of(*seat).is_none())
        .collect()
}

/// The mark of a player, where their build would lie; `place` is its index among the things to look at.
fn empty_place(name: &Name, place: usize, look: &Look) -> Html {
    html! {
        <>
            { look.button(place, say(Msg::PlaceOf(name))) }
            <span class="seat-mark" aria-hidden="true" />
        </>
    }
}

/// The build with this index. A tap includes it, if the staged card can capture or continue it; otherwise it shows a
/// closer look.
pub(super) fn stack(props: &DisplayProps, place: usize, look: &Look) -> Html {
    let number = props.view().display.builds[place].number;
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
            upon={laid_on(props, Target::Build(number))}
            marks={props.marks}
            stop={look.stop == place}
            looked_at={look.at == Some(place)}
            ongesture={props.ongesture.clone()}
            onlook={look.look.clone()}
        />
    }
}

/// Whether its owner will lose a build, as far as the viewer knows, unless a card can still go into it (SL-4.8).
pub(super) fn is_at_risk(seen: &Observation<Sloop>, build: &Build) -> bool {
    let view = &seen.view;
    let own = || {
        view.own
            .as_ref()
            .filter(|_| build.owner == seen.eyes.seat())
    };
    build.owner.is_some_and(|owner| {
        let none = view.hands[owner] == 0 && view.pile == 0;
        none || own().is_some_and(|hand| !hand.iter().any(|card| card.stands_for(build.number)))
    })
}

/// How many cards a build has.
fn holds(said: &Said) -> Html {
    html! { <small class="times">{ say(Msg::BuildHolds(said.cards)) }</small> }
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
    /// The staged card, if it was dropped on the build.
    upon: Option<Laid>,
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
    let at_risk = is_at_risk(&props.seen, build);
    let label = if at_risk {
        format!("{label}, {}", say(Msg::AtRisk))
    } else {
        label.to_string()
    };
    let marks = [
        (props.marks && usable && !staged).then_some("fits"),
        build.owner.is_none().then_some("lost"),
        at_risk.then_some("at-risk"),
    ];
    let top = cards.iter().take(SEEN).enumerate();
    let card = |(place, &card): (usize, &Card)| html! { <i key={place}>{ face(card) }</i> };
    html! {
        <button
            type="button"
            class={classes!("build", marks.into_iter().flatten().collect::<Vec<_>>())}
            title={label.clone()}
            data-place={place.to_string()}
            data-drop={Target::Build(number).name()}
            data-looks={(!usable).then_some("")}
            tabindex={if props.stop { "0" } else { "-1" }}
            aria-pressed={usable.then_some(if staged { "true" } else { "false" })}
            aria-expanded={(!usable).then_some(if props.looked_at { "true" } else { "false" })}
            {onclick}
        >
            <span class="unseen">{ label }</span>
            // The tag is part of it, and leaves with it.
            <span
                class={classes!("stacked", build.owner.map(|owner| format!("seat-{}", owner.0)))}
                data-anchor={Anchor::Build(number).to_string()}
                aria-hidden="true"
            >
                <span class="stack">
                    if cards.is_empty() {
                        { back() }
                    }
                    { for top.map(card) }
                </span>
                <span class="counter">
                    if build.owner.is_some() {
                        <span class="seat-mark" />
                    }
                    <b>{ say(Msg::Number(number)) }</b>
                    { count(Anchor::Build(number), cards.len(), holds) }
                </span>
            </span>
            if at_risk {
                <small class="risk" aria-hidden="true">{ "! " }<span>{ say(Msg::AtRisk) }</span></small>
            }
            { props.upon.clone().map(laid).unwrap_or_default() }
        </button>
    }
}
