//! The gaps of the viewer's hand, into which cards are put: tapped, or dropped there.

use yew::prelude::*;

use crate::games::dealt::{Card, Held};
use crate::i18n::dealt::Prompt;
use crate::ui::words::say;

/// The gap with this name, as a place where a card is dropped.
pub(super) fn gap_named(name: &str) -> Option<usize> {
    name.strip_prefix("gap-")?.parse().ok()
}

/// The gaps of a hand, counted from the left end.
pub(super) struct Gaps<'a> {
    /// The hand.
    pub(super) hand: &'a [Held],
    /// The gap that is chosen.
    pub(super) chosen: Option<usize>,
    /// Whether one is to be chosen.
    pub(super) placing: bool,
    /// Whether cards can be dropped into them.
    pub(super) takes: bool,
}

impl Gaps<'_> {
    /// A gap: a button if one is to be chosen, and where cards are dropped.
    pub(super) fn at(&self, place: usize, stop: usize, onclick: Callback<MouseEvent>) -> Html {
        let end = (place == self.hand.len()).then_some("end");
        html! {
            <>
                if self.takes {
                    <span key={format!("spot-{place}")} class={classes!("spot", end)} data-drop={format!("gap-{place}")} />
                }
                if self.placing {
                    <button
                        key={format!("gap-{place}")}
                        type="button"
                        class={classes!("gap", end)}
                        data-gap={place.to_string()}
                        tabindex={if place == stop { "0" } else { "-1" }}
                        aria-pressed={(self.chosen == Some(place)).to_string()}
                        aria-label={self.label(place)}
                        {onclick}
                    />
                }
            </>
        }
    }

    fn label(&self, place: usize) -> AttrValue {
        let at = |place: Option<usize>| -> Option<Card> { Some(self.hand.get(place?)?.card) };
        say(Prompt::gap(
            place,
            at(place.checked_sub(1)),
            at(Some(place)),
        ))
    }

    /// Which way a card makes room for the one that is about to be put in a gap, if that is near.
    pub(super) fn parts(&self, place: usize) -> Option<String> {
        let gap = self.chosen?;
        let (way, far) = if place < gap {
            ("left", gap - place)
        } else {
            ("right", place - gap + 1)
        };
        (far <= 3).then(|| format!("parts-{way} parts-{far}"))
    }
}
