//! The players around the table: a plate for each, and a closer look at one.

use std::rc::Rc;

use yew::prelude::*;

use super::closer_look::use_closer_look;
use super::game_ui::BoardProps;
use crate::engine::{Game, Observation, Seat, Seats};
use crate::i18n::Name;
use crate::i18n::Names;
use crate::i18n::table::Msg;
use crate::setup::{Setup, Who};
use crate::ui::components::{Sign, icon};
use crate::ui::words::say;

/// The seat's mark, and the name.
pub fn name_tag(name: &Name) -> Html {
    html! {
        <>
            <span class="seat-mark" aria-hidden="true" /><span class="name">{ name.as_str() }</span>
        </>
    }
}

/// The viewer's plate: the name, and what is `inside`.
pub fn own_plate(
    seat: Seat,
    name: &Name,
    acts: bool,
    anchor: Option<String>,
    inside: Html,
) -> Html {
    let acts = acts.then_some("acts");
    html! {
        <div class={classes!("own-seat", format!("seat-{}", seat.0), acts)} data-anchor={anchor}>
            <h3>{ name_tag(name) }</h3>
            if acts.is_some() {
                <p class="unseen">{ say(Msg::ToPlay) }</p>
            }
            { inside }
        </div>
    }
}

/// What a board knows about the players.
#[derive(Properties, Clone, PartialEq)]
pub struct PlayersProps<G: Game> {
    /// A short description of each player's last turn; empty if the board shows it otherwise.
    pub last_turns: Rc<[AttrValue]>,
    /// What is seen of the game.
    pub seen: Rc<Observation<G>>,
    /// The viewer's seat, which has its own place near whoever holds the device.
    pub own: Option<Seat>,
    /// Who sits where.
    pub setup: Rc<Setup>,
    /// The names of the seats.
    pub names: Rc<Names>,
}

impl<G: Game> PlayersProps<G> {
    /// Takes the props from a board; `own` is the viewer's seat, which has its own place.
    #[must_use]
    pub fn of(board: &BoardProps<G>, own: Option<Seat>) -> Self {
        Self {
            last_turns: Rc::clone(&board.last_turns),
            seen: Rc::clone(&board.seen),
            own,
            setup: Rc::clone(&board.setup),
            names: Rc::clone(&board.names),
        }
    }

    /// What is seen of the game.
    #[must_use]
    pub fn view(&self) -> &G::View {
        &self.seen.view
    }

    /// Who sits in a seat.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Option<Who> {
        self.setup.chairs.get(seat.index()).map(|chair| chair.who)
    }

    /// Everybody else, in turn order from the left; everybody, if the table looks.
    fn seats(&self) -> Vec<Seat> {
        let players = self.names.seats();
        let first = self.own.map_or(Seat(0), |own| own.left(players));
        let seats = first.round(players);
        seats.filter(|seat| Some(*seat) != self.own).collect()
    }
}

/// The content of a plate, below the name.
pub struct Plate {
    /// Game-specific classes.
    pub class: Classes,
    /// What everybody may know about the player.
    pub inside: Html,
    /// The same in full, for the closer look; `None` if the plate says everything.
    pub details: Option<Html>,
}

/// The plates of the other players, or of all, in a section with a heading. `anchor` gives the anchor of a seat for
/// flights.
#[hook]
pub fn use_players<G: Game>(
    props: &PlayersProps<G>,
    anchor: fn(Seat) -> String,
    plate: impl Fn(Seat) -> Plate,
) -> Html {
    let seats = props.seats().into_iter();
    let plates = seats.map(|seat| (seat, plate(seat))).collect();
    use_plates(plates, props.seen.to_act(), &props.names, anchor)
}

/// The same without the game's types.
#[hook]
fn use_plates(
    plates: Vec<(Seat, Plate)>,
    to_act: Seats,
    names: &Names,
    anchor: fn(Seat) -> String,
) -> Html {
    let look = use_closer_look(plates.len());
    let details = look.at.and_then(|place| {
        let (seat, plate) = plates.get(place)?;
        let (inside, onclose) = (plate.details.clone()?, look.look.reform(move |()| place));
        Some(player_details(*seat, &names[*seat], inside, &onclose))
    });
    let count = format!("of-{}", plates.len());
    let item = |(place, (seat, plate)): (usize, (Seat, Plate))| {
        let acts = to_act.has(seat).then_some("acts");
        let tag = name_tag(&names[seat]);
        let heading = match plate.details {
            None => tag,
            Some(_) => html! {
                <button
                    type="button"
                    class="looks"
                    data-looks=""
                    data-place={place.to_string()}
                    tabindex={if place == look.focus.stop { "0" } else { "-1" }}
                    aria-expanded={(look.at == Some(place)).to_string()}
                    onclick={look.look.reform(move |_| place)}
                >
                    { tag }
                </button>
            },
        };
        html! {
            <li
                key={seat.0}
                class={classes!("player", format!("seat-{}", seat.0), acts, plate.class)}
                aria-current={acts.map(|_| "true")}
                data-anchor={anchor(seat)}
            >
                <h3>{ heading }</h3>
                if acts.is_some() {
                    <p class="unseen">{ say(Msg::ToPlay) }</p>
                }
                { plate.inside }
            </li>
        }
    };
    html! {
        <section
            ref={look.focus.section}
            class="players"
            aria-labelledby="players-heading"
            onkeydown={look.onkeydown}
            onfocusin={look.focus.onfocusin}
            onfocusout={look.onfocusout}
        >
            <h2 id="players-heading" class="unseen">{ say(Msg::PlayersHeading) }</h2>
            <ul class={count}>{ for plates.into_iter().enumerate().map(item) }</ul>
            { details.unwrap_or_default() }
        </section>
    }
}

/// A closer look at a player: everything that everybody knows, and a button to close it.
fn player_details(seat: Seat, name: &Name, known: Html, onclose: &Callback<()>) -> Html {
    html! {
        <div class={classes!("player-details", format!("seat-{}", seat.0))} role="group" aria-label={name.to_string()}>
            <p class="whose">{ name_tag(name) }</p>
            <button type="button" class="close" data-looks="" onclick={onclose.reform(|_| ())}>
                { icon(Sign::Close, say(Msg::ClosePanel)) }
            </button>
            { known }
        </div>
    }
}
