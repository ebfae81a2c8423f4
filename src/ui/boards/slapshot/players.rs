//! The players around the table: what everybody may know of each, and what the viewer remembers.

use yew::prelude::*;

use super::anchor::Anchor;
use super::cards::face;
use crate::engine::Seat;
use crate::games::slapshot::{Card, Slapshot, Stage, View};
use crate::i18n::shell;
use crate::i18n::slapshot::Msg;
use crate::setup::Who;
use crate::ui::boards::kit::{Plate, PlayersProps, use_players};
use crate::ui::words::say;

/// The plates of the other players, or of all, with a closer look at one of them.
#[component]
pub fn Players(props: &PlayersProps<Slapshot>) -> Html {
    use_players(
        props,
        |seat| Anchor::Seat(seat).to_string(),
        |seat| plate(props, seat),
    )
}

fn plate(props: &PlayersProps<Slapshot>, seat: Seat) -> Plate {
    let known = known(props.view(), seat);
    let inside = html! {
        <>
            <p class="facts">{ wins(props.view(), seat) }</p>
            <p class="known" aria-hidden="true">{ for known.iter().map(|card| small(*card)) }</p>
            if let Some(last_turn) = props.last_turns.get(seat.index()) {
                <p class="lately" aria-hidden="true">
                    <span data-figure={format!("lately-{seat}")}>{ last_turn }</span>
                </p>
            }
        </>
    };
    Plate {
        class: Classes::new(),
        inside,
        details: Some(details(props, seat, &known)),
    }
}

/// A card in text, in the color of its kind.
fn small(card: Card) -> Html {
    let class = classes!("small", format!("kind-{}", card.kind.index()));
    html! { <i {class}>{ say(Msg::face(card)) }</i> }
}

/// The number of games a team has won.
pub(super) fn wins(view: &View, seat: Seat) -> Html {
    html! { <b class="won" data-figure={format!("wins-{seat}")}>{ say(Msg::Wins(view.ledger.wins[seat])) }</b> }
}

/// The cards of another team that the viewer is sure of. A card drawn from it in a trade is in front of the player who
/// drew it (SH-2.1).
fn known(view: &View, seat: Seat) -> Vec<Card> {
    if view.me == Some(seat) {
        return Vec::new();
    }
    let mut cards = view.sure().team(seat);
    if let Stage::GivingBack { with, drawn, .. } = view.stage
        && with == seat
        && let Some(at) = cards.iter().position(|&card| Some(card) == drawn)
    {
        cards.remove(at);
    }
    cards
}

/// Everything the viewer knows about a team.
fn details(props: &PlayersProps<Slapshot>, seat: Seat, known: &[Card]) -> Html {
    let view = props.view();
    html! {
        <>
            <ul class="facts">
                <li key="wins"><b>{ say(Msg::Wins(view.ledger.wins[seat])) }</b></li>
                if let Some(left) = view.trades_left(seat) {
                    <li key="trades">{ say(Msg::TradesLeft(left)) }</li>
                }
                if let Some(left) = view.drafts_left(seat) {
                    <li key="drafts">{ say(Msg::DraftsLeft(left)) }</li>
                }
                <li key="known">
                    { if known.is_empty() { say(Msg::KnowsNone) } else { say(Msg::Known(known)) } }
                </li>
                if let Some(last_turn) = props.last_turns.get(seat.index()).filter(|it| !it.is_empty()) {
                    <li key="last-turn">{ say(Msg::LastTurn(last_turn)) }</li>
                }
                if let Some(Who::Bot(level)) = props.who(seat) {
                    <li key="who">{ say(shell::Msg::BotTag(level)) }</li>
                }
            </ul>
            if !known.is_empty() {
                <p class="known-cards" aria-hidden="true">
                    { for known.iter().enumerate().map(|(key, card)| html! { <i {key}>{ face(*card) }</i> }) }
                </p>
            }
        </>
    }
}
