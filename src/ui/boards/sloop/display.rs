//! The display: loose cards, each at its place, builds, and the draw pile beside them.

use crate::staging::sloop::{actor, may_take_more};
use yew::prelude::*;

use super::Target;
use super::anchor::{Anchor, numbered};
use super::builds::{builds, vacant};
use super::cards::{back, face};
use super::closer::{closer, supercharged, why_refilled};
use super::display_props::{DisplayProps, Look};
use super::grid::{Grid, lying};
use super::loose::loose_cards;
use super::mat::{sea, spoils};
use super::players::in_figures;
use crate::engine::Seat;
use crate::games::sloop::{Card, Stage, View};
use crate::i18n::sloop::{Msg, Prompt};
use crate::ui::boards::kit::{BoardMemory, use_closer_look};
use crate::ui::motion::{count, figure, seen};
use crate::ui::words::say;

/// The display: one tab stop, with arrow keys to move between its cards. While no card is about to be played, one thing
/// can be looked at in detail.
#[component]
pub(super) fn Display(props: &DisplayProps) -> Html {
    let view = props.view();
    let (loose, things) = (view.display.loose.len(), lying(&view.display));
    let grid = use_mut_ref(Grid::default);
    let memory = props.memory.as_ref();
    let before = memory.map_or_else(|| grid.borrow().clone(), BoardMemory::get);
    let now = before.now(
        &things,
        matches!(view.stage, Stage::Turn { more: false, .. }),
    );
    let lies: Vec<Option<usize>> = now.of(&things).collect();
    // Of identical cards, the chosen ones leave.
    let now = now.leaving(|place| lies[place].is_some_and(|at| props.takes(at)));
    let now = match props.play().map(|play| play.onto) {
        Some(onto) => now.dropped_on(onto, &view.display),
        None => now,
    };
    let room = format!("cells-{}", now.room());
    if let Some(memory) = memory {
        memory.keep(now.clone());
    }
    grid.replace(now.clone());
    let all = view.display.builds.len();
    // The draw pile comes after the cards, and then come the empty places.
    let supplied = all + loose;
    let look = use_closer_look(supplied + 1 + vacant(props).len());
    let look_at = Look {
        stop: look.focus.stop,
        at: look.at,
        look: look.look.clone(),
    };
    let cells = loose_cards(props, &now, &lies, &look_at);
    let seen_closely = look.at.map(|at| closer(props, &lies, at, &look_at));
    let more = (props.active && may_take_more(&props.decision, view)).then_some("one-more");
    let holds = Msg::DisplayHolds { loose, builds: all };
    html! {
        <section
            ref={look.focus.section}
            class={classes!("display", room, more)}
            data-drop={Target::Felt.name()}
            aria-labelledby="display-heading"
            onkeydown={look.onkeydown}
            onfocusin={look.focus.onfocusin}
            onfocusout={look.onfocusout}
        >
            <h2 key="heading" id="display-heading" class="unseen">{ say(Msg::Display) }</h2>
            <p key="holds" class="unseen">{ say(holds) }</p>
            { sea() }
            { builds(props, &look_at, supplied + 1) }
            <div key="loose" class="loose">
                <ul class="cells" aria-label={say(Msg::Loose)}>{ cells }</ul>
            </div>
            { supply(view, supplied, &look_at) }
            { latest(props) }
            { flipped(props) }
            { spoils(view.options.players) }
            <span key="announces" class="announces" data-announces="" />
            { seen_closely.unwrap_or_default() }
        </section>
    }
}

/// What the other players did last, where their plates have no room for it: the latest comes first.
fn latest(props: &DisplayProps) -> Html {
    let players = props.view().options.players;
    let Some(now) = actor(props.view()).or(props.near) else {
        return Html::default();
    };
    let act = |seat: Seat| {
        let did = props.last_turns.get(seat.index());
        let did = did.filter(|it| !it.is_empty() && Some(seat) != props.near)?;
        let mark = format!("seat-mark seat-{}", seat.0);
        let did = format!("{}: {did}", props.names[seat].as_str());
        Some(html! {
            <p key={seat.0} class="last-act">
                <span class={mark} />
                { figure(format_args!("last-act-{seat}"), "", did, seen) }
            </p>
        })
    };
    // The player to act comes last, since their own latest turn is the one before all others.
    let acts = (0..players).rev();
    let acts = acts.filter_map(|on| act(Seat((now.0 + on) % players)));
    html! { <div key="last-acts" class="last-acts" aria-hidden="true">{ for acts }</div> }
}

/// The flipped cards, while another player plays one of them.
fn flipped(props: &DisplayProps) -> Html {
    let cards = match &props.view().stage {
        Stage::Flipped { cards, .. } if !props.seen.mine() => cards,
        _ => return Html::default(),
    };
    let card = |(place, (card, nth)): (usize, (Card, usize))| {
        let anchor = Anchor::Flipped(card).nth(nth);
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

/// The draw pile, and the number of cards the display is refilled to. A tap tells why.
fn supply(view: &View, place: usize, look: &Look) -> Html {
    let supercharged = supercharged(view);
    let least = if view.pile == 0 {
        Msg::NoRefills
    } else {
        Msg::RefilledTo(view.options.minimum() + supercharged)
    };
    let charged = (supercharged > 0 && view.pile > 0).then_some("charged");
    let removed = view.removed.len();
    html! {
        <div key="supply" class="supply">
            { look.button(place, say(Msg::DrawPile)) }
            <p class={classes!("draw-pile", (view.pile == 0).then_some("none"))} data-anchor={Anchor::Deck.to_string()}>
                { back() }
                { count(Anchor::Deck, view.pile, in_figures) }
                <span class="unseen">{ say(Msg::LeftToDraw(view.pile.into())) }</span>
            </p>
            <p class={classes!("least", charged)} title={why_refilled(view)}>{ say(least) }</p>
            <p class="removed">
                if removed > 0 {
                    { say(Msg::Removed(removed)) }
                }
            </p>
            <span class="out-of-play" data-anchor={Anchor::Gone.to_string()} />
        </div>
    }
}
