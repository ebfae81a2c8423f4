//! The scene at the end of a game: the last card comes down in the color of the winner, and small cards rain.

use yew::prelude::*;

use super::cards::face;
use crate::games::stroop::{Event, Stroop};
use crate::i18n::stroop::cards;
use crate::i18n::stroop::table::Msg;
use crate::ui::boards::kit::Story;
use crate::ui::words::say;

/// How many small cards rain. The style sheet says where each falls.
const RAIN: usize = 14;

/// The last card and whose it was, once the game is over.
pub(super) fn finale(story: &Story<Stroop>) -> Html {
    let Some(outcome) = &story.seen.view.board.outcome else {
        return Html::default();
    };
    let last = story.events.iter().rev().find_map(|event| match **event {
        Event::Landed { seat, card, .. } => Some((seat, card)),
        _ => None,
    });
    let winner = outcome.winners().single();
    let class = classes!("finale", winner.map(|seat| format!("seat-{}", seat.0)));
    html! {
        <div key="finale" {class}>
            <span class="rain" aria-hidden="true">{ for (0..RAIN).map(|drop| html! { <i key={drop} /> }) }</span>
            if let Some((seat, card)) = last {
                <span class="center">{ face(card) }</span>
                <span class="unseen">{ say(cards::Msg::Word(card.face().word)) }</span>
                <small>{ say(Msg::LastCard(&story.names[seat])) }</small>
            }
        </div>
    }
}
