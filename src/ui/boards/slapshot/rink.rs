//! The middle of the table: the track of wins, the decks, and what lies between them: the backs of a team to draw from,
//! or the card drawn.

use crate::staging::slapshot::{Staged, team};
use std::rc::Rc;

use yew::prelude::*;

use super::Gesture;
use super::anchor::Anchor;
use super::cards::deck_back;
use super::drawn::{backs, drawn};
use super::drops::deck_name;
use super::ice::{Score, Slot, at_stake, lines, nearer, scoreboard};
use crate::engine::{Observation, Seat};
use crate::games::slapshot::cards::TEAM;
use crate::games::slapshot::{Action, Bout, Contest, Kind, Slapshot, Stage, View};
use crate::i18n::Names;
use crate::i18n::slapshot::{Msg, face_off};
use crate::ui::boards::kit::{BoardProps, TurnProps, click};
use crate::ui::components::first_click;
use crate::ui::motion::count;
use crate::ui::words::say;

/// The rink.
pub(super) fn rink(turn: &TurnProps<'_, Slapshot>) -> Html {
    let BoardProps { seen, names, .. } = turn.props;
    if let Stage::LiningUp { bout, ready, .. } = seen.view.stage {
        return faces(turn, bout, ready);
    }
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

/// A game that both teams line up for: the visitor is here, the team at home has its first goal, and a team that is
/// ready lies face down.
fn faces(turn: &TurnProps<'_, Slapshot>, bout: Bout, ready: [bool; 2]) -> Html {
    let BoardProps { seen, names, .. } = turn.props;
    let series = match &seen.view.contest {
        Contest::Season => None,
        Contest::SemiFinal { series, .. } | Contest::Final(series) => Some(*series),
    };
    let near = seen.eyes.seat().or(turn.props.near);
    let score = Score {
        bout,
        goals: bout.goals_at_first(),
        scores: (bout.overtime == 0).then_some(bout.host),
        own: near,
        pairs: 0,
        series,
    };
    let near = nearer(bout, near, turn.props.setup.people());
    let me = seen.eyes.seat().filter(|_| seen.mine());
    let row = |ready: bool, seat: Seat| -> Vec<Slot> {
        let slot = |at: usize| match ready {
            true => Slot::Down,
            false => Slot::Empty((me == Some(seat)).then_some(at)),
        };
        (0..TEAM).map(slot).collect()
    };
    let [home, visiting] = bout.sides();
    let rows = [row(ready[0], home), row(ready[1], visiting)];
    html! {
        <section key={format!("{bout:?}")} class={classes!("rink", "faces", "challenge")} aria-labelledby="rink-heading">
            <h2 id="rink-heading" class="unseen">{ say(Msg::Rink) }</h2>
            <p class="contest">
                { say(face_off::Msg::of_bout(bout, names)) }
                if let Some(series) = &series {
                    <small>{ at_stake(series, names).unwrap_or_else(|| say(Msg::Round(series.into()))) }</small>
                }
            </p>
            { scoreboard(&score, names) }
            <div class="ice" data-anchor={Anchor::Rink.to_string()}>
                { lines(bout, rows, near, names) }
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
                <li key={seat.0} class={classes!("token", format!("seat-{}", seat.0))} title={names[seat].to_string()}>
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

/// Deals all teams from this deck first: every pick is made by the same standing order, for nobody knows what the decks
/// hold (SH-1.3).
fn deals(turn: &TurnProps<'_, Slapshot>, kind: Kind) -> Callback<MouseEvent> {
    let stand = turn.props.set_standing.clone();
    let players = turn.props.names.seats();
    let first = turn.props.seen.eyes.seat().unwrap_or(Seat(0));
    Callback::from(move |_| {
        // Whoever is to pick comes last: from then on nothing is left to wait for.
        for seat in first.left(players).round(players) {
            stand.emit((seat, Some(Action::Pick { kind })));
        }
    })
}

/// The three decks; a tap on one deals the teams, or takes the card that is to be drafted.
fn decks(turn: &TurnProps<'_, Slapshot>) -> Html {
    let seen = &turn.props.seen;
    let view = &seen.view;
    let picks = seen.mine() && matches!(view.stage, Stage::Picking(_));
    let drafted = match turn.decision.staged {
        Staged::Draft(Some(place)) if turn.decision.ready().is_some() => {
            let card = team(view).get(place);
            card.map(|card| (card.kind, place))
        }
        _ => None,
    };
    let deck = |kind: Kind| {
        let cards = view.piles[kind.index()];
        let anchor = Anchor::Deck(kind);
        let inside = html! {
            <>
                <span class="pile" data-anchor={anchor.to_string()} aria-hidden="true">
                    if cards > 0 {
                        { deck_back(kind) }
                    }
                </span>
                { count(anchor, cards, |said| html! { <b aria-hidden="true">{ said.cards }</b> }) }
                <span class="unseen">{ say(Msg::Deck { kind, cards }) }</span>
            </>
        };
        let (key, title) = (kind.index(), say(Msg::Deck { kind, cards }));
        let takes = drafted.filter(|(of, _)| *of == kind);
        let onclick = match takes {
            Some((_, place)) => click(&turn.ongesture, Gesture::Under(place)),
            None if picks => deals(turn, kind),
            None => {
                return html! {
                    <li {key} data-drop={deck_name(kind)}><p class="deck-of" {title}>{ inside }</p></li>
                };
            }
        };
        let onclick = first_click(onclick);
        html! {
            <li {key} data-drop={deck_name(kind)}>
                <button type="button" class={classes!("deck-of", takes.map(|_| "takes"))} {title} {onclick}>{ inside }</button>
            </li>
        }
    };
    html! { <ul class="decks" aria-label={say(Msg::Decks)}>{ for Kind::ALL.map(deck) }</ul> }
}

/// What else lies on the ice.
fn between(turn: &TurnProps<'_, Slapshot>) -> Html {
    let seen = &turn.props.seen;
    match (&seen.view.stage, turn.decision.staged) {
        (Stage::Turn(_), Staged::Trade(Some(with))) => backs(turn, with),
        (
            Stage::GivingBack {
                with,
                drawn: Some(card),
                ..
            },
            _,
        ) if seen.mine() => drawn(turn, *with, *card),
        _ => Html::default(),
    }
}
