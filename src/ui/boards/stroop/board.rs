//! The table of Stroop: a zone for each person at the screen, all playing at once.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::cells::{Cells, PAGE};
use super::controls::Centre;
use super::devices::moved;
use super::hands::{Hand, Hands};
use super::input::{Gesture, Heard, Stroke, use_blocks, use_gamepads};
use super::landing::use_landing;
use super::middle::Middle;
use super::phase::{Phase, notes, use_phase};
use super::place::{Screen, Turn};
use super::ready::ReadyProps;
use super::touches::{Lost, use_advice};
use super::zone::{Zone, fate};
use crate::engine::{BySeat, MAX_SEATS, Seat, Seats};
use crate::games::stroop::{Action, Card, Refusal, Stroop};
use crate::i18n::stroop::cards;
use crate::i18n::stroop::table::Device;
use crate::settings::{Press, Voice};
use crate::ui::boards::kit::{self, BoardProps, Notes, refusal};
use crate::ui::key_caps::use_caps;
use crate::ui::listening::use_latest;
use crate::ui::use_settings::use_settings;
use crate::ui::words::say;
use crate::web::{matches_media, voice};

/// State kept while no board is on the screen.
#[derive(Clone, Default)]
struct Shelf {
    hands: Option<Hands>,
    cells: Option<BySeat<Rc<Cells>>>,
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
        None => Hands::new(people, screen()),
    });
    let surface = use_node_ref();
    use_landing(
        &surface,
        &view.board,
        &hands,
        people,
        shelf.cells.as_ref(),
        phase == Phase::Plays,
    );
    if props.now.is_some() {
        props.memory.keep(Shelf {
            hands: Some((*hands).clone()),
            cells: Some(cells.clone()),
        });
    }
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
    let onstroke = use_strokes(phase, &hands, &cells, &act, {
        let props = props.clone();
        move |cells| pages_of(&props, cells)
    });
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
    let pads = people
        .iter()
        .any(|it| matches!(hands.of(it).device, Device::Gamepad(_)));
    use_gamepads(&hands, people, pads && phase != Phase::Still, onstroke);
    let onlost = use_callback(lost.setter(), |(), lost| lost.set(true));
    let advice = use_advice(phase == Phase::Ready, &hands, people, *lost);
    let room = advice.as_ref().is_none_or(|advice| !advice.refuses);
    use_begin(
        phase,
        if room { people } else { Seats::NONE },
        &hands,
        &begin,
    );
    let onpointercancel = use_storm(plays, &lost, &pause);
    let zone = |seat: Seat| {
        let board = &view.board;
        let told = fate(board, seat, &props.names)
            .map(|(class, words)| (board.lately[seat].tries, class, words));
        let until = board.fumbling[seat];
        let fumble = (plays && until > props.seen.at).then_some((until, board.options.fumble));
        let ready = (phase == Phase::Ready).then(|| ReadyProps {
            seat,
            people,
            names: Rc::clone(&props.names),
            round: board.round,
            holds: hands.holds,
            devices: hands.device,
            caps: Rc::clone(&caps),
            turn: hands.turn[seat.index()],
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
                pages={pages_of(props, &cells[seat])}
                hand={board.hands[seat].len() as u8}
                left={view.left[seat]}
                advanced={board.options.advanced}
                {told}
                refused={refused[seat.index()].filter(|it| it.1 == so_far(props, seat)).map(|it| it.0)}
                {fumble}
                barred={board.barred.has(seat)}
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
    let centre = Centre {
        card: view.board.top(),
        changes: view.board.changes,
    };
    let turned = |is: fn(Turn) -> bool| people.iter().any(|seat| is(hands.turn[seat.index()]));
    let bots = view.board.hands.which(|seat, _| !people.has(seat));
    html! {
        <div
            ref={surface}
            class={classes!("surface", format!("for-{}", people.count()))}
            {onpointercancel}
            data-stands={(!turned(Turn::is_turned)).then_some("yes")}
        >
            <ContextProvider<Centre> context={centre}>
                { for people.iter().map(zone) }
            </ContextProvider<Centre>>
            <Middle
                view={Rc::new(view.clone())}
                names={props.names.clone()}
                {bots}
                underway={props.underway}
                {trains}
                lost={*lost}
                both_ways={turned(Turn::is_over)}
                {phase}
                ongoon={begin}
            />
            <Notes moment={(props.seen.step, false)} due={notes(phase, view.board.round)} />
        </div>
    }
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

/// The number of pages the cells of a hand fill.
fn pages_of(props: &BoardProps<Stroop>, cells: &Cells) -> usize {
    let board = &props.seen.view.board;
    cells.pages(board.round, board.options.cards)
}

/// How the screen is placed: one used only by touch lies on the table.
fn screen() -> Screen {
    match matches_media("(pointer: coarse)") {
        false => Screen::Stands,
        true if matches_media("(orientation: portrait)") => Screen::FlatHigh,
        true if matches_media("(height < 30rem)") => Screen::FlatLow,
        true => Screen::Flat,
    }
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

/// Why each seat's last action was refused, with its numbers of tries and cards to draw at the time: a later action
/// makes the refusal outdated.
type Refused = [Option<(Refusal, (u32, u8))>; MAX_SEATS];

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
        move |(seat, deed, at): (Seat, Gesture, f64)| {
            let action = match deed {
                Gesture::Play(card) => Action::Play { card },
                Gesture::Draw => Action::Draw,
                Gesture::Stop => Action::Stop,
            };
            let why = match deed {
                Gesture::Play(_) => None,
                Gesture::Draw | Gesture::Stop => refusal::<Stroop>(&props.check, seat, action),
            };
            let mut now = *refused;
            now[seat.index()] = why.map(|why| (why, so_far(&props, seat)));
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

/// Handles a key or button press; returns whether it meant anything.
#[hook]
fn use_strokes(
    phase: Phase,
    hands: &UseReducerHandle<Hands>,
    cells: &BySeat<Rc<Cells>>,
    act: &Callback<(Seat, Gesture, f64)>,
    pages: impl Fn(&Cells) -> usize + 'static,
) -> Callback<Stroke, bool> {
    let (hands, cells, act) = (hands.clone(), cells.clone(), act.clone());
    use_latest(Callback::from(move |stroke: Stroke| {
        let Stroke {
            seat,
            press,
            down,
            at,
        } = stroke;
        if press == Press::Stop && matches!(phase, Phase::Ready | Phase::Plays | Phase::Counting(_))
        {
            hands.dispatch(Hand::Holds(seat, down));
            return true;
        }
        if phase != Phase::Plays {
            return false;
        }
        if !down {
            return true;
        }
        let own = &cells[seat];
        let (pages, page) = (pages(own), hands.page[seat.index()]);
        let page = page.min(pages - 1);
        let play = |cell: usize| {
            if let Some(card) = own.get(cell) {
                act.emit((seat, Gesture::Play(card), at));
            }
        };
        let step = |across, down| {
            let to = moved(hands.cursor[seat.index()], pages * PAGE, across, down);
            hands.dispatch(Hand::Cursor(seat, to));
        };
        match press {
            Press::Cell(cell) => play(page * PAGE + usize::from(cell)),
            Press::Play => play(hands.cursor[seat.index()]),
            Press::Draw => act.emit((seat, Gesture::Draw, at)),
            Press::Page => hands.dispatch(Hand::Page(seat, (page + 1) % pages)),
            Press::Up => step(0, -1),
            Press::Down => step(0, 1),
            Press::Left => step(-1, 0),
            Press::Right => step(1, 0),
            Press::Stop => {}
        }
        true
    }))
}
