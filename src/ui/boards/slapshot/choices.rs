//! What can be done on a turn, with whom, and in which order a team can line up, once or from then on.

use crate::staging::slapshot::{
    Decision, Order, Staged, Verb, cannot, cannot_with, is_there, team,
};
use yew::prelude::*;

use crate::engine::Seat;
use crate::games::slapshot::{Action, Slapshot, Stage};
use crate::i18n::slapshot::Prompt;
use crate::i18n::slapshot::prompt::Preset;
use crate::ui::boards::kit::{BoardProps, Choosing, Moves};
use crate::ui::components::first_click;
use crate::ui::words::say;
use crate::web::chance::fresh_seed;

/// The current choices.
pub(super) fn choices(moves: &Moves<Staged>, decision: &Decision) -> Html {
    let seen = &moves.seen;
    if !seen.mine() {
        return Html::default();
    }
    match seen.view.stage {
        Stage::Turn(_) => turns(moves, decision),
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

/// The managers to choose from, by their plates.
pub(super) fn managers(
    props: &BoardProps<Slapshot>,
    moves: &Moves<Staged>,
    decision: &Decision,
) -> Option<Choosing> {
    let staged = decision.staged;
    let verb = staged.verb().filter(|verb| verb.names())?;
    if !moves.seen.mine() || cannot(&moves.seen, verb).is_some() {
        return None;
    }
    let can = |seat: Seat| cannot_with(&moves.seen, verb, seat).is_none();
    let seats = || (0..props.names.seats()).map(Seat);
    let label = |seat: Seat| {
        let wins = moves.seen.view.ledger.wins[seat];
        let who = &props.names[seat];
        let label = say(Prompt::Manager { who, wins });
        if can(seat) {
            label
        } else {
            format!("{label}, {}", say(Prompt::NotNow)).into()
        }
    };
    Some(Choosing {
        chosen: staged.with(),
        can: seats().filter(|&seat| can(seat)).collect(),
        labels: seats().map(label).collect(),
        onchoose: moves.stage.reform(move |seat| staged.naming(seat)),
    })
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
        (Stage::Turn(_), _)
            if matches!(props.standing, Some(Action::LineUp(_)))
                && decision.staged == Staged::Nothing =>
        {
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
