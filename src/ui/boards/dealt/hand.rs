//! The viewer's hand, in the order it was dealt: its cards, their possible plays, and its gaps while a card has to be
//! placed.

use crate::staging::dealt::{Run, Staged};
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use super::anchor::Anchor;
use super::brackets::{Segment, segments};
use super::cards::face;
use crate::games::dealt::combination::MAX_CARDS;
use crate::games::dealt::{Card, Held};
use crate::i18n::Name;
use crate::i18n::dealt::Prompt;
use crate::ui::boards::kit::{Tap, click, taps, use_card_digits};
use crate::ui::components::{arrow, focus_is_lost, focus_within, nearest};
use crate::ui::words::say;

/// A gesture on the hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Gesture {
    /// Tapped a card.
    Card(Tap),
    /// Slid from one card to another.
    Slide(usize, usize),
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
    /// The step of the game.
    pub(super) step: usize,
    /// Whether cards can be staged now.
    pub(super) active: bool,
    /// Whether the hand is shown in the past; then it is not in the tab order.
    pub(super) past: bool,
    /// Whether a card has to be placed in a gap.
    pub(super) placing: bool,
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
    use_card_digits(&section, live, cards, {
        let (at, ongesture) = (at.clone(), props.ongesture.clone());
        Callback::from(move |(place, when)| {
            at.set(place);
            ongesture.emit((Gesture::Card(Tap::Once(place)), when));
        })
    });
    let onkeydown = arrows(props, section.clone(), at.clone(), stop);
    let sliding = Sliding {
        slide: slide.clone(),
        ongesture: props.ongesture.clone(),
    };
    let ongesture = {
        let ongesture = props.ongesture.clone();
        Callback::from(move |(gesture, when): (Gesture, f64)| {
            if let Gesture::Card(Tap::Once(place)) = gesture {
                at.set(place);
                if slide.take().slid {
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
            class={classes!("hand", n, long, props.placing.then_some("placing"))}
            aria-label={say(Prompt::Hand(&props.name))}
            {onkeydown}
        >
            { for slots }
            if props.placing && cards == 0 {
                <div key="slot-none" class="slot">{ gap(props, 0, stop, &ongesture) }</div>
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
    let now = (props.step, props.active, props.placing, idle);
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

/// A finger or mouse sliding over cards.
#[derive(Clone, Copy, Default)]
struct Slide {
    from: Option<usize>,
    /// Whether it left the card where it started; then the click at its end is ignored.
    slid: bool,
}

struct Sliding {
    slide: std::rc::Rc<std::cell::RefCell<Slide>>,
    ongesture: Callback<(Gesture, f64)>,
}

impl Sliding {
    fn begin(&self, place: usize) -> Callback<PointerEvent> {
        let slide = self.slide.clone();
        Callback::from(move |event: PointerEvent| {
            // A touch is captured by its first card unless released.
            if let Some(card) = event.target_dyn_into::<Element>() {
                let _ = card.release_pointer_capture(event.pointer_id());
            }
            let (from, slid) = (Some(place), false);
            *slide.borrow_mut() = Slide { from, slid };
        })
    }

    fn over(&self, place: usize) -> Callback<PointerEvent> {
        let (slide, ongesture) = (self.slide.clone(), self.ongesture.clone());
        Callback::from(move |event: PointerEvent| {
            let mut slide = slide.borrow_mut();
            match slide.from {
                Some(from) if event.buttons() & 1 == 1 => {
                    if from != place || slide.slid {
                        slide.slid = true;
                        ongesture.emit((Gesture::Slide(from, place), event.time_stamp()));
                    }
                }
                _ => *slide = Slide::default(),
            }
        })
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
    let playable = props.runs.iter().any(|run| run.has(place));
    let dull = !props.runs.is_empty() && !playable;
    let cards = props.hand.len();
    let last = place + 1 == cards;
    // The end of the first of two rows.
    let end = (cards > ROW && place + 1 == cards.div_ceil(2)).then_some("row-end");
    html! {
        <div
            key={format!("slot-{place}")}
            class={classes!("slot", open.then_some("open"), dull.then_some("dull"), end)}
            data-anchor={Anchor::Hand(place).to_string()}
        >
            if props.placing {
                { gap(props, place, stop, ongesture) }
            }
            { card(props, place, print, stop, ongesture, slide) }
            { strip(props, place, under, ongesture) }
            if props.placing && last {
                { gap(props, place + 1, stop, ongesture) }
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
    let (onpointerdown, onpointerover) = if live {
        (slide.begin(place), slide.over(place))
    } else {
        (Callback::noop(), Callback::noop())
    };
    // Keep the same element, so that the focus stays put between turns.
    html! {
        <button
            key="card"
            type="button"
            class="held"
            data-place={place.to_string()}
            tabindex={if !props.placing && !props.past && place == stop { "0" } else { "-1" }}
            aria-pressed={pressed(props.staged.has(place))}
            aria-disabled={(!live).then_some("true")}
            aria-label={label}
            {onclick}
            {ondblclick}
            {onpointerdown}
            {onpointerover}
        >
            { face(card) }
        </button>
    }
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
    let dot =
        alone.map(|run| classes!("dot", props.staged.run_is(run.from, 1).then_some("staged")));
    html! {
        <button
            key="strip"
            type="button"
            class="strip"
            tabindex="-1"
            aria-label={say(Prompt::under(place + 1, &best))}
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

fn gap(props: &HandProps, place: usize, stop: usize, ongesture: &Callback<(Gesture, f64)>) -> Html {
    let at = |place: Option<usize>| -> Option<Card> { Some(props.hand.get(place?)?.card) };
    let label = say(Prompt::gap(
        place,
        at(place.checked_sub(1)),
        at(Some(place)),
    ));
    let end = (place == props.hand.len()).then_some("end");
    html! {
        <button
            key={format!("gap-{place}")}
            type="button"
            class={classes!("gap", end)}
            data-gap={place.to_string()}
            tabindex={if place == stop { "0" } else { "-1" }}
            aria-pressed={pressed(props.staged.gap() == Some(place))}
            aria-label={label}
            onclick={click(ongesture, Gesture::Gap(place))}
        />
    }
}

fn pressed(is: bool) -> &'static str {
    if is { "true" } else { "false" }
}
