//! Who has how many cards left at the end of a round or game: the first large, the others below, in order.

use yew::prelude::*;

use crate::engine::{BySeat, Seat};
use crate::games::stroop::{Event, Stroop};
use crate::i18n::stroop::results;
use crate::i18n::stroop::table::Msg;
use crate::ui::boards::kit::{Story, name_tag};
use crate::ui::words::say;

/// The cards that were left, over the games and rounds that these events tell of.
pub(super) struct Left {
    /// Those of the current game.
    pub(super) now: BySeat<u8>,
    /// Those at the ends of the games before, added up.
    pub(super) carried: BySeat<u8>,
    /// Those after each round.
    pub(super) rounds: Vec<BySeat<u8>>,
}

impl Left {
    /// What is left after these events.
    pub(super) fn after(story: &Story<Stroop>) -> Self {
        let options = &story.seen.view.board.options;
        let starts = BySeat::new(options.players, |seat| options.cards_of(seat));
        let mut left = starts.clone();
        let mut carried = starts.map(|_, _| 0);
        let mut rounds = Vec::new();
        for event in story.events {
            match event {
                // At the start of the first, everybody has all cards, and nothing is carried over.
                Event::GameBegan { game, .. } if *game > 1 => {
                    carried = carried.map(|seat, carried| carried + left[seat]);
                    left = starts.clone();
                }
                Event::Landed { seat, .. } => left[*seat] -= 1,
                Event::DealtOut { each, .. } => left = left.map(|_, left| left + each),
                Event::RoundEnded { .. } => rounds.push(left.clone()),
                _ => {}
            }
        }
        Self {
            now: left,
            carried,
            rounds,
        }
    }

    /// In all games so far.
    pub(super) fn all(&self) -> BySeat<u8> {
        self.carried.map(|seat, carried| carried + self.now[seat])
    }
}

/// The players by the cards they had left: at the end of a game, in all of it; else at the end of a round, with what each
/// is dealt for the next one.
pub(super) fn placed(story: &Story<Stroop>) -> Html {
    let view = &story.seen.view;
    let board = &view.board;
    let outcome = board.outcome.as_ref();
    let cards = |seat: Seat| view.cards(seat) + outcome.map_or(0, |_| board.carried[seat]);
    let mut all: Vec<(Seat, u8)> = { story.names.iter() }
        .map(|(seat, _)| (seat, cards(seat)))
        .collect();
    let place = |seat: Seat, cards| outcome.map_or(cards, |it| it.places[seat]);
    all.sort_by_key(|&(seat, cards)| place(seat, cards));
    let best = all.first().map(|&(seat, cards)| place(seat, cards));
    let dealt = if outcome.is_none() && board.round == 1 {
        view.dealt_each()
    } else {
        0
    };
    let one = |&(seat, cards): &(Seat, u8)| {
        let first = (Some(place(seat, cards)) == best).then_some("first");
        html! {
            <li key={seat.0} class={classes!(format!("seat-{}", seat.0), first)}>
                <span class="who">{ name_tag(&story.names[seat]) }</span>
                <b>{ say(Msg::Left(cards)) }</b>
                if dealt > 0 {
                    <small class="then">{ say(Msg::ThenDealt { each: dealt, all: cards + dealt }) }</small>
                }
                <span class="cards-left" aria-hidden="true">
                    { for (0..cards).map(|card| html! { <i key={card} /> }) }
                    { for (0..dealt).map(|card| html! { <i key={format!("dealt-{card}")} class="dealt" /> }) }
                </span>
            </li>
        }
    };
    // The sheet of a single game says no more than this.
    let alone = (!board.options.is_match()).then_some("alone");
    html! { <ol class={classes!("placed", alone)}>{ for all.iter().map(one) }</ol> }
}

/// Why one of several players who have as few cards won: in a single game, whoever called STOP (ST-6.1).
pub(super) fn tie(story: &Story<Stroop>) -> Html {
    let view = &story.seen.view;
    let winner = { view.board.outcome.as_ref() }.and_then(|it| it.winners().single());
    let ties = |winner: &Seat| {
        let others = story.names.iter().filter(|(seat, _)| seat != winner);
        let mut left = others.map(|(seat, _)| view.cards(seat));
        left.any(|cards| cards == view.cards(*winner))
    };
    let Some(winner) = winner.filter(|it| !view.board.options.is_match() && ties(it)) else {
        return Html::default();
    };
    let (who, cards) = (&story.names[winner], view.cards(winner));
    html! { <p class="tied">{ say(results::Msg::Tied { who, cards }) }</p> }
}
