//! The own hand as a pad: a key for each rank, always at the same place, however many there are.

use yew::prelude::*;

use super::anchor::Anchor;
use super::cards::face;
use super::staged::Staged;
use crate::engine::Seat;
use crate::games::swoop::{Counts, Place, Rank};
use crate::i18n::swoop::{Msg, Prompt};
use crate::ui::parts::{RovingFocus, first_click, focus_is_lost, focus_within, use_roving_focus};
use crate::ui::words::say;

/// The keys, as they lie, in as many rows as there is room for.
pub(super) const KEYS: [Rank; Rank::COUNT] = [
    Rank::Ace,
    Rank::Two,
    Rank::Three,
    Rank::Four,
    Rank::Five,
    Rank::Six,
    Rank::Seven,
    Rank::Eight,
    Rank::Nine,
    Rank::Ten,
    Rank::Jack,
    Rank::Queen,
    Rank::King,
    Rank::Joker,
];

/// What somebody did to the pad.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Tap {
    /// Tapped a key.
    Once(Rank),
    /// Tapped it twice.
    Twice(Rank),
}

/// Which ranks fit, for the one whose hand it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Fits {
    /// What lies on top of the pile decides.
    Upon(Option<Rank>),
    /// In a turn that has begun: nothing but what may be added.
    Adding(Option<Rank>),
}

impl Fits {
    /// Whether this rank takes the pile.
    pub(super) fn takes(self, rank: Rank) -> bool {
        matches!(self, Self::Upon(Some(top)) if rank.is_higher_than(top))
    }

    /// Whether this rank may be put there.
    pub(super) fn lies(self, rank: Rank) -> bool {
        match self {
            Self::Upon(_) => !self.takes(rank),
            Self::Adding(add) => add == Some(rank),
        }
    }

    /// Whether this rank has to wait for another turn. Where some rank may be added, only those are told that
    /// who want to be told what fits.
    pub(super) fn rests(self, rank: Rank, marks: bool) -> bool {
        match self {
            Self::Upon(_) => false,
            Self::Adding(None) => true,
            Self::Adding(Some(add)) => marks && add != rank,
        }
    }
}

/// See [`RankPad`].
#[derive(Properties, PartialEq)]
pub(super) struct RankPadProps {
    pub(super) seat: Seat,
    /// Whose hand it is.
    pub(super) name: AttrValue,
    pub(super) hand: Counts,
    pub(super) place: Place,
    /// Which ranks fit.
    pub(super) fits: Fits,
    pub(super) staged: Staged,
    /// Whether one can do something.
    pub(super) active: bool,
    /// Whether it is shown as it was: the Tab key passes it then.
    pub(super) past: bool,
    /// Whether ranks that fit are told from those that take the pile.
    pub(super) marks: bool,
    /// Whether the turn may be ended instead.
    pub(super) ends: bool,
    /// At which step of the game.
    pub(super) step: usize,
    pub(super) ontap: Callback<(Tap, f64)>,
}

/// The pad: one stop for the Tab key, with arrows from key to key.
#[component]
pub(super) fn RankPad(props: &RankPadProps) -> Html {
    let RovingFocus {
        section,
        stop,
        onkeydown,
        onfocusin,
    } = use_roving_focus(KEYS.len());
    // The Tab key stops at a key that does something, where one does.
    let first = first(props);
    let stop = first.filter(|_| !does(props, KEYS[stop])).unwrap_or(stop);
    let idle = props.staged == Staged::Nothing;
    let takes_focus = props.active && (first.is_some() || !props.ends);
    use_effect_with((props.step, takes_focus, idle), {
        let section = section.clone();
        move |&(_, takes_focus, _)| {
            if takes_focus && focus_is_lost() {
                focus_within(&section, "[tabindex='0']");
            }
        }
    });
    let keys = KEYS.into_iter().enumerate();
    let keys = keys.map(|(place, rank)| key(props, place, rank, place == stop && !props.past));
    html! {
        <section
            ref={section}
            tabindex="-1"
            class="rank-pad"
            data-anchor={Anchor::Seat(props.seat).to_string()}
            aria-label={say(Prompt::Hand { name: &props.name })}
            {onkeydown}
            {onfocusin}
        >
            { for keys }
        </section>
    }
}

/// Whether the key of this rank does something now.
fn does(props: &RankPadProps, rank: Rank) -> bool {
    let held = props.hand[rank] > 0 || !props.place.faces.of(rank).is_empty();
    held && (props.fits.lies(rank) || props.fits.takes(rank))
}

/// The place of the first key that does something now: of what fits, or else of what takes the pile.
fn first(props: &RankPadProps) -> Option<usize> {
    let doing = (0..KEYS.len()).filter(|&place| does(props, KEYS[place]));
    doing.min_by_key(|&place| !props.fits.lies(KEYS[place]))
}

/// What a click of the mouse, or a tap, does to the pad.
fn tapped(props: &KeyProps, tap: Tap) -> Callback<MouseEvent> {
    let with_time = move |event: MouseEvent| (tap, event.time_stamp());
    props.ontap.reform(with_time)
}

fn key(props: &RankPadProps, place: usize, rank: Rank, stop: bool) -> Html {
    let missing = match props.staged {
        Staged::Missing { rank: it, again } if it == rank => {
            Some(if again { "missing-again" } else { "missing" })
        }
        _ => None,
    };
    let staged = match props.staged {
        Staged::Cards { rank: it, hand, .. } if it == rank => Some(hand),
        _ => None,
    };
    html! {
        <Key
            key={place}
            {place}
            {rank}
            held={props.hand[rank]}
            lying={props.place.faces.of(rank).count()}
            higher={props.fits.takes(rank)}
            lies={props.fits.lies(rank)}
            rests={props.fits.rests(rank, props.marks)}
            {staged}
            {missing}
            marks={props.marks}
            active={props.active}
            {stop}
            ontap={props.ontap.clone()}
        />
    }
}

/// See [`Key`].
#[derive(Properties, PartialEq)]
struct KeyProps {
    place: usize,
    rank: Rank,
    /// How many are in the hand, and how many lie on the own stacks.
    held: u8,
    lying: u8,
    /// Whether it takes the pile.
    higher: bool,
    /// Whether it may be put there.
    lies: bool,
    /// Whether it has to wait for another turn.
    rests: bool,
    /// How many of the hand are staged, if it is this rank.
    staged: Option<u8>,
    /// What says that it was asked for and there is none.
    missing: Option<&'static str>,
    /// Whether ranks that fit are told from those that take the pile.
    marks: bool,
    /// Whether one can do something.
    active: bool,
    /// Whether the Tab key stops here.
    stop: bool,
    ontap: Callback<(Tap, f64)>,
}

/// The key of a rank, drawn anew where it has become something else.
#[component]
fn Key(props: &KeyProps) -> Html {
    let KeyProps {
        place,
        rank,
        held,
        lying,
        higher,
        staged,
        missing,
        stop,
        ..
    } = *props;
    let none = held + lying == 0;
    let fits = props.active && !none && props.lies;
    let rests = props.active && !none && props.rests;
    let live = props.active && !none && !rests;
    // A rank that one has not is refused in words.
    let (onclick, ondblclick) = if props.active {
        (
            first_click(tapped(props, Tap::Once(rank))),
            tapped(props, Tap::Twice(rank)),
        )
    } else {
        (Callback::noop(), Callback::noop())
    };
    let marks = [
        (held == 0).then_some("none"),
        (held == 0 && lying > 0).then_some("lies"),
        rank.swoops().then_some("sweeps"),
        (props.marks && higher).then_some("higher"),
        (props.marks && fits).then_some("fits"),
        rests.then_some("rests"),
    ];
    let count = match staged {
        Some(hand) if hand != held => format!("{hand}/{held}"),
        _ => format!("×{held}"),
    };
    html! {
        <button
            type="button"
            class={classes!("key", missing, marks.into_iter().flatten().collect::<Vec<_>>())}
            data-place={place.to_string()}
            data-anchor={Anchor::Key(rank).to_string()}
            tabindex={if stop { "0" } else { "-1" }}
            aria-pressed={if staged.is_some() { "true" } else { "false" }}
            aria-disabled={(!live).then_some("true")}
            {onclick}
            {ondblclick}
        >
            <b aria-hidden="true">{ say(Msg::Face(rank)) }</b>
            { fanned(rank, held) }
            if held > 0 {
                <small class="times" aria-hidden="true">{ count }</small>
            }
            <span class="unseen">{ say(Prompt::Key { rank, held, lying, higher }) }</span>
        </button>
    }
}

/// How many cards of a rank can be told from each other, one behind the other.
const FANNED: u8 = 4;

/// The cards of a rank as one holds them, where there is room for cards.
fn fanned(rank: Rank, held: u8) -> Html {
    let cards = (0..held.min(FANNED)).map(|place| html! { <i key={place}>{ face(rank) }</i> });
    html! { <span class="fanned" aria-hidden="true">{ for cards }</span> }
}
