//! The trick in the middle: what each player did lies in front of their seat, with what has to be beaten, and the rank
//! ladder.

use yew::prelude::*;

use super::anchor::Anchor;
use super::cards::{back, face};
use crate::engine::Seat;
use crate::games::dealt::{Card, Dealt, Done, Play, Rank, Trick, Turn, View};
use crate::i18n::Names;
use crate::i18n::dealt::{Msg, Reference};
use crate::ui::boards::kit::{BoardProps, meaning};
use crate::ui::motion::count;
use crate::ui::words::{say, unbroken};

/// The name of the trick as a place where cards are dropped.
pub(super) const TRICK: &str = "trick";

/// The middle of the table. The previous trick stays there until the next one is led, so that everybody sees how it
/// ended.
pub(super) fn trick(board: &BoardProps<Dealt>) -> Html {
    let (view, names) = (&board.seen.view, &board.names);
    let trick = &view.trick;
    let fresh = trick.turns.is_empty();
    let past = view.ended.as_ref().filter(|_| fresh);
    let shown = past.unwrap_or(trick);
    let draw = trick.drawer().map(|(_, cards)| cards);
    let heading = if past.is_some() {
        Msg::PastTrick
    } else {
        Msg::Trick
    };
    let first = view.ended.is_none() && view.round == 1;
    html! {
        <section
            class={classes!("trick", past.map(|_| "past"))}
            aria-labelledby="trick-heading"
            data-anchor={Anchor::Trick.to_string()}
            data-drop={TRICK}
        >
            <header>
                <span class="announces" data-announces="" />
                <h2 id="trick-heading">{ say(heading) }</h2>
                <div class="ranks-row">
                    { ladder(trick.highest().map(|highest| highest.rank)) }
                    { tells("ranks-mean", say(Msg::Ladder), html! {}) }
                </div>
                if let Some(cards) = draw {
                    { tells("draws-mean", draws(cards, view, names), html! { say(Msg::Plus(cards as u8)) }) }
                }
                { piles(view) }
                { meaning("ranks-mean", html! { say(Reference::Beats) }) }
                if let Some(cards) = draw {
                    { meaning("draws-mean", html! { draws(cards, view, names) }) }
                }
            </header>
            { turns(shown, past.is_some(), board) }
            <p class="foot">
                if past.is_some() {
                    { say(Msg::Leads(&names[trick.leader])) }
                } else if let Some(cards) = draw {
                    { draws(cards, view, names) }
                } else if first {
                    { say(Msg::Aim) }
                }
            </p>
        </section>
    }
}

/// The draw pile, and beside it the place where the cards of past tricks go.
fn piles(view: &View) -> Html {
    let discarded = say(Msg::Discarded);
    html! {
        <div class="piles">
            <p class="discard" title={discarded.clone()} data-anchor={Anchor::Discard.to_string()}>
                <span class={classes!("place", view.ended.is_some().then_some("used"))} aria-hidden="true" />
                <span class="unseen">{ discarded }</span>
            </p>
            <p class="pile" data-anchor={Anchor::Pile.to_string()}>
                <span class="cards" aria-hidden="true">{ back() }</span>
                { count(Anchor::Pile, view.pile, |said| html! { <span class="count" aria-hidden="true">{ said.cards }</span> }) }
                <span class="unseen">{ say(Msg::Pile(view.pile)) }</span>
            </p>
        </div>
    }
}

/// A button over a mark, or with one inside, that tells what it means.
fn tells(id: &'static str, words: AttrValue, mark: Html) -> Html {
    html! {
        <button type="button" class="tells" data-looks="" popovertarget={id} title={words.clone()} aria-label={words}>
            { mark }
        </button>
    }
}

/// Where the others sit around the near seat, counted from its left, and where the near seat is.
struct Places {
    near: Option<Seat>,
    players: u8,
}

impl Places {
    fn class(&self, seat: Seat) -> String {
        if self.near == Some(seat) {
            return "at-own".into();
        }
        let first = self.near.map_or(Seat(0), |near| near.left(self.players));
        let place = first.round(self.players).position(|it| it == seat);
        format!("at-{}", place.unwrap_or_default() + 1)
    }
}

/// What each player did, in turn order, who has not acted yet, and the places of the others: everybody keeps one.
fn turns(trick: &Trick, past: bool, board: &BoardProps<Dealt>) -> Html {
    let (names, players) = (&board.names, board.names.seats());
    let near = board.seen.eyes.seat().or(board.near);
    let places = Places { near, players };
    let age = if past { "past" } else { "now" };
    let drawer = trick.drawer().filter(|_| trick.waiting.is_empty());
    let done = trick.turns.iter().map(|it| {
        let takes = trick.stopper().or(trick.winner()) == Some(it.seat);
        let drawer = drawer.filter(|(seat, _)| *seat == it.seat);
        turn(
            it,
            age,
            (takes, drawer.map(|(_, cards)| cards)),
            &places,
            names,
        )
    });
    let idle = |seat: &Seat| !trick.turns.iter().any(|it| it.seat == *seat);
    let waiting = trick.leader.round(players).filter(idle).map(|seat| {
        let what = match (trick.began.has(seat), past) {
            (false, _) => Some(Msg::Out),
            (true, true) => None,
            (true, false) if seat == trick.leader => Some(Msg::Leading),
            (true, false) => Some(Msg::Waiting),
        };
        waiting((seat, what), &places, board)
    });
    let others = players - u8::from(near.is_some());
    let class = classes!("turns", format!("of-{players}"), format!("around-{others}"));
    html! { <ol {class}>{ for done.chain(waiting) }</ol> }
}

/// The empty place of a player who has not acted, and why.
fn waiting(
    (seat, what): (Seat, Option<Msg<'_>>),
    places: &Places,
    board: &BoardProps<Dealt>,
) -> Html {
    let out = matches!(what, Some(Msg::Out)).then_some("out");
    html! {
        <li
            key={format!("now-{seat}")}
            data-sits={seat.to_string()}
            class={classes!("waiting", out, format!("seat-{}", seat.0), places.class(seat))}
        >
            <span class="cards">
                <span class="place" data-anchor={Anchor::Turn(seat, 0).to_string()} />
            </span>
            { who(seat, &board.names) }
            <span class="what">{ for what.map(say) }</span>
        </li>
    }
}

/// What a player did; whether it takes the trick so far, and how many cards it makes that player draw.
fn turn(
    turn: &Turn,
    age: &str,
    (takes, draws): (bool, Option<usize>),
    places: &Places,
    names: &Names,
) -> Html {
    let seat = turn.seat;
    let what = match &turn.done {
        Done::Played(play) => played(play),
        Done::TookReserve(_) => html! { say(Msg::TookReserve) },
        Done::Stopped => html! { say(Msg::PlayedStop) },
        Done::Redrew => html! { say(Msg::PlayedRedraw) },
    };
    let values = match &turn.done {
        Done::Played(play) => &play.values[..],
        _ => &[],
    };
    let card = |(at, &card): (usize, &Card)| {
        let named = values.get(at).filter(|_| card == Card::X);
        html! {
            <span key={at} data-anchor={Anchor::Turn(seat, at).to_string()}>
                { face(card) }
                if let Some(value) = named {
                    <b class="named">{ value.number() }</b>
                }
            </span>
        }
    };
    // A taken reserve goes into the hand, so nothing lies here.
    let took = matches!(turn.done, Done::TookReserve(_));
    let marks = (takes.then_some("takes"), draws.map(|_| "must-draw"));
    let color = format!("seat-{}", seat.0);
    let stops = turn.done == Done::Stopped;
    html! {
        <li
            key={format!("{age}-{seat}")}
            data-sits={seat.to_string()}
            class={classes!("turn", color, places.class(seat), marks.0, marks.1)}
        >
            <span class="cards" aria-hidden="true">
                { for turn.cards().iter().enumerate().map(card) }
                if took {
                    <span key="took" class="place" />
                }
            </span>
            { who(seat, names) }
            <span class="what">
                { what }
                if let Some(cards) = draws {
                    <b class="plus" aria-hidden="true">{ say(Msg::Plus(cards as u8)) }</b>
                }
                if takes {
                    <span class="unseen">{ say(if stops { Msg::EndsIt } else { Msg::Highest }) }</span>
                }
            </span>
        </li>
    }
}

/// The combination played. The values of its X are drawn on the cards, and given as text for screen readers.
fn played(play: &Play) -> Html {
    let name = say(Msg::Combination(play.combination));
    html! {
        <>
            { unbroken(&name) }
            if play.cards.contains(&Card::X) {
                <span class="unseen">{ say(Msg::XAs(play)) }</span>
            }
        </>
    }
}

fn who(seat: Seat, names: &Names) -> Html {
    html! {
        <span class="who">
            <span class="seat-mark" aria-hidden="true" /><span class="name">{ names[seat].as_str() }</span>
        </span>
    }
}

/// Who will draw for the Redraws in the trick.
fn draws(cards: usize, view: &View, names: &Names) -> AttrValue {
    let trick = &view.trick;
    let leader = &names[trick.leader];
    let leader = trick.winner().is_none().then_some(leader);
    let cards = cards as u8;
    say(Msg::WillDraw { cards, leader })
}

/// Solo to trips, with the rank to beat marked.
fn ladder(highest: Option<Rank>) -> Html {
    let rung = |rank: Rank| {
        let current = (Some(rank) == highest).then_some("true");
        let below = highest.is_some_and(|highest| rank < highest);
        html! {
            <li key={rank as usize} class={classes!(below.then_some("below"))} aria-current={current}>
                { say(Msg::Rank(rank)) }
            </li>
        }
    };
    html! {
        <ol class="ladder" aria-label={say(Msg::Ladder)}>{ for Rank::ALL.into_iter().map(rung) }</ol>
    }
}
