//! The middle of the table: the track of wins, the decks, and what lies between them: the backs of a team to draw from,
//! or the card drawn.

use crate::staging::slapshot::Staged;
use std::rc::Rc;

use yew::prelude::*;

use super::Gesture;
use super::anchor::Anchor;
use super::cards::{back, deck_back, face};
use crate::engine::{Observation, Seat};
use crate::games::slapshot::cards::TEAM;
use crate::games::slapshot::{Contest, Kind, Slapshot, Stage, View};
use crate::i18n::Names;
use crate::i18n::slapshot::Msg;
use crate::ui::boards::kit::{BoardProps, TurnProps, click};
use crate::ui::components::{Styled, first_click};
use crate::ui::words::say;

/// The rink.
pub(super) fn rink(turn: &TurnProps<'_, Slapshot>) -> Html {
    let BoardProps { seen, names, .. } = turn.props;
    html! {
        <section class="rink" aria-labelledby="rink-heading">
            <h2 id="rink-heading" class="unseen">{ say(Msg::Rink) }</h2>
            <p class="contest">{ contest(&seen.view, names) }</p>
            <Track seen={Rc::clone(seen)} names={Rc::clone(names)} />
            <div class="ice" data-anchor={Anchor::Rink.to_string()}>
                { decks(turn) }
                { between(turn) }
            </div>
        </section>
    }
}

/// The contest and its score.
fn contest(view: &View, names: &Names) -> AttrValue {
    say(match &view.contest {
        Contest::Season if view.options.league => Msg::League,
        Contest::Season => Msg::Season(view.options.wins),
        Contest::SemiFinal { series, .. } | Contest::Final(series) => Msg::of_series(series, names),
    })
}

/// See [`Track`].
#[derive(Properties, PartialEq)]
struct TrackProps {
    seen: Rc<Observation<Slapshot>>,
    names: Rc<Names>,
}

/// The position of each token: from the preseason to the playoffs, or in a league as far as the leader.
#[component]
fn Track(props: &TrackProps) -> Html {
    let (view, names) = (&props.seen.view, &props.names);
    let wins = &view.ledger.wins;
    let most = wins.iter().map(|(_, wins)| *wins).max().unwrap_or(0);
    let last = if view.options.league {
        most.max(view.options.wins)
    } else {
        view.options.wins
    };
    let space = |at: u8| {
        let words = match at {
            0 => Msg::Preseason,
            _ if at == last && !view.options.league => Msg::Playoffs,
            _ => Msg::Space(at),
        };
        let there = wins.iter().filter(|(_, wins)| **wins == at);
        let token = |(seat, _): (Seat, &u8)| {
            html! {
                <li key={seat.0} class={classes!("token", format!("seat-{}", seat.0))}>
                    <span class="seat-mark" aria-hidden="true" />
                    <span class="unseen">{ names[seat].as_str() }</span>
                </li>
            }
        };
        html! {
            <li key={at} class={classes!("space", (at == last).then_some("far"))}>
                <span class="wins">{ say(words) }</span>
                <ul class="tokens">{ for there.map(token) }</ul>
            </li>
        }
    };
    html! {
        <ol class={classes!("track", format!("to-{last}"))} aria-label={say(Msg::Track)}>
            { for (0..=last).map(space) }
        </ol>
    }
}

/// The three decks, tapped while teams are picked.
fn decks(turn: &TurnProps<'_, Slapshot>) -> Html {
    let seen = &turn.props.seen;
    let view = &seen.view;
    let picks = seen.mine() && matches!(view.stage, Stage::Picking(_));
    let deck = |kind: Kind| {
        let cards = view.piles[kind.index()];
        let anchor = Anchor::Deck(kind).to_string();
        let inside = html! {
            <>
                <span class="pile" data-anchor={anchor} aria-hidden="true">
                    if cards > 0 {
                        { deck_back(kind) }
                    }
                </span>
                <b aria-hidden="true" data-figure={format!("deck-{}", kind.index())}>{ cards }</b>
                <span class="unseen">{ say(Msg::Deck { kind, cards }) }</span>
            </>
        };
        let key = kind.index();
        if !picks {
            return html! { <li {key}><p class="deck-of">{ inside }</p></li> };
        }
        let staged = turn.decision.staged == Staged::Pick(kind);
        let onclick = first_click(click(&turn.ongesture, Gesture::Deck(kind)));
        html! {
            <li {key}>
                <button
                    type="button"
                    class="deck-of"
                    aria-pressed={if staged { "true" } else { "false" }}
                    {onclick}
                >
                    { inside }
                </button>
            </li>
        }
    };
    html! { <ul class="decks" aria-label={say(Msg::Decks)}>{ for Kind::ALL.map(deck) }</ul> }
}

/// What else lies on the ice.
fn between(turn: &TurnProps<'_, Slapshot>) -> Html {
    let BoardProps { seen, names, .. } = turn.props;
    match (&seen.view.stage, turn.decision.staged) {
        (Stage::Turn(_), Staged::Trade(Some(with))) => backs(turn, with),
        (
            Stage::GivingBack {
                with,
                drawn: Some(card),
                ..
            },
            _,
        ) if seen.mine() => html! {
            <section key="drawn" class="drawn" aria-label={say(Msg::Drawn(&names[*with]))}>
                <span data-anchor={Anchor::Drawn.to_string()}>{ face(*card) }</span>
                <span class="unseen">{ say(Msg::Card(*card)) }</span>
            </section>
        },
        _ => Html::default(),
    }
}

/// A shuffled team: one of its backs is drawn, and all are alike (SH-2.1).
fn backs(turn: &TurnProps<'_, Slapshot>, with: Seat) -> Html {
    let one = |place: usize| {
        let onclick = first_click(click(&turn.ongesture, Gesture::Back(with)));
        html! {
            <Styled key={place} tag="li" figures={vec![("--at", place.to_string())]}>
                <button type="button" aria-label={say(Msg::Back { place: place + 1, of: TEAM })} {onclick}>
                    { back() }
                </button>
            </Styled>
        }
    };
    let key = format!("backs-{}", with.0);
    html! {
        <ul {key} class={classes!("backs", format!("seat-{}", with.0))} aria-label={say(Msg::Backs(&turn.props.names[with]))}>
            { for (0..TEAM).map(one) }
        </ul>
    }
}
