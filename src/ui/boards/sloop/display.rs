//! The display: loose cards, each at its place, builds, and the draw pile beside them.

use yew::prelude::*;

use super::anchor::{Anchor, numbered};
use super::builds::build;
use super::cards::{back, face};
use super::closer::closer;
use super::display_props::{DisplayProps, Look};
use super::grid::Grid;
use super::loose::loose_cards;
use crate::games::sloop::{Card, Stage, View};
use crate::i18n::sloop::{Msg, Prompt};
use crate::ui::boards::kit::{BoardMemory, use_closer_look};
use crate::ui::words::say;

/// The display: one tab stop, with arrow keys to move between its cards. While no card is about to be played, one thing
/// can be looked at in detail.
#[component]
pub(super) fn Display(props: &DisplayProps) -> Html {
    let view = props.view();
    let loose = &view.display.loose;
    let grid = use_mut_ref(Grid::default);
    let memory = props.memory.as_ref();
    let before = memory.map_or_else(|| grid.borrow().clone(), BoardMemory::get);
    let now = before.now(loose);
    let lies: Vec<Option<usize>> = now.of(loose).collect();
    // Of identical cards, the chosen ones leave.
    let now = now.leaving(|place| lies[place].is_some_and(|at| props.takes(at)));
    if let Some(memory) = memory {
        memory.keep(now.clone());
    }
    grid.replace(now);
    let builds = view.display.builds.len();
    let look = use_closer_look(builds + loose.len());
    let look_at = Look {
        stop: look.focus.stop,
        at: look.at,
        look: look.look.clone(),
    };
    let cells = loose_cards(props, &lies, &look_at);
    let stacks = view.display.builds.iter().enumerate();
    let stacks = stacks.map(|(place, it)| build(props, it, place, &look_at));
    let seen_closely = look.at.map(|at| closer(props, &lies, at, &look_at));
    let size = format!("cells-{}", room(lies.len()));
    let holds = Msg::DisplayHolds {
        loose: loose.len(),
        builds,
    };
    html! {
        <section
            ref={look.focus.section}
            class={classes!("display", size, (builds > 0).then_some("built"))}
            aria-labelledby="display-heading"
            onkeydown={look.onkeydown}
            onfocusin={look.focus.onfocusin}
            onfocusout={look.onfocusout}
        >
            <h2 key="heading" id="display-heading" class="unseen">{ say(Msg::Display) }</h2>
            <p key="holds" class="unseen">{ say(holds) }</p>
            { supply(view) }
            if builds > 0 {
                <ul key="builds" class="builds" aria-label={say(Msg::Builds)}>{ for stacks }</ul>
            }
            <div key="loose" class="loose">
                <ul class="cells" aria-label={say(Msg::Loose)}>{ cells }</ul>
            </div>
            { flipped(props) }
            <span key="gathers" class="gathers" data-anchor={Anchor::Gathers.to_string()} />
            { seen_closely.unwrap_or_default() }
        </section>
    }
}

/// The flipped cards, while another player plays one of them.
fn flipped(props: &DisplayProps) -> Html {
    let cards = match &props.view().stage {
        Stage::Flipped { cards, .. } if !props.seen.mine() => cards,
        _ => return Html::default(),
    };
    let card = |(place, (card, nth)): (usize, (Card, usize))| {
        let anchor = Anchor::Flipped(card, nth).to_string();
        html! {
            <li key={place}>
                <span class="lies" data-anchor={anchor} aria-hidden="true">{ face(card) }</span>
                <span class="unseen">{ say(Msg::Card(card)) }</span>
            </li>
        }
    };
    let cards = numbered(cards.iter().copied()).enumerate().map(card);
    html! { <ul key="flipped" class="flipped" aria-label={say(Prompt::FlippedCards)}>{ for cards }</ul> }
}

/// The sizes of the display, in places.
const ROOMS: [usize; 11] = [4, 6, 8, 10, 12, 15, 18, 21, 24, 28, 36];

/// The size that has room for this many places. Up to the next size nothing moves.
fn room(places: usize) -> usize {
    let fits = ROOMS.into_iter().find(|&room| places <= room);
    fits.unwrap_or(ROOMS[ROOMS.len() - 1])
}

/// The draw pile, and the number of cards the display is refilled to.
fn supply(view: &View) -> Html {
    let minimum = view.options.minimum();
    let loose = view.display.loose.iter();
    let supercharged = loose.filter(|card| card.is_supercharged()).count();
    let (least, why) = if view.pile == 0 {
        (Msg::NoRefills, None)
    } else {
        let why = Msg::WhyRefilledTo {
            minimum,
            supercharged,
        };
        (Msg::RefilledTo(minimum + supercharged), Some(say(why)))
    };
    let charged = (supercharged > 0 && view.pile > 0).then_some("charged");
    let removed = view.removed.len();
    html! {
        <div key="supply" class="supply">
            <p class={classes!("draw-pile", (view.pile == 0).then_some("none"))} data-anchor={Anchor::Deck.to_string()}>
                { back() }
                <b aria-hidden="true" data-figure="deck">{ say(Msg::Count(view.pile.into())) }</b>
                <span class="unseen">{ say(Msg::LeftToDraw(view.pile.into())) }</span>
            </p>
            <p class={classes!("least", charged)} title={why}>{ say(least) }</p>
            <p class="removed" data-anchor={Anchor::Gone.to_string()}>
                if removed > 0 {
                    { say(Msg::Removed(removed)) }
                }
            </p>
        </div>
    }
}
