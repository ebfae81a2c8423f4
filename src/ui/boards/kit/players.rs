//! The players around the table: a plate for each, and a closer look at one.

use std::rc::Rc;

use yew::prelude::*;

use super::closer_look::{CloserLook, use_closer_look};
use super::game_ui::BoardProps;
use super::log::Moods;
use crate::engine::{Game, Observation, Seat, Seats};
use crate::i18n::Name;
use crate::i18n::Names;
use crate::i18n::table::Msg;
use crate::setup::{Setup, Who, looks};
use crate::ui::components::{Face, Gaze, Sign, first_click, icon};
use crate::ui::motion::{figure, seen};
use crate::ui::words::say;

/// The seat's mark, and the name.
pub fn name_tag(name: &Name) -> Html {
    html! {
        <>
            <span class="seat-mark" aria-hidden="true" /><span class="name">{ name.as_str() }</span>
        </>
    }
}

/// The head of whoever sits in a seat, if they have one, looking there.
pub fn seat_head(setup: &Setup, moods: Moods, seat: Seat, gaze: Gaze) -> Html {
    let look = looks(&setup.chairs).get(seat).copied();
    let head = look.and_then(|look| look.head);
    let mood = moods.of(seat);
    let face = head.map(|head| Face { head, mood, gaze }.draw());
    face.unwrap_or_default()
}

/// The viewer's plate: the head, the name, and what is `inside`. Viewers look at their cards when they act.
pub fn own_plate<G: Game>(
    board: &BoardProps<G>,
    seat: Seat,
    acts: bool,
    anchor: Option<String>,
    inside: Html,
) -> Html {
    let gaze = if acts { Gaze::Down } else { Gaze::Up };
    let head = seat_head(&board.setup, board.moods, seat, gaze);
    plate_of(seat, head, &board.names[seat], acts, anchor, inside)
}

/// The same for whoever is drawn with this head.
pub fn plate_of(
    seat: Seat,
    head: Html,
    name: &Name,
    acts: bool,
    anchor: Option<String>,
    inside: Html,
) -> Html {
    let acts = acts.then_some("acts");
    html! {
        <div
            class={classes!("own-seat", format!("seat-{}", seat.0), acts)}
            data-anchor={anchor}
            data-sits={sits(seat)}
        >
            <h3>{ head }{ name_tag(name) }</h3>
            if acts.is_some() {
                <p class="unseen">{ say(Msg::ToPlay) }</p>
            }
            { inside }
        </div>
    }
}

/// The name of a plate for the turning of the table, wherever it lies.
fn sits(seat: Seat) -> String {
    format!("plate-{seat}")
}

/// Whom the viewer can choose at the table: then a tap on a plate does that, instead of taking a closer look.
#[derive(Clone, PartialEq)]
pub struct Choosing {
    /// Who is chosen.
    pub chosen: Option<Seat>,
    /// Who can be; choosing somebody else explains why not.
    pub can: Seats,
    /// How a seat is called as a choice, for screen readers, in seat order.
    pub labels: Rc<[AttrValue]>,
    /// Chooses a seat.
    pub onchoose: Callback<Seat>,
}

impl Choosing {
    /// The label of a seat.
    fn label(&self, seat: Seat) -> AttrValue {
        self.labels.get(seat.index()).cloned().unwrap_or_default()
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
    /// Who is glad and who is sorry.
    pub moods: Moods,
    /// Whether a card is being turned over, so that what it shows must not be told yet.
    pub turning: bool,
    /// Whom the viewer can choose now.
    #[prop_or_default]
    pub choosing: Option<Choosing>,
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
            moods: board.moods,
            turning: board.turning(),
            choosing: None,
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

/// The line on a plate that tells the player's last turn. A bot greets the table in it before anybody's second one.
pub fn lately<G: Game>(props: &PlayersProps<G>, seat: Seat) -> Html {
    let last_turn = props.last_turns.get(seat.index()).cloned();
    let last_turn = last_turn.filter(|line| !line.is_empty());
    let begins = props.seen.step < usize::from(props.names.seats());
    let greets = begins && matches!(props.who(seat), Some(Who::Bot(_)));
    let head = looks(&props.setup.chairs)[seat].head.filter(|_| greets);
    let line = last_turn.or_else(|| head.map(|head| say(Msg::Greeting(head))));
    html! {
        <p class="lately" aria-hidden="true">
            { figure(format_args!("lately-{seat}"), format_args!("seat-{seat}"), line.unwrap_or_default(), seen) }
        </p>
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
    let (seats, to_act) = (props.seats(), props.seen.to_act());
    let plates = { seats.iter().copied() }.map(|seat| {
        let head = seat_head(&props.setup, props.moods, seat, gaze(&seats, to_act, seat));
        (seat, head, plate(seat))
    });
    let choosing = props.choosing.as_ref();
    use_plates(plates.collect(), to_act, &props.names, anchor, choosing)
}

/// Where the player in a seat looks, whose plates are in this order: to whoever acts, who may be the viewer, or down to
/// the cards to play.
fn gaze(plates: &[Seat], to_act: Seats, seat: Seat) -> Gaze {
    let place = |seat| plates.iter().position(|&it| it == seat);
    let Some(acts) = to_act.single().filter(|_| !to_act.has(seat)) else {
        return if to_act.has(seat) {
            Gaze::Down
        } else {
            Gaze::Ahead
        };
    };
    match place(acts) {
        None => Gaze::Down,
        acts if acts < place(seat) => Gaze::Before,
        _ => Gaze::After,
    }
}

/// The same without the game's types.
#[hook]
fn use_plates(
    plates: Vec<(Seat, Html, Plate)>,
    to_act: Seats,
    names: &Names,
    anchor: fn(Seat) -> String,
    choosing: Option<&Choosing>,
) -> Html {
    let look = use_closer_look(plates.len());
    let shown = look.at.filter(|_| choosing.is_none());
    let details = shown.and_then(|place| {
        let (seat, head, plate) = plates.get(place)?;
        let (inside, onclose) = (plate.details.clone()?, look.look.reform(move |()| place));
        let tag = html! { <>{ head.clone() }{ name_tag(&names[*seat]) }</> };
        Some(player_details(*seat, &names[*seat], tag, inside, &onclose))
    });
    let count = format!("of-{}", plates.len());
    let item = |(place, (seat, head, plate)): (usize, (Seat, Html, Plate))| {
        let acts = to_act.has(seat).then_some("acts");
        let tag = html! { <>{ head }{ name_tag(&names[seat]) }</> };
        let heading = match plate.details {
            None => tag,
            Some(_) => plate_button(seat, place, tag, &look, choosing),
        };
        let cannot = choosing.is_some_and(|it| !it.can.has(seat));
        let cannot = cannot.then_some("cannot");
        html! {
            <li
                key={seat.0}
                class={classes!("player", format!("seat-{}", seat.0), acts, cannot, plate.class)}
                aria-current={acts.map(|_| "true")}
                data-anchor={anchor(seat)}
                data-sits={sits(seat)}
            >
                <h3>{ heading }</h3>
                if acts.is_some() {
                    <p class="unseen">{ say(Msg::ToPlay) }</p>
                }
                { plate.inside }
            </li>
        }
    };
    let plates: Vec<Html> = plates.into_iter().enumerate().map(item).collect();
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
            <ul class={count}>{ plates }</ul>
            { details.unwrap_or_default() }
        </section>
    }
}

/// The button that covers a plate: it takes a closer look, or chooses the player while somebody is to be chosen.
fn plate_button(
    seat: Seat,
    place: usize,
    tag: Html,
    look: &CloserLook,
    choosing: Option<&Choosing>,
) -> Html {
    let word = |is: bool| if is { "true" } else { "false" };
    let (inside, onclick) = match choosing {
        None => (tag, look.look.reform(move |_: MouseEvent| place)),
        Some(choosing) => {
            let inside = html! {
                <>
                    <span class="tag" aria-hidden="true">{ tag }</span>
                    <span class="unseen">{ choosing.label(seat) }</span>
                </>
            };
            let choose = choosing.onchoose.reform(move |_: MouseEvent| seat);
            (inside, first_click(choose))
        }
    };
    html! {
        <button
            type="button"
            class="looks"
            data-looks={choosing.is_none().then_some("")}
            data-place={place.to_string()}
            tabindex={if place == look.focus.stop { "0" } else { "-1" }}
            aria-expanded={choosing.is_none().then(|| word(look.at == Some(place)))}
            aria-pressed={choosing.map(|it| word(it.chosen == Some(seat)))}
            {onclick}
        >
            { inside }
        </button>
    }
}

/// A closer look at a player: everything that everybody knows, and a button to close it.
pub fn player_details(
    seat: Seat,
    name: &Name,
    tag: Html,
    known: Html,
    onclose: &Callback<()>,
) -> Html {
    html! {
        <div class={classes!("player-details", format!("seat-{}", seat.0))} role="group" aria-label={name.to_string()}>
            <p class="whose">{ tag }</p>
            <button type="button" class="close" data-looks="" onclick={onclose.reform(|_| ())}>
                { icon(Sign::Close, say(Msg::ClosePanel)) }
            </button>
            { known }
        </div>
    }
}
