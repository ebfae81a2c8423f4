//! How a round or a game ended, in words.

use std::ops::Range;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::running_game::RunningGame;
use super::visible_events::{last, lines, public};
use crate::engine::{BySeat, Outcome, Seat, Seats};
use crate::i18n::Names;
use crate::i18n::table::Msg;
use crate::settings::Pace;
use crate::ui::boards::kit::{LogLine, name_tag};
use crate::ui::components::{Face, ScoreSheet, Sheet, Sign, icon, use_dead, use_focus};
use crate::ui::listening::{INPUTS, on_any};
use crate::ui::motion::BEAT;
use crate::ui::use_settings::use_settings;
use crate::ui::words::{say, unbroken};

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
    /// Whom the headline is about.
    pub(super) about: Seats,
    /// Who won, or whether the only person did, briefly.
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
    /// The faces of the players who have one.
    pub(super) faces: BySeat<Option<Face>>,
    /// The score.
    pub(super) sheet: Sheet,
    /// The names of the seats.
    pub(super) names: Rc<Names>,
    /// Whether the cards that decided it are looked at before the winner is named.
    #[prop_or_default]
    pub(super) withholds: bool,
    /// Whether people sit around the screen, so that it can be turned to each of them.
    #[prop_or_default]
    pub(super) turns: bool,
    /// The buttons for what to do next.
    pub(super) children: Html,
}

/// A printed report: the result, the score, what led to it, and what to do next.
#[component]
pub(super) fn Report(props: &ReportProps) -> Html {
    let focus = use_focus(true);
    let dead = use_dead().then_some("dead");
    let shows_first = props.withholds && props.decided_by != Html::default();
    let turned = use_state_eq(|| false);
    let onturn = {
        let turned = turned.clone();
        Callback::from(move |_: MouseEvent| turned.set(!*turned))
    };
    let withheld = use_withheld(shows_first).then_some("withheld");
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
            html! {
                <span key={seat.0} class="winner">
                    { for props.faces[seat].map(Face::draw) }
                    <span {class} aria-hidden="true" />
                </span>
            }
        };
        html! {
            <p key="won" class="won">
                <span class="winners">{ for won.about.iter().map(mark) }</span>
                { &won.headline }
            </p>
        }
    });
    html! {
        <section
            ref={focus.clone()}
            tabindex="-1"
            class={classes!("report", won.as_ref().map(|_| "result"), withheld, dead, turned.then_some("turned"))}
            aria-labelledby="report-heading"
            onkeydown={enter(&focus)}
        >
            <div class="slip">
                if props.turns { { opposite(props) } }
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
                        faces={Some(props.faces.clone())}
                        outcome={props.won.as_ref().map(|won| won.outcome.clone())}
                    />
                    if !props.highlights.is_empty() {
                        <ul class="highlights">{ for props.highlights.iter().map(|it| html! { <li>{ unbroken(it) }</li> }) }</ul>
                    }
                    <div class="lead">
                        if !after.is_empty() {
                            <ul class="settled">{ items(after) }</ul>
                        }
                        <h3>{ say(Msg::HowItEnded) }</h3>
                        <ol>{ items(&props.ending.lead) }</ol>
                    </div>
                </div>
                <div class="next">
                    { props.children.clone() }
                    if props.turns {
                        <button type="button" class="tool turn" onclick={onturn}>
                            { icon(Sign::Undo, say(Msg::TurnReport)) }
                        </button>
                    }
                </div>
            </div>
        </section>
    }
}

/// The result in short for those who sit opposite, who would have to read it upside down.
fn opposite(props: &ReportProps) -> Html {
    let headline = props.won.as_ref().map(|won| &won.headline);
    let total = |(seat, total): (Seat, &AttrValue)| {
        let class = format!("seat-{}", seat.0);
        html! { <span key={seat.0} {class}>{ name_tag(&props.names[seat]) }{ " " }<b>{ total }</b></span> }
    };
    html! {
        <div class="opposite" aria-hidden="true">
            <b>{ headline.unwrap_or(&props.heading) }</b>
            <small>{ &props.sheet.caption }{ ":" }</small>
            { for props.sheet.totals.iter().map(total) }
        </div>
    }
}

/// Whether the winner is not named yet, because everybody looks at the cards that decided it: for a beat, or until any
/// input.
#[hook]
fn use_withheld(shows_first: bool) -> bool {
    let pace = use_settings().settings.pace;
    let withheld = use_state(|| shows_first && pace != Pace::Instant);
    use_effect_with(*withheld, {
        let withheld = withheld.setter();
        move |&is| {
            let end = move || withheld.set(false);
            let on = is.then(|| {
                let timeout = Timeout::new(pace.of(BEAT), end.clone());
                (timeout, on_any(&INPUTS, &end))
            });
            move || drop(on)
        }
    });
    *withheld
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
