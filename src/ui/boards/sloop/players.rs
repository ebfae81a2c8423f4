//! The players around the table, with what everybody may know of each.

use yew::prelude::*;

use super::anchor::Anchor;
use super::cards::{face, id};
use crate::engine::Seat;
use crate::games::sloop::{Card, Sloop, View};
use crate::i18n::shell;
use crate::i18n::sloop::Msg;
use crate::setup::Who;
use crate::ui::boards::kit::{Plate, PlayersProps, lately, use_players};
use crate::ui::components::printed;
use crate::ui::motion::{Said, count, top_card};
use crate::ui::words::say;

/// The plates of the other players, or of all, with a closer look at one of them.
#[component]
pub fn Players(props: &PlayersProps<Sloop>) -> Html {
    use_players(
        props,
        |seat| Anchor::Seat(seat).to_string(),
        |seat| plate(props, seat),
    )
}

fn plate(props: &PlayersProps<Sloop>, seat: Seat) -> Plate {
    let view = props.view();
    let partner = props
        .own
        .is_some_and(|own| view.options.partner(own) == Some(seat));
    let inside = html! {
        <>
            <p class="facts">
                if partner {
                    <span class="of-partner">{ say(Msg::YourPartner) }</span>
                }
                { held(seat, view.hands[seat].into()) }
                { building(view, seat) }
                { captured_last(view, seat) }
                if view.options.partnerships && !partner {
                    <span class="of-team" aria-hidden="true">{ say(Msg::TeamCount(team(view, seat))) }</span>
                }
            </p>
            { pile(view, seat) }
            { open_hand(view, seat) }
            { lately(props, seat) }
        </>
    };
    Plate {
        class: Classes::new(),
        inside,
        details: Some(details(props, seat)),
    }
}

/// A number of cards.
pub(super) fn in_figures(said: &Said) -> Html {
    html! { <b aria-hidden="true">{ say(Msg::Count(said.cards)) }</b> }
}

/// The number of cards in a hand.
fn held(seat: Seat, cards: usize) -> Html {
    html! {
        <b class="held">
            <span class="fan" data-spot="" aria-hidden="true" />
            { count(Anchor::Held(seat), cards, |said| html! { <span aria-hidden="true">{ say(Msg::Count(said.cards)) }</span> }) }
            <span class="unseen">{ say(Msg::HandCount(cards)) }</span>
        </b>
    }
}

/// A fully known hand, as all hands are when looking back at a finished game.
fn open_hand(view: &View, seat: Seat) -> Html {
    let hand = &view.known[seat];
    if hand.is_empty() || hand.len() < view.hands[seat].into() {
        return Html::default();
    }
    let card = |(place, card): (usize, &Card)| html! { <i key={place}>{ face(*card) }</i> };
    html! {
        <p class="open-hand">
            <span aria-hidden="true">{ for hand.iter().enumerate().map(card) }</span>
            <span class="unseen">{ say(Msg::Cards(hand)) }</span>
        </p>
    }
}

/// A player's build marker, while it is in use.
pub(super) fn building(view: &View, seat: Seat) -> Html {
    let build = view.display.build_of(seat).map(|build| build.number);
    html! {
        if let Some(number) = build {
            <span class="building" title={say(Msg::Building(number))}>
                <span aria-hidden="true">{ say(Msg::Number(number)) }</span>
                <span class="unseen">{ say(Msg::Building(number)) }</span>
            </span>
        }
    }
}

/// Says that a player made the last capture, which decides who gets what is left.
pub(super) fn captured_last(view: &View, seat: Seat) -> Html {
    html! {
        if view.last == Some(seat) {
            <span class="last-capture" aria-hidden="true">{ say(Msg::CapturedLast) }</span>
        }
    }
}

/// A score pile: the number of cards, and the top one.
pub(super) fn pile(view: &View, seat: Seat) -> Html {
    let (cards, last) = (view.piles[seat].len(), view.last == Some(seat));
    let top = view.piles[seat].last().copied();
    let at = Anchor::Pile(seat);
    html! {
        <p
            class={classes!("score-pile", last.then_some("captured-last"), top.is_none().then_some("none"))}
            title={last.then(|| say(Msg::CapturedLast))}
        >
            { top_card(at, top.map(id).unwrap_or_default(), topmost) }
            { count(at, cards, in_figures) }
            <span class="unseen">
                { say(Msg::PileCount(cards)) }{ ", " }{ say(Msg::Top(top)) }
                if last {
                    { ", " }{ say(Msg::CapturedLast) }
                }
            </span>
        </p>
    }
}

/// The place of a score pile, with the print of the card that lies on top, if there is one.
fn topmost(said: &Said) -> Html {
    html! {
        <span class="topmost" data-anchor={&said.at} aria-hidden="true">
            if !said.words.is_empty() {
                { printed(&said.words) }
            }
        </span>
    }
}

/// Everything that everybody knows about a player, and what partners know of each other.
pub(super) fn details(props: &PlayersProps<Sloop>, seat: Seat) -> Html {
    let view = props.view();
    let cards = view.piles[seat].len();
    let top = view.piles[seat].last().copied();
    let build = view.display.build_of(seat);
    let partner = view.options.partner(seat);
    let known = partner.filter(|&partner| Some(partner) == props.own);
    let known = known.map(|_| &view.known[seat]).filter(|it| !it.is_empty());
    html! {
        <>
            <ul class="facts">
                <li key="hand"><b>{ say(Msg::HandCount(view.hands[seat].into())) }</b></li>
                if let Some(known) = known {
                    <li key="known">{ say(Msg::KnownOf { who: &props.names[seat], cards: known }) }</li>
                }
                <li key="pile">{ say(Msg::PileCount(cards)) }</li>
                <li key="top">{ say(Msg::Top(top)) }</li>
                <li key="build">{ say(build.map_or(Msg::NoBuild, |build| Msg::Building(build.number))) }</li>
                if let Some(partner) = partner {
                    <li key="partner">{ say(Msg::Partner(&props.names[partner])) }</li>
                    <li key="team">{ say(Msg::TeamCount(team(view, seat))) }</li>
                }
                if view.last == Some(seat) {
                    <li key="last">{ say(Msg::CapturedLast) }</li>
                }
                if let Some(last_turn) = props.last_turns.get(seat.index()).filter(|it| !it.is_empty()) {
                    <li key="last-turn">{ say(Msg::LastTurn(last_turn)) }</li>
                }
                if let Some(Who::Bot(level)) = props.who(seat) {
                    <li key="who">{ say(shell::Msg::BotTag(level)) }</li>
                }
            </ul>
            if let Some(card) = top {
                <p class="top-card" aria-hidden="true">{ face(card) }</p>
            }
        </>
    }
}

/// The number of cards captured by a player and their partner.
pub(super) fn team(view: &View, seat: Seat) -> usize {
    let partner = view.options.partner(seat);
    let all = [Some(seat), partner].into_iter().flatten();
    all.map(|seat| view.piles[seat].len()).sum()
}
