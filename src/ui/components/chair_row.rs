//! A form row for a seat and who sits in it, and its field for the name.

use yew::prelude::*;

use super::{Choice, typed};
use crate::engine::Seat;
use crate::games::GameId;
use crate::i18n::shell::Msg;
use crate::setup::{Chair, LONGEST_NAME, Who};
use crate::ui::words::say;

/// See [`ChairRow`].
#[derive(Properties, PartialEq)]
pub struct ChairRowProps {
    /// The game.
    pub game: GameId,
    /// The seat.
    pub seat: Seat,
    /// Who sits in it.
    pub chair: Chair,
    /// The seat's default name.
    pub usual: AttrValue,
    /// Called with the new name.
    pub onname: Callback<String>,
    /// Called with the new kind of player.
    pub onwho: Callback<Who>,
}

/// The seat's mark, the name field and the kind of player: the content of a list item.
#[component]
pub fn ChairRow(props: &ChairRowProps) -> Html {
    let (seat, chair) = (props.seat, &props.chair);
    let all = Who::all(props.game);
    let options: Vec<AttrValue> = all.clone().map(who).collect();
    let chosen = all.clone().position(|who| who == chair.who).unwrap_or(0);
    let onchange = props
        .onwho
        .reform(move |place: usize| all.clone().nth(place).unwrap_or(Who::Person));
    html! {
        <>
            <span class="seat-mark" aria-hidden="true" />
            { name_field(seat, chair.name.as_ref(), props.usual.clone(), &props.onname) }
            <Choice label={say(Msg::WhoSits(seat))} {options} {chosen} quiet=true {onchange} />
        </>
    }
}

fn who(who: Who) -> AttrValue {
    match who {
        Who::Person => say(Msg::Person),
        Who::Bot(level) => say(Msg::Bot(level)),
    }
}

/// The input field for a name, with the default name `usual` as placeholder.
pub fn name_field(
    seat: Seat,
    name: Option<&String>,
    usual: AttrValue,
    onname: &Callback<String>,
) -> Html {
    let typed = |event: InputEvent| typed(&event, LONGEST_NAME);
    html! {
        <label>
            <span class="unseen">{ say(Msg::NameOf(seat)) }</span>
            <input
                type="text"
                autocomplete="off"
                placeholder={usual}
                value={name.cloned().unwrap_or_default()}
                oninput={onname.reform(typed)}
            />
        </label>
    }
}
