//! The own hand, in the order in which it was dealt, and its gaps while a card looks for a place.

use yew::prelude::*;

use super::face;
use super::staged::Staged;
use crate::games::dealt::{Card, Held};
use crate::i18n::dealt::{Msg, Prompt};
use crate::ui::parts::use_focus;
use crate::ui::say;

/// See [`Hand`].
#[derive(Properties, PartialEq)]
pub(super) struct HandProps {
    /// Whose it is.
    pub(super) name: AttrValue,
    pub(super) hand: Vec<Held>,
    pub(super) staged: Staged,
    /// At which step of the game.
    pub(super) step: usize,
    /// Whether cards can be staged now.
    pub(super) active: bool,
    /// Whether a card is looking for a gap.
    pub(super) placing: bool,
    /// A card was tapped.
    pub(super) ontap: Callback<usize>,
    /// A gap was tapped.
    pub(super) ongap: Callback<usize>,
}

/// A hand.
#[component]
pub(super) fn Hand(props: &HandProps) -> Html {
    let focus = use_focus((props.step, props.staged == Staged::Nothing, props.placing));
    let places = (0..props.hand.len()).flat_map(|place| {
        [
            props.placing.then(|| gap(props, place)),
            Some(card(props, place)),
        ]
    });
    let last = props.placing.then(|| gap(props, props.hand.len()));
    html! {
        <section
            ref={focus}
            tabindex="-1"
            class={classes!("hand", props.placing.then_some("placing"))}
            aria-label={say(Prompt::Hand { name: &props.name })}
        >
            { for places.flatten().chain(last) }
            if props.hand.iter().any(|held| held.open) {
                <p key="known" class="small">{ say(Msg::KnownMark) }</p>
            }
        </section>
    }
}

fn card(props: &HandProps, place: usize) -> Html {
    let Held { card, open } = props.hand[place];
    let (place_said, of) = (place + 1, props.hand.len());
    let label = say(Prompt::HandCard {
        card,
        place: place_said,
        of,
        open,
    });
    let classes = classes!(face::classes(card), open.then_some("open"));
    let key = format!("card-{place}");
    let text = say(Msg::Card(card));
    // Always the same element, so that the focus stays where it is between turns.
    let live = props.active && !props.placing;
    let onclick = if live {
        props.ontap.reform(move |_| place)
    } else {
        Callback::noop()
    };
    let pressed = if props.staged.has(place) {
        "true"
    } else {
        "false"
    };
    html! {
        <button
            {key}
            type="button"
            class={classes}
            aria-pressed={pressed}
            aria-disabled={(!live).then_some("true")}
            aria-label={label}
            {onclick}
        >
            { text }
        </button>
    }
}

fn gap(props: &HandProps, place: usize) -> Html {
    let at = |place: Option<usize>| -> Option<Card> { Some(props.hand.get(place?)?.card) };
    let label = say(Prompt::Gap {
        after: place,
        before: at(place.checked_sub(1)),
        behind: at(Some(place)),
    });
    let pressed = if props.staged.gap() == Some(place) {
        "true"
    } else {
        "false"
    };
    html! {
        <button
            key={format!("gap-{place}")}
            type="button"
            class="gap"
            aria-pressed={pressed}
            aria-label={label}
            onclick={props.ongap.reform(move |_| place)}
        />
    }
}
