//! The seats round the table: what everybody may know of each.

use std::rc::Rc;

use yew::prelude::*;

use super::card::{back, face};
use super::closer::{Closer, Looking, use_closer};
use super::spot::Spot;
use crate::engine::{BySeat, Seat, Seats};
use crate::games::swoop::{Place, Rank, STACKS, View};
use crate::i18n::swoop::Msg;
use crate::ui::say;
use crate::ui::setup::Setup;

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
/// looked at more closely.
#[component]
pub(super) fn Players(props: &PlayersProps) -> Html {
    let view = &props.view;
    let players = view.options.players;
    let first = props.own.map_or(Seat(0), |own| own.left(players));
    let seats = first.round(players).filter(|seat| Some(*seat) != props.own);
    let seats: Vec<Seat> = seats.collect();
    let Looking {
        rove,
        at,
        look,
        onkeydown,
        onfocusout,
    } = use_closer(seats.len());
    let plates = seats.iter().enumerate().map(|(place, &seat)| {
        let look = look.reform(move |_| place);
        let stops = place == rove.stop;
        player(props, seat, place, stops, at == Some(place), look)
    });
    let closer = at.and_then(|place| Some((place, *seats.get(place)?)));
    html! {
        <section
            ref={rove.section}
            class="players"
            aria-labelledby="players-heading"
            {onkeydown}
            onfocusin={rove.onfocusin}
            {onfocusout}
        >
            <h2 id="players-heading" class="unseen">{ say(Msg::Players) }</h2>
            <ul class={format!("of-{}", seats.len())}>{ for plates }</ul>
            if let Some((place, seat)) = closer {
                <Closer
                    {seat}
                    name={props.names[seat].clone()}
                    place={view.places[seat].clone()}
                    total={view.totals[seat]}
                    who={props.setup.chairs.get(seat.index()).map(|chair| chair.who)}
                    onclose={look.reform(move |()| place)}
                />
            }
        </section>
    }
}

fn player(
    props: &PlayersProps,
    seat: Seat,
    at: usize,
    stops: bool,
    closer: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    let view = &props.view;
    let place = &view.places[seat];
    let acts = props.to_act.has(seat).then_some("acts");
    let few = (place.left() <= FEW).then_some("few");
    let stack = |stack| lies(place, stack, Some(Spot::Stack(seat, stack)));
    html! {
        <li
            key={seat.0}
            class={classes!("player", format!("seat-{}", seat.0), acts, few)}
            aria-current={acts.map(|_| "true")}
            data-spot={Spot::Seat(seat).to_string()}
        >
            <h3>
                <button
                    type="button"
                    class="looks"
                    data-looks=""
                    data-place={at.to_string()}
                    tabindex={if stops { "0" } else { "-1" }}
                    aria-expanded={closer.to_string()}
                    {onclick}
                >
                    <span class="seat-mark" aria-hidden="true" /><span class="name">{ &props.names[seat] }</span>
                </button>
            </h3>
            { facts(place, view.totals[seat]) }
            <p class="stacks">
                <span class="row" aria-hidden="true">{ for (0..STACKS as u8).map(stack) }</span>
                <span class="unseen">{ say(Msg::Lies(place)) }</span>
            </p>
            if place.left() <= FEW {
                <p class="unseen">{ say(Msg::FewLeft { name: &props.names[seat], left: place.left() }) }</p>
            }
        </li>
    }
}

/// Hand cards and total.
fn facts(place: &Place, total: u32) -> Html {
    html! {
        <p class="facts">
            <b class="held">
                <span class="fan" aria-hidden="true" />
                <span aria-hidden="true">{ say(Msg::Count(place.hand)) }</span>
                <span class="unseen">{ say(Msg::HandCount(place.hand)) }</span>
            </b>
            <span class="total">
                <span aria-hidden="true">{ say(Msg::Pts(total)) }</span>
                <span class="unseen">{ say(Msg::Total(total)) }</span>
            </span>
            if place.left() <= FEW {
                <b class="few-left" aria-hidden="true">{ say(Msg::Left(place.left())) }</b>
            }
        </p>
    }
}

/// A stack as everybody sees it: a card on another, one alone, or the place where they were.
pub(super) fn lies(place: &Place, stack: u8, spot: Option<Spot>) -> Html {
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
        <span
            key={stack}
            class={classes!("stack", kind, covers, sweeps)}
            data-spot={spot.map(|spot| spot.to_string())}
        >
            { print }
            // Where there is no room for a card that could be read.
            if let Some(rank) = up {
                <b>{ say(Msg::Face(rank)) }</b>
            }
        </span>
    }
}
