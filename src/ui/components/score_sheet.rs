//! A score sheet with one row per seat and one column per round.

use web_sys::Element;
use yew::prelude::*;

use super::heads::Face;
use crate::engine::{BySeat, Outcome, Seat};
use crate::i18n::Names;
use crate::i18n::table::Msg;
use crate::ui::words::say;

/// The content of a score sheet, all in words or figures.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// What is counted.
    pub caption: AttrValue,
    /// The headings of the rounds; those without one are numbered.
    pub heads: Vec<AttrValue>,
    /// Each seat's score in each finished round.
    pub rounds: Vec<BySeat<AttrValue>>,
    /// The heading of the last column.
    pub total: AttrValue,
    /// Each seat's value in the last column.
    pub totals: BySeat<AttrValue>,
}

/// See [`ScoreSheet`].
#[derive(Properties, PartialEq)]
pub struct ScoreSheetProps {
    /// The content.
    pub sheet: Sheet,
    /// The names of the seats.
    pub names: std::rc::Rc<Names>,
    /// The faces of those who have one.
    #[prop_or_default]
    pub faces: Option<BySeat<Option<Face>>>,
    /// How the game ended, if known: seats are then sorted by place.
    #[prop_or_default]
    pub outcome: Option<Outcome>,
}

/// A score sheet. If there are many rounds it scrolls sideways, from the last one.
#[component]
pub fn ScoreSheet(props: &ScoreSheetProps) -> Html {
    let sheet = &props.sheet;
    let scrolls = use_node_ref();
    use_effect_with(sheet.rounds.len(), {
        let scrolls = scrolls.clone();
        move |_| {
            if let Some(sheet) = scrolls.cast::<Element>() {
                sheet.set_scroll_left(sheet.scroll_width());
            }
        }
    });
    let rounds = (0..sheet.rounds.len()).map(|round| {
        let head = sheet.heads.get(round).cloned();
        let head = head.unwrap_or_else(|| (round + 1).to_string().into());
        html! { <th key={round} scope="col">{ head }</th> }
    });
    let place = |seat: Seat| props.outcome.as_ref().map(|outcome| outcome.places[seat]);
    let mut seats: Vec<Seat> = props.names.iter().map(|(seat, _)| seat).collect();
    seats.sort_by_key(|&seat| place(seat));
    let face = |seat: Seat| *props.faces.as_ref()?.get(seat)?;
    let rows = seats.into_iter().map(|seat| {
        let won = (place(seat) == Some(1)).then_some("won-it");
        let marks = sheet.rounds.iter().enumerate();
        let marks = marks.map(|(round, marks)| html! { <td key={round}>{ &marks[seat] }</td> });
        html! {
            <tr key={seat.0} class={classes!(format!("seat-{}", seat.0), won)}>
                <th scope="row">
                    { for face(seat).map(Face::draw) }<span class="seat-mark" aria-hidden="true" />{ &props.names[seat] }
                </th>
                { for marks }
                <td key="total" class="total">{ &sheet.totals[seat] }</td>
            </tr>
        }
    });
    html! {
        <div ref={scrolls} class="sheet" role="group" tabindex="0" aria-label={&sheet.caption}>
            <table>
                <caption>{ &sheet.caption }</caption>
                <thead>
                    <tr>
                        <th key="players" scope="col">{ say(Msg::Players) }</th>
                        { for rounds }
                        <th key="total" scope="col" class="total">{ &sheet.total }</th>
                    </tr>
                </thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    }
}
