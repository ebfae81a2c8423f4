//! The viewer's hand as a pad: a key for each rank, always at the same place, however many cards there are.

use crate::staging::swoop::Staged;
use yew::prelude::*;

use super::anchor::Anchor;
use super::cards::face;
use super::{Gesture, drags_to_pile};
use crate::engine::{Observation, Seat};
use crate::games::swoop::{Counts, Rank, Stage, Swoop, Tableau};
use crate::i18n::Name;
use crate::i18n::swoop::{Msg, Prompt};
use crate::ui::boards::kit::{taps, use_focus_on_turn};
use crate::ui::components::{RovingFocus, use_roving_focus};
use crate::ui::motion::{Said, count};
use crate::ui::words::say;

/// The keys in display order, laid out in as many rows as needed.
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

/// Which ranks the player can play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Fits {
    /// Determined by the top of the pile.
    Upon(Option<Rank>),
    /// In a turn already begun: only the rank that may be added.
    Adding(Option<Rank>),
}

impl Fits {
    /// What fits in what the viewer sees.
    pub(super) fn of(seen: &Observation<Swoop>) -> Self {
        let top = seen.view.pile.lowest();
        match seen.view.stage {
            Stage::Chain { blind, .. } if seen.mine() => Self::Adding(top.filter(|_| blind)),
            _ => Self::Upon(top),
        }
    }

    /// Whether nothing can take the pile, as there is none.
    pub(super) fn is_safe(self) -> bool {
        matches!(self, Self::Upon(None))
    }

    /// Whether this rank takes the pile.
    pub(super) fn takes(self, rank: Rank) -> bool {
        matches!(self, Self::Upon(Some(top)) if rank.is_higher_than(top))
    }

    /// Whether this rank may be played without taking the pile.
    pub(super) fn lies(self, rank: Rank) -> bool {
        match self {
            Self::Upon(_) => !self.takes(rank),
            Self::Adding(add) => add == Some(rank),
        }
    }

    /// Whether this rank has to wait for another turn. While some rank may be added, this is only shown to players who
    /// want playable cards marked.
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
    /// The player's name.
    pub(super) name: Name,
    pub(super) hand: Counts,
    /// What it will be once all cards have landed: more, while one is turned over that takes the pile.
    pub(super) landed: Counts,
    pub(super) tableau: Tableau,
    /// Which ranks can be played.
    pub(super) fits: Fits,
    pub(super) staged: Staged,
    /// Whether the viewer can act.
    pub(super) active: bool,
    /// Whether the pad is shown in the past; then it is not in the tab order.
    pub(super) past: bool,
    /// Whether to distinguish ranks that fit from those that take the pile.
    pub(super) marks: bool,
    /// Whether the turn may be ended instead.
    pub(super) ends: bool,
    /// The step of the game.
    pub(super) step: usize,
    pub(super) ongesture: Callback<(Gesture, f64)>,
}

/// The pad: one tab stop, with arrow keys to move between its keys.
#[component]
pub(super) fn RankPad(props: &RankPadProps) -> Html {
    let RovingFocus {
        section,
        stop,
        onkeydown,
        onfocusin,
    } = use_roving_focus(KEYS.len());
    // The tab stop is a key that does something, if there is one.
    let first = first(props);
    let stop = first.filter(|_| !does(props, KEYS[stop])).unwrap_or(stop);
    let idle = props.staged == Staged::Nothing;
    let takes_focus = props.active && (first.is_some() || !props.ends);
    use_focus_on_turn(&section, props.step, takes_focus, idle);
    let keys = KEYS.into_iter().enumerate();
    let keys = keys.map(|(place, rank)| key(props, place, rank, place == stop && !props.past));
    html! {
        <section
            ref={section}
            tabindex="-1"
            class="rank-pad"
            data-anchor={Anchor::Seat(props.seat).to_string()}
            aria-label={say(Prompt::Hand(&props.name))}
            {onkeydown}
            {onfocusin}
        >
            { for keys }
        </section>
    }
}

/// Whether the key of this rank does something now.
fn does(props: &RankPadProps, rank: Rank) -> bool {
    let held = props.hand[rank] > 0 || !props.tableau.faces.of(rank).is_empty();
    held && (props.fits.lies(rank) || props.fits.takes(rank))
}

/// The index of the first key that does something now, preferring ranks that do not take the pile.
fn first(props: &RankPadProps) -> Option<usize> {
    let doing = (0..KEYS.len()).filter(|&place| does(props, KEYS[place]));
    doing.min_by_key(|&place| !props.fits.lies(KEYS[place]))
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
            seat={props.seat}
            {place}
            {rank}
            held={props.hand[rank]}
            landed={props.landed[rank]}
            lying={props.tableau.faces.of(rank).count()}
            higher={props.fits.takes(rank)}
            lies={props.fits.lies(rank)}
            rests={props.fits.rests(rank, props.marks)}
            {staged}
            {missing}
            marks={props.marks}
            active={props.active}
            {stop}
            ongesture={props.ongesture.clone()}
        />
    }
}

/// See [`Key`].
#[derive(Properties, PartialEq)]
struct KeyProps {
    seat: Seat,
    place: usize,
    rank: Rank,
    /// The numbers of cards in the hand and face up on the stacks.
    held: u8,
    lying: u8,
    /// How many are in the hand once all cards have landed.
    landed: u8,
    /// Whether it takes the pile.
    higher: bool,
    /// Whether it may be played without taking the pile.
    lies: bool,
    /// Whether it has to wait for another turn.
    rests: bool,
    /// The number of staged cards from the hand, if this rank is staged.
    staged: Option<u8>,
    /// The class that shows that the rank was asked for but is missing.
    missing: Option<&'static str>,
    /// Whether to distinguish ranks that fit from those that take the pile.
    marks: bool,
    /// Whether the viewer can act.
    active: bool,
    /// Whether it is the tab stop.
    stop: bool,
    ongesture: Callback<(Gesture, f64)>,
}

/// The key of a rank, redrawn only when its props change.
#[component]
fn Key(props: &KeyProps) -> Html {
    let KeyProps {
        place,
        rank,
        held,
        lying,
        landed,
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
    // A missing rank is refused with an explanation.
    let (onclick, ondblclick) = taps(props.active, &props.ongesture, Gesture::Key, rank);
    let marks = [
        (held == 0).then_some("none"),
        (held == 0 && lying > 0).then_some("lies"),
        rank.swoops().then_some("sweeps"),
        (props.marks && higher).then_some("higher"),
        (props.marks && fits).then_some("fits"),
        rests.then_some("rests"),
    ];
    let part = staged.filter(|hand| *hand != held);
    let anchor = Anchor::Key(props.seat, rank).to_string();
    html! {
        <button
            type="button"
            class={classes!("key", missing, marks.into_iter().flatten().collect::<Vec<_>>())}
            data-place={place.to_string()}
            data-anchor={anchor.clone()}
            tabindex={if stop { "0" } else { "-1" }}
            aria-pressed={if staged.is_some() { "true" } else { "false" }}
            aria-disabled={(!live).then_some("true")}
            data-drags={live.then_some("")}
            data-risks={higher.then_some("")}
            onpointerdown={drags_to_pile(live, &props.ongesture, Gesture::DropKey(rank))}
            {onclick}
            {ondblclick}
        >
            // How many cards are shown, until others have landed.
            { count(&anchor, landed, fan) }
            <b aria-hidden="true">{ say(Msg::Face(rank)) }</b>
            { fanned(rank, held) }
            if let Some(hand) = part {
                <small class="times" aria-hidden="true">{ format!("{hand}/{held}") }</small>
            } else {
                { count(&anchor, landed, times) }
            }
            <span class="unseen">{ say(Prompt::Key { rank, held, lying, higher }) }</span>
        </button>
    }
}

/// The class that shows this many cards of a rank.
fn fan(said: &Said) -> Html {
    html! { <i class={format!("fan-{}", said.cards.min(FANNED))} aria-hidden="true" /> }
}

/// How many cards of a rank are held, in figures, if they are several.
fn times(said: &Said) -> Html {
    let words = (said.cards > 1).then(|| format!("×{}", said.cards));
    html! { <small class="times" aria-hidden="true">{ for words }</small> }
}

/// How many cards of a rank are visibly distinct when fanned.
const FANNED: usize = 4;

/// The cards of a rank as held in a hand, for layouts with enough room.
fn fanned(rank: Rank, held: u8) -> Html {
    let cards =
        (0..usize::from(held).min(FANNED)).map(|place| html! { <i key={place}>{ face(rank) }</i> });
    html! { <span class="fanned" aria-hidden="true">{ for cards }</span> }
}
