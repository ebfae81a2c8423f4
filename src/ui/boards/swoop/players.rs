//! The seats round the table: what everybody may know of each.

use std::rc::Rc;

use yew::prelude::*;

use super::card::{back, face};
use super::spot::Spot;
use crate::engine::{BySeat, Seat, Seats};
use crate::games::swoop::{Place, STACKS, View};
use crate::i18n::shell;
use crate::i18n::swoop::Msg;
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

/// Everybody else, in turn order from the left; everybody, if the table looks.
#[component]
pub(super) fn Players(props: &PlayersProps) -> Html {
    let players = props.view.options.players;
    let first = props.own.map_or(Seat(0), |own| own.left(players));
    let seats = first.round(players).filter(|seat| Some(*seat) != props.own);
    let seats: Vec<Html> = seats.map(|seat| player(props, seat)).collect();
    let count = format!("of-{}", seats.len());
    html! {
        <section class="players" aria-labelledby="players-heading">
            <h2 id="players-heading" class="unseen">{ say(Msg::Players) }</h2>
            <ul class={count}>{ for seats }</ul>
        </section>
    }
}

fn player(props: &PlayersProps, seat: Seat) -> Html {
    let view = &props.view;
    let place = &view.places[seat];
    let acts = props.to_act.has(seat).then_some("acts");
    let few = (place.left() <= FEW).then_some("few");
    html! {
        <li
            key={seat.0}
            class={classes!("player", format!("seat-{}", seat.0), acts, few)}
            aria-current={acts.map(|_| "true")}
            data-spot={Spot::Seat(seat).to_string()}
        >
            <h3><span class="seat-mark" aria-hidden="true" /><span class="name">{ &props.names[seat] }</span></h3>
            { facts(props, seat) }
            <p class="stacks">
                <span class="row" aria-hidden="true">{ for (0..STACKS as u8).map(|stack| lies(seat, place, stack)) }</span>
                <span class="unseen">{ say(Msg::Lies(place)) }</span>
            </p>
            if place.left() <= FEW {
                <p class="warning">{ say(Msg::FewLeft { name: &props.names[seat], left: place.left() }) }</p>
            }
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
            if known {
                <span class="unseen">{ say(Msg::Known(&place.known)) }</span>
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
    html! {
        <span key={stack} class={classes!("stack", kind, covers)} data-spot={Spot::Stack(seat, stack).to_string()}>
            { print }
            // Where there is no room for a card that could be read.
            if let Some(rank) = up {
                <b>{ say(Msg::Face(rank)) }</b>
            }
        </span>
    }
}
