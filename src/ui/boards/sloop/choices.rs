//! The choice of what a staged card does, and as which number.

use crate::staging::sloop::{Decision, Play, Staged, Verb, actor, continued, keeps, moved};
use yew::prelude::*;

use super::display_props::owner_of;
use crate::games::sloop::{Action, Card, Sloop, Stage, Value, View};
use crate::i18n::Names;
use crate::i18n::sloop::Prompt;
use crate::i18n::sloop::staged::{Msg, Use};
use crate::ui::boards::kit::{BoardProps, Moves};
use crate::ui::components::{LateButton, first_click};
use crate::ui::words::say;

/// What the staged card can do; the choices that are impossible explain why.
pub(super) fn verbs(props: &BoardProps<Sloop>, moves: &Moves<Staged>, decision: &Decision) -> Html {
    let names = &props.names;
    if let Some(button) = without_a_card(props, moves, decision) {
        return html! { <div class="verbs">{ button }</div> };
    }
    let inside = decision.staged.play().and_then(|play| {
        let card = play.card(&moves.seen.view)?;
        let one = |verb| chip(moves, decision, play, card, verb, names);
        Some(Verb::ALL.into_iter().filter_map(one).collect::<Html>())
    });
    html! {
        <div class="verbs" role="group" aria-label={inside.as_ref().map(|_| say(Msg::ChooseUse))}>
            { inside.unwrap_or_default() }
        </div>
    }
}

/// What can be done without a card: not being asked again, or returning the partner's card.
fn without_a_card(
    props: &BoardProps<Sloop>,
    moves: &Moves<Staged>,
    decision: &Decision,
) -> Option<Html> {
    let (seen, set_standing) = (&moves.seen, &props.set_standing);
    let seat = seen.eyes.seat().filter(|_| seen.mine())?;
    let step = seen.step;
    match seen.view.stage {
        Stage::Offering { .. } => {
            let onclick =
                set_standing.reform(move |_: MouseEvent| (seat, Some(Action::Offer(None))));
            let key = format!("never-{step}");
            let words = say(Prompt::NeverOffer);
            Some(html! { <LateButton {key} class="verb" {onclick}>{ words }</LateButton> })
        }
        Stage::Answering {
            card: Some(card), ..
        } => {
            let moves = moves.clone();
            let onclick = Callback::from(move |event: MouseEvent| {
                moves.play(Action::GiveBack, event.time_stamp());
            });
            let key = format!("back-{step}");
            let words = say(Prompt::DoGiveBack(card));
            Some(html! { <LateButton {key} class="verb" {onclick}>{ words }</LateButton> })
        }
        _ if props.standing.is_some() && !decision.is_staged() => {
            let onclick = set_standing.reform(move |_: MouseEvent| (seat, None));
            Some(html! {
                <>
                    <span class="offers-off" role="status">{ say(Prompt::NeverOffers) }</span>
                    <button type="button" class="verb" data-looks="" {onclick}>{ say(Prompt::AskAgain) }</button>
                </>
            })
        }
        _ => None,
    }
}

fn chip(
    moves: &Moves<Staged>,
    decision: &Decision,
    play: Play,
    card: Card,
    verb: Verb,
    names: &Names,
) -> Option<Html> {
    let view = &moves.seen.view;
    let words = use_of(view, decision, card, verb, names, moves.seen.eyes.seat())?;
    let (can, staged) = (decision.facts.can(verb), play.verb == Some(verb));
    let onclick = first_click(
        moves
            .stage
            .reform(move |_: MouseEvent| Staged::Card(play.to(verb))),
    );
    Some(html! {
        <button
            key={format!("{verb:?}")}
            type="button"
            class={classes!("verb", (!can).then_some("cannot"))}
            aria-pressed={if staged { "true" } else { "false" }}
            {onclick}
        >
            { say(Msg::choice(words)) }
            if !can {
                <span class="unseen">{ ", " }{ say(Msg::NotNow) }</span>
            }
        </button>
    })
}

/// The label for this use of a card; `None` if there is no such use.
pub(super) fn use_of<'a>(
    view: &View,
    decision: &Decision,
    card: Card,
    verb: Verb,
    names: &'a Names,
    eyes: Option<crate::engine::Seat>,
) -> Option<Use<'a>> {
    Some(match verb {
        Verb::Capture => match decision.facts.best(verb) {
            Some(Action::Capture {
                value,
                groups,
                build: true,
                ..
            }) if groups.is_empty() => {
                let owner = view.display.build(*value)?.owner;
                Use::CaptureBuild(owner_of(owner, eyes, names), *value)
            }
            _ => Use::Capture,
        },
        Verb::Build => Use::Build,
        Verb::Continue => {
            let build = continued(view, actor(view)?)?;
            Use::Add(owner_of(build.owner, eyes, names), build.number)
        }
        Verb::Act => Use::Act(card.icon()?),
        Verb::Put => Use::Put,
    })
}

/// The numbers that a wild can stand for, or that can be built, each with the cards it would move.
pub(super) fn numbers(moves: &Moves<Staged>, decision: &Decision, names: &Names) -> Html {
    let Some(play) = decision
        .staged
        .play()
        .filter(|_| decision.facts.numbers.len() > 1)
    else {
        return Html::default();
    };
    let heading = if play.captures() {
        Msg::NameWild
    } else {
        Msg::ChooseNumber
    };
    let all = decision.facts.numbers.iter();
    let all = all.map(|(value, best)| number(moves, play, *value, best, names));
    html! {
        <div class="numbers" role="group" aria-label={say(heading)}>{ for all }</div>
    }
}

fn number(moves: &Moves<Staged>, play: Play, value: Value, best: &Action, names: &Names) -> Html {
    let view = &moves.seen.view;
    let eyes = moves.seen.eyes.seat();
    // The card played counts, too: it comes to the pile, or joins the build.
    let cards = moved(best, view) + 1;
    let build = match best {
        Action::Capture { build: true, .. } => view.display.build(value),
        _ => None,
    };
    let label = if play.captures() {
        Some(Msg::WildAs {
            number: value,
            cards,
            owner: build.map(|build| owner_of(build.owner, eyes, names)),
        })
    } else {
        keeps(view, play, value).map(|keeps| Msg::BuildAs {
            number: value,
            cards,
            keeps,
        })
    };
    let seat = build.map(|build| match build.owner {
        Some(seat) => format!("of-build seat-{}", seat.0),
        None => "of-build".into(),
    });
    let staged = play.value == Some(value);
    let onclick = first_click(moves.stage.reform(move |_: MouseEvent| {
        Staged::Card(Play {
            spares: false,
            ..play.counting(value)
        })
    }));
    html! {
        <button
            key={value.number()}
            type="button"
            class={classes!("number", seat)}
            aria-pressed={if staged { "true" } else { "false" }}
            {onclick}
        >
            <span class="unseen">{ label.map(say).unwrap_or_default() }</span>
            <b aria-hidden="true">{ value.number() }</b>
            <small aria-hidden="true">{ say(Msg::MoreCards(cards)) }</small>
        </button>
    }
}
