//! The table and the chairs around it, seen from above.

use yew::prelude::*;

use super::form::{Edit, Form};
use crate::engine::Seat;
use crate::i18n::Name;
use crate::i18n::shell::Msg;
use crate::setup::Who;
use crate::ui::components::{Face, focus_within};
use crate::ui::registry::{self, Side};
use crate::ui::words::{names, say};

/// See [`Ring`].
#[derive(Properties, PartialEq)]
pub(super) struct RingProps {
    /// The game's side of the page.
    pub(super) side: Side,
    /// The state of the form.
    pub(super) form: Form,
    /// Changes the form.
    pub(super) edit: Callback<Edit>,
}

/// The chairs are radio buttons behind their drawings, to select one for changes. An empty chair has a button that
/// seats somebody there.
#[component]
pub(super) fn Ring(props: &RingProps) -> Html {
    let form = &props.form;
    let setup = form.setup();
    let names = names(&setup);
    let ring = use_node_ref();
    let joined = use_mut_ref(|| false);
    // Joining replaces the button, so focus the radio button in its place.
    use_effect_with(form.chosen, {
        let (ring, joined) = (ring.clone(), joined.clone());
        move |_| {
            if joined.take() {
                focus_within(&ring, "input:checked");
            }
        }
    });
    let onjoin = {
        let edit = props.edit.clone();
        Callback::from(move |place: usize| {
            joined.replace(true);
            edit.emit(Edit::Join(place));
        })
    };
    let chairs = form.places.iter().enumerate().map(|(place, it)| {
        let seat = form.seat(place);
        html! {
            <li key={place} class={classes!(
                "place", format!("place-{place}"), kind(seat.is_some(), it.chair.who),
                is_beyond(place, form.places.len()).then_some("beyond"),
                seat.map(|seat| format!("seat-{}", seat.0)),
            )}>
                if seat.is_none() && place != form.chosen {
                    { empty(form, place, &onjoin) }
                } else {
                    { chair(props, place, seat.map(|seat| (seat, &names[seat]))) }
                }
            </li>
        }
    });
    let has_turns = !registry::is_real_time(setup.game);
    html! {
        <fieldset ref={ring} class={classes!("ring", format!("of-{}", form.places.len()))}>
            <legend class="unseen">{ say(Msg::Chairs(has_turns)) }</legend>
            <div class="top-of-table">
                if has_turns { { turns() } }
                <p class="count">{ say(Msg::Players(setup.players())) }</p>
                if has_turns {
                    <p class="small">{ say(Msg::Clockwise) }</p>
                }
            </div>
            <ol>{ for chairs }</ol>
        </fieldset>
    }
}

/// An empty chair; pressing it seats somebody there.
fn empty(form: &Form, place: usize, onjoin: &Callback<usize>) -> Html {
    let onclick = onjoin.reform(move |_: MouseEvent| place);
    html! {
        <button type="button" aria-label={say(Msg::Join(form.joins(place)))} {onclick}>
            { drawn(None, None, form.places[place].chair.who) }
        </button>
    }
}

/// A chair that can be selected, with its player, if any.
fn chair(props: &RingProps, place: usize, sits: Option<(Seat, &Name)>) -> Html {
    let onchange = props.edit.reform(move |_: Event| Edit::Choose(place));
    let who = props.form.places[place].chair.who;
    let label = match sits {
        Some((seat, name)) => say(Msg::Seated { seat, name, who }),
        None => say(Msg::EmptyChair),
    };
    let chosen = place == props.form.chosen;
    let head = props.form.look(place).and_then(|look| look.head);
    let head = head.map(|head| props.side.head(Face::calm(head)));
    html! {
        <label class={classes!(chosen.then_some("picked"))}>
            <input
                type="radio"
                name="chair"
                aria-label={label}
                checked={chosen}
                {onchange}
            />
            { drawn(sits.map(|(_, name)| name.as_str()), head, who) }
        </label>
    }
}

/// A chair from above, with the player's head and name, or marked as empty. With a head, the mark is beside the name.
fn drawn(name: Option<&str>, head: Option<Html>, who: Who) -> Html {
    let mark = html! { <span class="seat-mark" /> };
    let (sits, beside) = match head {
        Some(head) => (head, Some(mark)),
        None => (mark, None),
    };
    html! {
        <>
            <span class="drawn" aria-hidden="true">{ sits }</span>
            <span class="plate" aria-hidden="true">
                if let Some(name) = name {
                    <span class="name">{ for beside }{ name }</span>
                    <span class="who">{ called(who) }</span>
                } else {
                    <span class="who">{ say(Msg::Empty) }</span>
                }
            </span>
        </>
    }
}

/// The class for the drawing of a chair.
fn kind(taken: bool, who: Who) -> &'static str {
    match who {
        _ if !taken => "empty",
        Who::Person => "person",
        Who::Bot(_) => "bot",
    }
}

/// Whether a chair stands on the far side of the table; the first chair is the nearest.
fn is_beyond(place: usize, chairs: usize) -> bool {
    place * 4 > chairs && place * 4 < chairs * 3
}

/// The kind of player in words.
pub(super) fn called(who: Who) -> AttrValue {
    match who {
        Who::Person => say(Msg::Person),
        Who::Bot(level) => say(Msg::Bot(level)),
    }
}

/// The direction of play: two arrows along the edge of the mat.
fn turns() -> Html {
    html! {
        <svg class="turns" viewBox="-50 -50 100 100" aria-hidden="true">
            <circle class="mat" r="43" />
            <path d="M-43 12A44.6 44.6 0 0 1 12 -43M5.5 -48.5l7 5.4-5.2 7.2" />
            <path d="M43 -12A44.6 44.6 0 0 1 -12 43M-5.5 48.5l-7-5.4 5.2-7.2" />
        </svg>
    }
}
