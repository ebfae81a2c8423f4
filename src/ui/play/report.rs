//! How a round or a game ended, in words.

use std::ops::Range;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::running_game::RunningGame;
use super::visible_events::{last, lines, public};
use crate::engine::{Outcome, Seat};
use crate::i18n::Names;
use crate::i18n::table::Msg;
use crate::ui::boards::kit::LogLine;
use crate::ui::components::{ScoreSheet, Sheet, use_focus};
use crate::ui::words::say;

/// How many lines lead up to an end.
const LEAD: usize = 4;

/// The most result lines shown before the score. If there are more, which would push the score off the screen, only the
/// first is shown there.
const BRIEF: usize = 3;

/// The last lines of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Ending {
    /// What led up to the end.
    lead: Vec<LogLine>,
    /// The result.
    settled: Vec<LogLine>,
}

impl Ending {
    /// The ending of the round that consists of these public events.
    pub(super) fn of(game: &dyn RunningGame, round: Range<usize>) -> Self {
        let settles = |&place: &usize| game.index().settles(place);
        let places = public(game, round).into_iter();
        let (settled, lead): (Vec<_>, Vec<_>) = places.partition(settles);
        Self {
            lead: last(lines(game, lead), LEAD),
            settled: lines(game, settled),
        }
    }
}

/// The winners.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Won {
    /// Who finished in which place.
    pub(super) outcome: Outcome,
    /// Who won, briefly.
    pub(super) headline: AttrValue,
}

/// See [`Report`].
#[derive(Properties, PartialEq)]
pub(super) struct ReportProps {
    /// What has ended.
    pub(super) heading: AttrValue,
    /// Who won, in large letters, if it is decided.
    #[prop_or_default]
    pub(super) won: Option<Won>,
    /// How it ended, in a sentence, if it is decided.
    #[prop_or_default]
    pub(super) verdict: Option<AttrValue>,
    /// A further note.
    #[prop_or_default]
    pub(super) note: Option<AttrValue>,
    /// What led to it.
    pub(super) ending: Ending,
    /// The highlights.
    #[prop_or_default]
    pub(super) highlights: Vec<AttrValue>,
    /// The cards that decided it.
    #[prop_or_default]
    pub(super) decided_by: Html,
    /// The score.
    pub(super) sheet: Sheet,
    /// The names of the seats.
    pub(super) names: Rc<Names>,
    /// The buttons for what to do next.
    pub(super) children: Html,
}

/// A printed report: the result, the score, what led to it, and what to do next.
#[component]
pub(super) fn Report(props: &ReportProps) -> Html {
    let focus = use_focus(true);
    let items = |lines: &[LogLine]| -> Html {
        let lines = lines.iter().enumerate();
        lines.map(|(place, line)| line.item(place)).collect()
    };
    let settled = &props.ending.settled;
    let before = if settled.len() > BRIEF {
        1
    } else {
        settled.len()
    };
    let (before, after) = settled.split_at(before);
    let won = props.won.as_ref().map(|won| {
        let mark = |seat: Seat| {
            let class = classes!("seat-mark", format!("seat-{}", seat.0));
            html! { <span key={seat.0} {class} aria-hidden="true" /> }
        };
        html! {
            <p key="won" class="won">
                <span class="winners">{ for won.outcome.winners().iter().map(mark) }</span>
                { &won.headline }
            </p>
        }
    });
    html! {
        <section
            ref={focus.clone()}
            tabindex="-1"
            class={classes!("report", won.as_ref().map(|_| "result"))}
            aria-labelledby="report-heading"
            onkeydown={enter(&focus)}
        >
            <div class="slip">
                <h2 id="report-heading">{ &props.heading }</h2>
                <div class="told" role="group" tabindex="0" aria-labelledby="report-heading">
                    <div class="outcome">
                        { for won }
                        if let Some(verdict) = &props.verdict {
                            <p key="verdict" class="verdict">{ verdict }</p>
                        }
                        if let Some(note) = &props.note {
                            <p key="note" class="note">{ note }</p>
                        }
                        <ul key="settled" class="settled">{ items(before) }</ul>
                    </div>
                    { props.decided_by.clone() }
                    <ScoreSheet
                        sheet={props.sheet.clone()}
                        names={Rc::clone(&props.names)}
                        outcome={props.won.as_ref().map(|won| won.outcome.clone())}
                    />
                    if !props.highlights.is_empty() {
                        <ul class="highlights">{ for props.highlights.iter().map(|it| html! { <li>{ it }</li> }) }</ul>
                    }
                    <div class="lead">
                        if !after.is_empty() {
                            <ul class="settled">{ items(after) }</ul>
                        }
                        <h3>{ say(Msg::HowItEnded) }</h3>
                        <ol>{ items(&props.ending.lead) }</ol>
                    </div>
                </div>
                <div class="next">{ props.children.clone() }</div>
            </div>
        </section>
    }
}

/// Enter presses the button that continues, unless another one has the focus.
fn enter(report: &NodeRef) -> Callback<KeyboardEvent> {
    let report = report.clone();
    Callback::from(move |event: KeyboardEvent| {
        let report = report.cast::<Element>();
        let at = event.target().and_then(|at| at.dyn_into::<Element>().ok());
        if event.key() != "Enter" || event.repeat() || at != report {
            return;
        }
        let button = report.and_then(|report| report.query_selector(".next .primary").ok()?);
        if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
            event.prevent_default();
            button.click();
        }
    })
}
