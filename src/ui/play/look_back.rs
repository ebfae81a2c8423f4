//! Looking back: the game after any of its inputs, step by step or as a film.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::event_index::EventIndex;
use super::snapshot::Snapshot;
use super::use_store::Live;
use crate::engine::{Millis, Seat};
use crate::i18n::past::{self, Msg};
use crate::i18n::table;
use crate::ui::components::{Choice, Sign, focus_is_on, icon, use_focus};
use crate::ui::words::say;

/// How long the film shows a moment, in milliseconds.
const FRAME: u32 = 1_200;

/// The same at the end of a round.
const PAUSE: u32 = 4_000;

/// The speeds of the film of a real-time game, in percent of the original speed.
const SPEEDS: [u32; 3] = [50, 100, 200];

/// A moment in the past.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Moment {
    /// The number of inputs before it.
    pub(super) step: usize,
    /// Whether it was reached by stepping forward: then the last input is animated and announced.
    pub(super) on: bool,
    /// How many public events have been looked at in pauses since.
    pub(super) seen_to: usize,
    /// Whose decisions are looked at, if anybody's in particular.
    pub(super) whose: Option<Seat>,
}

impl Moment {
    /// Where looking back begins: at the last move of a running game, or at the deal of a finished one.
    pub(super) fn first(now: &Snapshot) -> Self {
        Self::leap(match now.status.is_over() {
            true => 0,
            false => now.step.saturating_sub(1),
        })
    }

    /// The moment after `step` inputs, reached by a jump.
    pub(super) fn leap(step: usize) -> Self {
        Self::at(step, false)
    }

    fn at(step: usize, on: bool) -> Self {
        Self {
            step,
            on,
            seen_to: 0,
            whose: None,
        }
    }

    /// The same moment, to look at a decision of this seat.
    pub(super) fn of(self, whose: Option<Seat>) -> Self {
        Self { whose, ..self }
    }

    /// The same moment, after looking at `seen_to` public events.
    pub(super) fn seen(self, seen_to: usize) -> Self {
        Self { seen_to, ..self }
    }
}

/// The start of a part of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Landmark {
    step: usize,
    /// The name of the part.
    name: AttrValue,
}

/// The timeline from the deal to now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Timeline {
    /// The number of inputs.
    last: usize,
    landmarks: Vec<Landmark>,
    /// Whether the game is over.
    over: bool,
    /// Whether bots can be asked why they did what they did: in turns, once a round is over.
    explains: bool,
    /// When each input was made, in real time.
    times: Option<Rc<[Millis]>>,
}

impl Timeline {
    /// The timeline of the game so far, which stands like this `now`.
    pub(super) fn of(index: &EventIndex, now: &Snapshot) -> Self {
        let (last, over, times) = (now.step, now.status.is_over(), now.times.clone());
        let mut landmarks: Vec<Landmark> = Vec::new();
        // The last input may end a part, but the part that would begin then is not in the past.
        let past = index
            .milestones()
            .iter()
            .take_while(|start| start.step < last);
        for (at, start) in past.enumerate() {
            let (step, path) = (start.step, index.milestones().path(at));
            let name = past::part(&path).into();
            // Parts that begin at the same moment share a landmark.
            landmarks.pop_if(|landmark| landmark.step == step);
            landmarks.push(Landmark { step, name });
        }
        Self {
            last,
            landmarks,
            over,
            explains: times.is_none() && (over || index.settled_since(0)),
            times,
        }
    }

    /// How long a film shows the moment after `step` inputs at this speed, in milliseconds.
    fn stays(&self, step: usize, speed: u32) -> u32 {
        let Some(times) = &self.times else {
            return FRAME;
        };
        let at = |step: usize| times.get(step).copied();
        let before = step.checked_sub(1).and_then(at).unwrap_or(0);
        let wait = at(step).unwrap_or(before).saturating_sub(before);
        wait * 100 / speed
    }

    /// The moment after `step` inputs; `None` if that is now.
    fn at(&self, step: usize, on: bool) -> Option<Moment> {
        (step < self.last).then(|| Moment::at(step, on))
    }

    /// The name of the part that contains a moment, and how far the game is there: the number of inputs before it, and of
    /// all.
    pub(super) fn place(&self, step: usize) -> (AttrValue, usize, usize) {
        let part = self.landmarks.get(self.part(step));
        let name = part.map(|it| it.name.clone());
        (name.unwrap_or_default(), step, self.last)
    }

    /// The index of the part that contains a moment.
    fn part(&self, step: usize) -> usize {
        self.landmarks
            .iter()
            .rposition(|landmark| landmark.step <= step)
            .unwrap_or(0)
    }

    /// The start of this part, or of the previous one if `step` is itself a start.
    fn part_before(&self, step: usize) -> Option<Moment> {
        let before = self.landmarks.iter().rev().find(|it| it.step < step);
        self.at(before.map_or(0, |it| it.step), false)
    }

    /// The start of the next part.
    fn part_after(&self, step: usize) -> Option<Moment> {
        let after = self.landmarks.iter().find(|it| it.step > step)?;
        self.at(after.step, false)
    }
}

/// See [`LookBack`].
#[derive(Properties, PartialEq)]
pub(super) struct LookBackProps {
    /// The moment looked at.
    pub(super) moment: Moment,
    /// Whether the game pauses there.
    pub(super) paused: bool,
    /// The timeline to move along.
    pub(super) timeline: Rc<Timeline>,
    /// Goes to another moment, or with `None` back to now.
    pub(super) onmove: Callback<Option<Moment>>,
    /// Whether the last decision was a bot's, which can be asked why.
    pub(super) asks: bool,
    /// Asks it, at the moment after this many inputs.
    pub(super) onwhy: Callback<usize>,
}

/// The bar for looking back.
#[component]
pub(super) fn LookBack(props: &LookBackProps) -> Html {
    let focus = use_focus(true);
    let plays = use_state(|| false);
    let speed = use_state_eq(|| 1_usize);
    use_film(props, *plays, SPEEDS[*speed]);
    let timeline = &props.timeline;
    let step = props.moment.step;
    let go = {
        let (plays, onmove) = (plays.setter(), props.onmove.clone());
        let whose = props.moment.whose;
        Callback::from(move |to: Option<Moment>| {
            plays.set(false);
            onmove.emit(to.map(|to| to.of(whose)));
        })
    };
    // Stepping forward is announced by its events. The slider announces its own value.
    let leaped = !props.moment.on && !focus_is_on("input, select");
    let last = timeline.last;
    let tool = |sign: Sign, name: Msg, to: Option<Moment>, can: bool| {
        let onclick = go.reform(move |_| to);
        html! {
            <button type="button" class="tool" disabled={!can} {onclick}>{ icon(sign, say(name)) }</button>
        }
    };
    let (sign, name) = if *plays {
        (Sign::Pause, Msg::PauseFilm)
    } else {
        (Sign::Play, Msg::PlayFilm)
    };
    let onplay = {
        let plays = plays.clone();
        move |_| plays.set(!*plays)
    };
    let now = if timeline.over {
        Msg::ToResult
    } else {
        Msg::ToNow
    };
    html! {
        <section ref={focus} tabindex="-1" class={classes!("look-back", timeline.times.is_some().then_some("timed"))} aria-label={say(Msg::LookBack)}>
            { slider(props, &go) }
            { places(props, &go) }
            if timeline.times.is_some() {
                <Choice
                    label={say(Msg::Speed)}
                    options={SPEEDS.map(|speed| say(Msg::FilmSpeed(speed))).to_vec()}
                    chosen={*speed}
                    quiet=true
                    onchange={Callback::from({
                        let speed = speed.setter();
                        move |place| speed.set(place)
                    })}
                />
            }
            <div class="steps">
                { tool(Sign::Previous, Msg::PartBefore, timeline.part_before(step), step > 0) }
                { tool(Sign::Back, Msg::StepBack, timeline.at(step.saturating_sub(1), false), step > 0) }
                <button type="button" class="tool play" onclick={onplay}>{ icon(sign, say(name)) }</button>
                { tool(Sign::On, Msg::StepOn, timeline.at(step + 1, true), true) }
                { tool(Sign::Next, Msg::PartAfter, timeline.part_after(step), true) }
            </div>
            if timeline.explains {
                <button type="button" class="why" disabled={!props.asks} onclick={props.onwhy.reform(move |_| step)}>
                    { say(table::Msg::AskWhy) }
                </button>
            }
            <p class="unseen" role="status">
                { for leaped.then(|| say(Msg::Moment { step, last })) }
            </p>
            <button type="button" class="now" onclick={go.reform(|_| None)}>{ say(now) }</button>
        </section>
    }
}

/// Advances by itself while the film plays.
#[hook]
fn use_film(props: &LookBackProps, plays: bool, speed: u32) {
    let (timeline, onmove) = (Rc::clone(&props.timeline), props.onmove.clone());
    let wait = if props.paused {
        PAUSE
    } else {
        timeline.stays(props.moment.step, speed)
    };
    use_effect_with((props.moment, plays), move |&(moment, plays)| {
        let next = timeline.at(moment.step + 1, true);
        let next = move || onmove.emit(next.map(|next| next.of(moment.whose)));
        let timeout = plays.then(|| Timeout::new(wait, next));
        move || drop(timeout)
    });
}

fn slider(props: &LookBackProps, go: &Callback<Option<Moment>>) -> Html {
    let (step, last) = (props.moment.step, props.timeline.last);
    let oninput = go.reform(|event: InputEvent| {
        let slider = event.target_unchecked_into::<HtmlInputElement>();
        Some(Moment::leap(slider.value_as_number() as usize))
    });
    html! {
        <label class="moment">
            <span aria-hidden="true">{ say(Msg::Moment { step, last }) }</span>
            <input
                type="range"
                min="0"
                max={last.saturating_sub(1).to_string()}
                value={step.to_string()}
                aria-label={say(Msg::MomentLabel)}
                aria-valuetext={say(Msg::Moment { step, last })}
                {oninput}
            />
        </label>
    }
}

fn places(props: &LookBackProps, go: &Callback<Option<Moment>>) -> Html {
    let timeline = Rc::clone(&props.timeline);
    let names = timeline.landmarks.iter().map(|it| it.name.clone());
    let options: Vec<AttrValue> = names.collect();
    let chosen = timeline.part(props.moment.step);
    let onchange = go.reform(move |place: usize| {
        let landmark = timeline.landmarks.get(place);
        timeline.at(landmark.map_or(0, |it| it.step), false)
    });
    html! { <Choice label={say(Msg::GoTo)} {options} {chosen} quiet=true {onchange} /> }
}

/// The moment shown, and the means to go to others.
pub(super) struct Back {
    moment: Option<Moment>,
    /// The timeline, while looking back.
    pub(super) timeline: Option<Rc<Timeline>>,
    /// The number of events that are not news now.
    known: usize,
    /// Goes to a moment, or with `None` back to now.
    pub(super) onmove: Callback<Option<Moment>>,
}

impl Back {
    /// The moment; `None` while the game is shown as it is now.
    pub(super) fn moment(&self) -> Option<Moment> {
        self.moment
    }

    /// The number of inputs before the moment.
    pub(super) fn step(&self) -> Option<usize> {
        self.moment.map(|moment| moment.step)
    }

    /// The number of events that are not news; after a jump none are news.
    pub(super) fn known(&self) -> usize {
        self.known
    }
}

/// Looks back at a game of which the screen now shows the first `until` public events.
#[hook]
pub(super) fn use_look_back(live: &Live, until: usize) -> Back {
    let moment = use_state(|| None::<Moment>);
    let game = &live.game;
    // Earlier events of a resumed game are not news, nor are any after looking back.
    let fresh = live.now.step == 0;
    let known = use_state(|| if fresh { 0 } else { until });
    let timeline = use_memo((live.version, moment.is_some()), |(_, looks)| {
        looks.then(|| Rc::new(Timeline::of(&game.index(), &live.now)))
    });
    let onmove = {
        let (moment, known) = (moment.setter(), known.setter());
        use_callback(until, move |to: Option<Moment>, &until| {
            if to.is_none() {
                known.set(until);
            }
            moment.set(to);
        })
    };
    let known = match *moment {
        Some(Moment { step, on: true, .. }) => game.index().seen_by(step.saturating_sub(1)),
        Some(Moment { step, .. }) => game.index().seen_by(step),
        None => *known,
    };
    Back {
        moment: *moment,
        timeline: (*timeline).clone(),
        known,
        onmove,
    }
}
