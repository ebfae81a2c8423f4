//! The players around the table, with what everybody may know of each.

use yew::prelude::*;

use super::anchor::Anchor;
use super::cards::{back, face, several};
use crate::engine::Seat;
use crate::games::swoop::{Counts, Rank, STACKS, Stage, Swoop, Tableau, View};
use crate::i18n::shell;
use crate::i18n::swoop::Msg;
use crate::setup::Who;
use crate::ui::boards::kit::{Plate, PlayersProps, lately, use_players};
use crate::ui::motion::{Said, count, figure, seen};
use crate::ui::words::say;

/// How many parts the bar of a total has.
const PARTS: u32 = 20;

/// Players with at most this many cards in hand and on the table are highlighted.
const FEW: u8 = 3;

/// The plates of the other players, or of all, with a closer look at one of them.
#[component]
pub fn Players(props: &PlayersProps<Swoop>) -> Html {
    use_players(
        props,
        |seat| Anchor::Seat(seat).to_string(),
        |seat| plate(props, seat),
    )
}

fn plate(props: &PlayersProps<Swoop>, seat: Seat) -> Plate {
    let view = props.view();
    let tableau = &view.tableaus[seat];
    let few = tableau.left() <= FEW;
    let inside = html! {
        <>
            { facts(seat, tableau, view.totals[seat]) }
            { stacks(tableau, |stack| Some(Anchor::Stack(seat, stack))) }
            { left_over(view, seat) }
            { score_place(seat) }
            { race(view, seat) }
            { lately(props, seat) }
            if few {
                <p class="unseen">{ say(Msg::FewLeft { name: &props.names[seat], left: tableau.left() }) }</p>
            }
        </>
    };
    let last = tableau.left() == 1;
    Plate {
        class: classes!(few.then_some("few"), last.then_some("one-left")),
        inside,
        details: Some(details(props, seat)),
    }
}

/// The hand left at the end of a round, most expensive first, and the cost of all cards left.
fn left_over(view: &View, seat: Seat) -> Html {
    let tableau = &view.tableaus[seat];
    let over = matches!(view.stage, Stage::Over(_));
    let card =
        |(rank, cards): (Rank, u8)| html! { <li key={rank.index()}>{ several(rank, cards) }</li> };
    html! {
        <div class="left-over" aria-hidden="true">
            { sum_left(view, seat) }
            if over {
                <ul>{ for tableau.known.iter().rev().map(card) }</ul>
            }
        </div>
    }
}

/// What a player's cards cost at the end of a round, counted as they fall; nothing before.
pub(super) fn sum_left(view: &View, seat: Seat) -> Html {
    let tableau = &view.tableaus[seat];
    let over = matches!(view.stage, Stage::Over(_));
    let words = if over {
        say(Msg::Plus(left(tableau)))
    } else {
        AttrValue::default()
    };
    let at = Anchor::Seat(seat);
    figure(
        format_args!("left-{seat}"),
        at,
        words,
        |said| html! { <b class="left">{ &said.words }</b> },
    )
}

/// Where those cards fall.
pub(super) fn score_place(seat: Seat) -> Html {
    let anchor = Anchor::Score(seat).to_string();
    html! {
        <span class="falls" data-anchor={anchor} aria-hidden="true"><i data-spot="" /></span>
    }
}

/// How far a player's total is on the way to the end of the game, in twentieths, as a bar.
pub(super) fn race(view: &View, seat: Seat) -> Html {
    let (name, part) = (format_args!("race-{seat}"), part_of_race(view, seat));
    figure(name, Anchor::Seat(seat), part, |said| race_bar(&said.words))
}

fn race_bar(class: &str) -> Html {
    html! { <i class={class.to_owned()} aria-hidden="true" /> }
}

/// The class of such a bar.
fn part_of_race(view: &View, seat: Seat) -> String {
    let target = u32::from(view.options.target).max(1);
    let part = (view.totals[seat] * PARTS).div_ceil(target).min(PARTS);
    format!("race to-{part}")
}

/// The cost of all cards a player is left with, when they are open.
fn left(tableau: &Tableau) -> u32 {
    let table: Counts = tableau.faces.cards().chain(tableau.under.cards()).collect();
    tableau.known.points() + table.points()
}

/// Everything that everybody knows about a player.
fn details(props: &PlayersProps<Swoop>, seat: Seat) -> Html {
    let view = props.view();
    let tableau = &view.tableaus[seat];
    let (name, left) = (&props.names[seat], tableau.left());
    html! {
        <>
            <ul class="facts">
                <li key="hand"><b>{ say(Msg::HandCount(tableau.hand)) }</b></li>
                if !tableau.known.is_empty() {
                    <li key="known">{ say(Msg::Known { all: tableau.hidden() == 0, known: &tableau.known }) }</li>
                }
                if let Some(last_turn) = props.last_turns.get(seat.index()).filter(|it| !it.is_empty()) {
                    <li key="last-turn">{ say(Msg::LastTurn(last_turn)) }</li>
                }
                <li key="total" class="on-the-way">
                    { say(Msg::TotalOf { total: view.totals[seat], target: view.options.target }) }
                    { race_bar(&part_of_race(view, seat)) }
                </li>
                if let Some(Who::Bot(level)) = props.who(seat) {
                    <li key="who">{ say(shell::Msg::BotTag(level)) }</li>
                }
                if left <= FEW {
                    <li key="few" class="few">{ say(Msg::FewLeft { name, left }) }</li>
                }
            </ul>
            { stacks(tableau, |_| None) }
        </>
    }
}

fn stacks(tableau: &Tableau, anchor: impl Fn(u8) -> Option<Anchor>) -> Html {
    let stack = |stack| lies(tableau, stack, anchor(stack));
    html! {
        <p class="stacks">
            <span class="row" aria-hidden="true">{ for (0..STACKS as u8).map(stack) }</span>
            <span class="unseen">{ say(Msg::in_front(tableau)) }</span>
        </p>
    }
}

/// How many cards are held, in figures.
fn held(said: &Said) -> Html {
    html! { <span aria-hidden="true">{ say(Msg::Count(said.cards as u8)) }</span> }
}

/// The number of hand cards, and the total.
fn facts(seat: Seat, tableau: &Tableau, total: u32) -> Html {
    let at = Anchor::Seat(seat);
    html! {
        <p class="facts">
            <b class="held">
                <span class="fan" data-spot="" aria-hidden="true" />
                { count(Anchor::Hand(seat), tableau.hand, held) }
                <span class="unseen">{ say(Msg::HandCount(tableau.hand)) }</span>
            </b>
            <span class="total">
                { figure(format_args!("total-{seat}"), at, say(Msg::Pts(total)), seen) }
                <span class="unseen">{ say(Msg::Total(total)) }</span>
            </span>
            { figure(format_args!("few-{seat}"), at, few_left(tableau), few) }
        </p>
    }
}

fn few(said: &Said) -> Html {
    html! { <b class="few-left" aria-hidden="true">{ &said.words }</b> }
}

/// How few cards are left, if they are few.
fn few_left(tableau: &Tableau) -> AttrValue {
    match tableau.left() {
        1 => say(Msg::LastCard),
        left @ 2..=FEW => say(Msg::CardsLeft(left)),
        _ => AttrValue::default(),
    }
}

/// A stack as everybody sees it: a card on another, a single card, or an empty place.
fn lies(tableau: &Tableau, stack: u8, anchor: Option<Anchor>) -> Html {
    let blind = tableau.blinds.has(stack);
    let upon = tableau.faces.get(stack);
    let up = upon.or_else(|| tableau.under.get(stack));
    let (kind, print) = match up {
        Some(rank) => ("up", face(rank)),
        None if blind => ("bare", back()),
        None => ("gone", Html::default()),
    };
    let covers = (upon.is_some() && blind).then_some("covers");
    let sweeps = up.is_some_and(Rank::swoops).then_some("sweeps");
    html! {
        <span
            key={stack}
            class={classes!("stack", kind, covers, sweeps)}
            data-anchor={anchor.map(|anchor| anchor.to_string())}
        >
            { print }
            // For layouts without room for a legible card.
            if let Some(rank) = up {
                <b>{ say(Msg::Face(rank)) }</b>
            }
        </span>
    }
}
