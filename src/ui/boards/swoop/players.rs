//! The seats round the table: what everybody may know of each.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::card::{back, face};
use super::spot::Spot;
use crate::engine::{BySeat, Seat, Seats};
use crate::games::swoop::{Place, Rank, STACKS, View};
use crate::i18n::shell;
use crate::i18n::swoop::Msg;
use crate::ui::parts::{Rove, use_rove};
use crate::ui::say;
use crate::ui::setup::{Setup, Who};

/// Who has so few cards left, hand and table together, is pointed out.
pub(super) const FEW: u8 = 3;

/// See [`Players`].
#[derive(Properties, PartialEq)]
pub(super) struct PlayersProps {
    pub(super) view: View,
    pub(super) to_act: Seats,
    /// The seat that looks and has its own place, near the one who holds the device.
    pub(super) own: Option<Seat>,
    pub(super) setup: Rc<Setup>,
    pub(super) names: Rc<BySeat<String>>,
}

/// Everybody else, in turn order from the left; everybody, if the table looks. One at a time can be
/// looked at more closely: all that is known of them, in full.
#[component]
pub(super) fn Players(props: &PlayersProps) -> Html {
    let players = props.view.options.players;
    let first = props.own.map_or(Seat(0), |own| own.left(players));
    let seats = first.round(players).filter(|seat| Some(*seat) != props.own);
    let seats: Vec<Seat> = seats.collect();
    let closer = use_state_eq(|| None::<Seat>);
    let Rove {
        section,
        stop,
        onkeydown,
        onfocusin,
    } = use_rove(seats.len(), seats.len());
    let onkeydown = {
        let closer = closer.clone();
        Callback::from(move |event: KeyboardEvent| {
            if closer.is_some() && event.key() == "Escape" {
                // Nothing else is to happen with this key: no staged move is to be forgotten.
                event.prevent_default();
                closer.set(None);
            }
            onkeydown.emit(event);
        })
    };
    let onfocusout = {
        let (section, closer) = (section.clone(), closer.setter());
        Callback::from(move |event: FocusEvent| {
            let to = event.related_target().and_then(|to| to.dyn_into().ok());
            let section = section.cast::<Element>();
            if !section.is_some_and(|it| to.is_some_and(|to: Element| it.contains(Some(&to)))) {
                closer.set(None);
            }
        })
    };
    let count = format!("of-{}", seats.len());
    let seats = seats.into_iter().enumerate().map(|(place, seat)| {
        let look = Look {
            place,
            stop: place == stop,
            closer: *closer == Some(seat),
            onclick: {
                let closer = closer.clone();
                Callback::from(move |_| closer.set(Some(seat).filter(|_| *closer != Some(seat))))
            },
        };
        player(props, seat, look)
    });
    html! {
        <section
            ref={section}
            class="players"
            aria-labelledby="players-heading"
            {onkeydown}
            {onfocusin}
            {onfocusout}
        >
            <h2 id="players-heading" class="unseen">{ say(Msg::Players) }</h2>
            <ul class={count}>{ for seats }</ul>
        </section>
    }
}

/// How one looks at a player.
struct Look {
    /// The place among those that are shown, from 0.
    place: usize,
    /// Whether the Tab key stops there.
    stop: bool,
    /// Whether it is the one that is looked at closely.
    closer: bool,
    /// Looks closer, or no more.
    onclick: Callback<MouseEvent>,
}

fn player(props: &PlayersProps, seat: Seat, look: Look) -> Html {
    let view = &props.view;
    let place = &view.places[seat];
    let acts = props.to_act.has(seat).then_some("acts");
    let few = (place.left() <= FEW).then_some("few");
    let closer = look.closer.then_some("closer");
    html! {
        <li
            key={seat.0}
            class={classes!("player", format!("seat-{}", seat.0), acts, few, closer)}
            aria-current={acts.map(|_| "true")}
            data-spot={Spot::Seat(seat).to_string()}
        >
            <div class="plate">
                <h3>
                    <button
                        type="button"
                        class="looks"
                        data-place={look.place.to_string()}
                        tabindex={if look.stop { "0" } else { "-1" }}
                        aria-expanded={look.closer.to_string()}
                        onclick={look.onclick}
                    >
                        <span class="seat-mark" aria-hidden="true" /><span class="name">{ &props.names[seat] }</span>
                    </button>
                </h3>
                { facts(props, seat) }
                <p class="stacks">
                    <span class="row" aria-hidden="true">{ for (0..STACKS as u8).map(|stack| lies(seat, place, stack)) }</span>
                    <span class="unseen">{ say(Msg::Lies(place)) }</span>
                </p>
                if place.left() <= FEW {
                    <p class="warning">{ say(Msg::FewLeft { name: &props.names[seat], left: place.left() }) }</p>
                }
            </div>
        </li>
    }
}

/// Hand cards, total, and what kind of player it is.
fn facts(props: &PlayersProps, seat: Seat) -> Html {
    let place = &props.view.places[seat];
    let who = props.setup.chairs.get(seat.index()).map(|chair| chair.who);
    let known = !place.known.is_empty();
    html! {
        <p class="facts">
            <b class="held">
                <span class="fan" aria-hidden="true" />
                <span class="short" aria-hidden="true">{ say(Msg::Count(place.hand)) }</span>
                <span class="long">{ say(Msg::HandCount(place.hand)) }</span>
            </b>
            if known {
                <span class="known">{ say(Msg::Known(&place.known)) }</span>
            }
            <span class="total">
                <span class="short" aria-hidden="true">{ say(Msg::Pts(props.view.totals[seat])) }</span>
                <span class="long">{ say(Msg::Total(props.view.totals[seat])) }</span>
            </span>
            if place.left() <= FEW {
                <b class="few-left" aria-hidden="true">{ say(Msg::Left(place.left())) }</b>
            }
            if let Some(Who::Bot(level)) = who {
                <span class="more">{ say(shell::Msg::BotTag(level)) }</span>
            }
        </p>
    }
}

/// A stack as everybody sees it: a card on another, one alone, or the place where they were.
fn lies(seat: Seat, place: &Place, stack: u8) -> Html {
    let blind = place.blinds.has(stack);
    let up = place.faces.get(stack);
    let (kind, print) = match up {
        Some(rank) => ("up", face(rank)),
        None if blind => ("bare", back()),
        None => ("gone", Html::default()),
    };
    let covers = (kind == "up" && blind).then_some("covers");
    let sweeps = up.is_some_and(Rank::swoops).then_some("sweeps");
    html! {
        <span key={stack} class={classes!("stack", kind, covers, sweeps)} data-spot={Spot::Stack(seat, stack).to_string()}>
            { print }
            // Where there is no room for a card that could be read.
            if let Some(rank) = up {
                <b>{ say(Msg::Face(rank)) }</b>
            }
        </span>
    }
}
