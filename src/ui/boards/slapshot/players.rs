//! The players around the table: what everybody may know of each, and what the viewer remembers.

use yew::prelude::*;

use super::anchor::Anchor;
use super::cards::{face, special};
use crate::engine::{Seat, sorted};
use crate::games::slapshot::{Card, Slapshot, Special, Stage, View};
use crate::i18n::shell;
use crate::i18n::slapshot::Msg;
use crate::setup::Who;
use crate::ui::boards::kit::{Plate, PlayersProps, lately, use_players};
use crate::ui::motion::{Said, figure};
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
    let known = known(props, seat);
    let inside = html! {
        <>
            <p class="facts">{ wins(props.view(), seat) }</p>
            <p class="known" aria-hidden="true">{ chips(&known, &props.view().no_longer_sure(seat)) }</p>
            { lately(props, seat) }
        </>
    };
    Plate {
        class: Classes::new(),
        inside,
        details: Some(details(props, seat, &known)),
    }
}

/// The known cards in a row, and between them those that may just have left: they turn into question marks and go.
fn chips(known: &[Card], lost: &[Card]) -> Html {
    let known = known.iter().map(|&card| (card, true));
    let lost = lost.iter().map(|&card| (card, false));
    let all = sorted(known.chain(lost), |(card, _)| *card);
    let chip = |(at, (card, is_known)): (usize, (Card, bool))| {
        let kind = format!("kind-{}", card.kind.index());
        let key = format!("{card:?}-{at}-{is_known}");
        if is_known {
            return html! { <i {key} class={classes!("small", kind)}>{ small(card) }</i> };
        }
        html! {
            <i {key} class={classes!("small", "lost", kind)}>
                <span class="had">{ small(card) }</span>
                <span class="doubt">{ "?" }</span>
            </i>
        }
    };
    all.into_iter().enumerate().map(chip).collect()
}

/// A card in text.
fn small(card: Card) -> Html {
    let sign = match card.special {
        Special::Plain => None,
        Special::Bruiser => Some(html! { <b class="cross">{ "+" }</b> }),
        Special::TinyTim => Some(html! { <b class="star">{ "★" }</b> }),
    };
    html! { <>{ say(Msg::face(card)) }{ for sign }</> }
}

/// The number of games a team has won.
pub(super) fn wins(view: &View, seat: Seat) -> Html {
    count_of_wins(seat, view.ledger.wins[seat])
}

fn long(said: &Said) -> Html {
    html! { <span class="long" aria-hidden="true">{ &said.words }</span> }
}

fn short(said: &Said) -> Html {
    html! { <span class="short" aria-hidden="true">{ &said.words }</span> }
}

/// This number of games that a team has won.
pub(super) fn count_of_wins(seat: Seat, wins: u8) -> Html {
    let at = Anchor::Seat(seat);
    html! {
        <b class="won" title={say(Msg::Wins(wins))}>
            { figure(format_args!("wins-{seat}"), at, say(Msg::Wins(wins)), long) }
            { figure(format_args!("wins-{seat}-short"), at, say(Msg::WinsShort(wins)), short) }
            <span class="unseen">{ say(Msg::Wins(wins)) }</span>
        </b>
    }
}

/// The cards of another team that the viewer is sure of. A card drawn from it in a trade is theirs until one is given for
/// it (SH-2.1).
fn known(props: &PlayersProps<Slapshot>, seat: Seat) -> Vec<Card> {
    let view = props.view();
    if view.me == Some(seat) {
        return Vec::new();
    }
    let mut known = view.sure().team(seat);
    // It is seen once it is turned over.
    if let (true, Stage::GivingBack { drawn, .. }) = (props.turning, &view.stage) {
        let drawn = known.iter().position(|&card| Some(card) == *drawn);
        drawn.map(|place| known.remove(place));
    }
    known
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
                    { for known.iter().enumerate().map(|(key, card)| html! { <i {key} title={special(*card)}>{ face(*card) }</i> }) }
                </p>
            }
        </>
    }
}
