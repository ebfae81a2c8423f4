//! What can be done on a turn, with whom, and in which order a team can line up, once or from then on.

use crate::staging::slapshot::{
    Decision, Order, Staged, Verb, cannot, cannot_with, is_there, team,
};
use yew::prelude::*;

use crate::engine::Seat;
use crate::games::slapshot::{Action, Slapshot, Stage};
use crate::i18n::slapshot::Prompt;
use crate::i18n::slapshot::prompt::Preset;
use crate::ui::boards::kit::{BoardProps, Moves};
use crate::ui::components::first_click;
use crate::ui::words::say;
use crate::web::chance::fresh_seed;

/// The current choices.
pub(super) fn choices(
    props: &BoardProps<Slapshot>,
    moves: &Moves<Staged>,
    decision: &Decision,
) -> Html {
    let seen = &moves.seen;
    if !seen.mine() {
        return Html::default();
    }
    match seen.view.stage {
        Stage::Turn(_) => html! {
            <>
                { turns(moves, decision) }
                { managers(props, moves, decision) }
            </>
        },
        Stage::LiningUp { own: None, .. } => presets(moves),
        _ => Html::default(),
    }
}

/// How often a choice is left, if that is limited.
fn left(moves: &Moves<Staged>, verb: Verb) -> Option<u32> {
    let view = &moves.seen.view;
    let me = moves.seen.eyes.seat()?;
    match verb {
        Verb::Trade => view.trades_left(me),
        Verb::Draft => view.drafts_left(me),
        Verb::Game | Verb::Pass => None,
    }
}

/// Trade, draft or game.
fn turns(moves: &Moves<Staged>, decision: &Decision) -> Html {
    let seen = &moves.seen;
    let one = |verb: Verb| {
        if !is_there(seen, verb) || verb == Verb::Pass && cannot(seen, verb).is_some() {
            return None;
        }
        let can = cannot(seen, verb).is_none();
        let left = left(moves, verb);
        let staged = decision.staged.verb() == Some(verb);
        let stage = moves.stage.clone();
        let onclick = first_click(stage.reform(move |_: MouseEvent| verb.begun()));
        Some(html! {
            <button
                key={format!("{verb:?}")}
                type="button"
                class={classes!("choice", (!can).then_some("cannot"))}
                aria-pressed={if staged { "true" } else { "false" }}
                {onclick}
            >
                <b>{ say(Prompt::Choice(verb)) }</b>
                <small>{ say(Prompt::Means { verb, left }) }</small>
                if !can {
                    <span class="unseen">{ ", " }{ say(Prompt::NotNow) }</span>
                }
            </button>
        })
    };
    html! {
        <div key="turns" class="turns" role="group" aria-label={say(Prompt::ChooseTurn)}>
            { for Verb::ALL.into_iter().filter_map(one) }
        </div>
    }
}

/// The managers to choose from.
fn managers(props: &BoardProps<Slapshot>, moves: &Moves<Staged>, decision: &Decision) -> Html {
    let (Staged::Trade(_) | Staged::Game(_)) = decision.staged else {
        return Html::default();
    };
    let Some((verb, me)) = decision.staged.verb().zip(moves.seen.eyes.seat()) else {
        return Html::default();
    };
    if cannot(&moves.seen, verb).is_some() {
        return Html::default();
    }
    let players = props.names.seats();
    let others = me.left(players).round(players).filter(|&seat| seat != me);
    let one = |seat: Seat| {
        let can = cannot_with(&moves.seen, verb, seat).is_none();
        let staged = decision.staged.with() == Some(seat);
        let (stage, to) = (moves.stage.clone(), decision.staged.naming(seat));
        let onclick = first_click(stage.reform(move |_: MouseEvent| to));
        let wins = moves.seen.view.ledger.wins[seat];
        html! {
            <button
                key={seat.0}
                type="button"
                class={classes!("manager", format!("seat-{}", seat.0), (!can).then_some("cannot"))}
                aria-pressed={if staged { "true" } else { "false" }}
                {onclick}
            >
                <span class="seat-mark" aria-hidden="true" />
                <span aria-hidden="true">{ props.names[seat].as_str() }</span>
                <span class="unseen">
                    { say(Prompt::Manager { who: &props.names[seat], wins }) }
                    if !can {
                        { ", " }{ say(Prompt::NotNow) }
                    }
                </span>
            </button>
        }
    };
    let label = say(match verb {
        Verb::Trade => Prompt::ChooseTeam,
        _ => Prompt::ChooseHost,
    });
    html! {
        <div key="managers" class="managers" role="group" aria-label={label}>{ for others.map(one) }</div>
    }
}

/// Preset orders.
fn presets(moves: &Moves<Staged>) -> Html {
    let view = &moves.seen.view;
    let last = Order::last(view);
    let all = [
        Preset::Last,
        Preset::BestFirst,
        Preset::GoalieFirst,
        Preset::Shuffle,
    ];
    let all = all
        .into_iter()
        .filter(|preset| *preset != Preset::Last || last.is_some());
    let one = |preset: Preset| {
        let (stage, team) = (moves.stage.clone(), team(view).to_vec());
        let onclick = stage.reform(move |_: MouseEvent| {
            let order = match preset {
                Preset::Last => last.unwrap_or_default(),
                Preset::BestFirst => Order::best_first(&team),
                Preset::GoalieFirst => Order::goalie_first(&team),
                Preset::Shuffle => Order::shuffled(fresh_seed()),
            };
            Staged::Line(order, None)
        });
        html! {
            <button key={format!("{preset:?}")} type="button" class="preset" {onclick}>
                { say(Prompt::Preset(preset)) }
            </button>
        }
    };
    html! {
        <div key="presets" class="presets" role="group" aria-label={say(Prompt::Presets)}>
            { for all.map(one) }
        </div>
    }
}

/// A button that makes the staged line-up the standing one, or that cancels it.
pub(super) fn standing(props: &BoardProps<Slapshot>, decision: &Decision) -> Html {
    let (seen, set_standing) = (&props.seen, &props.set_standing);
    let Some(seat) = seen.eyes.seat().filter(|_| seen.mine()) else {
        return Html::default();
    };
    match (&seen.view.stage, &decision.action) {
        (Stage::LiningUp { bout, .. }, Some(Action::LineUp(line))) if bout.host == seat => {
            let line = Action::LineUp(*line);
            let onclick = set_standing.reform(move |_: MouseEvent| (seat, Some(line)));
            html! {
                <button key="keep" type="button" class="keep" {onclick}>{ say(Prompt::Keep) }</button>
            }
        }
        (Stage::Turn(_), _) if props.standing.is_some() && decision.staged == Staged::Nothing => {
            let onclick = set_standing.reform(move |_: MouseEvent| (seat, None));
            html! {
                <p key="keeps" class="keeps">
                    <span role="status">{ say(Prompt::Keeps) }</span>
                    <button type="button" data-looks="" {onclick}>{ say(Prompt::AskAgain) }</button>
                </p>
            }
        }
        _ => Html::default(),
    }
}
