//! The table of Stroop: a zone for each person at the screen, all playing at once.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::cells::Cells;
use super::controls::Center;
use super::devices::is_gamepad;
use super::dropped::use_dropped_stop;
use super::hands::{Hand, Hands};
use super::input::{Gesture, Heard, use_blocks, use_gamepads};
use super::landing::{Places, use_landing};
use super::middle::Middle;
use super::newcomers;
use super::phase::{Phase, use_phase};
use super::place::{Turn, screen};
use super::presses::use_own_clicks;
use super::ready::ReadyProps;
use super::strokes::use_strokes;
use super::touches::{Lost, use_advice};
use super::verdict::{Ruling, came_back, is_past};
use super::waiting::others;
use super::zone::{Zone, fate};
use crate::engine::{BySeat, MAX_SEATS, Seat, Seats};
use crate::games::stroop::{Action, Card, Refusal, Stroop};
use crate::i18n::stroop::cards;
use crate::settings::Voice;
use crate::ui::boards::kit::{self, BoardProps, refusal};
use crate::ui::key_caps::use_caps;
use crate::ui::listening::use_latest;
use crate::ui::use_settings::use_settings;
use crate::ui::words::say;
use crate::web::voice;

/// State kept while no board is on the screen.
#[derive(Clone, Default)]
struct Shelf {
    hands: Option<Hands>,
    cells: Option<BySeat<Rc<Cells>>>,
    rooms: Option<BySeat<usize>>,
}

/// The board.
#[component]
pub fn Board(props: &BoardProps<Stroop>) -> Html {
    let view = &props.seen.view;
    let people = props.setup.people();
    let (phase, begin, pause) = use_phase(props);
    let shelf = props.memory.get::<Shelf>();
    let cells = cells_of(props, shelf.cells.as_ref());
    let hands = use_reducer(|| match shelf.hands {
        Some(hands) => hands.empty(),
        None => Hands::new(people, screen(), newcomers::are_here()),
    });
    let needed = rooms_of(props, &cells);
    // At the end of a round, cards keep their sizes until the report comes.
    let suits = |rooms: &BySeat<usize>| {
        !phase.rests()
            || phase == Phase::Still && rooms.iter().all(|(seat, &room)| room >= needed[seat])
    };
    let rooms = shelf.rooms.filter(suits).unwrap_or_else(|| needed.clone());
    let surface = use_node_ref();
    use_landing(
        &surface,
        &view.board,
        &hands,
        &Places {
            people,
            before: shelf.cells.as_ref(),
            rooms: &rooms,
        },
        phase == Phase::Plays,
    );
    if props.now.is_some() {
        props.memory.keep(Shelf {
            hands: Some((*hands).clone()),
            cells: Some(cells.clone()),
            rooms: Some(rooms.clone()),
        });
    }
    use_own_clicks();
    let caps = use_caps();
    let refused = use_state_eq(Refused::default);
    let act = use_act(props, &refused);
    let lost = use_state_eq(|| false);
    use_voice(props, phase);
    let trains = props.setup.is_practice();
    let glows = use_glow(props, phase);
    use_effect_with(phase == Phase::Plays, {
        let lost = lost.setter();
        move |&plays| {
            if plays {
                lost.set(false);
            }
        }
    });
    let plays = phase == Phase::Plays;
    let onstroke = use_strokes(
        (phase, view.board.round),
        &hands,
        &cells,
        &rooms,
        &view.left,
        &act,
    );
    let onaway = {
        let hands = hands.dispatcher();
        Callback::from(move |()| hands.dispatch(Hand::LetsGo))
    };
    let heard = Heard {
        onstroke: onstroke.clone(),
        onpause: pause.clone(),
        onaway,
    };
    use_blocks(&hands, &caps, people, plays, heard);
    let pads = people.iter().any(|it| is_gamepad(hands.of(it).device));
    use_gamepads(&hands, people, pads && phase != Phase::Still, onstroke);
    let onlost = use_callback(lost.setter(), |(), lost| lost.set(true));
    let advice = use_advice(phase == Phase::Ready, &hands, props, *lost);
    let room = advice.as_ref().is_none_or(|advice| !advice.refuses);
    use_begin(
        phase,
        if room { people } else { Seats::NONE },
        &hands,
        &begin,
    );
    use_dropped_stop(props, plays, &hands);
    let onpointercancel = use_storm(plays, &lost, &pause);
    let zone = |seat: Seat| {
        let board = &view.board;
        let ruling = fate(board, seat, &props.names).map(|(class, words)| Ruling {
            tries: board.lately[seat].tries,
            class,
            words,
            past: is_past(board, seat),
            back: came_back(board, seat, &cells[seat]),
        });
        let until = board.fumbling[seat];
        let fumble =
            (plays && until > props.seen.at).then(|| (until, board.options.fumble_of(seat)));
        let ready = (phase == Phase::Ready).then(|| ReadyProps {
            seat,
            people,
            names: Rc::clone(&props.names),
            round: board.round,
            holds: hands.holds,
            devices: hands.device,
            caps: Rc::clone(&caps),
            turn: hands.turn[seat.index()],
            warms_up: hands.warms_up(seat, board.round),
            progress: hands.progress[seat.index()],
            advanced: board.options.advanced,
            is_match: board.options.is_match(),
            cursor: hands.of(seat).cursor,
            hands: hands.dispatcher(),
            advice: advice.clone(),
            onlost: onlost.clone(),
        });
        html! {
            <Zone
                key={seat.0}
                {seat}
                name={props.names[seat].clone()}
                cells={Rc::clone(&cells[seat])}
                room={rooms[seat]}
                hand={board.hands[seat].len() as u8}
                left={view.left[seat]}
                advanced={board.options.advanced}
                {ruling}
                round={board.round}
                refused={refused[seat.index()].filter(|it| it.so_far == so_far(props, seat)).map(|it| (it.why, it.nth))}
                {fumble}
                barred={board.barred.has(seat)}
                others={others(props, &cells, seat)}
                {phase}
                own={hands.of(seat)}
                caps={Rc::clone(&caps)}
                fits={glows.then(|| fits(props, seat))}
                act={act.clone()}
                hands={hands.dispatcher()}
                {ready}
            />
        }
    };
    let center = Center {
        card: view.board.top(),
        before: view.board.before_top(),
        changes: view.board.changes,
    };
    let turns: Vec<Turn> = people.iter().map(|seat| hands.turn[seat.index()]).collect();
    let bots = view.board.hands.which(|seat, _| !people.has(seat));
    html! {
        <div
            ref={surface}
            class={classes!("surface", format!("for-{}", people.count()), trains.then_some("trains"))}
            {onpointercancel}
            data-stands={(!turns.iter().any(|it| it.is_turned())).then_some("yes")}
        >
            <ContextProvider<Center> context={center}>
                { for people.iter().map(zone) }
            </ContextProvider<Center>>
            <Middle
                view={Rc::new(view.clone())}
                names={props.names.clone()}
                setup={props.setup.clone()}
                moods={props.moods}
                {bots}
                underway={props.underway}
                {trains}
                lost={*lost}
                sides={sides(turns)}
                {phase}
                ongoon={begin}
            />
        </div>
    }
}

/// The sides from which the middle is read, each once; without people, the lower one.
fn sides(mut turns: Vec<Turn>) -> Vec<Turn> {
    turns.sort_unstable();
    turns.dedup();
    if turns.is_empty() {
        turns.push(Turn::default());
    }
    turns
}

/// Pauses when many touches are lost at once. Moves already made still count.
#[hook]
fn use_storm(
    plays: bool,
    lost: &UseStateHandle<bool>,
    pause: &Callback<()>,
) -> Callback<PointerEvent> {
    let touches = use_mut_ref(Lost::default);
    let (lost, pause) = (lost.setter(), pause.clone());
    Callback::from(move |event: PointerEvent| {
        if plays && touches.borrow_mut().another(event.time_stamp()) {
            lost.set(true);
            pause.emit(());
        }
    })
}

/// How long nothing must change in training before playable cards light up, in milliseconds.
const THOUGHT: u32 = 3_000;

/// Whether playable cards light up: in training, when nothing has changed for a while.
#[hook]
fn use_glow(props: &BoardProps<Stroop>, phase: Phase) -> bool {
    let board = &props.seen.view.board;
    let trains = props.setup.is_practice() && phase == Phase::Plays;
    let now = trains.then_some(board.changes);
    let glows = use_state_eq(|| None::<u32>);
    use_effect_with(now, {
        let glows = glows.setter();
        move |&now| {
            let timeout = now.map(|_| Timeout::new(THOUGHT, move || glows.set(now)));
            move || drop(timeout)
        }
    });
    now.is_some() && *glows == now
}

/// The playable cards of a hand.
fn fits(props: &BoardProps<Stroop>, seat: Seat) -> Rc<[Card]> {
    let board = &props.seen.view.board;
    let hand = board.hands[seat].iter().copied();
    hand.filter(|&card| board.fits(card)).collect()
}

/// Says the word of each card that lands, if the settings ask the page to (ST-3.7).
#[hook]
fn use_voice(props: &BoardProps<Stroop>, phase: Phase) {
    let says = use_settings().settings.voice == Voice::Page && phase == Phase::Plays;
    let board = &props.seen.view.board;
    let landed = board.landings.last().and_then(|_| board.top());
    use_effect_with(board.changes, move |_| {
        if let Some(card) = landed.filter(|_| says) {
            voice::say(&say(cards::Msg::Word(card.face().word)), "en");
        }
    });
}

/// The number of cells in each zone, which changes only while the game rests.
fn rooms_of(props: &BoardProps<Stroop>, cells: &BySeat<Rc<Cells>>) -> BySeat<usize> {
    let view = &props.seen.view;
    view.board.hands.map(|seat, hand| {
        let cards = hand.len() + usize::from(view.left[seat]);
        cells[seat].needed(cards)
    })
}

/// The cells of each hand.
fn cells_of(props: &BoardProps<Stroop>, before: Option<&BySeat<Rc<Cells>>>) -> BySeat<Rc<Cells>> {
    let hands = &props.seen.view.board.hands;
    hands.map(|seat, hand| {
        let before = before.and_then(|before| before.get(seat)).cloned();
        let before = before.unwrap_or_default();
        let now = before.now(hand);
        if now == *before { before } else { Rc::new(now) }
    })
}

/// Why an action was refused.
#[derive(Clone, Copy, PartialEq)]
struct No {
    /// Why.
    why: Refusal,
    /// The numbers of tries and cards to draw at the time: a later action makes it outdated.
    so_far: (u32, u8),
    /// How many were refused before.
    nth: u32,
}

/// Why each seat's last action was refused.
type Refused = [Option<No>; MAX_SEATS];

/// The number of tries a seat has made, and of cards it has left to draw.
fn so_far(props: &BoardProps<Stroop>, seat: Seat) -> (u32, u8) {
    let view = &props.seen.view;
    (view.board.lately[seat].tries, view.left[seat])
}

/// Plays a person's action, or records why it is illegal. Whether a card comes in time is judged later, by the time
/// stamp of its event.
#[hook]
fn use_act(
    props: &BoardProps<Stroop>,
    refused: &UseStateHandle<Refused>,
) -> Callback<(Seat, Gesture, f64)> {
    let (props, refused) = (props.clone(), refused.clone());
    use_latest(Callback::from(
        move |(seat, gesture, at): (Seat, Gesture, f64)| {
            let action = match gesture {
                Gesture::Play(card) => Action::Play { card },
                Gesture::Draw => Action::Draw,
                Gesture::Stop => Action::Stop,
            };
            let why = match gesture {
                Gesture::Play(_) => None,
                Gesture::Draw | Gesture::Stop => refusal::<Stroop>(&props.check, seat, action),
            };
            let mut now = *refused;
            let nth = now.iter().flatten().map(|no| no.nth + 1).max().unwrap_or(0);
            now[seat.index()] = why.map(|why| No {
                why,
                so_far: so_far(&props, seat),
                nth,
            });
            refused.set(now);
            if why.is_none() {
                props.act.emit(kit::PlayerInput { seat, action, at });
            }
        },
    ))
}

/// Starts the countdown when all players hold their pads at the same time.
#[hook]
fn use_begin(phase: Phase, people: Seats, hands: &UseReducerHandle<Hands>, begin: &Callback<()>) {
    let all = !people.is_empty() && people.iter().all(|seat| hands.holds.has(seat));
    let (begin, hands) = (begin.clone(), hands.dispatcher());
    let ready = phase == Phase::Ready;
    use_effect_with((ready, all), move |&(ready, all)| {
        if ready && all {
            begin.emit(());
        }
    });
    // Holding on after the countdown does not call STOP.
    use_effect_with(phase == Phase::Plays, move |&plays| {
        if plays {
            hands.dispatch(Hand::LetsGo);
        }
    });
}
