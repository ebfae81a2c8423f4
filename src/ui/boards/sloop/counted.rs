//! The score piles at the end of a game. They grow together, as they did in the game, with whoever leads so far; after a
//! breath the winner is lit, and only then everything else is told.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::cards::face;
use crate::engine::{Seat, Seats};
use crate::games::sloop::Card;
use crate::i18n::sloop::results::Msg;
use crate::ui::components::Styled;
use crate::ui::listening::{INPUTS, on_any};
use crate::ui::motion::{BEAT, may_move};
use crate::ui::use_settings::use_settings;
use crate::ui::words::say;

/// The most steps in which the piles grow.
pub(super) const STEPS: usize = 24;

/// How long one of them takes, in milliseconds at the normal pace.
const STEP: u32 = 170;

/// A card on a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Counted {
    pub(super) card: Card,
    /// The step with which it comes, from 1.
    pub(super) step: usize,
    /// Whether it is from what was left in the display at the end.
    pub(super) swept: bool,
}

/// A player or team at the end.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Team {
    /// The seats.
    pub(super) seats: Seats,
    /// Their names.
    pub(super) names: Vec<AttrValue>,
    /// Their names and card counts, in a sentence.
    pub(super) words: AttrValue,
    /// Their cards, in the order in which they come.
    pub(super) cards: Vec<Counted>,
    /// Their place in the outcome.
    pub(super) place: u8,
}

impl Team {
    /// The number of cards after this many steps.
    fn count(&self, steps: usize) -> usize {
        self.cards.iter().filter(|it| it.step <= steps).count()
    }
}

/// The side that leads after this many steps: of equal counts, the one that led before.
fn leader(sides: &[Team], steps: usize) -> Option<usize> {
    (1..=steps).fold(None, |leads: Option<usize>, step| {
        let counts: Vec<usize> = sides.iter().map(|side| side.count(step)).collect();
        let most = counts.iter().copied().max().filter(|&most| most > 0);
        let first = || counts.iter().position(|&count| Some(count) == most);
        leads.filter(|&at| Some(counts[at]) == most).or_else(first)
    })
}

/// See [`Piles`].
#[derive(Properties, PartialEq)]
pub(super) struct PilesProps {
    /// All sides, in turn order.
    pub(super) sides: Vec<Team>,
    /// The number of steps in which they grow.
    pub(super) steps: usize,
}

/// The piles, spread out below one another, by place once they are counted. Any input ends the count.
#[component]
pub(super) fn Piles(props: &PilesProps) -> Html {
    let settings = use_settings().settings.clone();
    let steps = props.steps;
    // After the last step, the winner is lit, and then everything is told.
    let (wins, ends) = (steps + 1, steps + 2);
    let now = use_state(|| if may_move(&settings) { 0 } else { ends });
    use_effect_with(*now, {
        let (now, pace) = (now.setter(), settings.pace);
        move |&at| {
            let time = match at {
                _ if at < steps => STEP,
                _ if at < wins => BEAT * 7 / 10,
                _ => BEAT * 3 / 2,
            };
            let on = (at < ends).then(|| {
                let (next, end) = (now.clone(), move || now.set(ends));
                let timeout = Timeout::new(pace.of(time), move || next.set(at + 1));
                (timeout, on_any(&INPUTS, &end))
            });
            move || drop(on)
        }
    });
    let phase = match *now {
        at if at < wins => Some("counting"),
        at if at < ends => Some("winning"),
        _ => None,
    };
    let leads = leader(&props.sides, (*now).min(steps)).filter(|_| *now < wins);
    let most = props.sides.iter().map(|side| side.cards.len()).max();
    let mut all: Vec<(usize, &Team)> = props.sides.iter().enumerate().collect();
    // Until the count is over, the order must not give it away.
    if *now >= wins {
        all.sort_by_key(|(_, side)| side.place);
    }
    let side = |(at, side): (usize, &Team)| pile(at, side, *now, leads == Some(at));
    html! {
        <Styled
            tag="ul"
            class={classes!("counted", phase)}
            figures={vec![("--most", most.unwrap_or(1).to_string())]}
        >
            { for all.into_iter().map(side) }
        </Styled>
    }
}

/// A pile after this many steps.
fn pile(key: usize, side: &Team, steps: usize, leads: bool) -> Html {
    let whose = |(seat, name): (Seat, &AttrValue)| {
        let class = classes!("seat-mark", format!("seat-{}", seat.0));
        html! { <span key={seat.0} class="whose"><span {class} />{ name }</span> }
    };
    let card = |(at, it): (usize, &Counted)| {
        let later = (it.step > steps).then_some("later");
        let swept = it.swept.then_some("swept");
        html! { <span key={at} class={classes!("pile-card", swept, later)}>{ face(it.card) }</span> }
    };
    let seat = side.seats.iter().next();
    let class = classes!(
        seat.map(|seat| format!("seat-{}", seat.0)),
        (side.place == 1).then_some("first"),
        leads.then_some("leads")
    );
    html! {
        <li {key} {class}>
            <span class="unseen">{ &side.words }</span>
            <p aria-hidden="true">
                { for side.seats.iter().zip(&side.names).map(whose) }
                <span class="in-the-lead">{ say(Msg::Leads) }</span>
            </p>
            <b class="tally" aria-hidden="true">{ side.count(steps) }</b>
            <p class="cards" aria-hidden="true">{ for side.cards.iter().enumerate().map(card) }</p>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(steps: &[usize]) -> Team {
        let card = |&step: &usize| Counted {
            card: Card::WILD,
            step,
            swept: false,
        };
        Team {
            seats: Seats::default(),
            names: Vec::new(),
            words: AttrValue::default(),
            cards: steps.iter().map(card).collect(),
            place: 1,
        }
    }

    #[test]
    fn the_lead_changes_when_a_pile_outgrows_the_largest() {
        let sides = [side(&[1, 1, 4, 4]), side(&[2, 2, 3]), side(&[5])];
        let leads: Vec<_> = (0..=5).map(|steps| leader(&sides, steps)).collect();
        assert_eq!(
            leads,
            [None, Some(0), Some(0), Some(1), Some(0), Some(0)],
            "a tie keeps it"
        );
    }
}
