//! The seats round the table: what everybody may know of each.

use yew::prelude::*;

use super::face::face;
use crate::engine::{BySeat, Seat, Seats};
use crate::games::dealt::{Card, View};
use crate::i18n::dealt::Msg;
use crate::ui::say;

/// See [`Players`].
#[derive(Properties, PartialEq)]
pub(super) struct PlayersProps {
    pub(super) view: View,
    pub(super) to_act: Seats,
    pub(super) names: BySeat<String>,
}

/// All players, the one to act marked.
#[component]
pub(super) fn Players(props: &PlayersProps) -> Html {
    let seats = props
        .names
        .iter()
        .map(|(seat, name)| player(props, seat, name));
    html! {
        <section class="players" aria-labelledby="players-heading">
            <h2 id="players-heading">{ say(Msg::Players) }</h2>
            <ul>{ for seats }</ul>
        </section>
    }
}

fn player(props: &PlayersProps, seat: Seat, name: &str) -> Html {
    let view = &props.view;
    let hand = &view.hands[seat];
    let reserves: Vec<Card> = view.reserves[seat].iter().flatten().copied().collect();
    let acts = props.to_act.has(seat);
    let faces = reserves
        .iter()
        .enumerate()
        .map(|(place, &card)| face(card, place));
    html! {
        <li
            key={seat.0}
            class={classes!("player", format!("seat-{}", seat.0), acts.then_some("acts"))}
            aria-current={acts.then_some("true")}
        >
            <h3><span class="seat-mark" aria-hidden="true" />{ name }</h3>
            <p>
                if hand.is_empty() {
                    { say(Msg::Out) }
                } else {
                    { say(Msg::HandCount(hand.len())) }
                }
                { ", " }{ say(Msg::Chips(view.chips[seat])) }
                if view.options.oldest == seat {
                    { ", " }{ say(Msg::Oldest) }
                }
            </p>
            <p class="reserves">
                <span class="cards" aria-hidden="true">{ for faces }</span>
                <span>{ say(Msg::Reserves(&reserves)) }</span>
            </p>
        </li>
    }
}
