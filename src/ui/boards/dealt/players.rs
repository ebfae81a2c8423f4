//! The players around the table, with what everybody may know of each.

use yew::prelude::*;

use super::anchor::Anchor;
use super::cards::{back, face};
use crate::engine::Seat;
use crate::games::dealt::{Card, Dealt, Done, Stage, View};
use crate::i18n::dealt::Msg;
use crate::i18n::shell;
use crate::setup::Who;
use crate::ui::boards::kit::{BoardProps, Plate, PlayersProps, lately, own_plate, use_players};
use crate::ui::motion::{Said, figure};
use crate::ui::words::say;

/// The plates of the other players, or of all.
#[component]
pub fn Players(props: &PlayersProps<Dealt>) -> Html {
    use_players(
        props,
        |seat| Anchor::Seat(seat).to_string(),
        |seat| plate(props, seat),
    )
}

fn plate(props: &PlayersProps<Dealt>, seat: Seat) -> Plate {
    let view = props.view();
    let reserves: Vec<Card> = view.reserves[seat].iter().flatten().copied().collect();
    let lies = |(which, card): (usize, &Option<Card>)| match card {
        Some(card) => html! {
            <span key={which} data-anchor={Anchor::Reserve(seat, which).to_string()}>{ face(*card) }</span>
        },
        None => html! { <span key={which} class="taken" /> },
    };
    let inside = html! {
        <>
            { chips(view, seat) }
            <p class="facts">{ facts(props, seat) }</p>
            { hand(seat, &view.hands[seat]) }
            <p class="reserves">
                <span class="cards" aria-hidden="true">
                    { for view.reserves[seat].iter().enumerate().map(lies) }
                </span>
                <span class="unseen">{ say(Msg::reserves(&reserves)) }</span>
            </p>
            { lately(props, seat) }
        </>
    };
    Plate {
        class: classes!(
            is_out(view, seat).then_some("out"),
            is_stuck(view, seat).then_some("stuck"),
            (view.hands[seat].is_empty() && !is_out(view, seat)).then_some("empty"),
        ),
        inside,
        details: Some(details(props, seat)),
    }
}

/// Everything that everybody knows about a player.
fn details(props: &PlayersProps<Dealt>, seat: Seat) -> Html {
    let view = props.view();
    let cards = &view.hands[seat];
    let reserves: Vec<Card> = view.reserves[seat].iter().flatten().copied().collect();
    let kind = match props.who(seat) {
        Some(Who::Bot(level)) => Some(say(shell::Msg::BotTag(level))),
        _ => None,
    };
    let lines = [
        Some(say(held(view, seat))),
        Some(say(Msg::Chips(view.chips[seat]))),
        Some(say(Msg::reserves(&reserves))),
        (view.options.oldest == seat).then(|| say(Msg::Oldest)),
        kind,
        props.last_turns.get(seat.index()).cloned(),
    ];
    let mut lines: Vec<AttrValue> = lines
        .into_iter()
        .flatten()
        .filter(|it| !it.is_empty())
        .collect();
    lines.extend(known(cards));
    let lines = lines.into_iter();
    html! {
        <>
            <ul class="facts">{ for lines.map(|line| html! { <li>{ line }</li> }) }</ul>
            <p class="lies" aria-hidden="true">
                <span class="cards">{ row(cards, None) }</span>
                <span class="cards">{ for reserves.into_iter().map(face) }</span>
            </p>
        </>
    }
}

/// Whether a player is safely out of the round. After their last card, players may still have to draw before the trick
/// ends.
pub(super) fn is_out(view: &View, seat: Seat) -> bool {
    view.hands[seat].is_empty() && !view.trick.began.has(seat)
}

/// Whether the round ended because this player could not act (DE-5.4): everybody sees the hand that lost it.
pub(super) fn is_stuck(view: &View, seat: Seat) -> bool {
    let trick = &view.trick;
    let next = trick.leader.round(view.options.players);
    let stopped = trick
        .turns
        .last()
        .is_some_and(|it| it.done == Done::Stopped);
    matches!(view.stage, Stage::Over(_))
        && !stopped
        && next.into_iter().find(|it| trick.waiting.has(*it)) == Some(seat)
}

/// The number of cards a player holds.
fn held(view: &View, seat: Seat) -> Msg<'static> {
    let cards = view.hands[seat].len();
    match cards {
        0 if is_out(view, seat) => Msg::Out,
        // The trick decides whether they are safe.
        0 => Msg::LastPlayed,
        _ => Msg::HandCount(cards),
    }
}

/// A player's chips in a stack. The last one is marked, and so is the place of one that could not be paid. A mark waits
/// until the chip before it has left.
fn chips(view: &View, seat: Seat) -> Html {
    let chips = view.chips[seat];
    let chip = |at: u8| {
        let mark = match (at, chips) {
            (0, 0) => "gone none-left",
            (0, 1) => "one-left",
            _ if at >= chips => "gone",
            _ => "",
        };
        let anchor = Anchor::Chip(seat, at);
        let class = format!("dealt-chip {mark}");
        if at < chips {
            let draw = |said: &Said| html! { <i class={&said.words} data-anchor={&said.at} /> };
            figure(anchor, anchor, class, draw)
        } else {
            html! { <i {class} data-anchor={anchor.to_string()} /> }
        }
    };
    let words = say(Msg::Chips(chips));
    html! {
        <p class="chips" role="img" aria-label={words.clone()} title={words}>
            { for (0..view.options.chips.max(chips)).map(chip) }
        </p>
    }
}

/// The viewer's own seat: name and chips.
pub(super) fn own_seat(props: &BoardProps<Dealt>, seat: Seat) -> Html {
    let view = &props.seen.view;
    let inside = html! {
        <>
            { chips(view, seat) }
            <p class="facts">
                { say(held(view, seat)) }
                if view.options.oldest == seat {
                    { ", " }{ say(Msg::Oldest) }
                }
            </p>
            if view.own.iter().flatten().any(|held| held.open) {
                <p class="known">{ say(Msg::KnownMark) }</p>
            }
        </>
    };
    let anchor = Anchor::Seat(seat).to_string();
    own_plate(props, seat, props.seen.mine(), Some(anchor), inside)
}

/// The number of cards, who is oldest, and the kind of player.
fn facts(props: &PlayersProps<Dealt>, seat: Seat) -> Html {
    let view = props.view();
    let cards = view.hands[seat].len();
    let who = props.who(seat);
    let more = [
        (view.options.oldest == seat).then(|| say(Msg::Oldest)),
        match who {
            Some(Who::Bot(level)) => Some(say(shell::Msg::BotTag(level))),
            _ => None,
        },
    ];
    let more: Vec<AttrValue> = more.into_iter().flatten().collect();
    let held = say(held(view, seat));
    html! {
        <>
            <b class="unseen">{ held.clone() }</b>
            <b class="long" aria-hidden="true">{ held }</b>
            <b class="short" aria-hidden="true">
                if is_out(view, seat) {
                    { "✓" }
                } else if cards == 0 {
                    { say(Msg::LastPlayed) }
                } else {
                    { cards }
                }
            </b>
            if !more.is_empty() {
                <span class="more">{ ", " }{ more.join(", ") }</span>
            }
        </>
    }
}

/// A hand as the table knows it: backs, and the known cards at their places.
fn hand(seat: Seat, cards: &[Option<Card>]) -> Html {
    let known = known(cards);
    html! {
        <p class="row">
            <span class="cards" aria-hidden="true">{ row(cards, Some(seat)) }</span>
            <span class="unseen">{ known.join(", ") }</span>
        </p>
    }
}

/// The near player's hand while nobody may see it: the same at full size.
pub(super) fn covered_hand(seat: Seat, cards: &[Option<Card>]) -> Html {
    let known = known(cards);
    html! {
        <div class="face-down">
            <span class="cards" aria-hidden="true">{ row(cards, Some(seat)) }</span>
            <span class="unseen">{ known.join(", ") }</span>
        </div>
    }
}

/// The cards that everybody knows, in words.
fn known(cards: &[Option<Card>]) -> Vec<AttrValue> {
    let known = cards.iter().enumerate();
    let known = known.filter_map(|(place, card)| {
        Some(say(Msg::KnownCard {
            place: place + 1,
            card: (*card)?,
        }))
    });
    known.collect()
}

/// The cards side by side. With a seat they are anchors for flights.
fn row(cards: &[Option<Card>], seat: Option<Seat>) -> Html {
    let row = cards.iter().enumerate().map(|(place, card)| {
        let lies = card.map_or_else(back, face);
        let anchor = seat.map(|seat| Anchor::Other(seat, place).to_string());
        html! {
            <span key={place} class={classes!(card.map(|_| "face-up"))} data-anchor={anchor}>{ lies }</span>
        }
    });
    row.collect()
}
