//! The board of a game played in turns: the parts that all of them have, and what a game adds.

use std::rc::Rc;

use yew::prelude::*;

use super::advice::use_advised;
use super::game_ui::{BoardProps, GameUi};
use super::moves::{Moves, use_board_keys, use_moves};
use super::notes::{Note, Notes};
use super::players::{Choosing, PlayersProps};
use crate::engine::{Observation, Seat};
use crate::settings::Marks;
use crate::staging::{Decision, StagedMove};
use crate::ui::commands::Stroke;
use crate::ui::listening::use_latest;
use crate::ui::motion::use_round_the_table;
use crate::ui::use_settings::use_settings;

/// What a game played in turns adds to its [board](TurnBoard): its cards, its middle and its gestures.
pub trait TurnUi: GameUi {
    /// What is staged before it is played.
    type Staged: StagedMove<Game = Self>;
    /// What the viewer can do with the cards: tap one, drag it, and so on.
    type Gesture: 'static;
    /// The plates of the other players.
    type Players: BaseComponent<Properties = PlayersProps<Self>>;

    /// A selector for the containers of the cards: if a button elsewhere has the focus, the confirm key is meant for
    /// it.
    const CARDS: &'static str;

    /// The clause of the rules that decides now.
    fn clause(seen: &Observation<Self>, decision: &Decision<Self::Staged>) -> &'static str;

    /// The notes for new players that are due, most important first.
    fn notes(turn: &TurnProps<'_, Self>) -> Vec<Note>;

    /// Whether what is staged begins a new moment for notes, within the same step of the game.
    fn is_new_moment(_turn: &TurnProps<'_, Self>) -> bool {
        false
    }

    /// The moment for notes, if it lasts while others do something.
    fn moment(seen: &Observation<Self>) -> usize {
        seen.step
    }

    /// The sentence that says what to do.
    fn prompt(turn: &TurnProps<'_, Self>) -> Html;

    /// Whom the viewer can choose at the table now, if anybody.
    fn choosing(_turn: &TurnProps<'_, Self>) -> Option<Choosing> {
        None
    }

    /// The middle of the table.
    fn middle(turn: &TurnProps<'_, Self>) -> Html;

    /// The viewer's cards and controls, in this seat.
    fn own(turn: &TurnProps<'_, Self>, seat: Seat) -> Html;

    /// The same area while nobody may see the hand: the cards lie face down, and nothing can be done.
    fn face_down(turn: &TurnProps<'_, Self>, seat: Seat) -> Html;

    /// Handles a gesture, made at this time stamp.
    fn gesture(
        moves: &Moves<Self::Staged>,
        decision: &Decision<Self::Staged>,
        gesture: Self::Gesture,
        at: f64,
    );

    /// Handles a game-specific command; returns whether there was anything to do.
    fn command(
        moves: &Moves<Self::Staged>,
        decision: &Decision<Self::Staged>,
        stroke: Stroke,
    ) -> bool;
}

/// What the parts of a board are drawn from.
pub struct TurnProps<'a, T: TurnUi> {
    /// The props of the board.
    pub props: &'a BoardProps<T>,
    /// What the viewer can do.
    pub moves: &'a Moves<T::Staged>,
    /// The staged decision.
    pub decision: &'a Rc<Decision<T::Staged>>,
    /// Whether playable cards are to be marked.
    pub marks: bool,
    /// The note for new players that is due, if any: for the action bar.
    pub note: Html,
    /// Takes each gesture with its time stamp. It stays the same, so that staging does not redraw unaffected cards.
    pub ongesture: Callback<(T::Gesture, f64)>,
}

/// The board. Staged decisions belong to one step of the game and are discarded with the next.
#[component]
pub fn TurnBoard<T: TurnUi>(props: &BoardProps<T>) -> Html {
    let seen = &props.seen;
    let (moves, decision) = use_moves::<T::Staged>(props);
    let presses = use_advised(props, &moves);
    use_board_keys(
        T::ID,
        (&moves, &decision),
        T::CARDS,
        T::clause(seen, &decision),
        {
            let (moves, decision) = (moves.clone(), Rc::clone(&decision));
            move |stroke| T::command(&moves, &decision, stroke)
        },
    );
    let marks = use_settings().settings.marks == Marks::Playable;
    let ongesture = use_latest({
        let (moves, decision) = (moves.clone(), Rc::clone(&decision));
        Callback::from(move |(gesture, at)| T::gesture(&moves, &decision, gesture, at))
    });
    let mut turn = TurnProps {
        props,
        moves: &moves,
        decision: &decision,
        marks,
        note: Html::default(),
        ongesture,
    };
    let own = seen.eyes.seat();
    if own.is_some() {
        let moment = (T::moment(seen), T::is_new_moment(&turn));
        turn.note = html! { <Notes {moment} due={T::notes(&turn)} /> };
    }
    let near = own.or(props.near);
    // Whatever has `data-sits` turns with the table: the plates, and what a game lays before its players.
    let board = use_round_the_table(near);
    let own_area = html! {
        <>
            { T::prompt(&turn) }
            if let Some(seat) = own {
                { T::own(&turn, seat) }
            } else if let Some(seat) = near {
                { T::face_down(&turn, seat) }
            }
            { for props.cover.clone() }
        </>
    };
    let players = PlayersProps {
        choosing: T::choosing(&turn),
        ..PlayersProps::of(props, near)
    };
    let players = html! { <T::Players ..players /> };
    let parts = (players, T::middle(&turn), own_area);
    layout(board, (own, near), presses, parts)
}

/// From top to bottom: the players, the middle, and the area of the near seat with the prompt. If only bots play, no
/// seat is near.
fn layout(
    board: NodeRef,
    (own, near): (Option<Seat>, Option<Seat>),
    presses: bool,
    (players, middle, own_area): (Html, Html, Html),
) -> Html {
    // The button that is advised.
    let presses = presses.then_some("presses");
    let open = near.is_none().then_some("open-table");
    let hidden = (own.is_none() && near.is_some()).then_some("hidden");
    // An area that has just been uncovered is a new one, which ignores taps at first.
    let key = own.map_or("nobody".into(), |seat| format!("own-{}", seat.0));
    html! {
        <div ref={board} class={classes!("board", open, presses)}>
            { players }
            { middle }
            <div {key} class={classes!("own-area", hidden)}>{ own_area }</div>
        </div>
    }
}

/// A hand that nobody may see: backs side by side, with an anchor for each place.
pub fn face_down(back: Html, cards: usize, anchor: impl Fn(usize) -> String) -> Html {
    let card = |place| {
        html! { <span key={place} data-anchor={anchor(place)}>{ back.clone() }</span> }
    };
    html! { <div class="face-down" aria-hidden="true">{ for (0..cards).map(card) }</div> }
}
