//! The viewer's team: six cards, or six slots while it lines up.

use web_sys::Element;
use yew::prelude::*;

use super::Gesture;
use super::anchor::Anchor;
use super::cards::{face, special};
use super::drops::{TO_DRAWN, TO_TEAM, deck_name, slot_name, slot_named};
use crate::games::GameId;
use crate::games::slapshot::Card;
use crate::i18n::Name;
use crate::i18n::slapshot::{Msg, Prompt};
use crate::ui::boards::kit::{CardRow, Tap, drags, taps, use_card_row};
use crate::ui::components::RovingFocus;
use crate::ui::motion::{may_move, rearrange, slots};
use crate::ui::use_settings::use_settings;
use crate::ui::words::say;

/// Where cards of the team can be dragged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goes {
    /// Nowhere.
    Nowhere,
    /// To other slots of the line-up.
    Slots,
    /// Under the deck of their kind.
    Under,
    /// To the card drawn in a trade, if they are of its kind.
    Gift,
}

/// See [`Team`].
#[derive(Properties, PartialEq)]
pub(super) struct TeamProps {
    /// The player's name.
    pub(super) name: Name,
    /// The cards in display order, each with its place in the team.
    pub(super) cards: Vec<(usize, Card)>,
    /// Whether they line up.
    pub(super) lines_up: bool,
    /// The place of a card that somebody has drawn in a trade: it is not there.
    #[prop_or_default]
    pub(super) away: Option<usize>,
    /// Where the cards can be dragged.
    pub(super) goes: Goes,
    /// The staged card's place from the left.
    pub(super) staged: Option<usize>,
    /// Which cards can be tapped to some effect; the labels of the others say that they cannot.
    pub(super) fits: Vec<bool>,
    /// Whether the viewer can act.
    pub(super) active: bool,
    /// Whether this is the past, where nothing can be done.
    pub(super) past: bool,
    /// The step of the game.
    pub(super) step: usize,
    pub(super) ongesture: Callback<(Gesture, f64)>,
}

/// The cards: one tab stop, with arrow keys to move between them.
#[component]
pub(super) fn Team(props: &TeamProps) -> Html {
    let RovingFocus {
        section,
        stop,
        onkeydown,
        onfocusin,
    } = use_card_row(CardRow {
        game: GameId::Slapshot,
        cards: props.cards.len(),
        staged: props.staged,
        active: props.active,
        step: props.step,
        ondigit: props
            .ongesture
            .reform(|(place, at)| (Gesture::Team(Tap::Once(place)), at)),
    });
    use_rearranged(&section, props);
    let label = if props.lines_up {
        Msg::LineUp(&props.name)
    } else {
        Msg::Team(&props.name)
    };
    let cards = props.cards.iter().enumerate();
    let cards = cards.map(|(at, (place, card))| slot(props, at, (*place, *card), stop));
    html! {
        <section
            ref={section}
            tabindex="-1"
            data-drop={TO_TEAM}
            class={classes!("team", props.lines_up.then_some("lining"))}
            aria-label={say(label)}
            {onkeydown}
            {onfocusin}
        >
            { for cards }
        </section>
    }
}

/// Lets cards that are put in another order come from where they lay.
#[hook]
fn use_rearranged(section: &NodeRef, props: &TeamProps) {
    let settings = use_settings();
    let moves = may_move(&settings.settings);
    let before = use_mut_ref(Vec::<usize>::new);
    let places: Vec<usize> = props.cards.iter().map(|(place, _)| *place).collect();
    use_effect_with(places, {
        let section = section.clone();
        move |places| {
            let before = before.replace(places.clone());
            let from = |place| before.iter().position(|it| it == place);
            let from: Option<Vec<usize>> = places.iter().map(from).collect();
            if let (Some(team), Some(from)) = (section.cast::<Element>(), from.filter(|_| moves)) {
                rearrange(&slots(&team, ".held"), &from);
            }
        }
    });
}

/// What a card is called: with its slot, counted from 1, in a line-up.
fn label(lines_up: bool, fits: bool, held: bool, card: Card, at: usize) -> Prompt<'static> {
    match (lines_up, fits) {
        (true, _) => Prompt::Slot {
            card,
            slot: at,
            held,
        },
        (_, true) => Prompt::TeamCard { card, place: at },
        (_, false) => Prompt::OtherKind { card, place: at },
    }
}

fn slot(props: &TeamProps, at: usize, (place, card): (usize, Card), stop: usize) -> Html {
    let staged = props.staged == Some(at);
    let fits = props.fits.get(at).copied().unwrap_or(true);
    let label = label(props.lines_up, fits, staged, card, at + 1);
    let (onclick, mut ondblclick) = taps(props.active, &props.ongesture, Gesture::Team, at);
    if props.lines_up {
        ondblclick = Callback::noop();
    }
    let goes = props.goes;
    let moves = match goes {
        Goes::Nowhere => false,
        Goes::Gift => fits,
        Goes::Slots | Goes::Under => true,
    };
    let onpointerdown = drags(moves, &props.ongesture, move |to| match goes {
        Goes::Nowhere => None,
        Goes::Slots => {
            let onto = slot_named(to).filter(|onto| *onto != at)?;
            Some(Gesture::Onto(at, onto))
        }
        Goes::Under => (to == deck_name(card.kind)).then_some(Gesture::Under(at)),
        Goes::Gift => (to == TO_DRAWN).then_some(Gesture::Gift(at)),
    });
    let lines_up = goes == Goes::Slots;
    let before = |it: &&(usize, Card)| it.0 < place && it.1 == card;
    let nth = props.cards.iter().filter(before).count();
    let away = (props.away == Some(at)).then_some("away");
    // Elements stay in place as the cards move: a moved element would lose the focus.
    html! {
        <button
            key={at}
            type="button"
            class={classes!("held", (!fits).then_some("unfit"), away)}
            data-place={at.to_string()}
            data-drags={moves.then_some("")}
            data-drop={lines_up.then(|| slot_name(at))}
            data-swaps={lines_up.then_some("")}
            tabindex={if at == stop && !props.past { "0" } else { "-1" }}
            aria-pressed={if staged { "true" } else { "false" }}
            aria-disabled={(!props.active).then_some("true")}
            aria-label={say(label)}
            title={special(card)}
            {onclick}
            {ondblclick}
            {onpointerdown}
        >
            if props.lines_up {
                <i class="slot" aria-hidden="true">{ at + 1 }</i>
            }
            <span class="lies" data-anchor={Anchor::Team(card).nth(nth)}>{ face(card) }</span>
        </button>
    }
}
