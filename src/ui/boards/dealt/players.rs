//! The seats round the table: what everybody may know of each.

use std::rc::Rc;

use yew::prelude::*;

use super::face::face;
use crate::engine::{BySeat, Seat, Seats};
use crate::games::dealt::{Card, View};
use crate::i18n::dealt::Msg;
use crate::i18n::shell;
use crate::ui::say;
use crate::ui::setup::{Setup, Who};

/// See [`Players`].
#[derive(Properties, PartialEq)]
pub(super) struct PlayersProps {
    pub(super) view: View,
    pub(super) to_act: Seats,
    pub(super) setup: Rc<Setup>,
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
            <h3><span class="seat-mark" aria-hidden="true" /><span>{ name }</span></h3>
            <p>{ facts(props, seat) }</p>
            { hand(&view.hands[seat]) }
            <p class="reserves">
                <span aria-hidden="true">{ say(Msg::Reserve) }</span>
                <span class="cards" aria-hidden="true">{ for faces }</span>
                <span class="unseen">{ say(Msg::Reserves(&reserves)) }</span>
            </p>
        </li>
    }
}

/// Hand cards, chips, who deals, and what kind of player it is.
fn facts(props: &PlayersProps, seat: Seat) -> String {
    let view = &props.view;
    let cards = view.hands[seat].len();
    // Whoever plays the last card may still have to draw before the trick is over.
    let out = cards == 0 && !view.trick.began.has(seat);
    let who = props.setup.chairs.get(seat.index()).map(|chair| chair.who);
    let facts = [
        Some(say(if out { Msg::Out } else { Msg::HandCount(cards) })),
        Some(say(Msg::Chips(view.chips[seat]))),
        (view.options.oldest == seat).then(|| say(Msg::Oldest)),
        match who {
            Some(Who::Bot(level)) => Some(say(shell::Msg::BotTag(level))),
            _ => None,
        },
    ];
    let facts: Vec<AttrValue> = facts.into_iter().flatten().collect();
    facts.join(", ")
}

/// A hand as the table knows it: backs, and the cards that lie where everybody saw them go in.
fn hand(cards: &[Option<Card>]) -> Html {
    let known = cards
        .iter()
        .enumerate()
        .filter_map(|(place, card)| Some((place + 1, (*card)?)));
    let known: Vec<AttrValue> = known
        .map(|(place, card)| say(Msg::KnownCard(place, card)))
        .collect();
    let row = cards.iter().enumerate().map(|(place, card)| match card {
        Some(card) => face(*card, place),
        None => html! { <span key={place} class="back" /> },
    });
    html! {
        <p class="row">
            <span class="cards" aria-hidden="true">{ for row }</span>
            <span class="unseen">{ known.join(", ") }</span>
        </p>
    }
}
