//! A game on the ice: the scoreboard, and below it the two line-ups, from the moment somebody visits until the last two
//! cards have met. The rink around them stays as it is.

use yew::prelude::*;

use super::cards::{back, face, special};
use super::drops::slot_name;
use crate::engine::{Seat, Seats};
use crate::games::slapshot::season::FINAL;
use crate::games::slapshot::{Bout, Card, Series};
use crate::i18n::Names;
use crate::i18n::slapshot::face_off::Msg;
use crate::i18n::slapshot::{Reference, table};
use crate::ui::boards::kit::name_tag;
use crate::ui::components::Styled;
use crate::ui::words::say;

/// A house, for the team at home.
const HOUSE: &str = "M2 9 8 3l6 6v5H2z";

/// A place of a line-up.
#[derive(Clone)]
pub(super) enum Slot {
    /// No card has been put here; the viewer may drop one, if it has a number.
    Empty(Option<usize>),
    /// A card lies face down.
    Down,
    /// A card has been turned over; the classes say what became of it.
    Up(Card, Classes),
}

/// What the scoreboard says.
pub(super) struct Score {
    pub(super) bout: Bout,
    /// The goals of home and visitor.
    pub(super) goals: [u8; 2],
    /// Who has just scored; the board changes only when the light goes on.
    pub(super) scores: Option<Seat>,
    /// Who looks.
    pub(super) own: Option<Seat>,
    /// How many pairs have met.
    pub(super) pairs: usize,
    /// The series that the game belongs to, as it stands.
    pub(super) series: Option<Series>,
}

impl Score {
    /// The score before the goal, if there has just been one.
    fn before(&self) -> Option<[u8; 2]> {
        let scores = self.scores?;
        let mut goals = self.goals;
        for (goals, side) in goals.iter_mut().zip(self.bout.sides()) {
            *goals -= u8::from(side == scores);
        }
        Some(goals)
    }
}

/// Which side lies nearer to whoever looks, home or visitor: the team at the near edge of the table; otherwise that of
/// a person who plays a bot; otherwise the one at home.
pub(super) fn nearer(bout: Bout, near: Option<Seat>, people: Seats) -> usize {
    let sides = bout.sides();
    let own = sides.iter().position(|side| Some(*side) == near);
    own.unwrap_or_else(|| usize::from(sides.map(|side| people.has(side)) == [false, true]))
}

/// The names, and the score between them: home on the left, wherever its cards lie.
pub(super) fn scoreboard(score: &Score, names: &Names) -> Html {
    let goals = |[home, visitor]: [u8; 2]| say(Msg::Score { home, visitor });
    let side = |at: usize, of: Msg| {
        let seat = score.bout.sides()[at];
        let lit = (score.scores == Some(seat)).then_some("scores");
        html! {
            <div class={classes!("rival", format!("seat-{}", seat.0), lit, (score.own == Some(seat)).then_some("ours"))}>
                <p class="who">{ name_tag(&names[seat]) }</p>
                <p class="where" title={(at == 0).then(|| say(Reference::HomeIce))}>
                    if at == 0 {
                        { house() }
                    }
                    { say(of) }
                </p>
                { for score.series.map(|series| pips(&series, seat)) }
                <i key={score.pairs} class="goal-light" aria-hidden="true" />
            </div>
        }
    };
    html! {
        <div class="scoreboard">
            { side(0, Msg::Home) }
            <b class="score">
                if let Some(before) = score.before() {
                    <span key={format!("was-{}", score.pairs)} class="was" aria-hidden="true">{ goals(before) }</span>
                    <span key={score.pairs} class="withheld">{ goals(score.goals) }</span>
                } else {
                    <span key="is">{ goals(score.goals) }</span>
                }
            </b>
            { side(1, Msg::Visitor) }
        </div>
    }
}

/// The games of a series that a team has won, of those that decide it.
pub(super) fn pips(series: &Series, seat: Seat) -> Html {
    let won = series.wins[usize::from(seat != series.home)];
    let pip = |at: u8| html! { <i key={at} class={(at < won).then_some("won")} /> };
    let words = say(Msg::SeriesWins { won, of: series.to });
    html! {
        <p class="pips" role="img" aria-label={words.clone()} title={words}>
            { for (0..series.to).map(pip) }
        </p>
    }
}

/// Who could win the series in this game.
pub(super) fn at_stake(series: &Series, names: &Names) -> Option<AttrValue> {
    let near = |wins: u8| wins + 1 == series.to;
    let who = match series.wins.map(near) {
        [true, true] => return Some(say(Msg::Decider(series.into()))),
        [true, false] => series.home,
        [false, true] => series.other,
        [false, false] => return None,
    };
    let who = &names[who];
    Some(say(if series.to == FINAL {
        Msg::OneFromTheCup(who)
    } else {
        Msg::OneFromTheFinal(who)
    }))
}

/// The line-ups of home and visitor; `near` is the side that lies nearer to the viewer.
pub(super) fn lines(bout: Bout, slots: [Vec<Slot>; 2], near: usize, names: &Names) -> Html {
    let row = |(side, slots): (usize, Vec<Slot>)| {
        let seat = bout.sides()[side];
        let class = classes!(
            "side-line",
            format!("seat-{}", seat.0),
            if side == near { "near" } else { "far" },
            ["hosts", "visits"][side],
        );
        html! {
            <div key={side} {class}>
                if side == 0 {
                    <span class="at-home" title={say(Reference::HomeIce)}>{ house() }</span>
                }
                <ol aria-label={say(table::Msg::LineUp(&names[seat]))}>
                    { for slots.into_iter().enumerate().map(slot) }
                </ol>
            </div>
        }
    };
    html! { <div class="facing">{ for slots.into_iter().enumerate().map(row) }</div> }
}

/// The sign of the team at home.
fn house() -> Html {
    html! { <svg viewBox="0 0 16 16" aria-hidden="true"><path d={HOUSE} /></svg> }
}

/// A place of a line-up, by its number.
pub(super) fn slot((at, slot): (usize, Slot)) -> Html {
    let figures = vec![("--at", at.to_string())];
    let (class, inside) = match slot {
        Slot::Empty(None) => (classes!("slot", "empty"), Html::default()),
        Slot::Empty(Some(to)) => {
            let name = slot_name(to);
            let inside = html! { <i class="takes-card" data-drop={name} data-swaps="" /> };
            (classes!("slot", "empty"), inside)
        }
        Slot::Down => (classes!("slot", "down"), back()),
        Slot::Up(card, state) => {
            // The cross on an injured card means the same as that of a bruiser.
            let title = match state.contains("injured") {
                true => Some(say(Reference::Bruisers)),
                false => special(card),
            };
            let inside = html! {
                <>
                    <span class="from">{ back() }</span>
                    <span class="to" {title}>{ face(card) }</span>
                    <span class="unseen">{ say(table::Msg::Card(card)) }</span>
                </>
            };
            (classes!("slot", "revealed", state), inside)
        }
    };
    html! { <Styled key={at} tag="li" {class} {figures}>{ inside }</Styled> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_looks_has_the_lower_row() {
        let bout = Bout {
            host: Seat(1),
            visitor: Seat(2),
            overtime: 0,
        };
        let people = |seats: &[u8]| seats.iter().copied().map(Seat).collect::<Seats>();
        // Who looks, the people at the table, and whose row is the lower one.
        for (near, here, lower) in [
            (Some(1), &[1, 2][..], 1),
            (Some(2), &[1, 2], 2),
            (Some(0), &[0, 1, 2], 1),
            (Some(0), &[0, 2], 2),
            (Some(0), &[0, 1], 1),
            (Some(0), &[0], 1),
            (None, &[], 1),
        ] {
            let side = nearer(bout, near.map(Seat), people(here));
            assert_eq!(bout.sides()[side], Seat(lower), "{near:?}, {here:?}");
        }
    }
}
