//! The seats round the table: what everybody may know of each.

use std::rc::Rc;

use yew::prelude::*;

use super::card::{back, face};
use super::spot::Spot;
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
    let reserves: Vec<Card> = view.reserves[seat].iter().flatten().copied().collect();
    let acts = props.to_act.has(seat);
    let lies = |(which, card): (usize, &Option<Card>)| match card {
        Some(card) => html! {
            <span key={which} data-spot={Spot::Reserve(seat, which).to_string()}>{ face(*card) }</span>
        },
        None => html! { <span key={which} class="taken" /> },
    };
    html! {
        <li
            key={seat.0}
            class={classes!("player", format!("seat-{}", seat.0), acts.then_some("acts"))}
            aria-current={acts.then_some("true")}
            data-spot={Spot::Seat(seat).to_string()}
        >
            { heading(view, seat, &props.names[seat]) }
            <p class="facts">{ facts(props, seat) }</p>
            { hand(seat, &view.hands[seat]) }
            <p class="reserves">
                <span class="cards" aria-hidden="true">
                    { for view.reserves[seat].iter().enumerate().map(lies) }
                </span>
                <span class="unseen">{ say(Msg::Reserves(&reserves)) }</span>
            </p>
        </li>
    }
}

/// The name, with the seat's shape before it and its chips behind.
fn heading(view: &View, seat: Seat, name: &str) -> Html {
    let chips = view.chips[seat];
    let chip = |at: u8| html! { <i key={at} class={classes!((at >= chips).then_some("gone"))} /> };
    html! {
        <>
            <h3><span class="seat-mark" aria-hidden="true" /><span class="name">{ name }</span></h3>
            <p class="chips" role="img" aria-label={say(Msg::Chips(chips))}>
                { for (0..view.options.chips.max(chips)).map(chip) }
            </p>
        </>
    }
}

/// See [`Mine`].
#[derive(Properties, PartialEq)]
pub(super) struct MineProps {
    pub(super) view: View,
    pub(super) seat: Seat,
    pub(super) names: Rc<BySeat<String>>,
    /// Whether it is this seat's turn.
    pub(super) acts: bool,
}

/// The place of the one who looks: name and chips.
#[component]
pub(super) fn Mine(props: &MineProps) -> Html {
    let MineProps {
        view, seat, acts, ..
    } = props;
    let (seat, acts) = (*seat, acts.then_some("acts"));
    html! {
        <div
            class={classes!("mine", format!("seat-{}", seat.0), acts)}
            data-spot={Spot::Seat(seat).to_string()}
        >
            { heading(view, seat, &props.names[seat]) }
            <p class="facts">
                { say(Msg::HandCount(view.hands[seat].len())) }
                if view.options.oldest == seat {
                    { ", " }{ say(Msg::Oldest) }
                }
            </p>
            if view.own.iter().flatten().any(|held| held.open) {
                <p class="known">{ say(Msg::KnownMark) }</p>
            }
        </div>
    }
}

/// Hand cards, who deals, and what kind of player it is.
fn facts(props: &PlayersProps, seat: Seat) -> Html {
    let view = &props.view;
    let cards = view.hands[seat].len();
    // Whoever plays the last card may still have to draw before the trick is over.
    let out = cards == 0 && !view.trick.began.has(seat);
    let who = props.setup.chairs.get(seat.index()).map(|chair| chair.who);
    let more = [
        (view.options.oldest == seat).then(|| say(Msg::Oldest)),
        match who {
            Some(Who::Bot(level)) => Some(say(shell::Msg::BotTag(level))),
            _ => None,
        },
    ];
    let more: Vec<AttrValue> = more.into_iter().flatten().collect();
    html! {
        <>
            <b class="long">{ say(if out { Msg::Out } else { Msg::HandCount(cards) }) }</b>
            <b class="short" aria-hidden="true">{ say(Msg::Count(cards)) }</b>
            if !more.is_empty() {
                <span class="more">{ ", " }{ more.join(", ") }</span>
            }
        </>
    }
}

/// A hand as the table knows it: backs, and the cards that lie where everybody saw them go in.
fn hand(seat: Seat, cards: &[Option<Card>]) -> Html {
    let known = cards
        .iter()
        .enumerate()
        .filter_map(|(place, card)| Some((place + 1, (*card)?)));
    let known: Vec<AttrValue> = known
        .map(|(place, card)| say(Msg::KnownCard(place, card)))
        .collect();
    let row = cards.iter().enumerate().map(|(place, card)| {
        let lies = card.map_or_else(back, face);
        let spot = Spot::Other(seat, place).to_string();
        html! {
            <span key={place} class={classes!(card.map(|_| "face-up"))} data-spot={spot}>{ lies }</span>
        }
    });
    html! {
        <p class="row">
            <span class="cards" aria-hidden="true">{ for row }</span>
            <span class="unseen">{ known.join(", ") }</span>
        </p>
    }
}
