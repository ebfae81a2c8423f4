//! How a match stands, before each of its rounds.

use yew::prelude::*;

use crate::engine::Seat;
use crate::games::stroop::Board;
use crate::i18n::Names;
use crate::i18n::stroop::table::Msg;
use crate::ui::words::say;

/// Which game of the match it is, and how many cards each player had left at the ends of those before; nothing outside
/// a match.
pub(super) fn standing(board: &Board, names: &Names) -> Html {
    let Board { options, game, .. } = *board;
    if !options.is_match() {
        return Html::default();
    }
    let games = options.games;
    let score = |(seat, &cards): (Seat, &u8)| {
        let who = &names[seat];
        html! { <span key={seat.0}>{ say(Msg::SoFar { who, cards }) }</span> }
    };
    html! {
        <div class="standing">
            <p>{ say(Msg::GameOf { game, games }) }</p>
            if game > 1 {
                <p class="scores">
                    <span key="label">{ say(Msg::CardsSoFar) }</span>
                    { for board.carried.iter().map(score) }
                </p>
            }
        </div>
    }
}
