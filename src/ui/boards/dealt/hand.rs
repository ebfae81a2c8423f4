//! The viewer's hand, in the order it was dealt: its cards, their possible plays, and its gaps while a card has to be
//! placed.

use std::rc::Rc;

use crate::staging::dealt::{Run, Staged, runs};
use web_sys::PointerEvent;
use yew::prelude::*;

use super::anchor::Anchor;
use super::brackets::{Segment, segments};
use super::cards::face;
use super::gaps::Gaps;
use super::sliding::{Slide, Sliding};
use super::trick::TRICK;
use crate::engine::Observation;
use crate::games::GameId;
use crate::games::dealt::combination::MAX_CARDS;
use crate::games::dealt::{Card, Dealt, Held};
use crate::i18n::Name;
use crate::i18n::dealt::{Msg, Prompt};
use crate::ui::boards::kit::{Dragged, Tap, click, drags_telling, taps, use_card_digits};
use crate::ui::components::{arrow, focus_is_lost, focus_within, nearest};
use crate::ui::words::say;

/// A gesture on the hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Gesture {
    /// Tapped a card.
    Card(Tap),
    /// Slid from one card to another.
    Slide(usize, usize),
    /// Dragged a card of the hand to the trick, with all that are staged with it.
    Drop(usize),
    /// Dragged it there, though they may not be played.
    Refused(usize),
    /// Tapped the strip under a card; with a pointer, nearest to the mark of this run.
    Under(usize, Option<Run>),
    /// Chose a gap.
    Gap(usize),
    /// Moved the caret to a gap.
    Caret(usize),
}

/// See [`Hand`].
#[derive(Properties, PartialEq)]
pub(super) struct HandProps {
    /// The player's name.
    pub(super) name: Name,
    pub(super) hand: Vec<Held>,
    pub(super) staged: Staged,
    /// The runs to mark.
    pub(super) runs: Vec<Run>,
    /// What the viewer sees.
    pub(super) seen: Rc<Observation<Dealt>>,
    /// Whether cards can be staged now.
    pub(super) active: bool,
    /// Whether the hand is shown in the past; then it is not in the tab order.
    pub(super) past: bool,
    /// Whether a card has to be placed in a gap.
    pub(super) placing: bool,
    /// Whether a card may be dropped in a gap: a reserve, or the one to place.
    pub(super) takes: bool,
    /// Whether the player is safely out of the round.
    pub(super) safe: bool,
    /// Whether the player could not act, and lost the round.
    pub(super) stuck: bool,
    pub(super) ongesture: Callback<(Gesture, f64)>,
}

/// A hand: one tab stop, with arrow keys to move between cards and between gaps.
#[component]
pub(super) fn Hand(props: &HandProps) -> Html {
    let section = use_node_ref();
    let cards = props.hand.len();
    let at = use_state(|| 0_usize);
    let stop = stop(props, *at);
    let slide = use_mut_ref(Slide::default);
    use_focus_here(props, &section);
    let live = props.active && !props.placing;
    use_card_digits(GameId::Dealt, &section, live.then_some(cards), {
        let (at, ongesture) = (at.clone(), props.ongesture.clone());
        Callback::from(move |(place, when)| {
            at.set(place);
            ongesture.emit((Gesture::Card(Tap::Once(place)), when));
        })
    });
    let onkeydown = arrows(props, section.clone(), at.clone(), stop);
    let sliding = Sliding {
        slide: slide.clone(),
        onslide: props
            .ongesture
            .reform(|(from, to, at)| (Gesture::Slide(from, to), at)),
    };
    let ongesture = {
        let ongesture = props.ongesture.clone();
        Callback::from(move |(gesture, when): (Gesture, f64)| {
            if let Gesture::Card(Tap::Once(place)) = gesture {
                at.set(place);
                if slide.take().slid() {
                    return;
                }
            }
            ongesture.emit((gesture, when));
        })
    };
    let under = segments(&props.runs, cards, |run| {
        props.staged.run_is(run.from, run.len)
    });
    let slots =
        (0..cards).map(|place| slot(props, place, stop, &under[place], &ongesture, &sliding));
    let (n, long) = (format!("n-{cards}"), (cards > ROW).then_some("long"));
    html! {
        <section
            ref={section}
            tabindex="-1"
            class={classes!("hand", n, long, props.placing.then_some("placing"), props.stuck.then_some("stuck"))}
            aria-label={say(Prompt::Hand(&props.name))}
            {onkeydown}
        >
            { for slots }
            if props.safe {
                <p key="safe" class="safe">{ say(Msg::Safe) }</p>
            }
            if cards == 0 && (props.placing || props.takes) {
                <div key="slot-none" class="slot">
                    { gaps(props).at(0, stop, click(&ongesture, Gesture::Gap(0))) }
                </div>
            }
        </section>
    }
}

/// Moves the focus to the hand when it is the viewer's turn and nothing else has the focus; always to the gaps when a
/// card has to be placed.
#[hook]
fn use_focus_here(props: &HandProps, section: &NodeRef) {
    let section = section.clone();
    let idle = props.staged == Staged::Nothing;
    let now = (props.seen.step, props.active, props.placing, idle);
    use_effect_with(now, move |&(_, active, placing, _)| {
        if active && (placing || focus_is_lost()) {
            focus_within(&section, "[tabindex='0']");
        }
    });
}

/// Arrow keys move between cards, or move the caret.
fn arrows(
    props: &HandProps,
    section: NodeRef,
    at: UseStateHandle<usize>,
    stop: usize,
) -> Callback<KeyboardEvent> {
    let (placing, ongesture) = (props.placing, props.ongesture.clone());
    let cards = props.hand.len();
    let last = if placing {
        cards
    } else {
        cards.saturating_sub(1)
    };
    Callback::from(move |event: KeyboardEvent| {
        let Some(to) = arrow(&event.key(), stop, last, last + 1) else {
            return;
        };
        event.prevent_default();
        at.set(to);
        let place = if placing { "gap" } else { "place" };
        focus_within(&section, &format!("[data-{place}='{to}']"));
        if placing {
            ongesture.emit((Gesture::Caret(to), event.time_stamp()));
        }
    })
}

/// The longest hand that fits into one row on a phone.
const ROW: usize = 10;

/// The tab stop: a card, or a gap while a card is being placed.
fn stop(props: &HandProps, at: usize) -> usize {
    match props.staged.gap() {
        Some(gap) if props.placing => gap,
        _ if props.placing => at.min(props.hand.len()),
        _ => at.min(props.hand.len().saturating_sub(1)),
    }
}

fn gaps(props: &HandProps) -> Gaps<'_> {
    Gaps {
        hand: &props.hand,
        chosen: props.staged.gap(),
        placing: props.placing,
        takes: props.takes,
    }
}

fn slot(
    props: &HandProps,
    place: usize,
    stop: usize,
    under: &[Segment],
    ongesture: &Callback<(Gesture, f64)>,
    slide: &Sliding,
) -> Html {
    let Held { card: print, open } = props.hand[place];
    let gaps = gaps(props);
    let playable = props.runs.iter().any(|run| run.has(place));
    let dull = !props.runs.is_empty() && !playable;
    let cards = props.hand.len();
    let last = place + 1 == cards;
    // The end of the first of two rows.
    let end = (cards > ROW && place + 1 == cards.div_ceil(2)).then_some("row-end");
    html! {
        <div
            key={format!("slot-{place}")}
            class={classes!("slot", open.then_some("open"), dull.then_some("dull"), end, gaps.parts(place))}
            data-anchor={Anchor::Hand(place).to_string()}
        >
            { gaps.at(place, stop, click(ongesture, Gesture::Gap(place))) }
            { card(props, place, print, stop, ongesture, slide) }
            { strip(props, place, under, ongesture) }
            if last {
                { gaps.at(cards, stop, click(ongesture, Gesture::Gap(cards))) }
            }
        </div>
    }
}

fn card(
    props: &HandProps,
    place: usize,
    card: Card,
    stop: usize,
    ongesture: &Callback<(Gesture, f64)>,
    slide: &Sliding,
) -> Html {
    let label = say(Prompt::HandCard {
        card,
        place: place + 1,
        of: props.hand.len(),
        open: props.hand[place].open,
    });
    let live = props.active && !props.placing;
    let (onclick, ondblclick) = taps(live, ongesture, Gesture::Card, place);
    let (onpointerdown, onpointermove) = if live {
        let (slides, drags) = (slide.begin(place), drags_to_trick(props, place));
        let begin = Callback::from(move |event: PointerEvent| {
            slides.emit(event.clone());
            drags.emit(event);
        });
        (begin, slide.over(place))
    } else {
        (Callback::noop(), Callback::noop())
    };
    let drags = live.then_some(if props.staged.has(place) {
        "staged"
    } else {
        ""
    });
    // Keep the same element, so that the focus stays put between turns.
    html! {
        <button
            key="card"
            type="button"
            class="held"
            data-place={place.to_string()}
            data-drags={drags}
            data-up={live.then_some("")}
            tabindex={if !props.placing && !props.past && place == stop { "0" } else { "-1" }}
            aria-pressed={pressed(props.staged.has(place))}
            aria-disabled={(!live).then_some("true")}
            aria-label={label}
            {onclick}
            {ondblclick}
            {onpointerdown}
            {onpointermove}
        >
            { face(card) }
        </button>
    }
}

/// The listener that lets a card, or all that are staged with it, be dragged to the trick if they may be played.
fn drags_to_trick(props: &HandProps, place: usize) -> Callback<PointerEvent> {
    let (seen, staged) = (Rc::clone(&props.seen), props.staged.with(place));
    let legal = move |to: &str| {
        let fits = |run: &Run| staged.run_is(run.from, run.len);
        to == TRICK && runs(&seen).iter().any(fits)
    };
    drags_telling(true, &props.ongesture, legal, move |what| match what {
        Dragged::Dropped(_) => Some(Gesture::Drop(place)),
        Dragged::Refused(TRICK) => Some(Gesture::Refused(place)),
        _ => None,
    })
}

/// The strip under a card that marks its plays; tapping it stages one after the other.
fn strip(
    props: &HandProps,
    place: usize,
    under: &[Segment],
    ongesture: &Callback<(Gesture, f64)>,
) -> Html {
    let alone = props
        .runs
        .iter()
        .find(|run| run.len == 1 && run.from == place);
    if under.is_empty() && alone.is_none() || props.placing {
        return html! { <span key="strip" class="strip" /> };
    }
    let line = |segment: &Segment| {
        let ends = (
            segment.starts.then_some("starts"),
            segment.ends.then_some("ends"),
        );
        let lane = format!("lane-{}", segment.lane.min(LANES));
        let staged = segment.staged.then_some("staged");
        html! { <i key={segment.lane} class={classes!(lane, ends.0, ends.1, staged)} /> }
    };
    let plays: Vec<_> = props.runs.iter().filter(|run| run.has(place)).collect();
    let best = plays
        .iter()
        .rev()
        .filter_map(|run| run.best)
        .collect::<Vec<_>>();
    // In drawing order: the dot, then the brackets.
    let marks: Vec<Run> = alone
        .into_iter()
        .copied()
        .chain(under.iter().map(|it| it.run))
        .collect();
    let onclick = ongesture.reform(move |event: MouseEvent| {
        let near = nearest(&event, ".strip", "b, i");
        let near = near.and_then(|mark| marks.get(mark).copied());
        (Gesture::Under(place, near), event.time_stamp())
    });
    let label = say(Prompt::under(place + 1, &best));
    let dot =
        alone.map(|run| classes!("dot", props.staged.run_is(run.from, 1).then_some("staged")));
    html! {
        <button
            key="strip"
            type="button"
            class="strip"
            tabindex="-1"
            title={label.clone()}
            aria-label={label}
            {onclick}
        >
            if let Some(dot) = dot {
                <b class={dot} />
            }
            { for under.iter().map(line) }
        </button>
    }
}

/// The most brackets that can lie under a card: two of two cards, three of three.
const LANES: usize = 2 + MAX_CARDS - 1;

/// The value of `aria-pressed`.
fn pressed(is: bool) -> &'static str {
    if is { "true" } else { "false" }
}
