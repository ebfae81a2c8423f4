//! What somebody might have done better: the moves of a finished game that cost most.

use std::rc::Rc;

use yew::prelude::*;

use super::look_back::{Moment, Timeline};
use super::running_game::{Asked, GameHandle};
use super::snapshot::{Found, Reviewed, Snapshot};
use crate::engine::Seat;
use crate::i18n::table::Msg;
use crate::ui::components::Choice;
use crate::ui::words::say;

/// See [`Review`].
#[derive(Properties, PartialEq)]
pub(super) struct ReviewProps {
    /// The finished game.
    pub(super) game: GameHandle,
    /// How it stands.
    pub(super) now: Rc<Snapshot>,
    /// Which of the people it is about, in the order of their seats.
    pub(super) place: UseStateHandle<usize>,
    /// Shows a moment.
    pub(super) onshow: Callback<Moment>,
    /// Closes the panel, which stops a review that is being made.
    pub(super) onclose: Callback<()>,
}

/// The content of the panel.
#[component]
pub(super) fn Review(props: &ReviewProps) -> Html {
    let game = &props.game;
    let people: Vec<Seat> = game.reviewed_people().iter().collect();
    let seat = people.get(*props.place).or(people.first()).copied();
    use_effect_with(seat, {
        let (game, onclose) = (game.clone(), props.onclose.clone());
        move |&seat| {
            if let Some(seat) = seat {
                game.shared().ask(Asked::Review(seat));
            }
            move || {
                game.shared().ask(Asked::NoReview);
                // The last move was taken back: the panel is gone, and is not to return by itself.
                if !game.status().is_over() {
                    onclose.emit(());
                }
            }
        }
    });
    let Some(seat) = seat else {
        return Html::default();
    };
    let names = game.names();
    let reviewed = props.now.review(seat);
    html! {
        <div class="review">
            if people.len() > 1 {
                <Choice
                    label={say(Msg::ReviewWhose)}
                    options={people.iter().map(|&seat| names[seat].to_string().into()).collect::<Vec<AttrValue>>()}
                    chosen={*props.place}
                    onchange={let place = props.place.setter(); Callback::from(move |to| place.set(to))}
                />
            }
            <p class="small">{ say(Msg::ReviewNote) }</p>
            <p class="summary" role="status">{ for reviewed.map(summary) }</p>
            if let Some(reviewed) = reviewed {
                { list(props, seat, reviewed) }
            } else {
                { progress(props) }
            }
        </div>
    }
}

/// What was found, in short.
fn summary(reviewed: &Reviewed) -> Html {
    let found = match reviewed.found.len() {
        0 => say(Msg::ReviewNothing),
        count => say(Msg::ReviewFound(count)),
    };
    let only = reviewed.only.map(|many| say(Msg::ReviewOnly(many)));
    html! { <>{ for only.map(|only| html! { <>{ only }{ " " }</> }) }{ found }</> }
}

/// The moves that cost most, each with a button that shows it.
fn list(props: &ReviewProps, seat: Seat, reviewed: &Reviewed) -> Html {
    let timeline = Timeline::of(&props.game.index(), &props.now);
    let item = |found: &Found| {
        let (part, step, last) = timeline.place(found.step);
        let part = part.as_str();
        let id = format!("review-{step}");
        let moment = Moment::leap(step).of(Some(seat));
        html! {
            <li key={step}>
                <h3 id={id.clone()}>{ say(Msg::ReviewMoment { part, step, last }) }</h3>
                <p>{ &found.words }</p>
                <button type="button" aria-describedby={id} onclick={props.onshow.reform(move |_| moment)}>
                    { say(Msg::ReviewShow) }
                </button>
            </li>
        }
    };
    html! { <ol>{ for reviewed.found.iter().map(item) }</ol> }
}

/// How far the review is, and a button that stops it.
fn progress(props: &ReviewProps) -> Html {
    let (done, all) = props.now.reviewing.unwrap_or_default();
    let at = say(Msg::ReviewAt { done, all });
    html! {
        <div class="underway">
            <progress max={all.max(1).to_string()} value={done.to_string()} aria-label={say(Msg::Review)}>{ &at }</progress>
            <span aria-hidden="true">{ &at }</span>
            <button type="button" onclick={props.onclose.reform(|_| ())}>{ say(Msg::Cancel) }</button>
        </div>
    }
}
