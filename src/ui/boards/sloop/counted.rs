//! The score piles at the end of a game, counted card by card at the current pace.

use yew::prelude::*;

use super::cards::face;
use crate::engine::{Seat, Seats};
use crate::games::sloop::Card;
use crate::ui::components::Styled;
use crate::ui::use_settings::use_settings;

/// How long it takes to count one card, in milliseconds at the normal pace.
const EACH: u32 = 50;

/// A player or team at the end.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Team {
    /// The seats.
    pub(super) seats: Seats,
    /// Their names.
    pub(super) names: Vec<AttrValue>,
    /// Their names and card counts, in a sentence.
    pub(super) words: AttrValue,
    /// The cards they captured and stole.
    pub(super) cards: Vec<Card>,
    /// The cards they got from the display at the end.
    pub(super) swept: Vec<Card>,
}

impl Team {
    /// The number of cards.
    pub(super) fn count(&self) -> usize {
        self.cards.len() + self.swept.len()
    }
}

/// See [`Counted`].
#[derive(Properties, PartialEq)]
pub(super) struct CountedProps {
    /// All sides.
    pub(super) sides: Vec<Team>,
}

/// The piles, spread out below one another. All are counted at the same time, so that the largest ends last.
#[component]
pub(super) fn Counted(props: &CountedProps) -> Html {
    let each = use_settings().settings.pace.of(EACH);
    let most = props.sides.iter().map(Team::count).max().unwrap_or(1);
    html! {
        <Styled tag="ul" class="counted" figures={vec![("--each", format!("{each}ms")), ("--most", most.to_string())]}>
            { for props.sides.iter().enumerate().map(side) }
        </Styled>
    }
}

fn side((key, side): (usize, &Team)) -> Html {
    let whose = |(seat, name): (Seat, &AttrValue)| {
        let class = classes!("seat-mark", format!("seat-{}", seat.0));
        html! { <span key={seat.0} class="whose"><span {class} />{ name }</span> }
    };
    let all = side.cards.iter().map(|card| (card, None));
    let all = all.chain(side.swept.iter().map(|card| (card, Some("swept"))));
    let card = |(at, (&card, class)): (usize, (&Card, Option<&'static str>))| {
        html! { <Styled key={at} tag="span" class={classes!(class)} figures={vec![("--at", at.to_string())]}>{ face(card) }</Styled> }
    };
    html! {
        <li {key}>
            <span class="unseen">{ &side.words }</span>
            <p aria-hidden="true">{ for side.seats.iter().zip(&side.names).map(whose) }</p>
            <Styled tag="b" class="tally" figures={vec![("--of", side.count().to_string())]} aria_hidden=true />
            <p class="cards" aria-hidden="true">{ for all.enumerate().map(card) }</p>
        </li>
    }
}
